package cluewright.strategy.als;

import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * The sets in which chains of almost locked sets from each set can end.
 *
 * <p>What a chain may do next depends on the set that it has come to and on one digit, the first
 * that its last link took: the next link takes its restricted digits without that one. A set with
 * such a digit is a stand. What a chain concludes depends on its last set and all digits that its
 * last link took: an arrival. As chains keep the order of the list, the arrivals that follow each
 * stand are known once those of later sets are: they are bit sets, from the last set to the first,
 * so that no chain is ever walked through. Mutable and reused.
 */
final class LockedSetReach {
  private final LockedSetGraph graph;
  private final AlmostLockedSets sets;

  /** The first stand and arrival of each set; those of a set are adjacent. */
  private int[] firstStand = new int[0];

  private int[] firstArrival = new int[0];
  private int[] arrivalSets = new int[64];
  private int[] arrivalTaken = new int[64];
  private int arrivals;
  private int words;

  /** By stand, the arrivals reached by one or more links, and by two or more. */
  private long[] afterOne = new long[0];

  private long[] afterTwo = new long[0];

  /** By places of a digit, the arrivals that have it there, and those that meet them. */
  private long[] having = new long[0];

  private long[] meeting = new long[0];

  LockedSetReach(LockedSetGraph graph) {
    this.graph = graph;
    this.sets = graph.sets();
  }

  /** Follows all chains of the graph's sets. */
  void follow(SolvingState state) {
    numberStands();
    numberArrivals();
    words = (arrivals + Long.SIZE - 1) / Long.SIZE;
    afterOne = LockedSetGraph.cleared(afterOne, firstStand[sets.size()] * words);
    afterTwo = LockedSetGraph.cleared(afterTwo, firstStand[sets.size()] * words);
    having = LockedSetGraph.cleared(having, sets.places().size() * words);
    meeting = LockedSetGraph.cleared(meeting, sets.places().size() * words);
    for (int set = sets.size() - 1; set >= 0; set--) {
      followFrom(set);
    }
    noteMeetings(state);
  }

  private void numberStands() {
    firstStand = Arrays.copyOf(firstStand, Math.max(firstStand.length, sets.size() + 1));
    firstStand[0] = 0;
    for (int set = 0; set < sets.size(); set++) {
      firstStand[set + 1] = firstStand[set] + Integer.bitCount(sets.digits(set));
    }
  }

  private int stand(int set, int digitBit) {
    return firstStand[set] + Integer.bitCount(sets.digits(set) & (digitBit - 1));
  }

  private void numberArrivals() {
    firstArrival = Arrays.copyOf(firstArrival, Math.max(firstArrival.length, sets.size() + 1));
    arrivals = 0;
    for (int set = 0; set < sets.size(); set++) {
      firstArrival[set] = arrivals;
      for (int word = 0; word <= set >> 6; word++) {
        long before = ~LockedSetGraph.after(set, word);
        for (long rest = graph.near(set, word) & before; rest != 0; rest &= rest - 1) {
          int restricted =
              graph.restricted(set, word * Long.SIZE + Long.numberOfTrailingZeros(rest));
          addArrival(set, restricted);
          for (int digits = restricted; digits != 0; digits &= digits - 1) {
            addArrival(set, restricted & ~(digits & -digits));
          }
        }
      }
    }
    firstArrival[sets.size()] = arrivals;
  }

  private void addArrival(int set, int taken) {
    if (taken == 0 || indexOf(set, taken, arrivals) < arrivals) {
      return;
    }
    if (arrivals == arrivalSets.length) {
      arrivalSets = Arrays.copyOf(arrivalSets, 2 * arrivals);
      arrivalTaken = Arrays.copyOf(arrivalTaken, 2 * arrivals);
    }
    arrivalSets[arrivals] = set;
    arrivalTaken[arrivals++] = taken;
  }

  private int indexOf(int set, int taken, int end) {
    int index = firstArrival[set];
    while (index < end && arrivalTaken[index] != taken) {
      index++;
    }
    return index;
  }

  private void followFrom(int set) {
    for (int word = set >> 6; word < graph.words(); word++) {
      long rest = graph.near(set, word) & LockedSetGraph.after(set, word);
      for (; rest != 0; rest &= rest - 1) {
        followLink(set, word * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
    int end = firstStand[set + 1] * words;
    for (int i = firstStand[set] * words; i < end; i++) {
      afterOne[i] |= afterTwo[i];
    }
  }

  /** Adds what a link leads to, to each stand of a set. */
  private void followLink(int set, int next) {
    int restricted = graph.restricted(set, next);
    int stand = firstStand[set];
    for (int rest = sets.digits(set); rest != 0; rest &= rest - 1) {
      int taken = restricted & ~(rest & -rest);
      if (taken != 0) {
        int arrival = indexOf(next, taken, arrivals);
        afterOne[stand * words + (arrival >> 6)] |= 1L << arrival;
        addAll(stand, stand(next, taken & -taken), firstArrival[next] >> 6);
      }
      stand++;
    }
  }

  private void addAll(int stand, int from, int firstWord) {
    for (int word = firstWord; word < words; word++) {
      afterTwo[stand * words + word] |= afterOne[from * words + word];
    }
  }

  /**
   * Records which arrivals have a digit that was not taken, and in which places; then which ones
   * meet these.
   */
  private void noteMeetings(SolvingState state) {
    for (int arrival = 0; arrival < arrivals; arrival++) {
      int set = arrivalSets[arrival];
      for (int rest = sets.digits(set) & ~arrivalTaken[arrival]; rest != 0; rest &= rest - 1) {
        int places = sets.places(set, Integer.numberOfTrailingZeros(rest) + 1);
        having[places * words + (arrival >> 6)] |= 1L << arrival;
      }
    }
    SharedPlaces places = sets.places();
    for (int one = 0; one < places.size(); one++) {
      for (int another = one; another >= 0; another = places.before(another)) {
        if (places.meet(state, one, another)) {
          addHaving(one, another);
          addHaving(another, one);
        }
      }
    }
  }

  private void addHaving(int one, int another) {
    for (int word = 0; word < words; word++) {
      meeting[one * words + word] |= having[another * words + word];
    }
  }

  /** The number of words in a set of arrivals. */
  int words() {
    return words;
  }

  /** Adds the arrivals that two or more links lead to from a set reached by a digit. */
  void addAfterTwo(int set, int digitBit, long[] to) {
    int base = stand(set, digitBit) * words;
    for (int word = firstArrival[set] >> 6; word < words; word++) {
      to[word] |= afterTwo[base + word];
    }
  }

  /** A word of the arrivals that meet a set in a digit and do not take it. */
  long meeting(int set, int digit, int word) {
    return meeting[sets.places(set, digit) * words + word];
  }

  int set(int arrival) {
    return arrivalSets[arrival];
  }

  int taken(int arrival) {
    return arrivalTaken[arrival];
  }
}
