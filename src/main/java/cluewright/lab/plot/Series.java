package cluewright.lab.plot;

import cluewright.lab.RunTime;
import java.util.List;

/**
 * The times of one method.
 *
 * @param name as the legend shows it
 * @param seconds of each run with an answer, in any order
 * @param open how many runs ended without one
 */
public record Series(String name, List<Double> seconds, int open) {
  public Series {
    seconds = seconds.stream().sorted().toList();
  }

  /** The times by method, in the order in which methods first occur. */
  public static List<Series> of(List<RunTime> times) {
    return times.stream().map(RunTime::method).distinct().map(name -> of(name, times)).toList();
  }

  private static Series of(String method, List<RunTime> times) {
    List<RunTime> mine = times.stream().filter(time -> time.method().equals(method)).toList();
    List<Double> seconds = mine.stream().filter(RunTime::isAnswered).map(RunTime::seconds).toList();
    return new Series(method, seconds, mine.size() - seconds.size());
  }

  /** Its slowest answers, or all if there are no more. */
  public Series slowest(int count) {
    return new Series(
        name, seconds.subList(Math.max(0, seconds.size() - count), seconds.size()), 0);
  }

  public int runs() {
    return seconds.size() + open;
  }
}
