package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.search.Goal;

/** The demands of documents on a search. */
final class Goals {
  private Goals() {}

  /** The demands on a puzzle besides that it is solvable with the strategies. */
  static Goal of(Document document) {
    Goal goal =
        Goal.NONE
            .withRequired(document.needed().strategies())
            .withRedundancy(document.wishes().redundancy())
            .withWishes(document.conditions().ofPath());
    return document.fixed().mask().clues().isEmpty() ? goal : goal.withGivens(document.fixed());
  }
}
