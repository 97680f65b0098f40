package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.FormatException;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolutionCounter;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Lists of puzzles that other programs come with. */
final class PeersListsTest {
  /** The first games of OpenSudoku's hard.opensudoku (ogarcia/opensudoku). */
  private static final List<String> HARD =
      List.of(
          "501740008000000050098600400040961580050000010016854070005006730070000000900072805",
          "001000093297680405000004070000540080000398000030026000010400000903065147560000900",
          "400007000072530900001809000109002803030000040504300109000703500007045360000600004",
          "070904060000000100530012900800100604040805070309006008003260085002000000080301020",
          "300070005010000673007390100000017830700000009048920000002035900195000080800060002",
          "001090500004600800790200030900400003040030090500009006080002014002005300009080200",
          "069004008320089740800002000200050100536000974008040005000400002053210097400700860",
          "004215000000000001050806420680002000207000905000900083078609030900000000000738100",
          "620900007700400060009000010006070054500000003940030700090000100050001006300002078",
          "009003075000079000304502090007040506060000040401030900080204709000810000140300200");

  private static Puzzle clues(Item item) {
    return Told.puzzle(List.of(item)).clues();
  }

  private static void assertOneSolution(Puzzle clues) {
    assertThat(new SolutionCounter(clues.board()).solutions(clues, 2)).as(clues.line()).hasSize(1);
  }

  @Test
  void olderListsOfGnomeSudokuAreRead() throws IOException {
    List<String> lines = Told.lines("gnome-lists.txt");
    Reading reading = Formats.reading(String.join("\n", lines), "");

    assertThat(reading.items()).hasSize(12);
    for (int line = 0; line < lines.size(); line++) {
      Puzzle clues = clues(reading.items().get(line));
      String cells = lines.get(line).replaceAll("\t.*| ", "").replace('0', '.');
      assertThat(clues.line()).isEqualTo(cells);
      assertThat(Formats.read(lines.get(line))).containsExactly(reading.items().get(line));
      assertOneSolution(clues);
    }
    assertThat(reading.remarks())
        .extracting(Phrase::toString)
        .containsExactly("skipped: comments and words beside the cells");
  }

  @Test
  void aListLineOfOneCellTooFewOrWithoutItsTabIsRefused() throws IOException {
    String line = Told.lines("gnome-lists.txt").get(0);

    for (String other : List.of(line.substring(2), line.replace('\t', ' '))) {
      assertThatThrownBy(() -> Formats.read(other)).as(other).isInstanceOf(FormatException.class);
    }
  }

  /** The game of the screenshots in GNOME Sudoku's source. */
  @Test
  void aGameOfGnomeSudokuIsRead() {
    Puzzle clues =
        clues(
            Formats.read(
                    """
                    9.563..72
                    3....26..
                    .1..8...5
                    .9......7
                    1.2...9.3
                    7......8.
                    6...5..2.
                    ..78....9
                    58..437.6
                    """)
                .get(0));

    assertThat(clues.line()).startsWith("9.563..723....26..").endsWith("58..437.6");
    assertOneSolution(clues);
  }

  @Test
  void aListOfOpenSudokuIsRead() {
    String games =
        HARD.stream()
            .map(digits -> "  <game data=\"" + digits + "\" />\n")
            .collect(Collectors.joining());
    Reading reading =
        Formats.reading(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <opensudoku>
              <name>Hard</name>
              <author>romario333</author>
              <description></description>
              <comment></comment>
              <created>2009-09-16</created>
              <source>gnome-sudoku</source>
              <level>hard</level>
              <sourceURL></sourceURL>
            %s</opensudoku>
            """
                .formatted(games),
            "");

    assertThat(reading.remarks()).isEmpty();
    assertThat(reading.items())
        .extracting(item -> clues(item).line().replace('.', '0'))
        .containsExactlyElementsOf(HARD);
    for (Item item : reading.items()) {
      assertThat(item.about())
          .isEqualTo(
              new Metadata("Hard", "romario333", "", "hard", "gnome-sudoku", "", "2009-09-16"));
      assertOneSolution(clues(item));
    }
  }
}
