package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.util.Locale;
import java.util.Optional;

/** A condition about single strategies: to contain them, or not to. */
enum StrategyCondition {
  MUST {
    @Override
    StrategySet of(Choice choice) {
      return choice.required();
    }

    @Override
    StrategySet offered(Choice choice) {
      return choice.onBoard().without(choice.required());
    }

    @Override
    Optional<Phrase> add(Strategy strategy, StrategiesViewModel strategies) {
      return strategies.require(strategy);
    }

    @Override
    void remove(Strategy strategy, StrategiesViewModel strategies) {
      strategies.toggleRequired(strategy);
    }
  },

  MUST_NOT {
    @Override
    StrategySet of(Choice choice) {
      return choice.forbidden();
    }

    @Override
    StrategySet offered(Choice choice) {
      return choice
          .onBoard()
          .without(choice.forbidden())
          .without(choice.easier())
          .without(choice.required());
    }

    @Override
    Optional<Phrase> add(Strategy strategy, StrategiesViewModel strategies) {
      return strategies.forbid(strategy);
    }

    @Override
    void remove(Strategy strategy, StrategiesViewModel strategies) {
      strategies.permit(strategy);
    }
  };

  abstract StrategySet of(Choice choice);

  abstract StrategySet offered(Choice choice);

  /**
   * Adds a strategy to the condition.
   *
   * @return why that cannot be; empty if it can
   */
  abstract Optional<Phrase> add(Strategy strategy, StrategiesViewModel strategies);

  abstract void remove(Strategy strategy, StrategiesViewModel strategies);

  /** The word for it in text keys and control ids, such as {@code must-not}. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
