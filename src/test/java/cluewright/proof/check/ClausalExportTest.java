package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import java.io.BufferedReader;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The clauses of a walk say what they should, and their proof leads to a contradiction. */
final class ClausalExportTest {
  @TempDir Path folder;

  private String write(String record) throws Exception {
    return ClausalExport.write(
        new BufferedReader(new StringReader(record)), folder.resolve("walk"), () -> {});
  }

  private List<String> lines(String ending) throws Exception {
    return Files.readAllLines(folder.resolve("walk" + ending));
  }

  /** An order that begins with a row that is wholly open. */
  private static String record(PlainBoard board, boolean[] isClue, int row, Random random) {
    List<Integer> later = new ArrayList<>();
    for (int cell = 0; cell < board.cells; cell++) {
      if (!isClue[cell] && board.row(cell) != row) {
        later.add(cell);
      }
    }
    Collections.shuffle(later, random);
    List<Integer> order = new ArrayList<>();
    Arrays.stream(board.houses[row]).forEach(order::add);
    order.addAll(later);
    StringBuilder mask = new StringBuilder();
    for (boolean clue : isClue) {
      mask.append(clue ? 'x' : '.');
    }
    return Records.of(
        board.name,
        mask.toString(),
        "any",
        "open-cells",
        "method open-cells",
        "order " + order.stream().map(board::label).collect(Collectors.joining(" ")),
        "depth " + random.nextInt(board.size),
        "prefixes 999999");
  }

  /** What the checker takes is written with a proof, and what it refuses is not. */
  @ParameterizedTest
  @CsvSource({"4x4, 200, 20, 2", "6x6, 12, 1, 5"})
  void aProofIsWrittenJustWhereThereIsNoPuzzle(String name, int tries, int each, int more)
      throws Exception {
    PlainBoard board = PlainBoard.named(name).orElseThrow();
    Random random = Tries.random(433);
    int written = 0;
    int refused = 0;
    for (int trial = 0; trial < Tries.of(tries); trial++) {
      int row = random.nextInt(board.size);
      boolean[] isClue = new boolean[board.cells];
      for (int clues = board.size - 1 + random.nextInt(more); clues > 0; ) {
        int cell = random.nextInt(board.cells);
        if (!isClue[cell] && board.row(cell) != row) {
          isClue[cell] = true;
          clues--;
        }
      }
      String record = record(board, isClue, row, random);
      if (Records.verdict(record).startsWith("All ways ")) {
        assertThat(write(record)).contains("second fillings");
        assertLeadsToAContradiction();
        written++;
      } else {
        assertThatThrownBy(() -> write(record))
            .hasMessageContaining("the mask holds a puzzle with exactly one solution");
        refused++;
      }
    }
    assertThat(written).isGreaterThanOrEqualTo(Tries.showing(each));
    assertThat(refused).isGreaterThanOrEqualTo(name.equals("4x4") ? Tries.showing(each) : 0);
  }

  /** Checks the proof as LRAT says: each hint is a clause with one literal left, the last none. */
  private void assertLeadsToAContradiction() throws Exception {
    Map<Long, int[]> clauses = new HashMap<>();
    List<String> cnf = lines(".cnf");
    for (int i = 1; i < cnf.size(); i++) {
      clauses.put((long) i, numbers(cnf.get(i)));
    }
    assertThat(cnf.get(0)).matches("p cnf \\d+ +" + (cnf.size() - 1));
    long before = cnf.size() - 1L;
    boolean hasEnded = false;
    for (String line : lines(".lrat")) {
      String[] parts = line.split(" 0( |$)", -1);
      long[] first = Arrays.stream(parts[0].split(" ")).mapToLong(Long::parseLong).toArray();
      int[] conclusion = Arrays.stream(first).skip(1).mapToInt(each -> (int) each).toArray();
      assertThat(first[0]).isGreaterThan(before);
      assertFollows(conclusion, parts[1], clauses);
      clauses.put(first[0], conclusion);
      before = first[0];
      hasEnded = conclusion.length == 0;
    }
    assertThat(hasEnded).isTrue();
  }

