package cluewright.manual;

import cluewright.format.KindPage;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The step on the page of a kind: one that its rule gives, and the rest of the board does not. */
final class KindExample {
  private final Kind kind;
  private final Strategy strategy;
  private final Puzzle clues;

  private KindExample(Kind kind, KindPage page) {
    this.kind = kind;
    this.strategy = Catalogue.withId(page.strategy()).orElseThrow();
    this.clues = page.clues();
  }

  /** The step; empty if none rests on a rule of the kind. */
  static Optional<Example> of(Kind kind, KindPage page) {
    return new KindExample(kind, page).example();
  }

  private Optional<Example> example() {
    Set<Integer> without =
        steps(cluesOn(boardWithout()))
            .flatMap(step -> step.changes().stream())
            .collect(Collectors.toSet());
    return steps(clues)
        .filter(step -> step.changes().stream().noneMatch(without::contains))
        .min(Comparator.comparing(step -> !isSaid(step.evidence())))
        .map(step -> new Example(clues, GridState.initial(clues), step));
  }

  /** True if a sentence about the evidence names a rule of the kind. */
  private boolean isSaid(Evidence evidence) {
    return evidence.rules().stream().anyMatch(seen -> seen.rule().kind() == kind)
        || evidence.houses().stream().anyMatch(house -> house.kind() == kind);
  }

  private Stream<Deduction> steps(Puzzle puzzle) {
    List<Deduction> found = new ArrayList<>();
    if (strategy.fits(puzzle.board())) {
      strategy
          .finder(puzzle.board())
          .find(new SolvingState(GridState.initial(puzzle)), step -> !found.add(step));
    }
    return found.stream();
  }

  private Puzzle cluesOn(Board board) {
    return new Puzzle(board, IntStream.range(0, board.cells()).map(clues::digit).toArray());
  }

  private Board boardWithout() {
    List<String> parts = Boards.parts(clues.board().name());
    String values = kind.form() == Form.BOARD ? "" : "\\d*=.*";
    Pattern own = Pattern.compile(Pattern.quote(kind.id()) + values);
    return Boards.named(
            parts.stream()
                .filter(part -> !own.matcher(part).matches())
                .collect(Collectors.joining("+")))
        .orElseThrow();
  }
}
