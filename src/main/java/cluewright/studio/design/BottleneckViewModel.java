package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.studio.document.History;
import java.util.Optional;
import java.util.OptionalInt;

/** The condition that nothing harder than a single is needed before some step. */
public final class BottleneckViewModel extends SoleCondition<Condition.NoBottleneckBefore> {

  BottleneckViewModel(History history) {
    super(history, Conditions::bottleneck);
  }

  /**
   * Sets the condition for a step.
   *
   * @param text as it was typed; blank for no such condition
   */
  public void use(String text) {
    if (text.isBlank()) {
      set(Optional.empty());
      return;
    }
    OptionalInt step = ConditionsViewModel.number(text, Limit.MOST);
    if (step.isEmpty() || step.getAsInt() < Condition.NoBottleneckBefore.LEAST) {
      refuse(
          Phrase.of(
              "design.no-number", text.strip(), Condition.NoBottleneckBefore.LEAST, Limit.MOST));
    } else {
      set(Optional.of(new Condition.NoBottleneckBefore(step.getAsInt())));
    }
  }

  /** The step as typed, or empty. */
  String text() {
    return condition.getValue().map(now -> "" + now.step()).orElse("");
  }
}
