package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.FormatException;
import cluewright.format.exchange.Content.Clues;
import cluewright.model.GridState;
import java.util.List;

/** Assertions that tests of single formats share. */
final class Told {
  private Told() {}

  static Clues puzzle(List<Item> items) {
    return (Clues) items.get(0).content();
  }

  static GridState position(List<Item> items) {
    return puzzle(items).position().orElseThrow();
  }

  /** That a text is refused with a sentence that begins so. */
  static void fault(Format format, String text, String beginning) {
    assertThatThrownBy(() -> format.read(text))
        .as(text)
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(beginning);
  }
}
