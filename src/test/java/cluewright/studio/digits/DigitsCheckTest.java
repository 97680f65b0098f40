package cluewright.studio.digits;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.model.Stop;
import cluewright.replay.Parts;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.States;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A check says of digits what trying everything says. */
final class DigitsCheckTest {

  private static Findings findings(Puzzle digits) {
    return findings(new DigitsCheck(digits, Optional.empty()));
  }

  private static Findings findings(DigitsCheck check) {
    Findings last = check.next();
    while (!check.isDone()) {
      assertThat(last.isComplete()).isFalse();
      last = check.next();
    }
    assertThat(last.isComplete()).isTrue();
    return last;
  }

  /** Some digits of a random solution, now and then with one of them changed. */
  private static Puzzle draft(Board board, Random random) {
    Puzzle digits = Grids.solution(board, random);
    int kept = board.cells() / 5 + random.nextInt(board.cells() / 2);
    while (digits.mask().size() > kept) {
      digits = digits.with(random.nextInt(board.cells()), 0);
    }
    return random.nextInt(3) == 0
        ? digits.with(random.nextInt(board.cells()), 1 + random.nextInt(board.digits()))
        : digits;
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 36})
  void aCheckSaysWhatTryingEverythingSays(int cells) {
    Board board = Boards.withCells(cells).orElseThrow();
    Random random = Tries.random(cells);
    Set<String> kinds = new HashSet<>();
    for (int i = 0; i < Tries.of(200); i++) {
      Puzzle digits = draft(board, random);
      List<Puzzle> solutions = BruteForce.solutions(digits, SolutionCount.MOST);
      Findings findings = findings(digits);
      assertThat(findings.undecided()).isZero();
      assertThat(findings.solutions())
          .as(digits.line())
          .isEqualTo(SolutionCount.of(solutions.size(), SolutionCount.MOST + 1));
      checkCandidates(findings, digits);
      checkDeciding(findings, digits);
      assertThat(findings.spare()).as(digits.line()).isEqualTo(spare(digits, solutions.size()));
      assertThat(findings.flaw().isPresent()).isEqualTo(solutions.isEmpty() && isSeen(digits));
      List<Puzzle> two = solutions.subList(0, Math.min(2, solutions.size()));
      assertThat(findings(new DigitsCheck(digits, Optional.of(two)))).isEqualTo(findings);
      kinds.add(String.valueOf(Math.min(2, solutions.size())));
    }
    assertThat(kinds).hasSizeGreaterThanOrEqualTo(Tries.showing(3));
  }

  @Test
  void theSignsThatCouldGoAreThoseThatTheCounterFinds() {
    Random random = Tries.random(41);
    int redundant = 0;
    for (int i = 0; i < Tries.of(100); i++) {
      Board board = i % 4 == 0 ? RandomRules.some(3, Boards.FOUR, random) : withGrid(random);
      List<Puzzle> grids = grid(board);
      Puzzle digits = grids.isEmpty() ? Puzzle.empty(board) : States.minimal(grids.get(0), random);
      Findings findings = findings(digits);

      assertThat(findings.signs().undecided()).isZero();
      assertThat(findings.signs().redundant())
          .as("%s on %s", digits.line(), board.name())
          .containsExactlyInAnyOrderElementsOf(
              grids.isEmpty()
                  ? List.of()
                  : new Parts(Stop.NEVER).redundant(digits, grids.get(0)).signs());
      redundant += findings.signs().redundant().size();
    }
    assertThat(redundant).isGreaterThanOrEqualTo(Tries.showing(50));
  }

  /** A board with three rules that do not exclude one another, as most do. */
  private static Board withGrid(Random random) {
    return Stream.generate(() -> RandomRules.some(3, Boards.FOUR, random))
        .filter(board -> !grid(board).isEmpty())
        .findFirst()
        .orElseThrow();
  }

  private static List<Puzzle> grid(Board board) {
    return new SolutionCounter(board).solutions(Puzzle.empty(board), 1);
  }

  /** Each digit of each open cell is a candidate just if it has a solution of its own. */
  private static void checkCandidates(Findings findings, Puzzle digits) {
    for (int cell : digits.mask().open().toArray()) {
      int expected =
          digits
              .board()
              .digitRange()
              .filter(digit -> !BruteForce.solutions(digits.with(cell, digit), 0).isEmpty())
              .map(digit -> 1 << (digit - 1))
              .sum();
      assertThat(findings.candidates().get(cell)).as(digits.line()).isEqualTo(expected);
      assertThat(findings.differing().contains(cell)).isEqualTo(Integer.bitCount(expected) > 1);
    }
  }

  /** Each candidate that makes a puzzle of a draft with several solutions, and no other. */
  private static void checkDeciding(Findings findings, Puzzle digits) {
    if (!findings.solutions().isSeveral() || !findings.solutions().isExact()) {
      assertThat(findings.deciding()).isEmpty();
      return;
    }
    Board board = digits.board();
    assertThat(findings.deciding())
        .as(digits.line())
        .containsExactlyInAnyOrderElementsOf(
            digits.mask().open().stream()
                .boxed()
                .flatMap(cell -> board.digitRange().mapToObj(d -> board.candidate(cell, d)))
                .filter(
                    candidate ->
                        BruteForce.solutions(
                                    digits.with(board.cellOf(candidate), board.digitOf(candidate)),
                                    1)
                                .size()
                            == 1)
                .toList());
  }

  private static CellSet spare(Puzzle digits, int solutions) {
    return solutions > 1
        ? CellSet.empty()
        : CellSet.of(
            digits.mask().clues().stream()
                .filter(
                    cell -> {
                      int without = BruteForce.solutions(digits.with(cell, 0), 2).size();
                      return solutions == 1 ? without == 1 : without > 0;
                    }));
  }

  private static boolean isSeen(Puzzle digits) {
    return Flaw.of(digits).isPresent();
  }

  @ParameterizedTest
  @CsvSource({
    "1..1............, 1 appears twice in row 1.",
    "12..3....4......, No digit fits in r2c2.",
    "12.....4........, 4 has no place left in row 1.",
    "12........2...1., 'Once all singles are filled in, 2 has no place left in row 2.'",
    "..21.....3..2.1., 'Once all singles are filled in, no digit fits in r4c2.'"
  })
  void theFlawIsNamed(String cells, String sentence) {
    Puzzle digits = PuzzleText.read(cells);
    assertThat(BruteForce.solutions(digits, 0)).isEmpty();
    assertThat(findings(digits).flaw().orElseThrow().sentence()).hasToString(sentence);
  }

  @Test
  void moreSolutionsThanAreCountedAreNotCalledANumber() {
    Findings findings = findings(Puzzle.empty(Boards.NINE));
    assertThat(findings.solutions()).isEqualTo(SolutionCount.atLeast(SolutionCount.MOST + 1));
    assertThat(findings.candidates()).containsOnly(Boards.NINE.allDigits());
    assertThat(findings.differing().size()).isEqualTo(81);
  }

  @Test
  void whatTakesTooLongIsNotDecided() {
    Board board = Boards.withCells(625).orElseThrow();
    Random random = new Random(5);
    Puzzle full = Grids.solution(board, random);
    int[] some =
        IntStream.range(0, board.cells())
            .map(cell -> random.nextInt(100) < 45 ? full.digit(cell) : 0)
            .toArray();
    DigitsCheck check = new DigitsCheck(new Puzzle(board, some), Optional.empty());
    Findings quick = check.next();
    assertThat(quick.solutions()).isEqualTo(SolutionCount.UNKNOWN);
    assertThat(quick.isComplete()).isFalse();
    check.stop();
    assertThat(check.next().solutions()).isEqualTo(SolutionCount.UNKNOWN);
    assertThat(check.isDone()).isTrue();
  }
}
