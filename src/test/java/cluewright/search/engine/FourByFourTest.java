package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.BruteForce;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mask of 3 and 4 clues on the 4x4 board, against brute force; the totals are published. */
final class FourByFourTest {

  @Test
  void thereAre12GridsUpToTheNamesOfTheDigits() {
    assertThat(BruteForce.FOUR.gridCount()).isEqualTo(12);
  }

  static Stream<String> sets() {
    return Tries.some(Stream.of("N", "H", "NH", "NL", "HL", "NHL", "any"));
  }

  @ParameterizedTest
  @MethodSource("sets")
  void noneOf560MasksOf3CluesAnd704Of1820MasksOf4CluesArePossible(String set) {
    List<Mask> three = Masks.all(Boards.FOUR, 3);
    List<Mask> four = Masks.all(Boards.FOUR, 4);

    assertThat(three).hasSize(560);
    assertThat(four).hasSize(1820);
    assertThat(possible(Tries.some(three.stream()).toList(), set)).isEmpty();
    List<Mask> tried = Tries.some(four.stream()).toList();
    assertThat(possible(tried, set))
        .hasSizeBetween(Tries.showing(704), 704)
        .containsExactlyElementsOf(
            tried.stream().filter(mask -> BruteForce.FOUR.isPossible(mask.line(), set)).toList());
  }

  @Test
  void lockedCandidatesAlonePlaceNothingSoNoMaskIsPossible() {
    List<Mask> masks = Tries.some(Masks.all(Boards.FOUR, 4).stream()).toList();

    assertThat(possible(masks, "L")).isEmpty();
    assertThat(masks).noneMatch(mask -> BruteForce.FOUR.isPossible(mask.line(), "L"));
  }

  private static List<Mask> possible(List<Mask> masks, String set) {
    return masks.stream().filter(mask -> isPossible(mask, set)).toList();
  }

  private static boolean isPossible(Mask mask, String set) {
    Request request = new Request(mask, StrategySet.parse(set));
    Outcome outcome = new Generator().generate(request, Watch.idle());
    assertThat(outcome).isNotInstanceOf(Outcome.Undecided.class);
    return outcome instanceof Outcome.Found;
  }
}
