package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.ExtraHouses;
import cluewright.phrase.Phrase;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The rules of a Penpa-Edit puzzle, which has none but what its setter says. Cluewright's are the
 * first paragraph: all of the board, so also those that are not drawn; and notes follow. A link
 * with another paragraph is someone else's, and what its words name but its drawing does not hold
 * is refused.
 */
final class PenpaWords {
  private static final String PARAGRAPH = "\n\n";

  /** The houses that are said and not drawn. */
  private static final Set<ExtraHouses> SAID = EnumSet.complementOf(EnumSet.of(ExtraHouses.X));

  /** The kinds of puzzles, as Penpa-Edit tags them, that are Sudoku with rules that are drawn. */
  private static final Set<String> TAGS =
      Set.of("classic", "irregular", "thermo", "killer", "consecutivepairs");

  private final String paragraph;
  private final String notes;

  private PenpaWords(String paragraph, String notes) {
    this.paragraph = paragraph;
    this.notes = notes;
  }

  static PenpaWords of(String rules) {
    int end = rules.indexOf(PARAGRAPH);
    return end < 0
        ? new PenpaWords(rules, "")
        : new PenpaWords(rules.substring(0, end), rules.substring(end + PARAGRAPH.length()));
  }

  /** Adds the houses that the first paragraph says in Cluewright's words. */
  void addTo(LinkBoard board) {
    for (ExtraHouses houses : SAID) {
      String sentence = SclRules.sentence(houses.kind());
      if (paragraph.contains(sentence)) {
        board.add(houses, sentence);
      }
    }
  }

  /** True if the first paragraph says all rules of a board, and just as Cluewright does. */
  boolean isOf(Board board) {
    return paragraph.equals(SclRules.all(board));
  }

  /** What follows the first paragraph. */
  String notes() {
    return notes;
  }

  static String told(String notes, Board board) {
    return SclRules.all(board) + (notes.isEmpty() ? "" : PARAGRAPH + notes);
  }

  /**
   * Compares someone else's words with what is drawn.
   *
   * @param said title and rules
   * @param tags the kinds of puzzle that it is marked with
   * @throws cluewright.format.FormatException if they name a rule that is not drawn
   */
  static void judge(PackedJson json, Board board, String said, Iterable<String> tags) {
    Optional<String> undrawn = SetterWords.undrawn(board, said);
    if (undrawn.isPresent()) {
      throw said(json, undrawn.get());
    }
    for (ExtraHouses houses : SAID) {
      String sentence = SclRules.sentence(houses.kind());
      if (said.contains(sentence)) {
        throw said(json, sentence);
      }
    }
    for (String tag : tags) {
      if (!TAGS.contains(tag)) {
        throw json.rule(tag);
      }
    }
    Optional<String> other = SetterWords.otherMeaning(board, said);
    if (other.isPresent()) {
      throw json.rule(other.get());
    }
    if (!said.isBlank() || SetterWords.isDrawn(board)) {
      json.passed().say(Phrase.of("exchange.drawn-rules"));
    }
  }

  private static FormatException said(PackedJson json, String words) {
    return json.fault(Phrase.of("exchange.penpa-said", Quoted.bare(words)));
  }

  /** The cells that are shaded to show houses that are said. */
  static Set<Integer> shaded(Board board) {
    return board.houses().stream()
        .filter(house -> house.kind().isExtraRegion())
        .flatMapToInt(house -> house.cells().stream())
        .boxed()
        .collect(Collectors.toSet());
  }
}
