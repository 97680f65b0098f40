package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.studio.document.History;
import java.util.stream.IntStream;

/**
 * The document that asked for a generation, in the project open at that time.
 *
 * @param document as it was then
 * @param index of the document in its project
 * @param opening of that project, as {@link History#openings} counts
 */
record Origin(Document document, int index, long opening) {

  static Origin now(History history) {
    return new Origin(history.document(), history.project().current(), history.openings());
  }

  boolean isOpen(History history) {
    return opening == history.openings();
  }

  /** The index of the document if it asks the same, else of another that does, else its own. */
  int indexIn(Project now) {
    int last = now.documents().size() - 1;
    int there = Math.min(index, last);
    if (now.documents().get(there).asksLike(document)) {
      return there;
    }
    return IntStream.rangeClosed(0, last)
        .filter(i -> now.documents().get(i).asksLike(document))
        .findFirst()
        .orElse(there);
  }
}
