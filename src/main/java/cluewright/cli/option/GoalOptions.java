package cluewright.cli.option;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Input;
import cluewright.cli.input.Names;
import cluewright.cli.terminal.UsageException;
import cluewright.format.GivensText;
import cluewright.format.exchange.Formats;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.replay.Tenths;
import cluewright.replay.explainer.Explainer;
import cluewright.search.Goal;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The options for conditions on a puzzle. */
final class GoalOptions {
  private static final String STREAM = "-";

  private StrategySet otherwise = StrategySet.parse(StrategiesConverter.DEFAULT);

  @Option(
      names = "--require",
      paramLabel = "SET",
      converter = NamedStrategiesConverter.class,
      description =
          "Strategies that the puzzle must require: without any of them, the others get stuck. If"
              + " --strategies is not given, these and all easier ones are allowed. A puzzle of a"
              + " harder level can mostly do without them: for such a level, see --at-least.")
  private StrategySet required;

  @Option(
      names = "--exclude",
      paramLabel = "SET",
      converter = NamedStrategiesConverter.class,
      description = "Strategies to exclude, even if --strategies allows them.")
  private StrategySet excluded;

  @Option(
      names = "--givens",
      paramLabel = "MASK",
      description =
          "A mask with fixed digits, as text, in a file, or - for standard input: digits on fixed"
              + " clues, x on free ones. Replaces --mask.")
  @Names(FileUse.READ)
  private String givens;

  /** The input for {@link #givens}, read once for any number of masks. */
  private Input input;

  private InputStream in = InputStream.nullInputStream();

  @Option(names = "--minimal", description = "Require a minimal puzzle: no redundant clues.")
  private boolean minimal;

  @Option(
      names = "--at-least",
      paramLabel = "STRATEGY=N",
      description =
          "Use a strategy at least N times on the solution path, where no easier one helps;"
              + " repeatable. If --strategies is not given, it and all easier ones are allowed.")
  private Map<String, Integer> atLeast = Map.of();

  @Option(
      names = "--at-most",
      paramLabel = "STRATEGY=N",
      description = "Use a strategy at most N times on the solution path; repeatable.")
  private Map<String, Integer> atMost = Map.of();

  @Option(
      names = "--not-before",
      paramLabel = "STRATEGY=STEP",
      description = "Do not use a strategy before step N; repeatable.")
  private Map<String, Integer> notBefore = Map.of();

  @Option(
      names = "--no-bottleneck-before",
      paramLabel = "STEP",
      description =
          "Before this step, every step must be a single (full house, naked or hidden single), as"
              + " rate --profile shows.")
  private Integer noBottleneckBefore;

