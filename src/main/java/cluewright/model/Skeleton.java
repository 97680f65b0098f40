package cluewright.model;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A board with rules of which the values are open, as a designer draws them: cages without sums,
 * numbers outside the grid that are not known yet.
 *
 * @param board with the rules whose values are known
 * @param open the others, each {@linkplain Rule#isOpen open}
 */
public record Skeleton(Board board, List<Rule> open) {
  private static final String OPEN = Rule.OPEN_SIGN + "=";

  /**
   * @throws IllegalArgumentException if a kind has no values, or no board can have a rule there
   */
  public Skeleton {
    open = open.stream().map(rule -> rule.withValue(Rule.OPEN)).toList();
    with(board, open);
  }

  /** True if a name has open values, each written as a question mark. */
  public static boolean isNamed(String name) {
    return Boards.parts(name).stream().anyMatch(Skeleton::isOpen);
  }

  /** Between the parentheses of rules that a user defines, a question mark says something else. */
  private static boolean isOpen(String part) {
    return part.lastIndexOf(OPEN) > part.lastIndexOf(')');
  }

  /**
   * The skeleton with a name, for example {@code 9x9+cage?=r1c1r1c2}.
   *
   * @throws IllegalArgumentException if there is none, saying what is wrong
   */
  public static Skeleton named(String name) {
    Map<Boolean, List<String>> parts =
        Boards.parts(name).stream().collect(Collectors.partitioningBy(Skeleton::isOpen));
    String rest = String.join("+", parts.get(false));
    Board board =
        Boards.named(rest)
            .orElseThrow(() -> new IllegalArgumentException("no board is named " + rest));
    return new Skeleton(
        board, parts.get(true).stream().map(part -> Boards.rule(board, part)).toList());
  }

  /** The skeleton of a board, with its open values. */
  public static Skeleton of(Board board) {
    Map<Boolean, List<Rule>> rules =
        board.drawn().stream().collect(Collectors.partitioningBy(Rule::isOpen));
    return new Skeleton(Boards.withRules(board, rules.get(false)), rules.get(true));
  }

  /** The board with its open values, none of which is known. */
  public Board drawn() {
    return with(board, open);
  }

  /**
   * The board with a value for each open rule.
   *
   * @param values in the order of the rules
   */
  public Board with(int[] values) {
    return with(
        board,
        IntStream.range(0, values.length).mapToObj(i -> open.get(i).withValue(values[i])).toList());
  }

  private static Board with(Board board, List<Rule> more) {
    List<Rule> rules = new ArrayList<>(board.drawn());
    rules.addAll(more);
    return Boards.withRules(board, rules);
  }

  /** The board with what holds whatever the open values are. */
  public Board weakest() {
    return with(board, open.stream().flatMap(rule -> rule.whateverItsValue().stream()).toList());
  }

  /** The board with values that its rules may have, each alone. */
  public Board sample() {
    return with(board, open.stream().map(rule -> rule.withValue(sample(rule))).toList());
  }

  private int sample(Rule rule) {
    Values values = rule.kind().values(rule.cells().size(), board.digits()).orElseThrow();
    return Math.max(values.least(), values.usual());
  }

  /**
   * The board with values that hold in a grid, by lot where several do; empty if a rule has none.
   *
   * @param digit the digit of a cell, from 1
   * @throws CancellationException if it is stopped
   */
  public Optional<Board> valued(IntUnaryOperator digit, RandomGenerator random, Stop stop) {
    List<Rule> rules = new ArrayList<>(board.drawn());
    for (Rule rule : open) {
      stop.throwIfStopped();
      Kind kind = rule.kind();
      int[] values = kind.valuesIn(rule.cells(), board.layout(), digit).toArray();
      if (values.length == 0) {
        return Optional.empty();
      }
      rules.add(rule.withValue(values[random.nextInt(values.length)]));
    }
    return Optional.of(Boards.withRules(board, rules));
  }

  /** True if a board is this one with values for all that is open. */
  public boolean isFilledBy(Board other) {
    List<Rule> rules = new ArrayList<>(other.drawn());
    boolean hasAll = open.stream().allMatch(rule -> rules.removeIf(rule::isAt));
    return hasAll && !other.isOpen() && Boards.withRules(board, rules).equals(board);
  }
}
