package cluewright.search.skeleton;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.OpenRule;
import cluewright.model.Puzzle;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.proof.ProofRecord;
import cluewright.search.Proof;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Finds short proofs that a skeleton has no puzzle, whatever its values: every grid has another one
 * with the same clues and values.
 *
 * <p>Either cells can be moved ({@link KeptByMoves}) or digits be renamed ({@link LikeDigits}).
 * Each argument is exact; where none applies, nothing is claimed.
 */
public final class SkeletonArguments {
  private final Skeleton skeleton;
  private final Board board;
  private final CellSet clues;
  private final List<OpenRule> open;
  private final KeptByMoves moves;
  private final Stop stop;

  private SkeletonArguments(Skeleton skeleton, CellSet clues, List<OpenRule> open, Stop stop) {
    this.skeleton = skeleton;
    this.board = skeleton.board();
    this.clues = clues;
    this.open = open;
    this.moves = new KeptByMoves(skeleton, clues, open, stop);
    this.stop = stop;
  }

  /**
   * The most instructive argument, if any applies; on 9x9 in milliseconds.
   *
   * @param clues where digits stand
   * @param givens digits that are fixed there, if any
   * @param stop ends the work with a {@link CancellationException}
   */
  public static Optional<Proof> refutation(
      Skeleton skeleton, CellSet clues, Optional<Puzzle> givens, Stop stop) {
    return OpenRule.all(skeleton)
        .map(open -> new SkeletonArguments(skeleton, clues, open, stop))
        .flatMap(arguments -> arguments.refutation(givens));
  }

  private Optional<Proof> refutation(Optional<Puzzle> givens) {
    return lines(Kinds.ROW)
        .or(() -> lines(Kinds.COLUMN))
        .or(this::digits)
        .or(() -> board.isFull() ? ofWholeGrid() : Optional.empty())
        .or(() -> givens.flatMap(this::digits));
  }

