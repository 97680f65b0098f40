package cluewright.studio.printing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Style;
import cluewright.replay.Answer;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class LayoutTest {
  private static final Puzzle MEDIUM =
      PuzzleText.read(
          "869000312020000080070108040030000090700060004001902500000836000400070003000010000");

  private final Typesetter typesetter = new Typesetter();

  @AfterEach
  void rest() {
    typesetter.rest();
  }

  @InTurn
  @Test
  void theMakerIsToldOfWalkThroughsBeyondTheStrategiesChosen() {
    Entry beyond = entry(Level.EASY);
    Entry within = entry(Level.MEDIUM);
    Style walked = Style.USUAL.withDetails(Set.of(Style.Detail.WALK));

    assertThat(remarks(walked, beyond, within, beyond))
        .singleElement()
        .asString()
        .startsWith("The strategies chosen for 2 puzzles do not solve them;");
    assertThat(remarks(walked, beyond))
        .singleElement()
        .asString()
        .startsWith("The strategies chosen for 1 puzzle do not solve it;");
    assertThat(remarks(walked, within)).isEmpty();
    assertThat(remarks(Style.USUAL.withDetails(Set.of()), beyond)).isEmpty();
  }

  private static Entry entry(Level hardest) {
    StrategySet chosen = StrategySet.upTo(hardest).on(MEDIUM.board());
    SolvingPath own = new Replay(MEDIUM.board(), chosen).human(MEDIUM);
    SolvingPath path =
        own.isSolved()
            ? own
            : new Explorer(MEDIUM.board(), chosen, () -> false).finish(own, Replay.Pace.SINGLE);
    return new Entry(
        "",
        "",
        "",
        MEDIUM,
        Answer.of(path.solution().orElseThrow()),
        Optional.empty(),
        Optional.of(path));
  }

  private List<Phrase> remarks(Style style, Entry... entries) {
    Edition edition = new Edition(List.of(entries), style, Optional.empty(), Locale.ENGLISH);
    return Layout.of(edition, typesetter, new BookList("", "")).remarks();
  }
}
