package cluewright.studio.document;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.document.Sketches;
import cluewright.document.UnfinishedPlay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Preserves what is not the designer's act during undo and redo: results, games in progress, and
 * board sketches.
 *
 * <p>To find a puzzle is no act, so no undo takes a result away. Only what an act itself did to
 * results, to keep or to discard some, is taken back with it. What was played or is painted onto a
 * board has an undo of its own. Where an act changed the current document and put others behind it,
 * both stay current, too.
 */
final class CarriedAlong {
  private static final int NOWHERE = -1;

  private CarriedAlong() {}

  /**
   * The project before an act, with the current results, games and sketches.
   *
   * @param present what is on display; it differs from {@code after} in these at most
   */
  static Project undone(Project present, Project before, Project after) {
    return carried(present, after, before, adds(before, after));
  }

  /**
   * The project after an act, with the current results, games and sketches.
   *
   * @param present what is on display; it differs from {@code before} in these at most
   */
  static Project redone(Project present, Project before, Project after) {
    return carried(present, before, after, adds(before, after));
  }

  private static boolean adds(Project before, Project after) {
    return after.documents().size() > before.documents().size();
  }

  private static Project carried(Project present, Project from, Project to, boolean isOfMore) {
    List<Document> documents = new ArrayList<>(to.documents());
    int[] places = places(from, to);
    for (int i = places.length - 1; i >= 0; i--) {
      int there = places[i];
      Document now = present.documents().get(i);
      Document left = from.documents().get(i);
      if (there != NOWHERE) {
        Document next = withResults(documents.get(there), now, left);
        documents.set(there, next.withUnfinished(now.unfinished()).withSketches(now.sketches()));
      } else if (isOfMore && i == from.current() && i == to.current()) {
        Document next = withPlays(withResults(documents.get(i), now, left), now);
        documents.set(i, next.withSketches(now.sketches()));
      }
    }
    return new Project(documents, to.current());
  }

  /** The position on the other side of an act of each document that it left in place. */
  private static int[] places(Project from, Project to) {
    int[] places = new int[from.documents().size()];
    int same = same(from, to);
    int last = sameAtEnd(from, to, same);
    int shift = to.documents().size() - places.length;
    int end = places.length - last;
    Arrays.setAll(places, i -> i < same ? i : i < end ? NOWHERE : i + shift);
    if (shift == 0) {
      List<Integer> between = between(from, to, same, end);
      Arrays.setAll(places, i -> places[i] == NOWHERE ? between.get(i - same) : places[i]);
    }
    return places;
  }

  /** The positions of documents that an act changed or moved. */
  private static List<Integer> between(Project from, Project to, int begin, int end) {
    List<Integer> free = new ArrayList<>(IntStream.range(begin, end).boxed().toList());
    List<Integer> moved = new ArrayList<>();
    for (int i = begin; i < end; i++) {
      int index = i;
      Optional<Integer> there =
          free.stream().filter(place -> isLike(from, index, to, place)).findFirst();
      there.ifPresent(moved::add);
      there.ifPresent(free::remove);
    }
    return free.isEmpty() ? moved : IntStream.range(begin, end).boxed().toList();
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

  /** The number of leading documents that the act left alone. */
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
    return document.withResults(List.of()).withUnfinished(List.of()).withSketches(Sketches.NONE);
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

  /** Results in order, identified regardless of whether they are kept. */
  private static Map<Result, Result> byFind(List<Result> results) {
    Map<Result, Result> all = new LinkedHashMap<>();
    results.forEach(result -> all.putIfAbsent(result.withKept(false), result));
    return all;
  }
}
