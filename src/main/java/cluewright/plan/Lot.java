package cluewright.plan;

import cluewright.document.Regions;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.plan.shape.Shape;
import cluewright.plan.shape.Shapes;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** What is drawn by lot on a board, anew for each puzzle. */
public sealed interface Lot {
  /** Why a board cannot have it, as a clause that names the way out; empty if it can. */
  Optional<Phrase> objection(Board board);

  /**
   * What has a name: everything of a kind, or else as many shapes as suit a board.
   *
   * @throws IllegalArgumentException if nothing has it, with a clause that lists the names
   */
  static Lot named(String name, Board board) {
    Map<String, Lot> all = new LinkedHashMap<>();
    for (All each : All.values()) {
      all.put(each.id(), each);
    }
    for (Shape each : Shape.values()) {
      all.putIfAbsent(each.id(), new Some(Shapes.usual(each, board)));
    }
    return Optional.ofNullable(all.get(name))
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\"%s\" is not one of %s".formatted(name, String.join(", ", all.keySet()))));
  }

  /** So many shapes, whose values are found with the digits. */
  record Some(Shapes shapes) implements Lot {
    @Override
    public Optional<Phrase> objection(Board board) {
      return shapes.objection(board);
    }
  }

  /** Everything of a kind that a grid has, read off one that is drawn by lot. */
  enum All implements Lot {
    /** White and black dots, wherever they fit. */
    DOTS(RandomRules.Lot.DOTS),
    /** The sums X and V, wherever they fit. */
    SUMS(RandomRules.Lot.SUMS),
    /** An inequality sign between any two neighbours. */
    SIGNS(RandomRules.Lot.SIGNS),
    /** Regions of any shape in place of the boxes. */
    REGIONS(null);

    private final RandomRules.Lot rules;

    All(RandomRules.Lot rules) {
      this.rules = rules;
    }

    /** The name in files. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Optional<Phrase> objection(Board board) {
      boolean fits =
          this == REGIONS
              ? Regions.fit(board) && board.drawn().isEmpty()
              : board.isFull() && !board.isOpen();
      return fits
          ? Optional.empty()
          : Optional.of(Phrase.of("plan.no-lot", id(), board.toString()));
    }

    /** A grid of a board with this drawn by lot; empty if none was found in time. */
    Optional<Puzzle> on(Board board, Random random) {
      return this == REGIONS
          ? new RandomRegions(random).on(Boards.withoutRules(board)).map(RandomRegions.Drawn::grid)
          : new RandomRules(random).on(board, rules);
    }
  }
}
