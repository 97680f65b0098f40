package cluewright.studio.layout;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.document.Sketches;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class SketchTest {
  private static final Board RULED = Boards.named("4x4+consecutive=r1c1r1c2").orElseThrow();

  private final History history =
      new History(Document.untitled(Mask.empty(Boards.FOUR), StrategySet.parse("NH")));
  private int looks;

  /** Boards as they are, of which it counts how often they are taken from what is kept. */
  private final class Counting implements Sketch.Part<Board> {
    @Override
    public Board of(Board board) {
      return board;
    }

    @Override
    public Board board(Board painted) {
      return painted;
    }

    @Override
    public Board on(Board painted, Board other) {
      return painted;
    }

    @Override
    public boolean isOf(Board painted, Board board) {
      return painted.equals(board);
    }

    @Override
    public Optional<Board> kept(Sketches all) {
      looks++;
      return all.rules();
    }

    @Override
    public Sketches keep(Sketches all, Optional<Board> painted) {
      return all.withRules(painted);
    }
  }

  @Test
  void whatIsKeptIsLookedForOnlyWhereItChanged() {
    Sketch<Board> sketch = new Sketch<>(history, new Counting(), () -> {});
    sketch.act(Phrase.verbatim("drawing"), RULED);
    looks = 0;
    history.apply(Phrase.verbatim("titling"), history.document().withTitle("Kite"));
    history.undo();
    assertThat(looks).isZero();
    history.learn(history.project().withDocument(history.document().withSketches(Sketches.NONE)));
    assertThat(looks).isPositive();
    assertThat(sketch.isUnfinished()).isFalse();
  }
}
