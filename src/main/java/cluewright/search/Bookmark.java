package cluewright.search;

import java.util.Optional;

/**
 * Saves the progress of a long walk, so that a later run of the same request can continue it.
 *
 * <p>What is kept is text that only the engine understands. Safe for use by several threads.
 */
public interface Bookmark {
  /** The first words of every saved text. */
  String MARK = "cluewright-walk ";

  /** Saves nothing, for walks that will not be continued. */
  Bookmark NONE =
      new Bookmark() {
        @Override
        public Optional<String> last() {
          return Optional.empty();
        }

        @Override
        public void keep(String text) {
          // Nobody asks for it.
        }
      };

  /** The text saved last by an earlier run; empty if this run starts from the beginning. */
  Optional<String> last();

  /** Replaces the saved text; called a few times a minute on the searching threads. */
  void keep(String text);

  /** Thrown if a saved text belongs to another request or is damaged. */
  final class UnfitException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public UnfitException(String message) {
      super(message);
    }
  }
}
