package cluewright.format.exchange.link;

import static java.util.Map.entry;

import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rules of a board as other programs show them to solvers: in English, as a link has one
 * language. SudokuPad knows anti-knight and anti-king by sentences like these, too.
 */
final class SclRules {
  private static final Map<Kind, String> SENTENCES =
      Map.ofEntries(
          entry(Kinds.DIAGONALS, "Each diagonal contains every digit once."),
          entry(Kinds.WINDOKU, "Each shaded window contains every digit once."),
          entry(
              Kinds.CENTRE_DOT,
              "The shaded cells in the middle of boxes contain every digit once."),
          entry(
              Kinds.DISJOINT_GROUPS,
              "Cells at the same place in their boxes contain every digit once."),
          entry(Kinds.ASTERISK, "The shaded cells around the middle contain every digit once."),
          entry(Kinds.KNIGHT, "Cells a knight's move apart cannot contain the same digit."),
          entry(Kinds.KING, "Cells a king's move apart cannot contain the same digit."),
          entry(Kinds.WHITE_DOT, "Digits on both sides of a white dot differ by 1."),
          entry(Kinds.BLACK_DOT, "On both sides of a black dot, one digit is twice the other."),
          entry(Kinds.X, "Digits on both sides of an X add up to 10."),
          entry(Kinds.V, "Digits on both sides of a V add up to 5."),
          entry(Kinds.LESS, "Signs between cells open towards the larger digit."),
          entry(Kinds.THERMOMETER, "Along each thermometer, digits grow from the bulb on."),
          entry(
              Kinds.CAGE,
              "Digits in a cage are all different and add up to the number in its corner, if there"
                  + " is one."));

  /** The kinds of drawn rules that have a sentence and a drawing. */
  static final Set<Kind> KNOWN = SENTENCES.keySet();

  private static final String NOT_ALL = "Not all possible dots and letters are given.";

  private SclRules() {}

  /**
   * What a setter says beside the rules of the board: all of it, unless Cluewright's come first. A
   * remark asks for a look at a setter's words, since they may be rules in any language.
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
    SetterWords.otherMeaning(board, said)
        .ifPresent(
            words -> {
              throw json.fault(Phrase.of("exchange.said-other", Quoted.bare(words)));
            });
  }

  /** All of them, in one paragraph. */
  static String all(Board board) {
    return "Each row, column and %s contains every digit once. %s"
        .formatted(Boards.isJigsaw(board) ? "region" : "box", String.join(" ", sentences(board)))
        .strip();
  }

  /** The sentence that says a kind of rules. */
  static String sentence(Kind kind) {
    return SENTENCES.get(kind);
  }

  private static List<String> sentences(Board board) {
    List<Kind> kinds = board.rules().stream().map(Rule::kind).distinct().toList();
    List<String> sentences = new ArrayList<>();
    kinds.stream()
        .filter(kind -> kind.form() != Form.REGION)
        .forEach(kind -> sentences.add(SENTENCES.get(kind)));
    if (kinds.stream().anyMatch(Kind::isPerhapsMissing)) {
      sentences.add(NOT_ALL);
    }
    kinds.stream()
        .filter(kind -> kind.form() == Form.REGION)
        .forEach(kind -> sentences.add(SENTENCES.get(kind)));
    return sentences;
  }
}
