package cluewright.studio.document;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Carries over undo and redo what was no act of the designer: the results of a project, and the
 * plays that were begun.
 *
 * <p>To find a puzzle is no act, so no undo takes a result away. Only what an act itself did to
 * results, to keep or to discard some, is taken back with it. What was played has an undo of its
 * own.
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
    for (int i = 0; i < from.documents().size(); i++) {
      boolean isBehind = i >= from.documents().size() - last;
      int there = isBehind ? i + shift : i;
      if (i < same || isBehind || shift == 0) {
        Document now = present.documents().get(i);
        Document next = to.documents().get(there);
        documents.set(
            there,
            next.withResults(
                    carried(now.results(), from.documents().get(i).results(), next.results()))
                .withUnfinished(now.unfinished()));
      }
    }
    return new Project(documents, to.current());
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
