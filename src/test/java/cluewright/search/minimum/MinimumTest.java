package cluewright.search.minimum;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Thorough;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.replay.Replay;
import cluewright.replay.SolutionCounter;
import cluewright.search.BruteForce;
import cluewright.search.Lists;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Watch;
import cluewright.search.minimum.MinimumReport.Verdict;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class MinimumTest {

  @ParameterizedTest
  @CsvSource({"N", "H", "NH", "NHL", "'N,x-wing'", "any"})
  void on4x4ItIsFourAndProven(String set) {
    MinimumReport report = find(request(Boards.FOUR, set, singles(Boards.FOUR)));

    isProven(report, 4, Boards.FOUR, set);
    assertThat(report.lower().proof().kind()).isEqualTo(Proof.Kind.EXHAUSTED);
    assertThat(report.lower().proof().sentence().toString())
        .contains("no 3 clues", "each of the 2 grids");
  }

  @Thorough
  @ParameterizedTest
  @ValueSource(strings = {"N", "NHL", "any"})
  void on6x6ItIsEightAndProven(String set) {
    MinimumReport report = find(request(Boards.SIX, set, singles(Boards.SIX)));

    isProven(report, 8, Boards.SIX, set);
    assertThat(report.lower().proof().sentence().toString())
        .contains("no 7 clues", "each of the 49 grids");
  }

  /** Truth from brute force over all masks; the cells are few, so that there are few masks. */
  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NHL", "any"})
  void withinSomeCellsItAgreesWithBruteForce(String set) {
    Random random = Tries.random(31);
    int possible = 0;
    for (int i = 0; i < Tries.of(12); i++) {
      Mask within = Masks.random(Boards.FOUR, 4 + i % 4, random);
      List<CellSet> units = units(within.clues());
      possible += agreesWithBruteForce(set, units) ? 1 : 0;
    }
    assertThat(possible).isBetween(Tries.showing(1), 11);
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "NHL"})
  void withMirrorCellsItAgreesWithBruteForce(String set) {
    List<CellSet> halfTurn =
        IntStream.range(0, 8).mapToObj(cell -> CellSet.of(cell, 15 - cell)).toList();
    List<CellSet> rowsTogether =
        IntStream.range(0, 8).mapToObj(i -> CellSet.of(2 * i, 2 * i + 1)).toList();
    List<CellSet> mixed =
        Stream.concat(halfTurn.subList(0, 3).stream(), units(CellSet.of(5, 6, 10)).stream())
            .toList();

    assertThat(agreesWithBruteForce(set, halfTurn)).isTrue();
    agreesWithBruteForce(set, rowsTogether);
    agreesWithBruteForce(set, mixed);
  }

  /** True if there is a puzzle at all. */
  private static boolean agreesWithBruteForce(String set, List<CellSet> units) {
    int truth = Integer.MAX_VALUE;
    for (int chosen = 0; chosen < 1 << units.size(); chosen++) {
      CellSet clues = CellSet.empty();
      for (int unit = 0; unit < units.size(); unit++) {
        clues = (chosen >>> unit & 1) != 0 ? clues.union(units.get(unit)) : clues;
      }
      Mask mask = new Mask(Boards.FOUR, clues);
      if (mask.size() < truth && BruteForce.FOUR.isPossible(mask.line(), set)) {
        truth = mask.size();
      }
    }
    MinimumReport report = find(request(Boards.FOUR, set, units));
    if (truth == Integer.MAX_VALUE) {
      assertThat(report.verdict()).isEqualTo(Verdict.IMPOSSIBLE);
      return false;
    }
    isProven(report, truth, Boards.FOUR, set);
    return true;
  }

  @Thorough
  @Test
  void withAHalfTurn6x6IsProvenToo() {
    List<CellSet> halfTurn =
        IntStream.range(0, 18).mapToObj(cell -> CellSet.of(cell, 35 - cell)).toList();

    MinimumReport report = find(request(Boards.SIX, "NHL", halfTurn));

    assertThat(report.verdict()).isEqualTo(Verdict.PROVEN);
    Mask mask = report.best().orElseThrow().puzzle().mask();
    assertThat(mask.size()).isEqualTo(report.lower().clues()).isBetween(8, 12);
    assertThat(CellSet.of(mask.clues().stream().map(cell -> 35 - cell))).isEqualTo(mask.clues());
  }

  @Test
  void withoutAStrategyThatPlacesEveryCellNeedsAClue() {
    MinimumReport report = find(request(Boards.NINE, "L", singles(Boards.NINE)));

    isProven(report, 81, Boards.NINE, "L");
    assertThat(report.lower().proof().kind()).isEqualTo(Proof.Kind.NO_PLACEMENT);
  }

  @Test
  void cellsOnWhichNothingIsPossibleAreRefusedWithTheArgument() {
    CellSet topRows = CellSet.where(81, cell -> cell < 45);

    MinimumReport report = find(request(Boards.NINE, "NHL", units(topRows)));

    assertThat(report.verdict()).isEqualTo(Verdict.IMPOSSIBLE);
    assertThat(report.lower().proof().kind()).isEqualTo(Proof.Kind.SWAPPABLE_LINES);
  }

  @Thorough
  @ParameterizedTest
  @CsvSource({"NHL, 24", "N, 26"})
  void on9x9WithoutListsTheTheoremIsTheLowerBoundAndTheBestFoundTheUpper(String set, int enough) {
    MinimumRequest request =
        new MinimumRequest(
            Boards.NINE,
            StrategySet.parse(set),
            singles(Boards.NINE),
            Duration.ofMinutes(1),
            1,
            MinimumMethod.AUTO,
            Lists.IGNORED);
    Watch[] watch = new Watch[1];
    watch[0] =
        new Watch(
            progress -> {
              if (progress.elapsed().toSeconds() >= 3) {
                watch[0].stop();
              }
            });

    MinimumReport report = new Minimum().find(request, watch[0]);

    assertThat(report.lower().clues()).isEqualTo(17);
    assertThat(report.lower().proof().kind()).isEqualTo(Proof.Kind.THEOREM);
    isSound(report.best().orElseThrow(), Boards.NINE, set);
    assertThat(report.best().orElseThrow().puzzle().mask().size()).isBetween(17, enough);
  }

  @ParameterizedTest
  @ValueSource(strings = {"H", "NHL"})
  void on9x9AListedPuzzleHasAsFewCluesAsTheTheoremAllows(String set) {
    MinimumReport report = find(request(Boards.NINE, set, singles(Boards.NINE)));

    isProven(report, 17, Boards.NINE, set);
    assertThat(report.lower().proof().kind()).isEqualTo(Proof.Kind.THEOREM);
    assertThat(report.best().orElseThrow().engine()).isEqualTo("list");
  }

  /** A search by others, which is not called proven. */
  @Thorough
  @Test
  void on9x9NakedSinglesNeed18CluesByTheList() {
    MinimumReport report = find(request(Boards.NINE, "N", singles(Boards.NINE)));

    assertThat(report.verdict()).isEqualTo(Verdict.LISTED);
    assertThat(report.lower().clues()).isEqualTo(18);
    assertThat(report.lower().proof().kind()).isEqualTo(Proof.Kind.PUBLISHED_LIST);
    assertThat(report.best().orElseThrow().puzzle().mask().size()).isEqualTo(18);
    isSound(report.best().orElseThrow(), Boards.NINE, "N");
  }

  @Test
  void whatIsStoppedAtOnceClaimsNothing() {
    Watch stopped = Watch.idle();
    stopped.stop();

    MinimumReport report =
        new Minimum().find(request(Boards.SIX, "NHL", singles(Boards.SIX)), stopped);

    assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(report.lower().clues()).isEqualTo(5);
    assertThat(report.lower().proof().kind()).isEqualTo(Proof.Kind.TOO_FEW_DIGITS);
  }

  @Test
  void mirrorCellsCanMakeNumbersOfCluesImpossible() {
    List<CellSet> pairs =
        IntStream.range(0, 8).mapToObj(cell -> CellSet.of(cell, 15 - cell)).toList();
    Watch stopped = Watch.idle();
    stopped.stop();

    MinimumReport report = new Minimum().find(request(Boards.FOUR, "NHL", pairs), stopped);

    assertThat(report.lower().clues()).isEqualTo(4);
    assertThat(report.lower().proof().sentence().toString())
        .endsWith("has 3 clues, and the next possible number is 4.");
  }

  private static void isProven(MinimumReport report, int clues, Board board, String set) {
    assertThat(report.verdict()).isEqualTo(Verdict.PROVEN);
    assertThat(report.lower().clues()).isEqualTo(clues);
    assertThat(report.best().orElseThrow().puzzle().mask().size()).isEqualTo(clues);
    isSound(report.best().orElseThrow(), board, set);
  }

  private static void isSound(Outcome.Found found, Board board, String set) {
    Replay replay = new Replay(board, StrategySet.parse(set));
    assertThat(replay.human(found.puzzle()).isSolved()).isTrue();
    assertThat(new SolutionCounter(board).count(found.puzzle(), 2)).isEqualTo(1);
  }

  private static MinimumReport find(MinimumRequest request) {
    return new Minimum().find(request, Watch.idle());
  }

  private static MinimumRequest request(Board board, String set, List<CellSet> units) {
    return new MinimumRequest(board, StrategySet.parse(set), units, Duration.ofMinutes(1), 1);
  }

  private static List<CellSet> singles(Board board) {
    return units(CellSet.where(board.cells(), cell -> true));
  }

  private static List<CellSet> units(CellSet cells) {
    return new ArrayList<>(cells.stream().mapToObj(cell -> CellSet.of(cell)).toList());
  }
}
