package cluewright.strategy.core;

import cluewright.phrase.Phrase;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A form of a strategy with its own name and ratings; most strategies have one.
 *
 * @param id that of its strategy if it is the only one
 * @param name the name that a person calls it by
 * @param code its number in HoDoKu's libraries, four digits or five, or empty if HoDoKu does not
 *     have it
 * @param position where it stands in the order in which HoDoKu 2.2 tries its steps; empty if HoDoKu
 *     does not use it by itself. HoDoKu has 9x9 boards alone, so what only larger ones need has a
 *     position, a level and a score of ours
 * @param level HoDoKu's level, or ours where it does not have it
 * @param score HoDoKu's score of one step, or likewise ours
 * @param explainer Sudoku Explainer's rating, empty if that program does not know it
 */
public record Variant(
    String id,
    Phrase name,
    String code,
    OptionalInt position,
    Level level,
    int score,
    OptionalDouble explainer) {

  /** A variant whose name is in the bundle {@code strategies} under its id. */
  public Variant(
      String id,
      String code,
      OptionalInt position,
      Level level,
      int score,
      OptionalDouble explainer) {
    this(id, Phrase.of("strategies.name-" + id), code, position, level, score, explainer);
  }

  /**
   * True for a variant with the same id and the same rating by Sudoku Explainer, in which no other
   * agrees. Finders compare variants at each deduction, and a comparison of all fields would go
   * with it into the compiled code of each.
   */
  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Variant that
            && id.equals(that.id)
            && explainer.equals(that.explainer));
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  /** The program that its level and score come from, by name. */
  public String ratedBy() {
    return code.isEmpty() ? "Cluewright" : "HoDoKu";
  }

  public static Variant of(String id, String code, int position, Level level, int score) {
    return new Variant(id, code, OptionalInt.of(position), level, score, OptionalDouble.empty());
  }

  public static Variant of(
      String id, String code, int position, Level level, int score, double explainer) {
    return new Variant(
        id, code, OptionalInt.of(position), level, score, OptionalDouble.of(explainer));
  }

  /** A variant that HoDoKu does not use by itself. */
  public static Variant of(String id, String code, Level level, int score) {
    return new Variant(id, code, OptionalInt.empty(), level, score, OptionalDouble.empty());
  }

  /** A variant that HoDoKu does not use by itself. */
  public static Variant of(String id, String code, Level level, int score, double explainer) {
    return new Variant(id, code, OptionalInt.empty(), level, score, OptionalDouble.of(explainer));
  }
}
