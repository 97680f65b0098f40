package cluewright.model.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class AutomatonTest {
  private static Automaton sum(int length, int total) {
    return Automaton.of(
        4,
        length,
        0,
        (position, made, digit) -> made + digit <= total ? made + digit : Automaton.NONE,
        made -> made == total);
  }

  @Test
  void itAcceptsJustTheWordsOfItsDefinition() {
    Automaton seven = sum(3, 7);
    for (int a = 1; a <= 4; a++) {
      for (int b = 1; b <= 4; b++) {
        for (int c = 1; c <= 4; c++) {
          assertThat(seven.accepts(a, b, c)).isEqualTo(a + b + c == 7);
        }
      }
    }
  }

  @Test
  void statesThatLeadNowhereAreDroppedAndThoseWithTheSameContinuationsAreOne() {
    Automaton parity =
        Automaton.of(
            4, 3, 0, (position, state, digit) -> 10 * state + digit, state -> state % 2 == 0);

    assertThat(parity.states(0)).isEqualTo(1);
    assertThat(parity.states(1)).isEqualTo(1);
    assertThat(parity.states(2)).isEqualTo(1);
    assertThat(parity.accepts(3, 1, 2)).isTrue();
    assertThat(parity.accepts(2, 2, 1)).isFalse();
  }

  @Test
  void twoOfTheSameWordsAreEqualHoweverTheirStatesWereNamed() {
    Automaton fromBelow = sum(3, 9);
    Automaton fromAbove =
        Automaton.of(4, 3, 900, (position, rest, digit) -> rest - 100L * digit, rest -> rest == 0);

    assertThat(fromAbove).isEqualTo(fromBelow).hasSameHashCodeAs(fromBelow);
    assertThat(fromBelow).isNotEqualTo(sum(3, 8));
  }

  /** Words of three digits with a 1 among the first two: after it, the rest may be anything. */
  @Test
  void aStateFromWhichAllIsAcceptedIsCertain() {
    Automaton one =
        Automaton.of(
            4,
            3,
            0,
            (position, state, digit) -> position < 2 && digit == 1 ? 1 : state,
            state -> state == 1);
    int after = one.next(0, 0, 1);
    int before = one.next(0, 0, 2);

    assertThat(one.isCertain(0, 0)).isFalse();
    assertThat(one.isCertain(1, after)).isTrue();
    assertThat(one.isCertain(1, before)).isFalse();
    assertThat(one.isCertain(2, one.next(1, before, 1))).isTrue();
    assertThat(sum(3, 7).isCertain(1, 0)).isFalse();
  }

  @Test
  void noneAndAllAreKnown() {
    assertThat(sum(3, 13).isEmpty()).isTrue();
    assertThat(sum(3, 13).accepts(4, 4, 4)).isFalse();
    assertThat(sum(3, 12).isEmpty()).isFalse();
    Automaton all = Automaton.of(4, 3, 0, (position, state, digit) -> state, state -> true);
    assertThat(all.acceptsAll()).isTrue();
    assertThat(all.accepts(1, 1, 4)).isTrue();
    assertThat(sum(3, 12).acceptsAll()).isFalse();
  }

  @Test
  void tooManyStatesAreRefused() {
    assertThatThrownBy(
            () ->
                Automaton.of(
                    9, 9, 0, (position, state, digit) -> 10 * state + digit, state -> true))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a rule of 9 cells has too many cases");
  }
}
