package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.document.Project;
import java.util.stream.IntStream;

/** Where the results of a run belong, after its project may have changed. */
final class Homes {
  private Homes() {}

  /**
   * The document that asked; or one that asks the same; or else the one in its place.
   *
   * @param index of the document when it asked
   */
  static int of(Project now, Document asked, int index) {
    int last = now.documents().size() - 1;
    int there = Math.min(index, last);
    if (now.documents().get(there).asksLike(asked)) {
      return there;
    }
    return IntStream.rangeClosed(0, last)
        .filter(i -> now.documents().get(i).asksLike(asked))
        .findFirst()
        .orElse(there);
  }
}
