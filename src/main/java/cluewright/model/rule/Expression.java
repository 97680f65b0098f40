package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoublePredicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A condition that a user writes about numbers with names, for example {@code abs(a-b)>=3}, {@code
 * prime(a+b)}, {@code a+b in {5,10}} or {@code a in 1..3 | b in 7..9}.
 *
 * <p>It has the operators {@code + - * / %}, comparisons, {@code in}, {@code &}, {@code |} and
 * {@code !} (also {@code and}, {@code or}, {@code not}), and the functions {@code abs}, {@code
 * min}, {@code max}, {@code odd}, {@code even}, {@code prime} and {@code square}.
 */
final class Expression {
  private static final Pattern TOKEN =
      Pattern.compile("\\s*(\\d{1,6}|[a-z]+|\\.\\.|[<>!=]=|<>|&&|\\|\\||[-+*/%(){},<>=!&|])\\s*");
  private static final Map<String, String> SAME =
      Map.of(
          "==", "=", "<>", "!=", "&&", "&", "||", "|", "and", "&", "or", "|", "not", "!", "mod",
          "%");

  private static final Map<String, DoubleBinaryOperator> OF_TWO =
      Map.of("min", Math::min, "max", Math::max);

  private static final Map<String, DoublePredicate> TESTS =
      Map.of(
          "odd", number -> Math.floorMod((long) number, 2) == 1 && isWhole(number),
          "even", number -> Math.floorMod((long) number, 2) == 0 && isWhole(number),
          "prime", Expression::isPrime,
          "square", number -> isWhole(Math.sqrt(number)));

  private static final Map<String, DoubleBinaryOperator> PRODUCTS =
      Map.of(
          "*", (a, b) -> a * b,
          "/", (a, b) -> b == 0 ? Double.NaN : a / b,
          "%", (a, b) -> b == 0 ? Double.NaN : a - b * Math.floor(a / b));
  private static final Map<String, DoubleBinaryOperator> SUMS =
      Map.of("+", Double::sum, "-", (a, b) -> a - b);
  private static final Map<String, DoubleBinaryOperator> COMPARISONS =
      Map.of(
          "=", (a, b) -> truth(a == b),
          "!=", (a, b) -> truth(a != b),
          "<", (a, b) -> truth(a < b),
          "<=", (a, b) -> truth(a <= b),
          ">", (a, b) -> truth(a > b),
          ">=", (a, b) -> truth(a >= b));

  /** A part of an expression; truths are 1 and 0. */
  private interface Part {
    double at(double[] numbers);
  }

  private final List<String> names;
  private final List<String> tokens;
  private final Part whole;
  private int next;

  /** The most tokens, since each may be read one level deeper. */
  private static final int MOST_TOKENS = 600;

  private Expression(String text, List<String> names) {
    this.names = names;
    this.tokens = tokens(text);
    if (tokens.size() > MOST_TOKENS) {
      throw new IllegalArgumentException(
          "a condition has at most %d numbers and signs".formatted(MOST_TOKENS));
    }
    this.whole = either();
    if (next < tokens.size()) {
      throw unexpected();
    }
  }

  /**
   * Reads a condition.
   *
   * @param names of the numbers
   * @throws IllegalArgumentException naming what cannot be read
   */
  static Expression of(String text, String... names) {
    return new Expression(text, List.of(names));
  }

  /** True if numbers, in the order of their names, satisfy it. */
  boolean holds(double... numbers) {
    double value = whole.at(numbers);
    return value != 0 && !Double.isNaN(value);
  }

