package cluewright.lab.making;

import cluewright.lab.ProcessorTime;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Runs a method on many masks, one after the other. It goes on where it was left off, and gives up
 * after a number of masks in a row without an answer.
 *
 * @param maker the method
 * @param patience after how many masks in a row it gives up; 0 for never
 * @param clock counts the time limits
 */
public record Trials(Maker maker, int patience, Clock clock) {

  /** Trials within so many seconds of the clock. */
  public Trials(Maker maker, int patience) {
    this(maker, patience, Clock.WALL);
  }

  /** A mask to decide, with its position in its file. */
  public record Task(int line, Request request) {}

  /**
   * Runs the method on the masks that have no row yet.
   *
   * @param done rows of this method from before
   * @param sink gets each new row as it comes
   * @return all rows, in the order of the masks; fewer than masks if it gave up or was stopped
   */
  public List<MaskRow> run(
      List<Task> tasks, List<MaskRow> done, Watch watch, Consumer<MaskRow> sink) {
    List<MaskRow> rows = new ArrayList<>();
    for (Task task : tasks) {
      if (watch.isStopped() || hasGivenUp(rows)) {
        return rows;
      }
      MaskRow row =
          done.stream()
              .filter(each -> each.answers(task.line(), maker.id(), task.request(), clock))
              .findFirst()
              .orElseGet(() -> row(task, watch));
      if (watch.isStopped() && !row.isDecided()) {
        return rows;
      }
      rows.add(row);
      if (!done.contains(row)) {
        sink.accept(row);
      }
    }
    return rows;
  }

  /** True if no further mask would be tried. */
  public boolean hasGivenUp(List<MaskRow> rows) {
    return patience > 0
        && rows.size() >= patience
        && rows.subList(rows.size() - patience, rows.size()).stream().noneMatch(MaskRow::isDecided);
  }

  /** Runs the method on one mask. */
  public MaskRow row(Task task, Watch watch) {
    List<FormulaSize> sizes = new ArrayList<>();
    ProcessorTime spent = ProcessorTime.sinceNow();
    Outcome outcome =
        clock.limit(
            task.request(), watch, (request, limited) -> maker.make(request, limited, sizes::add));
    Duration processor = spent.time();
    Optional<FormulaSize> last =
        sizes.isEmpty() ? Optional.empty() : Optional.of(sizes.get(sizes.size() - 1));
    return MaskRow.of(
        task.line(),
        maker.id(),
        task.request(),
        clock,
        outcome,
        MaskRow.Effort.of(processor, last));
  }
}
