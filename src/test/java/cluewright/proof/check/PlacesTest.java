package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlacesTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 128, 200})
  void whatIsAddedIsThereFromTheLastToTheFirst(int most) {
    Places places = new Places(most);
    for (int place = 0; place < most; place += 7) {
      places.add(place);
    }
    int expected = (most - 1) / 7 * 7;
    for (int at = places.before(most); at >= 0; at = places.before(at)) {
      assertThat(at).isEqualTo(expected);
      assertThat(places.has(at)).isTrue();
      expected -= 7;
    }
    assertThat(expected).isEqualTo(-7);
    assertThat(places.size()).isEqualTo((most + 6) / 7);
  }

  @Test
  void setsAreJoinedAndEmptied() {
    Places some = new Places(130);
    some.addBefore(3);
    Places others = new Places(130);
    others.add(129);
    others.addAll(some);
    others.remove(1);

    assertThat(others.before(130)).isEqualTo(129);
    assertThat(others.before(129)).isEqualTo(2);
    assertThat(others.before(2)).isZero();
    others.clear();
    assertThat(others.size()).isZero();
    assertThat(others.before(130)).isEqualTo(-1);
  }
}
