package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cluewright.format.exchange.cells.LineFormat;
import cluewright.format.exchange.cells.MaskFormat;
import cluewright.format.exchange.cells.SdmFormat;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Boards;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The formats of bare lines: which of them a text is, and what it holds then. */
final class LinesFormatTest {
  private static final Path DATA = Path.of(System.getProperty("cluewright.data", "../shared/data"));

  private static final String PUZZLE =
      "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";

  @ParameterizedTest
  @ValueSource(strings = {".", "X", "x", "*", "_", "-", " ", "?", "~"})
  void anyOneMarkMayStandForAnOpenCell(String mark) {
    List<Item> items = Formats.read(PUZZLE.replace(".", mark) + "  # comment\n");

    assertThat(Told.puzzle(items).clues().line()).isEqualTo(PUZZLE);
  }

  @ParameterizedTest
  @CsvSource({"x,.", "1,0", "*,."})
  void twoMarksAndNothingElseAreAMask(String clue, String open) {
    String mask =
        "x.......x.x.....x...x...x.....xxx......xxx......xxx.....x...x...x.....x.x.......x";
    String text = mask.replace("x", "\1").replace(".", open).replace("\1", clue);

    assertThat(Formats.of(text)).isInstanceOf(MaskFormat.class);
    assertThat(Formats.read(text)).isEqualTo(Formats.read(mask));
    assertThat(Formats.of(text.replaceAll("(.{9})", "$1\n"))).isInstanceOf(MaskFormat.class);
  }

  @Test
  void aMaskIsDrawnAndSeveralAreListed() {
    Item one = Formats.read("x..x.xx..xx.x..x").get(0);

    assertThat(new MaskFormat().write(List.of(one))).startsWith("+-----+-----+\n| x . | . x |\n");
    assertThat(new MaskFormat().write(List.of(one, one))).isEqualTo("x..x.xx..xx.x..x\n".repeat(2));
  }

  @Test
  void aCollectionHasAZeroForAnOpenCellAndSkipsBlankLines() {
    String text = PUZZLE.replace('.', '0') + "\n\n" + PUZZLE.replace('.', '0') + "\n";

    assertThat(Formats.of(text)).isInstanceOf(SdmFormat.class);
    assertThat(new SdmFormat().write(Formats.read(text))).isEqualTo(text.replace("\n\n", "\n"));
    assertThat(new SdmFormat().read(PUZZLE + "\n" + PUZZLE)).hasSize(2);
    Told.fault(
        new SdmFormat(),
        PUZZLE + "\n" + PUZZLE.substring(1),
        "line 2, column 81: 80 cells found, expected 81 on the 9x9 board");
  }

  @Test
  void everyBoardHasItsLine() {
    for (Board board : Boards.ALL) {
      String line = board.symbol(board.digits()) + ".".repeat(board.cells() - 2) + "1\n";
      assertThat(new LineFormat().write(Formats.read(line))).isEqualTo(line);
    }
  }

  @Test
  void aByteOrderMarkIsDroppedBeforeAFormatIsChosen() {
    assertThat(Formats.of("\uFEFF" + PUZZLE.replace('.', '0'))).isInstanceOf(SdmFormat.class);
    assertThat(Formats.read("\uFEFF" + PUZZLE)).isEqualTo(Formats.read(PUZZLE));
  }

  @Test
  void aTextLargerThanAFileMayBeIsRefused() {
    String text = (PUZZLE + "\n").repeat((16 << 20) / 82 + 1);

    assertThatThrownBy(() -> Formats.read(text))
        .hasMessageStartingWith("line 1, column 1: the text has more than 16 MB");
  }

  @Test
  void theVectorIsRead() throws IOException {
    Path vectors = DATA.resolve("format-vectors.txt");
    assumeTrue(Files.exists(vectors), "no " + vectors);
    String line =
        Files.readAllLines(vectors).stream()
            .filter(entry -> entry.startsWith("line81="))
            .findFirst()
            .orElseThrow()
            .substring(7);

    assertThat(new LineFormat().write(Formats.read(line))).isEqualTo(line + "\n");
  }

  @Test
  void aSetOfHexadokusIsRead() throws IOException {
    Path set = DATA.resolve("hexadoku_swift.tsv");
    assumeTrue(Files.exists(set), "no " + set);
    for (String line : Files.readAllLines(set)) {
      String[] fields = line.split("\t", -1);
      assertThat(Told.puzzle(Formats.read(fields[1])).clues().mask().size())
          .isEqualTo((int) fields[1].chars().filter(c -> c != '.').count());
      for (String solution : List.of(fields).subList(2, fields.length)) {
        assertThat(Told.puzzle(Formats.read(solution)).clues().conflict()).isEmpty();
        assertThat(Told.puzzle(Formats.read(solution)).clues().isComplete()).isTrue();
      }
    }
  }
}
