package cluewright.format;

import cluewright.format.LibraryCase.Expectation;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;

/**
 * Reads HoDoKu's regression libraries, one case per line:
 *
 * <pre>:code[-variant]:digits:grid:deleted:eliminations:placements:[extra]</pre>
 *
 * The grid has 81 cells, a {@code +} before a digit that is placed and no clue; candidates are
 * written as digit, row, column, and parted by blanks. The variant {@code x} says that the strategy
 * must not be found. {@code #} begins a comment.
 */
public final class LibraryText {
  private LibraryText() {}

  /**
   * What a line says about its grid.
   *
   * @param line from 1
   * @param state every placed digit, the clues among them, without the deleted candidates
   * @param hasClaim whether it also says what a strategy finds there
   */
  public record Position(int line, Puzzle clues, GridState state, boolean hasClaim) {}

  /** True if a line is a bare grid with placed digits or deleted candidates. */
  public static boolean isGrid(String line) {
    return LibraryLine.isGrid(line);
  }

  /**
   * Reads the grid of every line, which may be bare.
   *
   * @param take gets one after the other, at least one
   * @throws FormatException if a line is no case, with its line and column, or if there is none
   */
  public static void eachPosition(String text, Consumer<Position> take) {
    int positions = 0;
    for (Line line : Line.of(text, 1)) {
      Line words = line.withoutComment();
      if (!words.text().isBlank()) {
        take.accept(position(line.number(), LibraryLine.ofGrid(words)));
        positions++;
      }
    }
    if (positions == 0) {
      throw noCase();
    }
  }

  private static Position position(int number, LibraryLine line) {
    line.code();
    Puzzle placed = line.placed();
    GridState state = line.state(placed);
    boolean hasClaim = !line.eliminated().isEmpty() || !line.placements().isEmpty();
    return new Position(number, line.clues(placed), state, hasClaim);
  }

  /**
   * Reads every case.
   *
   * @throws FormatException if a line is no case, with its line and column
   */
  public static List<LibraryCase> readAll(String text) {
    return readAll(
        text,
        fault -> {
          throw fault;
        });
  }

  /**
   * Reads every readable case.
   *
   * @param faults gets what is wrong with a line, with its line and column
   * @throws FormatException if there is no case at all
   */
  public static List<LibraryCase> readAll(String text, Consumer<FormatException> faults) {
    List<LibraryCase> cases = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      Line words = line.withoutComment();
      if (!words.text().isBlank()) {
        try {
          cases.add(read(words));
        } catch (FormatException fault) {
          faults.accept(fault);
        }
      }
    }
    if (cases.isEmpty()) {
      throw noCase();
    }
    return cases;
  }

  private static FormatException noCase() {
    return FormatException.at(1, 1, Phrase.of("formats.library-case"));
  }

  private static LibraryCase read(Line text) {
    LibraryLine line = LibraryLine.of(text);
    Matcher code = line.code();
    Puzzle placedDigits = line.placed();
    GridState state = line.state(placedDigits);
    Set<Integer> eliminated = line.eliminated();
    Set<Integer> placed = line.placements();
    Expectation expectation = expectation(code, eliminated, placed, line);
    return new LibraryCase(
        text.number(),
        code.group(1),
        code.group(2) == null ? "" : code.group(2),
        line.digits(),
        line.clues(placedDigits),
        state,
        expectation,
        switch (expectation) {
          case ELIMINATES -> eliminated;
          case PLACES -> placed;
          case NOT_FOUND -> Set.of();
        });
  }

  private static Expectation expectation(
      Matcher code, Set<Integer> eliminated, Set<Integer> placed, LibraryLine line) {
    if ("x".equals(code.group(2))) {
      return Expectation.NOT_FOUND;
    }
    if (eliminated.isEmpty() == placed.isEmpty()) {
      throw line.fields().get(5).fault(0, "formats.library-claim");
    }
    return placed.isEmpty() ? Expectation.ELIMINATES : Expectation.PLACES;
  }
}
