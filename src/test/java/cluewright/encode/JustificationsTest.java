package cluewright.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.Fixed;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Rule;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** How rules are arranged before they are written. */
final class JustificationsTest {
  private static final Mask EMPTY = Mask.empty(Boards.FOUR);

  private static Rule placing(int candidate, int... premises) {
    Rule.Evidence evidence = new Rule.Evidence(List.of(), CellSet.of(0), 1);
    return Rule.place(Catalogue.NAKED_SINGLE, evidence, premises, candidate);
  }

  private static int candidate(int cell, int digit) {
    return Boards.FOUR.candidate(cell, digit);
  }

  @Test
  void theWorkCanBeStoppedAtEveryRule() {
    StrategySet strategies = StrategySet.parse("NL");
    int rules = strategies.rules(Boards.FOUR).size();
    long eliminations =
        strategies.rules(Boards.FOUR).stream().filter(rule -> !rule.places()).count();
    AtomicInteger looked = new AtomicInteger();

    new Justifications(EMPTY, strategies, () -> looked.incrementAndGet() < 0);

    assertThat(looked).hasValue((int) (rules + eliminations));
    assertThatThrownBy(() -> new Justifications(EMPTY, strategies, stopAfter(rules + 1)))
        .isInstanceOf(CancellationException.class);
    LayeredEncoding encoding =
        new LayeredEncoding(new Justifications(EMPTY, strategies, Stop.NEVER), Fixed.solver());
    assertThatThrownBy(() -> encoding.leaveStuck(strategies, stopAfter(1)))
        .isInstanceOf(CancellationException.class);
  }

  private static Stop stopAfter(int rules) {
    AtomicInteger left = new AtomicInteger(rules);
    return () -> left.decrementAndGet() < 0;
  }

  @Test
  void aPlacementIsByCandidatesOfWhichOneAloneHolds() {
    Rule byCell = placing(candidate(0, 1), candidate(0, 2), candidate(0, 3));
    Rule byHouse = placing(candidate(0, 1), candidate(1, 1), candidate(5, 1));
    Rule byNothing = placing(candidate(0, 1), candidate(1, 2));
    Rule byStrangers = placing(candidate(0, 1), candidate(15, 1));

    assertThatCode(() -> new Placements(List.of(byCell), EMPTY)).doesNotThrowAnyException();
    assertThatCode(() -> new Placements(List.of(byHouse), EMPTY)).doesNotThrowAnyException();
    for (Rule rule : List.of(byNothing, byStrangers)) {
      assertThatThrownBy(() -> new Placements(List.of(rule), EMPTY))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageEndingWith("places by candidates that do not exclude");
    }
  }

  @Test
  void rulesThatDifferInTheirDigitAloneAreOneWay() {
    Rule one = placing(candidate(0, 1), candidate(0, 2));
    Rule other = placing(candidate(0, 2), candidate(0, 1));
    Rule strange = placing(candidate(0, 1), candidate(0, 3));

    assertThat(new Placements(List.of(one, other, one), EMPTY).ways()).hasSize(1);
    assertThat(new Placements(List.of(one, other), EMPTY).candidateSets()).hasSize(1);
    assertThatThrownBy(() -> new Placements(List.of(one, strange), EMPTY))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("shares its way with a rule of other premises");
  }

  @Test
  void noClueNeedsAWay() {
    Mask clue = new Mask(Boards.FOUR, CellSet.of(0));

    assertThat(new Placements(List.of(placing(candidate(0, 1), candidate(0, 2))), clue).ways())
        .isEmpty();
  }

  private static Parts parts(Board board, String strategies) {
    return new Parts(StrategySet.parse(strategies).rules(board), board, Stop.NEVER);
  }

  @Test
  void nakedPairsShareWhatTheyAskOfACell() {
    Parts parts = parts(Boards.SIX, "naked-pair");

    assertThat(parts.all()).hasSize(36 * 15).allMatch(part -> part.size() == 4);
    assertThat(parts.ofRule(0)).containsExactly(0, 1);
  }

  @Test
  void hiddenPairsShareWhatTheyAskOfADigit() {
    Parts parts = parts(Boards.SIX, "hidden-pair");

    assertThat(parts.all()).hasSize(18 * 15 * 6).allMatch(part -> part.size() == 4);
    assertThat(parts.ofRule(0)).containsExactly(0, 1);
  }

  @Test
  void shortRulesAreNotCut() {
    Parts parts = parts(Boards.NINE, "locked-candidates");

    assertThat(parts.all()).isEmpty();
    assertThat(parts.ofRule(0)).isEmpty();
  }
}
