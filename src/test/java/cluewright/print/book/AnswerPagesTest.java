package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.print.Area;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Style;
import cluewright.replay.Answer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class AnswerPagesTest {
  private static final int PUZZLES = 60;
  private static final Board CAGED = board("9x9+cage=r1c1r1c2");

  /** Each with a cage of its own. */
  private static List<Entry> killers() {
    List<Entry> killers = new ArrayList<>();
    Puzzle solution = EditionSamples.solution(Boards.NINE);
    for (int i = 0; i < PUZZLES; i++) {
      int row = i / 8;
      int column = i % 8;
      int sum =
          solution.digit(Boards.NINE.cell(row, column))
              + solution.digit(Boards.NINE.cell(row, column + 1));
      Board board =
          board("9x9+cage%d=r%dc%dr%dc%d".formatted(sum, row + 1, column + 1, row + 1, column + 2));
      killers.add(on(board, solution));
    }
    return killers;
  }

  private static Board board(String name) {
    return Boards.named(name).orElseThrow();
  }

  private static Entry on(Board board, Puzzle solution) {
    Puzzle full =
        new Puzzle(board, IntStream.range(0, board.cells()).map(solution::digit).toArray());
    Mask mask = EditionSamples.checkered(board);
    return new Entry(
        "", "", "", full.restrictedTo(mask), Answer.of(full), Optional.empty(), Optional.empty());
  }

  private static List<Entry> repeated(List<Board> boards) {
    List<Entry> entries = new ArrayList<>();
    for (int i = 0; i < PUZZLES; i++) {
      Board board = boards.get(i % boards.size());
      entries.add(on(board, EditionSamples.solution(board)));
    }
    return entries;
  }

  private static List<List<Area>> answers(List<Entry> entries, String paper) throws IOException {
    Style style = EditionSamples.style(1).withSetup(PageSetup.on(Paper.of(paper)));
    Edition edition = EditionSamples.loose(entries, style);
    List<List<Area>> pages = new ArrayList<>();
    DrawnPdf.of(edition).stream().skip(PUZZLES).forEach(page -> pages.add(page.boards()));
    assertThat(pages.stream().mapToInt(List::size).sum()).isEqualTo(PUZZLES);
    return pages;
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"a4", "6x9", "11x8.5"})
  void solutionsOfKillersShareTheirPages(String paper) throws IOException {
    int classic = answers(repeated(List.of(Boards.NINE)), paper).size();
    assertThat(answers(killers(), paper)).hasSize(classic);
    assertThat(classic).isLessThanOrEqualTo(paper.equals("6x9") ? 6 : 4);
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"a4", "6x9", "11x8.5"})
  void solutionsOfSeveralKindsAndSizesShareTheirRows(String paper) throws IOException {
    List<Board> kinds = List.of(Boards.NINE, CAGED, Boards.SIX, Boards.FOUR);
    int classic = answers(repeated(List.of(Boards.NINE)), paper).size();
    List<List<Area>> mixed = answers(repeated(kinds), paper);
    assertThat(mixed.size()).isLessThanOrEqualTo(classic);
    mixed.forEach(AnswerPagesTest::assertApart);
  }

  @Test
  void aLargeBoardAmongSmallOnesTakesNoPageOfItsOwn() throws IOException {
    List<List<Area>> mixed = answers(repeated(List.of(Boards.FOUR, Boards.SIXTEEN)), "a4");
    assertThat(mixed.size()).isLessThanOrEqualTo(7);
    mixed.forEach(AnswerPagesTest::assertApart);
  }

  @Test
  void puzzlesWithoutASolutionTakeALineOfTheirOwnAndNoMore() throws IOException {
    List<Entry> entries = new ArrayList<>(repeated(List.of(Boards.SIXTEEN)));
    entries
        .subList(1, PUZZLES)
        .replaceAll(
            entry ->
                new Entry(
                    "",
                    "",
                    "",
                    entry.puzzle(),
                    EditionSamples.NONE,
                    Optional.empty(),
                    Optional.empty()));
    Edition edition = EditionSamples.loose(entries, EditionSamples.style(1));
    assertThat(DrawnPdf.of(edition)).hasSize(PUZZLES + 2);
  }

  private static void assertApart(List<Area> boards) {
    for (int i = 0; i < boards.size(); i++) {
      Area one = boards.get(i);
      assertThat(boards.subList(i + 1, boards.size()))
          .allMatch(
              other ->
                  one.right() < other.left()
                      || other.right() < one.left()
                      || one.bottom() < other.top()
                      || other.bottom() < one.top());
    }
  }
}
