package cluewright.format.exchange.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.format.FormatException;
import cluewright.format.TextGrid;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Samples;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Positions;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Clues, placed digits and candidates, one grid below the other. */
final class GridLayersTest {
  private static final String CLUES =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final Puzzle PUZZLE = Told.puzzleOf(Formats.read(CLUES).get(0));
  private static final Puzzle PLACED =
      Told.puzzleOf(Formats.read(CLUES.replaceFirst("53[.]", "534")).get(0));

  /** Without a candidate that the digits leave, and with a lone one that is not placed. */
  private static final GridState STATE =
      GridState.initial(PLACED).eliminate(PUZZLE.board().candidate(3, 2));

  private static String grid(Puzzle puzzle, String open) {
    return framed(
        TextGrid.draw(
            puzzle.board(),
            cell ->
                puzzle.digit(cell) == 0 ? open : "" + puzzle.board().symbol(puzzle.digit(cell))));
  }

  private static String candidates(GridState state) {
    return framed(TextGrid.draw(state.board(), cell -> CandidateGrid.run(state, cell)));
  }

  /** With the corners that HoDoKu draws. */
  private static String framed(String grid) {
    List<String> lines = grid.lines().toList();
    return IntStream.range(0, lines.size())
        .mapToObj(i -> lines.get(i).replace('+', i == 0 ? '.' : i == lines.size() - 1 ? '\'' : '+'))
        .collect(Collectors.joining("\r\n", "", "\r\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\r\n", "\r\n\r\n", "Values and candidates\r\n"})
  void cluesDigitsAndCandidatesAreOnePosition(String between) {
    for (String open : List.of(".", "0")) {
      String text = grid(PUZZLE, open) + between + grid(PLACED, open) + between + candidates(STATE);
      assertThat(Formats.read(text)).as(text).containsExactly(Item.of(PUZZLE, STATE));
    }
  }

  @Test
  void cluesStandAboveCandidatesInEveryUsualForm() {
    Item item = Item.of(PUZZLE, STATE);
    List<String> forms =
        List.of(
            grid(PUZZLE, "."),
            grid(PUZZLE, "0"),
            grid(PUZZLE, ".").replaceAll("(?<=[.0-9]) +(?=[.0-9])", ""),
            CLUES + "\n",
            CLUES.replace('.', '0') + "\n\n");
    for (String clues : forms) {
      assertThat(Formats.read(clues + candidates(STATE))).as(clues).containsExactly(item);
    }
    String rows = CLUES.replaceAll("(.{9})", "$1\n");
    String bare = candidates(STATE).replaceAll("(?m)^.*---.*\\R", "").replace("|", " ");
    assertThat(Formats.read(rows + "\n" + bare)).containsExactly(item);
    assertThat(Formats.read(rows.replaceAll("(?<=.)(?=.)", " ") + "\n" + bare))
        .containsExactly(item);
  }

  static List<Board> boards() {
    return Boards.ALL;
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("boards")
  void anyBoardHasThem(Board board) {
    Random random = Tries.random(board.rows());
    int seen = 0;
    for (int i = 0; i < 40; i++) {
      Puzzle placed = Samples.puzzle(board, random);
      boolean[] isClue = new boolean[board.cells()];
      int[] digits =
          IntStream.range(0, board.cells())
              .map(
                  cell -> {
                    isClue[cell] = random.nextBoolean();
                    return isClue[cell] ? placed.digit(cell) : 0;
                  })
              .toArray();
      Puzzle clues = new Puzzle(board, digits);
      GridState state = GridState.initial(placed);
      boolean isSaid =
          placed.conflict().isEmpty()
              && IntStream.range(0, board.cells()).allMatch(cell -> state.candidates(cell) != 0)
              && IntStream.range(0, board.cells())
                  .anyMatch(cell -> Integer.bitCount(state.candidates(cell)) > 1);
      if (isSaid) {
        String text = grid(clues, ".") + grid(placed, ".") + candidates(state);
        assertThat(Formats.read(text)).as(text).containsExactly(Positions.item(clues, state));
        seen++;
      }
    }
    assertThat(seen).isPositive();
  }

  @Test
  void whatContradictsIsNamed() {
    String clues = grid(PUZZLE, ".");
    String digits = grid(PLACED, ".");
    String marks = candidates(STATE);
    refused(clues + digits.replaceFirst("5", "4") + marks, "line 15, column 3", "differ in r1c1");
    refused(clues + digits + marks.replaceFirst("5", "2"), "line 28, column 3", "differ in r1c1");
    refused(clues + digits.replaceFirst("4", "2") + marks, "line 28, column", "differ in r1c3");
    refused(CLUES.replaceFirst("5", "2") + "\n" + marks, "line 3, column 3", "differ in r1c1");
    refused(clues + marks + marks, "line 15, column", "only the last of these grids");
    String twice =
        grid(PUZZLE, ".").replaceFirst("5 3", "5 5")
            + grid(PLACED, ".").replaceFirst("5 3", "5 5")
            + marks.replaceFirst("\\b3\\b", "5");
    refused(twice, "line 2, column 3", "row 1 holds 5 twice");
  }

  private static void refused(String text, String place, String words) {
    assertThatThrownBy(() -> Formats.read(text))
        .as(text)
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(place)
        .hasMessageContaining(words);
  }
}
