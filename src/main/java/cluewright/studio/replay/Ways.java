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
  private final ReadOnlyObjectWrapper<Optional<Continuation>> originalWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The way of the strategies, and of guesses where none of them goes on. */
  final ReadOnlyObjectProperty<Optional<Continuation>> original =
      originalWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<Continuation>> ownWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The person's way, if there is one. */
  final ReadOnlyObjectProperty<Optional<Continuation>> own = ownWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Doing> doingWrapper =
      new ReadOnlyObjectWrapper<>(Doing.NOTHING);
  final ReadOnlyObjectProperty<Doing> doing = doingWrapper.getReadOnlyProperty();
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

  /** There is no puzzle any more, or another one whose way is not known yet. */
  void forget() {
    stop();
    asked = Optional.empty();
    ownWrapper.set(Optional.empty());
    originalWrapper.set(Optional.empty());
  }

  private void stop() {
    stopped.set(true);
    stopped = new AtomicBoolean();
    work.forget();
    doingWrapper.set(Doing.NOTHING);
  }

  /** Works out the way of the strategies; until it is known, what was known stays. */
  void find(Puzzle puzzle, StrategySet strategies, Replay.Pace pace) {
    stop();
    Asked now = new Asked(puzzle, strategies, pace);
    asked = Optional.of(now);
    doingWrapper.set(Doing.STEPS);
    work.run(now::path, path -> goOn(now, path, originalWrapper));
  }

  /** Leaves a way in one of its states with a deduction, and goes on from there. */
  void choose(SolvingPath from, int state, Deduction choice) {
    Asked now = asked.orElseThrow();
    stop();
    AtomicBoolean mine = stopped;
    doingWrapper.set(Doing.STEPS);
    work.run(
        () -> now.explorer(mine).choose(from, state, choice, now.pace()),
        path -> goOn(now, path, ownWrapper));
  }

  /** Shows a path as far as it is known, and then on to its end. */
  private void goOn(
      Asked now, SolvingPath path, ReadOnlyObjectWrapper<Optional<Continuation>> way) {
    AtomicBoolean mine = stopped;
    boolean isStuck = path.end() == SolvingPath.End.STUCK && path.solutions() == Solutions.ONE;
    doingWrapper.set(isStuck ? Doing.HELP : Doing.NOTHING);
    if (way == originalWrapper) {
      ownWrapper.set(Optional.empty());
    }
    way.set(Optional.of(new Continuation(path, Optional.empty())));
    if (!isStuck) {
      return;
    }
    work.run(
        () -> now.explorer(mine).goOn(path, now.pace()),
        found -> {
          doingWrapper.set(Doing.NOTHING);
          way.set(Optional.of(found));
        });
  }

  /** Forgets the person's way. */
  void returnToOriginal() {
    Optional<Continuation> known = originalWrapper.get();
    boolean isWhole = known.filter(Ways::isWhole).isPresent();
    stop();
    ownWrapper.set(Optional.empty());
    if (known.isPresent() && !isWhole) {
      goOn(asked.orElseThrow(), known.get().path(), originalWrapper);
    }
  }

  /** True if the way leads to an end, or it is known what would help. */
  private static boolean isWhole(Continuation way) {
    return way.path().end() != SolvingPath.End.STUCK || way.help().isPresent();
  }
}
