package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Spent;
import cluewright.Tries;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class PuzzleFormsTest {
  private final PuzzleForms forms = new PuzzleForms();

  private static Puzzle random(Board board, Random random) {
    return new Puzzle(
        board,
        IntStream.range(0, board.cells())
            .map(cell -> random.nextInt(3) == 0 ? 1 + random.nextInt(board.digits()) : 0)
            .toArray());
  }

  private static Puzzle moved(Puzzle puzzle, IntUnaryOperator to) {
    int[] digits = new int[puzzle.board().cells()];
    IntStream.range(0, digits.length)
        .forEach(cell -> digits[to.applyAsInt(cell)] = puzzle.digit(cell));
    return new Puzzle(puzzle.board(), digits);
  }

  private static Puzzle quarter(Puzzle puzzle) {
    Board board = puzzle.board();
    return moved(
        puzzle, cell -> board.cell(board.column(cell), board.rows() - 1 - board.row(cell)));
  }

  private static int transposed(Board from, int cell, Board to) {
    int row = from.column(cell);
    int column = from.row(cell);
    return to.cell(row, column);
  }

  private static Puzzle mirrored(Puzzle puzzle) {
    Board board = puzzle.board();
    return moved(
        puzzle, cell -> board.cell(board.row(cell), board.columns() - 1 - board.column(cell)));
  }

  private static Puzzle renamed(Puzzle puzzle, Random random) {
    List<Integer> names = new ArrayList<>(puzzle.board().digitRange().boxed().toList());
    Collections.shuffle(names, random);
    return new Puzzle(
        puzzle.board(),
        IntStream.range(0, puzzle.board().cells())
            .map(cell -> puzzle.digit(cell) == 0 ? 0 : names.get(puzzle.digit(cell) - 1))
            .toArray());
  }

  @Test
  void turnsMirrorsAndNamesLeaveTheFormAsItIs() {
    Random random = Tries.random(1);
    for (Board board : List.of(Boards.FOUR, Boards.NINE, Boards.SIXTEEN)) {
      for (int i = 0; i < 20; i++) {
        Puzzle puzzle = random(board, random);
        String form = forms.form(puzzle);
        Puzzle other = puzzle;
        for (int turn = 0; turn < 4; turn++) {
          other = renamed(quarter(other), random);
          assertThat(forms.form(other)).isEqualTo(form);
          assertThat(forms.form(mirrored(other))).isEqualTo(form);
          assertThat(forms.fingerprint(other)).isEqualTo(forms.fingerprint(puzzle));
        }
      }
    }
  }

  @Test
  void anotherClueMakesAnotherForm() {
    Random random = Tries.random(2);
    for (int i = 0; i < 50; i++) {
      Puzzle puzzle = random(Boards.NINE, random);
      int clue = puzzle.mask().clues().toArray()[0];

      assertThat(forms.form(puzzle.with(clue, 0))).isNotEqualTo(forms.form(puzzle));
    }
  }

  @Test
  void aBoardOfWideBoxesIsTheOneOfTallBoxesTurned() {
    Board wide = Boards.latinWithBoxes(2, 3);
    Board tall = Boards.latinWithBoxes(3, 2);
    Puzzle puzzle = random(wide, Tries.random(3));
    Puzzle turned =
        new Puzzle(
            tall,
            IntStream.range(0, tall.cells())
                .map(cell -> puzzle.digit(transposed(tall, cell, wide)))
                .toArray());

    assertThat(forms.form(turned)).isEqualTo(forms.form(puzzle));
  }

  @Test
  void theSameDigitsOnAnotherBoardAreAnotherPuzzle() {
    Board diagonals = Boards.withKinds(Boards.NINE, Set.of(Kinds.DIAGONALS)).orElseThrow();
    Puzzle puzzle = random(Boards.NINE, Tries.random(4));
    int[] digits = IntStream.range(0, 81).map(puzzle::digit).toArray();

    assertThat(forms.form(new Puzzle(diagonals, digits))).isNotEqualTo(forms.form(puzzle));
  }

  @Test
  void whereDigitsAreNotAlikeNamesCount() {
    Board related =
        Boards.withRules(Boards.FOUR, List.of(new Rule(Kinds.WHITE_DOT, List.of(0, 1))));
    Puzzle one = Puzzle.empty(related).with(15, 1);

    assertThat(forms.form(one.with(15, 2))).isNotEqualTo(forms.form(one));
    assertThat(forms.form(Puzzle.empty(Boards.FOUR).with(15, 2)))
        .isEqualTo(forms.form(Puzzle.empty(Boards.FOUR).with(15, 1)));
  }

  @Test
  void aThousandPuzzlesTakeNoTimeAndHaveAThousandFingerprints() {
    Random random = Tries.random(5);
    Set<String> seen = new HashSet<>();
    Spent spent = Spent.sinceNow();

    IntStream.range(0, 1000).forEach(i -> seen.add(forms.fingerprint(random(Boards.NINE, random))));

    assertThat(seen).hasSize(1000);
    assertThat(spent.time()).isLessThan(Duration.ofSeconds(10));
  }
}
