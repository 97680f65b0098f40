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

/**
 * A board with rules of which the values are open, as a designer draws them: cages without sums,
 * numbers outside the grid that are not known yet.
 *
 * <p>It is no board, so that nothing takes what holds without the values for all that is asked.
 *
 * @param board with the rules whose values are known
 * @param open the others, without a value
 */
public record Skeleton(Board board, List<Rule> open) {
  private static final String OPEN = "?=";

  /**
   * @throws IllegalArgumentException if a kind has no values, or no board can have a rule there
   */
  public Skeleton {
    open = List.copyOf(open);
    sample(board, open);
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
    List<String> known = new ArrayList<>();
    List<String> open = new ArrayList<>();
    Boards.parts(name).forEach(part -> (isOpen(part) ? open : known).add(part));
    String rest = String.join("+", known);
    Board board =
        Boards.named(rest)
            .orElseThrow(() -> new IllegalArgumentException("no board is named " + rest));
    return new Skeleton(
        board, open.stream().map(part -> Boards.rule(board, withoutMark(part))).toList());
  }

  private static String withoutMark(String part) {
    int mark = part.lastIndexOf(OPEN);
    return part.substring(0, mark) + part.substring(mark + 1);
  }

  /** The board with what holds whatever the open values are. */
  public Board weakest() {
    List<Rule> rules = new ArrayList<>(board.drawn());
    open.stream().filter(rule -> rule.kind().mayLackValue()).forEach(rules::add);
    return Boards.withRules(board, rules);
  }

  /** The board with values that its rules may have, each alone. */
  public Board sample() {
    return sample(board, open);
  }

  private static Board sample(Board board, List<Rule> open) {
    List<Rule> rules = new ArrayList<>(board.drawn());
    open.forEach(rule -> rules.add(sample(board, rule)));
    return Boards.withRules(board, rules);
  }

  private static Rule sample(Board board, Rule rule) {
    Values values =
        rule.kind()
            .values(rule.cells().size(), board.digits())
            .filter(all -> rule.kind().saysSomethingAlone())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        rule.kind().id() + " has no value that could be open"));
    return new Rule(rule.kind(), rule.cells(), Math.max(values.least(), values.usual()));
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
      rules.add(new Rule(kind, rule.cells(), values[random.nextInt(values.length)]));
    }
    return Optional.of(Boards.withRules(board, rules));
  }
}
