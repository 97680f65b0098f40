package cluewright.format.exchange.link;

import cluewright.format.BoardKinds;
import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The rules of a board as other programs show them to solvers, in English, since a link has one
 * language. SudokuPad knows anti-knight and anti-king by sentences like these, too.
 */
final class SclRules {
  /** The sentences that differ from those of {@link BoardKinds}. */
  private static final Map<Kind, String> SENTENCES =
      Map.of(
          Kinds.DIAGONALS, "Each diagonal contains every digit once.",
          Kinds.WINDOKU, "Each shaded window contains every digit once.",
          Kinds.CENTRE_DOT, "The shaded cells in the middle of boxes contain every digit once.",
          Kinds.DISJOINT_GROUPS, "Cells at the same place in their boxes contain every digit once.",
          Kinds.ASTERISK, "The shaded cells around the middle contain every digit once.",
          Kinds.KNIGHT, "Cells a knight's move apart cannot contain the same digit.",
          Kinds.KING, "Cells a king's move apart cannot contain the same digit.",
          Kinds.CAGE,
              "Digits in a cage are all different and add up to the number in its corner, if there"
                  + " is one.");

  private static final String NOT_ALL = "Not all possible dots and letters are given.";

  private SclRules() {}

  /**
   * The setter's notes besides the rules of the board: the whole text, unless Cluewright's rules
   * come first. A remark asks for a look at a setter's words, since they may be rules in any
   * language.
   *
   * @param rules as they stand in a link
   * @throws cluewright.format.FormatException if they say that what is drawn means something else
   */
  static String notes(PackedJson json, Board board, String rules) {
    OwnRules own = OwnRules.of(rules);
    boolean isOwn = own.isOf(board);
    String notes = isOwn ? own.notes() : rules;
    refuseOtherMeaning(json, board, notes);
    if (!isOwn && SetterWords.isDrawn(board) && !notes.isEmpty()) {
      json.passed().say(Phrase.of("exchange.drawn-rules"));
    } else if (!isOwn && !SetterWords.areUsual(notes)) {
      json.passed().say(Phrase.of("exchange.said-rules"));
    }
    return notes;
  }

  /** Refuses words that give what is drawn another meaning. */
  static void refuseOtherMeaning(PackedJson json, Board board, String said) {
    FormatException.throwIf(
        SetterWords.otherMeaning(board, said)
            .map(words -> json.fault(Phrase.of("exchange.said-other", Quoted.bare(words)))));
  }

  /** All rules in one paragraph. */
  static String all(Board board) {
    return "Each row, column and %s contains every digit once. %s"
        .formatted(Boards.isJigsaw(board) ? "region" : "box", String.join(" ", sentences(board)))
        .strip();
  }

  /** The sentence for a kind of rule without a value. */
  static String sentence(Kind kind) {
    return sentence(kind, 0);
  }

  /** The sentence for a kind of rule with a value; 0 for none. */
  static String sentence(Kind kind, int value) {
    String own = SENTENCES.get(kind);
    return own == null ? BoardKinds.rule(kind, value).in(Locale.ENGLISH) : own;
  }

  private static List<String> sentences(Board board) {
    return BoardKinds.sentences(
        board,
        kind -> board.values(kind).stream().map(value -> sentence(kind, value)).distinct(),
        NOT_ALL);
  }
}
