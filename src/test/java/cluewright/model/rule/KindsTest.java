package cluewright.model.rule;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of drawn rules against its definition, on all 288 grids of 4x4. */
final class KindsTest {
  private static final List<Puzzle> GRIDS =
      new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 1000);

  /** What a kind says of the digits on its cells, in their order, and of its value. */
  @FunctionalInterface
  private interface Definition {
    boolean holds(int[] digits, int value);
  }

  /** What a kind says of a grid, where its cells alone do not tell. */
  @FunctionalInterface
  private interface WideDefinition {
    boolean holds(Rule rule, Puzzle grid);
  }

  private static final Map<Kind, Definition> DEFINITIONS =
      Map.ofEntries(
          entry(Kinds.WHITE_DOT, (d, value) -> d[0] == d[1] + 1 || d[1] == d[0] + 1),
          entry(Kinds.BLACK_DOT, (d, value) -> d[0] == d[1] + d[1] || d[1] == d[0] + d[0]),
          entry(Kinds.X, (d, value) -> d[0] + d[1] == 10),
          entry(Kinds.V, (d, value) -> d[0] + d[1] == 5),
          entry(Kinds.LESS, (d, value) -> d[0] < d[1]),
          entry(Kinds.THERMOMETER, (d, value) -> Arrays.equals(d, sorted(d)) && areDifferent(d)),
          entry(
              Kinds.RENBAN,
              (d, value) -> areDifferent(d) && sorted(d)[d.length - 1] - sorted(d)[0] < d.length),
          entry(
              Kinds.PALINDROME,
              (d, value) ->
                  IntStream.range(0, d.length).allMatch(i -> d[i] == d[d.length - 1 - i])),
          entry(
              Kinds.WHISPERS,
              (d, value) ->
                  IntStream.range(1, d.length)
                      .allMatch(i -> d[i] - d[i - 1] >= value || d[i - 1] - d[i] >= value)),
          entry(
              Kinds.CAGE,
              (d, value) -> areDifferent(d) && (value == 0 || IntStream.of(d).sum() == value)),
          entry(
              Kinds.ARROW,
              (d, value) -> number(part(d, 0, value)) == sum(part(d, value, d.length))),
          entry(
              Kinds.DOUBLE_ARROW,
              (d, value) -> 2 * (d[0] + d[d.length - 1]) == sum(part(d, 0, d.length))),
          entry(
              Kinds.PARITY,
              (d, value) -> IntStream.range(1, d.length).allMatch(i -> (d[i] + d[i - 1]) % 2 == 1)),
          entry(Kinds.ENTROPIC, (d, value) -> rotates(d, 3, digit -> (digit - 1) * 3 / 4)),
          entry(Kinds.MODULAR, (d, value) -> rotates(d, value, digit -> digit % value)),
          entry(
              Kinds.BETWEEN,
              (d, value) -> {
                int low = Math.min(d[0], d[d.length - 1]);
                int high = Math.max(d[0], d[d.length - 1]);
                return IntStream.of(part(d, 1, d.length - 1))
                    .allMatch(each -> each > low && each < high);
              }),
          entry(
              Kinds.LOCKOUT,
              (d, value) -> {
                int low = Math.min(d[0], d[d.length - 1]);
                int high = Math.max(d[0], d[d.length - 1]);
                return high - low >= value
                    && IntStream.of(part(d, 1, d.length - 1))
                        .allMatch(each -> each < low || each > high);
              }),
          entry(
              Kinds.ZIPPER,
              (d, value) -> {
                int pair = d[0] + d[d.length - 1];
                boolean isMiddleRight = d.length % 2 == 0 || d[d.length / 2] == pair;
                return isMiddleRight
                    && IntStream.range(0, d.length / 2)
                        .allMatch(i -> d[i] + d[d.length - 1 - i] == pair);
              }),
          entry(Kinds.SUM_LINE, (d, value) -> isCut(d, 0, value)),
          entry(Kinds.SLOW_THERMOMETER, (d, value) -> Arrays.equals(d, sorted(d))),
          entry(
              Kinds.CLONES,
              (d, value) ->
                  Arrays.equals(part(d, 0, d.length / 2), part(d, d.length / 2, d.length / 2 * 2))),
          entry(Kinds.DIFFERENCE, (d, value) -> Math.abs(d[0] - d[1]) == value),
          entry(Kinds.RATIO, (d, value) -> d[0] == value * d[1] || d[1] == value * d[0]),
          entry(Kinds.SUM, (d, value) -> d[0] + d[1] == value),
          entry(Kinds.ODD, (d, value) -> all(d, digit -> digit % 2 == 1)),
          entry(Kinds.EVEN, (d, value) -> all(d, digit -> digit % 2 == 0)),
          entry(Kinds.LOW, (d, value) -> all(d, digit -> digit <= 2)),
          entry(Kinds.HIGH, (d, value) -> all(d, digit -> digit >= 3)),
          entry(Kinds.CANDIDATES, (d, value) -> all(d, digit -> (value >> (digit - 1)) % 2 == 1)),
          entry(Kinds.QUADRUPLE, KindsTest::holdsEach),
          entry(
              Kinds.COUNTING,
              (d, value) ->
                  all(
                      d,
                      digit -> IntStream.of(d).filter(other -> other == digit).count() == digit)),
          entry(Kinds.OPEN_CAGE, (d, value) -> sum(d) == value),
          entry(Kinds.SAME_VALUES, (d, value) -> areAlikeInParts(d, value)),
          entry(
              Kinds.LUNCHBOX,
              (d, value) -> {
                int[] order = sorted(d);
                List<Integer> line = IntStream.of(d).boxed().toList();
                int least = line.indexOf(order[0]);
                int most = line.indexOf(order[d.length - 1]);
                return areDifferent(d)
                    && sum(part(d, Math.min(least, most) + 1, Math.max(least, most))) == value;
              }),
          entry(Kinds.SAME_SUM, (d, value) -> true),
          entry(
              Kinds.LOOK_AND_SAY,
              (d, value) ->
                  IntStream.of(value % 100, value / 100 % 100, value / 10_000)
                      .filter(pair -> pair > 0)
                      .allMatch(
                          pair ->
                              IntStream.of(d).filter(digit -> digit == pair % 10).count()
                                  == pair / 10)),
          entry(
              Kinds.NO_PARTIAL_SUM,
              (d, value) ->
                  areDifferent(d)
                      && IntStream.range(1, 1 << d.length)
                          .noneMatch(
                              chosen ->
                                  IntStream.range(0, d.length)
                                          .filter(i -> (chosen >> i & 1) != 0)
                                          .map(i -> d[i])
                                          .sum()
                                      == value)),
          entry(
              Kinds.EQUALITY_CAGE,
              (d, value) ->
                  areDifferent(d)
                      && 2 * IntStream.of(d).filter(digit -> digit % 2 == 1).count() == d.length
                      && 2 * IntStream.of(d).filter(digit -> digit <= 2).count() == d.length),
          entry(
              Kinds.HIDDEN_SKYSCRAPER,
              (d, value) ->
                  IntStream.range(1, d.length)
                      .filter(i -> d[i] < d[i - 1])
                      .mapToObj(i -> d[i] == value)
                      .findFirst()
                      .orElse(false)),
          entry(Kinds.EXTRA_REGION, (d, value) -> areDifferent(d)),
          entry(Kinds.VALUE_INDEX, (d, value) -> d[1] + 1 < d.length && d[d[1] + 1] == d[0]),
          entry(
              Kinds.COUNT_DISTINCT,
              (d, value) -> IntStream.of(part(d, 1, d.length)).distinct().count() == d[0]),
          entry(Kinds.CONTAINED, KindsTest::holdsEach),
          entry(
              Kinds.SANDWICH,
              (d, value) -> {
                List<Integer> row = IntStream.of(d).boxed().toList();
                int one = row.indexOf(1);
                int four = row.indexOf(4);
                return sum(part(d, Math.min(one, four) + 1, Math.max(one, four))) == value;
              }),
          entry(Kinds.LITTLE_KILLER, (d, value) -> sum(d) == value),
          entry(
              Kinds.SKYSCRAPER,
              (d, value) ->
                  IntStream.range(0, d.length)
                          .filter(i -> all(part(d, 0, i), before -> before < d[i]))
                          .count()
                      == value),
          entry(Kinds.X_SUM, (d, value) -> sum(part(d, 0, d[0])) == value),
          entry(Kinds.NUMBERED_ROOM, (d, value) -> d[d[0] - 1] == value));

  private static final Map<Kind, WideDefinition> WIDE =
      Map.of(
          Kinds.REGION_COUNT,
          (rule, grid) -> {
            int circle = rule.cells().get(0);
            return grid.digit(circle)
                == rule.cells().stream().filter(cell -> box(cell) == box(circle)).count();
          },
          Kinds.REGION_ARROW,
          (rule, grid) ->
              grid.digit(rule.cells().get(0))
                  == run(rule.cells(), (circle, cell) -> box(circle) == box(cell)),
          Kinds.FULL_RANK,
          (rule, grid) -> hasRank(rule, grid, false),
          Kinds.TIED_RANK,
          (rule, grid) -> hasRank(rule, grid, true),
          Kinds.MINIMUM,
          (rule, grid) -> beatsAllBeside(rule, grid, (own, other) -> own < other),
          Kinds.MAXIMUM,
          (rule, grid) -> beatsAllBeside(rule, grid, (own, other) -> own > other),
          Kinds.COLUMN_INDEX,
          (rule, grid) ->
              rule.cells().stream()
                  .allMatch(c -> grid.digit(c / 4 * 4 + grid.digit(c) - 1) == c % 4 + 1),
          Kinds.ROW_INDEX,
          (rule, grid) ->
              rule.cells().stream()
                  .allMatch(c -> grid.digit((grid.digit(c) - 1) * 4 + c % 4) == c / 4 + 1),
          Kinds.REGION_SUM,
          (rule, grid) -> {
            List<Integer> sums = new ArrayList<>();
            int before = -1;
            for (int cell : rule.cells()) {
              int box = cell / 8 * 2 + cell % 4 / 2;
              if (box != before) {
                sums.add(0);
              }
              sums.set(sums.size() - 1, sums.get(sums.size() - 1) + grid.digit(cell));
              before = box;
            }
            return sums.stream().distinct().count() == 1;
          });

  /**
   * How many of the 16 numbers are less than the one of a line, and whether another is the same.
   */
  private static boolean hasRank(Rule rule, Puzzle grid, boolean mayBeTied) {
    List<Integer> numbers = numbers(grid, 4);
    int own = number(rule.cells().stream().mapToInt(grid::digit).toArray());
    return numbers.stream().filter(other -> other < own).count() == rule.value() - 1
        && (mayBeTied || Collections.frequency(numbers, own) == 1);
  }

  /** All rows and columns, read from both ends. */
  private static List<Integer> numbers(Puzzle grid, int size) {
    List<Integer> numbers = new ArrayList<>();
    for (int line = 0; line < size; line++) {
      int own = line;
      int[] row = IntStream.range(0, size).map(i -> grid.digit(size * own + i)).toArray();
      int[] column = IntStream.range(0, size).map(i -> grid.digit(size * i + own)).toArray();
      for (int[] digits : List.of(row, column)) {
        numbers.add(number(digits));
        numbers.add(number(IntStream.range(0, size).map(i -> digits[size - 1 - i]).toArray()));
      }
    }
    return numbers;
  }

  private static boolean beatsAllBeside(
      Rule rule, Puzzle grid, BiPredicate<Integer, Integer> beats) {
    return rule.cells().stream()
        .allMatch(
            cell ->
                IntStream.range(0, 16)
                    .filter(other -> Boards.FOUR.areNeighbours(cell, other))
                    .filter(other -> !rule.cells().contains(other))
                    .allMatch(other -> beats.test(grid.digit(cell), grid.digit(other))));
  }

  private static boolean holdsEach(int[] digits, int value) {
    List<Integer> left = new ArrayList<>(IntStream.of(digits).boxed().toList());
    return String.valueOf(value).chars().allMatch(symbol -> left.remove((Integer) (symbol - '0')));
  }

  private static int[] part(int[] digits, int from, int to) {
    return Arrays.copyOfRange(digits, from, Math.max(from, to));
  }

  private static int sum(int[] digits) {
    return IntStream.of(digits).sum();
  }

  private static int number(int[] digits) {
    return IntStream.of(digits).reduce(0, (before, digit) -> 10 * before + digit);
  }

  private static boolean all(int[] digits, IntPredicate condition) {
    return IntStream.of(digits).allMatch(condition);
  }

  private static boolean rotates(int[] digits, int classes, IntUnaryOperator classOf) {
    return IntStream.range(0, digits.length)
        .allMatch(
            i ->
                IntStream.range(i + 1, Math.min(digits.length, i + classes))
                    .allMatch(j -> classOf.applyAsInt(digits[i]) != classOf.applyAsInt(digits[j])));
  }

  private static boolean isCut(int[] digits, int from, int total) {
    return from == digits.length
        || IntStream.rangeClosed(from + 1, digits.length)
            .anyMatch(to -> sum(part(digits, from, to)) == total && isCut(digits, to, total));
  }

  private static boolean areAlikeInParts(int[] digits, int parts) {
    int size = digits.length / parts;
    return IntStream.range(1, parts)
        .allMatch(
            i ->
                Arrays.equals(
                    sorted(part(digits, 0, size)), sorted(part(digits, i * size, (i + 1) * size))));
  }

  private static int[] sorted(int[] digits) {
    return IntStream.of(digits).sorted().toArray();
  }

  private static boolean areDifferent(int[] digits) {
    return IntStream.of(digits).distinct().count() == digits.length;
  }

  private static int box(int cell) {
    return cell / 8 * 2 + cell % 4 / 2;
  }

  /** The cells of a circle's region that follow each other along straight arrows, with itself. */
  private static int run(List<Integer> cells, BiPredicate<Integer, Integer> areTogether) {
    int circle = cells.get(0);
    int count = 1;
    for (int step : List.of(-4, 4, -1, 1)) {
      int next = circle + step;
      while (cells.contains(next)
          && (Math.abs(step) == 4 || next / 4 == circle / 4)
          && areTogether.test(circle, next)) {
        count++;
        next += step;
      }
    }
    return count;
  }

  /** A circle and the cells of straight arrows from it, as far as the border. */
  private static Rule arrows(Random random) {
    int circle = random.nextInt(16);
    List<Integer> cells = new ArrayList<>(List.of(circle));
    for (int[] way : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
      int row = circle / 4 + way[0];
      int column = circle % 4 + way[1];
      boolean isTaken = random.nextBoolean();
      while (isTaken && row >= 0 && row < 4 && column >= 0 && column < 4) {
        cells.add(4 * row + column);
        row += way[0];
        column += way[1];
      }
    }
    return cells.size() > 1 ? new Rule(Kinds.REGION_ARROW, cells) : arrows(random);
  }

  private static Collection<Kind> drawn() {
    return Kinds.drawn();
  }

  @Test
  void everyDrawnKindHasItsDefinitionHere() {
    assertThat(Stream.concat(DEFINITIONS.keySet().stream(), WIDE.keySet().stream()))
        .containsExactlyInAnyOrderElementsOf(Kinds.drawn());
    assertThat(GRIDS).hasSize(288);
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void aGridObeysARuleIfItIsAsDefinedAndTheCounterFindsJustThose(Kind kind) {
    Random random = Tries.random(kind.words().hashCode());
    for (int i = 0; i < Tries.of(500); i++) {
      Rule rule = rule(kind, random);
      Board board = Boards.withRules(Boards.FOUR, List.of(rule));
      long defined = GRIDS.stream().filter(grid -> isAsDefined(rule, grid)).count();

      assertThat(GRIDS)
          .as("%s", board.name())
          .allMatch(grid -> rule.holds(board.layout(), grid::digit) == isAsDefined(rule, grid));
      assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 1000))
          .as("%s", board.name())
          .isEqualTo((int) defined);
    }
  }

  private static boolean isAsDefined(Rule rule, Puzzle grid) {
    if (WIDE.containsKey(rule.kind())) {
      return WIDE.get(rule.kind()).holds(rule, grid);
    }
    int[] digits = rule.cells().stream().mapToInt(grid::digit).toArray();
    return DEFINITIONS.get(rule.kind()).holds(digits, rule.value());
  }

  /** A rule by lot, with a value if its kind has any. */
  private static Rule rule(Kind kind, Random random) {
    if (kind.form() == Form.OUTSIDE) {
      return outside(kind, random);
    }
    if (kind == Kinds.REGION_ARROW) {
      return arrows(random);
    }
    List<Integer> cells = new ArrayList<>(List.of(random.nextInt(16)));
    int most = Math.min(kind.mostCells(Boards.FOUR.layout()), 5);
    int least = Math.max(2, kind.leastCells());
    int wanted = kind.form() == Form.EDGE ? 2 : least + random.nextInt(most - least + 1);
    while (cells.size() < wanted) {
      int last = cells.get(cells.size() - 1);
      List<Integer> next =
          IntStream.range(0, 16)
              .filter(cell -> Boards.FOUR.touch(last, cell) && !cells.contains(cell))
              .boxed()
              .toList();
      if (next.isEmpty()) {
        return rule(kind, random);
      }
      cells.add(next.get(random.nextInt(next.size())));
    }
    int value =
        kind.values(cells.size(), 4)
            .filter(values -> !values.isOptional() || random.nextInt(4) > 0)
            .map(values -> value(kind, values, random))
            .orElse(0);
    return new Rule(kind, cells, value);
  }

  private static int value(Kind kind, Values values, Random random) {
    return kind == Kinds.LOOK_AND_SAY
        ? List.of(11, 3, 1223, 24, 120_114).get(random.nextInt(5))
        : kind == Kinds.QUADRUPLE || kind == Kinds.CONTAINED
            ? List.of(1, 23, 24, 33, 124, 1234).get(random.nextInt(6))
            : values.least() + random.nextInt(values.most() - values.least() + 1);
  }

  /** A number about a row or column from one of its ends, or about a diagonal. */
  private static Rule outside(Kind kind, Random random) {
    int line = random.nextInt(4);
    List<Integer> cells =
        new ArrayList<>(
            switch (random.nextInt(kind == Kinds.LITTLE_KILLER ? 3 : 2)) {
              case 0 -> IntStream.range(0, 4).mapToObj(i -> 4 * line + i).toList();
              case 1 -> IntStream.range(0, 4).mapToObj(i -> 4 * i + line).toList();
              default -> IntStream.range(0, 4 - line % 3).mapToObj(i -> 5 * i + line % 3).toList();
            });
    if (random.nextBoolean()) {
      Collections.reverse(cells);
    }
    boolean isRank = kind == Kinds.FULL_RANK || kind == Kinds.TIED_RANK;
    return new Rule(kind, cells, isRank ? 1 + random.nextInt(16) : random.nextInt(12));
  }

  @ParameterizedTest
  @MethodSource("drawn")
  void aBoardIsFoundByTheNameOfItsRuleWhicheverEndItIsDrawnFrom(Kind kind) {
    Random random = Tries.random(1);
    for (int i = 0; i < Tries.of(200); i++) {
      Rule rule = rule(kind, random);
      Board board = Boards.withRules(Boards.FOUR, List.of(rule));
      List<Integer> back = new ArrayList<>(rule.cells());
      Collections.reverse(back);

      assertThat(Boards.named(board.name())).contains(board);
      assertThat(new Rule(kind, back, rule.value()).equals(rule)).isEqualTo(!kind.isDirected());
    }
  }

  /** Rules of the whole board that are no houses, against their definitions. */
  @ParameterizedTest
  @CsvSource({
    "4x4+alldots, 0",
    "4x4+alldots+consecutive=r1c1r1c2, 0",
    "4x4+falling, 48",
    "4x4+rising, 48"
  })
  void aRuleOfTheWholeBoardLeavesTheGridsThatObeyIt(String name, int known) {
    Board board = Boards.named(name).orElseThrow();
    assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 1000)).isEqualTo(known);
  }

  /** Cages with one letter have one sum, whether they share cells or not. */
  @Test
  void cagesWithTheSameLetterHaveTheSameSum() {
    Random random = Tries.random(45);
    for (int i = 0; i < Tries.of(200); i++) {
      List<Rule> rules =
          Stream.generate(() -> rule(Kinds.SAME_SUM, random))
              .limit(3)
              .map(rule -> new Rule(rule.kind(), rule.cells(), 1 + random.nextInt(2)))
              .distinct()
              .toList();
      Board board = Boards.withRules(Boards.FOUR, rules);
      long defined =
          GRIDS.stream()
              .filter(
                  grid ->
                      IntStream.of(1, 2)
                          .allMatch(
                              letter ->
                                  rules.stream()
                                          .filter(rule -> rule.value() == letter)
                                          .map(rule -> rule.cells().stream().mapToInt(grid::digit))
                                          .map(IntStream::sum)
                                          .distinct()
                                          .count()
                                      <= 1))
              .count();

      assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 1000))
          .as("%s", board.name())
          .isEqualTo((int) defined);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"6x6+globalentropy", "6x6+globalmodulo"})
  void everySquareHasDigitsOfEachOfThreeClasses(String name) {
    Board board = Boards.named(name).orElseThrow();
    boolean isEntropy = name.contains("entropy");
    List<Puzzle> found = new SolutionCounter(board).solutions(Puzzle.empty(board), 100);
    assertThat(found).isNotEmpty();
    for (Puzzle grid : found) {
      for (int corner = 0; corner < 29; corner++) {
        int from = corner;
        if (corner % 6 < 5) {
          assertThat(
                  IntStream.of(from, from + 1, from + 6, from + 7)
                      .map(cell -> isEntropy ? (grid.digit(cell) - 1) / 2 : grid.digit(cell) % 3)
                      .distinct()
                      .count())
              .as("%s at %d of %s", name, from, grid)
              .isEqualTo(3);
        }
      }
    }
  }

  /**
   * Two digits n are not n steps apart; on 4x4 against all grids, on 6x6 in those that are found.
   */
  @Test
  void noDigitStandsAsManyStepsFromItselfAsItSays() {
    Board four = Boards.named("4x4+taxicab").orElseThrow();
    Board six = Boards.named("6x6+taxicab").orElseThrow();

    assertThat(new SolutionCounter(four).count(Puzzle.empty(four), 1000))
        .isEqualTo((int) GRIDS.stream().filter(grid -> isFarApart(grid, 4)).count())
        .isLessThan(288);
    assertThat(new SolutionCounter(six).solutions(Puzzle.empty(six), 50))
        .isNotEmpty()
        .allMatch(grid -> isFarApart(grid, 6));
  }

  private static boolean isFarApart(Puzzle grid, int size) {
    return IntStream.range(0, size * size)
        .allMatch(
            a ->
                IntStream.range(0, a)
                    .filter(b -> grid.digit(a) == grid.digit(b))
                    .noneMatch(
                        b ->
                            Math.abs(a / size - b / size) + Math.abs(a % size - b % size)
                                == grid.digit(a)));
  }

  /** Several ranks, which tell of each other. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void ranksAreThoseOfAllLines(boolean mayBeTied) {
    Random random = Tries.random(47);
    Kind kind = mayBeTied ? Kinds.TIED_RANK : Kinds.FULL_RANK;
    int solved = 0;
    for (int i = 0; i < Tries.of(200) || solved == 0; i++) {
      Puzzle grid = GRIDS.get(random.nextInt(GRIDS.size()));
      List<Rule> rules =
          Stream.generate(() -> outside(kind, random))
              .limit(3)
              .map(rule -> new Rule(kind, rule.cells(), rank(rule, grid, random)))
              .distinct()
              .toList();
      Board board = Boards.withRules(Boards.FOUR, rules);
      int defined =
          (int)
              GRIDS.stream()
                  .filter(each -> rules.stream().allMatch(r -> hasRank(r, each, mayBeTied)))
                  .count();

      solved += defined > 0 ? 1 : 0;
      assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 1000))
          .as("%s", board.name())
          .isEqualTo(defined);
    }
  }

  /** The rank of a line in a grid, or seldom any of the same four. */
  private static int rank(Rule rule, Puzzle grid, Random random) {
    int own = number(rule.cells().stream().mapToInt(grid::digit).toArray());
    int rank = 1 + (int) numbers(grid, 4).stream().filter(other -> other < own).count();
    return random.nextInt(4) > 0 ? rank : (rank - 1) / 4 * 4 + 1 + random.nextInt(4);
  }

  @Test
  void ranksOnSixBySixAreThoseOfAllLines() {
    Board board =
        Boards.named("6x6+fullrank6=r1c2r2c2r3c2r4c2r5c2r6c2+fullrank21=r4c6r4c5r4c4r4c3r4c2r4c1")
            .orElseThrow();
    List<Puzzle> found = new SolutionCounter(board).solutions(Puzzle.empty(board), 30);

    assertThat(found).hasSize(30);
    for (Puzzle grid : found) {
      List<Integer> numbers = numbers(grid, 6).stream().sorted().toList();
      for (Rule rule : board.rules()) {
        int own = number(rule.cells().stream().mapToInt(grid::digit).toArray());
        assertThat(numbers.indexOf(own)).as("%s", grid).isEqualTo(rule.value() - 1);
        assertThat(numbers.lastIndexOf(own)).as("%s", grid).isEqualTo(rule.value() - 1);
      }
    }
  }

  /** Alone, a second or third rank is about lines of which nothing is known. */
  @Test
  void aRankInTheMiddleIsAloneOnNineByNine() {
    Board board = Boards.named("9x9+fullrank22=r1c2r2c2r3c2r4c2r5c2r6c2r7c2r8c2r9c2").orElseThrow();
    List<Puzzle> found = new SolutionCounter(board).solutions(Puzzle.empty(board), 10);

    assertThat(found).hasSize(10);
    for (Puzzle grid : found) {
      int own = number(IntStream.range(0, 9).map(row -> grid.digit(9 * row + 1)).toArray());
      assertThat(numbers(grid, 9).stream().sorted().toList().indexOf(own)).isEqualTo(21);
    }
  }

  @Test
  void unlikeLinesAreAllDifferentNumbers() {
    Board board = Boards.named("4x4+unlikelines").orElseThrow();
    long defined = GRIDS.stream().filter(grid -> Set.copyOf(numbers(grid, 4)).size() == 16).count();

    assertThat(defined).isEqualTo(96);
    assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 1000)).isEqualTo(96);
    assertThat(Boards.named("4x6+unlikelines")).isEmpty();
  }

  @Test
  void aRankThatHasTooManyCasesIsRefusedAndOneThatAnotherTellsOfIsNot() {
    List<Integer> column = IntStream.range(0, 12).mapToObj(i -> 12 * i + 1).toList();
    List<Integer> row = IntStream.range(24, 36).boxed().toList();
    Board plain = Boards.named("12x12").orElseThrow();
    Rule rank = new Rule(Kinds.FULL_RANK, column, 22);
    Rule beside = new Rule(Kinds.FULL_RANK, row, 21);
    Rule part = new Rule(Kinds.FULL_RANK, List.of(0, 1), 1);

    assertThatThrownBy(() -> Boards.withRules(plain, List.of(rank)))
        .hasMessageContaining("the rank 22 needs another rank of the same four from 21 on");
    assertThat(Boards.withRules(plain, List.of(rank, beside)).rules()).hasSize(2);
    assertThatThrownBy(() -> Boards.withRules(plain, List.of(part)))
        .hasMessageContaining("a rank is of a whole row or column");
  }

  /** On 5x5 a 3 is below a 1 or above a 5. */
  @Test
  void eachMiddleDigitHasAFlatmate() {
    Board plain = Boards.named("5x5").orElseThrow();
    Board board = Boards.named("5x5+flatmates").orElseThrow();
    Puzzle clues = new Puzzle(plain, IntStream.range(0, 25).map(c -> c < 5 ? c + 1 : 0).toArray());
    List<Puzzle> all = new SolutionCounter(plain).solutions(clues, 5000);
    Puzzle onBoard = new Puzzle(board, IntStream.range(0, 25).map(clues::digit).toArray());

    assertThat(new SolutionCounter(board).count(onBoard, 5000))
        .isEqualTo((int) all.stream().filter(KindsTest::haveFlatmates).count())
        .isPositive();
    assertThat(all).hasSizeLessThan(5000);
    assertThat(Boards.named("4x4+flatmates")).isEmpty();
  }

  private static boolean haveFlatmates(Puzzle grid) {
    return IntStream.range(0, 25)
        .filter(cell -> grid.digit(cell) == 3)
        .allMatch(
            cell ->
                (cell >= 5 && grid.digit(cell - 5) == 1)
                    || (cell < 20 && grid.digit(cell + 5) == 5));
  }

  @Test
  void allHousesHaveTheSameDigits() {
    Board plain = Boards.named("4x4d5-2x2").orElseThrow();
    Board board = Boards.named("4x4d5-2x2+samedigits").orElseThrow();
    int[] clues = {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    List<Puzzle> all = new SolutionCounter(plain).solutions(new Puzzle(plain, clues), 100_000);

    assertThat(new SolutionCounter(board).count(new Puzzle(board, clues), 100_000))
        .isEqualTo(
            (int)
                all.stream()
                    .filter(grid -> IntStream.range(0, 16).allMatch(c -> grid.digit(c) < 5))
                    .count())
        .isEqualTo(12);
    assertThat(Boards.named("4x4+samedigits")).isEmpty();
  }

  /** On 4x4 from 0 to 4, with the digits missing in columns, rows and boxes below the grid. */
  @Test
  void linesOfDoppelgangersLackDifferentDigits() {
    Board plain = Boards.named("4x4d5~0").orElseThrow();
    Board board = Boards.named("4x4d5~0-beside12+doppelganger").orElseThrow();
    int[] clues = {1, 2, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    List<Puzzle> all = new SolutionCounter(plain).solutions(new Puzzle(plain, clues), 100_000);

    assertThat(
            new SolutionCounter(board)
                .count(new Puzzle(board, Arrays.copyOf(clues, board.cells())), 100_000))
        .isEqualTo((int) all.stream().filter(KindsTest::areDoppelgangers).count())
        .isPositive();
    assertThat(all).hasSizeLessThan(100_000);
    assertThat(Boards.named("4x4d5~0+doppelganger")).isEmpty();
    assertThat(Boards.named("4x4-beside12+doppelganger")).isEmpty();
  }

  /** Digit 1 is a 0. */
  private static boolean areDoppelgangers(Puzzle grid) {
    List<IntUnaryOperator> lines = List.of(cell -> cell / 4, cell -> cell % 4, KindsTest::box);
    List<List<Integer>> missing =
        lines.stream()
            .map(line -> IntStream.range(0, 4).mapToObj(i -> missing(grid, line, i)).toList())
            .toList();
    return missing.stream()
            .allMatch(each -> !each.contains(1) && each.stream().distinct().count() == 4)
        && IntStream.range(0, 16)
            .filter(cell -> grid.digit(cell) == 1)
            .allMatch(
                cell ->
                    IntStream.range(0, 3)
                            .mapToObj(i -> missing.get(i).get(lines.get(i).applyAsInt(cell)))
                            .distinct()
                            .count()
                        == 3);
  }

  private static int missing(Puzzle grid, IntUnaryOperator line, int number) {
    return IntStream.rangeClosed(1, 5)
        .filter(
            digit ->
                IntStream.range(0, 16)
                    .noneMatch(c -> line.applyAsInt(c) == number && grid.digit(c) == digit))
        .findFirst()
        .orElseThrow();
  }

  /** All ways to cut 4x4 into four regions of four connected cells, numbered as one reads. */
  private static List<int[]> cuts() {
    List<int[]> cuts = new ArrayList<>();
    cut(new int[16], 1, cuts);
    return cuts;
  }

  private static void cut(int[] regions, int region, List<int[]> cuts) {
    int first = IntStream.range(0, 16).filter(cell -> regions[cell] == 0).findFirst().orElse(-1);
    if (first < 0) {
      cuts.add(regions.clone());
      return;
    }
    for (int set = 0; set < 1 << 16; set++) {
      int chosen = set;
      boolean isFree =
          Integer.bitCount(set) == 4
              && Integer.numberOfTrailingZeros(set) == first
              && IntStream.range(0, 16).noneMatch(c -> (chosen >> c & 1) != 0 && regions[c] > 0);
      if (isFree && Boards.FOUR.areJoined(CellSet.where(16, c -> (chosen >> c & 1) != 0))) {
        IntStream.range(0, 16)
            .filter(cell -> (chosen >> cell & 1) != 0)
            .forEach(cell -> regions[cell] = region);
        cut(regions, region + 1, cuts);
        IntStream.range(0, 16)
            .filter(cell -> (chosen >> cell & 1) != 0)
            .forEach(cell -> regions[cell] = 0);
      }
    }
  }

  private static boolean hasEachDigitInEachRegion(Puzzle grid, int[] regions) {
    return IntStream.range(0, 16).map(c -> 4 * regions[c] + grid.digit(c)).distinct().count() == 16;
  }

  /** A grid with its regions, and the rest of what stands below it. */
  private static Puzzle withRegions(Board board, Puzzle grid, int[] regions) {
    int[] digits = new int[48];
    for (int cell = 0; cell < 16; cell++) {
      digits[cell] = grid.digit(cell);
      digits[16 + cell] = regions[cell];
    }
    return new Puzzle(board, digits);
  }

  @ParameterizedTest
  @CsvSource({
    "''",
    "+regioncount=r1c2r1c1r2c1r2c2",
    "+regioncount=r2c2r1c1r1c2r1c3r2c1r2c3r3c1r3c2r3c3+regioncount=r4c4r4c3r3c3r3c4",
    "+regionarrow=r2c2r1c2r2c1r3c2r4c2r2c3r2c4",
    "+regionarrow=r4c1r3c1r2c1r1c1+regionarrow=r1c4r1c3r1c2r1c1r2c4"
  })
  void regionsThatAreToBeFoundAreConnectedAndHoldEachDigit(String rules) {
    Board plain = Boards.named("4x4-latin").orElseThrow();
    Board board = Boards.named("4x4-latin-regions+foundregions" + rules).orElseThrow();
    int[] clues = {1, 2, 3, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    List<Puzzle> grids = new SolutionCounter(plain).solutions(new Puzzle(plain, clues), 100);
    List<int[]> cuts = cuts();
    int met = 0;
    for (Puzzle grid : grids) {
      for (int[] regions : cuts) {
        boolean holds =
            hasEachDigitInEachRegion(grid, regions)
                && board.drawn().stream().allMatch(rule -> tellsRegions(rule, grid, regions));
        met += holds ? 1 : 0;
        assertThat(new SolutionCounter(board).count(withRegions(board, grid, regions), 2))
            .isEqualTo(holds ? 1 : 0);
      }
    }

    assertThat(grids).hasSize(24);
    assertThat(cuts).hasSize(117);
    assertThat(
            new SolutionCounter(board)
                .count(new Puzzle(board, Arrays.copyOf(clues, board.cells())), 10_000))
        .isEqualTo(met)
        .isPositive();
    assertThat(Boards.named("4x4-latin-beside31+foundregions")).isEmpty();
    assertThat(Boards.named("4x4-beside3+regioncount=r1c1r1c2r2c1")).isPresent();
    assertThat(Boards.named("4x4-beside3+regioncount=r1c1r1c2r6c1")).isEmpty();
  }

  @Test
  void anArrowAboutRegionsThatTurnsIsRefusedByName() {
    Board board = Boards.named("4x4-latin-regions+foundregions").orElseThrow();
    for (List<Integer> bent : List.of(List.of(0, 1, 6), List.of(0, 2), List.of(5, 1, 3))) {
      assertThatThrownBy(() -> Boards.withRules(board, List.of(new Rule(Kinds.REGION_ARROW, bent))))
          .hasMessage("the rule regionarrow goes straight from its circle, cell by cell");
    }
    Rule straight = new Rule(Kinds.REGION_ARROW, List.of(5, 1, 9, 13, 6, 7));
    assertThat(Boards.withRules(board, List.of(straight)).rules()).contains(straight);
  }

  private static boolean tellsRegions(Rule rule, Puzzle grid, int[] regions) {
    BiPredicate<Integer, Integer> areTogether = (one, other) -> regions[one] == regions[other];
    int circle = rule.cells().get(0);
    long count =
        rule.kind() == Kinds.REGION_ARROW
            ? run(rule.cells(), areTogether)
            : rule.cells().stream().filter(cell -> areTogether.test(circle, cell)).count();
    return grid.digit(circle) == count;
  }

  @Test
  void neighboursAreNeitherConsecutiveNorDottedUnlessADotIsDrawn() {
    List<String> names =
        List.of(
            "6x6+nonconsecutive",
            "6x6+allxv",
            "6x6+alldots+consecutive=r1c1r1c2",
            "6x6+allxv+v=r1c1r1c2");
    for (String name : names) {
      Board board = Boards.named(name).orElseThrow();
      List<Puzzle> found = new SolutionCounter(board).solutions(Puzzle.empty(board), 200);
      for (Puzzle grid : found) {
        for (int a = 0; a < 36; a++) {
          for (int b = a + 1; b < 36; b++) {
            if (board.areNeighbours(a, b)) {
              assertThat(isAllowed(name, board, grid, a, b)).as("%s %s", name, grid).isTrue();
            }
          }
        }
      }
      assertThat(found.isEmpty()).as(name).isEqualTo(name.contains("alldots"));
    }
  }

  private static boolean isAllowed(String name, Board board, Puzzle grid, int a, int b) {
    int one = grid.digit(a);
    int other = grid.digit(b);
    boolean isSigned = board.drawn().stream().anyMatch(rule -> rule.cells().equals(List.of(a, b)));
    boolean isConsecutive = Math.abs(one - other) == 1;
    boolean isLetter = one + other == 5 || one + other == 10;
    return name.contains("nonconsecutive") ? !isConsecutive : isSigned || !isLetter;
  }

  @Test
  void noTwoKindsShareAWordAnIdOrAKey() {
    assertThat(Kinds.ALL.stream().map(Kind::words)).doesNotHaveDuplicates();
    assertThat(Kinds.drawn().stream().map(Kind::id)).doesNotHaveDuplicates();
    assertThat(Kinds.ofBoards().stream().map(Kind::id)).doesNotHaveDuplicates();
    assertThat(
            Stream.concat(
                Kinds.drawn().stream().flatMap(kind -> kind.key().stream()), Stream.of('E')))
        .doesNotHaveDuplicates();
  }

  @Test
  void aRoomThatDoesNotKnowAPrimitiveRefusesTheRuleByItsName() {
    Board killer = Boards.named("4x4+cage5=r1c1r1c2").orElseThrow();

    killer.refuseUnlessMadeOf("a room", Set.of(Primitive.Differ.class, Primitive.Sum.class));
    assertThatThrownBy(() -> killer.refuseUnlessMadeOf("a room", Set.of(Primitive.Differ.class)))
        .hasMessage("a room does not know the rule cage5=r1c1r1c2");
  }

  /** Whoever solves says what it reads; a new primitive is not overlooked by any of them. */
  @ParameterizedTest
  @MethodSource("rooms")
  void everyRoomThatSolvesKnowsEveryPrimitive(String room) throws ReflectiveOperationException {
    var field = Class.forName("cluewright." + room).getDeclaredField("PRIMITIVES");
    field.setAccessible(true);

    assertThat(field.get(null)).isEqualTo(Set.of(Primitive.class.getPermittedSubclasses()));
  }

  private static List<String> rooms() {
    return List.of(
        "replay.SolutionCounter",
        "closure.HouseTables",
        "strategy.core.Geometry",
        "encode.SolutionGrid");
  }
}
