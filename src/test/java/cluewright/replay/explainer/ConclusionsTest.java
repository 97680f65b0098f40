package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ConclusionsTest {

  private static Conclusion conclusion(int tenths, int complexity, int key, int... effect) {
    List<Integer> eliminations = Arrays.stream(effect).boxed().toList();
    return new Conclusion(tenths, complexity, key, eliminations, Conclusion.NOTHING, Set.of(), 0);
  }

  /** Offers what is wanted, as those do who find it. */
  private static void offer(Conclusions to, Conclusion conclusion) {
    if (to.wants(
        conclusion.eliminations(),
        conclusion.tenths(),
        conclusion.complexity(),
        conclusion.key())) {
      to.add(conclusion);
    }
  }

  @Test
  void theEasiestIsKeptThenTheShortestThenThatOfTheSmallestKeyThenTheFirst() {
    Conclusion first = conclusion(85, 9, 5, 1);
    Conclusion later = conclusion(85, 9, 5, 2);
    Conclusion key = conclusion(85, 9, 4, 3);
    Conclusion shorter = conclusion(85, 8, 6, 4);
    Conclusion easier = conclusion(84, 20, 6, 5);
    Conclusions best = new Conclusions(false);
    assertThat(best.best()).isNull();
    offer(best, first);
    offer(best, later);
    assertThat(best.best()).isSameAs(first);
    offer(best, key);
    assertThat(best.best()).isSameAs(key);
    offer(best, shorter);
    assertThat(best.best()).isSameAs(shorter);
    offer(best, easier);
    offer(best, first);
    assertThat(best.best()).isSameAs(easier);
  }

  @Test
  void whereAllAreGatheredThereIsOneOfEachEffectTheEasiestFirst() {
    Conclusions all = new Conclusions(true);
    Conclusion hard = conclusion(90, 9, 5, 1);
    Conclusion tie = conclusion(85, 9, 5, 2, 3);
    Conclusion second = conclusion(85, 9, 5, 4);
    Conclusion easy = conclusion(80, 9, 5, 1);
    Conclusion harder = conclusion(86, 9, 5, 2, 3);
    List.of(hard, tie, second, easy, harder).forEach(each -> offer(all, each));

    assertThat(all.ranked()).containsExactly(easy, tie, second);
  }

  @Test
  void oneThatIsReplacedTakesItsPlaceAmongEqualOnesAnew() {
    Conclusions all = new Conclusions(true);
    offer(all, conclusion(90, 9, 5, 1));
    Conclusion other = conclusion(80, 9, 5, 2);
    Conclusion easier = conclusion(80, 9, 5, 1);
    offer(all, other);
    offer(all, easier);

    assertThat(all.ranked()).containsExactly(other, easier);
  }

  @Test
  void thePrintTellsChainsOfTheSameNodesInAnotherOrderApart() {
    long oneWay = Conclusion.print(Conclusion.print(3, 10), 20);
    long other = Conclusion.print(Conclusion.print(3, 20), 10);
    assertThat(oneWay).isNotEqualTo(other);
  }
}