  private static void assertFollows(int[] conclusion, String hints, Map<Long, int[]> clauses) {
    Set<Integer> isFalse = new HashSet<>();
    Arrays.stream(conclusion).forEach(isFalse::add);
    String[] names = hints.split(" ", -1);
    for (int i = 0; i < names.length; i++) {
      int[] clause = clauses.get(Long.parseLong(names[i]));
      int[] left = IntStream.of(clause).filter(literal -> !isFalse.contains(literal)).toArray();
      assertThat(left).hasSize(i == names.length - 1 ? 0 : 1);
      Arrays.stream(left).forEach(literal -> isFalse.add(-literal));
    }
  }

  private static int[] numbers(String line) {
    int[] all = Arrays.stream(line.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    assertThat(all[all.length - 1]).isZero();
    return Arrays.copyOf(all, all.length - 1);
  }

  /** In each of the 288 grids of 4x4 that has the digits of a line, they make another grid. */
  @Test
  void aSecondFillingMakesAnotherGridAroundTheSameClues() throws Exception {
    PlainBoard board = PlainBoard.named("4x4").orElseThrow();
    String mask = "x.x...........x.";
    String order = "r2c1 r2c2 r2c3 r2c4 r1c2 r1c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c4";
    write(
        Records.of(
            "4x4",
            mask,
            "any",
            "open-cells",
            "method open-cells",
            "order " + order,
            "depth 4",
            "prefixes 9"));
    List<int[]> grids = new ArrayList<>();
    fill(board, new int[16], 0, grids);
    assertThat(grids).hasSize(288);
    int shown = 0;
    for (String line : lines(".pairs")) {
      Map<Integer, int[]> changes = new HashMap<>();
      for (String word : line.split(" ", -1)) {
        int cell = (word.charAt(1) - '1') * 4 + word.charAt(3) - '1';
        changes.put(cell, new int[] {word.charAt(5) - '0', word.charAt(7) - '0'});
        assertThat(mask.charAt(cell)).isEqualTo('.');
      }
      for (int[] grid : grids) {
        if (changes.entrySet().stream().allMatch(e -> grid[e.getKey()] == e.getValue()[0])) {
          int[] other = grid.clone();
          changes.forEach((cell, digits) -> other[cell] = digits[1]);
          assertThat(grids).anyMatch(each -> Arrays.equals(each, other));
          assertThat(other).isNotEqualTo(grid);
          shown++;
        }
      }
    }
    assertThat(shown).isPositive();
    assertThat(lines(".pairs")).doesNotHaveDuplicates();
    assertThat(lines(".cnf").size() - 1 - 4 - lines(".pairs").size())
        .isEqualTo(16 * (1 + 6) + 12 * 4 * (1 + 6));
  }

  private static void fill(PlainBoard board, int[] grid, int cell, List<int[]> grids) {
    if (cell == grid.length) {
      grids.add(grid.clone());
      return;
    }
    for (int digit = 1; digit <= board.size; digit++) {
      int tried = digit;
      if (Arrays.stream(board.peers[cell]).noneMatch(peer -> grid[peer] == tried)) {
        grid[cell] = digit;
        fill(board, grid, cell + 1, grids);
        grid[cell] = 0;
      }
    }
  }

  @Test
  void theOrderMustBeginWithAHouse() {
    String record =
        Records.of(
            "4x4",
            "x.x...........x.",
            "any",
            "open-cells",
            "method open-cells",
            "order r2c1 r2c2 r4c4 r1c2 r2c3 r2c4 r1c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2",
            "depth 4",
            "prefixes 9");

    assertThatThrownBy(() -> write(record))
        .isInstanceOf(ProofException.class)
        .hasMessage(
            "line 8: the order must begin with 3 cells of one house, whose digits name the others");
  }

  @Test
  void otherMethodsHaveNoClauses() {
    String record =
        Records.naked("x...............", "exhausted", "method enumeration", "order r1c1");

    assertThatThrownBy(() -> write(record))
        .hasMessageContaining("clauses are written of walks over open cells");
  }
}
