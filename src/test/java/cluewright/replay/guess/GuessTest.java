package cluewright.replay.guess;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GuessTest {

  private static List<Deduction> guesses(SolvingState state) {
    List<Deduction> found = new ArrayList<>();
    new Guess().finder(state.board()).find(state, found::add);
    return found;
  }

  /** Guesses and naked singles alone, each guess against brute force. */
  @InTurn
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1..4.........32.",
        "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6"
      })
  void eachGuessDropsAWrongCandidateUntilTheSolutionStands(String clues) {
    Puzzle puzzle = PuzzleText.read(clues);
    SolutionCounter counter = new SolutionCounter(puzzle.board());
    SolvingState state = new SolvingState(puzzle.board());
    state.load(puzzle);
    while (!state.isComplete()) {
      if (!isAppliedFirst(state)) {
        Deduction guess = guesses(state).get(0);
        assertThat(guess.changes()).hasSize(1);
        assertThat(guess.isOpenIn(state)).isTrue();
        assertThat(counter.number(with(puzzle, guess))).isEqualTo(Solutions.NONE);
        assertIsDrawn(guess, state);
        guess.applyTo(state);
      }
      assertThat(state.isContradictory()).isFalse();
    }
    assertThat(counter.answer(puzzle).solution()).contains(state.frozen().placements());
  }

  private static Puzzle with(Puzzle puzzle, Deduction guess) {
    Board board = puzzle.board();
    int candidate = guess.changes().get(0);
    int[] digits = IntStream.range(0, board.cells()).map(puzzle::digit).toArray();
    digits[board.cellOf(candidate)] = board.digitOf(candidate);
    return new Puzzle(board, digits);
  }

  private static boolean isAppliedFirst(SolvingState state) {
    Predicate<Deduction> taken =
        deduction -> {
          deduction.applyTo(state);
          return true;
        };
    return Catalogue.NAKED_SINGLE.finder(state.board()).find(state, taken);
  }

  /** All that is drawn is open, the links begin at the guess, and each leads on. */
  private static void assertIsDrawn(Deduction guess, SolvingState state) {
    Board board = state.board();
    Evidence evidence = guess.evidence();
    int wrong = guess.changes().get(0);
    assertThat(evidence.links()).isNotEmpty();
    for (Evidence.Link link : evidence.links()) {
      for (int end : new int[] {link.from(), link.to()}) {
        assertThat(state.isOpen(board.cellOf(end), board.digitOf(end))).isTrue();
      }
    }
    int cell = board.cellOf(wrong);
    for (int digit = 1; digit <= board.digits(); digit++) {
      int other = board.candidate(cell, digit);
      if (state.isOpen(cell, digit) && other != wrong) {
        assertThat(evidence.marks()).contains(new Evidence.Mark(other, Evidence.Role.SECOND));
      }
    }
    assertThat(evidence.marks()).noneMatch(mark -> mark.candidate() == wrong);
  }

  @Test
  void aBranchThatSinglesEndIsSaidInOneSentence() {
    Puzzle puzzle =
        PuzzleText.read(
            "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    SolvingState state = new SolvingState(puzzle.board());
    state.load(puzzle);
    String said = guesses(state).get(0).sentence().toString();
    assertThat(said).matches("Guess: (r\\dc\\d) is .* or \\d; if \\1 were \\d, .* eliminated.*");
  }

  @Test
  void whatHasManySolutionsLosesOnlyWhatNoneOfThemHas() {
    Puzzle puzzle = PuzzleText.read("12..............");
    SolvingState state = new SolvingState(puzzle.board());
    state.load(puzzle);
    for (List<Deduction> found = guesses(state); !found.isEmpty(); found = guesses(state)) {
      assertThat(new SolutionCounter(puzzle.board()).number(with(puzzle, found.get(0))))
          .isEqualTo(Solutions.NONE);
      found.get(0).applyTo(state);
    }
    assertThat(state.isComplete()).isFalse();
  }

  @Test
  void whatIsStoppedFindsNothing() {
    Puzzle puzzle = PuzzleText.read("1..4.........32.");
    SolvingState state = new SolvingState(puzzle.board());
    state.load(puzzle);
    assertThat(new Guess(() -> true).finder(puzzle.board()).find(state, found -> true)).isFalse();
  }

  /** On boards whose branches end where a cage or an arrow cannot be kept, too. */
  @InTurn
  @ParameterizedTest
  @ValueSource(
      strings = {
        "4x4+cage7=r1c1r2c1r2c2+cage3=r3c3r3c4+cage6=r1c3r1c4",
        "4x4+arrow1=r1c1r1c2r2c3+sandwich3=r1c4r2c4r3c4r4c4"
      })
  void rulesThatCannotBeKeptRefuteToo(String board) {
    SolvingState state = new SolvingState(Boards.named(board).orElseThrow());
    Puzzle empty = state.frozen().placements();
    List<String> said = new ArrayList<>();
    for (List<Deduction> found = guesses(state); !found.isEmpty(); found = guesses(state)) {
      assertThat(new SolutionCounter(state.board()).number(with(empty, found.get(0))))
          .as(found.get(0).sentence().toString())
          .isEqualTo(Solutions.NONE);
      said.add(found.get(0).sentence().toString());
      found.get(0).applyTo(state);
    }
    assertThat(said).anyMatch(each -> each.contains("add up to") || each.contains("be kept"));
  }
}
