package cluewright.search.solve;

import cluewright.encode.SolutionClauses;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Automaton;
import cluewright.model.rule.Kinds;
import cluewright.replay.Answer;
import cluewright.replay.JointWords;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.search.sat.SatSolver;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * Finds the only solution of a puzzle, or why there is none, with two methods that fail on
 * different puzzles: the {@link SolutionCounter} with a little patience, then SAT4J, which learns
 * from conflicts, and then the counter with all its patience.
 *
 * <p>Two-cell thermometers all over a board take the counter minutes and SAT4J less than a second;
 * long sums are the other way round, and so are regions that are to be found, whose clauses are too
 * many. The work of both is limited by their own steps, so that an answer is the same on every
 * machine. A solution is checked against the board; that there is no second one is what the method
 * says that found none.
 */
public final class UniqueSolution {
  /** The share of the counter's patience before SAT4J begins. */
  private static final double FIRST_SHARE = 0.03;

  /** The conflicts after which SAT4J gives up. */
  private static final int MOST_CONFLICTS = 100_000;

  /** The states of a word that is said in both directions; a longer one would cost too much. */
  private static final int MOST_STATES = 1_000;

  /** The states of all such words, of which the shortest come first. */
  private static final int MOST_IN_ALL = 6_000;

  private UniqueSolution() {}

  /** The only solution, or why there is none; unknown if both methods take too long. */
  public static Answer of(Puzzle puzzle) {
    return of(puzzle, Stop.NEVER);
  }

  /**
   * The only solution, or why there is none; unknown if both methods take too long or it is
   * stopped.
   */
  public static Answer of(Puzzle puzzle, Stop stop) {
    SolutionCounter counter = new SolutionCounter(puzzle.board(), stop);
    try {
      Answer quick = counter.answerIfQuick(puzzle, FIRST_SHARE);
      if (quick.number() != Solutions.UNKNOWN) {
        return quick;
      }
      if (!puzzle.board().rules(Kinds.FOUND_REGIONS).isEmpty()) {
        return counter.answer(puzzle);
      }
      Optional<List<Puzzle>> learnt = byClauses(puzzle, 2, stop);
      return learnt.isPresent() ? answer(learnt.get()) : counter.answer(puzzle);
    } catch (CancellationException stopped) {
      return Answer.UNKNOWN;
    }
  }

  /**
   * How many solutions a puzzle has, for a remark beside other work; unknown if that is not clear
   * in time.
   */
  public static Solutions numberWithin(Puzzle puzzle, Duration time) {
    long end = System.nanoTime() + time.toNanos();
    return of(puzzle, () -> System.nanoTime() - end >= 0).number();
  }

  private static Answer answer(List<Puzzle> firstTwo) {
    return switch (firstTwo.size()) {
      case 0 -> new Answer(Optional.empty(), Solutions.NONE);
      case 1 -> Answer.of(firstTwo.get(0));
      default -> new Answer(Optional.empty(), Solutions.SEVERAL);
    };
  }

  /**
   * The first solutions, at most {@code limit}, that SAT4J finds; empty if it takes too long.
   *
   * @throws CancellationException if it is stopped
   */
  public static Optional<List<Puzzle>> byClauses(Puzzle puzzle, int limit, Stop stop) {
    SatSolver solver = new SatSolver(stop, conflicts -> {});
    SolutionClauses clauses = new SolutionClauses(puzzle, solver);
    shortest(JointWords.of(puzzle.board(), stop))
        .forEach(each -> clauses.imply(each.cells(), each.automaton()));
    List<Puzzle> found = new ArrayList<>();
    while (found.size() < limit) {
      SatSolver.Answer answer =
          solver.outgrowsMemory() ? SatSolver.Answer.UNKNOWN : solver.solve(MOST_CONFLICTS);
      stop.throwIfStopped();
      if (answer != SatSolver.Answer.SATISFIABLE) {
        return Optional.of(found).filter(all -> answer == SatSolver.Answer.UNSATISFIABLE);
      }
      Puzzle solution = clauses.read(solver::value);
      refuseUnlessGrid(solution);
      found.add(solution);
      clauses.forbid(solution);
    }
    return Optional.of(found);
  }

  private static void refuseUnlessGrid(Puzzle solution) {
    if (new SolutionCounter(solution.board()).count(solution, 1) == 0) {
      throw new IllegalStateException("the clauses have a solution that is none: " + solution);
    }
  }

  /** The words that are worth being said in both directions, in their order. */
  private static List<JointWords.Word> shortest(List<JointWords.Word> words) {
    List<Integer> sizes = words.stream().map(UniqueSolution::states).sorted().toList();
    int most = 0;
    int sum = 0;
    for (int size : sizes) {
      sum += size;
      most = size <= MOST_STATES && sum <= MOST_IN_ALL ? size : most;
    }
    int longest = most;
    return words.stream().filter(word -> states(word) <= longest).toList();
  }

  private static int states(JointWords.Word word) {
    Automaton automaton = word.automaton();
    return IntStream.range(0, automaton.length()).map(automaton::states).sum();
  }
}
