package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.core.Level;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class StrategySetTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "N              | naked-single",
        "NHL            | hidden-single,naked-single,locked-candidates",
        "l n            | naked-single,locked-candidates",
        "N,N,N          | naked-single",
        "x-wing+HL      | hidden-single,locked-candidates,x-wing",
        "Naked-Pair, H  | hidden-single,naked-pair",
      })
  void namesAndLettersAreReadInTheCataloguesOrder(String text, String ids) {
    StrategySet set = StrategySet.parse(text);

    assertThat(set.ids()).isEqualTo(ids);
    assertThat(StrategySet.parse(set.ids())).isEqualTo(set);
  }

  @ParameterizedTest
  @CsvSource({"hl,HL", "HN,NH", "nhl,NHL", "'N,x-wing','naked-single,x-wing'"})
  void theShortNameIsLettersIfAllHaveOne(String text, String shortName) {
    assertThat(StrategySet.parse(text).shortName()).isEqualTo(shortName);
  }

  @ParameterizedTest
  @CsvSource({"x-win,x-wing", "naked-singel,naked-single", "lockedcandidates,locked-candidates"})
  void anUnknownNameIsAnsweredWithTheNearest(String typed, String nearest) {
    assertThatThrownBy(() -> StrategySet.parse("N," + typed))
        .isInstanceOf(UnknownStrategyException.class)
        .hasMessageContaining("\"" + typed + "\"; did you mean " + nearest + "?");
  }

  @Test
  void anEmptyTextNamesNoStrategy() {
    assertThatThrownBy(() -> StrategySet.parse(" , "))
        .isInstanceOf(UnknownStrategyException.class)
        .hasMessageStartingWith("No strategy is given");
  }

  @Test
  void onlySinglesPlaceDigits() {
    assertThat(StrategySet.parse("N").canPlace()).isTrue();
    assertThat(StrategySet.parse("L,naked-pair,hidden-pair,x-wing").canPlace()).isFalse();
    assertThat(StrategySet.of(List.of()).canPlace()).isFalse();
  }

  @Test
  void verdictsRestOnTheMonotoneOnes() {
    assertThat(StrategySet.parse("H,locked-pair,naked-triple,unique-rectangle-1").monotone().ids())
        .isEqualTo("hidden-single,naked-triple");
  }

  @ParameterizedTest
  @EnumSource
  void boardsUpTo9x9HaveNoUseForLargeSetsWhateverTheLevel(Level level) {
    for (Board board : List.of(Boards.FOUR, Boards.SIX, Boards.NINE)) {
      assertThat(StrategySet.upTo(level).on(board).strategies())
          .noneMatch(strategy -> strategy.about().isForLargerBoards())
          .hasSameSizeAs(
              StrategySet.upTo(level).strategies().stream()
                  .filter(strategy -> !strategy.id().contains("-set-"))
                  .toList());
    }
    assertThat(StrategySet.upTo(level).on(Boards.SIXTEEN).ids().contains("naked-set-8"))
        .isEqualTo(level.compareTo(Level.HARD) >= 0);
  }

  @Test
  void whatIsEasierThanAnXWingDependsOnTheBoard() {
    StrategySet easier = StrategySet.parse("x-wing").withEasier();
    assertThat(easier.on(Boards.NINE).ids())
        .isEqualTo(
            "full-house,hidden-single,naked-single,locked-pair,locked-triple,locked-candidates,"
                + "naked-pair,naked-triple,hidden-pair,hidden-triple,naked-quad,hidden-quad,x-wing");
    assertThat(easier.on(Boards.TWELVE).without(easier.on(Boards.NINE)).ids())
        .isEqualTo("naked-set-5,hidden-set-5,naked-set-6,hidden-set-6");
  }
}
