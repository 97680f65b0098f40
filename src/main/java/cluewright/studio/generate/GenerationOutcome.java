package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.search.Outcome;

/**
 * An outcome with the question that it answers.
 *
 * @param asked the document when the run began
 */
public record GenerationOutcome(Document asked, Outcome outcome) {

  /** True if the document asks this very question still. */
  boolean answers(Document document) {
    return asked.asksLike(document);
  }

  /** True if this says something about what is on display. */
  boolean isAbout(Document document) {
    if (!answers(document)) {
      return false;
    }
    return !(outcome instanceof Outcome.Found found)
        || document.puzzle().filter(found.puzzle()::equals).isPresent();
  }
}
