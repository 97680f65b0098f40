package cluewright.search.dual;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.Bookmark;
import cluewright.search.BruteForce;
import cluewright.search.Goal;
import cluewright.search.Masks;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A walk that is broken off and gone on with decides as one that is not. */
final class KeptWalkTest {
  private static final List<String> SETS = List.of("N", "NHL", "any");

  /** A text that an earlier run has kept. */
  private record Kept(String text) implements Bookmark {
    @Override
    public Optional<String> last() {
      return Optional.of(text);
    }

    @Override
    public void keep(String later) {
      throw new UnsupportedOperationException();
    }
  }

  /** One run after the other, each of some lanes that take some turns, until one has a verdict. */
  private static Outcome decided(Request request, Random random) {
    String text = fewShares(request, random);
    while (true) {
      Run run = new Run(Duration.ofHours(1), Watch.idle());
      DualWalk walk = DualWalk.of(request, new Kept(text));
      List<DualEngine> lanes = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        lanes.add(new DualEngine(request, run, walk));
      }
      for (int turn = 1 + random.nextInt(12); turn > 0 && !lanes.isEmpty(); turn--) {
        DualEngine lane = lanes.get(random.nextInt(lanes.size()));
        Optional<Outcome> outcome = lane.turn(1 + random.nextInt(1 << random.nextInt(14)));
        if (outcome.filter(each -> !(each instanceof Outcome.Undecided)).isPresent()) {
          return outcome.get();
        }
        outcome.ifPresent(ended -> lanes.remove(lane));
      }
      text = walk.text(Stop.NEVER);
    }
  }

  /** A walk that nobody has begun, in large shares, which are mostly broken off. */
  private static String fewShares(Request request, Random random) {
    int[] order = new DrawnOrder(request.mask()).draw(random);
    int depth = random.nextInt(Math.min(5, order.length));
    DualTree tree = OpenCells.of(request, Stop.NEVER).tree(order);
    int shares = 0;
    boolean isNew = true;
    while (!tree.isDone()) {
      if (isNew && tree.depth() == depth) {
        shares++;
        tree.leave();
      }
      isNew = tree.next();
    }
    List<Integer> cells = Arrays.stream(order).boxed().toList();
    return new KeptWalk(cells, depth, shares, 0, 0, false, Map.of()).text(request);
  }

  @ParameterizedTest
  @CsvSource({"4x4, 4, 8, 300", "6x6, 7, 12, 100"})
  void brokenOffAnywhereAWalkDecidesAsBruteForceDoes(String name, int least, int span, int tries) {
    Board board = Boards.named(name).orElseThrow();
    BruteForce truth = name.equals("4x4") ? BruteForce.FOUR : BruteForce.SIX;
    Random random = Tries.random(91);
    for (int i = 0; i < Tries.of(tries); i++) {
      Mask mask = Masks.random(board, least + random.nextInt(span), random);
      String set = SETS.get(random.nextInt(SETS.size()));
      Request request = new Request(mask, StrategySet.parse(set)).withThreads(1);

      assertThat(decided(request, random).verdict())
          .as(mask.line() + " " + set)
          .isEqualTo(truth.isPossible(mask.line(), set) ? "found" : "impossible");
    }
  }

  /** A mask's only puzzle, or its last one that is not known, lies in a share that was begun. */
  @InTurn
  @Test
  void brokenOffAnywhereAWalkMissesNoPuzzle() {
    Random random = Tries.random(94);
    for (Mask mask : Tries.some(Masks.all(Boards.FOUR, 6).stream()).limit(100).toList()) {
      int expected = BruteForce.FOUR.puzzles(mask.line(), "any");
      Request request = new Request(mask, StrategySet.any()).withThreads(1);
      List<Puzzle> known = new ArrayList<>();
      Outcome outcome = decided(request, random);
      while (outcome instanceof Outcome.Found found) {
        known.add(found.puzzle());
        outcome = decided(request.withKnown(known), random);
      }

      assertThat(known).as(mask.line()).hasSize(expected);
    }
  }

  /** The puzzles of all filled branches below a branch, from where the walk stands. */
  private static void gather(DualTree tree, int root, int steps, boolean isNew, Set<String> found) {
    boolean isMet = isNew;
    for (int step = 0; step < steps && !tree.isDone() && tree.depth() >= root; step++) {
      note(tree, isMet, found);
      isMet = tree.next();
    }
  }

  private static void note(DualTree tree, boolean isNew, Set<String> found) {
    if (isNew && tree.isFilled()) {
      StringBuilder digits = new StringBuilder();
      for (int cell = 0; cell < 36; cell++) {
        digits.append(tree.digit(cell));
      }
      assertThat(found.add(digits.toString())).as("met once").isTrue();
    }
  }

  @Test
  void fromAnyPlaceTheRestOfTheTreeIsMet() {
    Random random = Tries.random(92);
    for (int i = 0; i < Tries.of(400); i++) {
      Mask mask = Masks.random(Boards.SIX, 14 + random.nextInt(8), random);
      int[] order = new DrawnOrder(mask).draw(random);
      Set<String> whole = new HashSet<>();
      DualTree plain = tree(order);
      gather(plain, 0, 20_000, true, whole);
      if (!plain.isDone()) {
        continue;
      }
      Set<String> inParts = new HashSet<>();
      DualTree tree = tree(order);
      boolean isNew = true;
      while (!tree.isDone()) {
        for (int step = random.nextInt(40); step >= 0 && !tree.isDone(); step--) {
          note(tree, isNew, inParts);
          isNew = tree.next();
        }
        if (!tree.isDone()) {
          DualTree.Position position = tree.position(isNew);
          tree = tree(order);
          tree.go(position);
        }
      }
      assertThat(inParts).as(mask.line()).isEqualTo(whole);
    }
  }

  private static DualTree tree(int[] order) {
    DualTree tree = new DualTree(Boards.SIX, order);
    tree.learnFrom(0);
    return tree;
  }

  private static Request request() {
    Mask mask = Masks.mask(Boards.SIX, "x....x ...x.. .x.... ..x... x...x. ......");
    return new Request(mask, StrategySet.parse("NHL")).withThreads(1);
  }

  /** What a run keeps that is broken off under way. */
  private static String text(Request request) {
    DualWalk walk = new DualWalk(request);
    DualEngine lane = new DualEngine(request, new Run(Duration.ofHours(1), Watch.idle()), walk);
    assertThat(lane.turn(500)).isEmpty();
    return walk.text(Stop.NEVER);
  }

  private static void assertRefused(String text, Request request, String why) {
    Kept kept = new Kept(text);
    assertThatExceptionOfType(Bookmark.UnfitException.class)
        .isThrownBy(() -> DualWalk.of(request, kept).shares(Stop.NEVER))
        .withMessageContaining(why);
  }

  @Test
  void anotherRequestsWalkIsRefused() {
    Request request = request();
    String text = text(request);
    Request other = new Request(request.mask(), StrategySet.parse("N"));
    Puzzle known = Puzzle.empty(Boards.SIX);

    assertThat(DualWalk.of(request, new Kept(text)).isBegun()).isTrue();
    assertRefused(text, other, "line 3 keeps another walk");
    assertRefused(text, request.withKnown(List.of(known)), "line 4 keeps another walk");
    int[] digits = new int[36];
    digits[request.mask().clues().toArray()[0]] = 5;
    Request fixed = request.withGoal(Goal.NONE.withGivens(new Puzzle(Boards.SIX, digits)));
    assertRefused(text, fixed, "line 4 keeps another walk");
    assertRefused(text(fixed), request, "line 4 keeps another walk");
    assertThat(DualWalk.of(fixed, new Kept(text(fixed))).isBegun()).isTrue();
    assertRefused(text.replace("walk 1", "walk 2"), request, "this version");
    assertRefused("", request, "this version");
  }

  @Test
  void aDamagedWalkIsRefused() {
    Request request = request();
    String text = text(request);
    Random random = Tries.random(93);
    for (int i = 0; i < Tries.of(500); i++) {
      int at = random.nextInt(text.length() - 1);
      char other = (char) ('0' + random.nextInt(10));
      String damaged = text.substring(0, at) + other + text.substring(at + 1);
      if (!damaged.equals(text)) {
        assertRefused(damaged, request, "");
      }
      assertRefused(text.substring(0, at), request, "");
    }
  }

  @Test
  void aWalkThatWasSharedOutOtherwiseIsRefused() {
    Request request = request();
    DualWalk walk = new DualWalk(request);
    List<Integer> order =
        new ArrayList<>(Arrays.stream(walk.plan(Stop.NEVER).order()).boxed().toList());
    Collections.reverse(order);
    KeptWalk forged = new KeptWalk(order, 3, walk.shares(Stop.NEVER) + 1, 1, 0, false, Map.of());

    assertRefused(forged.text(request), request, "another version wrote it");
  }
}
