package cluewright.batch;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DrawnRunTest {
  private final List<String> notes = new ArrayList<>();

  @Test
  void aDrawingThatIsCutShortDoesNotSayThatThereAreNoOthers() {
    DrawnRun run =
        new DrawnRun(
            stop -> {
              while (!stop.isStopped()) {
                Thread.onSpinWait();
              }
              return Optional.empty();
            },
            puzzle -> true,
            0,
            mask -> new Request(mask, StrategySet.any()),
            1,
            Duration.ofMillis(50),
            new Generator(),
            new Notes());

    assertThat(run.run(new Nowhere(), new Watch(now -> {}))).isEqualTo(BatchEnd.UNDECIDED);
    assertThat(notes).singleElement().asString().contains("allow more time");
  }

  private final class Notes implements BatchListener {
    @Override
    public void note(String sentence) {
      notes.add(sentence);
    }

    @Override
    public void progress(String line) {}

    @Override
    public void progressEnded() {}

    @Override
    public void unwritten(Puzzle puzzle) {}

    @Override
    public void none(Outcome outcome, Request request, Destination.Shortage line) {}
  }

  private record Nowhere() implements Destination {
    @Override
    public List<BatchRecord> before(Mask mask) {
      return List.of();
    }

    @Override
    public boolean take(Outcome.Found found, Request request) {
      return true;
    }

    @Override
    public void end(Outcome outcome, Request request, Shortage line) {}

    @Override
    public boolean finish(Ending ending) {
      return true;
    }
  }
}
