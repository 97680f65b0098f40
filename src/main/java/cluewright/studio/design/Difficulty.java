package cluewright.studio.design;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.replay.Wish;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.util.List;
import java.util.Optional;

/**
 * The level of a document, and the strategies that it must not contain although the level would
 * allow them.
 */
final class Difficulty {
  private Difficulty() {}

  static Phrase label(Optional<Level> level) {
    return level.map(Level::label).orElse(Phrase.of("design.any-level"));
  }

  /**
   * The strategies that the level of a document would allow and that were not chosen. A document of
   * any level has that of its hardest chosen strategy. If fewer than half of the level's were
   * chosen, these were chosen by themselves, and none is forbidden.
   */
  static StrategySet forbidden(Document document) {
    StrategySet level = upTo(level(document), document.mask().board());
    StrategySet lacking = level.without(document.chosen());
    boolean isExceptional = 2 * lacking.strategies().size() < level.strategies().size();
    return isExceptional ? lacking : StrategySet.of(List.of());
  }

  private static Level level(Document document) {
    return document
        .wishes()
        .level()
        .map(Wish.Levels::hardest)
        .or(document.chosen().assumingNothing()::level)
        .orElse(Level.EASY);
  }

  /**
   * A document of another level: with all strategies up to it but the forbidden ones, and with the
   * required ones.
   */
  static Document at(Level level, Document document) {
    StrategySet chosen =
        upTo(level, document.mask().board()).without(forbidden(document)).with(document.required());
    return document
        .withStrategies(chosen)
        .withWishes(document.wishes().with(new Wish.Levels(level, level)));
  }

  private static StrategySet upTo(Level level, Board board) {
    return StrategySet.upTo(level).on(board);
  }
}
