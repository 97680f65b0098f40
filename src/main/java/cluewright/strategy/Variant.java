package cluewright.strategy;

import java.util.OptionalDouble;

/**
 * A form of a strategy that has a name and ratings of its own; most strategies have one.
 *
 * @param name what a person calls it
 * @param code its number in HoDoKu's libraries, four digits, or empty if it has none
 * @param level HoDoKu's level
 * @param score HoDoKu's score of one step
 * @param explainer Sudoku Explainer's rating, empty if that program does not know it
 */
public record Variant(String name, String code, Level level, int score, OptionalDouble explainer) {

  static Variant of(String name, String code, Level level, int score) {
    return new Variant(name, code, level, score, OptionalDouble.empty());
  }

  static Variant of(String name, String code, Level level, int score, double explainer) {
    return new Variant(name, code, level, score, OptionalDouble.of(explainer));
  }
}
