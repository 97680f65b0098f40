package cluewright.lab.sets;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.lab.sets.Derivation.Formula;
import cluewright.lab.sets.Derivation.Literal;
import cluewright.lab.sets.Derivation.Part;
import cluewright.lab.solve.RandomPuzzles;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class DerivationTest {

  /** The thesis's row of five, as far as 6x6 has it: 2 and 5 alone in the first and third cells. */
  private static GridState row() {
    GridState state = GridState.blank(Boards.SIX);
    Board board = state.board();
    for (int digit : new int[] {1, 3, 4, 6}) {
      state = state.eliminate(board.candidate(0, digit), board.candidate(2, digit));
    }
    return state;
  }

  @Test
  void theThesissNakedPairExcludesItsDigitsFromTheOtherCells() {
    SetPair pair = SetPair.of(row()).get(0);
    Derivation derivation = Derivation.naked(row(), pair);
    List<Formula> formulas = derivation.formulas();

    assertThat(texts(derivation, formulas.get(0).clauses(), " or ").get(0))
        .isEqualTo("r1c1=1 or r1c1=2 or r1c1=3 or r1c1=4 or r1c1=5 or r1c1=6");
    assertThat(texts(derivation, formulas.get(2).clauses(), " or "))
        .containsExactly("r1c1=2 or r1c1=5", "r1c3=2 or r1c3=5");
    assertThat(texts(derivation, formulas.get(3).clauses(), " or "))
        .containsExactly("r1c1<>2 or r1c3<>2", "r1c1<>5 or r1c3<>5");
    assertThat(texts(derivation, formulas.get(4).ways(), " and "))
        .containsExactly(
            "r1c1=2 and r1c3=5 and r1c1<>5 and r1c3<>2",
            "r1c1=5 and r1c3=2 and r1c1<>2 and r1c3<>5");
    assertThat(texts(derivation, formulas.get(6).clauses(), " or "))
        .containsExactly(
            "r1c2<>2", "r1c4<>2", "r1c5<>2", "r1c6<>2", "r1c2<>5", "r1c4<>5", "r1c5<>5", "r1c6<>5");
  }

  private static List<String> texts(Derivation of, List<List<Literal>> all, String between) {
    return all.stream().map(each -> of.text(each, between)).toList();
  }

  /**
   * Every formula holds wherever the premises hold, with all values of the candidates tried; and
   * both halves of a pair exclude the same candidates.
   */
  @Test
  void eachFormulaFollowsFromThoseBefore() {
    Random random = Tries.random(11);
    RandomPuzzles source = new RandomPuzzles(Boards.FOUR, random.nextLong());
    int tried = 0;
    for (int i = 0; i < Math.max(20, Tries.of(100)); i++) {
      GridState state = fewer(GridState.initial(source.draw()), random);
      for (SetPair pair : SetPair.of(state)) {
        Derivation naked = Derivation.naked(state, pair);
        Derivation hidden = Derivation.hidden(state, pair);
        check(naked);
        check(hidden);
        assertThat(excluded(naked)).isEqualTo(excluded(hidden));
        assertThat(excluded(naked).isEmpty()).isEqualTo(!pair.changes(state));
        tried++;
      }
    }
    assertThat(tried).isPositive();
  }

  private static GridState fewer(GridState state, Random random) {
    GridState fewer = state;
    for (int candidate = 0; candidate < state.board().candidates(); candidate++) {
      Board board = state.board();
      boolean isOpen =
          state.placed(board.cellOf(candidate)) == 0
              && state.hasCandidate(board.cellOf(candidate), board.digitOf(candidate));
      fewer = isOpen && random.nextInt(4) == 0 ? fewer.eliminate(candidate) : fewer;
    }
    return fewer;
  }

  private static Set<Integer> excluded(Derivation derivation) {
    return derivation.formulas().get(6).clauses().stream()
        .map(unit -> unit.get(0).candidate())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static void check(Derivation derivation) {
    List<Formula> formulas = derivation.formulas();
    List<Integer> candidates =
        formulas.stream()
            .flatMap(formula -> Stream.of(formula.clauses(), formula.ways()))
            .flatMap(List::stream)
            .flatMap(List::stream)
            .map(Literal::candidate)
            .distinct()
            .toList();
    List<List<List<Literal>>> premises = new ArrayList<>();
    for (Formula formula : formulas) {
      switch (formula.part()) {
        case AT_LEAST_ONE, EXCLUDED, AT_MOST_ONE, BESIDES -> premises.add(formula.clauses());
        default -> {}
      }
    }
    for (int values = 0; values < 1 << candidates.size(); values++) {
      Set<Integer> held = new TreeSet<>();
      for (int i = 0; i < candidates.size(); i++) {
        if ((values >>> i & 1) != 0) {
          held.add(candidates.get(i));
        }
      }
      if (premises.stream().allMatch(clauses -> holds(clauses, held))) {
        assertThat(formulas).allMatch(formula -> holds(formula, held));
      }
    }
  }

  private static boolean holds(Formula formula, Set<Integer> held) {
    boolean isOfWays = formula.part() == Part.WAYS || formula.part() == Part.CONCLUSION;
    assertThat(formula.moreWays()).isZero();
    return holds(formula.clauses(), held)
        && (!isOfWays
            || formula.ways().stream()
                .anyMatch(way -> way.stream().allMatch(each -> isTrue(each, held))));
  }

  private static boolean holds(List<List<Literal>> clauses, Set<Integer> held) {
    return clauses.stream().allMatch(c -> c.stream().anyMatch(each -> isTrue(each, held)));
  }

  private static boolean isTrue(Literal literal, Set<Integer> held) {
    return held.contains(literal.candidate()) == literal.holds();
  }

  /** Of five cells with any of five digits, 24 ways are written and the others counted. */
  @Test
  void manyWaysAreCounted() {
    GridState state = GridState.blank(Boards.NINE);
    for (int cell = 0; cell < 5; cell++) {
      for (int digit = 6; digit <= 9; digit++) {
        state = state.eliminate(Boards.NINE.candidate(cell, digit));
      }
    }
    SetPair five =
        SetPair.of(state).stream().filter(pair -> pair.nakedCells().size() == 5).findFirst().get();
    Formula ways = Derivation.naked(state, five).formulas().get(4);
    assertThat(ways.ways()).hasSize(Derivation.MOST_WAYS);
    assertThat(ways.moreWays()).isEqualTo(120 - 24);
  }
}
