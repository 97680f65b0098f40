package cluewright.studio.replay;

import cluewright.model.Puzzle;
import cluewright.replay.Continuation;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The ways through a puzzle, worked out away from the UI thread: the one on which the strategies
 * lead, and a person's own, which leaves it where the person chose another deduction.
 */
final class Ways {
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<Continuation>> original =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Continuation>> own =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Doing> doing = new ReadOnlyObjectWrapper<>(Doing.NOTHING);
  private AtomicBoolean stopped = new AtomicBoolean();
  private Optional<Asked> asked = Optional.empty();

  /** The work under way. */
  enum Doing {
    NOTHING,
    /** The steps. */
    STEPS,
    /** The help where the steps got stuck. */
    HELP
  }

  /** The puzzle and the strategies that the ways are of. */
  private record Asked(Puzzle puzzle, StrategySet strategies, Replay.Pace pace) {
    SolvingPath path() {
      return new Replay(puzzle.board(), strategies).path(puzzle, pace);
    }

    Explorer explorer(AtomicBoolean stopped) {
      return new Explorer(puzzle.board(), strategies, stopped::get);
    }
  }

  Ways(Background background) {
    this.work = new Latest(background);
  }

  /** The way of the strategies, and of guesses where none of them goes on. */
  ReadOnlyObjectProperty<Optional<Continuation>> originalProperty() {
    return original.getReadOnlyProperty();
  }

  /** The person's way, if there is one. */
  ReadOnlyObjectProperty<Optional<Continuation>> ownProperty() {
    return own.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Doing> doingProperty() {
    return doing.getReadOnlyProperty();
  }

  /** There is no puzzle any more, or another one whose way is not known yet. */
  void forget() {
    stop();
    asked = Optional.empty();
    own.set(Optional.empty());
    original.set(Optional.empty());
  }

  private void stop() {
    stopped.set(true);
    stopped = new AtomicBoolean();
    work.forget();
    doing.set(Doing.NOTHING);
  }

  /** Works out the way of the strategies; until it is known, what was known stays. */
  void find(Puzzle puzzle, StrategySet strategies, Replay.Pace pace) {
    stop();
    Asked now = new Asked(puzzle, strategies, pace);
    asked = Optional.of(now);
    doing.set(Doing.STEPS);
    work.run(now::path, path -> goOn(now, path, original));
  }

  /** Leaves a way in one of its states with a deduction, and goes on from there. */
  void choose(SolvingPath from, int state, Deduction choice) {
    Asked now = asked.orElseThrow();
    stop();
    AtomicBoolean mine = stopped;
    doing.set(Doing.STEPS);
    work.run(
        () -> now.explorer(mine).choose(from, state, choice, now.pace()),
        path -> goOn(now, path, own));
  }

  /** Shows a path as far as it is known, and then on to its end. */
  private void goOn(
      Asked now, SolvingPath path, ReadOnlyObjectWrapper<Optional<Continuation>> way) {
    AtomicBoolean mine = stopped;
    boolean isStuck = path.end() == SolvingPath.End.STUCK && path.solutions() == Solutions.ONE;
    doing.set(isStuck ? Doing.HELP : Doing.NOTHING);
    if (way == original) {
      own.set(Optional.empty());
    }
    way.set(Optional.of(new Continuation(path, Optional.empty())));
    if (!isStuck) {
      return;
    }
    work.run(
        () -> now.explorer(mine).goOn(path, now.pace()),
        found -> {
          doing.set(Doing.NOTHING);
          way.set(Optional.of(found));
        });
  }

  /** Forgets the person's way. */
  void returnToOriginal() {
    Optional<Continuation> known = original.get();
    boolean isWhole = known.filter(Ways::isWhole).isPresent();
    stop();
    own.set(Optional.empty());
    if (known.isPresent() && !isWhole) {
      goOn(asked.orElseThrow(), known.get().path(), original);
    }
  }

  /** True if the way leads to an end, or it is known what would help. */
  private static boolean isWhole(Continuation way) {
    return way.path().end() != SolvingPath.End.STUCK || way.help().isPresent();
  }
}
