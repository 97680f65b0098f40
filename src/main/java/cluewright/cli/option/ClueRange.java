package cluewright.cli.option;

import cluewright.choice.Kind;
import cluewright.cli.terminal.UsageException;
import cluewright.mask.ClueCounts;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.search.Arguments;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A range of numbers of clues, ends included. */
public record ClueRange(int least, int most) {

  /**
   * Checks their order.
   *
   * @throws IllegalArgumentException if the first is the larger one
   */
  public ClueRange {
    if (least > most) {
      throw new IllegalArgumentException(
          "%d..%d counts down: write %d..%d".formatted(least, most, most, least));
    }
  }

  /**
   * The numbers that masks with this symmetry and puzzles on this board can have, in order; at
   * least one.
   *
   * @throws UsageException if there are none
   */
  public int[] on(Board board, Symmetry symmetry) {
    int fewest = Arguments.fewestClues(board);
    if (most < fewest) {
      throw new UsageException(
          "--clues is %s, but a %s puzzle has at least %d: %s"
              .formatted(this, board, fewest, Arguments.lowerBound(board).proof().sentence()));
    }
    if (least > board.cells()) {
      throw new UsageException(
          "--clues is %s, but the %s board has %d cells".formatted(this, board, board.cells()));
    }
    ClueCounts counts = ClueCounts.of(board, symmetry);
    int[] allowed = counts.within(Math.max(least, fewest), most).toArray();
    if (allowed.length == 0) {
      throw new UsageException(
          "--clues is %s, but with --symmetry %s no mask of the %s board has so many clues: the nearest is %s"
              .formatted(this, Kind.word(symmetry), board, nearest(counts, fewest)));
    }
    return allowed;
  }

  private String nearest(ClueCounts counts, int fewest) {
    OptionalInt fewer = counts.atMost(least - 1);
    return Stream.of(
            fewer.isPresent() && fewer.getAsInt() >= fewest ? fewer.getAsInt() : null,
            counts.atLeast(most + 1).orElseThrow())
        .filter(Objects::nonNull)
        .map(String::valueOf)
        .collect(Collectors.joining(" or "));
  }

  @Override
  public String toString() {
    return least == most ? String.valueOf(least) : least + ".." + most;
  }
}
