package cluewright.lab.plot;

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

  /** How many runs there were. */
  public int runs() {
    return seconds.size() + open;
  }
}
