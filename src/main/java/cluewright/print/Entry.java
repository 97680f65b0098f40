package cluewright.print;

import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Answer;
import cluewright.replay.SolvingPath;
import cluewright.replay.profile.Profile;
import java.util.Objects;
import java.util.Optional;

/**
 * A puzzle of an edition.
 *
 * @param title may be empty
 * @param author may be empty
 * @param notes a line or two under the puzzle, such as the strategies; may be empty
 * @param answer its solution complete, with the puzzle's clues
 * @param path the steps that a walk-through shows
 * @param digits how its digits are written
 * @param profile what it is like to solve
 */
public record Entry(
    String title,
    String author,
    String notes,
    Puzzle puzzle,
    Answer answer,
    Optional<Grade> grade,
    Optional<SolvingPath> path,
    DigitSet digits,
    Optional<Profile> profile) {

  /**
   * Checks that puzzle and solution match.
   *
   * @throws IllegalArgumentException if they do not
   */
  public Entry {
    Objects.requireNonNull(title);
    Objects.requireNonNull(author);
    Objects.requireNonNull(notes);
    digits = digits.on(puzzle.board());
    if (answer.solution().filter(known -> !isSolved(puzzle, known)).isPresent()) {
      throw new IllegalArgumentException("this is no solution of the puzzle");
    }
  }

  /** An entry with the usual digits and no profile. */
  public Entry(
      String title,
      String author,
      String notes,
      Puzzle puzzle,
      Answer answer,
      Optional<Grade> grade,
      Optional<SolvingPath> path) {
    this(title, author, notes, puzzle, answer, grade, path, DigitSet.USUAL, Optional.empty());
  }

  /** An entry for a puzzle of which only the clues are known. */
  public static Entry of(Puzzle puzzle) {
    return new Entry("", "", "", puzzle, Answer.UNKNOWN, Optional.empty(), Optional.empty());
  }

  /** The solution, if it is known to be unique. */
  public Optional<Puzzle> solution() {
    return answer.solution();
  }

  /** The note printed in place of a missing solution. */
  public Phrase withoutSolution() {
    return Phrase.of(
        answer.equals(Answer.UNKNOWN) ? "print.solution-unknown" : "print.no-solution");
  }

  private static boolean isSolved(Puzzle puzzle, Puzzle solution) {
    return solution.isComplete()
        && solution.board().equals(puzzle.board())
        && solution.restrictedTo(puzzle.mask()).equals(puzzle);
  }
}
