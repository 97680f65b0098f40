package cluewright.format.exchange.link;

import cluewright.format.FormatException;
import cluewright.format.Quoted;
import cluewright.model.Board;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The rules of a Penpa-Edit puzzle, which has none but what its setter writes. {@link OwnRules} say
 * those, too, that are not drawn. In someone else's link, what words name but the drawing does not
 * hold is refused.
 */
final class PenpaWords {
  /** The houses given in words rather than drawn. */
  private static final List<Kind> SAID =
      Kinds.ofBoards().stream().filter(kind -> kind != Kinds.DIAGONALS).toList();

  /** Penpa-Edit's tags for Sudoku with drawn rules. */
  private static final Set<String> TAGS =
      Set.of("classic", "irregular", "thermo", "killer", "consecutivepairs");

  private PenpaWords() {}

  /** Adds the houses that the first paragraph gives in Cluewright's words. */
  static void add(OwnRules rules, LinkBoard board) {
    for (Kind houses : SAID) {
      String sentence = SclRules.sentence(houses);
      if (rules.paragraph().contains(sentence)) {
        board.add(houses, sentence);
      }
    }
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
    for (Kind houses : SAID) {
      String sentence = SclRules.sentence(houses);
      if (said.contains(sentence)) {
        throw said(json, sentence);
      }
    }
    for (String tag : tags) {
      if (!TAGS.contains(tag)) {
        throw json.rule(tag);
      }
    }
    SclRules.refuseOtherMeaning(json, board, said);
    if (!said.isBlank() || SetterWords.isDrawn(board)) {
      json.passed().say(Phrase.of("exchange.drawn-rules"));
    }
  }

  private static FormatException said(PackedJson json, String words) {
    return json.fault(Phrase.of("exchange.penpa-said", Quoted.bare(words)));
  }

  /** The cells shaded to show houses given in words. */
  static Set<Integer> shaded(Board board) {
    return board.houses().stream()
        .filter(house -> house.kind().isExtraRegion())
        .flatMapToInt(house -> house.cells().stream())
        .boxed()
        .collect(Collectors.toSet());
  }
}
