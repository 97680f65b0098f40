package cluewright.model.rule;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A kind of rule, described once: its word in the names of boards, where it applies and how it is
 * drawn, its values, and its meaning.
 *
 * <p>The words of a kind are texts whose keys end with {@link #words}: {@code boards.WORDS} is its
 * name, {@code boards.rule-WORDS} what it says, {@code reasons.WORDS} one rule of it in an
 * argument, and {@code reasons.says-WORDS} that this rule says what it says, if pairs or words make
 * it.
 *
 * <p>Only this package has kinds: see {@link Kinds}.
 */
public abstract class Kind {
  private final String id;
  private final String words;
  private final Form form;
  private final Mark mark;

  /**
   * @param id its word in the name of a board
   * @param words the end of the keys of its texts
   */
  Kind(String id, String words, Form form, Mark mark) {
    this.id = id;
    this.words = words;
    this.form = form;
    this.mark = mark;
  }

  /** A kind whose texts are named by its id. */
  Kind(String id, Form form, Mark mark) {
    this(id, id, form, mark);
  }

  /** The word in the names of boards, for example {@code thermometer}. */
  public final String id() {
    return id;
  }

  /** The suffix of its text keys. */
  public final String words() {
    return words;
  }

  public final Form form() {
    return form;
  }

  public final Mark mark() {
    return mark;
  }

  /** The English word for a house of this kind, for example {@code knight's move}. */
  public String word() {
    return words.replace('-', ' ');
  }

  /** The word for rules of this kind in the short name of a board, for example {@code dots}. */
  public String several() {
    return words + "s";
  }

  /** The letter that selects its drawing tool; empty for tools that are found by their names. */
  public Optional<Character> key() {
    return Optional.empty();
  }

  /** What its user says, where a user defined it. */
  public Optional<OwnKind.Definition> definition() {
    return Optional.empty();
  }

  /** The fewest cells that a rule can have. */
  public int leastCells() {
    return form == Form.EDGE || form == Form.LINE ? 2 : form.isDrawn() ? 1 : 0;
  }

  /** True if each rule shows its value, so that a sentence about the kind need not. */
  public boolean isLabelled() {
    return form == Form.REGION || form == Form.OUTSIDE;
  }

  /** The cells that its line goes through; several lists if the line is in parts. */
  public List<List<Integer>> parts(Rule rule) {
    return List.of(rule.cells());
  }

  /** What is written at the mark of a rule; empty for nothing. */
  public String label(Rule rule) {
    return "";
  }

  /** A value as it is typed. */
  public String written(int value) {
    return String.valueOf(value);
  }

  /** The value that typed figures mean. */
  public int read(String figures) {
    return Integer.parseInt(figures);
  }

  /** True if a path has a direction. */
  public boolean isDirected() {
    return false;
  }

  /** True if a rule says the same with its cells in the opposite order, although it is directed. */
  public boolean isAlike() {
    return false;
  }

  /** True if a path does not turn. */
  public boolean isStraight() {
    return false;
  }

  /** True if rules of this kind must not share cells. */
  public boolean isApart() {
    return false;
  }

  /** True if more rules of this kind may hold than are drawn. */
  public boolean isPerhapsMissing() {
    return form == Form.EDGE && !isDirected();
  }

  /** The most cells that a rule can have. */
  public int mostCells(Layout layout) {
    return form == Form.EDGE ? 2 : layout.cells();
  }

  /** The longest path worth drawing, given that some digits must remain. */
  public int mostUsefulCells(Layout layout) {
    return mostCells(layout);
  }

  /** The possible values for a number of cells; empty if the kind has none. */
  public Optional<Values> values(int cells, int digits) {
    return Optional.empty();
  }

  /** Those worth offering for cells in a row or column, since rules there can have no others. */
  public Optional<Values> offered(int cells, Layout layout) {
    return values(cells, layout.digits());
  }

  /**
   * The values with which a rule in some cells holds in a grid, in order, or as many as are worth
   * asking for; only 0 for a kind without values.
   *
   * @param digit the digit of a cell
   */
  public IntStream valuesIn(List<Integer> cells, Layout layout, IntUnaryOperator digit) {
    Rule any = new Rule(this, cells);
    return any.values(layout)
        .mapToObj(any::withValue)
        .filter(rule -> rule.holds(layout, digit))
        .mapToInt(Rule::value);
  }

  /** True if the value of a rule says something without others of its kind. */
  public boolean saysSomethingAlone() {
    return true;
  }

  /** True if what a rule says depends on the values of others of its kind. */
  public boolean readsValuesOfOthers() {
    return false;
  }

  /** True if the value of a rule in so many cells can be left to be found. */
  public final boolean mayBeOpen(int cells, int digits) {
    return saysSomethingAlone() && values(cells, digits).isPresent();
  }

  /** True if a rule without a value says less, and what every value implies. */
  public boolean mayLackValue() {
    return false;
  }

  /** Why no board of a layout has a rule in its cells, whatever its value; empty if one may. */
  Optional<String> refusal(Rule rule, Layout layout) {
    return Optional.empty();
  }

  /** The message that a rule at some cells cannot have a value. */
  String refusal(String where, int value, Values values) {
    return "the %s %s cannot have the value %d: it is %d to %d"
        .formatted(id, where, value, values.least(), values.most());
  }

  /** The value of a rule of so many cells where nobody chose one; 0 for none. */
  public final int usualValue(int cells, int digits) {
    return values(cells, digits).map(Values::usual).orElse(0);
  }

  /**
   * What a rule means.
   *
   * @return nothing if a rule of the whole board does not fit
   */
  abstract List<Primitive> meaning(Rule rule, Layout layout);

  /**
   * What a rule means among others.
   *
   * @param all the rules of the board, with this one
   */
  List<Primitive> meaning(Rule rule, Layout layout, List<Rule> all) {
    return meaning(rule, layout);
  }

  /** True if a rule can mean another thing where it stands in other rows or columns. */
  public boolean dependsOnPlace() {
    return false;
  }

  /** True for a rule of the whole board that is about cells beside the grid, too. */
  boolean readsBeside() {
    return false;
  }

  /** True if a rule says the same of each of its cells, and may as well be a rule for each. */
  public boolean isOfCells() {
    return false;
  }

  /** True for rows and columns. */
  public final boolean isLine() {
    return this == Kinds.ROW || this == Kinds.COLUMN;
  }

  /** True for everything besides rows, columns and boxes. */
  public final boolean isExtra() {
    return form != Form.GRID;
  }

  /** True for extra regions, which are drawn shaded. */
  public final boolean isExtraRegion() {
    return mark instanceof Mark.Tint;
  }

  @Override
  public final String toString() {
    return words;
  }
}
