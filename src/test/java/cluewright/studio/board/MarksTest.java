package cluewright.studio.board;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.picture.Argument;
import cluewright.replay.Replay;
import cluewright.replay.Step;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Evidence.Link;
import cluewright.strategy.core.Evidence.Mark;
import cluewright.strategy.core.Evidence.Role;
import cluewright.strategy.core.Evidence.Strength;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class MarksTest {
  private static final Board FOUR = Boards.FOUR;
  private static final House ROW = FOUR.houses(Kinds.ROW).get(0);
  private static final House COLUMN = FOUR.houses(Kinds.COLUMN).get(2);

  /** These need a finned X-Wing, and a nice loop, where singles and pairs get stuck. */
  private static final String NEEDS_FIN =
      "6.2.5.........3.4..........43...8....1....2........7..5..27...........81...6.....";

  private static final String NEEDS_CHAIN =
      "....14....3....2...7..........9...3.6.1.............8.2.....1.4....5.6.....7.8...";

  private static Marks with(List<House> covers, List<Mark> marks, List<Link> links) {
    return new Marks(
        Argument.of(new Evidence(List.of(ROW), covers, marks, links, Phrase.verbatim("because"))),
        Set.of(),
        Set.of(1),
        CellSet.empty(),
        CellSet.empty(),
        CellSet.empty(),
        Set.of(),
        CellSet.empty(),
        List.of());
  }

  private static Deduction first(String puzzle, String strategy) {
    return new Replay(Boards.NINE, StrategySet.parse("NHL,naked-pair,hidden-pair," + strategy))
        .human(PuzzleText.read(puzzle)).steps().stream()
            .map(Step::deductions)
            .map(deductions -> deductions.get(0))
            .filter(deduction -> deduction.strategy().id().equals(strategy))
            .findFirst()
            .orElseThrow();
  }

  @Test
  void basesAndCoversAreKeptApart() {
    Argument argument = with(List.of(COLUMN), List.of(), List.of()).argument();
    assertThat(argument.houses()).isEqualTo(ROW.cells());
    assertThat(argument.covers()).isEqualTo(COLUMN.cells());
  }

  @Test
  void aCandidateThatIsNamedTwiceKeepsItsFirstRole() {
    Argument argument =
        with(List.of(), List.of(new Mark(5, Role.PATTERN), new Mark(5, Role.FIN)), List.of())
            .argument();
    assertThat(argument.roles()).hasSize(1).containsEntry(5, Role.PATTERN);
  }

  @Test
  void theFinsOfAFishAreMarkedAsFins() {
    Deduction fish = first(NEEDS_FIN, "finned-x-wing");
    Marks marks = Marks.of(fish);
    assertThat(marks.argument().roles()).containsValues(Role.PATTERN, Role.FIN);
    assertThat(marks.argument().covers().isEmpty()).isFalse();
    assertThat(marks.eliminated()).containsExactlyInAnyOrderElementsOf(fish.changes());
    assertThat(marks.placed()).isEmpty();
  }

  @Test
  void theLinksOfAChainAreStrongAndWeakInTurn() {
    List<Link> links = Marks.of(first(NEEDS_CHAIN, "aic")).argument().links();
    assertThat(links).hasSizeGreaterThan(2);
    assertThat(links.stream().map(Link::strength)).contains(Strength.STRONG, Strength.WEAK);
  }

  @Test
  void theLegendExplainsWhatIsOnShowAndNothingElse() {
    Marks fish =
        with(List.of(COLUMN), List.of(new Mark(0, Role.PATTERN), new Mark(9, Role.FIN)), List.of());
    assertThat(LegendEntry.of(fish))
        .containsExactly(
            LegendEntry.BASE,
            LegendEntry.COVER,
            LegendEntry.PATTERN,
            LegendEntry.FIN,
            LegendEntry.ELIMINATED);
    Marks chain =
        with(
            List.of(),
            List.of(new Mark(0, Role.SECOND), new Mark(9, Role.PATTERN)),
            List.of(new Link(0, 9, Strength.STRONG)));
    assertThat(LegendEntry.of(chain))
        .containsExactly(
            LegendEntry.PATTERN, LegendEntry.SECOND, LegendEntry.STRONG, LegendEntry.ELIMINATED);
    assertThat(LegendEntry.of(Marks.changes(List.of()))).isEmpty();
  }

  @Test
  void aPlacedDigitNeedsNoLegend() {
    assertThat(LegendEntry.of(Marks.of(first(NEEDS_FIN, "hidden-single")))).isEmpty();
  }
}
