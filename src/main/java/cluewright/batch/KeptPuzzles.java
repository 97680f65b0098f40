package cluewright.batch;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Request;
import cluewright.search.verify.DigitNames;
import cluewright.search.verify.Verification;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The puzzles of a run that is carried on: each is replayed and its solutions are re-counted, since
 * a file may have been changed, and none is a relabelling of another.
 */
final class KeptPuzzles {
  private final Map<Mask, Request> requests = new HashMap<>();

  /** By the line of a mask; lines of cells do not name their boards. */
  private final Map<String, Board> boards = new HashMap<>();

  private final Map<Mask, List<Puzzle>> puzzles = new HashMap<>();
  private final Map<Puzzle, Integer> numbers = new HashMap<>();
  private final List<Item> items = new ArrayList<>();

  KeptPuzzles(List<Request> requests) {
    requests.forEach(request -> this.requests.putIfAbsent(request.mask(), request));
    requests.forEach(request -> boards.putIfAbsent(request.mask().line(), request.mask().board()));
  }

  List<Puzzle> of(Mask mask) {
    return puzzles.getOrDefault(mask, List.of());
  }

  /** All, in their order, with what is said of each. */
  List<Item> items() {
    return List.copyOf(items);
  }

  boolean isNew(Puzzle puzzle) {
    Clues clues = (Clues) onBoard(Item.of(puzzle)).content();
    return !numbers.containsKey(DigitNames.canonical(clues.clues()));
  }

  /**
   * Takes puzzles in their order.
   *
   * @param file the name of the file in errors
   * @throws BatchException if one is not of this run
   */
  void add(List<Item> more, String file, BatchListener listener) {
    List<Item> all = more.stream().map(this::onBoard).toList();
    List<Puzzle> kept = clues(all, file);
    int[] number = {0};
    InOrder.run(
        kept,
        this::worker,
        () -> false,
        faults -> {
          for (Optional<String> fault : faults) {
            Puzzle puzzle = kept.get(number[0]++);
            fault
                .or(() -> repetition(puzzle, number[0]))
                .ifPresent(what -> refuse(what, file, number[0]));
            puzzles.computeIfAbsent(puzzle.mask(), mask -> new ArrayList<>()).add(puzzle);
          }
          listener.progress(
              String.format(Locale.ROOT, "%,d of %,d puzzles checked", number[0], kept.size()));
        });
    listener.progressEnded();
    items.addAll(all);
  }

  /** On the board of its mask, if one of these cells was requested. */
  private Item onBoard(Item item) {
    Mask mask = item.content().mask();
    return requests.containsKey(mask)
        ? item
        : Optional.ofNullable(boards.get(mask.line())).map(item::on).orElse(item);
  }

  private static List<Puzzle> clues(List<Item> items, String file) {
    List<Puzzle> puzzles = new ArrayList<>();
    for (Item item : items) {
      if (!(item.content() instanceof Clues puzzle)) {
        throw new BatchException(
            "%s: item %,d is a mask; remove it, or start over with --overwrite"
                .formatted(file, puzzles.size() + 1));
      }
      puzzles.add(puzzle.clues());
    }
    return puzzles;
  }

  private Function<Puzzle, Optional<String>> worker() {
    Map<Board, Verification> verifications = new HashMap<>();
    return puzzle -> {
      Request request = requests.get(puzzle.mask());
      return request == null
          ? Optional.of("has its clues on the cells of no requested mask")
          : verifications
              .computeIfAbsent(puzzle.board(), board -> new Verification(request))
              .fault(puzzle)
              .map(
                  fault ->
                      fault.equals("is not solvable") ? fault + " by these strategies" : fault);
    };
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
