package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.EliminationSets;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A cell, the stem, with an almost locked set, a petal, for each of its candidates, which has that
 * digit only where the stem sees it. Whichever digit the stem takes, its petal lacks it and needs
 * all its others: so a digit of all petals that is no candidate of the stem leaves what sees all
 * its cells in all petals.
 *
 * <p>Defined by Sudopedia; as in HoDoKu, petals may share cells, and one may serve several
 * candidates, but not all. Not monotone: a petal that loses a candidate is a naked set.
 *
 * <p>The finder takes stems with the fewest candidates first, and for each elimination the smallest
 * petals. A set of eliminations is told once.
 */
public final class DeathBlossom extends BoardFinder {
  public static final Strategy STRATEGY =
      Strategy.of(
          About.of(Group.CHAINS, Variant.of("death-blossom", "0904", Level.UNFAIR, 360))
              .notMonotone(),
          DeathBlossom::new);

  private final AlmostLockedSets sets;
  private final PetalReach reach;
  private final Petals petals;
  private final Eliminations eliminations;
  private final EliminationSets met = new EliminationSets();

  private DeathBlossom(Strategy strategy, Board board) {
    super(strategy, board);
    this.sets = new AlmostLockedSets(geometry);
    this.reach = new PetalReach(geometry, sets);
    this.petals = new Petals(sets);
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    met.clear();
    sets.lookAt(state);
    reach.lookAt(state);
    for (int count = 2; count <= board.digits(); count++) {
      for (int stem = 0; stem < board.cells(); stem++) {
        int digits = state.open(stem);
        if (Integer.bitCount(digits) == count
            && reach.reach(stem, digits)
            && find(state, sink, stem, digits)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean find(SolvingState state, Predicate<Deduction> sink, int stem, int digits) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      for (int word = 0; word < geometry.words(); word++) {
        for (long rest = reach.common(digit, word); rest != 0; rest &= rest - 1) {
          int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
          int[] chosen = petals.choose(stem, digits, cell, digit);
          if (chosen.length > 0 && offer(state, sink, stem, chosen)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean offer(SolvingState state, Predicate<Deduction> sink, int stem, int[] chosen) {
    int digits = state.open(stem);
    int shared = ~digits;
    for (int petal : chosen) {
      shared &= sets.digits(petal);
    }
    eliminations.in(state);
    for (int rest = shared; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int word = 0; word < geometry.words(); word++) {
        long seen = -1L;
        for (int petal : chosen) {
          seen &= sets.seen(petal, digit, word);
        }
        eliminations.addCells(digit, word, seen);
      }
    }
    return met.add(eliminations) && sink.test(deduction(stem, digits, chosen));
  }

  private Deduction deduction(int stem, int digits, int[] chosen) {
    int[] ofStem = Candidates.ofEach(board, new int[] {stem}, digits);
    Map<Integer, Integer> taken = new LinkedHashMap<>();
    for (int i = 0; i < ofStem.length; i++) {
      taken.merge(chosen[i], 1 << (board.digitOf(ofStem[i]) - 1), (a, b) -> a | b);
    }
    List<LockedSet> kept = taken.keySet().stream().map(sets::keep).toList();
    List<Integer> lost = List.copyOf(taken.values());
    return eliminate(
        strategy.variants().get(0),
        eliminations.toArray(),
        () -> evidence(stem, ofStem, kept, lost));
  }

  private Evidence evidence(int stem, int[] ofStem, List<LockedSet> kept, List<Integer> lost) {
    List<Evidence.Mark> marks = new ArrayList<>(Evidence.marks(ofStem, Evidence.Role.SECOND));
    List<Phrase> taken = new ArrayList<>();
    for (int i = 0; i < kept.size(); i++) {
      marks.addAll(kept.get(i).marks(Evidence.Role.PATTERN));
      taken.add(
          Phrase.of(
              "strategies.reason-death-blossom-petal",
              Words.anyOf(board, lost.get(i)),
              kept.get(i).words()));
    }
    return new Evidence(
        List.of(),
        List.of(),
        marks,
        List.of(),
        Phrase.of(
            "strategies.reason-death-blossom",
            Words.cell(board, stem),
            Phrase.joined(taken, "reasons.or-comma", "reasons.or")));
  }
}
