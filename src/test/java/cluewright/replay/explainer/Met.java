package cluewright.replay.explainer;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A state in which singles, sets and fish come to an end, met on the way of a random puzzle.
 *
 * @param taken what comes next there, or {@link Walk.Kind#WITH_FORCING} if nothing easier does
 */
record Met(Marks marks, Walk.Kind taken, Puzzle solution) {
  private static final int PUZZLES = 400;
  private static final Walk.Kind HARDEST = Walk.Kind.DYNAMIC_PLUS;
  private static List<Met> sample;

  /** A random puzzle that needs each of its clues. */
  static Puzzle minimal(Random random, SolutionCounter counter) {
    Puzzle puzzle = Grids.solution(Boards.NINE, random);
    List<Integer> cells = new ArrayList<>(IntStream.range(0, 81).boxed().toList());
    Collections.shuffle(cells, random);
    for (int cell : cells) {
      Puzzle without = puzzle.restrictedTo(puzzle.mask().without(CellSet.of(cell)));
      if (counter.count(without, 2) == 1) {
        puzzle = without;
      }
    }
    return puzzle;
  }

  /**
   * The states on the way of random puzzles, and as many on that of others of which some candidates
   * were left out by chance: these need techniques that are rare otherwise.
   */
  static synchronized List<Met> sample() {
    if (sample == null) {
      sample = new ArrayList<>();
      Random random = Tries.random(4711);
      SolutionCounter counter = new SolutionCounter(Boards.NINE);
      Walk walk = new Walk();
      for (int i = 0; i < Tries.of(PUZZLES); i++) {
        Puzzle puzzle = minimal(random, counter);
        Puzzle solution = counter.solutions(puzzle, 1).get(0);
        walk.load(puzzle);
        gather(walk, solution);
        walk.load(puzzle);
        weaken(walk.state(), solution, random);
        gather(walk, solution);
      }
    }
    return sample;
  }

  /** The states in which a kind of step is asked for. */
  static List<Met> at(Walk.Kind kind) {
    return sample().stream().filter(met -> met.taken.compareTo(kind) >= 0).toList();
  }

  /** The states in which a kind of step is asked for, and some in which an easier one was found. */
  static List<Met> around(Walk.Kind kind, int easier) {
    List<Met> others =
        new ArrayList<>(sample().stream().filter(m -> m.taken.compareTo(kind) < 0).toList());
    Collections.shuffle(others, Tries.random(kind.name().hashCode()));
    List<Met> met = new ArrayList<>(at(kind));
    met.addAll(others.subList(0, Math.min(others.size(), Tries.of(easier))));
    return met;
  }

  private static void gather(Walk walk, Puzzle solution) {
    while (!walk.state().isComplete()) {
      Marks marks = new Marks();
      marks.load(walk.state());
      Optional<Walk.Taken> taken = walk.step(HARDEST);
      Walk.Kind kind = taken.map(Walk.Taken::kind).orElse(Walk.Kind.WITH_FORCING);
      if (kind.compareTo(Walk.Kind.SETS_AND_FISH) > 0) {
        sample.add(new Met(marks, kind, solution));
      }
      if (taken.isEmpty()) {
        return;
      }
    }
  }

  /** Leaves out candidates that are not in the solution. */
  static void weaken(SolvingState state, Puzzle solution, Random random) {
    double share = 0.1 * random.nextDouble();
    for (int cell = 0; cell < 81; cell++) {
      for (int digit = 1; digit <= 9; digit++) {
        if (state.isOpen(cell, digit)
            && digit != solution.digit(cell)
            && random.nextDouble() < share) {
          state.eliminate(cell, 1 << (digit - 1));
        }
      }
    }
  }
}
