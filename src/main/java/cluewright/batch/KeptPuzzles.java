package cluewright.batch;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Request;
import cluewright.search.verify.DigitNames;
import cluewright.search.verify.Verification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The existing puzzles of a continued run: each is replayed and its solutions are counted again,
 * since a file may have been edited, and duplicates up to relabelling are dropped.
 *
 * <p>Lines of cells do not name their boards. Where these cells were asked for on several, a puzzle
 * is of the one that the journal names or, without a journal, on which it is what was asked for;
 * and where it is that on more than one, of the first behind the mask of the puzzle before it,
 * since a run goes from mask to mask.
 */
final class KeptPuzzles {
  private final List<Mask> masks = new ArrayList<>();
  private final Map<Mask, Request> requests = new HashMap<>();
  private final Map<Mask, List<Puzzle>> puzzles = new HashMap<>();
  private final Map<Puzzle, Integer> numbers = new HashMap<>();
  private final List<Item> items = new ArrayList<>();
  private final Set<Puzzle> journal = new HashSet<>();

  /** What a file says about a puzzle. */
  enum Told {
    CELLS,
    BOARD
  }

  /**
   * The possible interpretations of a puzzle.
   *
   * @param as on each board that comes into question, one at least
   */
  private record Reading(List<Item> as) {
    static Puzzle clues(Item item) {
      return ((Clues) item.content()).clues();
    }
  }

  KeptPuzzles(List<Request> requests) {
    for (Request request : requests) {
      if (this.requests.putIfAbsent(request.mask(), request) == null) {
        masks.add(request.mask());
      }
    }
  }

  /** Takes the puzzles of a journal, which names their boards. */
  void know(BatchJournal run) {
    journal.addAll(run.puzzles());
  }

  /** True if the cells of a mask were requested on several boards. */
  boolean isOfSeveral(Mask mask) {
    return masks.stream().filter(asked -> asked.line().equals(mask.line())).count() > 1;
  }

  List<Puzzle> of(Mask mask) {
    return puzzles.getOrDefault(mask, List.of());
  }

  /** All puzzles in order, with their descriptions. */
  List<Item> items() {
    return List.copyOf(items);
  }

  /** True if no puzzle so far is a relabelling of this one on its board. */
  boolean isNew(Puzzle puzzle) {
    return reading(Item.of(puzzle), Told.BOARD).as().stream()
        .noneMatch(item -> numbers.containsKey(DigitNames.canonical(Reading.clues(item))));
  }

  /**
   * Adds puzzles in order.
   *
   * @param file the name of the file in errors
   * @throws BatchException if one is not of this run
   */
  void add(List<Item> more, Told told, String file, BatchListener listener) {
    refuseMasks(more, file);
    List<Reading> readings = more.stream().map(item -> reading(item, told)).toList();
    int[] taken = {0, 0};
    InOrder.run(
        readings,
        this::worker,
        () -> false,
        faults -> {
          for (List<Optional<String>> ofOne : faults) {
            Reading reading = readings.get(taken[0]++);
            int chosen = chosen(reading, ofOne, taken[1]);
            Item item = reading.as().get(chosen);
            take(item, ofOne.get(chosen), file, taken[0]);
            taken[1] = masks.indexOf(item.content().mask());
          }
          listener.progress(
              String.format(Locale.ROOT, "%,d of %,d puzzles checked", taken[0], more.size()));
        });
    listener.progressEnded();
  }

  private void take(Item item, Optional<String> fault, String file, int number) {
    Puzzle puzzle = Reading.clues(item);
    fault.or(() -> repetition(puzzle, number)).ifPresent(what -> refuse(what, file, number));
    puzzles.computeIfAbsent(puzzle.mask(), mask -> new ArrayList<>()).add(puzzle);
    items.add(item);
  }

  /**
   * The puzzle on its own board if that is known, otherwise on each board that its cells were
   * requested on.
   */
  private Reading reading(Item item, Told told) {
    Mask mask = item.content().mask();
    if (told == Told.BOARD && requests.containsKey(mask)) {
      return new Reading(List.of(item));
    }
    List<Item> as =
        masks.stream()
            .filter(asked -> asked.line().equals(mask.line()))
            .map(asked -> item.on(asked.board()))
            .toList();
    List<Item> named = as.stream().filter(this::isNamed).toList();
    if (!named.isEmpty()) {
      return new Reading(named);
    }
    return new Reading(as.isEmpty() ? List.of(item) : as);
  }

  private boolean isNamed(Item item) {
    return item.content() instanceof Clues puzzle && journal.contains(puzzle.clues());
  }

  /**
   * The first interpretation without a fault from a given mask on, or the first without one, or the
   * first.
   */
  private int chosen(Reading reading, List<Optional<String>> faults, int from) {
    int[] right = IntStream.range(0, faults.size()).filter(i -> faults.get(i).isEmpty()).toArray();
    return IntStream.of(right)
        .filter(i -> masks.indexOf(reading.as().get(i).content().mask()) >= from)
        .findFirst()
        .orElse(right.length == 0 ? 0 : right[0]);
  }

  private static void refuseMasks(List<Item> items, String file) {
    for (int i = 0; i < items.size(); i++) {
      if (!(items.get(i).content() instanceof Clues)) {
        throw new BatchException(
            "%s: item %,d is a mask; remove it, or start over with --overwrite"
                .formatted(file, i + 1));
      }
    }
  }

  private Function<Reading, List<Optional<String>>> worker() {
    Map<Mask, Verification> verifications = new HashMap<>();
    return reading ->
        reading.as().stream().map(Reading::clues).map(one -> fault(one, verifications)).toList();
  }

  private Optional<String> fault(Puzzle puzzle, Map<Mask, Verification> verifications) {
    Request request = requests.get(puzzle.mask());
    return request == null
        ? Optional.of("has its clues on the cells of no requested mask")
        : verifications
            .computeIfAbsent(puzzle.mask(), mask -> new Verification(request))
            .fault(puzzle)
            .map(fault -> fault.equals("is not solvable") ? fault + " by these strategies" : fault);
  }

  private Optional<String> repetition(Puzzle puzzle, int number) {
    Integer before = numbers.putIfAbsent(DigitNames.canonical(puzzle), number);
    return before == null
        ? Optional.empty()
        : Optional.of("is a relabelling of number %,d".formatted(before));
  }

  private static void refuse(String fault, String file, int number) {
    throw new BatchException(
        "%s: puzzle %,d %s; remove it, or start over with --overwrite"
            .formatted(file, number, fault));
  }
}
