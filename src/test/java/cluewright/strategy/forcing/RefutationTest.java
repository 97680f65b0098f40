package cluewright.strategy.forcing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.States;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Deduction;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What forcing chains, forcing nets and Nishio conclude unfolds, whatever it is. */
final class RefutationTest {
  private static final List<String> STRATEGIES = List.of("forcing-chain", "forcing-net", "nishio");

  @Test
  void everyConclusionLeadsFromItsContraryToAContradiction() {
    Random random = Tries.random(71);
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 100, random));
    states.addAll(States.partlyPlaced(Boards.SIX, 20, random));
    int unfolded = 0;
    int placed = 0;
    for (States.Given given : states) {
      for (String id : STRATEGIES) {
        Applied applied = new Applied(given.state());
        for (Deduction each : applied.deductions(Catalogue.withId(id).orElseThrow())) {
          List<Integer> contrary = contrary(each, given);
          assertThat(each.unfolds()).as("%s", each.sentence()).isEqualTo(!contrary.isEmpty());
          if (contrary.isEmpty()) {
            continue;
          }
          List<Consequence> lines = each.unfolded();
          assertThat(lines)
              .as("%s %s", each.sentence(), given.state())
              .allMatch(Consequence::isDrawn);
          assertThat(lines).anyMatch(line -> line.words().toString().endsWith("a contradiction."));
          assertThat(supposed(lines)).containsAll(contrary);
          unfolded++;
          placed += each.places() ? 1 : 0;
        }
      }
    }
    assertThat(unfolded).isGreaterThanOrEqualTo(Tries.showing(100));
    assertThat(placed).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static List<Integer> supposed(List<Consequence> lines) {
    return lines.stream()
        .filter(line -> line.depth() == 1 && line.isSupposition())
        .flatMap(line -> (line.placed().isEmpty() ? line.because() : line.placed()).stream())
        .toList();
  }

  /** What cannot be if a deduction is true. */
  private static List<Integer> contrary(Deduction each, States.Given given) {
    if (!each.places()) {
      return each.changes();
    }
    Board board = given.state().board();
    int placed = each.changes().get(0);
    int cell = board.cellOf(placed);
    return IntStream.rangeClosed(1, board.digits())
        .filter(digit -> given.state().hasCandidate(cell, digit))
        .map(digit -> board.candidate(cell, digit))
        .filter(candidate -> candidate != placed)
        .boxed()
        .toList();
  }
}
