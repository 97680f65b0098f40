package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.batch.OutcomeJson;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.search.Bookmark;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.WalkCut;
import cluewright.search.WalkPiece;
import cluewright.search.Watch;
import cluewright.search.engine.Walks;
import cluewright.search.fewest.FewestClues;
import cluewright.search.fewest.FewestClues.Walked;
import cluewright.search.race.Run;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * Works on items on the calling thread. With one engine an item has the same answer whoever does
 * it, and when; only time limits depend on the machine.
 */
public final class ItemWork {
  private static final Duration FOREVER = Duration.ofDays(36_525);

  private final Items items;
  private final Engine engine;
  private final OutcomeJson json = new OutcomeJson();

  /** True once the shares of a walk have been compared with those of its tree. */
  private boolean isCompared;

  public ItemWork(Items items, Engine engine) {
    this.items = items;
    this.engine = engine;
  }

  /**
   * The answer for an item.
   *
   * @return empty if the work was stopped
   * @throws BatchException if this version shares the walk out otherwise
   */
  public Optional<Answer> answer(Item item, Watch watch) {
    long start = System.nanoTime();
    return switch (items.kind()) {
      case WALK -> walked(item, items.on(item), watch, start);
      case PUZZLES -> puzzles(item, items.on(item), watch, start);
      case GRIDS -> grids(item, watch, start);
    };
  }

  private Optional<Answer> grids(Item item, Watch watch, long start) {
    int clues = items.clues().orElseThrow();
    List<String> outcomes = new ArrayList<>();
    long nodes = 0;
    for (Puzzle grid : item.grids()) {
      Walked walked =
          new FewestClues(grid).walk(clues, CellSet.empty(), 1, new Run(FOREVER, watch));
      if (walked.ending() == FewestClues.Ending.STOPPED) {
        return Optional.empty();
      }
      nodes += walked.nodes();
      outcomes.add(
          new GridOutcome(
                  grid,
                  clues,
                  walked.puzzles().stream().findFirst(),
                  walked.nodes(),
                  walked.checked())
              .json());
    }
    return Optional.of(new Answer(item.id(), outcomes, nodes, since(start)));
  }

  private Optional<Answer> walked(Item item, Request request, Watch watch, long start) {
    WalkPiece piece = items.walk().orElseThrow().piece(item.from(), item.to());
    if (!requireSame(request, piece.cut(), watch)) {
      return Optional.empty();
    }
    return Walks.walk(request, piece, watch)
        .map(
            walked ->
                new Answer(
                    item.id(),
                    walked.found().map(found -> List.of(json.of(found, request))).orElse(List.of()),
                    walked.found().isPresent() ? 0 : walked.tried(),
                    since(start)));
  }

  /** Checks once that this version divides the tree as it was split; false if stopped. */
  private boolean requireSame(Request request, WalkCut cut, Watch watch) {
    try {
      if (!isCompared) {
        Walks.requireSame(request, cut, watch);
        isCompared = true;
      }
      return true;
    } catch (CancellationException stopped) {
      return false;
    } catch (Bookmark.UnfitException e) {
      throw new BatchException(
          "the walk cannot be done, since %s: split it anew with this version"
              .formatted(e.getMessage()));
    }
  }

  private Optional<Answer> puzzles(Item item, Request request, Watch watch, long start) {
    List<String> outcomes = Collections.synchronizedList(new ArrayList<>());
    Many many = new Many(item.count(), items.variety());
    Outcome last =
        engine.search(request, many, watch, found -> outcomes.add(json.of(found, request)));
    if (last instanceof Outcome.Undecided undecided
        && (watch.isStopped() || undecided.reason() == Outcome.Undecided.Reason.STOPPED)) {
      return Optional.empty();
    }
    if (outcomes.size() < item.count()) {
      outcomes.add(json.of(last, request));
    }
    return Optional.of(new Answer(item.id(), outcomes, 0, since(start)));
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }
}
