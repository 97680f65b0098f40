package cluewright.model.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.replay.SolutionCounter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rules that users define: what their definitions mean, and boards that have them in their names.
 */
final class OwnKindTest {
  private static Board board(String name) {
    return Boards.named(name).orElseThrow(() -> new AssertionError(name));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "abs(a-b)>=3; 7; 4; true",
        "abs(a-b)>=3; 5; 4; false",
        "a + b is 9; 1; 1; error",
        "prime(a+b); 3; 4; true",
        "prime(a+b); 4; 4; false",
        "a+b in {5,10}; 2; 3; true",
        "a+b in {5,10}; 2; 4; false",
        "a in 1..3 | b in 7..9; 3; 3; true",
        "a in 1..3 and not b in 7..9; 3; 8; false",
        "a/b=2 or b/a==2; 4; 8; true",
        "a/b=2; 5; 2; false",
        "a/b>1; 5; 0; false",
        "3<=a+b<=7; 1; 1; false",
        "3<=a+b<=7; 3; 4; true",
        "a%3 != b mod 3; 4; 7; false",
        "-a+10=b; 4; 6; true",
        "min(a,b)=2 & max(a,b)>7; 9; 2; true",
        "odd(a) & even(b) & square(b); 5; 4; true",
        "odd(a)=odd(b); 5; 7; true",
        "2+3*a=14; 4; 1; true",
        "a+; 1; 1; error",
        "c>2; 1; 1; error",
        "abs(a; 1; 1; error",
        "a#b; 1; 1; error"
      })
  void aConditionIsCalculated(String text, int a, int b, String expected) {
    if (expected.equals("error")) {
      assertThatThrownBy(() -> Expression.of(text, "a", "b"))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("cannot be read at");
    } else {
      assertThat(Expression.of(text, "a", "b").holds(a, b)).isEqualTo(expected.equals("true"));
    }
  }

  /** Against the regular expressions of the platform, on all words of up to five digits. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1*2.*",
        "[1-3]+4?",
        "(12|21)*3",
        ".*(123|4).*",
        "[^2]{3}",
        "(1|2){2,}3?",
        "1{0,2}[34]*",
        "((1|23)*4)+",
        "1?2?3?4?",
        "(1*2*)*3",
        "",
        "(|1)2"
      })
  void aPatternStandsForTheWordsThatItStandsForAnywhere(String pattern) {
    Layout layout = Boards.FOUR.layout();
    for (int length = 1; length <= 5; length++) {
      Automaton automaton = new DigitPattern(pattern).automaton(layout, length);
      int words = 1 << (2 * length);
      for (int word = 0; word < words; word++) {
        int number = word;
        int[] digits = IntStream.range(0, length).map(i -> (number >> (2 * i) & 3) + 1).toArray();
        StringBuilder text = new StringBuilder();
        IntStream.of(digits).forEach(text::append);
        assertThat(automaton.accepts(digits))
            .as("%s in %s", text, pattern)
            .isEqualTo(text.toString().matches(pattern));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"(12", "12)", "*", "[1", "[3-1]", "1{2", "1{3,2}", "1{0}", "1**{", "€"})
  void aPatternThatCannotBeReadIsRefused(String pattern) {
    assertThatThrownBy(() -> new DigitPattern(pattern))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot be read at");
  }

  @Test
  void aTableOfStatesReadsDigits() {
    Automaton automaton = new StateTable("12>0,3-4>1/*1-4>1").automaton(Boards.FOUR.layout(), 3);

    assertThat(automaton.accepts(1, 2, 3)).isTrue();
    assertThat(automaton.accepts(4, 1, 1)).isTrue();
    assertThat(automaton.accepts(1, 2, 1)).isFalse();
    Automaton several = new StateTable("1>0,1>1/*2>1").automaton(Boards.FOUR.layout(), 2);
    assertThat(several.accepts(1, 1)).isTrue();
    assertThat(several.accepts(1, 2)).isTrue();
    assertThat(several.accepts(2, 2)).isFalse();
    assertThatThrownBy(() -> new StateTable("1>5")).hasMessageContaining("not listed");
    assertThatThrownBy(() -> new StateTable("x")).hasMessageContaining("no way");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "4x4+pairs(a+b>3)=r1c1r1c2r2c2; 4x4+pairs(a+b>3)=r2c2r1c2r1c1",
        "4x4+PAIRS(A + B > 3)=R1C1R1C2; 4x4+pairs(a+b>3)=r1c1r1c2",
        "4x4+total(odd(s))=r1c1r1c2+x=r1c1r1c2; 4x4+x=r1c1r1c2+total(odd(s))=r1c1r1c2",
        "4x4+pattern(1*[2-4]*)=r1c1r1c2r1c3; 4x4+pattern(1*[2-4]*)=r1c1r1c2r1c3",
        "4x4+border(a=b+1)=r1c1r1c2; no",
        "4x4+other(a=b)=r1c1r1c2; no"
      })
  void aBoardsNameMayDefineARule(String name, String same) {
    String small = name.replace("R1C1R1C2", "r1c1r1c2").replace("PAIRS", "pairs");
    assertThat(Boards.named(small))
        .isEqualTo(same.equals("no") ? java.util.Optional.empty() : Boards.named(same));
    Boards.named(small).ifPresent(board -> assertThat(Boards.named(board.name())).contains(board));
  }

  @Test
  void aNameAndASentenceStayAsTheyAreTyped() {
    OwnKind kind =
        OwnKind.of(
            OwnKind.Type.PAIRS, "a<b", "Über (50 %); + mehr", "Digits; grow + \"grow\" (so).");
    Board board = Boards.withRules(Boards.FOUR, List.of(new Rule(kind, List.of(0, 1))));

    Kind read = board(board.name()).drawn().get(0).kind();
    assertThat(read).isSameAs(kind);
    assertThat(read.definition().orElseThrow().name()).isEqualTo("Über (50 %); + mehr");
    assertThat(read.isDirected()).isTrue();
    assertThat(OwnKind.of(OwnKind.Type.PAIRS, "a != b", "", "").isDirected()).isFalse();
  }

  /** What others wrote may be as long and as deep as they like. */
  @ParameterizedTest
  @MethodSource("refused")
  void whatIsTooLongOrTooDeepOrNoTextIsRefused(String definition) {
    assertThatThrownBy(() -> OwnKind.of(definition)).isInstanceOf(IllegalArgumentException.class);
    assertThat(Boards.named("9x9+" + definition + "=r1c1r1c2")).isEmpty();
  }

  private static List<String> refused() {
    String deep = "(".repeat(3000) + "a" + ")".repeat(3000);
    String nested = "(".repeat(8) + "){25}".repeat(8);
    return List.of(
        "pairs(" + deep + ")",
        "pairs(a" + "+1".repeat(3000) + "=2)",
        "pairs(" + "-".repeat(5000) + "a=1)",
        "pattern(" + nested + ")",
        "pattern(" + "(".repeat(3000) + "1" + ")".repeat(3000) + ")",
        "states(" + "1".repeat(5000) + ">0)",
        "pattern(" + "1?".repeat(5000) + ")",
        "pairs(a<b;%00)",
        "pairs(a<b;Name;two%0Alines)",
        "pairs(a<b;%20)",
        "pairs(a<b;" + "x".repeat(61) + ")",
        "pairs(a<b;%zz)");
  }

  @Test
  void theFirstLetterOfANameIsAWholeOne() {
    Kind kind = OwnKind.of(OwnKind.Type.TOTAL, "even(s)", "😀abc", "");
    assertThat(kind.label(new Rule(kind, List.of(0, 1)))).isEqualTo("😀");
  }

  @Test
  void theCounterFindsJustTheGridsThatObeyThem() {
    List<Puzzle> grids = new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 300);
    Random random = Tries.random(45);
    List<String> kinds =
        List.of(
            "pairs(abs(a-b)>1)",
            "pairs(a<=b)",
            "allpairs(a+b!=5)",
            "total(prime(s))",
            "total(s in {5,8,9})",
            "pattern(.*(12|34).*)",
            "states(1-2>0,3-4>1/*1-2>0,3-4>1)",
            "weighted(2,-1,3=7)",
            "either(less=1.2|arrow1=3.1.2&odd=2|skyscraper2=4.3.2.1)");
    for (int i = 0; i < Tries.of(300); i++) {
      List<Integer> cells = new ArrayList<>(IntStream.range(0, 16).boxed().toList());
      Collections.shuffle(cells, random);
      Kind kind = Kinds.drawn(kinds.get(i % kinds.size())).orElseThrow();
      int most = Math.min(5, kind.mostCells(Boards.FOUR.layout()));
      int count = kind.leastCells() + random.nextInt(most - kind.leastCells() + 1);
      Rule rule = new Rule(kind, cells.subList(0, count));
      Board board = Boards.withRules(Boards.FOUR, List.of(rule));

      long obeying = grids.stream().filter(grid -> isObeyed(rule, grid)).count();
      assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 300))
          .as("%s", board.name())
          .isEqualTo((int) obeying);
      assertThat(board(board.name())).isEqualTo(board);
    }
  }

  private static boolean isObeyed(Rule rule, Puzzle grid) {
    int[] d = rule.cells().stream().mapToInt(grid::digit).toArray();
    int sum = IntStream.of(d).sum();
    StringBuilder text = new StringBuilder();
    IntStream.of(d).forEach(text::append);
    return switch (rule.kind().id()) {
      case "pairs(abs(a-b)>1)" ->
          IntStream.range(1, d.length).allMatch(i -> Math.abs(d[i] - d[i - 1]) > 1);
      case "pairs(a<=b)" -> IntStream.range(1, d.length).allMatch(i -> d[i - 1] <= d[i]);
      case "allpairs(a+b!=5)" ->
          IntStream.range(0, d.length)
              .allMatch(i -> IntStream.range(0, i).allMatch(j -> d[i] + d[j] != 5));
      case "total(prime(s))" -> List.of(2, 3, 5, 7, 11, 13, 17, 19).contains(sum);
      case "total(s in {5,8,9})" -> sum == 5 || sum == 8 || sum == 9;
      case "weighted(2,-1,3=7)" -> 2 * d[0] - d[1] + 3 * d[2] == 7;
      case "either(less=1.2|arrow1=3.1.2&odd=2|skyscraper2=4.3.2.1)" ->
          d[0] < d[1]
              || (d[2] == d[0] + d[1] && d[1] % 2 == 1)
              || IntStream.range(0, 4)
                      .filter(i -> IntStream.range(i + 1, 4).allMatch(j -> d[j] < d[i]))
                      .count()
                  == 2;
      case "pattern(.*(12|34).*)" -> text.toString().matches(".*(12|34).*");
      default -> d[d.length - 1] >= 3;
    };
  }

  private static final List<Puzzle> GRIDS =
      new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 300);

  private static List<Integer> someCells(int count, Random random) {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, 16).boxed().toList());
    Collections.shuffle(cells, random);
    return cells.subList(0, count);
  }

  /** The counter finds just the grids that obey a rule, which a board's name keeps. */
  private static void assertObeyed(String kind, List<Integer> cells, Predicate<int[]> holds) {
    Rule rule = new Rule(Kinds.drawn(kind).orElseThrow(() -> new AssertionError(kind)), cells);
    Board board = Boards.withRules(Boards.FOUR, List.of(rule));
    long obeying =
        GRIDS.stream()
            .filter(grid -> holds.test(cells.stream().mapToInt(grid::digit).toArray()))
            .count();

    assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 300))
        .as("%s", board.name())
        .isEqualTo((int) obeying);
    assertThat(board(board.name())).isEqualTo(board);
  }

  /** Some grid has most of these sums; of all factors also 0 and those below it. */
  @Test
  void weightedSumsByLotAreRight() {
    Random random = Tries.random(55);
    for (int i = 0; i < Tries.of(300); i++) {
      List<Integer> cells = someCells(1 + random.nextInt(6), random);
      int[] factors = cells.stream().mapToInt(any -> random.nextInt(13) - 6).toArray();
      Puzzle grid = GRIDS.get(random.nextInt(GRIDS.size()));
      int near = random.nextInt(4) == 0 ? random.nextInt(5) - 2 : 0;
      int total = weighted(factors, cells.stream().mapToInt(grid::digit).toArray()) + near;
      String listed =
          IntStream.of(factors).mapToObj(String::valueOf).collect(Collectors.joining(","));

      assertObeyed(
          "weighted(" + listed + "=" + total + ")",
          cells,
          digits -> weighted(factors, digits) == total);
    }
  }

  private static int weighted(int[] factors, int[] digits) {
    return IntStream.range(0, digits.length).map(i -> factors[i] * digits[i]).sum();
  }

  /** Of conditions on two numbers by lot, on neighbours along a line, on all pairs, and on sums. */
  @Test
  void conditionsByLotAreRight() {
    Random random = Tries.random(56);
    for (int i = 0; i < Tries.of(200); i++) {
      RandomCondition one = RandomCondition.of(random, 2);
      List<Integer> cells = someCells(2 + random.nextInt(3), random);
      assertObeyed(
          "pairs(" + one.text() + ")",
          cells,
          d -> IntStream.range(1, d.length).allMatch(at -> one.holds(d[at - 1], d[at])));
      assertObeyed(
          "allpairs((" + one.text() + ")&(" + one.exchanged() + "))",
          cells,
          d ->
              IntStream.range(0, d.length * d.length)
                  .filter(at -> at / d.length != at % d.length)
                  .allMatch(at -> one.holds(d[at / d.length], d[at % d.length])));
      assertObeyed(
          "total(" + one.ofOne("s") + ")",
          cells,
          d -> one.holds(IntStream.of(d).sum(), IntStream.of(d).sum()));
    }
  }

  @Test
  void alternativesAreReadWhateverTheirOrder() {
    Random random = Tries.random(53);
    List<Puzzle> grids = new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 300);
    List<String> parts =
        List.of("cage=", "opencage7=", "less=", "less=", "candidates6=", "renban=");
    for (int i = 0; i < Tries.of(200); i++) {
      List<String> alternatives = new ArrayList<>();
      for (int j = 0; j < 2 + random.nextInt(2); j++) {
        String part = parts.get(random.nextInt(parts.size()));
        List<Integer> places = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        Collections.shuffle(places, random);
        int count = part.startsWith("less") ? 2 : part.startsWith("cand") ? 1 : 3;
        alternatives.add(
            part
                + places.subList(0, count).stream()
                    .map(String::valueOf)
                    .collect(Collectors.joining(".")));
      }
      alternatives.add("less=1.5&less=5.1");
      List<Integer> cells = new ArrayList<>(IntStream.range(0, 16).boxed().toList());
      Collections.shuffle(cells, random);
      OwnKind kind = OwnKind.of("either(" + String.join("|", alternatives) + ")");
      Rule rule = new Rule(kind, cells.subList(0, 5));
      Board board = Boards.withRules(Boards.FOUR, List.of(rule));

      long obeying =
          grids.stream()
              .filter(
                  grid ->
                      kind.alternatives(rule).stream()
                          .anyMatch(
                              rules ->
                                  rules.stream()
                                      .allMatch(r -> r.holds(board.layout(), grid::digit))))
              .count();
      assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 300))
          .as("%s", board.name())
          .isEqualTo((int) obeying);
      assertThat(board(board.name())).isEqualTo(board);
    }
  }

  /** Two rules of any kinds are alternatives as they are by themselves, or refused. */
  @Test
  void alternativesOfAnyKindAreRightOrRefused() {
    Random random = Tries.random(54);
    List<Puzzle> grids = new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 300);
    int taken = 0;
    for (int i = 0; i < Tries.of(1000); i++) {
      Board one = RandomRules.some(1, Boards.FOUR, random);
      Board other = RandomRules.some(1, Boards.FOUR, random);
      List<List<Rule>> alternatives = List.of(one.drawn(), other.drawn());
      List<Integer> cells =
          alternatives.stream()
              .flatMap(List::stream)
              .flatMap(rule -> rule.cells().stream())
              .distinct()
              .toList();
      Board board;
      try {
        OwnKind kind = OwnKind.of("either(" + Either.text(alternatives, cells) + ")");
        board = Boards.withRules(Boards.FOUR, List.of(new Rule(kind, cells)));
      } catch (IllegalArgumentException refused) {
        continue;
      }
      long obeying =
          grids.stream()
              .filter(grid -> RandomRules.hold(one, grid) || RandomRules.hold(other, grid))
              .count();
      assertThat(new SolutionCounter(board).count(Puzzle.empty(board), 300))
          .as("%s", board.name())
          .isEqualTo((int) obeying);
      taken++;
    }
    assertThat(taken).isGreaterThanOrEqualTo(Tries.showing(400));
  }

  @Test
  void whatSaysNothingByItselfIsNoAlternative() {
    for (String text :
        List.of(
            "samesum1=1|less=1.2",
            "fullrank1=1.2|less=1.2",
            "odd=1|odd=2&columnindex=1",
            "rowindex=1|less=1.2",
            "minimum=1|less=1.2",
            "maximum=1|less=1.2",
            "less=1.2",
            "x|less=1.2",
            "no=1|less=1.2")) {
      org.assertj.core.api.Assertions.assertThatThrownBy(() -> OwnKind.of("either(" + text + ")"))
          .as(text)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
