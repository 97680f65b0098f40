package cluewright.print;

import java.util.Objects;
import java.util.Set;

/**
 * The parts that make an edition a book.
 *
 * @param title on the cover; may be empty
 * @param subtitle on the cover; may be empty
 * @param author on the cover; may be empty
 */
public record Book(String title, String subtitle, String author, Set<Section> sections) {

  /** The parts of a book besides its puzzles. */
  public enum Section {
    COVER,
    /** Chapters and their pages. */
    CONTENTS,
    /** A chapter for each level, easiest first, instead of one sequence in the order given. */
    CHAPTERS
  }

  public Book {
    Objects.requireNonNull(title);
    Objects.requireNonNull(subtitle);
    Objects.requireNonNull(author);
    sections = Set.copyOf(sections);
  }
}
