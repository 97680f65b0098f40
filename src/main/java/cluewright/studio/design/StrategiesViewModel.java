package cluewright.studio.design;

import static java.util.Comparator.naturalOrder;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.studio.document.History;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The strategies that a solver may use, and those that the puzzle must need; each change can be
 * undone.
 */
public final class StrategiesViewModel {
  private final History history;
  private final ReadOnlyObjectWrapper<Choice> choice = new ReadOnlyObjectWrapper<>();

  public StrategiesViewModel(History history) {
    this.history = history;
    history.documentProperty().addListener((property, before, after) -> choice.set(of(after)));
    choice.set(of(history.document()));
  }

  private static Choice of(Document document) {
    return new Choice(document.mask().board(), document.strategies(), document.required());
  }

  public ReadOnlyObjectProperty<Choice> choiceProperty() {
    return choice.getReadOnlyProperty();
  }

  public Choice choice() {
    return choice.get();
  }

  /**
   * Allows a strategy that was not allowed, and the other way round; one that is easier than a
   * required one stays allowed.
   */
  public void toggle(Strategy strategy) {
    toggle(only(strategy), strategy.name());
  }

  /** Allows all strategies of a group, or none of them if all were allowed. */
  public void toggle(Group group) {
    toggle(choice().members(group), group.label());
  }

  private void toggle(StrategySet some, Phrase name) {
    StrategySet chosen = history.document().chosen();
    StrategySet free = some.without(choice().easier());
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
   * Requires a strategy that was not required, which allows it and, as long as it is required, all
   * that are easier; and the other way round. A difficulty below its own gives way to its own.
   */
  public void toggleRequired(Strategy strategy) {
    StrategySet required = choice().required();
    boolean must = required.contains(strategy);
    Phrase act = Phrase.of(must ? "design.act-not-require" : "design.act-require", strategy.name());
    StrategySet next = must ? required.without(strategy) : required.with(only(strategy));
    Document then = history.document().withRequired(next);
    history.apply(act, must ? then : then.withWishes(reaching(then.wishes(), strategy)));
  }

  private static Wishes reaching(Wishes wishes, Strategy strategy) {
    Level own = strategy.variants().stream().map(Variant::level).min(naturalOrder()).orElseThrow();
    return wishes
        .level()
        .filter(asked -> asked.hardest().compareTo(own) < 0)
        .map(asked -> wishes.with(new Wish.Levels(own, own)))
        .orElse(wishes);
  }

  private void allow(String act, Phrase what, StrategySet strategies) {
    history.apply(Phrase.of(act, what), history.document().withStrategies(strategies));
  }

  private static StrategySet only(Strategy strategy) {
    return StrategySet.of(List.of(strategy));
  }
}
