package cluewright.manual;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.print.image.SvgPicture;
import cluewright.strategy.Catalogue;
import cluewright.strategy.RecordedState;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A step of a form of a strategy, to be drawn.
 *
 * @param clues the digits that are known to be clues
 * @param before the state in which the step is found
 */
record Example(Puzzle clues, GridState before, Deduction step) {
  static final String FOLDER = "examples/";

  /** Wide enough for candidates to be read. */
  static final double MILLIMETRES = 110;

  /** Positions of puzzles, a file for each form that has one; written as in golden/findings. */
  private static final Path POSITIONS = Path.of("src", "test", "resources", "manual");

  private static final Pattern SIZE =
      Pattern.compile("<svg [^>]*viewBox=\"0 0 ([0-9.]+) ([0-9.]+)\">");

  /** What the numbers of the columns take, and what is seen of the rows beside one. */
  private static final double LABELS = 5;

  private static final double MARGIN = 1.5;

  /** The easier a step is to follow, the better it teaches. */
  private static final Comparator<Example> CLEAREST = Comparator.comparingInt(Example::marks);

  /**
   * The clearest step of a form: in a position of a puzzle that was chosen for it, or else in the
   * states on which the strategy is tested, 9x9 first, and first what no easier strategy sees as
   * well; or in a state that is made for it.
   */
  static Optional<Example> of(Strategy strategy, Variant variant) {
    if (strategy.about().isForLargerBoards()) {
      return planted(strategy);
    }
    List<Example> tested = of(strategy, variant, RecordedState.of(strategy.id()));
    List<Example> nine =
        tested.stream().filter(example -> example.before.board().equals(Boards.NINE)).toList();
    return of(strategy, variant, chosen(variant)).stream()
        .min(CLEAREST)
        .or(() -> nine.stream().filter(example -> !example.isSeenBefore()).min(CLEAREST))
        .or(() -> nine.stream().min(CLEAREST))
        .or(() -> tested.stream().min(CLEAREST));
  }

  private static List<RecordedState> chosen(Variant variant) {
    Path file = POSITIONS.resolve(variant.id() + ".txt");
    try {
      return Files.exists(file) ? RecordedState.in(Files.readString(file)) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Example> of(Strategy strategy, Variant variant, List<RecordedState> states) {
    return states.stream()
        .flatMap(state -> in(strategy, state.clues(), state.state().frozen(), state.state()))
        .filter(example -> example.step.variant().id().equals(variant.id()))
        .toList();
  }

  private static Stream<Example> in(
      Strategy strategy, Puzzle clues, GridState before, SolvingState state) {
    List<Deduction> found = new ArrayList<>();
    strategy.finder(state.board()).find(state, next -> !found.add(next));
    return found.stream().map(step -> new Example(clues, before, step));
  }

  /** A set that only larger boards have, in a house that is otherwise blank. */
  private static Optional<Example> planted(Strategy strategy) {
    int size = Integer.parseInt(strategy.id().substring(strategy.id().lastIndexOf('-') + 1));
    Board board =
        Stream.of(Boards.TWELVE, Boards.SIXTEEN, Boards.TWENTY_FIVE)
            .filter(strategy::fits)
            .findFirst()
            .orElseThrow();
    return IntStream.range(0, board.houses().size())
        .mapToObj(seed -> planted(strategy, board, size, new Random(seed)))
        .flatMap(state -> in(strategy, Puzzle.empty(board), state, new SolvingState(state)))
        .filter(example -> example.house().kind() == Kinds.ROW)
        .findFirst();
  }

  private static GridState planted(Strategy strategy, Board board, int size, Random random) {
    return strategy.id().startsWith("naked")
        ? States.withNakedSet(board, size, random).state()
        : States.withHiddenSet(board, size, random).state();
  }

  private House house() {
    return step.evidence().houses().get(0);
  }

  /** True if an easier strategy concludes some of it as well. */
  private boolean isSeenBefore() {
    Set<Integer> changes = Set.copyOf(step.changes());
    return Catalogue.all().stream()
        .takeWhile(strategy -> strategy != step.strategy())
        .filter(strategy -> strategy.fits(before.board()))
        .filter(strategy -> strategy.group() != Group.LAST_RESORT)
        .anyMatch(
            strategy ->
                strategy
                    .finder(before.board())
                    .find(
                        new SolvingState(before),
                        other ->
                            other.places() == step.places()
                                && other.changes().stream().anyMatch(changes::contains)));
  }

  private int marks() {
    Evidence evidence = step.evidence();
    return evidence.marks().size() + 2 * evidence.links().size();
  }

  String svg() {
    return step.strategy().about().isForLargerBoards() ? row() : board(Extra.CANDIDATES);
  }

  private String board(Extra... extras) {
    SolvingState after = new SolvingState(before);
    step.applyTo(after);
    return SvgPicture.of(
        new PuzzlePicture(
            clues,
            Optional.of(after.frozen()),
            Optional.empty(),
            List.of(step),
            Stream.concat(Stream.of(Extra.COORDINATES), Stream.of(extras))
                .collect(Collectors.toSet())),
        MILLIMETRES);
  }

  /** Of a board that is otherwise blank, the row of the set, with the candidates that matter. */
  private String row() {
    Matcher size = SIZE.matcher(board());
    if (!size.find()) {
      throw new IllegalStateException("a picture without a size");
    }
    double width = Double.parseDouble(size.group(1));
    double height = Double.parseDouble(size.group(2));
    double cell = (height - LABELS) / before.board().rows();
    int row = house().cells().stream().min().orElseThrow() / before.board().columns();
    double top = LABELS + cell * row - MARGIN;
    return size.replaceFirst(
        String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 %.1f %.1f %.1f\">",
            top,
            width,
            cell + 2 * MARGIN));
  }
}
