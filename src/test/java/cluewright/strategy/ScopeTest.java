package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.Scope;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Strategies are silent on the boards that their {@link Scope} leaves out, and speak on others. */
final class ScopeTest {
  private static final int STATES = 60;

  /** Boards with more houses than any of those on which contracts are tested. */
  private static final List<Board> LARGE =
      Stream.of("samurai", "9x9+knight", "25x25")
          .map(name -> Boards.named(name).orElseThrow())
          .toList();

  /**
   * What random states do not show: a last open cell of a house, two candidates in every cell, a
   * placed digit that was no clue, long chains of one pair of candidates, two corners that hold the
   * same digit.
   */
  private static final Set<String> RARE =
      Set.of(
          "full-house",
          "bug-plus-one",
          "avoidable-rectangle-1",
          "avoidable-rectangle-2",
          "remote-pair",
          "unique-rectangle-2",
          "unique-rectangle-6");

  private static final Map<String, Predicate<Board>> KINDS =
      Map.of(
          "classic", Boards::isClassic,
          "jigsaw", Boards::isJigsaw,
          "further houses", board -> hasHouse(board, house -> house.holdsEveryDigit()),
          "houses of two cells", board -> hasHouse(board, house -> house.cells().size() == 2),
          "relations", board -> board.hasPairs(),
          "cages", board -> !board.rules(Kinds.CAGE).isEmpty(),
          "overlapping grids", board -> !board.isFull());

  private static final Map<Board, List<States.Given>> STATES_OF = new HashMap<>();

  private static boolean hasHouse(Board board, Predicate<House> condition) {
    return board.houses().stream()
        .anyMatch(house -> house.kind().isExtra() && condition.test(house));
  }

  static Stream<Arguments> leftOut() {
    return Catalogue.all().stream()
        .flatMap(
            strategy ->
                Stream.concat(ContractBoards.ALL.stream(), LARGE.stream())
                    .filter(board -> !strategy.fits(board))
                    .map(board -> Arguments.of(strategy.id(), board)));
  }

  static Stream<Arguments> kinds() {
    return Catalogue.all().stream()
        .filter(strategy -> !strategy.about().isForLargerBoards())
        .filter(strategy -> !RARE.contains(strategy.id()))
        .flatMap(
            strategy ->
                KINDS.keySet().stream()
                    .sorted()
                    .filter(kind -> boards(strategy, kind).findAny().isPresent())
                    .map(kind -> Arguments.of(strategy.id(), kind)));
  }

  /** The boards of a kind that a strategy says it is for. */
  private static Stream<Board> boards(Strategy strategy, String kind) {
    return ContractBoards.ALL.stream().filter(KINDS.get(kind)).filter(strategy::fits);
  }

  @ParameterizedTest
  @MethodSource("leftOut")
  void aStrategyIsSilentOnABoardThatItIsNotFor(String id, Board board) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    Finder finder = strategy.finder(board);
    Random random = Tries.random(91);
    for (int round = 0; round < 5; round++) {
      assertThat(finder.find(withSome(board, random), deduction -> true)).isFalse();
    }
  }

  /** A blank state, of whose candidates as many are gone as chance takes. */
  private static SolvingState withSome(Board board, Random random) {
    double gone = random.nextDouble();
    int[] candidates =
        IntStream.range(0, board.candidates()).filter(c -> random.nextDouble() < gone).toArray();
    return new SolvingState(GridState.blank(board).eliminate(candidates));
  }

  @Thorough
  @ParameterizedTest
  @MethodSource("kinds")
  void aStrategyFindsSomethingOnEachKindOfBoardThatItIsFor(String id, String kind) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();

    assertThat(boards(strategy, kind).anyMatch(board -> finds(strategy, board)))
        .as("%s on some board with %s", id, kind)
        .isTrue();
  }

  private static boolean finds(Strategy strategy, Board board) {
    Finder finder = strategy.finder(board);
    return STATES_OF
        .computeIfAbsent(board, each -> States.weakened(each, STATES, Tries.random(92)))
        .stream()
        .anyMatch(given -> finder.find(new SolvingState(given.state()), deduction -> true));
  }

  @Test
  void boardsOfManyHousesAreLeftOutByFishOfAnyHousesAlone() {
    Board samurai = LARGE.get(0);

    assertThat(Catalogue.all())
        .filteredOn(strategy -> !strategy.fits(samurai) && strategy.fits(Boards.NINE))
        .extracting(Strategy::id)
        .containsExactly(
            "mutant-x-wing",
            "mutant-swordfish",
            "mutant-jellyfish",
            "finned-mutant-x-wing",
            "finned-mutant-swordfish",
            "finned-mutant-jellyfish");
    assertThat(Catalogue.withId("nishio").orElseThrow().fits(samurai)).isTrue();
    assertThat(Catalogue.withId("nishio").orElseThrow().fits(LARGE.get(2))).isTrue();
    assertThat(Catalogue.withId("nishio").orElseThrow().fits(Boards.named("25x25+x").orElseThrow()))
        .isFalse();
  }

  @Test
  void aStateOfTooManyCandidatesIsLeftAlone() {
    Strategy strategy = Catalogue.withId("forcing-net").orElseThrow();
    Scope scope = strategy.about().scope();
    SolvingState nine = new SolvingState(Boards.NINE);
    SolvingState large = new SolvingState(Boards.latinWithBoxes(4, 4));

    assertThat(scope.mostCandidates()).isEqualTo(1500);
    assertThat(scope.has(nine)).isTrue();
    assertThat(scope.has(large)).isFalse();
    assertThat(strategy.finder(large.board()).find(large, deduction -> true)).isFalse();
    assertThat(Catalogue.withId("x-wing").orElseThrow().about().scope().limitsCandidates())
        .isFalse();
  }

  @Test
  void whatHoldsOfTheBoardsIsSaidInWords() {
    Scope scope = Scope.ALL.with(Limit.SUMS).from(10);

    assertThat(Scope.ALL.boards()).isEmpty();
    assertThat(scope.boards())
        .extracting(Object::toString)
        .containsExactly("boards of 10 digits and more", "boards with sums of cages");
    assertThat(scope.has(Boards.NINE)).isFalse();
    assertThat(Scope.ALL.has(Boards.NINE)).isTrue();
  }
}
