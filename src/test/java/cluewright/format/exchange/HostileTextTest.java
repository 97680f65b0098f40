package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import cluewright.Tries;
import cluewright.format.FormatException;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever a reader is given, it answers with items or with one sentence that names the place. */
final class HostileTextTest {
  /**
   * Of 100,000 the later ones met next to nothing new: but for words that a message repeats, 20,000
   * have met all sorts of messages of most formats, and all but five of any. Few take seconds, so
   * that a run of a share of the tries makes more of these than of others.
   */
  private static final int INPUTS = Math.max(1000, Tries.of(20_000));

  private static final Pattern SENTENCE =
      Pattern.compile("line \\d+, column \\d+: .+", Pattern.DOTALL);

  /** Pieces that mean something to one format or another. */
  private static final List<String> PIECES =
      List.of(
          "\0",
          "\n",
          "\r\n",
          " ",
          "|",
          "---",
          ",",
          ":",
          "+",
          "#",
          "\"",
          "'",
          "<",
          ">",
          "&",
          "{",
          "}",
          "[",
          "]",
          "=",
          "%",
          "%ZZ",
          "0",
          "9",
          "-1",
          "1e999",
          "99999999999",
          "\u00e9",
          "\ufeff",
          "\ud800",
          "\u6570",
          "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]>",
          "&b;",
          "[State]",
          "null",
          "{\"a\":{\"a\":{\"a\":[[[[[[",
          "................................");

  static Stream<Format> formats() {
    return Formats.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("formats")
  void mutatedTextsAreReadOrRefusedWithAPlace(Format format) {
    Random random = Tries.random(11);
    List<String> seeds = seeds(format, random);
    int read = 0;
    for (int i = 0; i < INPUTS; i++) {
      String text = mutated(seeds, random);
      format.isLikely(text);
      try {
        assertThat(format.read(text)).isNotEmpty();
        read++;
      } catch (FormatException refused) {
        if (i % 64 == 0 && !SENTENCE.matcher(refused.getMessage()).matches()) {
          fail("no place in: %s%nof: %s", refused.getMessage(), text);
        }
      } catch (RuntimeException | StackOverflowError unnamed) {
        fail("%s reads %s".formatted(format.id(), text), unnamed);
      }
    }
    assertThat(read)
        .as("some mutations leave a readable text")
        .isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static List<String> seeds(Format format, Random random) {
    List<String> seeds = new ArrayList<>();
    for (Board board : List.of(Boards.FOUR, Boards.NINE)) {
      Puzzle solution = Grids.solution(board, random);
      Puzzle clues = solution.restrictedTo(Samples.mask(board, random));
      Metadata about = Samples.about(random);
      List<Item> all =
          List.of(
              Item.of(clues).with(about),
              Item.of(clues, Samples.position(clues, solution, random)).with(about),
              Item.of(Samples.mask(board, random)).with(about));
      all.stream()
          .map(List::of)
          .filter(one -> format.refusal(one).isEmpty())
          .map(format::write)
          .forEach(seeds::add);
    }
    return seeds;
  }

  private static String mutated(List<String> seeds, Random random) {
    StringBuilder text = new StringBuilder(seeds.get(random.nextInt(seeds.size())));
    for (int strokes = 1 + random.nextInt(4); strokes > 0; strokes--) {
      int at = random.nextInt(text.length() + 1);
      int end = Math.min(text.length(), at + 1 + random.nextInt(6));
      switch (random.nextInt(6)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
        case 2 -> text.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
        case 3 -> text.insert(at, text.substring(at, end).repeat(1 + random.nextInt(3)));
        case 4 -> text.setLength(at);
        default -> {
          if (at < text.length()) {
            text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(8)));
          }
        }
      }
    }
    return text.toString();
  }
}
