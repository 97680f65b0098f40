package cluewright.studio.planner;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.plan.Lot;
import cluewright.plan.shape.Shape;
import cluewright.plan.shape.Shapes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A kind of puzzles to choose for a row.
 *
 * @param board absent for the boards of listed masks
 */
record RowKind(Optional<Board> board, Optional<Lot> lot) {

  /** Those of every plan, made once: a board takes kilobytes, and a plan may have fifty rows. */
  private static final List<RowKind> USUAL = usual();

  /** The kinds there are, with those of other boards at the end, each once. */
  static List<RowKind> all(List<RowKind> others) {
    List<RowKind> all = new ArrayList<>(USUAL);
    others.stream().filter(other -> !all.contains(other)).forEach(all::add);
    return all;
  }

  private static List<RowKind> usual() {
    List<RowKind> all = new ArrayList<>(List.of(plain(Boards.NINE)));
    Stream<Lot> shapes =
        Arrays.stream(Shape.values()).map(each -> new Lot.Some(Shapes.usual(each, Boards.NINE)));
    Stream.concat(shapes, Arrays.stream(Lot.All.values()))
        .forEach(lot -> all.add(new RowKind(Optional.of(Boards.NINE), Optional.of(lot))));
    for (Kind kind : Kinds.ofBoards()) {
      Boards.withKinds(Boards.NINE, Set.of(kind)).ifPresent(board -> all.add(plain(board)));
    }
    List.of(Boards.SIX, Boards.FOUR, Boards.SIXTEEN).forEach(board -> all.add(plain(board)));
    return all;
  }

  static RowKind plain(Board board) {
    return new RowKind(Optional.of(board), Optional.empty());
  }

  Phrase words() {
    Phrase base = board.map(RowKind::words).orElse(Phrase.of("planner.kind-listed"));
    return lot.map(RowKind::words)
        .map(
            each ->
                board.equals(Optional.of(Boards.NINE))
                    ? each
                    : Phrase.of("planner.lot-on", each, base))
        .orElse(base);
  }

  private static Phrase words(Board board) {
    return board.equals(Boards.NINE)
        ? Phrase.of("planner.kind-classic")
        : Phrase.verbatim(board.toString());
  }

  /** What is drawn by lot, however many there are of it. */
  private static Phrase words(Lot lot) {
    if (lot instanceof Lot.All all) {
      return Phrase.of("planner.lot-" + all.id());
    }
    return Phrase.list(
        ((Lot.Some) lot)
            .shapes().counts().keySet().stream()
                .map(shape -> Phrase.of("planner.shape-" + shape.id()))
                .toList());
  }
}
