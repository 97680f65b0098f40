package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.EliminationSets;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Ranking;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Chains through almost locked sets in any order, possibly overlapping; a set that lacks a digit
 * needs each of its others, which makes it a strong link between any two. HoDoKu's own chains of
 * sets, {@link LinkedSets.Kind#XY_CHAIN}, keep an order, and share no cells from one set to the
 * next.
 *
 * <p>As HoDoKu's documentation has it, sets may overlap wherever the digit that links them cannot
 * be in both, and the sets of a continuous loop lock all digits by which the loop does not pass.
 * Not monotone: a set that loses a candidate is a naked set, which others have to use first.
 *
 * <p>Found is a shortest chain for each candidate that one of these chains refutes, with everything
 * else it eliminates. Where any links may be used, each single candidate is also tried for ends
 * with which it eliminates two candidates or more, and for loops. A set of eliminations is told
 * once: most come first, then those of the fewest links.
 *
 * <p>Left alone are states with more than {@value #MOST_CANDIDATES} open candidates, or with more
 * than {@value #MOST_NODES} nodes: the links grow with the square of their number. States of 9x9
 * have fewer.
 */
public final class SetChains extends BoardFinder {

  /** How sets are linked. */
  public enum Kind {
    /** Only by digits that cannot be in both of two sets. One form. */
    RESTRICTED_DIGITS,
    /**
     * By all links of grouped chains as well: sets are nodes of an alternating inference chain. The
     * forms: a continuous loop, a discontinuous one, which eliminates from one cell, any other
     * chain, and one that needs no set of two cells or more.
     */
    ANY_LINKS
  }

  private static final int MOST_CANDIDATES = 1000;

  private static final int MOST_NODES = 6000;

  /** No start was found for a candidate. */
  private static final int NO_START = -1;

  private final Kind kind;
  private final PlaceLinks links;
  private final AlmostLockedSets sets;
  private final PlaceSearch search;
  private final SetChainEliminations found;
  private final Eliminations eliminations;
  private final Ranking ranking = new Ranking();
  private final EliminationSets met = new EliminationSets();
  private SolvingState state;

  public static Strategy of(Kind kind, String id, Variant... variants) {
    return Strategy.of(
        new About(id, Group.CHAINS, List.of(variants)).notMonotone().upTo(MOST_CANDIDATES),
        (strategy, board) -> new SetChains(strategy, kind, board));
  }

  private SetChains(Strategy strategy, Kind kind, Board board) {
    super(strategy, board);
    this.kind = kind;
    this.links = new PlaceLinks(geometry, kind);
    this.sets = links.sets();
    this.search = new PlaceSearch(links);
    this.found = new SetChainEliminations(geometry, links);
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState in, Predicate<Deduction> sink) {
    state = in;
    if (!strategy.about().scope().has(state)) {
      return false;
    }
    links.lay(state);
    if (links.size() > MOST_NODES) {
      return false;
    }
    ranking.clear();
    met.clear();
    collectRefutations();
    for (int node = 0; kind == Kind.ANY_LINKS && node < links.size(); node++) {
      if (links.isSingle(node)) {
        collectFrom(node);
      }
    }
    return tell(sink);
  }

  private void collectRefutations() {
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int rest = state.open(cell); rest != 0; rest &= rest - 1) {
        int digit = Integer.numberOfTrailingZeros(rest) + 1;
        int[] chain = search.against(cell, digit);
        if (chain.length > 0) {
          eliminate(chain);
          add(chain, NO_START, board.candidate(cell, digit));
        }
      }
    }
  }

  /** Collects the chains from a node with at least two eliminations, and the loops. */
  private void collectFrom(int start) {
    search.from(start);
    for (int word = 0; word < links.words(); word++) {
      for (long rest = search.isTrue(word); rest != 0; rest &= rest - 1) {
        int end = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (links.isWeak(end, start)) {
          int[] loop = search.chainTo(end);
          eliminate(loop);
          add(loop, start, end);
        } else if (found.count(state, start, end) > 1) {
          found.byEnds(eliminations.in(state), start, end);
          add(search.chainTo(end), start, end);
        }
      }
    }
  }

  private void add(int[] chain, int start, int end) {
    if (!eliminations.isEmpty() && met.add(eliminations)) {
      ranking.add(Ranking.Turn.IN_ORDER, eliminations, chain.length - 1, start, end, 0);
    }
  }

  private boolean isLoop(int[] chain) {
    return kind == Kind.ANY_LINKS && links.isWeak(chain[chain.length - 1], chain[0]);
  }

  private void eliminate(int[] chain) {
    if (isLoop(chain)) {
      found.byLoop(eliminations.in(state), chain);
    } else {
      found.byEnds(eliminations.in(state), chain[0], chain[chain.length - 1]);
    }
  }

  private boolean tell(Predicate<Deduction> sink) {
    ranking.sort();
    for (int rank = 0; rank < ranking.size(); rank++) {
      int number = ranking.number(rank);
      int[] chain = chain(ranking.start(number), ranking.end(number));
      eliminate(chain);
      if (sink.test(deduction(chain))) {
        return true;
      }
    }
    return false;
  }

  private int[] chain(int start, int end) {
    if (start == NO_START) {
      return search.against(board.cellOf(end), board.digitOf(end));
    }
    search.from(start);
    return search.chainTo(end);
  }

  private Deduction deduction(int[] chain) {
    int[] changes = eliminations.toArray();
    List<ChainNode> nodes = IntStream.of(chain).mapToObj(links::chainNode).toList();
    List<LockedSet> through = through(chain);
    SetChainForm form = form(chain);
    List<Integer> eliminated = IntStream.of(changes).boxed().toList();
    SetChainEvidence evidence = new SetChainEvidence(board, form, nodes, through, eliminated);
    return eliminate(variant(form, through, changes), changes, evidence::evidence);
  }

  /** The sets of the strong links; if some have two or more cells, only these, each once. */
  private List<LockedSet> through(int[] chain) {
    IntStream all =
        IntStream.range(0, chain.length / 2)
            .map(i -> links.through(chain[2 * i], chain[2 * i + 1]))
            .filter(set -> set >= 0);
    return (kind == Kind.RESTRICTED_DIGITS
            ? all
            : all.filter(set -> sets.cellCount(set) > 1).distinct())
        .mapToObj(sets::keep)
        .toList();
  }

  private SetChainForm form(int[] chain) {
    if (kind == Kind.RESTRICTED_DIGITS) {
      return SetChainForm.SEQUENCE;
    }
    if (isLoop(chain)) {
      return SetChainForm.LOOP;
    }
    return chain[0] == chain[chain.length - 1] ? SetChainForm.TRUE_NODE : SetChainForm.CHAIN;
  }

  /**
   * HoDoKu's name: a chain that returns to its start, or eliminates from a single cell, is a loop.
   */
  private Variant variant(SetChainForm form, List<LockedSet> through, int[] changes) {
    List<Variant> variants = strategy.variants();
    if (form == SetChainForm.SEQUENCE) {
      return variants.get(0);
    }
    if (through.isEmpty()) {
      return variants.get(3);
    }
    boolean isInOneCell = IntStream.of(changes).map(board::cellOf).distinct().count() == 1;
    return switch (form) {
      case SEQUENCE, LOOP -> variants.get(0);
      case TRUE_NODE -> variants.get(1);
      case CHAIN -> variants.get(isInOneCell ? 1 : 2);
    };
  }
}
