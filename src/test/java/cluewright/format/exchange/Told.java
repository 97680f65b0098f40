package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.FormatException;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Assertions that tests of single formats share. */
public final class Told {
  private Told() {}

  /** The lines of a text beside the tests of formats, without those that begin with “#”. */
  public static List<String> lines(String name) throws IOException {
    try (InputStream in = Told.class.getResourceAsStream("/cluewright/format/exchange/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }

  public static Clues puzzle(List<Item> items) {
    return (Clues) items.get(0).content();
  }

  public static Puzzle puzzleOf(Item item) {
    return ((Clues) item.content()).clues();
  }

  public static GridState position(List<Item> items) {
    return puzzle(items).position().orElseThrow();
  }

  /** That a text is refused with a sentence that begins so. */
  public static void fault(Format format, String text, String beginning) {
    assertThatThrownBy(() -> format.read(text))
        .as(text)
        .isInstanceOf(FormatException.class)
        .hasMessageStartingWith(beginning);
  }
}
