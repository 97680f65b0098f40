package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Naked and hidden sets of more than four cells, of which only boards beyond 9x9 have need. */
final class LargeSetsTest {
  private static final List<Board> BOARDS =
      List.of(Boards.TWELVE, Boards.SIXTEEN, Boards.TWENTY_FIVE);

  static Stream<Arguments> setsOnBoards() {
    return BOARDS.stream()
        .flatMap(
            board ->
                Catalogue.all().stream()
                    .filter(strategy -> strategy.about().isForLargerBoards())
                    .filter(strategy -> strategy.fits(board))
                    .map(strategy -> Arguments.of(strategy.id(), board)));
  }

  private static Strategy strategy(String id) {
    return Catalogue.withId(id).orElseThrow();
  }

  private static int size(String id) {
    return Integer.parseInt(id.substring(id.lastIndexOf('-') + 1));
  }

  @ParameterizedTest
  @MethodSource("setsOnBoards")
  void aPlantedSetIsFound(String id, Board board) {
    boolean isNaked = id.startsWith("naked");
    States.Given given =
        isNaked
            ? States.withNakedSet(board, size(id), Tries.random(61))
            : States.withHiddenSet(board, size(id), Tries.random(61));
    assertThat(new SolvingState(given.state()).isContradictory()).isFalse();
    assertThat(new Applied(given.state()).deductions(strategy(id)))
        .isNotEmpty()
        .allMatch(
            deduction ->
                deduction.changes().stream()
                    .noneMatch(c -> given.solution().digit(board.cellOf(c)) == board.digitOf(c)));
  }

  /** Row 1 has ten open cells: five share five digits, so the other five digits share the rest. */
  @Test
  void aNakedSetOfFiveIsTheHiddenSetOfTheOtherFive() {
    Applied state =
        Applied.on(Boards.TWELVE)
            .with("B", "r1c11")
            .with("C", "r1c12")
            .only("12", "r1c1")
            .only("23", "r1c3")
            .only("34", "r1c5")
            .only("45", "r1c7")
            .only("1345", "r1c9");
    assertThat(state.conclusions(strategy("naked-set-5")))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of("r1c2", "r1c4", "r1c6", "r1c8", "r1c10")
                .flatMap(cell -> Stream.of(1, 2, 3, 4, 5).map(digit -> cell + "-" + digit))
                .toList())
        .isEqualTo(state.conclusions(strategy("hidden-set-5")));
    assertThat(state.conclusions(strategy("naked-quad"))).isEmpty();
    assertThat(state.conclusions(strategy("hidden-quad"))).isEmpty();
  }

  @Test
  void aSixthDigitBreaksTheSet() {
    assertThat(
            Applied.on(Boards.TWELVE)
                .only("12", "r1c1")
                .only("23", "r1c3")
                .only("34", "r1c5")
                .only("45", "r1c7")
                .only("56", "r1c9")
                .conclusions(strategy("naked-set-5")))
        .isEmpty();
  }

  @Test
  void aBoardHasTheSetsUpToHalfOfItsDigits() {
    assertThat(largest(Boards.NINE)).isEmpty();
    assertThat(largest(Boards.latinWithBoxes(2, 5))).containsExactly(5);
    assertThat(largest(Boards.TWELVE)).containsExactly(5, 6);
    assertThat(largest(Boards.SIXTEEN)).containsExactly(5, 6, 7, 8);
    assertThat(largest(Boards.TWENTY_FIVE)).containsExactly(5, 6, 7, 8, 9, 10, 11, 12);
  }

  private static List<Integer> largest(Board board) {
    StrategySet all = StrategySet.of(Catalogue.all()).on(board);
    List<Integer> naked = sizes(all, "naked-set-");
    assertThat(sizes(all, "hidden-set-")).isEqualTo(naked);
    return naked;
  }

  private static List<Integer> sizes(StrategySet set, String prefix) {
    return set.strategies().stream()
        .map(Strategy::id)
        .filter(id -> id.startsWith(prefix))
        .map(LargeSetsTest::size)
        .toList();
  }
}
