package cluewright.search.feasibility;

import cluewright.learned.Embedding;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.search.Proof;
import cluewright.search.verify.DigitNames;
import cluewright.strategy.StrategySet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Applies earlier answers to other masks.
 *
 * <p>Strategies are monotone: clues that agree with the solution never hinder them. So a puzzle
 * stays one when it gets more clues of its solution, and a mask without a puzzle has none on fewer
 * cells or with fewer strategies either. A remembered solution is tried on any mask, since it often
 * outlives the loss of a clue too; what decides is the replay, and then the count of solutions.
 * Where a mask holds an image of the puzzle's own, with its lines moved, the solution is moved as
 * well. A refutation is carried to parts of its mask only; learned masks go further.
 */
final class Memory {
  private static final int MOST_SOLUTIONS = 12;
  private static final int MOST_REFUTATIONS = 64;

  /** The share of a counter's patience for a remembered solution, a few milliseconds. */
  private static final double PATIENCE = 0.0005;

  private final Deque<Puzzle> solutions = new ArrayDeque<>();

  /** By solution, the puzzle with the fewest clues that it is known from. */
  private final Map<Puzzle, Mask> masks = new HashMap<>();

  private final Deque<Judgement.Impossible> refutations = new ArrayDeque<>();
  private Optional<Checker> checker = Optional.empty();

  /** Remembers the solution of a puzzle, to be tried on other masks. */
  void learn(Puzzle solution) {
    solutions.remove(solution);
    solutions.addFirst(solution);
    if (solutions.size() > MOST_SOLUTIONS) {
      masks.remove(solutions.removeLast());
    }
  }

  /** Remembers a solution with the mask of its puzzle. */
  void learn(Puzzle solution, Mask mask) {
    learn(solution);
    masks.merge(solution, mask, (known, now) -> now.size() < known.size() ? now : known);
  }

  /** Remembers a proven answer, without its possibly large evidence. */
  void learn(Judgement.Impossible refuted) {
    Proof proof = refuted.proof();
    Proof light = new Proof(proof.kind(), proof.sentence(), proof.cells()).ruling(proof.scope());
    refutations.addFirst(new Judgement.Impossible(refuted.question(), light));
    if (refutations.size() > MOST_REFUTATIONS) {
      refutations.removeLast();
    }
  }

  /**
   * A puzzle on the mask with the digits of a remembered solution, checked again and renamed to
   * match fixed digits.
   */
  Optional<Judgement.Possible> possible(Question question) {
    List<Puzzle> known =
        solutions.stream().filter(each -> each.board().equals(question.mask().board())).toList();
    if (known.isEmpty()) {
      return Optional.empty();
    }
    Checker current = checker(question);
    for (Puzzle solution : known) {
      Optional<Puzzle> fitting =
          DigitNames.like(question.fixed(), solution)
              .filter(named -> current.isSolved(question, named));
      if (fitting.isPresent()) {
        learn(solution);
        return fitting.map(named -> current.possible(question, named));
      }
    }
    return moved(question, known, current);
  }

  private Optional<Judgement.Possible> moved(
      Question question, List<Puzzle> known, Checker current) {
    for (Puzzle solution : known) {
      Optional<Puzzle> fitting =
          Optional.ofNullable(masks.get(solution))
              .flatMap(mask -> Embedding.of(mask, question.mask()))
              .map(to -> moved(solution, to))
              .flatMap(image -> DigitNames.like(question.fixed(), image))
              .filter(named -> current.isSolved(question, named));
      if (fitting.isPresent()) {
        learn(fitting.get(), question.mask());
        return fitting.map(named -> current.possible(question, named));
      }
    }
    return Optional.empty();
  }

  private static Puzzle moved(Puzzle solution, int[] to) {
    int[] digits = new int[to.length];
    for (int cell = 0; cell < to.length; cell++) {
      digits[to[cell]] = solution.digit(cell);
    }
    return new Puzzle(solution.board(), digits);
  }

  /** A proof about a larger mask or more strategies that also covers this question. */
  Optional<Judgement.Impossible> impossible(Question question) {
    return refutations.stream()
        .filter(known -> known.question().isEasierThan(question))
        .findFirst()
        .map(known -> new Judgement.Impossible(question, carried(known, question)));
  }

  /** The proof for a smaller mask. */
  private static Proof carried(Judgement.Impossible known, Question question) {
    Proof proof = known.proof();
    if (known.question().equals(question)) {
      return proof;
    }
    Phrase sentence =
        Phrase.of(
            "search.carried",
            known.question().mask().size(),
            named(known.question().strategies()),
            proof.sentence());
    return new Proof(proof.kind(), sentence, proof.cells())
        .ruling(proof.scope())
        .onPart(known.question().mask().open());
  }

  private static Phrase named(StrategySet set) {
    return set.isAny() ? Phrase.of("search.any") : Phrase.verbatim(set.shortName());
  }

  private Checker checker(Question question) {
    if (checker.filter(current -> current.suits(question)).isEmpty()) {
      checker = Optional.of(new Checker(question));
    }
    return checker.orElseThrow();
  }

  /** Solves puzzles of a board under a set of strategies. */
  private static final class Checker {
    private final Question made;
    private final Classifier classifier;
    private final SolutionCounter counter;

    Checker(Question question) {
      made = question;
      classifier = new Classifier(question.mask().board(), question.strategies());
      counter = new SolutionCounter(question.mask().board());
    }

    boolean suits(Question question) {
      return made.mask().board().equals(question.mask().board())
          && made.strategies().equals(question.strategies());
    }

    boolean isSolved(Question question, Puzzle solution) {
      Puzzle puzzle = solution.restrictedTo(question.mask());
      if (made.strategies().isAny()) {
        return counter.numberIfQuick(puzzle, PATIENCE) == Solutions.ONE;
      }
      return classifier.end(puzzle) == SolvingPath.End.SOLVED
          && (made.strategies().isMonotone(made.mask().board()) || counter.count(puzzle, 2) == 1);
    }

    /**
     * The puzzle as an answer.
     *
     * @throws IllegalStateException if it has another solution, which is a fault of ours
     */
    Judgement.Possible possible(Question question, Puzzle solution) {
      Puzzle puzzle = solution.restrictedTo(question.mask());
      if (!counter.solutions(puzzle, 2).equals(List.of(solution))) {
        throw new IllegalStateException("the replay completes what is not unique: " + puzzle);
      }
      return new Judgement.Possible(question, puzzle, solution);
    }
  }
}
