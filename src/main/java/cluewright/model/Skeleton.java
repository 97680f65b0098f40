package cluewright.model;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * What is open on a board: the rules that a designer draws without their values, as cages without
 * sums, and numbers outside the grid that are not known yet.
 */
public final class Skeleton {
  private final Board drawn;
  private final Board board;
  private final List<Rule> open;

  /** Null before it is asked for. */
  private volatile Board sample;

  Skeleton(Board drawn) {
    this.drawn = drawn;
    this.open = drawn.drawn().stream().filter(Rule::isOpen).toList();
    this.board = with(List.of());
  }

  /** The board with its open values, none of which is known. */
  public Board drawn() {
    return drawn;
  }

  /** The board with the rules whose values are known. */
  public Board board() {
    return board;
  }

  /** The other rules, each {@linkplain Rule#isOpen open}. */
  public List<Rule> open() {
    return open;
  }

  /**
   * The board with a value for each open rule.
   *
   * @param values in the order of the rules
   */
  public Board with(int[] values) {
    return with(
        IntStream.range(0, values.length).mapToObj(i -> open.get(i).withValue(values[i])).toList());
  }

  /** The board with other rules in place of the open ones. */
  private Board with(List<Rule> valued) {
    List<Rule> rules = new ArrayList<>(drawn.drawn());
    rules.removeIf(Rule::isOpen);
    rules.addAll(valued);
    return Boards.withRules(drawn, rules);
  }

  /** The board with what holds whatever the open values are. */
  Board weakest() {
    return with(open.stream().flatMap(rule -> rule.whateverItsValue().stream()).toList());
  }

  /** The board with values that its rules may have, each alone. */
  Board sample() {
    if (sample == null) {
      sample = with(open.stream().map(rule -> rule.withValue(sample(rule))).toList());
    }
    return sample;
  }

  private int sample(Rule rule) {
    Values values = rule.kind().values(rule.cells().size(), drawn.digits()).orElseThrow();
    return Math.max(values.least(), values.usual());
  }

  /**
   * The board with values that hold in a grid, by lot where several do; empty if a rule has none.
   *
   * @param digit the digit of a cell, from 1
   * @throws CancellationException if it is stopped
   */
  public Optional<Board> valued(IntUnaryOperator digit, RandomGenerator random, Stop stop) {
    List<Rule> valued = new ArrayList<>();
    for (Rule rule : open) {
      stop.throwIfStopped();
      Kind kind = rule.kind();
      int[] values = kind.valuesIn(rule.cells(), drawn.layout(), digit).toArray();
      if (values.length == 0) {
        return Optional.empty();
      }
      valued.add(rule.withValue(values[random.nextInt(values.length)]));
    }
    return Optional.of(with(valued));
  }

  /** True if a board is this one with values for all that is open. */
  boolean isFilledBy(Board other) {
    List<Rule> rules = new ArrayList<>(other.drawn());
    boolean hasAll = open.stream().allMatch(rule -> rules.removeIf(rule::isAt));
    return hasAll && !other.isOpen() && Boards.withRules(other, rules).equals(board);
  }
}
