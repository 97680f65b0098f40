package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.strategy.chain.DirectLinks;
import cluewright.strategy.chain.Implications;
import cluewright.strategy.chain.LinkGraph;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.reason.Refutation;
import java.util.List;
import java.util.function.Predicate;

/**
 * Supposes a candidate or its absence and follows the consequences: what leads to a contradiction
 * is false, and what all candidates of a cell, or all places of a digit in a house, lead to is
 * true.
 *
 * <p>Not monotone: like other chains it needs that what became a single is placed, and a single
 * that stands already is no consequence of a supposition.
 *
 * <p>Finds what follows from every alternative, or because its opposite contradicts itself
 * (HoDoKu's tabling, after Trebor's tables).
 *
 * <p>For each open candidate it is worked out what follows if it is true and if it is false, first
 * what follows at once and then, from there, all that follows on and on. The two kinds differ in
 * the former only: for chains it is strong and weak links, for nets a few rounds of singles. Groups
 * take part in both. HoDoKu collects everything and takes placements first, by their cells, and
 * then eliminations, by cell and digit; so does this, one candidate at a time.
 *
 * <p>Bound: a state with more than {@value #MOST_CANDIDATES} open candidates is left alone, since
 * the tables grow with the square of that number, and the work to fill them with its third power. A
 * board of 9x9 has 729.
 */
public final class ForcingChain extends BoardFinder {
  private static final int MOST_CANDIDATES = 1500;

  private final Kind kind;
  private final LinkGraph graph;
  private final Implications implications;
  private final DirectLinks links;
  private final LookAhead lookAhead;
  private final ImplicationClosure closure = new ImplicationClosure();
  private final Choices choices;
  private final ForcedCandidates forced;

  /** Which consequences are followed. */
  enum Kind {
    CHAIN,
    NET
  }

  /** The strategy that follows strong and weak links, including those of groups. */
  public static Strategy chain(Variant contradiction, Variant verity) {
    return strategy("forcing-chain", Kind.CHAIN, contradiction, verity);
  }

  /**
   * The strategy that follows consequences of several statements together: a few rounds of singles
   * after each supposition.
   */
  public static Strategy net(Variant contradiction, Variant verity) {
    return strategy("forcing-net", Kind.NET, contradiction, verity);
  }

  private static Strategy strategy(String id, Kind kind, Variant contradiction, Variant verity) {
    return Strategy.of(
        new About(id, Group.LAST_RESORT, List.of(contradiction, verity))
            .notMonotone()
            .placing()
            .upTo(MOST_CANDIDATES),
        (strategy, board) -> new ForcingChain(strategy, kind, board));
  }

  /** A finder whose strategy has one variant for contradictions and one for common consequences. */
  private ForcingChain(Strategy strategy, Kind kind, Board board) {
    super(strategy, board);
    this.kind = kind;
    this.graph = new LinkGraph(geometry, LinkGraph.Kind.GROUPED);
    this.implications = new Implications(graph);
    this.links = new DirectLinks(graph, implications);
    this.lookAhead = new LookAhead(geometry);
    this.choices = new Choices(geometry);
    this.forced = new ForcedCandidates(board, choices);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    if (!strategy.about().scope().has(state)) {
      return false;
    }
    graph.lay(state);
    implications.begin();
    addFirst(state);
    closure.close(implications);
    choices.lookAt(state, implications);
    forced.find(implications, closure);
    return tell(state.frozen(), sink);
  }

  private void addFirst(SolvingState state) {
    switch (kind) {
      case CHAIN -> links.addAll();
      case NET -> {
        lookAhead.addTo(implications, state);
        links.addOfGroups();
      }
    }
  }

  private boolean tell(GridState state, Predicate<Deduction> sink) {
    ForcingArguments arguments = new ForcingArguments(kind, geometry, state);
    for (int node = 0; node < implications.size(); node++) {
      int why = forced.whyTrue(node);
      if (why != ForcedCandidates.OPEN && sink.test(placement(node, why, arguments))) {
        return true;
      }
    }
    for (int node = 0; node < implications.size(); node++) {
      int why = forced.whyFalse(node);
      if (why != ForcedCandidates.OPEN && sink.test(elimination(node, why, arguments))) {
        return true;
      }
    }
    return false;
  }

  private Deduction placement(int node, int why, ForcingArguments arguments) {
    int candidate = implications.candidate(node);
    return Refutation.of(
        place(variant(why), candidate, () -> arguments.thatItIsTrue(candidate, why)),
        arguments.state());
  }

  private Deduction elimination(int node, int why, ForcingArguments arguments) {
    int candidate = implications.candidate(node);
    return Refutation.of(
        eliminate(
            variant(why), new int[] {candidate}, () -> arguments.thatItIsFalse(candidate, why)),
        arguments.state());
  }

  private Variant variant(int why) {
    return strategy.variants().get(why == ForcedCandidates.REFUTED ? 0 : 1);
  }
}
