package cluewright.search.feasibility;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.search.BruteForce;
import cluewright.search.Lists;
import cluewright.search.Masks;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RepairTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final Duration MINUTE = Duration.ofMinutes(1);

  private static RepairRequest request(Mask mask, StrategySet set, Symmetry brush, Duration time) {
    Board board = mask.board();
    List<List<CellSet>> kept =
        Symmetry.of(mask).stream().map(symmetry -> symmetry.orbits(board)).toList();
    return new RepairRequest(new Question(mask, set), brush.orbits(board), kept, time);
  }

  @Test
  void fixedDigitsStayWhenCellsAreAdded() {
    Mask mask = Masks.mask(Boards.FOUR, "x... .... .... ....");
    Puzzle fixed = Grids.puzzle(Boards.FOUR, "3... .... .... ....");
    RepairRequest request =
        new RepairRequest(
            new Question(mask, NHL, fixed),
            Symmetry.NONE.orbits(Boards.FOUR),
            List.of(),
            Duration.ofSeconds(20));
    assertThat(request.with(CellSet.of(5)).fixed()).isEqualTo(fixed);
    assertThat(repair(request).suggestions())
        .isNotEmpty()
        .allSatisfy(each -> assertThat(each.puzzle().digit(0)).isEqualTo(3));
  }

  /** Cells are added, and the values that were open come with them. */
  @Test
  void aBoardWithOpenValuesGetsCellsUntilValuesAreFound() {
    Board open = Boards.drawn("4x4+cage?=r1c1r1c2+cage?=r3c3r4c3").orElseThrow();
    RepairRequest request =
        request(Mask.empty(open), StrategySet.any(), Symmetry.NONE, Duration.ofSeconds(5));
    List<Suggestion> suggestions = repair(request).suggestions();
    assertThat(suggestions).isNotEmpty();
    for (Suggestion each : suggestions) {
      Board board = each.puzzle().board();
      assertThat(open.isFilledBy(board)).isTrue();
      assertThat(each.puzzle().mask().clues()).isEqualTo(each.added());
      assertThat(new SolutionCounter(board).count(each.puzzle(), 2)).isEqualTo(1);
    }
  }

  @Thorough
  @Test
  void whatGenerateRefutesByCountingIsProvenToNeedACell() {
    Mask mask =
        Masks.mask(
            Boards.NINE,
            "...x..xx.x.x.........x......x..x..x......xx..x...x.....x.x.........x.x...........");
    RepairRequest request =
        request(mask, StrategySet.parse("N"), Symmetry.NONE, Duration.ofSeconds(5));
    Repaired repaired =
        Repair.run(
            request,
            new Judge(new Generator(), Lists.IGNORED),
            Watch.idle(),
            Repair.Listener.none());
    assertThat(repaired.asked()).isInstanceOf(Judgement.Impossible.class);
    assertThat(repaired.needed()).isPositive();
  }

  /** Of 17 clues, two listed puzzles are too hard; one clue more of a solution is enough. */
  @InTurn
  @Test
  void whatOnlyTheListRefutesIsNotCalledProven() {
    Mask mask =
        Masks.mask(
            Boards.NINE,
            ".......xx...x.x....x.......x.x...x......x..........x...x.xx....x.....xx....x.....");
    Repaired repaired =
        repair(request(mask, StrategySet.parse("NHL"), Symmetry.NONE, Duration.ofSeconds(20)));
    assertThat(repaired.asked()).isInstanceOf(Judgement.Impossible.class);
    assertThat(repaired.needed()).isZero();
    assertThat(repaired.suggestions())
        .isNotEmpty()
        .allSatisfy(
            each ->
                assertThat(repaired.onFewer(each).toString())
                    .startsWith(
                        "Without it the mask is not enough, by the published list of all 17-clue")
                    .doesNotContain("proven"));
  }

  @Test
  void whatOtherStrategiesSolveIsNotSaidToHaveNoPuzzle() {
    Board board = Boards.named("4x4/1223142314231443").orElseThrow();
    Mask mask = Masks.mask(board, ".... ..xx x... ....");
    StrategySet weak = StrategySet.parse("NH");
    assertThat(new Generator().generate(new Request(mask, StrategySet.any()), Watch.idle()))
        .isInstanceOf(Outcome.Found.class);
    Repaired repaired = repair(request(mask, weak, Symmetry.HALF_TURN, Duration.ofSeconds(20)));
    assertThat(repaired.asked()).isInstanceOf(Judgement.Impossible.class);
    assertThat(repaired.suggestions())
        .isNotEmpty()
        .allSatisfy(
            each ->
                assertThat(repaired.onFewer(each).toString())
                    .matches("Without (it|these cells) the mask is not enough: proven\\."));
  }

  private static Repaired repair(RepairRequest request) {
    return Repair.run(request, new Judge(new Generator()), Watch.idle(), Repair.Listener.none());
  }

  /** The demands on every suggestion, whatever led to it. */
  private static void holds(RepairRequest request, Repaired repaired) {
    Mask mask = request.question().mask();
    for (Suggestion suggestion : repaired.suggestions()) {
      Puzzle puzzle = suggestion.puzzle();
      assertThat(puzzle.mask()).isEqualTo(mask.with(suggestion.added()));
      assertThat(suggestion.added().intersects(mask.clues())).isFalse();
      assertThat(new Classifier(mask.board(), request.question().strategies()).end(puzzle))
          .isEqualTo(SolvingPath.End.SOLVED);
      assertThat(new SolutionCounter(mask.board()).solutions(puzzle, 2))
          .containsExactly(suggestion.solution());
      assertThat(
              request.additions().stream()
                  .filter(cells -> suggestion.added().containsAll(cells))
                  .count())
          .isEqualTo(suggestion.orbits());
      assertThat(suggestion.orbits()).isGreaterThanOrEqualTo(repaired.needed());
    }
  }

  @ParameterizedTest
  @CsvSource({"NHL, NONE", "N, NONE", "NHL, HALF_TURN", "H, DIAGONALS", "NHL, FULL"})
  void onFourByFourTheFewestOrbitsAreTheFewestByBruteForce(String set, Symmetry brush) {
    Random random = Tries.random(11);
    for (int clues : Tries.some(Stream.of(0, 1, 2, 3, 4)).toList()) {
      Mask mask = Masks.random(Boards.FOUR, clues, random);
      RepairRequest request = request(mask, StrategySet.parse(set), brush, MINUTE);
      Repaired repaired = repair(request);
      int fewest = fewestByBruteForce(request, set);
      holds(request, repaired);
      if (fewest == 0) {
        assertThat(repaired.end()).isEqualTo(Repaired.End.POSSIBLE_ALREADY);
        continue;
      }
      assertThat(repaired.needed()).as("%s with %s", mask, set).isEqualTo(fewest);
      assertThat(repaired.suggestions().get(0).orbits()).isEqualTo(fewest);
      assertThat(repaired.onFewer(repaired.suggestions().get(0)).toString()).endsWith("proven.");
    }
  }

  private static int fewestByBruteForce(RepairRequest request, String set) {
    List<CellSet> additions = request.additions();
    for (int fewest = 0; ; fewest++) {
      if (anySuffices(request.question().mask(), additions, fewest, set)) {
        return fewest;
      }
    }
  }

  private static boolean anySuffices(Mask mask, List<CellSet> left, int count, String set) {
    if (count == 0) {
      return BruteForce.FOUR.isPossible(mask.line(), set);
    }
    for (int i = 0; i < left.size(); i++) {
      List<CellSet> rest = left.subList(i + 1, left.size());
      if (anySuffices(mask.with(left.get(i)), rest, count - 1, set)) {
        return true;
      }
    }
    return false;
  }

  @Test
  void withoutAStrategyThatPlacesDigitsNoCellsHelp() {
    Mask mask = Masks.random(Boards.FOUR, 4, new Random(1));
    Repaired repaired = repair(request(mask, StrategySet.parse("L"), Symmetry.NONE, MINUTE));
    assertThat(repaired.end()).isEqualTo(Repaired.End.HOPELESS);
    assertThat(repaired.suggestions()).isEmpty();
  }

  @Test
  void aStoppedRepairKeepsWhatItFound() {
    RepairRequest request = request(Mask.empty(Boards.FOUR), NHL, Symmetry.NONE, MINUTE);
    AtomicInteger calls = new AtomicInteger();
    Watch watch = Watch.idle();
    List<Suggestion> heard = new ArrayList<>();
    Repaired repaired =
        Repair.run(
            request,
            new Judge(new Generator()),
            watch,
            new Repair.Listener() {
              @Override
              public void trying(Phrase words) {
                calls.incrementAndGet();
              }

              @Override
              public void found(List<Suggestion> suggestions) {
                heard.addAll(suggestions);
                watch.stop();
              }
            });
    assertThat(repaired.end()).isEqualTo(Repaired.End.STOPPED);
    assertThat(repaired.suggestions()).isEqualTo(heard).hasSize(1);
    assertThat(calls).hasPositiveValue();
    holds(request, repaired);
  }

  /** An engine that never finds anything: nothing may be claimed but what the arguments prove. */
  @Test
  void withoutAnAnswerNothingIsClaimed() {
    RepairRequest request =
        request(Masks.random(Boards.NINE, 15, new Random(3)), NHL, Symmetry.HALF_TURN, MINUTE);
    Watch watch = Watch.idle();
    AtomicInteger searches = new AtomicInteger();
    OneByOne tired =
        (asked, mine) -> {
          if (searches.incrementAndGet() == 500) {
            watch.stop();
          }
          return new Outcome.Undecided(Outcome.Undecided.Reason.OUT_OF_TIME, "none", Duration.ZERO);
        };
    Repaired repaired = Repair.run(request, new Judge(tired), watch, Repair.Listener.none());
    assertThat(repaired.suggestions()).isEmpty();
    assertThat(repaired.needed()).isEqualTo(1);
    assertThat(repaired.end()).isEqualTo(Repaired.End.STOPPED);
  }

  @Test
  void twoEmptyRowsNeedOneCellInOneOfThem() {
    Mask heart = ShapeLibrary.named("heart").orElseThrow().mask();
    CellSet rows = CellSet.where(81, cell -> cell / 9 == 3 || cell / 9 == 4);
    Mask without = heart.without(rows);
    RepairRequest request = request(without, NHL, Symmetry.HORIZONTAL, MINUTE);
    Repaired repaired = repair(request);
    holds(request, repaired);
    assertThat(repaired.needed()).isEqualTo(1);
    assertThat(repaired.suggestions()).isNotEmpty();
    for (Suggestion suggestion : repaired.suggestions()) {
      assertThat(suggestion.orbits()).isEqualTo(1);
      assertThat(suggestion.added().intersects(rows)).isTrue();
      assertThat(Symmetry.HORIZONTAL.holds(suggestion.puzzle().mask())).isTrue();
    }
    assertThat(repaired.onFewer(repaired.suggestions().get(0)).toString()).endsWith("proven.");
  }

  @Thorough
  @Test
  void fifteenCluesNeedTwoMoreAtLeastAndGetAPuzzleFromAbove() {
    Mask sparse = Masks.random(Boards.NINE, 15, new Random(3));
    RepairRequest request = request(sparse, NHL, Symmetry.NONE, Duration.ofSeconds(5));
    Repaired repaired = repair(request);
    holds(request, repaired);
    assertThat(repaired.needed()).isEqualTo(2);
    assertThat(repaired.suggestions()).isNotEmpty();
    assertThat(repaired.suggestions().get(0).orbits()).isBetween(2, 12);
  }

  /** Refuted in half a minute and not in four seconds: nothing must be claimed either way. */
  @Thorough
  @Test
  void ofAMaskThatIsNotRefutedInTimeNothingIsClaimedToBeProven() throws IOException {
    String line =
        Masks.data("README.md").stream()
            .filter(each -> each.strip().startsWith("F1("))
            .findFirst()
            .orElseThrow();
    Mask mask = Masks.mask(Boards.NINE, line.strip().replaceFirst("^\\S+ ", ""));
    RepairRequest request = request(mask, NHL, Symmetry.HALF_TURN, Duration.ofSeconds(4));
    Repaired repaired = repair(request);
    holds(request, repaired);
    assertThat(repaired.asked()).isNotInstanceOf(Judgement.Possible.class);
    if (repaired.asked() instanceof Judgement.Undecided) {
      assertThat(repaired.needed()).isZero();
      assertThat(repaired.suggestions())
          .allSatisfy(
              each -> assertThat(repaired.onFewer(each).toString()).doesNotContain("proven."));
    }
  }

  @Test
  void theShapeIsKept() {
    Mask axis = Masks.mask(Boards.FOUR, "x..x .... .... x..x");
    List<List<CellSet>> symmetries =
        Symmetry.of(axis).stream().map(each -> each.orbits(Boards.FOUR)).toList();
    MaskShape shape = new MaskShape(axis, symmetries);
    assertThat(shape.fit(CellSet.of(5))).isLessThan(shape.fit(CellSet.of(5, 10)));
    assertThat(shape.fit(CellSet.of(5, 10))).isLessThan(shape.fit(CellSet.of(5, 9)));
    MaskShape corner = new MaskShape(Masks.mask(Boards.FOUR, "xx.. x... .... ...."), List.of());
    assertThat(corner.fit(CellSet.of(5))).isLessThan(corner.fit(CellSet.of(2)));
    assertThat(corner.fit(CellSet.of(2))).isLessThan(corner.fit(CellSet.of(15)));
  }
}
