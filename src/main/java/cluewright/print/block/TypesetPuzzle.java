package cluewright.print.block;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.print.Entry;
import cluewright.print.UsedSymbols;
import cluewright.replay.profile.Profile;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A puzzle of an edition with its words as they are printed; those that are not wanted are empty.
 *
 * @param place among the puzzles as they are printed, from 1
 * @param number its place, where it is printed
 * @param profile the figures of its profile
 * @param fields words with underscores, which become lines to write on
 */
public record TypesetPuzzle(
    Entry entry,
    int place,
    String number,
    String title,
    String author,
    String rating,
    String profile,
    String clues,
    String notes,
    String fields) {
  /** As many as its characters need at most, where they are not numbers: they stand first. */
  private static final int LINES_OF_SYMBOLS = 2;

  /** The profile whose curve is printed. */
  public Optional<Profile> curve() {
    return entry.profile().filter(known -> !profile.isEmpty());
  }

  public Board board() {
    return entry.puzzle().board();
  }

  /**
   * The most lines of words below it.
   *
   * @param usual where all of them may be cut
   * @param rules where they say the rules of its board, which are never cut
   */
  public int mostLines(int usual, int rules) {
    if (!Boards.isClassic(board())) {
      return rules;
    }
    return UsedSymbols.areNumbers(board(), entry.digits()) ? usual : usual + LINES_OF_SYMBOLS;
  }

  /** The words by which its solution is found: its number if that is printed, else its title. */
  String name() {
    return number.isEmpty() ? title : number;
  }

  /** Number and title, as far as they are printed. */
  public String fullName() {
    return joined("  ", number, title);
  }

  /** Texts side by side; those that are empty take no room. */
  public static String joined(String between, String... texts) {
    return Stream.of(texts).filter(text -> !text.isEmpty()).collect(Collectors.joining(between));
  }
}
