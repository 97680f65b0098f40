package cluewright.studio.generate;

import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.studio.document.Document;

/** An outcome with the question that it answers. */
public record Answer(Request request, Outcome outcome) {

  /** Whether the document asks this very question still. */
  boolean answers(Document document) {
    return request.mask().equals(document.mask())
        && request.strategies().equals(document.strategies());
  }

  /** Whether this says something about what is on display. */
  boolean isAbout(Document document) {
    if (!answers(document)) {
      return false;
    }
    return !(outcome instanceof Outcome.Found found)
        || document.puzzle().filter(found.puzzle()::equals).isPresent();
  }
}
