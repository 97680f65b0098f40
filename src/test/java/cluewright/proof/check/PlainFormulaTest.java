package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.cnf.Clauses;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.encode.Relaxation;
import cluewright.encode.StepBound;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The checker's own formula against the one that the engine writes: neither knows the other, and
 * both have the same clauses over the same variables.
 */
final class PlainFormulaTest {
  private static final String ALL = "N,H,L,naked-pair,hidden-pair,x-wing";

  /**
   * The clauses as a set: each with its literals in order, so that the order of writing is free.
   */
  private static final class Collected implements Clauses, ClauseSink {
    private int variables;
    private final Set<IntBuffer> clauses = new HashSet<>();

    @Override
    public int newVariable() {
      return ++variables;
    }

    @Override
    public void add(int... literals) {
      int[] sorted = literals.clone();
      Arrays.sort(sorted);
      clauses.add(IntBuffer.wrap(sorted));
    }

    /** The first few that the other does not have. */
    Stream<String> lackingIn(Collected other) {
      return clauses.stream()
          .filter(clause -> !other.clauses.contains(clause))
          .limit(3)
          .map(clause -> Arrays.toString(clause.array()));
    }
  }

  private static Statement statement(Mask mask, StrategySet strategies) {
    Claim claim =
        new Claim(
            mask.board().name(),
            mask.line(),
            strategies.strategies().stream().map(Strategy::id).toList(),
            List.of(),
            "step-bound",
            "");
    return Statement.of(PlainBoard.named(claim.board()).orElseThrow(), claim);
  }

  static Stream<Arguments> masksAndStrategies() {
    Random random = Tries.random(11);
    Stream<Arguments> all =
        Stream.of("N", "H", "NL", "NHL", "H,x-wing", ALL)
            .flatMap(
                set ->
                    Stream.of(
                        Arguments.of(random(Boards.FOUR, 4, random), set, 5),
                        Arguments.of(random(Boards.FOUR, 9, random), set, 3),
                        Arguments.of(random(Boards.SIX, 9, random), set, 3),
                        Arguments.of(random(Boards.NINE, 26, random), set, 2)));
    return Stream.concat(Tries.some(all), onBoardsWithRules());
  }

  /** A cage that is a box or a region is a house of the same cells. */
  private static Stream<Arguments> onBoardsWithRules() {
    Random random = Tries.random(12);
    return Stream.of(
            "4x4+cage10=r1c1r1c2r2c1r2c2",
            "4x4/1314211223243344+cage=r1c4r3c4r4c3r4c4",
            "4x4+knight+less=r1c1r2c1+cage6=r3c3r3c4r4c4",
            "twodoku-4x4+ratio=r1c2r1c3+cage5=r5c3r6c6")
        .map(name -> random(Boards.named(name).orElseThrow(), 5, random))
        .map(mask -> Arguments.of(mask, "N,H,L,common-peer-elimination", 3));
  }

  private static Mask random(Board board, int clues, Random random) {
    return new Mask(board, CellSet.of(random.ints(0, board.cells()).distinct().limit(clues)));
  }

  @ParameterizedTest
  @MethodSource("masksAndStrategies")
  void theCheckerWritesTheEnginesClausesForAnyNumberOfSteps(Mask mask, String set, int most)
      throws Exception {
    StrategySet strategies = StrategySet.parse(set);
    for (int steps : new int[] {0, 1, most}) {
      Collected theirs = new Collected();
      LayeredEncoding encoding =
          new LayeredEncoding(new Justifications(mask, strategies, Stop.NEVER), theirs);
      encoding.complete(steps);
      Collected ours = new Collected();
      new PlainFormula(statement(mask, strategies), ours).writeSteps(steps);

      requireSame(ours, theirs);
    }
  }

  @ParameterizedTest
  @MethodSource("masksAndStrategies")
  void andForNone(Mask mask, String set, int most) throws Exception {
    StrategySet strategies = StrategySet.parse(set);
    Collected theirs = new Collected();
    Relaxation.write(new Justifications(mask, strategies, Stop.NEVER), theirs);
    Collected ours = new Collected();
    new PlainFormula(statement(mask, strategies), ours).writeWithoutSteps();

    requireSame(ours, theirs);
  }

  /** Wide boxes, empty and full masks, and the clauses that exclude a known puzzle. */
  @ParameterizedTest
  @ValueSource(strings = {"................", "xxxxxxxxxxxxxxxx", "xxxx.xxxxxxxx.xx"})
  void theEdgesAreTheSame(String line) throws Exception {
    Mask mask = new Mask(Boards.FOUR, CellSet.where(16, cell -> line.charAt(cell) == 'x'));
    StrategySet strategies = StrategySet.parse(ALL);
    Puzzle puzzle =
        new Puzzle(Boards.FOUR, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1})
            .restrictedTo(mask);
    Collected theirs = new Collected();
    LayeredEncoding encoding =
        new LayeredEncoding(new Justifications(mask, strategies, Stop.NEVER), theirs);
    encoding.complete(2);
    encoding.forbid(puzzle);
    Collected ours = new Collected();
    PlainFormula formula = new PlainFormula(statement(mask, strategies), ours);
    formula.writeSteps(2);
    formula.refuse(IntStream.range(0, 16).map(puzzle::digit).toArray());

    requireSame(ours, theirs);
  }

  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"N", "NH", "NL"})
  void aMaskOfTwelveIsTheSame(String set) throws Exception {
    andForNone(random(Boards.TWELVE, 50, new Random(5)), set, 1);
  }

  private static void requireSame(Collected ours, Collected theirs) {
    assertThat(ours.variables).isEqualTo(theirs.variables);
    assertThat(ours.lackingIn(theirs)).as("of the checker alone").isEmpty();
    assertThat(theirs.lackingIn(ours)).as("of the engine alone").isEmpty();
  }

  /** The number of steps that a formula is believed for is counted twice as well. */
  @ParameterizedTest
  @MethodSource("masksAndStrategies")
  void theStepsThatAreEnoughAreTheSame(Mask mask, String set, int most) {
    StrategySet strategies = StrategySet.parse(set);
    Statement statement = statement(mask, strategies);

    assertThat(ClauseCheck.enoughSteps(statement)).isEqualTo(StepBound.of(mask, strategies));
  }
}
