package cluewright.model.rule;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
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
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each kind of drawn rules against its definition, on all 288 grids of 4x4. */
final class KindsTest {
  private static final List<Puzzle> GRIDS =
      new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 1000);

  /** What a kind says of the digits on its cells, in their order, and of its value. */
  @FunctionalInterface
  private interface Definition {
    boolean holds(int[] digits, int value);
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
              (d, value) -> areDifferent(d) && (value == 0 || IntStream.of(d).sum() == value)));

  private static int[] sorted(int[] digits) {
    return IntStream.of(digits).sorted().toArray();
  }

  private static boolean areDifferent(int[] digits) {
    return IntStream.of(digits).distinct().count() == digits.length;
  }

  private static Collection<Kind> drawn() {
    return Kinds.drawn();
  }

  @Test
  void everyDrawnKindHasItsDefinitionHere() {
    assertThat(DEFINITIONS.keySet()).containsExactlyInAnyOrderElementsOf(Kinds.drawn());
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
    int[] digits = rule.cells().stream().mapToInt(grid::digit).toArray();
    return DEFINITIONS.get(rule.kind()).holds(digits, rule.value());
  }

  /** A rule by lot, with a value if its kind has any. */
  private static Rule rule(Kind kind, Random random) {
    List<Integer> cells = new ArrayList<>(List.of(random.nextInt(16)));
    int most = Math.min(kind.mostCells(Boards.FOUR.layout()), 5);
    int wanted = kind.form() == Form.EDGE ? 2 : 2 + random.nextInt(most - 1);
    while (cells.size() < wanted) {
      int last = cells.get(cells.size() - 1);
      List<Integer> next =
          IntStream.range(0, 16)
              .filter(cell -> Boards.FOUR.touch(last, cell) && !cells.contains(cell))
              .boxed()
              .toList();
      if (next.isEmpty()) {
        break;
      }
      cells.add(next.get(random.nextInt(next.size())));
    }
    int value =
        kind.values(cells.size(), 4)
            .filter(values -> !values.isOptional() || random.nextInt(4) > 0)
            .map(values -> values.least() + random.nextInt(values.most() - values.least() + 1))
            .orElse(0);
    return new Rule(kind, cells, value);
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

  @Test
  void noTwoKindsShareAWordAnIdOrAKey() {
    assertThat(Kinds.ALL.stream().map(Kind::words)).doesNotHaveDuplicates();
    assertThat(Kinds.drawn().stream().map(Kind::id)).doesNotHaveDuplicates();
    assertThat(Kinds.ofBoards().stream().map(Kind::id)).doesNotHaveDuplicates();
    assertThat(Stream.concat(Kinds.drawn().stream().map(Kind::key), Stream.of('E')))
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
