package cluewright.strategy.reason;

import cluewright.model.Board;
import java.util.Arrays;
import java.util.BitSet;

/**
 * What a trial did and why, so that a contradiction tells what it needs: the reasons, and what is
 * to be learned from it, in which one event of the last choice is left (conflict analysis: J. P.
 * Marques-Silva and K. A. Sakallah, IEEE Transactions on Computers 1999). For one thread.
 *
 * <p>An event is a candidate that is gone, or {@code ~candidate} that is chosen: of what is
 * learned, it makes the literal of the same number false.
 */
final class Causes {
  /** The cause of a choice that was free. */
  static final int FREE = Integer.MIN_VALUE;

  /** How much more the next contradiction counts than the last one, and a weight that is large. */
  private static final double GROWTH = 1.05;

  private static final double MOST_WEIGHT = 1e100;

  private final Reasons reasons;
  private final Board board;
  private final Learned learned;

  /** By candidate: the reason that bars or chooses it, or {@code ~} of the candidate that bars. */
  private final int[] goneBy;

  private final int[] chosenBy;

  /** By candidate, the time of its event. */
  private final int[] goneAt;

  private final int[] chosenAt;

  /** By time, the event, and the depth at which it stands. */
  private final int[] events;

  private final int[] depths;

  /** By time, the last analysis that met it. */
  private final int[] met;

  /** By candidate, how much it had to do with contradictions, later ones more. */
  private final double[] weight;

  private double nextWeight = 1;

  private int analyses;
  private int time;

  /** By depth, the time of its first event. */
  private final int[] begins;

  /** The depth of the contradiction, the events met there, and what is found. */
  private int depth;

  private int metHere;
  private int looks;
  private BitSet needed;
  private final int[] literals;
  private int literalCount;

  Causes(Reasons reasons, Learned learned) {
    this.reasons = reasons;
    this.board = reasons.board();
    this.learned = learned;
    int most = 2 * board.candidates() + 1;
    this.goneBy = new int[board.candidates()];
    this.chosenBy = new int[board.candidates()];
    this.goneAt = new int[board.candidates()];
    this.chosenAt = new int[board.candidates()];
    this.events = new int[most];
    this.depths = new int[most];
    this.met = new int[most];
    this.begins = new int[board.cells() + 2];
    this.literals = new int[most];
    this.weight = new double[board.candidates()];
    this.needed = new BitSet(reasons.size());
  }

  /** Begins a trial. */
  void restart() {
    time = 0;
    depth = 0;
  }

  /** Begins a depth, or goes back to the end of one. */
  void begin(int next) {
    begins[next] = time;
    depth = next;
  }

  void backTo(int last) {
    time = begins[last + 1];
    depth = last;
  }

  int time() {
    return time;
  }

  int event(int at) {
    return events[at];
  }

  /** Notes a choice: by a reason that leaves nothing else, or {@link #FREE}. */
  void chosen(int candidate, int by) {
    chosenBy[candidate] = by;
    chosenAt[candidate] = time;
    note(~candidate);
  }

  /** Notes that a candidate is gone: by a reason, or by {@code ~candidate} beside another. */
  void gone(int candidate, int by) {
    goneBy[candidate] = by;
    goneAt[candidate] = time;
    note(candidate);
  }

  private void note(int event) {
    events[time] = event;
    depths[time] = depth;
    time++;
  }

  /**
   * Analyses a contradiction.
   *
   * @param reason that has nothing left
   * @return the literals to be learned, the open one first, the last one to become false next; none
   *     if the contradiction needs no choice
   */
  int[] analyse(int reason) {
    analyses++;
    nextWeight *= GROWTH;
    metHere = 0;
    looks = 0;
    literalCount = 1;
    needed = new BitSet(reasons.size());
    meetCauses(reason, time);
    int at = time - 1;
    while (depth > 0 && (metHere > 1 || met[at] != analyses)) {
      if (met[at] == analyses) {
        metHere--;
        explainEvent(at);
      }
      at--;
    }
    if (depth > 0) {
      literals[0] = events[at];
    }
    for (at = depth > 0 ? begins[1] - 1 : time - 1; at >= 0; at--) {
      if (met[at] == analyses) {
        explainEvent(at);
      }
    }
    return depth > 0 ? Arrays.copyOf(literals, literalCount) : new int[0];
  }

  /** Finds what makes a candidate go before any choice. */
  void explain(int candidate) {
    analyses++;
    looks = 0;
    needed = new BitSet(reasons.size());
    met[goneAt[candidate]] = analyses;
    for (int at = goneAt[candidate]; at >= 0; at--) {
      if (met[at] == analyses) {
        explainEvent(at);
      }
    }
  }

  /** The depth at which the first literal of the last analysis follows from the others. */
  int depthBefore(int[] found) {
    return found.length == 1 ? 0 : depths[at(found[1])];
  }

  private int at(int event) {
    return event >= 0 ? goneAt[event] : chosenAt[~event];
  }

  /** The events that the last analysis looked at. */
  int looks() {
    return looks;
  }

  /** The truths and rules that the last contradiction needs. */
  BitSet needed() {
    return needed;
  }

  private void explainEvent(int at) {
    int event = events[at];
    int by = event >= 0 ? goneBy[event] : chosenBy[~event];
    if (by >= 0) {
      meetCauses(by, at);
    } else if (by != FREE) {
      meet(chosenAt[~by]);
    }
  }

  private void meet(int at) {
    if (met[at] == analyses) {
      return;
    }
    met[at] = analyses;
    weigh(events[at]);
    if (depths[at] == depth) {
      metHere++;
    } else if (depths[at] > 0) {
      literals[literalCount++] = events[at];
      if (literalCount > 2 && depths[at] > depths[at(literals[1])]) {
        literals[literalCount - 1] = literals[1];
        literals[1] = events[at];
      }
    }
  }

  private void weigh(int event) {
    int candidate = event >= 0 ? event : ~event;
    weight[candidate] += nextWeight;
    if (weight[candidate] > MOST_WEIGHT) {
      for (int i = 0; i < weight.length; i++) {
        weight[i] /= MOST_WEIGHT;
      }
      nextWeight /= MOST_WEIGHT;
    }
  }

  /** How much a candidate had to do with contradictions, compared with others. */
  double weight(int candidate) {
    return weight[candidate];
  }

  /** Meets what a reason had lost before a time. */
  private void meetCauses(int reason, int at) {
    if (reason >= reasons.size()) {
      meetCausesOfLearned(reason - reasons.size(), at);
      return;
    }
    needed.set(reason);
    if (!reasons.isRule(reason)) {
      for (int candidate : reasons.alternatives(reason)) {
        meetIfStands(candidate, at);
      }
      return;
    }
    for (int cell : reasons.cells(reason)) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        meetIfStands(board.candidate(cell, digit), at);
      }
    }
  }

  private void meetCausesOfLearned(int number, int at) {
    needed.or(learned.needs(number));
    for (int literal : learned.literals(number)) {
      meetIfStands(literal, at);
    }
  }

  private void meetIfStands(int event, int at) {
    looks++;
    int when = at(event);
    if (when < at && events[when] == event) {
      meet(when);
    }
  }
}
