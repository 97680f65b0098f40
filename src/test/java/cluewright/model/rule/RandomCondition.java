package cluewright.model.rule;

import java.util.List;
import java.util.Random;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;

/**
 * A condition on two numbers by lot, as users write it, with what it means in plain Java.
 *
 * @param value 1 where it holds, or else 0; of a part of a condition any number
 */
record RandomCondition(String text, IntBinaryOperator value) {
  private static final List<Integer> PRIMES =
      List.of(2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79);

  /** A condition of at most so many others within each other. */
  static RandomCondition of(Random random, int depth) {
    if (depth == 0 || random.nextInt(3) == 0) {
      return simple(random);
    }
    RandomCondition one = of(random, depth - 1);
    RandomCondition other = of(random, depth - 1);
    return switch (random.nextInt(3)) {
      case 0 -> one.with(other, "(%s)&(%s)", (p, q) -> p * q);
      case 1 -> one.with(other, "(%s)|(%s)", Math::max);
      default -> one.with(other, "!(%s)", (p, q) -> 1 - p);
    };
  }

  boolean holds(int a, int b) {
    return value.applyAsInt(a, b) != 0;
  }

  /** The same with its numbers exchanged. */
  String exchanged() {
    return text.replaceAll("\\ba\\b", "#").replaceAll("\\bb\\b", "a").replace('#', 'b');
  }

  /** The same of one number for both. */
  String ofOne(String name) {
    return text.replaceAll("\\b[ab]\\b", name);
  }

  private static RandomCondition simple(Random random) {
    RandomCondition number = number(random, 2);
    RandomCondition other = number(random, 1);
    int low = random.nextInt(5);
    int high = low + random.nextInt(4);
    return switch (random.nextInt(13)) {
      case 0 -> number.with(other, "%s=%s", (x, y) -> truth(x == y));
      case 1 -> number.with(other, "%s!=%s", (x, y) -> truth(x != y));
      case 2 -> number.with(other, "%s<%s", (x, y) -> truth(x < y));
      case 3 -> number.with(other, "%s<=%s", (x, y) -> truth(x <= y));
      case 4 -> number.with(other, "%s>%s", (x, y) -> truth(x > y));
      case 5 -> number.with(other, "%s>=%s", (x, y) -> truth(x >= y));
      case 6 -> number.test("odd(%s)", x -> x % 2 != 0);
      case 7 -> number.test("even(%s)", x -> x % 2 == 0);
      case 8 -> number.test("abs(%s)<80&prime(%<s)", x -> PRIMES.contains(x));
      case 9 -> number.test("square(%s)", RandomCondition::isSquare);
      case 10 -> number.test("%s in {" + low + "," + high + "}", x -> x == low || x == high);
      case 11 -> number.test("%s in " + low + ".." + high, x -> low <= x && x <= high);
      default -> number.test(low + "<=%s<" + high, x -> low <= x && x < high);
    };
  }

  private static RandomCondition number(Random random, int depth) {
    if (depth == 0) {
      int figure = random.nextInt(6);
      return switch (random.nextInt(3)) {
        case 0 -> new RandomCondition("a", (a, b) -> a);
        case 1 -> new RandomCondition("b", (a, b) -> b);
        default -> new RandomCondition(String.valueOf(figure), (a, b) -> figure);
      };
    }
    RandomCondition one = number(random, depth - 1);
    RandomCondition other = number(random, depth - 1);
    int divisor = 2 + random.nextInt(3);
    return switch (random.nextInt(8)) {
      case 0 -> one.with(other, "(%s+%s)", Integer::sum);
      case 1 -> one.with(other, "(%s-%s)", (x, y) -> x - y);
      case 2 -> one.with(other, "%s*%s", (x, y) -> x * y);
      case 3 -> one.with(other, "min(%s,%s)", Math::min);
      case 4 -> one.with(other, "max(%s,%s)", Math::max);
      case 5 -> one.with(other, "abs(%s)", (x, y) -> Math.abs(x));
      case 6 -> one.with(other, "(%s%%" + divisor + ")", (x, y) -> Math.floorMod(x, divisor));
      default -> one;
    };
  }

  private RandomCondition with(RandomCondition other, String pattern, IntBinaryOperator joined) {
    return new RandomCondition(
        pattern.formatted(text, other.text),
        (a, b) -> joined.applyAsInt(value.applyAsInt(a, b), other.value.applyAsInt(a, b)));
  }

  private RandomCondition test(String pattern, IntPredicate test) {
    return new RandomCondition(
        pattern.formatted(text), (a, b) -> truth(test.test(value.applyAsInt(a, b))));
  }

  private static boolean isSquare(int number) {
    int root = (int) Math.round(Math.sqrt(Math.max(0, number)));
    return root * root == number;
  }

  private static int truth(boolean is) {
    return is ? 1 : 0;
  }
}
