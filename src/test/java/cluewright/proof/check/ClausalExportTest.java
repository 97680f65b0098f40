package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import cluewright.InTurn;
import cluewright.Tries;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
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
import org.junit.jupiter.params.provider.ValueSource;
import org.opentest4j.TestAbortedException;

/** The clauses of a walk say what they should, and their proof leads to a contradiction. */
final class ClausalExportTest {
  @TempDir Path folder;

  private String write(String record) throws Exception {
    return ClausalExport.write(
        new BufferedReader(new StringReader(record)),
        folder.resolve("walk"),
        (branches, lines) -> {});
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
    ByteBuffer proof = ByteBuffer.wrap(Files.readAllBytes(folder.resolve("walk.clrat")));
    while (proof.hasRemaining()) {
      if (proof.get() == 'd') {
        next(proof).forEach(name -> assertThat(clauses.remove(name)).isNotNull());
        continue;
      }
      List<Long> first = next(proof);
      int[] conclusion = first.stream().skip(1).mapToInt(Long::intValue).toArray();
      assertThat(first.get(0)).isGreaterThan(before);
      assertFollows(conclusion, next(proof), clauses);
      clauses.put(first.get(0), conclusion);
      before = first.get(0);
      hasEnded = conclusion.length == 0;
    }
    assertThat(hasEnded).isTrue();
  }

  /** The numbers up to the next 0, as compressed LRAT has them. */
  private static List<Long> next(ByteBuffer proof) {
    List<Long> numbers = new ArrayList<>();
    while (true) {
      long number = 0;
      int shift = 0;
      int part;
      do {
        part = proof.get();
        number |= (part & 127L) << shift;
        shift += 7;
      } while (part < 0);
      if (number == 0) {
        return numbers;
      }
      numbers.add(number % 2 == 0 ? number / 2 : -(number / 2));
    }
  }

