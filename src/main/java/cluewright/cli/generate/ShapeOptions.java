package cluewright.cli.generate;

import cluewright.cli.terminal.UsageException;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.plan.shape.Range;
import cluewright.plan.shape.Shape;
import cluewright.plan.shape.Shapes;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Options for shapes drawn by lot, another drawing for each puzzle: one a kind of shapes. */
final class ShapeOptions {
  private final Map<Shape, OptionSpec> options = new EnumMap<>(Shape.class);

  @Option(
      names = "--cells",
      paramLabel = "N",
      description = "How many cells each random cage or line has, such as 3 or 2..4.")
  private Range cells;

  @Option(
      names = "--fewest",
      description =
          "Leave out the random shapes that are redundant, so that each one left is needed. Dots,"
              + " X and V, and inequality signs alone are those that hold in a random grid, so that"
              + " the number is the most there may be, as in --dots 30 --fewest. Their places have no"
              + " symmetry, and that of other shapes goes with those that are left out.")
  private boolean isForFewest;

  @Spec
  void addTo(CommandSpec command) {
    for (Shape shape : Shape.values()) {
      OptionSpec option =
          OptionSpec.builder("--" + shape.id())
              .paramLabel("N")
              .type(Range.class)
              .description(description(shape))
              .build();
      options.put(shape, option);
      command.addOption(option);
    }
  }

  private Map<Shape, Range> counts() {
    Map<Shape, Range> counts = new EnumMap<>(Shape.class);
    options.forEach(
        (shape, option) ->
            Optional.<Range>ofNullable(option.getValue())
                .ifPresent(count -> counts.put(shape, count)));
    return counts;
  }

  private static String description(Shape shape) {
    return switch (shape) {
      case CAGES ->
          "Without a mask: random cages over the whole board, so many, such as 30 or 28..34, with the"
              + " sums found for them; each puzzle gets others. Digits only with --clues.";
      case THERMOMETERS ->
          "Random thermometers, another drawing for each puzzle; usually with --clues.";
      case WHISPERS -> "Random German whispers.";
      case RENBANS -> "Random renban lines.";
      case DOTS -> "Random white and black dots.";
      case XV -> "Random signs X and V.";
      case SIGNS -> "Random inequality signs.";
      case ARROWS, PALINDROMES -> "Random %s.".formatted(shape.id());
    };
  }

  /** True if those that are redundant are left out. */
  boolean areFewest() {
    return isForFewest;
  }

  /** True if some shapes are asked for, or what goes with them. */
  boolean isAsked() {
    if (isForFewest && counts().isEmpty()) {
      throw new UsageException(
          "--fewest is for random shapes: say which, as --dots 30; thin leaves out what is redundant"
              + " in a puzzle");
    }
    return !counts().isEmpty() || cells != null;
  }

  /**
   * What is asked for.
   *
   * @throws UsageException if a board cannot have it
   */
  Shapes on(Board board) {
    Shapes shapes = new Shapes(counts(), Optional.ofNullable(cells));
    Optional<Phrase> objection = shapes.objection(board);
    if (objection.isPresent()) {
      throw new UsageException(objection.get().toString());
    }
    return shapes;
  }
}
