package cluewright.search.feasibility;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.learned.LearnedMask;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Conditions;
import cluewright.search.Goal;
import cluewright.search.Lists;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.SmallBoard;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.listed.LookUp;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Verdicts, repairs and learned masks of boards whose rules know an order, against brute force. */
final class VerdictsOfRulesTest {
  private static final Duration LONG = Duration.ofSeconds(30);

  private static SmallBoard drawn(Random random) {
    return Stream.generate(() -> SmallBoard.drawn(random))
        .filter(small -> small.grids().size() <= 48)
        .findFirst()
        .orElseThrow();
  }

  /** The verdict while somebody paints, which remembers solutions and refutations. */
  @ParameterizedTest
  @ValueSource(strings = {"any", "NHL", "NHLC", "N"})
  void whatIsRememberedFromEditToEditIsTrue(String set) {
    StrategySet strategies = StrategySet.parse(set);
    Random random = Tries.random(51);
    int possible = 0;
    int impossible = 0;
    for (int i = 0; i < Tries.of(150); i++) {
      SmallBoard small = drawn(random);
      Judge judge = new Judge(new Generator());
      Mask mask = Masks.random(small.board(), random.nextInt(5), random);
      for (int edit = 0; edit < 15; edit++) {
        CellSet cell = CellSet.of(random.nextInt(16));
        mask = mask.clues().intersects(cell) ? mask.without(cell) : mask.with(cell);
        Puzzle fixed = fixed(small, mask, random);
        Question question = new Question(mask, strategies, fixed);
        boolean expected = small.isPossible(mask, fixed, strategies);
        for (Judgement now :
            List.of(judge.atOnce(question), judge.within(LONG, question, Watch.idle()))) {
          agrees(small, question, now, expected);
        }
        possible += expected ? 1 : 0;
        impossible += expected ? 0 : 1;
      }
    }
    assertThat(possible).isGreaterThanOrEqualTo(Tries.showing(40));
    assertThat(impossible).isGreaterThanOrEqualTo(Tries.showing(40));
  }

  /** A digit of some grid, now and then. */
  private static Puzzle fixed(SmallBoard small, Mask mask, Random random) {
    int[] clues = mask.clues().toArray();
    if (clues.length == 0 || random.nextInt(4) > 0) {
      return Puzzle.empty(small.board());
    }
    int cell = clues[random.nextInt(clues.length)];
    int[] grid = small.grids().get(random.nextInt(small.grids().size()));
    return Puzzle.empty(small.board()).with(cell, grid[cell]);
  }

