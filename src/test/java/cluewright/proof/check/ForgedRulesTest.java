package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.proof.StatedBoard;
import cluewright.replay.SolutionCounter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Records about primitives that somebody made up or that were damaged: none of a false claim is
 * taken.
 */
final class ForgedRulesTest {
  private static final List<Puzzle> GRIDS =
      new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 1000);

  /**
   * A row's cells in one word: only 1 and 2 may begin, which lets 4x4 have puzzles of few clues.
   */
  private static final String WORD = "4x4+word0.0..;0.0.0.0=r1c1r1c2";

  private static String enumeration(String board, String mask) {
    String order =
        IntStream.range(0, mask.length())
            .filter(cell -> mask.charAt(cell) == 'x')
            .mapToObj(cell -> " r" + (cell / 4 + 1) + "c" + (cell % 4 + 1))
            .collect(Collectors.joining());
    return Records.of(board, mask, "any", "exhausted", "method enumeration", "order" + order);
  }

  /**
   * True if a grid satisfies a primitive of a name, told by nothing but the sentences of the docs.
   */
  private static boolean holds(String primitive, Puzzle grid) {
    String[] halves = primitive.split("=", -1);
    int[] digits =
        Arrays.stream(halves[1].substring(1).split("r", -1))
            .mapToInt(cell -> grid.digit((cell.charAt(0) - '1') * 4 + cell.charAt(2) - '1'))
            .toArray();
    String table = halves[0].replaceAll("^[a-z]+", "");
    return switch (halves[0].replaceAll("[^a-z]", "")) {
      case "differ" -> IntStream.of(digits).distinct().count() == digits.length;
      case "sum" -> IntStream.of(digits).sum() == Integer.parseInt(table);
      case "allow" -> table.contains(String.valueOf(digits[0]));
      case "pair" -> table.split("\\.", -1)[digits[0] - 1].contains(String.valueOf(digits[1]));
      case "word" -> isRead(table.split(";", -1), digits);
      default -> throw new IllegalArgumentException(primitive);
    };
  }

  private static boolean isRead(String[] places, int[] digits) {
    String state = "0";
    for (int i = 0; i < digits.length && !state.isEmpty(); i++) {
      String[] states = places[i].split(",", -1);
      state =
          places[i].isEmpty()
              ? ""
              : states[Integer.parseInt(state)].split("\\.", -1)[digits[i] - 1];
    }
    return !state.isEmpty();
  }

  private static boolean isPossible(String board, String mask) {
    List<String> primitives = List.of(board.split("\\+")).subList(1, board.split("\\+").length);
    Map<String, Integer> met = new HashMap<>();
    for (Puzzle grid : GRIDS) {
      if (primitives.stream().allMatch(each -> holds(each, grid))) {
        String clues =
            IntStream.range(0, 16)
                .filter(cell -> mask.charAt(cell) == 'x')
                .mapToObj(cell -> String.valueOf(grid.digit(cell)))
                .collect(Collectors.joining());
        met.merge(clues, 1, Integer::sum);
      }
    }
    return met.containsValue(1);
  }

  private static String mask(Random random) {
    StringBuilder mask = new StringBuilder(".".repeat(16));
    random.ints(random.nextInt(5), 0, 16).forEach(cell -> mask.setCharAt(cell, 'x'));
    return mask.toString();
  }

  private static Claim taken(String record) throws IOException {
    try {
      return ProofChecker.check(new BufferedReader(new StringReader(record))).claim();
    } catch (ProofException e) {
      return null;
    }
  }

  @Test
  void aRecordIsTakenIfAndOnlyIfItsClaimIsTrue() throws IOException {
    Random random = Tries.random(21);
    int possible = 0;
    for (int i = 0; i < Tries.of(800); i++) {
      Board board = RandomRules.some(1 + random.nextInt(3), Boards.FOUR, random);
      String name = StatedBoard.name(board);
      String mask = mask(random);
      boolean isPossible = isPossible(name, mask);

      assertThat(taken(enumeration(name, mask)) == null)
          .as("%s on %s", mask, name)
          .isEqualTo(isPossible);
      possible += isPossible ? 1 : 0;
    }
    assertThat(possible).isGreaterThanOrEqualTo(Tries.showing(60));
  }

  /** Whatever is damaged in the name of the board: refused, or true of what the name says then. */
  @Test
  void ofADamagedBoardNoFalseClaimIsTaken() throws IOException {
    Random random = Tries.random(22);
    int taken = 0;
    int refused = 0;
    for (int i = 0; i < Tries.of(4000); i++) {
      Board board = RandomRules.some(1 + random.nextInt(2), Boards.FOUR, random);
      StringBuilder name = new StringBuilder(StatedBoard.name(board));
      for (int change = random.nextInt(3); change >= 0 && name.length() > 4; change--) {
        name.setCharAt(
            4 + random.nextInt(name.length() - 4), name.charAt(random.nextInt(name.length())));
      }
      Claim claim = taken(enumeration(name.toString(), mask(random)));
      if (claim != null) {
        assertThat(isPossible(claim.board(), claim.mask())).as(claim.toString()).isFalse();
      }
      taken += claim != null ? 1 : 0;
      refused += claim == null ? 1 : 0;
    }
    assertThat(taken).isGreaterThanOrEqualTo(Tries.showing(100));
    assertThat(refused).isGreaterThanOrEqualTo(Tries.showing(100));
  }

  @Test
  void aWordThatReadsMoreMakesAnotherClaim() throws IOException {
    String mask = "..x...x......x..";
    String wider = WORD.replace("0.0..;", "0.0.0.0;");

    assertThat(taken(enumeration(WORD, mask)) == null).isEqualTo(isPossible(WORD, mask));
    assertThat(taken(enumeration(wider, mask)) == null).isEqualTo(isPossible(wider, mask));
  }

  private static String argument(String board, String mask, String kind, String... lines)
      throws IOException {
    List<String> all = new ArrayList<>(List.of("method argument"));
    all.addAll(List.of(lines));
    return Records.verdict(
        Records.of(board, mask, "naked-single", kind, all.toArray(String[]::new)));
  }

  @Test
  void onABoardOfFewCellsAllCluesMayBeGiven() throws IOException {
    assertThat(argument("2x2d9", "xxxx", "too-few-digits"))
        .isEqualTo("line 8: every cell holds a clue, so there is nothing to exchange");
    assertThat(argument("2x2d9", "xxx.", "too-few-digits")).startsWith("The board has at least");
  }

  @Test
  void digitsThatTellOfThemselvesAreNotExchanged() throws IOException {
    String message = "line 8: some rules know digits by their values, so none can be exchanged";
    String mask = "x" + ".".repeat(15);

    assertThat(argument("4x4+allow12=r1c1", mask, "too-few-digits")).isEqualTo(message);
    assertThat(argument(WORD, mask, "too-few-digits")).isEqualTo(message);
  }

  /** A cell that may have one digit only is placed although it sees nothing. */
  @Test
  void whatACellMayHaveIsNotCountedAmongItsPeers() throws IOException {
    String cells = "unreached r1c2 r1c4 r2c1 r2c2 r2c3 r2c4 r3c2 r3c4 r4c1 r4c2 r4c3 r4c4";

    assertThat(argument("4x4", "x.x.....x.x.....", "counting-closure", cells))
        .startsWith("The first");
    assertThat(argument("4x4+allow1=r1c2", "x.x.....x.x.....", "counting-closure", cells))
        .isEqualTo("line 8: this argument only covers boards without relations and allowed digits");
  }

  @Test
  void onlyLinesOfOneLengthWithTheSameRulesAreExchanged() throws IOException {
    String below = ".".repeat(8) + "xxxxxxxx";
    String rows = "exchange row 1 row 2";
    String unkept = "line 8: the exchange does not keep the relations, sums and words";
    String both = "+word0.0..;0.0.0.0=r1c1r1c2+word0.0..;0.0.0.0=r2c1r2c2";
    String turned = "+word0.0..;0.0.0.0=r1c1r1c2+word0.0.0.0;0.0..=r2c2r2c1";

    assertThat(argument("4x4", below, "swappable-lines", rows)).startsWith("Exchanging");
    assertThat(argument(WORD, below, "swappable-lines", rows)).isEqualTo(unkept);
    assertThat(argument("4x4+allow12=r2c2", below, "swappable-lines", rows)).isEqualTo(unkept);
    assertThat(argument("4x4" + both, below, "swappable-lines", rows)).startsWith("Exchanging");
    assertThat(argument("4x4" + turned, below, "swappable-lines", rows)).startsWith("Exchanging");
    assertThat(
            argument(
                "4x6+differ=r3c1r3c2",
                ".".repeat(24),
                "swappable-lines",
                "exchange row 1 differ 1"))
        .isEqualTo("line 8: these two cannot be exchanged");
  }
}
