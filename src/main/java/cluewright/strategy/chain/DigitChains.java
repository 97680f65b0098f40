package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.ChainEvidence;
import cluewright.strategy.core.ChainNode;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.EliminationSets;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Ranking;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.function.Predicate;

/**
 * Finds chains between two places of a digit, one of which holds it, so that cells that see both
 * lose it. X-Chains and XY-Chains differ only in the strong links that they use.
 *
 * <p>Every pair of places is looked at, by a shortest chain of three links or more that meets no
 * cell twice, before the first is told: people prefer the one that eliminates most. Where every
 * chain meets a cell twice, or has too many links, it is told after all others.
 */
public final class DigitChains extends BoardFinder {
  /**
   * A chain of a single digit that begins and ends with a strong link: one of its ends holds the
   * digit.
   *
   * <p>Ends that a single strong link joins are left to locked candidates, and to common peer
   * elimination where houses cross in other ways: so it is monotone only beside these and hidden
   * singles, which fill the rest of a chain where a place in it has gone.
   */
  public static final Strategy X_CHAIN =
      Strategy.of(
          new About(
                  "x-chain",
                  Group.CHAINS,
                  1,
                  List.of(Variant.of("x-chain", "0701", 5400, Level.UNFAIR, 260)))
              .monotoneBeside("hidden-single", "locked-candidates", "common-peer-elimination")
              .impliedBy("aic"),
          (strategy, board) -> new DigitChains(strategy, board, LinkGraph.Kind.PLACES));

  /**
   * A chain of bivalue cells, each sharing a candidate with the next one, which it sees: one of its
   * ends holds the digit that both ends have left over.
   *
   * <p>Monotone beside naked singles: where a cell of the chain has lost a candidate, it is placed,
   * and so are the others in one direction, up to an end.
   */
  public static final Strategy XY_CHAIN =
      Strategy.of(
          About.of(Group.CHAINS, Variant.of("xy-chain", "0702", 5500, Level.UNFAIR, 260))
              .monotoneBeside("naked-single")
              .impliedBy("aic"),
          (strategy, board) -> new DigitChains(strategy, board, LinkGraph.Kind.CELLS));

  private static final int FEWEST_LINKS = 3;

  /** The length at which HoDoKu stops. */
  private static final int MOST_LINKS = 20;

  /** The forms of ranked chains: from {@link ChainPath} and from {@link PlainChains}. */
  private static final int SHORTEST = 0;

  private static final int LONGER = 1;

  private final LinkGraph graph;
  private final ChainSearch search;
  private final ChainPath path;
  private final PlainChains plain;
  private final Eliminations eliminations;
  private final Ranking ranking = new Ranking();
  private final EliminationSets told = new EliminationSets();

  private DigitChains(Strategy strategy, Board board, LinkGraph.Kind kind) {
    super(strategy, board);
    this.graph = new LinkGraph(geometry, kind);
    this.search = new ChainSearch(graph, geometry);
    this.path = new ChainPath(graph, search, geometry);
    this.plain = new PlainChains(graph, board);
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    graph.lay(state);
    ranking.clear();
    plain.begin();
    for (int start = 0; start < graph.size(); start++) {
      search.from(ChainSearch.isFalse(start));
      collect(start, state);
    }
    return ranking.size() > 0 && tell(state, sink);
  }

  /** Collects the ends after the start; chains to earlier ones were found from there. */
  private void collect(int start, SolvingState state) {
    for (int word = start >> 6; word < graph.words(); word++) {
      long after = word == start >> 6 ? -2L << start : -1L;
      for (long rest = search.madeTrue(word) & after; rest != 0; rest &= rest - 1) {
        collect(start, word * Long.SIZE + Long.numberOfTrailingZeros(rest), state);
      }
    }
  }

  private void collect(int start, int end, SolvingState state) {
    if (graph.digit(start) != graph.digit(end)
        || search.links(ChainSearch.isTrue(end)) < FEWEST_LINKS) {
      return;
    }
    eliminated(start, end, state);
    if (!eliminations.isEmpty()) {
      path.to(ChainSearch.isTrue(end));
      add(start, end);
    }
  }

  private void add(int start, int end) {
    if (!path.isPlain() && plain.find(start, end, path.links(), MOST_LINKS)) {
      ranking.add(Ranking.Turn.IN_ORDER, eliminations, plain.links(), start, end, LONGER);
      return;
    }
    boolean isOrdinary = path.isPlain() && path.links() <= MOST_LINKS;
    Ranking.Turn turn = isOrdinary ? Ranking.Turn.IN_ORDER : Ranking.Turn.LATE;
    ranking.add(turn, eliminations, path.links(), start, end, SHORTEST);
  }

  private void eliminated(int start, int end, SolvingState state) {
    eliminations.in(state).addSeen(graph.digit(start), graph.cell(start), graph.cell(end));
  }

  private boolean tell(SolvingState state, Predicate<Deduction> sink) {
    ranking.sort();
    told.clear();
    for (int rank = 0; rank < ranking.size(); rank++) {
      int number = ranking.number(rank);
      eliminated(ranking.start(number), ranking.end(number), state);
      if (told.add(eliminations)) {
        if (sink.test(deduction(chain(number)))) {
          return true;
        }
      }
    }
    return false;
  }

  private List<ChainNode> chain(int number) {
    int start = ranking.start(number);
    int end = ranking.end(number);
    if (ranking.form(number) == SHORTEST) {
      search.from(ChainSearch.isFalse(start));
      return path.to(ChainSearch.isTrue(end)).strongToStrong();
    }
    plain.begin();
    plain.find(start, end, FEWEST_LINKS, MOST_LINKS);
    return plain.chain();
  }

  private Deduction deduction(List<ChainNode> chain) {
    return eliminate(
        strategy.variants().get(0),
        eliminations.toArray(),
        () -> ChainEvidence.of(board, chain, ChainEvidence.oneEndByChain(board, chain)));
  }
}
