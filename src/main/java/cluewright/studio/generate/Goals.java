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
            .withRedundancy(document.conditions().redundancy())
            .withConditions(document.allConditions().ofPath());
    return document.fixed().mask().clues().isEmpty() ? goal : goal.withGivens(document.fixed());
  }
}
