package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A state and what a strategy finds in it, as a file of {@code golden/findings} tells them.
 *
 * <p>The board's name, and for each row its cells: {@code [5]} is a clue, {@code (5)} another
 * placed digit, {@code 25} are the candidates of a cell that is not placed. Then the findings, and
 * a blank line.
 */
public record RecordedState(Board board, List<String> cells, List<String> findings) {

  private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "findings");

  /** All files as they were before one is written. */
  private static final Map<String, List<RecordedState>> ALL =
      Catalogue.all().stream()
          .map(Strategy::id)
          .collect(Collectors.toMap(id -> id, RecordedState::read));

  /** Those of a strategy. */
  public static List<RecordedState> of(String id) {
    assertThat(ALL.get(id)).as("states in %s", file(id)).isNotEmpty();
    return ALL.get(id);
  }

  /** Makes others those of a strategy. */
  static void write(String id, List<RecordedState> states) throws IOException {
    Files.writeString(
        file(id), states.stream().map(RecordedState::toString).collect(Collectors.joining("\n")));
  }

  private static Path file(String id) {
    return FOLDER.resolve(id + ".txt");
  }

  private static List<RecordedState> read(String id) {
    try {
      return Files.exists(file(id)) ? in(Files.readString(file(id))) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All those of a file. */
  public static List<RecordedState> in(String file) {
    return Stream.of(file.strip().split("\n\n")).map(RecordedState::parse).toList();
  }

  private static RecordedState parse(String block) {
    List<String> lines = block.lines().toList();
    Board board =
        lines.get(0).equals(CagedSix.BOARD.name())
            ? CagedSix.BOARD
            : Boards.named(lines.get(0)).orElseThrow();
    List<String> cells =
        lines.subList(1, 1 + board.rows()).stream()
            .flatMap(row -> Stream.of(row.strip().split(" +")))
            .toList();
    return new RecordedState(board, cells, lines.subList(1 + board.rows(), lines.size()));
  }

  RecordedState with(List<String> found) {
    return new RecordedState(board, cells, found);
  }

  /** The digits that are known to be clues. */
  public Puzzle clues() {
    int[] clues = new int[board.cells()];
    for (int cell = 0; cell < clues.length; cell++) {
      clues[cell] = cells.get(cell).startsWith("[") ? digit(cell) : 0;
    }
    return new Puzzle(board, clues);
  }

  /** The state, of which it is known which digits are clues. */
  public SolvingState state() {
    SolvingState state = new SolvingState(board);
    state.load(clues());
    for (int cell = 0; cell < board.cells(); cell++) {
      if (cells.get(cell).startsWith("(")) {
        state.place(cell, digit(cell));
      }
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      if (state.placed(cell) == 0) {
        state.eliminate(cell, board.allDigits() & ~candidates(cell));
      }
    }
    return state;
  }

  private int digit(int cell) {
    return board.digitOf(cells.get(cell).charAt(1));
  }

  private int candidates(int cell) {
    return cells.get(cell).chars().map(c -> 1 << (board.digitOf((char) c) - 1)).sum();
  }

  /** As {@link #in} reads it, with the columns below each other. */
  @Override
  public String toString() {
    List<String> lines = new ArrayList<>(List.of(board.name()));
    int width = cells.stream().mapToInt(String::length).max().orElseThrow();
    for (int row = 0; row < board.rows(); row++) {
      lines.add(
          cells.subList(row * board.columns(), (row + 1) * board.columns()).stream()
              .map(cell -> (cell + " ".repeat(width)).substring(0, width))
              .collect(Collectors.joining(" "))
              .stripTrailing());
    }
    lines.addAll(findings);
    return String.join("\n", lines) + "\n";
  }
}
