package cluewright.studio.design;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.document.History;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;

/** The strategies that a solver may use, and those that the puzzle must require; undoable. */
public final class StrategiesViewModel {
  private final History history;
  public final ObservableValue<Choice> choice;

  /** The strategies to return to from any. */
  private StrategySet named = StrategySet.upTo(Level.EXTREME);

  public StrategiesViewModel(History history) {
    this.history = history;
    choice = history.document.map(Choice::of);
    history.document.addListener((property, before, after) -> remember(after.chosen()));
    remember(history.document().chosen());
  }

  private void remember(StrategySet chosen) {
    named = chosen.isAny() ? named : chosen;
  }

  public Choice choice() {
    return choice.getValue();
  }

  /** Allows or disallows a strategy; unchanged if a required one holds it, or any are allowed. */
  public void toggle(Strategy strategy) {
    toggle(Difficulty.only(strategy), strategy.name());
  }

  /** Allows all strategies of a group, or none if all were allowed. */
  public void toggle(Group group) {
    toggle(choice().members(group), group.label());
  }

  private void toggle(StrategySet some, Phrase name) {
    if (choice().allowed().isAny()) {
      return;
    }
    StrategySet chosen = history.document().chosen();
    StrategySet free = some.without(choice().easier()).without(choice().harder());
    if (free.isEmpty()) {
      return;
    }
    if (choice().allowed().containsAll(some)) {
      allow("design.act-disallow", name, chosen.without(free));
    } else {
      allow("design.act-allow", name, chosen.with(free));
    }
  }

  /**
   * Requires a strategy, which allows it and all easier ones as long as it is required, or stops
   * requiring it. A difficulty below its own gives way to its own.
   */
  public void toggleRequired(Strategy strategy) {
    StrategySet required = choice().required();
    boolean must = required.contains(strategy);
    Phrase act = Phrase.of(must ? "design.act-not-require" : "design.act-require", strategy.name());
    StrategySet next = must ? required.without(strategy) : required.with(Difficulty.only(strategy));
    Document then = history.document().withRequired(next);
    history.apply(act, must ? then : reaching(then, strategy));
  }

  /**
   * Requires a strategy unless it already is.
   *
   * @return empty, as nothing is against it
   */
  Optional<Phrase> require(Strategy strategy) {
    if (!choice().required().contains(strategy)) {
      toggleRequired(strategy);
    }
    return Optional.empty();
  }

  /**
   * Forbids a strategy at every difficulty.
   *
   * @return the reason why that cannot be, in a sentence; empty if it can
   */
  Optional<Phrase> forbid(Strategy strategy) {
    if (choice().required().contains(strategy)) {
      return Optional.of(Phrase.of("design.forbid-required", strategy.name()));
    }
    Optional<Phrase> held = choice().held(strategy);
    if (held.isEmpty() && !choice().forbidden().contains(strategy)) {
      history.apply(
          Phrase.of("design.act-forbid", strategy.name()),
          Difficulty.forbidding(strategy, history.document()));
    }
    return held;
  }

  void permit(Strategy strategy) {
    history.apply(
        Phrase.of("design.act-permit", strategy.name()),
        Difficulty.permitting(strategy, history.document()));
  }

  private static Document reaching(Document document, Strategy strategy) {
    return document
        .conditions()
        .level()
        .filter(asked -> asked.hardest().compareTo(strategy.level()) < 0)
        .map(asked -> Difficulty.at(strategy.level(), document))
        .orElse(document);
  }

  /**
   * Allows only a set of strategies and the required ones, for puzzles of any level, and forbids
   * none.
   *
   * @param name what the set is called
   */
  void useOnly(StrategySet set, Phrase name) {
    Document now = history.document();
    Document then =
        now.withForbidden(StrategySet.of(List.of()))
            .withStrategies(set.with(now.required()))
            .withConditions(now.conditions().withoutLevel());
    if (!then.equals(now)) {
      history.apply(Phrase.of("design.act-use-only", name), then);
    }
  }

  /**
   * Allows any strategies, so that one solution is enough, at any level and without required or
   * forbidden ones. Or again those that were chosen before.
   */
  void toggleAny() {
    Document now = history.document();
    if (now.chosen().isAny()) {
      history.apply(Phrase.of("design.act-not-any"), now.withStrategies(named));
    } else {
      Document free = now.withRequired(StrategySet.of(List.of()));
      history.apply(
          Phrase.of("design.act-any"),
          free.withStrategies(StrategySet.any()).withConditions(now.conditions().withoutLevel()));
    }
  }

  /** Allows all strategies up to the requested level, or all if there is none. */
  void allowAll() {
    Document now = history.document();
    StrategySet all =
        StrategySet.upTo(
                now.conditions().level().map(Condition.Levels::hardest).orElse(Level.EXTREME))
            .on(now.mask().board());
    StrategySet chosen = now.chosen().isAny() ? named : now.chosen();
    if (now.chosen().isAny() || !chosen.containsAll(all)) {
      history.apply(Phrase.of("design.act-allow-all"), now.withStrategies(chosen.with(all)));
    }
  }

  private void allow(String act, Phrase what, StrategySet strategies) {
    history.apply(Phrase.of(act, what), history.document().withStrategies(strategies));
  }
}
