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
 * Carries the results of a project over undo and redo.
 *
 * <p>To find a puzzle is no act of the designer, so no undo takes a result away. Only what an act
 * itself did to results, to keep or to discard some, is taken back with it. Where an act changed
 * the document on the desk and put others behind it, the results on the desk stay there.
 */
final class CarriedResults {
  private CarriedResults() {}

  /**
   * The project to go to, with the results of the project at present.
   *
   * @param present what is on display; it differs from {@code from} in results at most
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
      boolean isOnDesk = i == from.current() && i == to.current();
      int there = isBehind ? i + shift : i;
      if (i < same || isBehind || shift == 0 || isOnDesk) {
        Document next = documents.get(there);
        documents.set(
            there,
            next.withResults(
                carried(
                    present.documents().get(i).results(),
                    from.documents().get(i).results(),
                    next.results())));
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
    Document one = from.documents().get(index);
    return one.withResults(List.of()).equals(to.documents().get(there).withResults(List.of()));
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
