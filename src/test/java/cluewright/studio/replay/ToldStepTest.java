package cluewright.studio.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Deduction;
import cluewright.studio.board.Marks;
import cluewright.studio.document.History;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.why.WhyViewModel;
import cluewright.studio.work.Background;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ToldStepTest {
  private static final Puzzle PUZZLE = PuzzleText.read("1..4.........32.");
  private static final Background AT_ONCE = new Background(Runnable::run, Runnable::run);

  private final ReplayViewModel replay = replay("reasons-2");
  private final HintViewModel hints = new HintViewModel(replay);
  private final AlternativesViewModel alternatives = new AlternativesViewModel(replay, AT_ONCE);
  private final WhyViewModel why = new ToldStep(replay, hints, alternatives).why(AT_ONCE);

  private static ReplayViewModel replay(String strategies) {
    StrategySet set = StrategySet.parse(strategies);
    return new ReplayViewModel(
        new History(Document.untitled(PUZZLE.mask(), set).withPuzzle(PUZZLE)),
        new SharedPaths(),
        AT_ONCE);
  }

  @Test
  void aStepOfFewReasonsUnfoldsAndFoldsAgain() {
    assertThat(why.askable.get()).isFalse();
    replay.goTo(1);
    assertThat(why.askable.get()).isTrue();
    assertThat(why.lines.get()).isEmpty();
    why.toggle();
    List<Consequence> lines = why.lines.get();
    assertThat(lines).isEqualTo(replay.deductions().get(0).unfolded()).isNotEmpty();
    assertThat(why.shown.get()).contains(lines.get(0));
    assertThat(Marks.of(lines.get(0)).placed()).isEqualTo(Set.copyOf(lines.get(0).placed()));
    why.toggle();
    assertThat(why.lines.get()).isEmpty();
    assertThat(why.shown.get()).isEqualTo(Optional.empty());
  }

  @Test
  void linesAreShownAsTheyComeAndCancellingStopsTheSearch() {
    replay.goTo(1);
    Deduction found = replay.deductions().get(0);
    List<Consequence> lines = found.unfolded();
    List<Runnable> waiting = new ArrayList<>();
    List<Stop> stops = new ArrayList<>();
    Deduction slow =
        found.unfoldedBy(
            (changes, stop, soFar) -> {
              soFar.accept(lines.subList(0, 2));
              stops.add(stop);
              return lines;
            });
    WhyViewModel slowly =
        new WhyViewModel(
            new Background(waiting::add, Runnable::run), () -> Optional.of(slow), replay.shown);
    slowly.toggle();
    assertThat(slowly.working.get()).isTrue();
    waiting.remove(0).run();
    assertThat(slowly.lines.get()).isEqualTo(lines);
    assertThat(slowly.working.get()).isFalse();
    slowly.close();
    assertThat(stops.get(0).isStopped()).isTrue();

    List<Runnable> ui = new ArrayList<>();
    WhyViewModel cancelled =
        new WhyViewModel(
            new Background(Runnable::run, ui::add), () -> Optional.of(slow), replay.shown);
    cancelled.toggle();
    ui.remove(0).run();
    assertThat(cancelled.lines.get()).isEqualTo(lines.subList(0, 2));
    assertThat(cancelled.working.get()).isTrue();
    cancelled.toggle();
    assertThat(stops.get(1).isStopped()).isTrue();
    ui.forEach(Runnable::run);
    assertThat(cancelled.lines.get()).isEmpty();
    assertThat(cancelled.working.get()).isFalse();
  }

  /** Otherwise the board would show neither the step nor anything of its argument. */
  @Test
  void theBoardKeepsTheStepWhereALineOnlySaysThatItIsTooLong() {
    replay.goTo(1);
    Deduction found = replay.deductions().get(0);
    Consequence first = found.unfolded().get(0);
    Consequence tooLong =
        new Consequence(
            1,
            first.words(),
            first.state(),
            List.of(),
            found.changes(),
            CellSet.empty(),
            List.of());
    List<Consequence> lines = new ArrayList<>();
    Deduction told = found.unfoldedBy((changes, stop, soFar) -> List.copyOf(lines));
    WhyViewModel of = new WhyViewModel(AT_ONCE, () -> Optional.of(told), replay.shown);

    lines.add(tooLong);
    of.toggle();
    assertThat(of.lines.get()).containsExactly(tooLong);
    assertThat(of.drawn()).isEmpty();

    of.toggle();
    lines.add(0, first);
    of.toggle();
    assertThat(of.drawn()).contains(first);
  }

  @Test
  void theLinesGoWithTheirStep() {
    replay.goTo(1);
    why.toggle();
    replay.forward();
    assertThat(why.lines.get()).isEmpty();
    assertThat(why.shown.get()).isEmpty();
  }

  @Test
  void aHintUnfoldsOnlyOnceItTellsTheWholeStep() {
    hints.more();
    hints.more();
    assertThat(why.askable.get()).isFalse();
    hints.more();
    assertThat(why.askable.get()).isTrue();
    why.toggle();
    assertThat(why.lines.get()).isEqualTo(hints.hint.get().orElseThrow().deduction().unfolded());
  }

  @Test
  void anAvailableStepUnfoldsInsteadOfTheOneOnDisplayAsLongAsItIsPointedAt() {
    replay.goTo(1);
    alternatives.wanted.set(true);
    Deduction available =
        alternatives.found.stream().filter(Deduction::unfolds).findFirst().orElseThrow();
    alternatives.pointed.set(Optional.of(available));
    why.toggle();
    assertThat(why.lines.get()).isEqualTo(available.unfolded()).isNotEmpty();
    alternatives.pointed.set(Optional.empty());
    assertThat(why.lines.get()).isEmpty();
    assertThat(why.askable.get()).isTrue();
  }

  @Test
  void aStepOfAnotherStrategyDoesNotUnfold() {
    ReplayViewModel singles = replay("NHL");
    WhyViewModel other =
        new ToldStep(
                singles, new HintViewModel(singles), new AlternativesViewModel(singles, AT_ONCE))
            .why(AT_ONCE);
    singles.goTo(1);
    assertThat(other.askable.get()).isFalse();
  }
}
