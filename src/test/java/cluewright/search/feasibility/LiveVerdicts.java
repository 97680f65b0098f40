package cluewright.search.feasibility;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.search.Masks;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/**
 * Measures how often the live verdict stays open, and how long it takes until the last one, with
 * the walks of a moment and without them: the same masks, each judged both ways in turn.
 *
 * <p>The masks have 20 to 25 clues, once drawn at random and once with half-turn symmetry, and no
 * argument refutes them.
 */
public final class LiveVerdicts {
  private static final Feasibility.Patience PATIENCE = Feasibility.Patience.WHILE_PAINTING;
  private static final int MASKS = 50;
  private static final int FEWEST = 20;
  private static final int MOST = 25;
  private static final int CENTRE = 40;

  private LiveVerdicts() {}

  public static void main(String[] sets) {
    for (String set : sets.length == 0 ? new String[] {"NHL", "N", "any"} : sets) {
      StrategySet strategies = StrategySet.parse(set);
      for (boolean isSymmetric : new boolean[] {false, true}) {
        measure(set + (isSymmetric ? ", half turn" : ", random"), masks(isSymmetric, strategies));
      }
    }
  }

  private static List<Question> masks(boolean isSymmetric, StrategySet strategies) {
    Random random = new Random(1);
    return Stream.generate(() -> new Question(mask(isSymmetric, random), strategies))
        .filter(each -> judge().atOnce(each) instanceof Judgement.Undecided)
        .limit(MASKS)
        .toList();
  }

  private static Mask mask(boolean isSymmetric, Random random) {
    int clues = FEWEST + random.nextInt(MOST - FEWEST + 1);
    if (!isSymmetric) {
      return Masks.random(Boards.NINE, clues, random);
    }
    int[] half = random.ints(0, CENTRE).distinct().limit(clues / 2).toArray();
    CellSet cells = CellSet.of(half);
    return new Mask(Boards.NINE, cells)
        .with(CellSet.of(cells.stream().map(cell -> 2 * CENTRE - cell)));
  }

  private static Judge judge() {
    return new Judge(new Generator());
  }

  private static void measure(String name, List<Question> questions) {
    Side without = new Side();
    Side with = new Side();
    for (Question question : questions) {
      without.take(question, LiveVerdicts::searchedTwice);
      with.take(question, LiveVerdicts::weighed);
    }
    System.out.printf("%s%n  without %s%n  with    %s%n", name, without, with);
    with.costs();
  }

  private interface Way {
    Judgement judge(Judge judge, Question question);
  }

  private static Judgement searchedTwice(Judge judge, Question question) {
    Judgement first = judge.search(PATIENCE.search(), question, Watch.idle());
    return first instanceof Judgement.Undecided
        ? judge.search(PATIENCE.again(), question, Watch.idle())
        : first;
  }

  private static Judgement weighed(Judge judge, Question question) {
    Judgement first = judge.search(PATIENCE.search(), question, Watch.idle());
    Judgement second =
        first instanceof Judgement.Undecided open ? judge.weigh(open, Watch.idle()) : first;
    return second instanceof Judgement.Undecided open
        ? judge.search(PATIENCE.again(), question, Watch.idle()).costing(open.cost())
        : second;
  }

  /** The judgements of one way. */
  private static final class Side {
    private final List<Judgement> judgements = new ArrayList<>();
    private final List<Long> millis = new ArrayList<>();

    void take(Question question, Way way) {
      long start = System.nanoTime();
      judgements.add(way.judge(judge(), question));
      millis.add((System.nanoTime() - start) / 1_000_000);
    }

    private long count(Class<?> kind) {
      return judgements.stream().filter(kind::isInstance).count();
    }

    private long quantile(double part) {
      long[] sorted = millis.stream().mapToLong(Long::longValue).sorted().toArray();
      return sorted[(int) Math.ceil(part * sorted.length) - 1];
    }

    @Override
    public String toString() {
      return String.format(
          "possible %d, impossible %d, open %d; p50 %d ms, p95 %d ms",
          count(Judgement.Possible.class),
          count(Judgement.Impossible.class),
          count(Judgement.Undecided.class),
          quantile(0.5),
          quantile(0.95));
    }

    /** Prints what it costs to decide those that stay open. */
    void costs() {
      String[] all =
          judgements.stream()
              .filter(Judgement.Undecided.class::isInstance)
              .map(each -> ((Judgement.Undecided) each).cost().map(Duration::toMinutes).orElse(-1L))
              .sorted()
              .map(String::valueOf)
              .toArray(String[]::new);
      System.out.println("  minutes to decide the rest: " + Arrays.toString(all));
    }
  }
}
