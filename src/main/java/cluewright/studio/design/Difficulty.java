package cluewright.studio.design;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.Optional;

/** The level of a document, and the strategies that it must not contain at any level. */
final class Difficulty {
  private Difficulty() {}

  static Phrase label(Optional<Level> level) {
    return level.map(Level::label).orElse(Phrase.of("design.any-level"));
  }

  /**
   * The difficulty of a document: a level, or none in particular if all strategies are allowed.
   * Empty if it is neither, as the strategies were chosen by themselves, or levels from one to
   * another.
   */
  static Optional<Optional<Level>> of(Document document) {
    Optional<Condition.Levels> asked = document.conditions().level();
    if (asked.isPresent()) {
      Condition.Levels levels = asked.get();
      return levels.easiest() == levels.hardest()
          ? Optional.of(Optional.of(levels.hardest()))
          : Optional.empty();
    }
    boolean isAny =
        document.chosen().isAny()
            || (hasDemands(document)
                && document
                    .chosen()
                    .containsAll(
                        upTo(Level.EXTREME, document.mask().board()).without(forbidden(document))));
    return isAny ? Optional.of(Optional.empty()) : Optional.empty();
  }

  /** True if strategies are required or forbidden, which a set of any strategies cannot express. */
  private static boolean hasDemands(Document document) {
    return !document.required().isEmpty() || !forbidden(document).isEmpty();
  }

  /**
   * A document without a particular level: any strategies are allowed or, if some are required or
   * forbidden, all others that assume nothing.
   */
  static Document any(Document document) {
    Document free = document.withConditions(document.conditions().withoutLevel());
    if (!hasDemands(document)) {
      return free.withStrategies(StrategySet.any());
    }
    StrategySet forbidden = forbidden(document);
    return free.withForbidden(forbidden)
        .withStrategies(
            upTo(Level.EXTREME, document.mask().board())
                .without(forbidden)
                .with(document.required()));
  }

  /**
   * The strategies that a document forbids, and those that its level allows but were not chosen. If
   * fewer than half of the level's were chosen, these were chosen by themselves, and the others are
   * not forbidden.
   */
  static StrategySet forbidden(Document document) {
    StrategySet level = allowed(document);
    StrategySet lacking = level.without(document.chosen());
    boolean isExceptional = 2 * lacking.strategies().size() < level.strategies().size();
    return isExceptional ? document.forbidden().with(lacking) : document.forbidden();
  }

  /**
   * The strategies that the level of a document allows. A document of any level has that of its
   * hardest chosen strategy.
   */
  private static StrategySet allowed(Document document) {
    Level level =
        document
            .conditions()
            .level()
            .map(Condition.Levels::hardest)
            .or(document.chosen().assumingNothing()::level)
            .orElse(Level.EASY);
    return upTo(level, document.mask().board());
  }

  /**
   * A document at another level, with all strategies up to it except the forbidden ones, and with
   * the required ones.
   */
  static Document at(Level level, Document document) {
    StrategySet forbidden = forbidden(document);
    StrategySet chosen =
        upTo(level, document.mask().board()).without(forbidden).with(document.required());
    return document
        .withForbidden(forbidden)
        .withStrategies(chosen)
        .withConditions(document.conditions().with(new Condition.Levels(level, level)));
  }

  /** A document that forbids one more strategy, whether its level allows it or not. */
  static Document forbidding(Strategy strategy, Document document) {
    return document.withForbidden(document.forbidden().with(only(strategy)));
  }

  /** A document that no longer forbids a strategy, and allows it if its level does. */
  static Document permitting(Strategy strategy, Document document) {
    StrategySet only = only(strategy);
    Document next = document.withForbidden(document.forbidden().without(only));
    return next.withStrategies(next.chosen().with(only.and(allowed(document))));
  }

  static StrategySet only(Strategy strategy) {
    return StrategySet.of(List.of(strategy));
  }

  private static StrategySet upTo(Level level, Board board) {
    return StrategySet.upTo(level).on(board);
  }
}
