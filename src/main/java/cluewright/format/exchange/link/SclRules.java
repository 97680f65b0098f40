package cluewright.format.exchange.link;

import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.Relation;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The rules of a board as other programs show them to solvers: in English, as a link has one
 * language. SudokuPad knows anti-knight and anti-king by sentences like these, too.
 */
final class SclRules {
  private static final Map<House.Kind, String> SENTENCES =
      Map.of(
          House.Kind.DIAGONAL, "Each diagonal contains every digit once.",
          House.Kind.WINDOW, "Each shaded window contains every digit once.",
          House.Kind.CENTRE, "The shaded cells in the middle of boxes contain every digit once.",
          House.Kind.GROUP, "Cells at the same place in their boxes contain every digit once.",
          House.Kind.ASTERISK, "The shaded cells around the middle contain every digit once.",
          House.Kind.KNIGHT, "Cells a knight's move apart cannot contain the same digit.",
          House.Kind.KING, "Cells a king's move apart cannot contain the same digit.");

  private static final Map<Relation.Kind, String> RELATIONS =
      Map.of(
          Relation.Kind.CONSECUTIVE, "Digits on both sides of a white dot differ by 1.",
          Relation.Kind.RATIO, "On both sides of a black dot, one digit is twice the other.",
          Relation.Kind.X, "Digits on both sides of an X add up to 10.",
          Relation.Kind.V, "Digits on both sides of a V add up to 5.",
          Relation.Kind.LESS, "Signs between cells open towards the larger digit.",
          Relation.Kind.THERMOMETER, "Along each thermometer, digits grow from the bulb on.");

  private static final String NOT_ALL = "Not all possible dots and letters are given.";
  private static final String CAGES =
      "Digits in a cage are all different and add up to the number in its corner, if there is one.";

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

  /** The sentence that says a kind of houses. */
  static String sentence(House.Kind kind) {
    return SENTENCES.get(kind);
  }

  private static List<String> sentences(Board board) {
    List<String> sentences = new ArrayList<>();
    Stream.of(House.Kind.values())
        .filter(kind -> SENTENCES.containsKey(kind) && !board.houses(kind).isEmpty())
        .forEach(kind -> sentences.add(SENTENCES.get(kind)));
    board.relations().stream()
        .map(Relation::kind)
        .distinct()
        .forEach(kind -> sentences.add(RELATIONS.get(kind)));
    if (board.relations().stream().anyMatch(relation -> relation.kind().isSymmetric())) {
      sentences.add(NOT_ALL);
    }
    if (!board.cages().isEmpty()) {
      sentences.add(CAGES);
    }
    return sentences;
  }
}
