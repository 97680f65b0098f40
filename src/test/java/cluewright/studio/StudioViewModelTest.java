package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.design.Preset;
import cluewright.studio.files.Dialogs.Unsaved;
import cluewright.studio.generate.Verdict;
import cluewright.studio.notice.Notice;
import cluewright.studio.replay.ReplayMode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view models together, without a window. */
final class StudioViewModelTest {
  /** Solved by singles; the pair of rows 1 and 2 shows that no order of steps matters. */
  private static final String EASY = "12...3....4..5.2.1....4.6....2......"
      .replace('\n', '.');

  private static final Puzzle FOUR = PuzzleText.read("12..3.......2..1");

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FakePorts.FakeClipboard clipboard = new FakePorts.FakeClipboard();
  private final StudioViewModel studio =
      new StudioViewModel(StudioApp.firstDocument(), FakePorts.direct(dialogs, clipboard));

  @TempDir Path folder;
}
