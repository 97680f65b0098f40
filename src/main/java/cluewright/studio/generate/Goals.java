package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.search.Goal;

/** The search goals of documents. */
final class Goals {
  private Goals() {}

  /** The conditions on a puzzle besides being solvable. */
  static Goal of(Document document) {
    Goal goal =
        Goal.NONE
            .withRequired(document.needed().strategies())
            .withConditions(document.allConditions());
    return document.fixed().mask().clues().isEmpty()
        ? goal
        : goal.withGivens(document.askedFixed());
  }
}
