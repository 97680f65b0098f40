package cluewright.studio.repair;

import cluewright.document.Document;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Goal;
import cluewright.search.Watch;
import cluewright.search.feasibility.Question;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import java.util.List;
import java.util.Optional;

/** A requested repair, as the UI thread sees it. */
final class RepairSearch {
  final Watch watch = Watch.idle();
  List<Suggestion> suggestions = List.of();
  Optional<Suggestion> taken = Optional.empty();
  Optional<Repaired> result = Optional.empty();
  Phrase words = Phrase.NOTHING;

  private final Question question;
  private final Puzzle fixed;
  private Optional<Suggestion> chosen = Optional.empty();

  RepairSearch(Document document) {
    question = new Question(document.mask(), document.strategies());
    fixed = document.fixed();
  }

  Question question() {
    return question;
  }

  /** The condition on every puzzle: the fixed digits. */
  Goal goal() {
    return fixed.mask().clues().isEmpty() ? Goal.NONE : Goal.NONE.withGivens(fixed);
  }

  /** The suggestion that the designer chose, if it is still offered, otherwise the best. */
  Optional<Suggestion> shown() {
    return chosen.filter(suggestions::contains).or(() -> suggestions.stream().findFirst());
  }

  /** Goes to the next suggestion, and from the last to the first. */
  void next() {
    chosen =
        shown()
            .map(current -> (suggestions.indexOf(current) + 1) % suggestions.size())
            .map(suggestions::get);
  }

  boolean isTaken() {
    return taken.isPresent();
  }

  /** The original mask with the added cells. */
  Mask mask() {
    return taken.map(known -> question.mask().with(known.added())).orElse(question.mask());
  }

  /** True if a document is as this left it. */
  boolean isAbout(Document document) {
    return document.mask().equals(mask())
        && document.strategies().equals(question.strategies())
        && document.fixed().equals(fixed)
        && document.puzzle().isEmpty();
  }
}
