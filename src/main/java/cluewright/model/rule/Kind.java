package cluewright.model.rule;

import java.util.List;
import java.util.Optional;

/**
 * A kind of rules, described once: its place in the name of a board, where its rules stand and what
 * shows them, their values, and what they mean.
 *
 * <p>The words of a kind are texts whose keys end with {@link #words}: {@code boards.WORDS} is its
 * name, {@code boards.rule-WORDS} what it says, and {@code reasons.WORDS} one rule of it in an
 * argument.
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

  /** A kind whose texts have its id. */
  Kind(String id, Form form, Mark mark) {
    this(id, id, form, mark);
  }

  /** The word in the name of a board, for example {@code thermometer}. */
  public final String id() {
    return id;
  }

  /** The end of the keys of its texts. */
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

  /** What the short name of a board calls rules of this kind, for example {@code dots}. */
  public String several() {
    return words + "s";
  }

  /** The letter that chooses its drawing tool. */
  public char key() {
    return Character.toUpperCase(words.charAt(0));
  }

  /** True if a path cannot be read from its other end as well. */
  public boolean isDirected() {
    return false;
  }

  /** True if rules of this kind may not share cells with each other. */
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

  /** The most cells that leave any digits: a designer draws no longer path. */
  public int mostUsefulCells(Layout layout) {
    return mostCells(layout);
  }

  /** The values that a rule of so many cells can have; empty if it has none. */
  public Optional<Values> values(int cells, int digits) {
    return Optional.empty();
  }

  /** What to say of a value that a rule at some cells cannot have. */
  String refusal(String where, int value, Values values) {
    return "the %s %s cannot have the value %d: it is %d to %d"
        .formatted(id, where, value, values.least(), values.most());
  }

  /**
   * What a rule means.
   *
   * @return nothing if a rule of the whole board does not fit
   */
  abstract List<Primitive> meaning(Rule rule, Layout layout);

  /** True for rows and columns. */
  public final boolean isLine() {
    return this == Kinds.ROW || this == Kinds.COLUMN;
  }

  /** True for what boards have beside rows, columns and boxes. */
  public final boolean isExtra() {
    return form != Form.GRID;
  }

  /** True for regions beside the boxes, which are drawn shaded. */
  public final boolean isExtraRegion() {
    return mark instanceof Mark.Tint;
  }

  @Override
  public final String toString() {
    return words;
  }
}
