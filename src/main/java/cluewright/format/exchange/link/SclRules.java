package cluewright.format.exchange.link;

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
 * The rules of a board as f-puzzles and SudokuPad show them to solvers who have no others: in
 * English, as a link has one language.
 */
final class SclRules {
  private static final Map<House.Kind, String> SENTENCES =
      Map.of(
          House.Kind.DIAGONAL, "Each diagonal contains every digit once.",
          House.Kind.WINDOW, "Each shaded window contains every digit once.",
          House.Kind.CENTRE, "The shaded cells in the middle of boxes contain every digit once.",
          House.Kind.GROUP, "Cells at the same place in their boxes contain every digit once.",
          House.Kind.ASTERISK, "The shaded cells around the middle contain every digit once.",
          House.Kind.KNIGHT, "Cells a knight's move of chess apart contain different digits.",
          House.Kind.KING, "Cells that touch at a corner contain different digits.");

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
   * Compares what the setter says with the board.
   *
   * @param said the rules, unless they are just those of the board
   * @throws cluewright.format.FormatException if they say that what is drawn means something else
   */
  static void judge(PackedJson json, Board board, String said) {
    SetterWords.otherMeaning(board, said)
        .ifPresent(
            words -> {
              throw json.rule(words);
            });
    if (SetterWords.isDrawn(board) && !said.isEmpty()) {
      json.passed().say(Phrase.of("exchange.drawn-rules"));
    } else if (SetterWords.mayBeRules(said)) {
      json.passed().say(Phrase.of("exchange.said-rules"));
    }
  }

  /** The rules to write for solvers: what the setter says, else those of the board. */
  static String told(String said, Board board) {
    return said.isEmpty() ? of(board) : said;
  }

  /** What the setter says in rules that were written: nothing if they are those of the board. */
  static String said(String told, Board board) {
    return told.equals(of(board)) ? "" : told;
  }

  /** Nothing for a board with the usual rules. */
  static String of(Board board) {
    List<String> sentences = sentences(board);
    return sentences.isEmpty() && !Boards.isJigsaw(board) ? "" : all(board);
  }

  /** All of them, the usual ones too. */
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
