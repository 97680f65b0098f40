package cluewright.format.exchange.link;

import static org.assertj.core.api.Assertions.assertThat;

import blazing.chain.LZSEncoding;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Told;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.replay.SolutionCounter;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Links to lisudoku, most of them from its own tests and pages. */
final class LisudokuLinkTest {
  private static final Format FORMAT = new LisudokuLink();
  private static final String SOLVER = "https://lisudoku.xyz/solver?import=";
  private static final String EXTERNAL = "https://lisudoku.xyz/e?import=";

  private static String link(String json) {
    return SOLVER + LZSEncoding.compressToBase64(json);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1000003002000004",
        "1000020000300004",
        "0003100002000040",
        "000000000000000010000000200000003000000040000000500000000000000000000000000000000"
      })
  void aClassicPuzzleIsALineOfDigits(String digits) {
    Item item = Item.of(PuzzleText.read(digits));
    for (String link :
        List.of(SOLVER + digits, EXTERNAL + digits, "www.lisudoku.xyz/e?import=" + digits)) {
      assertThat(Formats.of(link)).as(link).isInstanceOf(LisudokuLink.class);
      assertThat(FORMAT.read(link)).as(link).containsExactly(item);
    }
    assertThat(FORMAT.write(List.of(item))).isEqualTo(SOLVER + digits);
  }

  static List<String> seeds() throws IOException {
    return Told.lines("lisudoku-seeds.txt");
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void aPuzzleOfItsServerHasTheSolutionStatedThere(String seed) {
    String[] parts = seed.split(" ", 2);
    Puzzle clues = Told.puzzle(FORMAT.read(link(parts[1]))).clues();

    assertThat(new SolutionCounter(clues.board()).solutions(clues, 2))
        .containsExactly(PuzzleText.read(parts[0], clues.board()));
  }

  /** An example that lisudoku shows where links are imported, with the older names of fields. */
  @Test
  void anExampleOfLisudokuIsRead() {
    List<Item> items =
        FORMAT.read(
            EXTERNAL
                + "N4IgZglgHgpgJgOQK4FsBGMBOBnEAuAbVAAcB7bCAFwlIDt9QBjUgG3wDYAaETUgd3wAmAL7cAbgEMWSGPg"
                + "DMokuSo16eJqyHdeAvO1EhJ02XgAswgLrcA5pghwAyhABeJgJzdKACywpy%2BAiIQZjY8QW1%2BIUVgzTw5"
                + "CN0FTg1Q0wT8c2SY0IBWdLwc6JCOfP0LC2EgA%3D");
    assertThat(Told.puzzle(items).board()).hasToString("9x9+thermometers");
  }

  /** A link from lisudoku's tests of all that it knows. */
  @ParameterizedTest
  @CsvSource({
    ""
        + "N4Ig5gTglgJgylAXgUxALgJwBoQDMoAeyMAcgK4C2ARshAM7oDaoADgPZ1QAuUbAdulAQ2Ad3QBGHAGM2AG3QBW"
        + "AL44AbgENZZVGgDsK1h268BaIaInS56AGwqQGrToAcBkO049%2BgkMLFpJEBl5PXtHbXQMJQBdHAhkMBMGNEZm"
        + "Xws0AAYrEMy3P3RsoOsA%2FIyi4PQAJjL%2FQMqs2stikPEmgJzq9vqSgGZ2qs7GrHN%2FQZaJGKw0gqyh%2FpH"
        + "0%2FwqSgBZ2lZDlRdmekPWdjL3FAaGaw7H504m0A9HqoeVYmfKhuwvCof0PuZvXH%2BOaHe9w6N2%2BIMB%2FxB"
        + "4wawKWDzB1warmeIN6QzyP3RNzaWLO7VWGIJQ1xIMJN3OIIURJ%2B1Jx7TpDRqqPhaGxDQWaKGd1Z7JK2zJVx%"
        + "2B5IaPNmIv5DKFVO5UpuT2mXJucNmfJC4N5QyhrIlIRVGV16A14q1cthZpKxoyjJKKMVrJsNJBjvpPxdTPauid"
        + "rK9rpBvo9P2c3tmwb9rLDHpZs3dfXasf28cenulPtlPwDkqDqdD6ZBkcl0YyCdsScRbtNGbeKfL%2Fsr%2Ber2"
        + "drEdN0ViIGQBC4EHUACUEkkmC9%2FDbWhaQpSHSSy4G6%2BHZpmJzWOcu1u0CyF%2Bm2cFwABa0CgcIdK2c6%2F"
        + "HCnPWy8j2XbkDqCB%2BZJpKRQCBSWTIADCyFksmfc7mlWiLtg%2Bfg%2Fn%2BAFpn8M62uO6DaiaMEXiBUzuNAF"
        + "APgAngAIlA6hgPwmjoN22g4HQyAyHwMDYXhBFESEpHIDg6h8DwADSfBQGAu5cCREBkfebFQOxUB8GA%2FGCWwM"
        + "AwBB%2F5MBC07tsgqjIHwclQbsRLtvEfBUKxz7DgiDQCpqyrEuZKEmTE0RKEAA%3D%3D%3D"
  })
  void aPuzzleOfAllKindsIsReadAndWrittenBack(String data) {
    List<Item> items = FORMAT.read(SOLVER + data);
    Board board = items.get(0).content().board();

    assertThat(board.rules(Kinds.ARROW)).isNotEmpty();
    assertThat(board.rules(Kinds.ODD)).isNotEmpty();
    assertThat(FORMAT.read(FORMAT.write(items))).isEqualTo(items);
  }

  @ParameterizedTest
  @CsvSource({
    "4x4+arrow1=r1c1r1c2r2c3+arrow2=r3c1r3c2r4c3, true",
    "4x4+arrow2=r3c2r3c1r4c3, false",
    "4x4+odd=r1c1r1c2+even=r4c4+alldots+consecutive=r1c1r1c2, true",
    "4x4+region=r1c1r2c2r3c1, true",
    "4x4+low=r1c1, false"
  })
  void arrowsAndSingleCellsAreWritten(String name, boolean isSaid) {
    List<Item> items = List.of(Item.of(Puzzle.empty(Boards.named(name).orElseThrow())));

    assertThat(FORMAT.refusal(items).isEmpty()).isEqualTo(isSaid);
    if (isSaid) {
      assertThat(FORMAT.read(FORMAT.write(items))).isEqualTo(items);
    }
  }

  @Test
  void everyFieldThatABoardCanHaveIsRead() {
    String json =
        """
        {"gridSize":4,"fixedNumbers":[{"position":{"row":0,"col":1},"value":3}],
        "primaryDiagonal":true,"secondaryDiagonal":true,"antiKnight":false,"oddCells":[],
        "kropkiDots":[
        {"dotType":"Consecutive","cell1":{"row":0,"col":0},"cell2":{"row":0,"col":1}},
        {"dotType":"Double","cell1":{"row":1,"col":0},"cell2":{"row":0,"col":0}}],
        "thermos":[[{"row":2,"col":0},{"row":2,"col":1},{"row":3,"col":2}]],
        "renbans":[[{"row":0,"col":3},{"row":0,"col":2}]],
        "palindromes":[[{"row":1,"col":2},{"row":1,"col":3}]],
        "killerCages":[{"sum":5,"region":[{"row":3,"col":3},{"row":2,"col":3}]}]}
        """;
    Puzzle puzzle = Told.puzzle(FORMAT.read(link(json))).clues();
    assertThat(puzzle.board().name())
        .isEqualTo(
            "4x4+x+consecutive=r1c1r1c2+ratio=r1c1r2c1+thermometer=r3c1r3c2r4c3"
                + "+renban=r1c3r1c4+palindrome=r2c3r2c4+cage5=r3c4r4c4");
    assertThat(puzzle.line()).isEqualTo(".3..............");
    String written = FORMAT.write(List.of(Item.of(puzzle)));
    assertThat(Told.puzzle(FORMAT.read(written)).clues()).isEqualTo(puzzle);
    String snake =
        json.replace("gridSize", "grid_size")
            .replace("fixedNumbers", "fixed_numbers")
            .replace("primaryDiagonal", "primary_diagonal")
            .replace("secondaryDiagonal", "secondary_diagonal")
            .replace("kropkiDots", "kropki_dots")
            .replace("dotType", "dot_type")
            .replace("killerCages", "killer_cages");
    assertThat(Told.puzzle(FORMAT.read(link(snake))).clues()).isEqualTo(puzzle);
  }

  @Test
  void faultsAreNamedWithTheirPlace() {
    Told.fault(
        FORMAT, "https://lisudoku.xyz/p/uWwScbyWCyHXi2kbL3LY", "line 1, column 21: only lis");
    Told.fault(FORMAT, SOLVER + "1234", "line 1, column 40: 4 cells found");
    Told.fault(FORMAT, SOLVER + "N4IgHiBcDMC+Q", "line 1, column 36: the puzzle in this link is a");
    Told.fault(FORMAT, "https://lisudoku.xyz/", "line 1, column 1: this is not such a link");
    Told.fault(FORMAT, link("{}"), "line 1, column 36: the puzzle in this link has 0 rows");
    Told.fault(
        FORMAT,
        link(
            "{\"gridSize\":4,\"fixedNumbers\":[{\"position\":{\"row\":4,\"col\":0},\"value\":1}]}"),
        "line 1, column 36: the puzzle in this link is a variant with “fixedNumbers”");
    Told.fault(
        FORMAT,
        link("{\"gridSize\":4,\"topBottom\":true}"),
        "line 1, column 36: the puzzle in this link is a variant with “topBottom”");
  }
}
