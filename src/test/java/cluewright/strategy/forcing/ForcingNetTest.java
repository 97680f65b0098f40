package cluewright.strategy.forcing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowForcing;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class ForcingNetTest {
  private final Strategy strategy = Catalogue.withId("forcing-net").orElseThrow();

  private static final Applied STATE =
      Applied.on(Boards.FOUR)
          .without("4", "r2c3", "r3c1", "r3c4", "r4c3")
          .without("1", "r2c4", "r3c4");

  @Test
  void aSuppositionWhoseSinglesLeaveNothingIsWrong() {
    Deduction first = STATE.deductions(strategy).get(0);

    assertThat(first.sentence().toString())
        .isEqualTo(
            "Forcing net contradiction: if r4c2 were 1, row 2 would have no place left for 4, so 1"
                + " is eliminated from r4c2.");
    assertThat(first.evidence().links()).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void itsWayToTheContradictionUnfolds() {
    Deduction first = STATE.deductions(strategy).get(0);

    assertThat(first.unfolded())
        .extracting(line -> line.words().toString())
        .containsExactly(
            "Suppose r4c2 is 1.",
            "In row 3, only r3c3 is left for 1 (r4c2 is 1), so r3c3 is 1.",
            "In row 2, only r2c1 is left for 1 (r4c2 is 1; r3c3 is 1), so r2c1 is 1.",
            "In row 3, only r3c2 is left for 4 (r3c3 is 1), so r3c2 is 4.",
            "In column 3, only r1c3 is left for 4 (r3c3 is 1), so r1c3 is 4.",
            "In row 2, no place is left for 4 (r2c1 is 1; r3c2 is 4; r1c3 is 4), a"
                + " contradiction.");
  }

  @Test
  void aConsequenceThatNeedsSeveralOthersIsBeyondChains() {
    assertThat(STATE.deductions(Catalogue.withId("forcing-chain").orElseThrow())).isEmpty();
  }

  /** The end of a trial that contradicts itself depends on the order of its singles. */
  @Test
  void itFindsWhatItsDefinitionSays() {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 190, Tries.random(61)));
    states.addAll(States.partlyPlaced(Boards.SIX, 20, Tries.random(62)));
    states.addAll(States.of(Boards.SIX, 1, Tries.random(63)));
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(200));
    int busy = 0;
    for (States.Given given : states) {
      Set<String> least = new Reading(given.state(), Broken.LEADS_NO_FURTHER).conclusions();
      Set<String> most = new Reading(given.state(), Broken.LEADS_ANYWHERE).conclusions();
      busy += least.isEmpty() ? 0 : 1;
      assertThat(new Applied(given.state()).conclusions(strategy))
          .as("%s", given.state())
          .containsAll(least)
          .isSubsetOf(most);
    }
    assertThat(busy).isGreaterThanOrEqualTo(Tries.showing(101));
  }

  /** The further use of a trial that has contradicted itself. */
  private enum Broken {
    LEADS_NO_FURTHER,
    LEADS_ANYWHERE
  }

  private static final class Reading extends SlowForcing {
    private final Broken broken;
    private final Map<Integer, Set<Integer>> excluded = new HashMap<>();

    Reading(GridState state, Broken broken) {
      super(state);
      this.broken = broken;
    }

    @Override
    public void readCandidates() {
      openCandidates().forEach(this::readCandidate);
    }

    private void readCandidate(int candidate) {
      int thing = thing(candidate);
      Trial ifTrue = new Trial();
      ifTrue.placeAll(2 * thing, Set.of(candidate));
      ifTrue.placeSingles(2 * thing);
      Trial ifFalse = new Trial();
      ifFalse.open.remove(candidate);
      Set<Integer> left = inCell(board().cellOf(candidate));
      left.remove(candidate);
      if (left.size() == 1) {
        ifFalse.placeAll(2 * thing + 1, left);
      }
      ifFalse.placeSingles(2 * thing + 1);
    }

    /** All that a true candidate makes false. */
    private Set<Integer> excluded(int candidate) {
      return excluded.computeIfAbsent(
          candidate,
          c ->
              choices().stream()
                  .filter(choice -> choice.contains(c))
                  .flatMap(Set::stream)
                  .filter(other -> !other.equals(c))
                  .collect(Collectors.toSet()));
    }

    private final class Trial {
      private final Set<Integer> open = new HashSet<>(openCandidates());
      private final Set<Integer> placed = new HashSet<>();

      private void placeSingles(int premise) {
        for (int round = 0; round < 4; round++) {
          Set<Integer> singles = new HashSet<>();
          for (Set<Integer> choice : choices()) {
            if (choice.stream().filter(open::contains).limit(2).count() == 1) {
              singles.addAll(choice);
            }
          }
          singles.retainAll(open);
          if (!placed.addAll(singles)) {
            return;
          }
          placeAll(premise, singles);
        }
      }

      /** Places some digits, and notes what follows unless that goes wrong. */
      private void placeAll(int premise, Set<Integer> candidates) {
        for (int candidate : candidates) {
          open.removeAll(excluded(candidate));
        }
        if (isBroken()) {
          if (broken == Broken.LEADS_ANYWHERE) {
            openCandidates().forEach(c -> direct(premise).set(2 * thing(c), 2 * thing(c) + 2));
          }
          return;
        }
        for (int candidate : candidates) {
          direct(premise).set(2 * thing(candidate));
          excluded(candidate).forEach(other -> direct(premise).set(2 * thing(other) + 1));
        }
      }

      private boolean isBroken() {
        return choices().stream().anyMatch(choice -> choice.stream().noneMatch(open::contains));
      }
    }
  }
}
