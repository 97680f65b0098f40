package cluewright.print.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.print.Area;
import cluewright.print.Edition;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.print.book.DrawnPdf;
import cluewright.print.book.EditionSamples;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class GridPlanTest {

  private static List<Area> boards(Style style, int count) throws IOException {
    Edition edition = EditionSamples.loose(EditionSamples.entries(count), style);
    return DrawnPdf.of(edition).get(0).boards();
  }

  private static long columns(List<Area> boards) {
    return boards.stream().map(board -> Math.round(board.left())).distinct().count();
  }

  /** The sides that a page allows: its height, or its width, less margins, gaps and captions. */
  @InTurn
  @ParameterizedTest
  @CsvSource({
    "11x8.5, 2, 2, 110, 119",
    "11x8.5, 4, 2, 70, 80",
    "11x8.5, 6, 3, 70, 80",
    "11x8.5, 9, 3, 43, 50",
    "11x8.5, 12, 4, 43, 50",
    "297x210mm, 2, 2, 119, 128",
    "297x210mm, 6, 3, 70, 80",
    "14x8.5, 6, 3, 70, 80",
    "14x8.5, 12, 4, 43, 50",
    "9x6, 2, 2, 90, 100",
    "8.5x8.5, 2, 2, 82, 90",
    "400x150mm, 4, 4, 80, 92",
    "400x150mm, 9, 5, 50, 55"
  })
  void boardsOfALandscapePageStandSideBySide(
      String paper, int perPage, int columns, double least, double most) throws IOException {
    Style style =
        EditionSamples.style(perPage)
            .withSetup(PageSetup.on(Paper.of(paper)))
            .withDetails(Set.of(Style.Detail.NUMBER));
    List<Area> boards = boards(style, perPage);
    assertThat(boards).hasSize(perPage);
    assertThat(columns(boards)).isEqualTo(columns);
    assertThat(boards)
        .allSatisfy(board -> assertThat(board.width()).isBetween(least, most))
        .allSatisfy(board -> assertThat(board.height()).isEqualTo(board.width(), within(0.01)));
  }

  static Stream<Arguments> uprightPages() {
    List<String> papers = List.of("a3", "a4", "letter", "legal", "6x9", "8x10");
    return Tries.some(
        papers.stream()
            .flatMap(
                paper ->
                    Stream.of(Solutions.NONE, Solutions.UPSIDE_DOWN)
                        .flatMap(
                            solutions ->
                                Stream.of(TypeSize.values())
                                    .map(size -> Arguments.of(paper, solutions, size)))));
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("uprightPages")
  void uprightPagesHaveTheirUsualColumns(String paper, Solutions solutions, TypeSize size)
      throws IOException {
    for (int perPage : List.of(2, 4, 6, 9, 12)) {
      Style style =
          EditionSamples.style(perPage)
              .withSetup(PageSetup.on(Paper.of(paper)))
              .withSolutions(solutions)
              .withSize(size);
      List<Area> boards = boards(style, perPage);
      double widest = boards.stream().mapToDouble(Area::width).max().orElseThrow();
      List<Area> puzzles = boards.stream().filter(b -> b.width() > widest - 0.1).toList();
      int puzzlesHere = puzzles.size();
      if (puzzlesHere == 1) {
        continue;
      }
      assertThat(columns(puzzles))
          .as(perPage + " a page")
          .isEqualTo(puzzlesHere <= 2 ? 1 : puzzlesHere <= 6 ? 2 : 3);
    }
  }
}
