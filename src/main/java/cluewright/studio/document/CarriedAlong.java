package cluewright.studio.document;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.document.UnfinishedPlay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Carries over undo and redo what was no act of the designer: the results of a project, and the
 * plays that were begun.
 *
 * <p>To find a puzzle is no act, so no undo takes a result away. Only what an act itself did to
 * results, to keep or to discard some, is taken back with it. What was played has an undo of its
 * own. Where an act changed the document on the desk and put others behind it, both stay on the
 * desk, too.
 */
final class CarriedAlong {
  private CarriedAlong() {}

  /**
   * The project to go to, with the results and the unfinished plays of the project at present.
   *
   * @param present what is on display; it differs from {@code from} in these at most
   * @param from the side of the act that is left
   * @param to its other side
   */
  static Project carried(Project present, Project from, Project to) {
    List<Document> documents = new ArrayList<>(to.documents());
    int same = same(from, to);
    int last = sameAtEnd(from, to, same);
    int shift = to.documents().size() - from.documents().size();
    for (int i = from.documents().size() - 1; i >= 0; i--) {
      boolean isBehind = i >= from.documents().size() - last;
      int there = isBehind ? i + shift : i;
      Document now = present.documents().get(i);
      Document left = from.documents().get(i);
      if (i < same || isBehind || shift == 0) {
        Document next = withResults(documents.get(there), now, left);
        documents.set(there, next.withUnfinished(now.unfinished()));
      } else if (i == from.current() && i == to.current()) {
        documents.set(i, withPlays(withResults(documents.get(i), now, left), now));
      }
    }
    return new Project(documents, to.current());
  }

  private static Document withResults(Document next, Document now, Document left) {
    return next.withResults(carried(now.results(), left.results(), next.results()));
  }

  private static Document withPlays(Document next, Document now) {
    Document all = next;
    for (UnfinishedPlay play : now.unfinished()) {
      all = all.withUnfinished(play.puzzle(), Optional.of(play));
    }
    return all;
  }

  /** The number of documents at the beginning that the act left alone. */
  private static int same(Project from, Project to) {
    int most = Math.min(from.documents().size(), to.documents().size());
    int same = 0;
    while (same < most && isLike(from, same, to, same)) {
      same++;
    }
    return same;
  }

  private static int sameAtEnd(Project from, Project to, int before) {
    int most = Math.min(from.documents().size(), to.documents().size()) - before;
    int same = 0;
    while (same < most
        && isLike(from, from.documents().size() - 1 - same, to, to.documents().size() - 1 - same)) {
      same++;
    }
    return same;
  }

  private static boolean isLike(Project from, int index, Project to, int there) {
    return bare(from.documents().get(index)).equals(bare(to.documents().get(there)));
  }

  private static Document bare(Document document) {
    return document.withResults(List.of()).withUnfinished(List.of());
  }

  private static List<Result> carried(List<Result> present, List<Result> from, List<Result> to) {
    Map<Result, Result> now = byFind(present);
    Map<Result, Result> left = byFind(from);
    Set<Result> there = byFind(to).keySet();
    List<Result> results = new ArrayList<>();
    for (Result result : to) {
      Result find = result.withKept(false);
      if (!left.containsKey(find)) {
        results.add(result);
      } else if (now.containsKey(find)) {
        results.add(left.get(find).equals(result) ? now.get(find) : result);
      }
    }
    now.forEach(
        (find, result) -> {
          if (!there.contains(find) && !left.containsKey(find)) {
            results.add(result);
          }
        });
    return results;
  }

  /** Results by what they are, kept or not, in their order. */
  private static Map<Result, Result> byFind(List<Result> results) {
    Map<Result, Result> all = new LinkedHashMap<>();
    results.forEach(result -> all.putIfAbsent(result.withKept(false), result));
    return all;
  }
}
