package cluewright.replay.profile;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a puzzle is like to solve, step by step.
 *
 * <p>R. Pelánek (Difficulty Rating of Sudoku Puzzles: An Overview and Evaluation, 2014; By a
 * Computational Model, FLAIRS 2011) compared ratings with the times of thousands of solvers. Two
 * things made puzzles difficult: how complex the steps are, and how they depend on each other,
 * which he measured by the number of possibilities at each step: two puzzles of the same singles
 * differ if one always offers six of them and the other one. The first is what {@linkplain
 * cluewright.replay.rating.Rating ratings} tell. This is about the second. His possibilities are
 * techniques that apply; here they are cells, since a person fills a cell once, however many
 * reasons there are. Bottlenecks, depth, width and lone ways are figures of ours on the same
 * dependencies. His refutation score, which prices what singles cannot do, is not in it.
 *
 * <p>A single is a full house, a naked or a hidden single, as far as they are among the strategies.
 * A <em>bottleneck</em> is a step before which no single is open.
 *
 * @param points what each state offers, in the order of the steps: the first before step 1. A step
 *     fills one cell with a single or, at a bottleneck, takes the first conclusion of the easiest
 *     other strategy; where none helps, it fills one cell, as in HoDoKu by brute force
 * @param depth the number of rounds, if a round fills all cells for which a single is open at once,
 *     and a bottleneck is a round by itself: a chain of so many steps, each of which has to wait
 *     for the one before. It does not depend on the order in which singles are taken
 * @param width the most cells that one round fills by singles
 * @param singles the number of cells that are filled by singles
 * @param loneWays how many of them just one of these strategies fills, in the state before the
 *     round that fills them; a full house is mostly a naked and a hidden single, too
 */
public record Profile(List<Point> points, int depth, int width, int singles, int loneWays) {
  public Profile {
    points = List.copyOf(points);
  }

  public int steps() {
    return points.size();
  }

  /** The bottlenecks by step, counted from 1, in order. */
  public SortedMap<Integer, Point.Bottleneck> bottlenecks() {
    SortedMap<Integer, Point.Bottleneck> found = new TreeMap<>();
    for (int i = 0; i < points.size(); i++) {
      if (points.get(i) instanceof Point.Bottleneck bottleneck) {
        found.put(i + 1, bottleneck);
      }
    }
    return found;
  }

  /** The step of the first bottleneck, counted from 1; empty if singles solve the puzzle. */
  public OptionalInt firstBottleneck() {
    return bottlenecks().keySet().stream().mapToInt(Integer::intValue).findFirst();
  }

  /** The mean number of open cells over all states, bottlenecks included; 0 for a full grid. */
  public double meanOpen() {
    return points.stream().mapToInt(Point::open).average().orElse(0);
  }

  /** A summary in one line, for example {@code 58 steps · 2 bottlenecks, first at 31}. */
  public Phrase words() {
    Phrase all = Phrase.of("rating.steps", steps());
    return firstBottleneck().isPresent()
        ? Phrase.of("rating.bottlenecks", all, bottlenecks().size(), firstBottleneck().getAsInt())
        : Phrase.of("rating.no-bottleneck", all);
  }

  /**
   * The share of the cells filled by singles that only one strategy fills, from 0 to 1; empty if
   * there are no such cells.
   */
  public OptionalDouble loneShare() {
    return singles == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) loneWays / singles);
  }
}