  /** Two lines can be swapped. */
  private Optional<Proof> lines(Kind kind) {
    List<House> lines = board.houses(kind);
    for (House first : lines) {
      for (House second : lines) {
        if (first.grid() == second.grid() && first.number() < second.number()) {
          int[] to = swapped(first.cells().toArray(), second.cells().toArray());
          if (moves.keeps(to)) {
            return Optional.of(
                proof(said(kind, first, second), first.cells().union(second.cells()), to));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Phrase said(Kind kind, House first, House second) {
    String key = kind == Kinds.ROW ? "search.alike-rows" : "search.alike-columns";
    return first.grid() == House.Grid.ONLY
        ? Phrase.of(key, first.number(), second.number())
        : Phrase.of(key + "-of-grid", first.number(), second.number(), Words.grid(first.grid()));
  }

  private int[] swapped(int[] from, int[] to) {
    int[] moved = IntStream.range(0, board.cells()).toArray();
    for (int i = 0; i < from.length; i++) {
      moved[from[i]] = to[i];
      moved[to[i]] = from[i];
    }
    return moved;
  }

  private Optional<Proof> ofWholeGrid() {
    return blocks(board.rows(), "search.alike-bands", true)
        .or(() -> blocks(board.columns(), "search.alike-stacks", false))
        .or(this::crossing)
        .or(this::mirrored);
  }

  /** Two blocks of lines beside one another can be swapped. */
  private Optional<Proof> blocks(int lines, String key, boolean areRows) {
    for (int size = 2; 2 * size <= lines; size++) {
      for (int first = 0; first + 2 * size <= lines; first++) {
        for (int second = first + size; second + size <= lines; second++) {
          IntUnaryOperator line = exchange(first, second, size);
          int[] to = areRows ? moved(line, c -> c) : moved(r -> r, line);
          if (moves.keeps(to)) {
            Phrase said = Phrase.of(key, first + 1, first + size, second + 1, second + size);
            return Optional.of(proof(said, CellSet.empty(), to));
          }
        }
      }
    }
    return Optional.empty();
  }

  /** Two rows can be swapped together with two columns. */
  private Optional<Proof> crossing() {
    for (int row = 0; row < board.rows(); row++) {
      for (int below = row + 1; below < board.rows(); below++) {
        for (int column = 0; column < board.columns(); column++) {
          for (int beside = column + 1; beside < board.columns(); beside++) {
            int[] to = moved(exchange(row, below, 1), exchange(column, beside, 1));
            if (moves.keeps(to)) {
              Phrase said =
                  Phrase.of("search.alike-crossing", row + 1, below + 1, column + 1, beside + 1);
              return Optional.of(proof(said, CellSet.empty(), to));
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private static IntUnaryOperator exchange(int first, int second, int size) {
    return line ->
        line >= first && line < first + size
            ? line + second - first
            : line >= second && line < second + size ? line + first - second : line;
  }

  /** The whole grid can be mirrored or turned. */
  private Optional<Proof> mirrored() {
    int bottom = board.rows() - 1;
    int last = board.columns() - 1;
    return mirrored("search.alike-left-right", moved(r -> r, c -> last - c))
        .or(() -> mirrored("search.alike-top-bottom", moved(r -> bottom - r, c -> c)))
        .or(() -> mirrored("search.alike-half-turn", moved(r -> bottom - r, c -> last - c)))
        .or(() -> bottom == last ? diagonals(last) : Optional.empty());
  }

  private Optional<Proof> diagonals(int last) {
    int[] falling = IntStream.range(0, board.cells()).toArray();
    int[] rising = falling.clone();
    for (int row = 0; row <= last; row++) {
      for (int column = 0; column <= last; column++) {
        falling[board.cell(row, column)] = board.cell(column, row);
        rising[board.cell(row, column)] = board.cell(last - column, last - row);
      }
    }
    return mirrored("search.alike-falling", falling)
        .or(() -> mirrored("search.alike-rising", rising));
  }

  private Optional<Proof> mirrored(String key, int[] to) {
    return moves.keeps(to)
        ? Optional.of(proof(Phrase.of(key), CellSet.empty(), to))
        : Optional.empty();
  }

  private int[] moved(IntUnaryOperator row, IntUnaryOperator column) {
    int[] to = IntStream.range(0, board.cells()).toArray();
    for (int r = 0; r < board.rows(); r++) {
      for (int c = 0; c < board.columns(); c++) {
        to[board.cell(r, c)] = board.cell(row.applyAsInt(r), column.applyAsInt(c));
      }
    }
    return to;
  }

  private Proof proof(Phrase said, CellSet cells, int[] to) {
    return new Proof(
        Proof.Kind.SAME_VALUES,
        said,
        cells,
        ProofRecord.of("method argument", ProofRecord.line("to", to, board)));
  }

  /** Digits that occur in no clue can be exchanged, whatever stands there. */
  private Optional<Proof> digits() {
    LikeDigits like = new LikeDigits(skeleton, open, stop);
    List<List<Integer>> groups = like.groups();
    if (groups.stream().mapToInt(group -> group.size() - 1).sum() > clues.size()) {
      String[] lines =
          groups.stream()
              .flatMap(
                  group ->
                      group.stream()
                          .skip(1)
                          .map(digit -> "exchange " + symbol(group.get(0)) + " " + symbol(digit)))
              .toArray(String[]::new);
      return Optional.of(
          new Proof(Proof.Kind.SAME_VALUES, said(groups), clues, ProofRecord.of(with(lines))));
    }
    if (like.areReversible() && clues.isEmpty()) {
      return Optional.of(
          new Proof(
              Proof.Kind.SAME_VALUES,
              Phrase.of(
                  "search.alike-reversed",
                  Words.digit(board, 1),
                  Words.digit(board, board.digits())),
              clues,
              ProofRecord.of("method argument", "reverse")));
    }
    return Optional.empty();
  }

  private static String[] with(String... lines) {
    return IntStream.range(-1, lines.length)
        .mapToObj(i -> i < 0 ? "method argument" : lines[i])
        .toArray(String[]::new);
  }

  private Phrase said(List<List<Integer>> groups) {
    if (clues.isEmpty()) {
      List<Integer> group = groups.get(0);
      return Phrase.of(
          "search.alike-digits",
          Words.digit(board, group.get(0)),
          Words.digit(board, group.get(1)));
    }
    return Phrase.of("search.alike-digits-and-clues", listed(groups), clues.size());
  }

  private Phrase listed(List<List<Integer>> groups) {
    return Phrase.apart(
        groups.stream()
            .map(group -> Words.digits(board, group.stream().mapToInt(d -> 1 << (d - 1)).sum()))
            .toList());
  }

  /** The same with digits that are fixed, of which other clues add at most one each. */
  private Optional<Proof> digits(Puzzle givens) {
    LikeDigits like = new LikeDigits(skeleton, open, stop);
    List<Integer> fixed = givens.mask().clues().stream().mapToObj(givens::digit).toList();
    List<List<Integer>> groups =
        like.groups().stream()
            .map(group -> group.stream().filter(digit -> !fixed.contains(digit)).toList())
            .filter(group -> group.size() > 1)
            .toList();
    int others = clues.minus(givens.mask().clues()).size();
    if (groups.stream().mapToInt(group -> group.size() - 1).sum() <= others) {
      return Optional.empty();
    }
    return Optional.of(
        new Proof(
                Proof.Kind.SAME_VALUES,
                Phrase.of("search.alike-digits-and-clues", listed(groups), others),
                clues,
                ProofRecord.notKept(ProofRecord.Absence.GOAL))
            .ruling(Proof.Scope.CONDITIONS));
  }

  private String symbol(int digit) {
    return String.valueOf(board.symbol(digit));
  }
}
