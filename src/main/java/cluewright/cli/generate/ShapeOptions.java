package cluewright.cli.generate;

import cluewright.batch.Drawn;
import cluewright.cli.terminal.UsageException;
import cluewright.mask.ClueCounts;
import cluewright.mask.Scatter;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.plan.ClueRange;
import cluewright.plan.shape.RandomShapes;
import cluewright.plan.shape.Range;
import cluewright.plan.shape.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** Options for shapes drawn by lot, another drawing for each puzzle. */
final class ShapeOptions {
  /** The number of drawings in vain after which no others are tried. */
  private static final int PATIENCE = 20;

  @Option(
      names = "--cages",
      paramLabel = "N",
      description =
          "Without a mask: random cages over the whole board, so many, such as 30 or 28..34, with the"
              + " sums found for them; each puzzle gets others. Digits only with --clues.")
  private Range cages;

  @Option(
      names = "--cells",
      paramLabel = "N",
      description = "How many cells each random cage or line has, such as 3 or 2..4.")
  private Range cells;

  @Option(
      names = "--thermometers",
      paramLabel = "N",
      description = "Random thermometers, another drawing for each puzzle; usually with --clues.")
  private Range thermometers;

  @Option(names = "--arrows", paramLabel = "N", description = "Random arrows.")
  private Range arrows;

  @Option(names = "--whispers", paramLabel = "N", description = "Random German whispers.")
  private Range whispers;

  @Option(names = "--renbans", paramLabel = "N", description = "Random renban lines.")
  private Range renbans;

  @Option(names = "--palindromes", paramLabel = "N", description = "Random palindromes.")
  private Range palindromes;

  @Option(names = "--dots", paramLabel = "N", description = "Random white and black dots.")
  private Range dots;

  @Option(names = "--xv", paramLabel = "N", description = "Random signs X and V.")
  private Range xv;

  @Option(names = "--signs", paramLabel = "N", description = "Random inequality signs.")
  private Range signs;

  /** True if some shapes are asked for. */
  boolean isAsked() {
    if (cells != null && wanted().stream().allMatch(each -> each.shape().isOfTwoCells())) {
      throw new UsageException(
          "--cells is for random cages and lines: say how many, as --cages 30");
    }
    return !wanted().isEmpty();
  }

  /** True if their values are found with the digits. */
  boolean haveValues() {
    return cages != null;
  }

  /**
   * Draws boards with shapes, and cells for digits.
   *
   * @param clues null for none
   */
  Function<Stop, Optional<Drawn>> on(
      Board board, ClueRange clues, Symmetry symmetry, Random random) {
    refuseImpossible(board);
    int[] counts =
        clues == null
            ? new int[] {0}
            : ClueCounts.of(board, symmetry).within(clues.least(), clues.most()).toArray();
    if (counts.length == 0) {
      throw new UsageException(
          "--clues is %s, but no mask of the %s board with this symmetry has so many"
              .formatted(clues, board));
    }
    RandomShapes shapes = new RandomShapes(wanted(), symmetry, random);
    return stop -> {
      for (int i = 0; i < PATIENCE && !stop.isStopped(); i++) {
        Optional<Board> drawn = shapes.on(board, stop);
        if (drawn.isPresent()) {
          int count = counts[random.nextInt(counts.length)];
          Mask mask = new Scatter(board, symmetry, random).draw(count);
          return drawn.map(on -> Drawn.of(new Mask(on, mask.clues())));
        }
      }
      return Optional.empty();
    };
  }

  /** Refuses cages that cannot be: too many, too few, or too large. */
  private void refuseImpossible(Board board) {
    if (!board.isFull()) {
      throw new UsageException("random shapes are for boards of one grid, but not for " + board);
    }
    for (RandomShapes.Wanted each : wanted()) {
      if (each.sizes().least() < 2) {
        throw new UsageException("--cells is %s, but must be at least 2".formatted(cells));
      }
      if (each.sizes().most() > board.digits()) {
        throw new UsageException(
            "--cells is %s, but the %s board has %d digits"
                .formatted(cells, board, board.digits()));
      }
      if (each.shape() == Shape.CAGES) {
        refuseImpossible(board, each.sizes());
      }
    }
  }

  private void refuseImpossible(Board board, Range sizes) {
    int fewest = (board.cells() + sizes.most() - 1) / sizes.most();
    int most = board.cells() / sizes.least();
    if (cages.most() < fewest || cages.least() > most) {
      throw new UsageException(
          "--cages is %s, but cages of %s cells over the %s board are %d to %d"
              .formatted(cages, sizes, board, fewest, most));
    }
  }

  private List<RandomShapes.Wanted> wanted() {
    List<RandomShapes.Wanted> all = new ArrayList<>();
    add(all, Shape.CAGES, cages);
    add(all, Shape.THERMOMETERS, thermometers);
    add(all, Shape.ARROWS, arrows);
    add(all, Shape.WHISPERS, whispers);
    add(all, Shape.RENBANS, renbans);
    add(all, Shape.PALINDROMES, palindromes);
    add(all, Shape.DOTS, dots);
    add(all, Shape.XV, xv);
    add(all, Shape.SIGNS, signs);
    return all;
  }

  private void add(List<RandomShapes.Wanted> all, Shape shape, Range count) {
    if (count != null) {
      Range sizes = cells == null || shape.isOfTwoCells() ? shape.usualSizes() : cells;
      all.add(new RandomShapes.Wanted(shape, count, sizes));
    }
  }
}
