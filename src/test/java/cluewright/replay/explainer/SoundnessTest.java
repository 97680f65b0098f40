package cluewright.replay.explainer;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.SolvingState;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No step goes against the solution. */
final class SoundnessTest {

  /**
   * A puzzle that needs chains within chains, with its published ratings in tenths.
   *
   * @param hardest the kind that its way needs
   */
  private record Hard(String puzzle, int tenths, int pearl, int diamond, Walk.Kind hardest) {}

  private static final Hard QUICKEST =
      new Hard(
          "........1.....2.....1345.....36....7.2.....8.9.....5....6.7...3.8.....2.5.....9..",
          97,
          97,
          93,
          Walk.Kind.DYNAMIC_PLUS);

  private static final List<Hard> HARD =
      List.of(
          QUICKEST,
          new Hard(
              "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
              105,
              12,
              12,
              Walk.Kind.WITH_FORCING),
          new Hard(
              "........1.....2.3...4.5.6.....1...7...6..3.2..8..4.9...48.......657.....9...6.5..",
              107,
              107,
              100,
              Walk.Kind.WITH_MULTIPLE),
          new Hard(
              "........1.......23..1..245...3..5..2.4..6....7..8.......5..9.1..8..7....6..4.....",
              115,
              115,
              112,
              Walk.Kind.WITH_MULTIPLE));

  private final SolutionCounter counter = new SolutionCounter(Boards.NINE);
  private final Walk walk = new Walk();
  private final Map<Walk.Kind, Integer> used = new EnumMap<>(Walk.Kind.class);

  /** Takes all steps from the present state on. */
  private ExplainerRating walk(Puzzle solution) {
    SolvingState state = walk.state();
    int hardest = 0;
    int pearl = 0;
    int diamond = 0;
    int open = state.unplaced();
    int placedBefore = 0;
    while (!state.isComplete()) {
      int unplaced = state.unplaced();
      String before = state.frozen().toString();
      Optional<Walk.Taken> taken = walk.step(Walk.Kind.WITH_DYNAMIC);
      if (taken.isEmpty()) {
        return new ExplainerRating(hardest, pearl, diamond, placedBefore, false);
      }
      assertThat(isSound(state, solution)).as("%s in %s", taken.get(), before).isTrue();
      used.merge(taken.get().kind(), 1, Integer::sum);
      int tenths = taken.get().tenths();
      placedBefore = tenths > hardest ? open - unplaced : placedBefore;
      hardest = Math.max(hardest, tenths);
      diamond = diamond == 0 ? tenths : diamond;
      pearl = pearl == 0 && state.unplaced() < unplaced ? hardest : pearl;
    }
    return new ExplainerRating(hardest, pearl, diamond, placedBefore, true);
  }

  private static boolean isSound(SolvingState state, Puzzle solution) {
    for (int cell = 0; cell < 81; cell++) {
      if ((state.candidates(cell) >>> (solution.digit(cell) - 1) & 1) == 0) {
        return false;
      }
    }
    return true;
  }

  private Puzzle solution(Puzzle puzzle) {
    return counter.solutions(puzzle, 1).get(0);
  }

  /** Also shows that {@link Walk}, by which techniques are tested, is the way of the program. */
  @Test
  void noStepOnTheWayOfARandomPuzzleGoesAgainstTheSolution() {
    Random random = Tries.random(92);
    Explainer explainer = new Explainer();
    for (int i = 0; i < Tries.of(500); i++) {
      Puzzle puzzle = Met.minimal(random, counter);
      walk.load(puzzle);
      assertThat(walk(solution(puzzle))).as(puzzle.line()).isEqualTo(explainer.rate(puzzle));
    }
    assertThat(used).hasSizeGreaterThanOrEqualTo(Tries.showing(14));
  }

  @Test
  void norDoesOneWhereCandidatesWereLeftOutByChance() {
    Random random = Tries.random(93);
    for (int i = 0; i < Tries.of(1000); i++) {
      Puzzle puzzle = Met.minimal(random, counter);
      Puzzle solution = solution(puzzle);
      walk.load(puzzle);
      Met.weaken(walk.state(), solution, random);
      walk(solution);
    }
    assertThat(used).hasSizeGreaterThanOrEqualTo(Tries.showing(13));
  }

  /** Shows every kind at work, also those that easier ones mostly leave nothing to do. */
  @InTurn
  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"PLACEMENTS", "SETS_AND_FISH", "WINGS", "QUADS"})
  void norDoesOneThatIsAskedForEarlierThanInItsTurn(Walk.Kind kind) {
    Technique technique = kind.technique();
    int tries = kind.compareTo(Walk.Kind.WITH_FORCING) < 0 ? 1000 : 50;
    int found = 0;
    for (Met met : Met.around(kind, tries)) {
      Optional<Step> step = technique.first(met.marks());
      assertThat(step.stream())
          .as(() -> new Plain(met.marks()).toString())
          .allMatch(each -> isSound(each, met.solution()));
      found += step.isPresent() ? 1 : 0;
    }

    assertThat(found).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static boolean isSound(Step step, Puzzle solution) {
    boolean isRight = !step.isPlacement() || solution.digit(step.cell()) == step.digit() + 1;
    for (Map.Entry<Integer, Integer> gone : step.eliminations().entrySet()) {
      isRight &= (gone.getValue() >>> (solution.digit(gone.getKey()) - 1) & 1) == 0;
    }
    return isRight;
  }

  @InTurn
  @Test
  void norDoChainsWithinChains() {
    List<Hard> hard = Tries.all() ? HARD : List.of(QUICKEST);
    for (Hard each : hard) {
      Puzzle puzzle = Grids.puzzle(Boards.NINE, each.puzzle);
      used.clear();
      walk.load(puzzle);
      ExplainerRating rating = walk(solution(puzzle));
      assertThat(rating.ended()).isTrue();
      assertThat(rating.tenths()).isEqualTo(each.tenths);
      assertThat(rating.pearlTenths()).isEqualTo(each.pearl);
      assertThat(rating.diamondTenths()).isEqualTo(each.diamond);
      assertThat(used).containsKey(each.hardest);
    }
  }
}
