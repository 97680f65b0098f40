package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.replay.Classifier;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The strategies that are not allowed and that the puzzle on display needs: together with those
 * that are allowed they solve it, and without any one of them they do not. They are among those of
 * the easiest path through it.
 */
final class MissingStrategies {
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<StrategySet>> missingWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** None until they are known; an empty set if all strategies together get stuck. */
  final ReadOnlyObjectProperty<Optional<StrategySet>> missing =
      missingWrapper.getReadOnlyProperty();

  private Optional<Asked> asked = Optional.empty();

  private record Asked(Puzzle puzzle, StrategySet strategies) {
    StrategySet missing() {
      StrategySet all = StrategySet.of(Catalogue.all()).assumingNothing().on(puzzle.board());
      SolvingPath path =
          new Replay(puzzle.board(), all.with(strategies)).path(puzzle, Replay.Pace.SINGLE);
      StrategySet used =
          StrategySet.of(
              path.steps().stream()
                  .flatMap(step -> step.deductions().stream())
                  .map(Deduction::strategy)
                  .filter(strategy -> !strategies.contains(strategy))
                  .collect(Collectors.toSet()));
      return path.isSolved() && solves(used) ? needed(used) : StrategySet.of(List.of());
    }

    /** Leaves out what is not needed, the hardest first, until those that are needed suffice. */
    private StrategySet needed(StrategySet used) {
      List<Strategy> hardestFirst = new ArrayList<>(used.strategies());
      Collections.reverse(hardestFirst);
      StrategySet left = used;
      StrategySet needed = StrategySet.of(List.of());
      for (Strategy strategy : hardestFirst) {
        if (solves(left.without(strategy))) {
          left = left.without(strategy);
        } else {
          needed = needed.with(StrategySet.of(List.of(strategy)));
          if (solves(needed)) {
            return needed;
          }
        }
      }
      return left;
    }

    private boolean solves(StrategySet more) {
      return new Classifier(puzzle.board(), strategies.with(more)).end(puzzle)
          == SolvingPath.End.SOLVED;
    }
  }

  MissingStrategies(Background background) {
    this.work = new Latest(background);
  }

  /** Looks for the strategies that a puzzle takes beside those of a document. */
  void ask(Optional<Document> stuck) {
    Optional<Asked> now =
        stuck.map(document -> new Asked(document.puzzle().orElseThrow(), document.strategies()));
    if (now.equals(asked)) {
      return;
    }
    asked = now;
    work.forget();
    missingWrapper.set(Optional.empty());
    now.ifPresent(
        question -> work.run(question::missing, found -> missingWrapper.set(Optional.of(found))));
  }
}
