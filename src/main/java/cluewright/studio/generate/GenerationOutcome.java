package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.search.Outcome;

/**
 * An outcome with the document that asked for it.
 *
 * @param asked the document when the run began
 */
public record GenerationOutcome(Document asked, Outcome outcome) {

  /** True if the document still asks the same question. */
  boolean answers(Document document) {
    return asked.asksLike(document);
  }

  /** True if this concerns what is displayed. */
  boolean isAbout(Document document) {
    if (!answers(document)) {
      return false;
    }
    return !(outcome instanceof Outcome.Found found)
        || document.puzzle().filter(found.puzzle()::equals).isPresent();
  }
}
