package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.Group;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Which strategies a solver may use, and which the puzzle must need; each change can be undone. */
public final class StrategiesViewModel {
  private final History history;
  private final ReadOnlyObjectWrapper<Choice> choice = new ReadOnlyObjectWrapper<>();

  public StrategiesViewModel(History history) {
    this.history = history;
    history.documentProperty().addListener((property, before, after) -> choice.set(of(after)));
    choice.set(of(history.document()));
  }

  private static Choice of(Document document) {
    return new Choice(document.strategies(), document.required());
  }

  public ReadOnlyObjectProperty<Choice> choiceProperty() {
    return choice.getReadOnlyProperty();
  }

  public Choice choice() {
    return choice.get();
  }

  /** Allows exactly a preset's strategies; what is required stays so if it is among them. */
  public void use(Preset preset) {
    allow("choose " + preset.label().toLowerCase(Locale.ROOT), preset.strategies());
  }

  /** Allows a strategy that was not allowed, and the other way round. */
  public void toggle(Strategy strategy) {
    StrategySet allowed = choice().allowed();
    String name = Choice.inside(strategy);
    if (allowed.contains(strategy)) {
      allow("disallow " + name, allowed.without(strategy));
    } else {
      allow("allow " + name, allowed.with(only(strategy)));
    }
  }

  /** Allows all strategies of a group, or none of them if all were allowed. */
  public void toggle(Group group) {
    StrategySet allowed = choice().allowed();
    StrategySet members = Choice.members(group);
    String name = group.label().toString().toLowerCase(Locale.ROOT);
    if (allowed.containsAll(members)) {
      allow("disallow " + name, allowed.without(members));
    } else {
      allow("allow " + name, allowed.with(members));
    }
  }

  /** Requires a strategy that was not required, which allows it too; and the other way round. */
  public void toggleRequired(Strategy strategy) {
    StrategySet required = choice().required();
    String name = Choice.inside(strategy);
    Document document = history.document();
    if (required.contains(strategy)) {
      history.apply(
          Phrase.verbatim("no longer require " + name),
          document.withRequired(required.without(strategy)));
    } else {
      history.apply(
          Phrase.verbatim("require " + name), document.withRequired(required.with(only(strategy))));
    }
  }

  private void allow(String act, StrategySet strategies) {
    history.apply(Phrase.verbatim(act), history.document().withStrategies(strategies));
  }

  private static StrategySet only(Strategy strategy) {
    return StrategySet.of(List.of(strategy));
  }
}
