package cluewright.cli;

import cluewright.format.GivensText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Goal;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a puzzle must be besides solvable. */
final class GoalOptions {

  @Option(
      names = "--require",
      paramLabel = "SET",
      converter = StrategiesConverter.class,
      description =
          "Strategies that the puzzle must need: without any one of them the others get stuck. If"
              + " --strategies is not given, these and all that are easier are allowed.")
  private StrategySet required;

  @Option(
      names = "--exclude",
      paramLabel = "SET",
      converter = StrategiesConverter.class,
      description = "Strategies that a solver may not use, whatever else is allowed.")
  private StrategySet excluded;

  @Option(
      names = "--givens",
      paramLabel = "MASK",
      description =
          "Fixed digits: a mask, or a file with one, that has digits on fixed clues and x on free"
              + " ones; it may take the place of --mask.")
  private String givens;

  @Option(names = "--minimal", description = "No clue may be removed without a second solution.")
  private boolean minimal;

  /** The strategies to allow, given those that were named, if any were. */
  StrategySet allowed(Optional<StrategySet> named) {
    StrategySet base =
        named.orElseGet(
            () ->
                required == null
                    ? StrategySet.parse(StrategiesConverter.DEFAULT)
                    : required.withEasier());
    StrategySet rest = base;
    if (excluded != null) {
      for (Strategy strategy : excluded.strategies()) {
        rest = rest.without(strategy);
      }
    }
    if (rest.strategies().isEmpty()) {
      throw new UsageException("--exclude leaves no strategy: exclude fewer, or allow more");
    }
    return rest;
  }

  /** The mask that the fixed digits are drawn on, if there are any. */
  Optional<Mask> mask(Board board) {
    return fixed(board).map(GivensText::mask);
  }

  /** The goal. */
  Goal goal(Board board) {
    Goal goal = Goal.NONE;
    if (required != null) {
      goal = goal.withRequired(required.strategies());
    }
    Optional<Puzzle> digits = fixed(board).map(GivensText::digits);
    if (digits.isPresent()) {
      goal = goal.withGivens(digits.get());
    }
    return minimal ? goal.withRedundancy(Goal.Redundancy.FORBIDDEN) : goal;
  }

  private Optional<GivensText> fixed(Board board) {
    if (givens == null) {
      return Optional.empty();
    }
    Input input = Input.fromFile(givens).orElse(Input.literal(givens));
    List<Board> boards = board == null ? Boards.ALL : List.of(board);
    return Optional.of(input.read(text -> GivensText.read(text, boards)));
  }
}
