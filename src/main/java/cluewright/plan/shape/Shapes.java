package cluewright.plan.shape;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Shapes that are wanted on a board, drawn by lot.
 *
 * @param counts how many of each kind
 * @param cells how many cells each cage or line has; absent for as many as are usual
 */
public record Shapes(Map<Shape, Range> counts, Optional<Range> cells) {
  public static final Shapes NONE = new Shapes(Map.of(), Optional.empty());

  private static final int FEWEST_CELLS = 2;

  public Shapes {
    EnumMap<Shape, Range> inOrder = new EnumMap<>(Shape.class);
    inOrder.putAll(counts);
    counts = Collections.unmodifiableMap(inOrder);
  }

  /** As many shapes of one kind as suit a board. */
  public static Shapes usual(Shape shape, Board board) {
    return new Shapes(Map.of(shape, shape.usualCount(board)), Optional.empty());
  }

  /** True if their values are found with the digits. */
  public boolean haveValues() {
    return counts.containsKey(Shape.CAGES);
  }

  /** True if all are signs between two cells. */
  public boolean areSigns() {
    return counts.keySet().stream().allMatch(Shape::isOfTwoCells);
  }

  /** How many cells each shape of a kind has. */
  Range sizes(Shape shape) {
    return shape.isOfTwoCells() ? shape.usualSizes() : cells.orElse(shape.usualSizes());
  }

  /** Why they cannot be drawn on a board, as a clause that names the way out; empty if they can. */
  public Optional<Phrase> objection(Board board) {
    if (counts.isEmpty() && cells.isEmpty()) {
      return Optional.empty();
    }
    if (cells.isPresent() && areSigns()) {
      return Optional.of(Phrase.of("plan.shapes-no-cells"));
    }
    if (!board.isFull()) {
      return Optional.of(Phrase.of("plan.shapes-no-grid", board.toString()));
    }
    if (cells.isPresent() && cells.get().least() < FEWEST_CELLS) {
      return Optional.of(Phrase.of("plan.shapes-few-cells", cells.get().toString()));
    }
    List<Range> sizes = counts.keySet().stream().map(this::sizes).toList();
    return sizes.stream()
        .filter(each -> each.most() > board.digits())
        .findFirst()
        .map(
            each ->
                Phrase.of(
                    "plan.shapes-many-cells", each.toString(), board.toString(), board.digits()))
        .or(() -> Optional.ofNullable(counts.get(Shape.CAGES)).flatMap(each -> cages(each, board)));
  }

  /** Why so many cages cannot cover a board. */
  private Optional<Phrase> cages(Range count, Board board) {
    Range sizes = sizes(Shape.CAGES);
    int fewest = (board.cells() + sizes.most() - 1) / sizes.most();
    int most = board.cells() / sizes.least();
    return count.most() < fewest || count.least() > most
        ? Optional.of(
            Phrase.of(
                "plan.shapes-cages",
                count.toString(),
                sizes.toString(),
                board.toString(),
                fewest,
                most))
        : Optional.empty();
  }
}
