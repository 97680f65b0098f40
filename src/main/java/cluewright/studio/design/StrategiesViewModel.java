package cluewright.studio.design;

import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Which strategies a solver may use. */
public final class StrategiesViewModel {
  private final History history;
  private final ReadOnlyObjectWrapper<StrategySet> allowed = new ReadOnlyObjectWrapper<>();

  public StrategiesViewModel(History history) {
    this.history = history;
    history
        .documentProperty()
        .addListener((property, before, after) -> allowed.set(after.strategies()));
    allowed.set(history.document().strategies());
  }

  public ReadOnlyObjectProperty<StrategySet> allowedProperty() {
    return allowed.getReadOnlyProperty();
  }

  /** The preset that is allowed now, if it is one. */
  public Optional<Preset> preset() {
    return Preset.of(allowed.get());
  }

  public void use(Preset preset) {
    apply("choose " + preset.label().toLowerCase(Locale.ROOT), preset.strategies());
  }

  /** Allows a strategy that was not allowed, and the other way round. */
  public void toggle(Strategy strategy) {
    List<Strategy> next = new ArrayList<>(allowed.get().strategies());
    String name = strategy.name().toLowerCase(Locale.ROOT);
    if (next.remove(strategy)) {
      apply("disallow " + name, StrategySet.of(next));
    } else {
      next.add(strategy);
      apply("allow " + name, StrategySet.of(next));
    }
  }

  private void apply(String act, StrategySet strategies) {
    Document document = history.document();
    history.apply(act, document.withStrategies(strategies));
  }
}
