package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.util.Locale;

/** A demand on single strategies of a puzzle: to contain them, or not to. */
enum Demand {
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
    Phrase add(Strategy strategy, StrategiesViewModel strategies) {
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
    Phrase add(Strategy strategy, StrategiesViewModel strategies) {
      return strategies.forbid(strategy);
    }

    @Override
    void remove(Strategy strategy, StrategiesViewModel strategies) {
      strategies.permit(strategy);
    }
  };

  /** The strategies that it is made of. */
  abstract StrategySet of(Choice choice);

  /** The strategies that it can be made of besides. */
  abstract StrategySet offered(Choice choice);

  /**
   * Makes it of one more strategy.
   *
   * @return the reason why that cannot be, or nothing
   */
  abstract Phrase add(Strategy strategy, StrategiesViewModel strategies);

  abstract void remove(Strategy strategy, StrategiesViewModel strategies);

  /** Such as {@code must-not}, in the keys of texts and the ids of controls. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
