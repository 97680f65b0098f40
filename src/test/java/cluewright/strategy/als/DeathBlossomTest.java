package cluewright.strategy.als;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.LiteralLockedSets;
import cluewright.strategy.States;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DeathBlossomTest {
  private final Strategy strategy = Catalogue.withId("death-blossom").orElseThrow();

  @Test
  void aDigitOfAllPetalsLeavesWhatSeesItInAll() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("12", "r1c1")
                .only("134", "r1c4")
                .only("13", "r1c5")
                .only("24", "r5c1")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Death Blossom: r1c1 takes 1 from r1c4 and r1c5 (1, 3 and 4) or 2 from r5c1 (2 and 4),"
                + " and a set that loses a digit needs all its others, so 4 is eliminated from"
                + " r5c4.");
  }

  @Test
  void eachCandidateOfTheStemNeedsAPetal() {
    Applied two = Applied.on(Boards.SIX).only("123", "r1c1").only("14", "r1c2").only("24", "r4c1");

    assertThat(two.conclusions(strategy)).isEmpty();
    assertThat(two.only("34", "r5c1").deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Death Blossom: r1c1 takes 1 from r1c2 (1 and 4), 2 from r4c1 (2 and 4) or 3 from"
                + " r5c1 (3 and 4), and a set that loses a digit needs all its others, so 4 is"
                + " eliminated from r2c1.");
  }

  @Test
  void onePetalMayServeTwoCandidates() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("123", "r1c1")
                .only("14", "r1c2")
                .only("23", "r4c1")
                .only("234", "r5c1")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Death Blossom: r1c1 takes 1 from r1c2 (1 and 4) or 2 or 3 from r4c1 and r5c1 (2, 3 and"
                + " 4), and a set that loses a digit needs all its others, so 4 is eliminated"
                + " from r2c1, r5c2 and r6c2.");
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralLockedSets.smallStates(131);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    new Reading().mustAgreeWith(strategy, states);
  }

  /** Every cell with every choice of petals, at least two of them different. */
  private static final class Reading extends LiteralLockedSets {
    private long[] sets;

    @Override
    public void read() {
      sets = almostLocked();
      cells()
          .filter(cell -> Integer.bitCount(state().open(cell)) > 1)
          .forEach(
              stem ->
                  board()
                      .digitRange()
                      .filter(digit -> !state().isOpen(stem, digit))
                      .forEach(gone -> read(stem, gone)));
    }

    private void read(int stem, int gone) {
      List<Map<Integer, Set<Integer>>> petals =
          Candidates.digits(board(), state().open(stem))
              .mapToObj(digit -> petals(stem, digit, gone))
              .toList();
      choose(
          gone, petals, List.of(), IntStream.of(cellsOf(gone)).boxed().collect(Collectors.toSet()));
    }

    /** The petals for a digit, each with the places from which it eliminates another. */
    private Map<Integer, Set<Integer>> petals(int stem, int digit, int gone) {
      int needed = 1 << (digit - 1) | 1 << (gone - 1);
      Map<Integer, Set<Integer>> petals = new HashMap<>();
      for (int set = 0; set < sets.length; set++) {
        if ((digits(sets[set]) & needed) == needed
            && IntStream.of(places(sets[set], digit)).allMatch(place -> see(place, stem))) {
          int[] places = places(sets[set], gone);
          petals.put(
              set,
              IntStream.of(cellsOf(gone))
                  .filter(cell -> IntStream.of(places).allMatch(place -> see(cell, place)))
                  .boxed()
                  .collect(Collectors.toSet()));
        }
      }
      return petals;
    }

    private void choose(
        int gone,
        List<Map<Integer, Set<Integer>>> petals,
        List<Integer> chosen,
        Set<Integer> seen) {
      if (seen.isEmpty()) {
        return;
      }
      if (chosen.size() == petals.size()) {
        if (Set.copyOf(chosen).size() > 1) {
          seen.forEach(cell -> eliminate(cell, gone));
        }
        return;
      }
      petals
          .get(chosen.size())
          .forEach(
              (set, reached) -> {
                List<Integer> more = new ArrayList<>(chosen);
                more.add(set);
                Set<Integer> both = new HashSet<>(seen);
                both.retainAll(reached);
                choose(gone, petals, more, both);
              });
    }
  }
}
