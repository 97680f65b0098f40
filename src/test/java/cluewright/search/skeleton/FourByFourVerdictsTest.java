package cluewright.search.skeleton;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Skeleton;
import cluewright.model.Stop;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.replay.Completions;
import cluewright.replay.SolutionCounter;
import cluewright.search.Goal;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Verdicts on skeletons of 4x4 against all 288 grids, in groups of the same clues and values. */
final class FourByFourVerdictsTest {
  private static final Board FOUR = Boards.FOUR;
  private static final List<Puzzle> GRIDS =
      new SolutionCounter(FOUR).solutions(Puzzle.empty(FOUR), 1000);
  private static final Duration LONG = Duration.ofMinutes(1);

  @Test
  void noArgumentIsAgainstASkeletonThatHasAPuzzle() {
    Random random = Tries.random(0);
    int refuted = 0;
    for (int i = 0; i < Tries.of(400); i++) {
      Skeleton skeleton = cages(random);
      CellSet clues = clues(random);
      Optional<Proof> proof =
          SkeletonArguments.refutation(skeleton, clues, Optional.empty(), Stop.NEVER);
      boolean isPossible = isPossible(skeleton, clues);
      assertThat(proof.isPresent() && isPossible).as("%s %s", skeleton, clues).isFalse();
      refuted += proof.isPresent() ? 1 : 0;
    }
    assertThat(refuted).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  /** Differences between neighbours, and sandwiches of rows and columns. */
  @Test
  void verdictsOnOtherRulesAreThoseOfAllGrids() {
    Random random = Tries.random(4);
    int argued = 0;
    for (int i = 0; i < Tries.of(200); i++) {
      Skeleton skeleton = others(random);
      CellSet clues = clues(random);
      Map<List<Integer>, Integer> groups = new HashMap<>();
      for (Puzzle grid : GRIDS) {
        List<Integer> read = new ArrayList<>();
        skeleton
            .open()
            .forEach(
                rule ->
                    rule.kind()
                        .valuesIn(rule.cells(), FOUR.layout(), grid::digit)
                        .forEach(read::add));
        clues.forEach(cell -> read.add(grid.digit(cell)));
        groups.merge(read, 1, Integer::sum);
      }
      Outcome outcome =
          search(skeleton, clues, StrategySet.any(), i).next(LONG, 1, new Watch(now -> {}));
      assertThat(outcome.verdict())
          .as("%s %s", skeleton, clues)
          .isEqualTo(groups.containsValue(1) ? "found" : "impossible");
      argued += outcome.engine().equals("arguments") ? 1 : 0;
    }
    assertThat(argued).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static Skeleton others(Random random) {
    StringBuilder name = new StringBuilder("4x4");
    Set<String> rules = new HashSet<>();
    for (int i = random.nextInt(9); i > 0; i--) {
      int line = 1 + random.nextInt(4);
      int at = 1 + random.nextInt(3);
      rules.add(
          switch (random.nextInt(10)) {
            case 0 -> "+sandwich?=r%1$dc1r%1$dc2r%1$dc3r%1$dc4".formatted(line);
            case 1 -> "+sandwich?=r1c%1$dr2c%1$dr3c%1$dr4c%1$d".formatted(line);
            case 2, 3, 4 -> "+difference?=r%dc%dr%dc%d".formatted(at, line, at + 1, line);
            default -> "+difference?=r%dc%dr%dc%d".formatted(line, at, line, at + 1);
          });
    }
    rules.forEach(name::append);
    return Boards.read(name.toString()).skeleton();
  }

  @Test
  void eachSkeletonIsDecidedUnderAny() {
    Random random = Tries.random(1);
    int possible = 0;
    for (int i = 0; i < Tries.of(400); i++) {
      Skeleton skeleton = cages(random);
      CellSet clues = clues(random);
      Outcome outcome =
          search(skeleton, clues, StrategySet.any(), i).next(LONG, 1, new Watch(now -> {}));
      assertThat(outcome.verdict())
          .as("%s %s", skeleton, clues)
          .isEqualTo(isPossible(skeleton, clues) ? "found" : "impossible");
      possible += outcome instanceof Outcome.Found ? 1 : 0;
    }
    assertThat(possible).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  /** Sums begin at 1 where digits have values from 0; a cage of nothing but a 0 has none. */
  @Test
  void eachSkeletonOfValuesFromZeroIsDecided() {
    Random random = Tries.random(5);
    for (int i = 0; i < Tries.of(200); i++) {
      Skeleton usual = cages(random);
      Skeleton skeleton = Boards.withRules(Boards.fromZero(FOUR), usual.open()).skeleton();
      CellSet clues = clues(random);
      Outcome outcome =
          search(skeleton, clues, StrategySet.any(), i).next(LONG, 1, new Watch(now -> {}));
      assertThat(outcome.verdict())
          .as("%s %s", skeleton, clues)
          .isEqualTo(isPossibleFromZero(usual, clues) ? "found" : "impossible");
    }
  }

  private static boolean isPossibleFromZero(Skeleton skeleton, CellSet clues) {
    return isPossible(
        skeleton,
        clues,
        grid ->
            skeleton.open().stream()
                .noneMatch(rule -> rule.cells().stream().allMatch(c -> grid.digit(c) == 1)));
  }

  /** Fixed digits are those of some grid, so that there is one. */
  @Test
  void eachSkeletonWithFixedDigitsIsDecided() {
    Random random = Tries.random(3);
    for (int i = 0; i < Tries.of(200); i++) {
      Skeleton skeleton = cages(random);
      CellSet clues = clues(random);
      Puzzle some = GRIDS.get(random.nextInt(GRIDS.size()));
      CellSet fixed = CellSet.of(clues.stream().limit(1));
      Puzzle givens = some.restrictedTo(new Mask(FOUR, fixed));
      SkeletonSearch search =
          new SkeletonSearch(
              new Request(new Mask(skeleton.drawn(), clues), StrategySet.any())
                  .withGoal(Goal.NONE.withGivens(givens.on(skeleton.drawn())))
                  .withSeed(i));
      Outcome outcome = search.next(LONG, 1, new Watch(now -> {}));
      assertThat(outcome.verdict())
          .as("%s %s %s", skeleton, clues, givens)
          .isEqualTo(isPossible(skeleton, clues, givens) ? "found" : "impossible");
      if (outcome instanceof Outcome.Found found) {
        fixed.forEach(cell -> assertThat(found.puzzle().digit(cell)).isEqualTo(givens.digit(cell)));
      }
    }
  }

  /** Each puzzle that the strategies complete is found once, and then no other. */
  @Test
  void allPuzzlesAreFoundForNamedStrategies() {
    Random random = Tries.random(2);
    StrategySet strategies = StrategySet.parse("NH,cage-combinations");
    for (int i = 0; i < Tries.of(60); i++) {
      Skeleton skeleton = cages(random);
      CellSet clues = CellSet.of(random.ints(2, 0, FOUR.cells()).distinct());
      SkeletonSearch search = search(skeleton, clues, strategies, i);
      Set<Puzzle> found = new HashSet<>();
      Outcome last = search.next(LONG, 1, new Watch(now -> {}));
      for (;
          last instanceof Outcome.Found puzzle;
          last = search.next(LONG, 1, new Watch(now -> {}))) {
        assertThat(found.add(puzzle.puzzle())).isTrue();
      }
      assertThat(last.verdict()).isEqualTo(found.isEmpty() ? "impossible" : "no-other");
      assertThat(found).hasSize(completed(skeleton, clues, strategies));
    }
  }

  private static int completed(Skeleton skeleton, CellSet clues, StrategySet strategies) {
    Set<Puzzle> completed = new HashSet<>();
    for (Puzzle grid : GRIDS) {
      if (skeleton.open().stream().allMatch(rule -> differ(grid, rule.cells()))) {
        Board board =
            skeleton.with(
                skeleton.open().stream()
                    .mapToInt(rule -> rule.cells().stream().mapToInt(grid::digit).sum())
                    .toArray());
        Puzzle puzzle = grid.on(board).restrictedTo(new Mask(board, clues));
        if (new Completions(board, strategies).completion(puzzle).isPresent()) {
          completed.add(puzzle);
        }
      }
    }
    return completed.size();
  }

  private static SkeletonSearch search(
      Skeleton skeleton, CellSet clues, StrategySet strategies, long seed) {
    return new SkeletonSearch(
        new Request(new Mask(skeleton.drawn(), clues), strategies).withSeed(seed));
  }

  /** Up to three cages of two to four cells, anywhere but apart. */
  static Skeleton cages(Random random) {
    List<Integer> cells = new ArrayList<>(IntStream.range(0, FOUR.cells()).boxed().toList());
    Collections.shuffle(cells, random);
    Kind kind = Kinds.CAGE;
    List<Rule> rules = new ArrayList<>();
    int from = 0;
    for (int i = random.nextInt(4); i > 0; i--) {
      int to = from + 1 + random.nextInt(4);
      rules.add(new Rule(kind, cells.subList(from, to), Rule.OPEN));
      from = to;
    }
    return Boards.withRules(FOUR, rules).skeleton();
  }

  static CellSet clues(Random random) {
    return CellSet.of(random.ints(random.nextInt(3), 0, FOUR.cells()).distinct());
  }

  /** True if some clues and sums are those of a single grid. */
  static boolean isPossible(Skeleton skeleton, CellSet clues) {
    return isPossible(skeleton, clues, Puzzle.empty(FOUR));
  }

  private static boolean isPossible(Skeleton skeleton, CellSet clues, Puzzle givens) {
    return isPossible(
        skeleton,
        clues,
        grid -> givens.mask().clues().stream().allMatch(c -> grid.digit(c) == givens.digit(c)));
  }

  private static boolean isPossible(Skeleton skeleton, CellSet clues, Predicate<Puzzle> apt) {
    Map<List<Integer>, Integer> groups = new HashMap<>();
    for (Puzzle grid : GRIDS) {
      if (apt.test(grid) && skeleton.open().stream().allMatch(rule -> differ(grid, rule.cells()))) {
        List<Integer> read = new ArrayList<>();
        skeleton
            .open()
            .forEach(rule -> read.add(rule.cells().stream().mapToInt(grid::digit).sum()));
        clues.forEach(cell -> read.add(grid.digit(cell)));
        groups.merge(read, 1, Integer::sum);
      }
    }
    return groups.containsValue(1);
  }

  private static boolean differ(Puzzle grid, List<Integer> cage) {
    return cage.stream().map(grid::digit).distinct().count() == cage.size();
  }
}
