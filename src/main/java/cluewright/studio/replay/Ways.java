package cluewright.studio.replay;

import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Continuation;
import cluewright.replay.Explorer;
import cluewright.replay.Replay;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.studio.rating.SharedPaths;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The paths through a puzzle, computed away from the UI thread: that of the strategies, and the
 * user's own, which branches off where another deduction was chosen.
 */
final class Ways {
  private final SharedPaths paths;
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<Continuation>> originalWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The path of the strategies, with guesses where none applies. */
  final ReadOnlyObjectProperty<Optional<Continuation>> original =
      originalWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<Continuation>> ownWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The user's own path, if there is one. */
  final ReadOnlyObjectProperty<Optional<Continuation>> own = ownWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Doing> doingWrapper =
      new ReadOnlyObjectWrapper<>(Doing.NOTHING);
  final ReadOnlyObjectProperty<Doing> doing = doingWrapper.getReadOnlyProperty();
  private Optional<Asked> asked = Optional.empty();

  /** The kind of work in progress. */
  enum Doing {
    NOTHING,
    /** Computing the steps. */
    STEPS,
    /** Finding help where the steps got stuck. */
    HELP
  }

  /** The puzzle and strategies of the paths. */
  private record Asked(Puzzle puzzle, StrategySet strategies, Replay.Pace pace) {
    SolvingPath path(SharedPaths paths, Stop stop) {
      return isShared()
          ? paths.path(shared(), stop)
          : new Replay(puzzle.board(), strategies).stoppedBy(stop).path(puzzle, pace);
    }

    /** The path of the strategies, which got stuck, completed. */
    Continuation goOn(SolvingPath path, SharedPaths paths, Stop stop) {
      return isShared() ? paths.continued(shared(), stop) : goOn(path, stop);
    }

    /** A path that got stuck, completed. */
    Continuation goOn(SolvingPath path, Stop stop) {
      return explorer(stop).goOn(path, pace);
    }

    private boolean isShared() {
      return pace == Replay.Pace.SINGLE;
    }

    private SharedPaths.Asked shared() {
      return new SharedPaths.Asked(puzzle, strategies);
    }

    Explorer explorer(Stop stop) {
      return new Explorer(puzzle.board(), strategies, stop);
    }
  }

  Ways(SharedPaths paths, Background background) {
    this.paths = paths;
    this.work = new Latest(background);
  }

  /** Forgets the paths, since the puzzle is gone or its path not yet known. */
  void forget() {
    stop();
    asked = Optional.empty();
    ownWrapper.set(Optional.empty());
    originalWrapper.set(Optional.empty());
  }

  private void stop() {
    work.forget();
    doingWrapper.set(Doing.NOTHING);
  }

  /** Computes the path of the strategies; the old one stays until it is known. */
  void find(Puzzle puzzle, StrategySet strategies, Replay.Pace pace) {
    stop();
    Asked now = new Asked(puzzle, strategies, pace);
    asked = Optional.of(now);
    doingWrapper.set(Doing.STEPS);
    work.run(stop -> now.path(paths, stop), path -> goOn(now, path, originalWrapper));
  }

  /** Branches off a path in one of its states with a deduction, and continues from there. */
  void choose(SolvingPath from, int state, Deduction choice) {
    Asked now = asked.orElseThrow();
    stop();
    doingWrapper.set(Doing.STEPS);
    work.run(
        stop -> now.explorer(stop).choose(from, state, choice, now.pace()),
        path -> goOn(now, path, ownWrapper));
  }

  /** Shows a path as far as it is known, and then completes it. */
  private void goOn(
      Asked now, SolvingPath path, ReadOnlyObjectWrapper<Optional<Continuation>> way) {
    boolean isStuck = path.end() == SolvingPath.End.STUCK && path.solutions() == Solutions.ONE;
    doingWrapper.set(isStuck ? Doing.HELP : Doing.NOTHING);
    boolean isOriginal = way == originalWrapper;
    if (isOriginal) {
      ownWrapper.set(Optional.empty());
    }
    way.set(Optional.of(new Continuation(path, Optional.empty())));
    if (!isStuck) {
      return;
    }
    work.run(
        stop -> isOriginal ? now.goOn(path, paths, stop) : now.goOn(path, stop),
        found -> {
          doingWrapper.set(Doing.NOTHING);
          way.set(Optional.of(found));
        });
  }

  void returnToOriginal() {
    Optional<Continuation> known = originalWrapper.get();
    boolean isWhole = known.filter(Ways::isWhole).isPresent();
    stop();
    ownWrapper.set(Optional.empty());
    if (known.isPresent() && !isWhole) {
      goOn(asked.orElseThrow(), known.get().path(), originalWrapper);
    }
  }

  /** True if the path is complete, or it is known what would help. */
  private static boolean isWhole(Continuation way) {
    return way.path().end() != SolvingPath.End.STUCK || way.help().isPresent();
  }
}
