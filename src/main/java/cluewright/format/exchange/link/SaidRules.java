package cluewright.format.exchange.link;

import cluewright.format.BoardKinds;
import cluewright.format.exchange.core.PassedOver;
import cluewright.model.Board;
import cluewright.model.Decoration.Figure;
import cluewright.model.Decoration.Stroke;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads what is only drawn as rules where that is certain: the setter's words name a kind and say
 * its usual meaning, and all that is drawn as that kind is has the form that its exporters write.
 * If anything about a kind is in doubt, all of it stays decoration. A note names what was read.
 */
final class SaidRules {
  final LinkBoard rules;
  final Board board;
  final List<String> sentences;
  final List<Stroke> strokes;
  final List<Figure> figures;
  private final Map<Kind, Integer> taken = new LinkedHashMap<>();

  /**
   * @param strokes loses those that are rules
   * @param figures likewise
   */
  SaidRules(LinkBoard rules, String words, List<Stroke> strokes, List<Figure> figures) {
    this.rules = rules;
    this.board = rules.plain();
    this.sentences = SetterWords.sentences(words);
    this.strokes = strokes;
    this.figures = figures;
  }

  /** Reads all that is certain. */
  void take(PassedOver told) {
    new SaidShapes(this).take();
    new SaidLines(this).take();
    if (!taken.isEmpty()) {
      told.say(Phrase.of("exchange.taken-rules", Phrase.list(counts())));
    }
  }

  private List<Phrase> counts() {
    return taken.entrySet().stream()
        .map(
            each ->
                Phrase.of("exchange.taken-kind", BoardKinds.name(each.getKey()), each.getValue()))
        .toList();
  }

  /** True if a board can have a rule. */
  boolean fits(Kind kind, List<Integer> cells, int value) {
    return cells.size() >= kind.leastCells()
        && cells.size() <= kind.mostCells(board.layout())
        && cells.stream().distinct().count() == cells.size()
        && new Rule(kind, cells, value).refusal(board.layout()).isEmpty();
  }

  /** Adds a rule that fits. */
  void add(Kind kind, List<Integer> cells, int value, String field) {
    rules.addKnown(kind, cells, value, field);
    taken.merge(kind, 1, Integer::sum);
  }

  /** Adds cells of which a rule says the same each. */
  void addCells(Kind kind, List<Integer> cells) {
    rules.addCells(kind, cells);
    taken.merge(kind, cells.size(), Integer::sum);
  }
}
