package cluewright.print;

import cluewright.model.Puzzle;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * What is printed: a puzzle on the first page and, if wanted, its solution on the second.
 *
 * @param title may be empty
 * @param author may be empty
 * @param solution complete, with the puzzle's clues
 * @param note a line for the footer, such as the strategies; may be empty
 * @param language of the words that Cluewright adds
 */
public record PuzzlePage(
    String title,
    String author,
    Puzzle puzzle,
    Optional<Puzzle> solution,
    Paper paper,
    String note,
    Locale language) {

  /**
   * Checks that puzzle and solution belong together.
   *
   * @throws IllegalArgumentException if they do not
   */
  public PuzzlePage {
    Objects.requireNonNull(title);
    Objects.requireNonNull(author);
    Objects.requireNonNull(paper);
    Objects.requireNonNull(note);
    Objects.requireNonNull(language);
    if (solution.isPresent()
        && !(solution.get().isComplete()
            && solution.get().board() == puzzle.board()
            && solution.get().restrictedTo(puzzle.mask()).equals(puzzle))) {
      throw new IllegalArgumentException("this is no solution of the puzzle");
    }
  }

  /** A page in English. */
  public PuzzlePage(
      String title,
      String author,
      Puzzle puzzle,
      Optional<Puzzle> solution,
      Paper paper,
      String note) {
    this(title, author, puzzle, solution, paper, note, Locale.ENGLISH);
  }

  /** A page in English without a note. */
  public PuzzlePage(
      String title, String author, Puzzle puzzle, Optional<Puzzle> solution, Paper paper) {
    this(title, author, puzzle, solution, paper, "");
  }
}
