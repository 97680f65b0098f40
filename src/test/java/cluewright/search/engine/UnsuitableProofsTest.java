package cluewright.search.engine;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import cluewright.Thorough;
import cluewright.Tries;
import cluewright.proof.check.Claim;
import cluewright.proof.check.ProofChecker;
import cluewright.proof.check.ProofException;
import cluewright.search.BruteForce;
import cluewright.strategy.StrategySet;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records that are well formed and yet no proof: each is refused with its line, and at once. */
final class UnsuitableProofsTest {
  private static final String IMPOSSIBLE = "xx..x.....x.....";
  private static final long SEED = 20261122;

  private static String record(
      String board, String mask, String strategies, String kind, String... rest) {
    List<String> lines = new ArrayList<>(List.of("cluewright-proof 1", "board " + board));
    lines.add("mask " + mask);
    lines.add("strategies " + strategies);
    lines.add("kind " + kind);
    lines.add("sentence because.");
    lines.addAll(Arrays.asList(rest));
    lines.add("end " + lines.size());
    return String.join("\n", lines) + "\n";
  }

  private static Claim check(String text) throws IOException, ProofException {
    return ProofChecker.check(new BufferedReader(new StringReader(text))).claim();
  }

  private static Throwable fault(String text) {
    return assertTimeoutPreemptively(ofSeconds(20), () -> catchThrowable(() -> check(text)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "full-house",
        "templates",
        "naked-single,nishio",
        "hidden-single,unique-rectangle-1",
        "naked-single,bug-plus-one",
        "grouped-aic"
      })
  void strategiesThatAreNotStatedAreNamed(String strategies) {
    String unstated = strategies.replaceFirst(".*,", "");
    for (String[] method :
        new String[][] {
          {"exhausted", "method enumeration", "order r1c1 r1c2 r2c1 r3c3"},
          {"no-other", "method enumeration", "order r1c1 r1c2 r2c1 r3c3"},
          {"open-cells", "method open-cells", "order", "depth 0", "prefixes 1"},
          {"no-other", "method open-cells", "order", "depth 0", "prefixes 1"},
          {"relaxation", "method clauses relaxation"},
          {"step-bound", "method clauses steps 60"},
          {"no-other", "method clauses steps 60"}
        }) {
      String[] rest = Arrays.copyOfRange(method, 1, method.length);

      assertThat(fault(record("4x4", IMPOSSIBLE, strategies, method[0], rest)))
          .as(String.join("|", method))
          .isInstanceOf(ProofException.class)
          .hasMessageStartingWith("line 7: ")
          .hasMessageContaining("stated as rules")
          .hasMessageEndingWith(", unlike " + unstated);
    }
  }

  /**
   * The last one has a puzzle that two reasons solve, since a cage without a sum is one of them.
   */
  @ParameterizedTest
  @CsvSource({
    "4x4+less=r1c1r1c2, xx..x.....x....., r1c1 r1c2 r2c1 r3c3",
    "4x4+knight, xx..x.....x....., r1c1 r1c2 r2c1 r3c3",
    "6x6+differ=r1c1r2c2r3c4r4c5r5c3+differ=r1c3r2c4r3c5r4c1r6c2,"
        + " .....x..x.x.......x.....x......x....,"
        + " r1c6 r2c3 r2c5 r4c1 r5c1 r6c2"
  })
  void pairsOfReasonsAreOfFullHousesAlone(String board, String mask, String order) {
    assertThat(
            fault(
                record(
                    board,
                    mask,
                    "naked-single,reasons-2",
                    "exhausted",
                    "method enumeration",
                    "order " + order)))
        .isInstanceOf(ProofException.class)
        .hasMessage(
            "line 7: reasons-2 is stated as a pattern only for boards of nothing but full houses");
  }

  @ParameterizedTest
  @ValueSource(strings = {"naked-single,naked-triple", "swordfish", "hidden-single,aic"})
  void clausesAreNotOfPatterns(String strategies) {
    for (String[] method :
        new String[][] {
          {"relaxation", "method clauses relaxation"},
          {"step-bound", "method clauses steps 60"},
          {"no-other", "method clauses steps 60"}
        }) {
      assertThat(fault(record("4x4", IMPOSSIBLE, strategies, method[0], method[1])))
          .as(String.join("|", method))
          .isInstanceOf(ProofException.class)
          .hasMessageStartingWith("line 7: ")
          .hasMessageEndingWith("stated as rules, unlike " + strategies.replaceFirst(".*,", ""));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "naked-singel | 4: there is no strategy \"naked-singel\"",
        "N | 4: there is no strategy \"N\"",
        "naked-single, | 4: there is no strategy \"\"",
        "'' | 4: there is no strategy \"\""
      })
  void strategiesThatDoNotExistAreNamed(String strategies, String message) {
    assertThat(fault(record("4x4", IMPOSSIBLE, strategies, "theorem", "method argument")))
        .hasMessage("line " + message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"-1", "-12", "+12", "012", "12.0", "99999", "2147483648", "", " 12", "12 ", "١٢"})
  void numbersOfStepsThatAreNoneAreRefused(String steps) {
    assertThat(
            fault(
                record(
                    "4x4",
                    IMPOSSIBLE,
                    "naked-single",
                    "step-bound",
                    "method clauses steps " + steps)))
        .hasMessageStartingWith("line 7: ");
  }

  @Thorough
  @Test
  void aFormulaThatNoMemoryHoldsIsRefused() {
    String pairs = "naked-single,naked-pair,hidden-pair,x-wing";
    String empty = "x".repeat(40) + ".".repeat(585);

    assertThat(
            fault(
                record("25x25", empty, "hidden-single", "step-bound", "method clauses steps 4096")))
        .hasMessageContaining("line 7: ")
        .hasMessageContaining("more memory than is available");
    assertThat(fault(record("25x25", empty, pairs, "step-bound", "method clauses steps 4096")))
        .hasMessageContaining("which is more than can be checked");
  }

  @Test
  void aClauseOfManyWordsIsReadAtOnce() {
    StringBuilder learnt = new StringBuilder("learnt");
    for (int variable = 1; variable <= 100_000; variable++) {
      learnt.append(variable % 2 == 0 ? " -" : " ").append(variable % 150 + 1);
    }
    assertThat(
            fault(
                record(
                    "9x9",
                    ".".repeat(81),
                    "naked-single",
                    "relaxation",
                    "method clauses relaxation",
                    learnt.toString())))
        .isInstanceOf(ProofException.class);
  }

  /**
   * The records of every method, with words, lines and numbers exchanged between them: whatever is
   * verified is true, and all else has its line. Brute force is the judge.
   */
  @Test
  void noExchangeOfWordsOrLinesMakesAFalseProof() throws Exception {
    List<List<String>> records = new ArrayList<>();
    for (ProofRecordsTest.Sample sample : ProofRecordsTest.samples().toList()) {
      if (sample.request().mask().board().digits() == 4) {
        records.add(sample.text().lines().limit(60).toList());
      }
    }
    Random random = Tries.random(SEED);
    int verified = 0;
    int refused = 0;
    for (int trial = 0; trial < Tries.of(3000); trial++) {
      String text = mutated(records, random);
      try {
        Claim claim = check(text);
        assertThat(isTrue(claim)).as("seed %d, trial %d:\n%s", SEED, trial, text).isTrue();
        verified++;
      } catch (ProofException e) {
        assertThat(e.getMessage()).startsWith("line " + e.line() + ": ");
        refused++;
      }
    }
    assertThat(verified).isGreaterThanOrEqualTo(Tries.showing(21));
    assertThat(refused).isGreaterThan(Tries.of(1500));
  }

  private static String mutated(List<List<String>> records, Random random) {
    List<String> lines = new ArrayList<>(records.get(random.nextInt(records.size())));
    for (int change = random.nextInt(3); change >= 0; change--) {
      List<String> donor = records.get(random.nextInt(records.size()));
      int at = random.nextInt(lines.size());
      String other = donor.get(random.nextInt(donor.size()));
      switch (random.nextInt(6)) {
        case 0 -> lines.remove(at);
        case 1 -> lines.add(at, other);
        case 2 -> lines.set(at, other);
        case 3 -> lines.set(at, donor.get(Math.min(at, donor.size() - 1)));
        case 4 -> lines.set(at, withWord(lines.get(at), other, random));
        default -> lines.set(2, flipped(lines.get(2), random));
      }
      if (lines.size() < 4) {
        lines.addAll(donor);
      }
    }
    lines.removeIf(line -> line.startsWith("end "));
    lines.add("end " + lines.size());
    return String.join("\n", lines) + "\n";
  }

  private static String withWord(String line, String other, Random random) {
    String[] words = line.split(" ", -1);
    String[] others = (other + " -1 0 999999999 r9c9 naked-single templates").split(" ", -1);
    words[random.nextInt(words.length)] = others[random.nextInt(others.length)];
    return String.join(" ", words);
  }

  private static String flipped(String line, Random random) {
    StringBuilder flipped = new StringBuilder(line);
    int at = random.nextInt(Math.max(1, line.length()));
    if (at < line.length() && line.charAt(at) == '.') {
      flipped.setCharAt(at, 'x');
    } else if (at < line.length() && line.charAt(at) == 'x') {
      flipped.setCharAt(at, '.');
    }
    return flipped.toString();
  }

  /** For the strategies that brute force knows; what others add makes a false claim no truer. */
  private static boolean isTrue(Claim claim) {
    if (!claim.board().equals("4x4")) {
      return true;
    }
    StrategySet set = StrategySet.parse(String.join(",", claim.strategies()));
    long known =
        claim.kind().equals("no-other")
            ? claim.known().stream().map(UnsuitableProofsTest::renamed).distinct().count()
            : 0;
    return BruteForce.FOUR.count(claim.mask(), set.easy().shortName()) <= known;
  }

  /** The puzzle with a, b, c, … in the order of first appearance. */
  private static String renamed(String puzzle) {
    String seen = "";
    StringBuilder renamed = new StringBuilder();
    for (int cell = 0; cell < puzzle.length(); cell++) {
      char symbol = puzzle.charAt(cell);
      seen += symbol == '.' || seen.indexOf(symbol) >= 0 ? "" : symbol;
      renamed.append(symbol == '.' ? '.' : (char) ('a' + seen.indexOf(symbol)));
    }
    return renamed.toString();
  }
}
