package cluewright.lab.making;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Puzzles on small boards of every kind of rule. */
final class SignedPuzzlesTest {
  /** Kinds of boards that have no examples of at most 36 cells. */
  private static final List<Kind> LARGE = List.of(Kinds.WINDOKU, Kinds.CENTRE_DOT, Kinds.ASTERISK);

  @Test
  void eachPuzzleHasDigitsOfASolutionThatObeysItsRules() {
    SignedPuzzles puzzles = new SignedPuzzles(Tries.random(0));
    Set<Kind> met = new HashSet<>();
    for (int i = 0; i < Tries.of(300); i++) {
      SignedPuzzles.Made made = puzzles.next();
      Puzzle solution = made.solution();
      assertThat(solution.isComplete()).isTrue();
      assertThat(solution.conflict()).isEmpty();
      assertThat(RandomRules.hold(solution.board(), solution)).as("%s", solution).isTrue();
      assertThat(solution.restrictedTo(made.puzzle().mask())).isEqualTo(made.puzzle());
      solution.board().rules().forEach(rule -> met.add(rule.kind()));
    }
    if (Tries.all()) {
      assertThat(met)
          .containsAll(Kinds.ALL.stream().filter(kind -> !LARGE.contains(kind)).toList());
    }
  }
}