  @Option(
      names = "--score",
      paramLabel = "A..B",
      description = "Required HoDoKu score, as rate prints it.")
  private Condition.Score score;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description =
          "Required HoDoKu level: easy, medium, hard, unfair, extreme, or a range such as"
              + " easy..medium. If --strategies is not given, all strategies of that level are"
              + " allowed; with --require of that level, only those no harder than the required.")
  private Condition.Levels levels;

  @Option(
      names = "--se",
      paramLabel = "A..B",
      description =
          "Required rating of the hardest step by Sudoku Explainer, such as 7.0..7.4 (9x9). If"
              + " --strategies is not given, any may be needed.")
  private Condition.Explained explained;

  @Option(
      names = "--pearl",
      description =
          "Require that no step is harder than those up to the first digit, by Sudoku Explainer's"
              + " ratings (9x9), and that it takes more than placements (ER above 2.5).")
  private boolean pearl;

  @Option(
      names = "--diamond",
      description =
          "Require that no step is harder than the first, by Sudoku Explainer's ratings (9x9), and"
              + " that it takes more than placements (ER above 2.5).")
  private boolean diamond;

  @Option(
      names = "--reasons",
      paramLabel = "A..B",
      description =
          "Required number of reasons of the hardest steps, 1 to 4, such as ..3, 2..3 or 3..; as"
              + " rate --scale reasons counts them, on any board. If --strategies is not given, any"
              + " may be needed.")
  private Condition.Reasons reasons;

  /**
   * Sets the stream for fixed digits that come from standard input.
   *
   * @param other what else is read, or null
   * @throws UsageException if that is to come from there, too
   */
  void readFrom(InputStream stream, String other) {
    in = stream;
    if (STREAM.equals(givens) && STREAM.equals(other)) {
      throw new UsageException(
          "the mask and --givens cannot both be read from standard input: give a file for one");
    }
  }

  /**
   * What to try instead of a request that hardly any puzzle meets, as a sentence without full stop.
   */
  Optional<String> advice() {
    if (required == null || levels == null || required.below(levels.hardest()).isEmpty()) {
      return Optional.empty();
    }
    List<String> easier =
        required.below(levels.hardest()).strategies().stream().map(Strategy::id).toList();
    return Optional.of(
        "hardly any puzzle of level %s requires %s, since harder strategies may be used instead;"
            .concat(" for one that uses %s, write %s instead of --require")
            .formatted(
                levels.hardest().id(),
                Words.list(easier),
                easier.size() == 1 ? "it" : "them",
                easier.stream()
                    .map("--at-least %s=1"::formatted)
                    .collect(Collectors.joining(" "))));
  }

  /** The strategies of the level that were not allowed, as a sentence without full stop. */
  Optional<String> restriction() {
    if (required == null || levels == null) {
      return Optional.empty();
    }
    StrategySet heldOut = StrategySet.upTo(levels.hardest()).without(suitable());
    return heldOut.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "nothing harder than the required strategies was allowed; --strategies allows more");
  }

  /** Sets what is allowed where nothing says it. */
  void allowOtherwise(StrategySet set) {
    otherwise = set;
  }

  StrategySet allowed(Optional<StrategySet> named) {
    StrategySet rest = named.orElseGet(this::suitable);
    if (excluded != null && rest.isAny()) {
      throw new UsageException(
          "--exclude takes nothing away from any strategies: name those that a solver may use");
    }
    if (excluded != null) {
      for (Strategy strategy : excluded.strategies()) {
        rest = rest.without(strategy);
      }
    }
    boolean leavesAny = named.isPresent() ? !rest.isEmpty() : !rest.on(Boards.NINE).isEmpty();
    if (!leavesAny) { // What the default has for other boards alone solves nothing by itself.
      throw new UsageException("--exclude leaves no strategies: exclude fewer, or allow more");
    }
    refuseTooEasy(rest);
    return rest;
  }

  private void refuseTooEasy(StrategySet allowed) {
    OptionalInt most = Explainer.most(allowed);
    if (explained != null && most.isPresent() && most.getAsInt() < explained.least()) {
      throw new UsageException(
          "Sudoku Explainer rates what these strategies solve at most %.1f: ask for less with --se,"
                  .formatted(Tenths.rating(most.getAsInt()))
              + " or allow harder ones with --strategies");
    }
  }

  /** The strategies that the conditions need if none were named. */
  private StrategySet suitable() {
    StrategySet used =
        StrategySet.of(atLeast.keySet().stream().map(GoalOptions::strategy).toList());
    StrategySet needed = required == null ? StrategySet.of(List.of()) : required;
    if (levels != null) {
      return needed.forPuzzlesUpTo(levels.hardest()).with(used);
    }
    if ((asksForExplainer() || reasons != null) && needed.isEmpty() && used.isEmpty()) {
      return StrategySet.any();
    }
    return needed.isEmpty() && used.isEmpty() ? otherwise : needed.with(used).withEasier();
  }

  private boolean asksForExplainer() {
    return explained != null || pearl || diamond;
  }

  /** The requested difficulty in words that are the same for every run. */
  String difficulty() {
    return Stream.of(
            Optional.ofNullable(levels).map(all -> all.easiest().id() + ".." + all.hardest().id()),
            Optional.ofNullable(score).map(Object::toString),
            Optional.ofNullable(explained).map(Object::toString),
            Optional.ofNullable(reasons).map(Object::toString))
        .flatMap(Optional::stream)
        .collect(Collectors.joining(" "));
  }

  /** The mask of the fixed digits, if there are any. */
  Optional<Mask> mask(Optional<Board> board) {
    return fixed(board).map(GivensText::mask);
  }

  Goal goal(Board board) {
    if (asksForExplainer() && board != null && !Explainer.knows(board)) {
      throw new UsageException(
          "--se, --pearl and --diamond are for 9x9: Sudoku Explainer knows no other board");
    }
    Goal goal = Goal.NONE;
    if (required != null) {
      goal = goal.withRequired(required.strategies());
    }
    Optional<Puzzle> digits = fixed(Optional.of(board)).map(GivensText::digits);
    if (digits.isPresent()) {
      goal = goal.withGivens(digits.get());
    }
    return goal.withConditions(new Conditions(minimal, conditions()));
  }

  private List<Condition> conditions() {
    List<Condition> conditions = new ArrayList<>();
    atLeast.forEach(
        (name, uses) ->
            conditions.add(new Condition.AtLeast(strategy(name), number(1, "--at-least", uses))));
    atMost.forEach(
        (name, uses) ->
            conditions.add(new Condition.AtMost(strategy(name), number(0, "--at-most", uses))));
    notBefore.forEach(
        (name, step) ->
            conditions.add(
                new Condition.NotBefore(strategy(name), number(1, "--not-before", step))));
    if (noBottleneckBefore != null) {
      conditions.add(
          new Condition.NoBottleneckBefore(
              number(
                  Condition.NoBottleneckBefore.LEAST,
                  "--no-bottleneck-before",
                  noBottleneckBefore)));
    }
    if (pearl || diamond) {
      conditions.add(
          new Condition.HardestEarly(
              diamond ? Condition.HardestEarly.Gem.DIAMOND : Condition.HardestEarly.Gem.PEARL));
    }
    Stream.of(score, levels, explained, reasons).filter(Objects::nonNull).forEach(conditions::add);
    return conditions;
  }

  private static Strategy strategy(String name) {
    List<Strategy> strategies = StrategySet.parse(name).strategies();
    if (strategies.size() > 1) {
      throw new UsageException("\"" + name + "\" names several strategies: give a number for each");
    }
    return strategies.get(0);
  }

  private static int number(int least, String option, int number) {
    if (number < least) {
      throw new UsageException(
          "%s is %d, but must be at least %d".formatted(option, number, least));
    }
    return number;
  }

  private Optional<GivensText> fixed(Optional<Board> board) {
    if (givens == null) {
      return Optional.empty();
    }
    if (input == null) {
      input = Input.unchecked(givens, in).orElse(Input.literal(givens));
    }
    return Optional.of(input.read(text -> Formats.givens(text, input.format(), board)));
  }
}
