package cluewright.search.feasibility;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The state of a repair: its clock, its trials of added cells, and the best results. */
final class Trials {
  private static final Duration BETWEEN_REPORTS = Duration.ofMillis(100);

  private final RepairRequest request;
  private final Judge judge;
  private final Watch watch;
  private final Repair.Listener listener;
  private final MaskShape shape;
  private final List<Suggestion> best = new ArrayList<>();
  private final long start = System.nanoTime();
  private long lastReport = start - BETWEEN_REPORTS.toNanos();

  Trials(RepairRequest request, Judge judge, Watch watch, Repair.Listener listener) {
    this.request = request;
    this.judge = judge;
    this.watch = watch;
    this.listener = listener;
    this.shape = new MaskShape(request.question().mask(), request.symmetries());
  }

  RepairRequest request() {
    return request;
  }

  Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  boolean isOver() {
    return watch.isStopped() || elapsed().compareTo(request.time()) >= 0;
  }

  boolean isStopped() {
    return watch.isStopped();
  }

  Fit fit(CellSet added) {
    return shape.fit(added);
  }

  /** Judges the mask with added cells, if necessary by a search of at most {@code time}. */
  Judgement judge(CellSet added, Duration time) {
    Duration left = request.time().minus(elapsed());
    Duration limit = left.compareTo(time) < 0 ? left : time;
    return limit.isNegative() || limit.isZero()
        ? judge.atOnce(request.with(added))
        : judge.within(limit, request.with(added), watch);
  }

  /** Keeps cells that are known to suffice, unless fewer orbits do. */
  void keep(CellSet added, int orbits, Judgement.Possible shown) {
    Suggestion suggestion = new Suggestion(added, orbits, shown.puzzle(), shown.solution());
    boolean isBeaten =
        best.stream().anyMatch(known -> known.orbits() < orbits || known.added().equals(added));
    if (isBeaten) {
      return;
    }
    best.add(suggestion);
    best.removeIf(known -> known.orbits() > orbits);
    best.sort(Comparator.comparing(each -> fit(each.added())));
    if (best.size() > Repair.MOST_SUGGESTIONS) {
      best.remove(best.size() - 1);
    }
    listener.found(best());
  }

  /** The suggestions so far, best first. */
  List<Suggestion> best() {
    return List.copyOf(best);
  }

  /** The smallest number of orbits known to suffice. */
  Optional<Integer> fewest() {
    return best.stream().map(Suggestion::orbits).findFirst();
  }

  /** Reports the current trial, several times a second. */
  void report(String key, Object... values) {
    if (System.nanoTime() - lastReport >= BETWEEN_REPORTS.toNanos()) {
      lastReport = System.nanoTime();
      listener.trying(Phrase.of(key, values));
    }
  }
}
