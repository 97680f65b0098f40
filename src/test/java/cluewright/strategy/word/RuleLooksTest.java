package cluewright.strategy.word;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is seen of drawn rules at a glance, in words, and whether it is true for every kind. */
final class RuleLooksTest {
  private static final List<Strategy> STRATEGIES =
      List.of(Catalogue.RULE_SHAPES, Catalogue.RULE_BOUNDS, Catalogue.RULE_COMBINATIONS);

  /** What a strategy says first; cells as {@code r1c1=45} have only some candidates. */
  private static Optional<String> first(String strategy, String board, String cells) {
    SolvingState state = new SolvingState(Boards.named(board).orElseThrow());
    for (String each : cells.isBlank() ? List.<String>of() : List.of(cells.split(" "))) {
      int cell = cell(state.board(), each.substring(0, each.indexOf('=')));
      int digits = each.substring(each.indexOf('=') + 1).chars().map(c -> 1 << (c - '1')).sum();
      state.eliminate(cell, state.board().allDigits() & ~digits);
    }
    List<Deduction> found = new ArrayList<>();
    Catalogue.withId(strategy).orElseThrow().finder(state.board()).find(state, found::add);
    return found.stream().map(deduction -> deduction.sentence().toString()).findFirst();
  }

  private static int cell(Board board, String label) {
    return IntStream.range(0, board.cells())
        .filter(cell -> board.label(cell).equals(label))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          thermometer=r1c1r1c2r1c3r1c4 | r1c1 is at most 6, r1c2 is 2 to 7
          whispers5=r1c1r1c2r1c3 | r1c1, r1c2 and r1c3 are any digit but 5
          arrow1=r1c1r1c2r2c2r2c1 | r1c1 is at least 6 and r1c2, r2c1 and r2c2 are at most 6
          sandwich35=r1c1r1c2r1c3r1c4r1c5r1c6r1c7r1c8r1c9 | r1c1 and r1c9 are 1 or 9
          between=r1c1r1c2r2c3 | r1c2 is 2 to 8
          slow=r1c1r1c2r2c2r2c3r2c4 |
          """)
  void aShapeSaysWhatItsCellsCanBe(String rule, String said) {
    Optional<String> sentence = first("rule-shape", "9x9+" + rule, "");

    if (said == null) {
      assertThat(sentence).isEmpty();
    } else {
      assertThat(sentence.orElseThrow()).startsWith("Rule shape: the ").contains(said);
    }
  }

  @Test
  void cagesSpeakWhereDigitsBeginWithZero() {
    assertThat(first("rule-shape", "9x9~0+cage3=r1c1r2c1", "").orElseThrow())
        .contains("the cage from r1c1 to r2c1 holds different digits that add up to 3");
  }

  /** The cells that are named are those that matter, and no more. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          thermometer=r1c1r1c2r1c3 | r1c1=4567 | Rule bounds: the thermometer from r1c1 to r1c3 \
          grows from its bulb on, and r1c1 is 4 to 7, so 1, 2, 3, 4 and 5 are eliminated from \
          r1c3, and 1, 2, 3, 4 and 9 are eliminated from r1c2.
          whispers5=r1c1r1c2 | r1c1=9 | Rule bounds: the whispers line through r1c1 and r1c2 needs \
          neighbours that differ by at least 5, and r1c1 is 9, so 5, 6, 7, 8 and 9 are eliminated \
          from r1c2.
          arrow1=r1c1r1c2r2c4 | r1c2=56789 | Rule bounds: the arrow from r1c1 to r2c4 adds up to \
          the number at its start, and r1c2 is at least 5, so 1, 2, 3, 4 and 5 are eliminated \
          from r1c1; 9 is eliminated from r1c2; 5, 6, 7, 8 and 9 are eliminated from r2c4.
          """)
  void boundsAreSaidByTheCellsThatMatter(String rule, String cells, String said) {
    assertThat(first("rule-bounds", "9x9+" + rule, cells)).contains(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rule-shape | pairs(abs(a-b)>=5;Dutch)=r1c1r1c2 | | needs abs(a-b)>=5 of each digit a
          rule-shape | total(s<5)=r1c1r1c2 | | needs s<5 of its sum s; by its shape alone
          rule-shape | weighted(10,-1=1;Ten)=r1c1r1c2 | | adds up as in 10,-1=1; by its shape alone
          rule-combinations | globalentropy | r1c1=123 r1c2=123 r2c1=456 | global entropy around r1c1 and r2c2 has a low
          """)
  void rulesOfOnesOwnAndOfTheWholeBoardSpeak(
      String strategy, String rule, String cells, String said) {
    String sentence = first(strategy, "9x9+" + rule, cells == null ? "" : cells).orElseThrow();

    assertThat(sentence).contains(said);
  }

  @Test
  void fewCombinationsAreListed() {
    assertThat(first("rule-combinations", "9x9+arrow1=r1c1r1c2r2c4", "r1c1=6 r1c2=135 r2c4=15"))
        .contains(
            "Rule pair: the arrow from r1c1 to r2c4 adds up to the number at its start, which"
                + " leaves r1c1, r1c2 and r2c4 only 615 or 651, so 3 is eliminated from r1c2.");
  }

  /** A look at a rule does not see its houses: 5 twice in box 3 is no combination to a reader. */
  @Test
  void combinationsWithADigitTwiceInAHouseAreNotListed() {
    assertThat(
            first(
                "rule-combinations",
                "9x9+littlekiller18=r1c7r2c8r3c9",
                "r1c7=5679 r2c8=48 r3c9=12356"))
        .hasValueSatisfying(
            said -> assertThat(said).contains("only some combinations").doesNotContain("585"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          minimum=r3c3 | the minimum cell r3c3 is smaller than all its neighbours
          minimum=r3c3r5c5 | the minimum cell r3c3 is smaller than all its neighbours
          minimum=r3c3r3c5 | the minimum cells from r3c3 to r3c5 are smaller than all their
          """)
  void ofMarkedCellsThoseAreToldThatAreLookedAt(String rule, String said) {
    assertThat(first("rule-shape", "9x9+" + rule, "").orElseThrow()).contains(said);
  }

  @Test
  void ofMarkedCellsThoseAreDrawnThatAreLookedAt() {
    Board board = Boards.named("9x9+minimum=r3c3r5c5").orElseThrow();
    List<Deduction> found = new ArrayList<>();
    Catalogue.RULE_SHAPES.finder(board).find(new SolvingState(board), found::add);

    assertThat(seen(found).cells()).isEqualTo(CellSet.of(cell(board, "r3c3")));
  }

  @Test
  void onSmallBoardsFewDigitsAreNamedInsteadOfThoseThatAreNotPossible() {
    assertThat(first("rule-shape", "4x4+littlekiller6=r1c1r2c2r3c3r4c4", "").orElseThrow())
        .contains("r1c1 and r2c2 are at most 3 and r3c3 and r4c4 are 1 or 2");
  }

  @Test
  void thePlacesOfARuleAreDrawn() {
    Board board = Boards.named("9x9+thermometer=r1c1r1c2r1c3").orElseThrow();
    List<Deduction> found = new ArrayList<>();
    Catalogue.RULE_SHAPES.finder(board).find(new SolvingState(board), found::add);

    assertThat(seen(found).rule()).isEqualTo(board.rules().get(0));
    assertThat(seen(found).cells()).isEqualTo(CellSet.of(0, 1, 2));
  }

  @Test
  void ofARuleOfTheWholeBoardTheCellsThatAreLookedAtAreDrawn() {
    Board board = Boards.named("9x9+globalentropy").orElseThrow();
    SolvingState state = new SolvingState(board);
    state.place(0, 1);
    state.place(10, 2);
    List<Deduction> found = new ArrayList<>();
    Catalogue.RULE_BOUNDS.finder(board).find(state, found::add);

    assertThat(seen(found).cells()).isEqualTo(CellSet.of(0, 1, 9, 10));
  }

  private static Evidence.Seen seen(List<Deduction> found) {
    return found.get(0).evidence().rules().get(0);
  }

  static List<Kind> kinds() {
    return Kinds.drawn();
  }

  /**
   * On 4x4 with digits from 1 or 0, in states that leave one of all grids open: of each kind on
   * some random cells.
   */
  @ParameterizedTest
  @MethodSource("kinds")
  void noLookExcludesADigitOfASolutionAndEachSpeaks(Kind kind) {
    Random random = Tries.random(51);
    for (int i = 0; i < Tries.of(200); i++) {
      Optional<Board> board = board(kind, random);
      if (board.isEmpty()) {
        continue;
      }
      List<Puzzle> grids =
          new SolutionCounter(board.get()).solutions(Puzzle.empty(board.get()), 1000);
      for (int j = 0; j < 3 && !grids.isEmpty(); j++) {
        Puzzle grid = grids.get(random.nextInt(grids.size()));
        SolvingState state = weakened(grid, random);
        STRATEGIES.forEach(strategy -> assertTrue(strategy, state, grid));
      }
    }
  }

  private static void assertTrue(Strategy strategy, SolvingState state, Puzzle grid) {
    List<Deduction> found = new ArrayList<>();
    strategy.finder(state.board()).find(state, deduction -> !found.add(deduction));
    for (Deduction deduction : found) {
      assertThat(deduction.changes())
          .as("%s on %s", deduction, state.board().name())
          .noneMatch(c -> grid.digit(state.board().cellOf(c)) == state.board().digitOf(c));
      assertThat(deduction.sentence().toString()).doesNotContain("{").endsWith(".");
    }
  }

  private static SolvingState weakened(Puzzle grid, Random random) {
    Board board = grid.board();
    SolvingState state = new SolvingState(board);
    int some = random.nextInt();
    for (int cell = 0; cell < board.cells(); cell++) {
      state.eliminate(cell, some & random.nextInt() & ~(1 << (grid.digit(cell) - 1)));
      if (random.nextInt(8) == 0) {
        state.place(cell, grid.digit(cell));
      }
    }
    return state;
  }

  /** A rule at random cells with a random value, if such a rule can be. */
  private static Optional<Board> board(Kind kind, Random random) {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, 16).boxed().toList());
    Collections.shuffle(cells, random);
    int most = Math.max(kind.leastCells(), Math.min(5, kind.mostCells(Boards.FOUR.layout())));
    int size = kind.leastCells() + random.nextInt(most - kind.leastCells() + 1);
    List<Integer> some = cells.subList(0, Math.max(1, size));
    int value = kind.values(some.size(), 4).map(values -> value(values, random)).orElse(0);
    try {
      String rule = new Rule(kind, some, value).in(Boards.FOUR.layout());
      return Boards.named((random.nextBoolean() ? "4x4+" : "4x4~0+") + rule);
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static int value(Values values, Random random) {
    return values.least() + random.nextInt(Math.min(12, values.most() - values.least() + 1));
  }
}