  private static void assertFollows(int[] conclusion, List<Long> hints, Map<Long, int[]> clauses) {
    Set<Integer> isFalse = new HashSet<>();
    Arrays.stream(conclusion).forEach(isFalse::add);
    for (int i = 0; i < hints.size(); i++) {
      int[] clause = clauses.get(hints.get(i));
      int[] left = IntStream.of(clause).filter(literal -> !isFalse.contains(literal)).toArray();
      assertThat(left).hasSize(i == hints.size() - 1 ? 0 : 1);
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
    List<String> reasons = lines(".reasons");
    reasons.remove(0);
    for (String line : reasons) {
      Map<Integer, int[]> changes = new HashMap<>();
      assertThat(line).startsWith("second ");
      for (String word : line.substring("second ".length()).split(" ", -1)) {
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
    assertThat(reasons).doesNotHaveDuplicates();
    assertThat(lines(".cnf").size() - 1 - 4 - reasons.size())
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

  private static final String SYMMETRIC =
      Records.of(
          "4x4",
          "........xxxxxxxx",
          "any",
          "open-cells",
          "method open-cells",
          "order r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4",
          "symmetry r1c3 r1c4 r1c1 r1c2 r2c3 r2c4 r2c1 r2c2 r3c3 r3c4 r3c1 r3c2 r4c3 r4c4 r4c1 r4c2",
          "symmetry r1c1 r1c2 r1c4 r1c3 r2c1 r2c2 r2c4 r2c3 r3c1 r3c2 r3c4 r3c3 r4c1 r4c2 r4c4 r4c3",
          "symmetry r2c1 r2c2 r2c3 r2c4 r1c1 r1c2 r1c3 r1c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3 r4c4",
          "depth 4",
          "prefixes 1");

  /** Of each of the 288 grids of 4x4 some image satisfies all clauses but second fillings. */
  @Test
  void eachGridHasAnImageThatTheClausesOfImagesLeave() throws Exception {
    PlainBoard board = PlainBoard.named("4x4").orElseThrow();
    assertThat(write(SYMMETRIC)).contains("images that read less");
    assertLeadsToAContradiction();
    List<String> whys = new ArrayList<>(lines(".reasons"));
    List<int[]> moves = new ArrayList<>();
    whys.stream()
        .filter(line -> line.startsWith("move "))
        .map(line -> line.substring("move ".length()).split(" ", -1))
        .map(cells -> Arrays.stream(cells).mapToInt(ClausalExportTest::cell).toArray())
        .forEach(moves::add);
    whys.removeIf(line -> line.startsWith("move ") || line.startsWith("order "));
    List<String> cnf = lines(".cnf");
    List<int[]> ofImages = new ArrayList<>();
    for (int i = 0; i < whys.size(); i++) {
      if (whys.get(i).startsWith("image ")) {
        ofImages.add(numbers(cnf.get(cnf.size() - whys.size() + i)));
      }
    }
    assertThat(ofImages).isNotEmpty();
    List<int[]> grids = new ArrayList<>();
    fill(board, new int[16], 0, grids);
    for (int[] grid : grids) {
      assertThat(images(grid, moves))
          .as(Arrays.toString(grid))
          .anyMatch(image -> ofImages.stream().allMatch(clause -> holds(clause, image)));
    }
  }

  private static int cell(String label) {
    return (label.charAt(1) - '1') * 4 + label.charAt(3) - '1';
  }

  private static boolean holds(int[] clause, List<Integer> grid) {
    return Arrays.stream(clause)
        .anyMatch(literal -> grid.get((-literal - 1) / 4) != (-literal - 1) % 4 + 1);
  }

  /** All that the moves make of a grid, named as it reads. */
  private static Set<List<Integer>> images(int[] grid, List<int[]> moves) {
    Set<List<Integer>> all = new LinkedHashSet<>();
    List<List<Integer>> waiting = new ArrayList<>();
    waiting.add(named(Arrays.stream(grid).boxed().toList()));
    while (!waiting.isEmpty()) {
      List<Integer> next = waiting.remove(waiting.size() - 1);
      if (all.add(next)) {
        for (int[] move : moves) {
          List<Integer> image = new ArrayList<>(next);
          for (int cell = 0; cell < move.length; cell++) {
            image.set(move[cell], next.get(cell));
          }
          waiting.add(named(image));
        }
      }
    }
    return all;
  }

  private static List<Integer> named(List<Integer> grid) {
    List<Integer> first = grid.stream().distinct().toList();
    return grid.stream().map(digit -> first.indexOf(digit) + 1).toList();
  }

  /**
   * The judge in Python takes what is written, and refuses each clause or reason that is forged.
   */
  @InTurn
  @Test
  void theIndependentJudgeRefusesForgedReasons() throws Exception {
    write(SYMMETRIC);
    Path cnf = folder.resolve("walk.cnf");
    Path reasons = folder.resolve("walk.reasons");
    assertThat(judged("........xxxxxxxx")).startsWith("The clauses are those of a grid, 4 that");
    assertThat(judged("x.......xxxxxxxx")).contains("a clue");

    String clauses = Files.readString(cnf);
    Files.writeString(cnf, clauses.replaceFirst("\n-1 -2 0\n", "\n-1 -3 0\n"));
    assertThat(judged("........xxxxxxxx")).contains("1 clauses of a grid are missing");
    Files.writeString(cnf, clauses.replaceFirst("\n(-\\S+ )(.* 0\n)$", "\n$2"));
    assertThat(judged("........xxxxxxxx")).contains("reasons.py: ");
    Files.writeString(cnf, clauses);

    String honest = Files.readString(reasons);
    assertForged(reasons, honest, "second (r\\dc\\d=(\\d)>)\\d", "second $1$2", "of a house");
    assertForged(reasons, honest, "image (\\d+) \\d+", "image $1 1", "does not differ there");
    assertForged(reasons, honest, "image \\d+ (\\d+)", "image 99 $1", "no such move");
    assertForged(reasons, honest, "move r\\dc\\d (r\\dc\\d)", "move $1 $1", "is named once");
    assertForged(
        reasons,
        honest,
        "move .*",
        "move r4c1 r4c2 r4c3 r4c4 r3c1 r3c2 r3c3 r3c4 r2c1 r2c2 r2c3 r2c4 r1c1 r1c2 r1c3 r1c4",
        "a clue does not go to a clue");
    assertForged(reasons, honest, "\n(second|image) .*\n$", "\n", "there is no reason");
  }

  private void assertForged(Path file, String honest, String what, String with, String refused)
      throws Exception {
    String forged = honest.replaceFirst(what, with);
    assertThat(forged).isNotEqualTo(honest);
    Files.writeString(file, forged);
    assertThat(judged("........xxxxxxxx")).contains(refused);
    Files.writeString(file, honest);
  }

  /**
   * The script with a checker of LRAT that says yes, on boards that differ in their boxes alone.
   */
  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"6x6", "6x6-3x2"})
  void theOutsideCheckKnowsTheShapeOfBoxes(String name) throws Exception {
    PlainBoard board = PlainBoard.named(name).orElseThrow();
    boolean[] isClue = new boolean[board.cells];
    IntStream.of(8, 14, 15, 21, 26, 31).forEach(cell -> isClue[cell] = true);
    String record = record(board, isClue, 0, new Random(1));
    write(record);
    Path file = Files.writeString(folder.resolve("record.txt"), record);
    Path checker = Files.writeString(folder.resolve("acl2"), "#!/bin/sh\necho 's VERIFIED'\n");
    assertThat(checker.toFile().setExecutable(true)).isTrue();
    ProcessBuilder check =
        new ProcessBuilder(
            "sh",
            Path.of("packaging/proofs/outside-check").toAbsolutePath().toString(),
            file.toString(),
            folder.resolve("walk").toString());
    check.environment().put("CLUEWRIGHT", "true");
    check.environment().merge("PATH", folder.toString(), (path, own) -> own + ":" + path);
    assertThat(said(check)).contains("The clauses are those of a grid", "s VERIFIED");
  }

  /** What a program says; its exit code must suit. */
  private static String said(ProcessBuilder program) throws Exception {
    Process running;
    try {
      running = program.redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new TestAbortedException("there is no " + program.command().get(0) + " here", e);
    }
    String said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assumeThat(said).doesNotContain("python3: not found");
    assertThat(running.waitFor() == 0).as(said).isEqualTo(said.startsWith("The clauses are"));
    return said;
  }

  private String judged(String mask) throws Exception {
    return said(
        new ProcessBuilder(
                "python3",
                Path.of("packaging/proofs/reasons.py").toAbsolutePath().toString(),
                mask,
                "walk.cnf",
                "walk.reasons")
            .directory(folder.toFile()));
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
