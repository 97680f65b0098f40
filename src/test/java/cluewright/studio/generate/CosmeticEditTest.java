package cluewright.studio.generate;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

/** An edit that changes nothing about the question does not ask it again. */
@ExtendWith(ApplicationExtension.class)
final class CosmeticEditTest {
  private static final Mask MASK = new Mask(Boards.FOUR, CellSet.of(0, 3, 5, 10, 12, 15));

  private final Background atOnce = new Background(Runnable::run, Runnable::run);
  private final History history = new History(Document.untitled(MASK, StrategySet.parse("NH")));
  private int calls;

  private Outcome find(Request request, Watch watch) {
    calls++;
    return new Generator().generate(request, watch);
  }

  private void apply(Document next) {
    history.apply(Phrase.verbatim("edit"), next);
  }

  private GenerationViewModel generation;
  private FeasibilityViewModel feasibility;

  @Test
  void titleAuthorNotesAndKeepingAskNobodyAnything(FxRobot robot) {
    robot.interact(this::generate);
    WaitForAsyncUtils.waitForFxEvents();
    robot.interact(this::editWithoutAsking);
  }

  private void generate() {
    generation =
        new GenerationViewModel(
            history,
            (OneByOne) this::find,
            atOnce,
            new NoticeViewModel(),
            KnownExample.NONE,
            () -> 1);
    feasibility =
        new FeasibilityViewModel(
            history, history.document.map(Document::mask), (OneByOne) this::find, atOnce);
    generation.generate();
  }

  private void editWithoutAsking() {
    int before = calls;
    Result found = history.document().results().get(0);

    apply(history.document().withTitle("Kite"));
    apply(history.document().withAuthor("Ada"));
    apply(history.document().withNotes("for Sunday"));
    apply(history.document().withResults(List.of(found.withKept(true))));
    assertThat(calls).isEqualTo(before);
    assertThat(generation.answer.get().orElseThrow().isAbout(history.document())).isTrue();

    Mask other = new Mask(Boards.SIX, CellSet.of(0, 3, 8, 13, 16, 19, 22, 27, 32, 35));
    apply(history.document().withMask(other));
    assertThat(calls).isGreaterThan(before);
    feasibility.close();
  }
}
