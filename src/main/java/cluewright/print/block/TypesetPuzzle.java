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
 * A puzzle of an edition with its printable words; those that are not wanted are empty.
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
  /**
   * The maximum number of lines for its characters where they are not numbers; these come first.
   */
  private static final int LINES_OF_SYMBOLS = 2;

  private static final String BETWEEN = " · ";

  public Optional<Profile> curve() {
    return entry.profile().filter(known -> !profile.isEmpty());
  }

  public Board board() {
    return entry.puzzle().board();
  }

  /**
   * The maximum number of lines below it.
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

  /**
   * The name under which its solution is listed: its number if that is printed, otherwise its
   * title.
   */
  String name() {
    return number.isEmpty() ? title : number;
  }

  /** Number and title, if printed. */
  public String fullName() {
    return joined("  ", number, title);
  }

  /**
   * Other words below the board, and then its notes; those of several lines, such as a setter's
   * rules, begin with a line of their own.
   */
  public String withNotes(String others) {
    return withNotes(others, notes);
  }

  /** Other words, and then notes. */
  public static String withNotes(String others, String notes) {
    return joined(notes.contains("\n") ? "\n" : BETWEEN, others, notes);
  }

  /** Joins texts with a separator; empty ones are left out. */
  public static String joined(String between, String... texts) {
    return Stream.of(texts).filter(text -> !text.isEmpty()).collect(Collectors.joining(between));
  }
}