  /** Its shortest form, which is the same for expressions that differ in blanks and synonyms. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (String token : tokens) {
      boolean isWord = token.equals("in");
      text.append(isWord ? " in " : token);
    }
    return text.toString();
  }

  private static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text.toLowerCase(Locale.ROOT));
    int at = 0;
    while (at < text.length()) {
      if (!matcher.find(at) || matcher.start() != at) {
        throw new IllegalArgumentException(
            "\"%s\" cannot be read at \"%s\"".formatted(text.strip(), text.substring(at).strip()));
      }
      tokens.add(SAME.getOrDefault(matcher.group(1), matcher.group(1)));
      at = matcher.end();
    }
    return tokens;
  }

  private Part either() {
    Part first = both();
    while (take("|")) {
      Part left = first;
      Part right = both();
      first = numbers -> truth(left.at(numbers) != 0 || right.at(numbers) != 0);
    }
    return first;
  }

  private Part both() {
    Part first = not();
    while (take("&")) {
      Part left = first;
      Part right = not();
      first = numbers -> truth(left.at(numbers) != 0 && right.at(numbers) != 0);
    }
    return first;
  }

  private Part not() {
    if (take("!")) {
      Part other = not();
      return numbers -> truth(other.at(numbers) == 0);
    }
    return comparison();
  }

  /** A comparison, or several such as {@code 3<=a+b<=7}. */
  private Part comparison() {
    Part left = sum();
    if (take("in")) {
      return among(left);
    }
    Part all = null;
    while (next < tokens.size() && COMPARISONS.containsKey(tokens.get(next))) {
      DoubleBinaryOperator compare = COMPARISONS.get(tokens.get(next++));
      Part smaller = left;
      Part right = sum();
      Part before = all;
      all =
          numbers ->
              before == null || before.at(numbers) != 0
                  ? compare.applyAsDouble(smaller.at(numbers), right.at(numbers))
                  : 0;
      left = right;
    }
    return all == null ? left : all;
  }

  /** The numbers after {@code in}: a list in braces, or the ends of a range. */
  private Part among(Part number) {
    if (!take("{")) {
      Part least = sum();
      expect("..");
      Part most = sum();
      return numbers ->
          truth(number.at(numbers) >= least.at(numbers) && number.at(numbers) <= most.at(numbers));
    }
    List<Part> listed = new ArrayList<>();
    do {
      listed.add(sum());
    } while (take(","));
    expect("}");
    return numbers ->
        truth(listed.stream().anyMatch(each -> each.at(numbers) == number.at(numbers)));
  }

  private Part sum() {
    return chain(SUMS, this::product);
  }

  private Part product() {
    return chain(PRODUCTS, this::factor);
  }

  private Part chain(Map<String, DoubleBinaryOperator> operators, Supplier<Part> operand) {
    Part first = operand.get();
    while (next < tokens.size() && operators.containsKey(tokens.get(next))) {
      DoubleBinaryOperator operator = operators.get(tokens.get(next++));
      Part left = first;
      Part right = operand.get();
      first = numbers -> operator.applyAsDouble(left.at(numbers), right.at(numbers));
    }
    return first;
  }

  private Part factor() {
    if (take("-")) {
      Part other = factor();
      return numbers -> -other.at(numbers);
    }
    if (take("(")) {
      Part inner = either();
      expect(")");
      return inner;
    }
    if (next == tokens.size()) {
      throw unexpected();
    }
    String token = tokens.get(next++);
    if (Character.isDigit(token.charAt(0))) {
      double number = Double.parseDouble(token);
      return numbers -> number;
    }
    int name = names.indexOf(token);
    return name >= 0 ? numbers -> numbers[name] : function(token);
  }

  private Part function(String name) {
    boolean isOfTwo = OF_TWO.containsKey(name);
    if (!isOfTwo && !TESTS.containsKey(name) && !name.equals("abs")) {
      next--;
      throw unexpected();
    }
    expect("(");
    Part one = either();
    if (isOfTwo) {
      expect(",");
      Part other = either();
      expect(")");
      DoubleBinaryOperator operator = OF_TWO.get(name);
      return numbers -> operator.applyAsDouble(one.at(numbers), other.at(numbers));
    }
    expect(")");
    return name.equals("abs")
        ? numbers -> Math.abs(one.at(numbers))
        : numbers -> truth(TESTS.get(name).test(one.at(numbers)));
  }

  private boolean take(String token) {
    boolean isNext = next < tokens.size() && tokens.get(next).equals(token);
    next += isNext ? 1 : 0;
    return isNext;
  }

  private void expect(String token) {
    if (!take(token)) {
      throw unexpected();
    }
  }

  private IllegalArgumentException unexpected() {
    String what = next < tokens.size() ? "\"" + tokens.get(next) + "\"" : "its end";
    return new IllegalArgumentException(
        "\"%s\" cannot be read at %s: it has the numbers %s"
            .formatted(String.join("", tokens), what, String.join(", ", names)));
  }

  private static double truth(boolean is) {
    return is ? 1 : 0;
  }

  private static boolean isWhole(double number) {
    return number == Math.rint(number) && !Double.isInfinite(number);
  }

  private static boolean isPrime(double number) {
    if (number < 2 || !isWhole(number)) {
      return false;
    }
    for (long factor = 2; factor * factor <= number; factor++) {
      if (number % factor == 0) {
        return false;
      }
    }
    return true;
  }
}
