package cluewright.search.engine;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.Arguments;
import cluewright.search.BruteForce;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Masks of the 6x6 board with the number of its 39,168 grids that each set completes.
 *
 * <p>{@code six-by-six.tsv} is made by {@link #theTableIsWrittenAnew} from {@link BruteForce}:
 * {@code mvn test -Dtest=SixBySixTest#theTableIsWrittenAnew -Dcluewright.regenerate=true}, some
 * minutes. Its rows: random masks of 7 to 12 clues, and some that hidden singles solve and naked
 * singles do not.
 */
final class SixBySixTest {
  private static final String TABLE = "six-by-six.tsv";
  private static final List<String> SETS = List.of("N", "H", "NH", "HL", "NHL");

  /**
   * A line of the table.
   *
   * @param grids how many grids each of the sets completes
   */
  private record Row(String mask, List<Integer> grids) {

    /** Mask, number of clues, and a number for each set, with tabs between. */
    static Row parse(String line) {
      String[] fields = line.split("\t", -1);
      return new Row(
          fields[0],
          IntStream.range(0, SETS.size()).mapToObj(i -> Integer.valueOf(fields[2 + i])).toList());
    }

    static Row count(Mask mask) {
      return new Row(
          mask.line(), SETS.stream().map(set -> BruteForce.SIX.count(mask.line(), set)).toList());
    }

    boolean isPossible(String set) {
      return grids.get(SETS.indexOf(set)) > 0;
    }

    Mask board() {
      return Masks.mask(Boards.SIX, mask);
    }

    @Override
    public String toString() {
      return mask
          + "\t"
          + board().size()
          + "\t"
          + grids.stream().map(String::valueOf).collect(Collectors.joining("\t"));
    }
  }

  @Test
  void thereAre39168GridsUpToTheNamesOfTheDigits() {
    assertThat(BruteForce.SIX.gridCount()).isEqualTo(39_168);
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NH", "HL", "NHL"})
  void everyRowOfTheTableIsDecidedAsCounted(String set) throws IOException {
    List<Row> rows = table();

    assertThat(rows).hasSizeGreaterThanOrEqualTo(30);
    assertThat(rows).anyMatch(row -> row.isPossible(set)).anyMatch(row -> !row.isPossible(set));
    assertThat(decidedPossible(rows, set)).containsExactlyElementsOf(countedPossible(rows, set));
  }

  @Test
  void theTableHoldsMasksThatHiddenSinglesSolveAndNakedSinglesDoNot() throws IOException {
    assertThat(table()).anyMatch(row -> row.isPossible("H") && !row.isPossible("N"));
  }

  @Test
  void aFewRowsOfTheTableAreCountedAnew() throws IOException {
    List<Row> rows = table();
    for (int i : Tries.some(Stream.of(0, rows.size() / 2, rows.size() - 1)).toList()) {
      assertThat(Row.count(rows.get(i).board())).isEqualTo(rows.get(i));
    }
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NH", "HL", "NHL"})
  void everyRowOfThePublishedTableIsDecidedAsCounted(String set) throws IOException {
    List<Row> rows = Masks.data("golden_6x6_masks.tsv").stream().map(Row::parse).toList();

    assertThat(rows).hasSize(116);
    assertThat(decidedPossible(rows, set)).containsExactlyElementsOf(countedPossible(rows, set));
  }

  @Thorough
  @Test
  void someRowsOfThePublishedTableHaveTheCountsOfBruteForce() throws IOException {
    List<Row> rows = Masks.data("golden_6x6_masks.tsv").stream().map(Row::parse).toList();
    for (int i = 0; i < rows.size(); i += 23) {
      assertThat(Row.count(rows.get(i).board())).isEqualTo(rows.get(i));
    }
  }

  private static List<String> decidedPossible(List<Row> rows, String set) {
    List<String> possible = new ArrayList<>();
    for (Row row : rows) {
      Request request = new Request(row.board(), StrategySet.parse(set));
      Outcome outcome = new Generator().generate(request, Watch.idle());
      assertThat(outcome).isNotInstanceOf(Outcome.Undecided.class);
      if (outcome instanceof Outcome.Found) {
        possible.add(row.mask());
      }
    }
    return possible;
  }

  private static List<String> countedPossible(List<Row> rows, String set) {
    return rows.stream().filter(row -> row.isPossible(set)).map(Row::mask).toList();
  }

  private static List<Row> table() throws IOException {
    try (InputStream in = SixBySixTest.class.getResourceAsStream(TABLE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Row::parse)
          .toList();
    }
  }

  @Test
  @EnabledIfSystemProperty(named = "cluewright.regenerate", matches = "true")
  void theTableIsWrittenAnew() throws IOException {
    Random random = new Random(66);
    List<Row> rows = new ArrayList<>();
    for (int clues : new int[] {7, 8, 8, 8, 8, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 11, 11, 11}) {
      rows.add(Row.count(Masks.random(Boards.SIX, clues, random)));
    }
    addWhile(rows, 6, random, row -> row.isPossible("NHL"));
    addWhile(rows, 6, random, row -> row.isPossible("H") && !row.isPossible("N"));
    addWhile(rows, 2, random, row -> !row.isPossible("NHL"));
    List<String> lines = new ArrayList<>();
    lines.add("# mask\tclues\tof 39,168 grids completed by\t" + String.join("\t", SETS));
    rows.forEach(row -> lines.add(row.toString()));
    Files.write(Path.of("src/test/resources/cluewright/search", TABLE), lines);
  }

  /** Adds random masks of 8 and 9 clues that every short argument passes and {@code wanted} too. */
  private static void addWhile(List<Row> rows, int more, Random random, Predicate<Row> wanted) {
    for (int added = 0; added < more; ) {
      Mask mask = Masks.random(Boards.SIX, 8 + random.nextInt(2), random);
      Row row = isRefutedAtOnce(mask) ? null : Row.count(mask);
      if (row != null && wanted.test(row)) {
        rows.add(row);
        added++;
      }
    }
  }

  private static boolean isRefutedAtOnce(Mask mask) {
    return !Arguments.against(mask, StrategySet.parse("NHL")).isEmpty();
  }
}