  private static void agrees(
      SmallBoard small, Question question, Judgement judgement, boolean expected) {
    if (judgement instanceof Judgement.Undecided open) {
      assertThat(open.searched()).as("%s", question).isZero();
      return;
    }
    assertThat(judgement instanceof Judgement.Possible).as("%s", question).isEqualTo(expected);
    if (judgement instanceof Judgement.Possible known) {
      int[] solution = IntStream.range(0, 16).map(cell -> known.solution().digit(cell)).toArray();
      assertThat(small.grids()).as("%s", question).contains(solution);
      assertThat(known.puzzle()).isEqualTo(known.solution().restrictedTo(question.mask()));
      assertThat(small.isPossible(question.mask(), known.puzzle(), question.strategies())).isTrue();
    }
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({
    "any, NONE",
    "any, DIAGONAL",
    "NHLC, HALF_TURN",
    "NHL, HORIZONTAL",
    "N, NONE",
    "H, DIAGONALS"
  })
  void repairsAreTheFewestAndNoMoreIsClaimed(String set, Symmetry brush) {
    StrategySet strategies = StrategySet.parse(set);
    Random random = Tries.random(52);
    int repaired = 0;
    for (int i = 0; i < Tries.of(150); i++) {
      SmallBoard small = drawn(random);
      Mask mask = Masks.random(small.board(), random.nextInt(3), random);
      RepairRequest request =
          new RepairRequest(
              new Question(mask, strategies),
              brush.orbits(small.board()),
              List.of(),
              Duration.ofMinutes(1));

      Repaired found = repair(request);

      int fewest = small.fewest(mask, request.additions(), strategies);
      assertThat(found.end() == Repaired.End.POSSIBLE_ALREADY)
          .as("%s %s", small, mask)
          .isEqualTo(fewest == 0);
      assertThat(found.needed()).as("%s %s", small, mask).isLessThanOrEqualTo(fewest);
      for (Suggestion suggestion : found.suggestions()) {
        claimsNoMore(small, request, found, suggestion, fewest);
      }
      repaired += found.suggestions().isEmpty() ? 0 : 1;
    }
    assertThat(repaired).isGreaterThanOrEqualTo(Tries.showing(40));
  }

  private static void claimsNoMore(
      SmallBoard small, RepairRequest request, Repaired found, Suggestion suggestion, int fewest) {
    Mask mask = request.question().mask();
    StrategySet strategies = request.question().strategies();
    assertThat(small.isPossible(mask.with(suggestion.added()), suggestion.puzzle(), strategies))
        .as("%s %s", small, suggestion)
        .isTrue();
    assertThat(suggestion.orbits()).as("%s %s", small, mask).isEqualTo(fewest);
    String said = found.onFewer(suggestion).toString();
    if (found.hasFewestCells(suggestion)) {
      List<CellSet> singles = Symmetry.NONE.orbits(small.board());
      List<CellSet> open = singles.stream().filter(cell -> !cell.intersects(mask.clues())).toList();
      assertThat(small.fewest(mask, open, strategies))
          .as("%s %s", small, mask)
          .isEqualTo(suggestion.added().size());
    } else {
      assertThat(said)
          .isIn(
              "Without these cells the mask is not enough: proven.",
              "Fewer groups of symmetric cells are not enough: proven.");
    }
  }

  private static Repaired repair(RepairRequest request) {
    return Repair.run(request, new Judge(new Generator()), Watch.idle(), Repair.Listener.none());
  }

  @Test
  void whereNoGridSatisfiesTheRulesNoCellsHelp() {
    List<Board> boards =
        List.of(
            SmallBoard.contradictory().board(),
            Boards.named("4x4+x=r1c1r1c2").orElseThrow(),
            Boards.named("9x9+cage1=r1c1+cage1=r1c2").orElseThrow());
    for (Board board : boards) {
      for (String set : List.of("NHL", "any")) {
        Question question = new Question(new Mask(board, CellSet.of(5)), StrategySet.parse(set));

        Repaired found =
            repair(new RepairRequest(question, Symmetry.NONE.orbits(board), List.of(), LONG));

        assertThat(found.end()).as("%s", board).isEqualTo(Repaired.End.UNSOLVABLE);
        assertThat(found.asked())
            .isInstanceOfSatisfying(
                Judgement.Impossible.class,
                known -> assertThat(known.proof().scope()).isEqualTo(Proof.Scope.ALL));
        assertThat(found.suggestions()).isEmpty();
      }
    }
  }

  /** Not where fixed digits are what contradicts the rules, either. */
  @Test
  void norWhereNoGridHasTheFixedDigits() {
    Board board = Boards.named("4x4+less=r1c1r1c2").orElseThrow();
    Mask mask = new Mask(board, CellSet.of(0));
    Question question =
        new Question(mask, StrategySet.parse("NHL"), Puzzle.empty(board).with(0, 4));

    Repaired found =
        repair(new RepairRequest(question, Symmetry.NONE.orbits(board), List.of(), LONG));

    assertThat(found.end()).isEqualTo(Repaired.End.UNSOLVABLE);
  }

  /** A goal can be missed with more clues, so that the full board says nothing of it. */
  @Test
  void aGoalThatTheFullBoardMissesIsNotHopeless() {
    Mask mask = Masks.mask(Boards.FOUR, "x... .x.. ..x. ....");
    StrategySet strategies = StrategySet.parse("NHL");
    Goal goal = Goal.NONE.withConditions(Conditions.MINIMAL);
    RepairRequest request =
        new RepairRequest(
            new Question(mask, strategies), Symmetry.NONE.orbits(Boards.FOUR), List.of(), LONG);

    Repaired found =
        Repair.run(request, new Judge(new Generator(), goal), Watch.idle(), Repair.Listener.none());

    assertThat(found.suggestions()).isNotEmpty();
  }

  /** A refuted mask speaks of its parts, and of images only where the rules are moved as well. */
  @ParameterizedTest
  @ValueSource(strings = {"any", "NHL"})
  void whatWasLearnedOfAMaskContradictsNothing(String set) {
    StrategySet strategies = StrategySet.parse(set);
    Random random = Tries.random(53);
    int refuted = 0;
    for (int i = 0; i < Tries.of(300); i++) {
      SmallBoard small = drawn(random);
      Mask whole = Masks.random(small.board(), 1 + random.nextInt(5), random);
      if (small.isPossible(whole, strategies)) {
        continue;
      }
      LearnedMask learned =
          new LearnedMask(
              "own-1",
              whole,
              strategies.names(),
              LearnedMask.Evidence.CHECKED,
              List.of("", "", ""));
      Lists lists = Lists.with(mask -> List.of(learned));
      for (int asked = 0; asked < 30; asked++) {
        int size = 1 + random.nextInt(whole.size());
        Mask mask = asked == 0 ? whole : Masks.random(small.board(), size, random);
        Optional<Outcome> known =
            LookUp.answer(
                new Request(mask, strategies).withLists(lists), new Run(LONG, Watch.idle()));
        if (known.isPresent()) {
          assertThat(small.isPossible(mask, strategies)).as("%s: %s", small, mask).isFalse();
          refuted++;
        }
        assertThat(known.isPresent() || asked > 0).isTrue();
      }
    }
    assertThat(refuted).isGreaterThanOrEqualTo(Tries.showing(100));
  }
}
