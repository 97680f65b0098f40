package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.search.Goal;

/** What documents ask of a search. */
final class Goals {
  private Goals() {}

  /** What a puzzle must be besides solvable with the strategies. */
  static Goal of(Document document) {
    Goal goal =
        Goal.NONE
            .withRequired(document.required().strategies())
            .withRedundancy(document.wishes().redundancy())
            .withWishes(document.wishes().ofPath());
    return document.fixed().mask().clues().isEmpty() ? goal : goal.withGivens(document.fixed());
  }
}
