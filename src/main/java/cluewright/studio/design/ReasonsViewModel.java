package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.studio.document.History;
import java.util.Optional;

/** The condition on how many reasons the hardest steps need. */
public final class ReasonsViewModel extends SoleCondition<Condition.Reasons> {

  ReasonsViewModel(History history) {
    super(history, Conditions::reasons);
  }

  /** The lower end as chosen, or empty. */
  Optional<Integer> from() {
    return condition
        .getValue()
        .map(Condition.Reasons::least)
        .filter(least -> least > Condition.Reasons.LOWEST);
  }

  /** The upper end as chosen, or empty. */
  Optional<Integer> to() {
    return condition.getValue().map(Condition.Reasons::most);
  }

  /** Sets the range; an end that is empty is no limit. */
  public void use(Optional<Integer> from, Optional<Integer> to) {
    if (from.isEmpty() && to.isEmpty()) {
      set(Optional.empty());
      return;
    }
    int least = from.orElse(Condition.Reasons.LOWEST);
    int most = to.orElse(Condition.Reasons.HIGHEST);
    Condition.Reasons.objection(least, most)
        .ifPresentOrElse(
            why -> refuse(Phrase.of("design.objection", why)),
            () -> set(Optional.of(new Condition.Reasons(least, most))));
  }
}
