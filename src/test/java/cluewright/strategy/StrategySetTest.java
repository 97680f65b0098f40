package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
}
