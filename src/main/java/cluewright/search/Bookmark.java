package cluewright.search;

import java.util.Optional;

/**
 * Keeps how far a long walk has come, so that a later run of the same request goes on from there.
 *
 * <p>What is kept is text that only the engine understands. Safe for use by several threads.
 */
public interface Bookmark {
  /** How every text that is kept begins. */
  String MARK = "cluewright-walk ";

  /** For walks that nobody wants to go on with. */
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

  /** The text that an earlier run kept last; empty if this one starts from the beginning. */
  Optional<String> last();

  /** Replaces the text that is kept; called some times a minute, on the searching threads. */
  void keep(String text);

  /** The text that was kept does not belong to the request, or is damaged. */
  final class UnfitException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public UnfitException(String message) {
      super(message);
    }
  }
}
