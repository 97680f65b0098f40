package cluewright.model.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A rule of a board.
 *
 * @param cells the cells that it is drawn on, all different: of a region ascending, of a path in
 *     order, from the end with the smaller number unless it is directed; none for a rule of the
 *     whole board
 * @param value what its kind gives a value; 0 for none, {@link #OPEN} for one that is to be found
 */
public record Rule(Kind kind, List<Integer> cells, int value) {
  /** Stands for a value that is to be found. */
  public static final int OPEN = -1;

  /** What is written for an open value. */
  public static final String OPEN_SIGN = "?";

  /**
   * Orders rules by {@link Kinds}, a user's own last, then regions by their first cells, paths as
   * text, and values.
   */
  public static final Comparator<Rule> ORDER =
      Comparator.comparing((Rule rule) -> rule.kind.definition().isPresent())
          .thenComparing(rule -> Kinds.ALL.indexOf(rule.kind))
          .thenComparing(rule -> rule.kind.id())
          .thenComparing(rule -> rule.kind.form() == Form.REGION ? rule.cells.get(0) : 0)
          .thenComparing(rule -> rule.cells.toString())
          .thenComparing(Rule::value);

  public Rule {
    boolean isRepeated = cells.stream().distinct().count() < cells.size();
    Form form = kind.form();
    int least = kind.leastCells();
    if (isRepeated || cells.size() < least || (!form.isDrawn() && !cells.isEmpty())) {
      throw new IllegalArgumentException(
          "a rule " + kind.id() + " has at least " + least + " cells, all different");
    }
    if (form == Form.EDGE && cells.size() > 2) {
      throw new IllegalArgumentException(kind.id() + " is a rule of two cells");
    }
    cells = inOrder(kind, cells);
  }

  /** A rule without a value. */
  public Rule(Kind kind, List<Integer> cells) {
    this(kind, cells, 0);
  }

  private static List<Integer> inOrder(Kind kind, List<Integer> cells) {
    if (kind.form() == Form.REGION) {
      return cells.stream().sorted().toList();
    }
    if (cells.isEmpty() || kind.isDirected() || cells.get(0) < cells.get(cells.size() - 1)) {
      return List.copyOf(cells);
    }
    List<Integer> back = new ArrayList<>(cells);
    Collections.reverse(back);
    return List.copyOf(back);
  }

  public boolean hasValue() {
    return value > 0;
  }

  /** True if its value is to be found. */
  public boolean isOpen() {
    return value == OPEN;
  }

  /** The same rule with another value. */
  public Rule withValue(int other) {
    return new Rule(kind, cells, other);
  }

  /** True if another is the same but for the value. */
  public boolean isAt(Rule other) {
    return kind == other.kind && cells.equals(other.cells);
  }

  /** What is written at its mark; empty for nothing. */
  public String label() {
    return isOpen() ? OPEN_SIGN : kind.label(this);
  }

  /** What is written in the corner of its first cell, as on cages and some lines; often nothing. */
  public String corner() {
    boolean isOutline = kind.mark() instanceof Mark.Outline;
    String label = isOutline || kind.mark() instanceof Mark.Line ? label() : "";
    return label.isEmpty() && isOutline && hasValue() ? String.valueOf(value) : label;
  }

  /** Its meaning on a board; empty if a rule of the whole board does not fit. */
  public List<Primitive> meaning(Layout layout) {
    return whateverItsValue().map(rule -> kind.meaning(rule, rule.scope(layout))).orElse(List.of());
  }

  /**
   * Its meaning among others.
   *
   * @param all the rules of the board, with this one
   */
  public List<Primitive> meaning(Layout layout, List<Rule> all) {
    return whateverItsValue()
        .map(rule -> kind.meaning(rule, rule.scope(layout), all))
        .orElse(List.of());
  }

  /** The rule, or of an open one what holds whatever its value is, if anything. */
  public Optional<Rule> whateverItsValue() {
    if (!isOpen()) {
      return Optional.of(this);
    }
    return kind.mayLackValue() ? Optional.of(withValue(0)) : Optional.empty();
  }

  /** What it sees of a board: cells beside the grid only if it has some of them. */
  private Layout scope(Layout layout) {
    boolean isWithin = cells.stream().allMatch(cell -> cell < layout.grid().cells());
    return isWithin && !kind.readsBeside() ? layout.grid() : layout;
  }

  /**
   * True if a filled grid satisfies it.
   *
   * @param digit the digit of a cell
   */
  public boolean holds(Layout layout, IntUnaryOperator digit) {
    return meaning(layout).stream().allMatch(each -> each.holds(digit));
  }

  /** Why a board cannot have it: too many cells, or an impossible value. */
  public Optional<String> refusal(Layout layout) {
    int most = kind.mostCells(layout);
    String where = cells.stream().map(layout::label).collect(Collectors.joining(" "));
    if (cells.size() > most) {
      return Optional.of("the %s %s has more than %d cells".formatted(kind.id(), where, most));
    }
    Optional<String> never = kind.refusal(this, scope(layout));
    if (never.isPresent()) {
      return never;
    }
    Optional<Values> values = kind.values(cells.size(), layout.digits());
    if (isOpen()) {
      return kind.mayBeOpen(cells.size(), layout.digits())
          ? Optional.empty()
          : Optional.of(kind.id() + " has no value that could be open");
    }
    if (values.isEmpty()) {
      return hasValue()
          ? Optional.of("the %s %s has no value".formatted(kind.id(), where))
          : Optional.empty();
    }
    boolean isSmall = layout.leastValue() == 0 && value >= 1 && value <= values.get().most();
    return values.get().contain(value) || isSmall
        ? Optional.empty()
        : Optional.of(kind.refusal(where, value, values.get()));
  }

  /**
   * The values that a board can have in its place, ascending; only 0 for a kind without values.
   *
   * <p>Where digits have values from 0, small ones are among them that are not {@linkplain
   * Kind#values those of other boards}.
   */
  public IntStream values(Layout layout) {
    return kind.values(cells.size(), layout.digits())
        .map(
            values ->
                IntStream.rangeClosed(
                    layout.leastValue() == 0 ? Math.min(1, values.least()) : values.least(),
                    values.most()))
        .orElse(IntStream.of(0))
        .filter(value -> withValue(value).refusal(layout).isEmpty());
  }

  /** The rule with its cells moved; {@code to} gives the destination of each cell of the board. */
  public Rule moved(int[] to) {
    return new Rule(kind, cells.stream().map(cell -> to[cell]).toList(), value);
  }

  /** The form in board names, for example {@code cage15=r1c1r1c2}, or {@code windoku}. */
  public String in(Layout layout) {
    return kind.form().isDrawn()
        ? kind.id()
            + (isOpen() ? OPEN_SIGN : hasValue() ? value : "")
            + "="
            + cells.stream().map(layout::label).collect(Collectors.joining())
        : kind.id();
  }
}
