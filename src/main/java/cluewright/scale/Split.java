package cluewright.scale;

import cluewright.batch.BatchException;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.Effort;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Many;
import cluewright.search.Request;
import cluewright.search.WalkCut;
import cluewright.search.Watch;
import cluewright.search.engine.Walks;
import cluewright.search.fewest.FewestClues;
import cluewright.search.race.Run;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

/** Divides work into items. */
public final class Split {
  /** The most items; more would hardly fit in a file. */
  public static final int MOST_ITEMS = 1_000_000;

  /** The number of shares per item, enough to even out their different sizes. */
  private static final int SHARES_AN_ITEM = 16;

  /** The duration of a trial, long enough to tell how fast puzzles are found. */
  private static final Duration TRIAL = Duration.ofSeconds(3);

  /** The most grids in an item, so that not too much is lost with one. */
  private static final int MOST_GRIDS = 1_000;

  private Split() {}

  /**
   * An item for each mask, with a number of puzzles.
   *
   * @throws BatchException if there are too many, or not all may use the same strategies, since
   *     their boards have use for others
   */
  public static Items masks(List<Request> requests, int count, Many.Variety variety) {
    Request first = requests.get(0);
    Asked asked = new Asked(first, variety);
    Random seeds = new Random(first.seed());
    List<Item> items = new ArrayList<>();
    for (Request request : requests) {
      requireFewer(items.size() + 1);
      Item item = Item.of(items.size() + 1, request.mask(), seeds.nextLong(), count);
      if (!asked.on(item).strategies().equals(request.strategies())) {
        throw new BatchException(
            "mask %,d is of the board %s, where other strategies are used than on the board %s of mask 1: give the masks of each board a list of its own"
                .formatted(item.id(), request.mask().board(), first.mask().board()));
      }
      items.add(item);
    }
    return new Items(Kind.PUZZLES, first, variety, Optional.empty(), items);
  }

  /** A number of puzzles of one mask, divided into items as equal as possible. */
  public static Items puzzles(Request request, int count, int parts, Many.Variety variety) {
    int number = Math.min(count, parts);
    requireFewer(number);
    Random seeds = new Random(request.seed());
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      int share = bound(i + 1, number, count) - bound(i, number, count);
      items.add(Item.of(i + 1, request.mask(), seeds.nextLong(), share));
    }
    return new Items(Kind.PUZZLES, request, variety, Optional.empty(), items);
  }

  /**
   * Grids whose puzzles of up to so many clues are looked for, so many in each item.
   *
   * @throws BatchException if that gives too many items, or the grids are not all on one board
   */
  public static Items grids(List<Puzzle> grids, int clues, int perItem) {
    requireFewer((grids.size() + perItem - 1) / perItem);
    for (int i = 1; i < grids.size(); i++) {
      if (!grids.get(i).board().equals(grids.get(0).board())) {
        throw new BatchException(
            "grid %,d is of the board %s and grid 1 of %s: give those of each board a list of its own"
                .formatted(i + 1, grids.get(i).board(), grids.get(0).board()));
      }
    }
    List<Item> items = new ArrayList<>();
    for (int from = 0; from < grids.size(); from += perItem) {
      items.add(
          Item.ofGrids(
              items.size() + 1, grids.subList(from, Math.min(grids.size(), from + perItem))));
    }
    return Items.ofGrids(clues, items);
  }

  /**
   * How many grids an item should have, so that it takes about a time; judged by the first of them.
   *
   * @throws CancellationException if it is stopped
   */
  public static int gridsPerItem(List<Puzzle> grids, int clues, Duration each, Watch watch) {
    Run run = new Run(each, watch);
    Duration time = new FewestClues(grids.get(0)).walk(clues, CellSet.empty(), 1, run).time();
    watch.throwIfStopped();
    return (int) Math.max(1, Math.min(each.toMillis() / Math.max(1, time.toMillis()), MOST_GRIDS));
  }

  /**
   * Into how many items a number of puzzles must be divided so that each takes about a given time,
   * judged by a trial. Where none is found meanwhile, each is taken to need all of that time, since
   * it needs that at least.
   */
  public static int parts(
      Request request, int count, Many.Variety variety, Duration each, Engine engine, Watch watch) {
    AtomicInteger found = new AtomicInteger();
    long start = System.nanoTime();
    engine.search(
        request.withThreads(1),
        new Many(count, variety, Optional.of(TRIAL)),
        watch,
        puzzle -> found.incrementAndGet());
    double seconds = (System.nanoTime() - start) / 1e9;
    return parts(count * seconds / Math.max(1, found.get()), each);
  }

  private static int parts(double seconds, Duration each) {
    double parts = Math.ceil(seconds * 1000 / each.toMillis());
    return (int) Math.max(1, Math.min(parts, Integer.MAX_VALUE));
  }

  /**
   * An exhaustive walk, divided into items.
   *
   * @param parts how many; if it is empty, as many as take about a time each on one thread
   * @throws BatchException if the walk cannot be cut, or would take too many items
   */
  public static Items walk(Request asked, Optional<Integer> parts, Duration each, Stop stop) {
    Request request = asked.withThreads(1);
    Walks.objection(request)
        .ifPresent(
            why -> {
              throw new BatchException(why);
            });
    Effort effort = Walks.effort(request, stop);
    int wanted = parts.orElseGet(() -> parts(effort.time().toMillis() / 1000.0, each));
    requireFewer(wanted);
    EngineChoice engine = effort.engine();
    WalkCut cut = Walks.cut(request, engine, wanted * SHARES_AN_ITEM, stop);
    int number = Math.min(wanted, cut.shares());
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      items.add(
          Item.ofShares(i + 1, bound(i, number, cut.shares()), bound(i + 1, number, cut.shares())));
    }
    return new Items(
        Kind.WALK, request.withEngine(engine), Many.Variety.FAR, Optional.of(cut), items);
  }

  /** The first of {@code all} that belongs to a part or a later one. */
  private static int bound(int part, int parts, int all) {
    return (int) ((long) part * all / parts);
  }

  private static void requireFewer(int items) {
    if (items > MOST_ITEMS) {
      throw new BatchException(
          "that is more than %,d items: ask for fewer with --items, or for longer ones with --item-time"
              .formatted(MOST_ITEMS));
    }
  }
}
