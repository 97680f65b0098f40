package cluewright.plan;

import cluewright.choice.Kind;
import cluewright.mask.ClueCounts;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.search.Arguments;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A range of numbers of clues, ends included. */
public record ClueRange(int least, int most) {
  private static final Pattern WRITTEN = Pattern.compile("(\\d{1,3})(?:\\.\\.(\\d{1,3}))?");

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
   * Reads a number such as {@code 26}, or a range such as {@code 24..28}.
   *
   * @throws IllegalArgumentException if the text is neither, with a sentence without full stop
   */
  public static ClueRange of(String text) {
    Matcher range = WRITTEN.matcher(text.strip());
    if (!range.matches()) {
      throw new IllegalArgumentException(
          "\"" + text + "\" is not a number of clues: write 26, or a range such as 24..28");
    }
    int least = Integer.parseInt(range.group(1));
    return new ClueRange(least, range.group(2) == null ? least : Integer.parseInt(range.group(2)));
  }

  /** True if a number lies in the range. */
  public boolean contains(int clues) {
    return clues >= least && clues <= most;
  }

  /**
   * The numbers that masks with this symmetry and puzzles on this board can have, in order; at
   * least one.
   *
   * @throws IllegalArgumentException if there are none; its message says why, as a clause
   */
  public int[] on(Board board, Symmetry symmetry) {
    int fewest = Arguments.fewestClues(board);
    if (most < fewest) {
      throw new IllegalArgumentException(
          "a %s puzzle has at least %d: %s"
              .formatted(board, fewest, Arguments.lowerBound(board).proof().sentence()));
    }
    if (least > board.cells()) {
      throw new IllegalArgumentException(
          "the %s board has %d cells".formatted(board, board.cells()));
    }
    ClueCounts counts = ClueCounts.of(board, symmetry);
    int[] allowed = counts.within(Math.max(least, fewest), most).toArray();
    if (allowed.length == 0) {
      throw new IllegalArgumentException(
          "with symmetry %s no mask of the %s board has so many clues: the nearest is %s"
              .formatted(Kind.word(symmetry), board, nearest(counts, fewest)));
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
