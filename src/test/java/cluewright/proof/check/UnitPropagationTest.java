package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class UnitPropagationTest {

  private static UnitPropagation of(int variables, int[]... clauses) {
    UnitPropagation propagation = new UnitPropagation();
    IntStream.range(0, variables).forEach(i -> propagation.newVariable());
    for (int[] clause : clauses) {
      propagation.add(clause);
    }
    return propagation;
  }

  @Test
  void aChainOfImplicationsIsFollowed() {
    UnitPropagation chain = of(4, new int[] {-1, 2}, new int[] {-2, 3}, new int[] {-3, 4});

    assertThat(chain.implies(-1, 4)).isTrue();
    assertThat(chain.implies(-2, 4)).isTrue();
    assertThat(chain.implies(-4, 1)).isFalse();
    assertThat(chain.implies(4)).isFalse();
    assertThat(chain.isContradictory()).isFalse();
  }

  @Test
  void whatNeedsACaseDistinctionDoesNotFollow() {
    UnitPropagation square =
        of(2, new int[] {1, 2}, new int[] {1, -2}, new int[] {-1, 2}, new int[] {-1, -2});

    assertThat(square.implies()).isFalse();
    assertThat(square.implies(1)).isTrue();
    square.add(1);
    assertThat(square.isContradictory()).isTrue();
  }

  @Test
  void anEmptyClauseContradicts() {
    assertThat(of(1, new int[] {}).isContradictory()).isTrue();
    assertThat(of(1, new int[] {1}, new int[] {-1}).isContradictory()).isTrue();
    assertThat(of(2, new int[] {1, -1}, new int[] {2, 2}).isContradictory()).isFalse();
  }

  /** On small random formulas, what follows is true in every model. */
  @Test
  void nothingFollowsThatSomeModelDenies() {
    Random random = Tries.random(2);
    int followed = 0;
    for (int trial = 0; trial < Tries.of(2000); trial++) {
      List<int[]> clauses = new ArrayList<>();
      UnitPropagation propagation = of(6);
      for (int i = 0; i < 12; i++) {
        int[] clause = clause(random);
        clauses.add(clause);
        propagation.add(clause);
      }
      int[] conclusion = clause(random);
      boolean denied =
          IntStream.range(0, 64)
              .filter(model -> clauses.stream().allMatch(clause -> holds(clause, model)))
              .anyMatch(model -> !holds(conclusion, model));
      boolean implied = propagation.implies(conclusion);
      followed += implied ? 1 : 0;

      assertThat(implied && denied).isFalse();
      assertThat(propagation.implies(conclusion)).isEqualTo(implied);
    }
    assertThat(followed).isBetween(Tries.showing(200), 1900);
  }

  /** Beyond what the arrays hold at first. */
  @Test
  void aChainOfThousandsOfImplicationsIsFollowed() {
    UnitPropagation chain = of(3000);
    for (int variable = 1; variable < 3000; variable++) {
      chain.add(-variable, variable + 1);
    }

    assertThat(chain.implies(-1, 3000)).isTrue();
    assertThat(chain.implies(-2, 1)).isFalse();
    chain.add(1);
    assertThat(chain.implies(3000)).isTrue();
    assertThat(chain.isContradictory()).isFalse();
    chain.add(-3000);
    assertThat(chain.isContradictory()).isTrue();
  }

  @Test
  void aClauseMayHaveThousandsOfLiterals() {
    UnitPropagation wide = of(10_000);
    wide.add(IntStream.rangeClosed(1, 9000).toArray());
    wide.add(IntStream.rangeClosed(1001, 10_000).toArray());
    for (int variable = 9000; variable > 1; variable--) {
      wide.add(-variable);
    }

    assertThat(wide.implies(1)).isTrue();
    assertThat(wide.implies(10_000)).isFalse();
    wide.add(-1);
    assertThat(wide.isContradictory()).isTrue();
  }

  @Test
  void aClauseThatIsTrueAnywaySaysNothing() {
    UnitPropagation propagation = of(3, new int[] {1, -1}, new int[] {2, -3, -2}, new int[] {3});

    assertThat(propagation.implies(1)).isFalse();
    assertThat(propagation.implies(-1)).isFalse();
    assertThat(propagation.implies(2)).isFalse();
    assertThat(propagation.isContradictory()).isFalse();
  }

  @Test
  void oneLiteralMayImplyManyOthers() {
    UnitPropagation star = of(40);
    for (int variable = 2; variable <= 40; variable++) {
      star.add(-1, variable);
    }

    for (int variable = 2; variable <= 40; variable++) {
      assertThat(star.implies(-1, variable)).isTrue();
      assertThat(star.implies(-variable)).isFalse();
    }
  }

  /** What follows is what the plainest loop over all clauses finds, neither less nor more. */
  @Test
  void allThatFollowsIsFound() {
    Random random = Tries.random(3);
    int followed = 0;
    for (int trial = 0; trial < Tries.of(400); trial++) {
      List<int[]> clauses = new ArrayList<>();
      UnitPropagation propagation = of(30);
      for (int i = 0; i < 90; i++) {
        int[] clause = clause(random, i % 15 == 14 ? 1 : 2 + i % 2);
        clauses.add(clause);
        propagation.add(clause);
        int[] conclusion = clause(random, 3);
        boolean implied = leadsToConflict(clauses, conclusion);
        followed += implied ? 1 : 0;

        assertThat(propagation.implies(conclusion)).isEqualTo(implied);
      }
    }
    assertThat(followed).isGreaterThanOrEqualTo(Tries.showing(1000));
  }

  private static int[] clause(Random random, int literals) {
    return random
        .ints(literals, 1, 31)
        .map(variable -> random.nextBoolean() ? variable : -variable)
        .toArray();
  }

  private static boolean leadsToConflict(List<int[]> clauses, int[] denied) {
    boolean[] isFalse = new boolean[61];
    for (int literal : denied) {
      isFalse[30 + literal] = true;
    }
    for (int before = -1, count = 0; before < count; ) {
      before = count;
      for (int[] clause : clauses) {
        int[] left = IntStream.of(clause).filter(one -> !isFalse[30 + one]).distinct().toArray();
        if (left.length == 0) {
          return true;
        }
        if (left.length == 1 && !isFalse[30 - left[0]]) {
          isFalse[30 - left[0]] = true;
          count++;
        }
      }
    }
    return IntStream.rangeClosed(1, 30).anyMatch(v -> isFalse[30 + v] && isFalse[30 - v]);
  }

  private static int[] clause(Random random) {
    return random
        .ints(1 + random.nextInt(3), 1, 7)
        .map(variable -> random.nextBoolean() ? variable : -variable)
        .toArray();
  }

  private static boolean holds(int[] clause, int model) {
    return IntStream.of(clause)
        .anyMatch(literal -> (model >>> (Math.abs(literal) - 1) & 1) == (literal > 0 ? 1 : 0));
  }
}
