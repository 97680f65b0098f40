package cluewright.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.format.FormatException;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The promises of every format. */
final class FormatContractTest {
  private static final int ROUNDS = Tries.of(20);

  /** The board that every format knows, and others. */
  private static final List<Board> BOARDS =
      Stream.concat(Stream.of(Boards.NINE), Tries.few(all(), 7).stream()).distinct().toList();

  /** Those with a size as a name, and those of other kinds. */
  private static List<Board> all() {
    return Stream.concat(Boards.ALL.stream(), ContractBoards.ALL.stream()).distinct().toList();
  }

  static Stream<Format> formats() {
    return Formats.ALL.stream();
  }

  /**
   * The samples of a seed, round by round: the same for each format, so that they are made once.
   */
  private static final Map<Integer, List<List<List<Item>>>> SAMPLES = new HashMap<>();

  private static List<List<List<Item>>> rounds(int seed, int rounds) {
    return SAMPLES.computeIfAbsent(
        seed,
        any -> {
          Random random = Tries.random(seed);
          return Stream.generate(() -> samples(random)).limit(rounds).toList();
        });
  }

  private static List<List<Item>> samples(int seed) {
    return rounds(seed, 1).get(0);
  }

  /** One item of each kind on each board, and lists of several. */
  private static List<List<Item>> samples(Random random) {
    List<List<Item>> samples = new ArrayList<>();
    for (Board board : BOARDS) {
      Puzzle solution = Grids.solution(board, random);
      Puzzle clues = solution.restrictedTo(Samples.mask(board, random));
      Metadata about = Samples.about(random);
      Item plain = Item.of(clues).with(about);
      Item drawing = Item.of(Samples.mask(board, random)).with(about);
      Item onItsWay = Item.of(clues, Samples.position(clues, solution, random)).with(about);
      Item another = Item.of(Samples.puzzle(board, random));
      samples.addAll(
          List.of(
              List.of(plain),
              List.of(drawing),
              List.of(onItsWay),
              List.of(plain, another),
              List.of(Item.of(clues))));
    }
    return samples;
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whatAFormatDoesNotRefuseItWritesAndReadsAgain(Format format) {
    int written = 0;
    for (List<List<Item>> samples : rounds(7, ROUNDS)) {
      for (List<Item> items : samples) {
        if (format.refusal(items).isEmpty()) {
          String text = format.write(items);
          assertThat(format.isLikely(text)).as("%s: %s", format.id(), text).isTrue();
          assertThat(format.read(text)).as(text).isEqualTo(format.kept(items));
          written++;
        }
      }
    }
    assertThat(written).isGreaterThanOrEqualTo(ROUNDS);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void whatAFormatWroteIsDetectedByItsContent(Format format) {
    for (List<Item> items : samples(8)) {
      if (format.refusal(items).isEmpty()) {
        String text = format.write(items);
        assertThat(Formats.of(text).id()).as(text).isEqualTo(format.id());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void writingWhatWasReadGivesTheSameText(Format format) {
    for (List<Item> items : samples(9)) {
      if (format.refusal(items).isEmpty()) {
        String text = format.write(items);
        assertThat(format.write(format.read(text))).isEqualTo(text);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void lineEndsAndTrailingBlanksDoNotMatter(Format format) {
    for (List<Item> items : samples(10)) {
      if (format.refusal(items).isEmpty()) {
        String text = format.write(items);
        List<Item> plain = format.read(text);
        for (String end : List.of("\r\n", "\r", "  \n")) {
          assertThat(cells(format.read(text.replace("\n", end)))).isEqualTo(cells(plain));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("formats")
  void nothingAndNonsenseAreRefusedInOneSentenceWithAPlace(Format format) {
    for (String nonsense : List.of("", "\n\n", "nonsense", "{", "<a", "\0\0\0", ":::::::")) {
      assertThatThrownBy(() -> format.read(nonsense))
          .as("%s reads %s", format.id(), nonsense)
          .isInstanceOf(FormatException.class)
          .hasMessageMatching("(?s)line \\d+, column \\d+: .+");
    }
  }

  @Test
  void idsAndExtensionsAreOfOneFormatEach() {
    assertThat(Formats.ALL.stream().map(Format::id)).doesNotHaveDuplicates();
    assertThat(Formats.ALL.stream().flatMap(format -> format.extensions().stream()))
        .doesNotHaveDuplicates();
  }

  private static List<Content> cells(List<Item> items) {
    return items.stream().map(Item::content).toList();
  }
}
