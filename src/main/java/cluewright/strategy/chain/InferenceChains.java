package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
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
 * Finds the conclusions of {@link #AIC} and {@link #GROUPED_AIC}: every candidate x for which "x is
 * true" leads link by link to "x is false".
 *
 * <p>As HoDoKu does, it takes the shortest chain from each claim, true or false, of a candidate to
 * each other claim, and looks at those that come back to the candidate's cell (nice loops), and at
 * those from a false candidate to a true one elsewhere that both exclude two candidates or more
 * (chains). HoDoKu's shortest chain is often one that meets a cell twice, which it then drops
 * without looking for a longer one. Such chains, and with groups those that use none, are told
 * after all others, as forms of their own.
 *
 * <p>Bounds: a state with more than {@value #MOST_CANDIDATES} open candidates is {@linkplain
 * cluewright.strategy.core.Scope left alone}, since the links grow with the square of that number;
 * and no more than {@value #MOST_PATHS} pairs of claims are looked at, in the order of their
 * starts. A board of 9x9 has 729 candidates, and fewer pairs.
 */
public final class InferenceChains extends BoardFinder {
  private static final int FEWEST_LINKS = 3;
  private static final int MOST_CANDIDATES = 5000;

  private static final int MOST_PATHS = 600_000;

  private static final Variant CROSSING = Variant.of("self-crossing-aic", "", Level.UNFAIR, 280);

  /**
   * An alternating inference chain: candidates joined alternately by strong and weak links,
   * beginning and ending with a strong one, so that one of its ends is true. A chain that closes is
   * a nice loop.
   *
   * <p>Monotone beside naked and hidden singles: where a candidate of the chain has gone, its
   * strong partner is a single, and singles place what follows along the chain, up to an end. What
   * any form eliminates also leads from true to false, and of such candidates none is left out.
   * Groups of cells and larger locked sets are no nodes. Relations between cells, such as a dot,
   * are weak links as well as houses and cells are.
   */
  public static final Strategy AIC =
      strategy(
          "aic",
          2,
          new ChainNames(
              Variant.of("continuous-nice-loop", "0706", 5600, Level.UNFAIR, 280),
              Variant.of("discontinuous-nice-loop", "0707", 5600, Level.UNFAIR, 280),
              Variant.of("aic", "0708", 5600, Level.UNFAIR, 280),
              CROSSING,
              CROSSING),
          LinkGraph.Kind.ALL,
          List.of("naked-single", "hidden-single"),
          "grouped-aic");

  /**
   * An alternating inference chain with groups as nodes: two or more candidates of a digit in cells
   * shared by a line and a box. A group is true if one of its candidates is.
   *
   * <p>Monotone beside the same strategies as {@link #AIC}, and those that clear what sees all
   * places of a digit in a house: locked candidates, and common peer elimination where it is used.
   * Chains without a group are concluded as well, but only where {@link #AIC} is not allowed are
   * they told under this name.
   */
  public static final Strategy GROUPED_AIC =
      strategy(
          "grouped-aic",
          1,
          new ChainNames(
              Variant.of("grouped-continuous-nice-loop", "0709", 5650, Level.UNFAIR, 300),
              Variant.of("grouped-discontinuous-nice-loop", "0710", 5650, Level.UNFAIR, 300),
              Variant.of("grouped-aic", "0711", 5650, Level.UNFAIR, 300),
              Variant.of("self-crossing-grouped-aic", "", Level.UNFAIR, 300),
              Variant.of("grouped-aic-without-groups", "", Level.UNFAIR, 300)),
          LinkGraph.Kind.GROUPED,
          List.of("naked-single", "hidden-single", "locked-candidates", "common-peer-elimination"));

  private final ChainNames names;
  private final LinkGraph.Kind kind;
  private final LinkGraph graph;
  private final ChainSearch search;
  private final ChainPath path;
  private final LoopEliminations loops;
  private final Eliminations eliminations;
  private final Ranking ranking = new Ranking();
  private final EliminationSets told = new EliminationSets();
  private SolvingState state;

  /** The number of pairs of claims examined. */
  private int paths;

  private static Strategy strategy(
      String id,
      int otherNames,
      ChainNames names,
      LinkGraph.Kind kind,
      List<String> company,
      String... impliedBy) {
    return Strategy.of(
        new About(id, Group.CHAINS, otherNames, names.variants())
            .monotoneBeside(company.toArray(String[]::new))
            .impliedBy(impliedBy)
            .upTo(MOST_CANDIDATES),
        (strategy, board) -> new InferenceChains(strategy, names, board, kind));
  }

  private InferenceChains(Strategy strategy, ChainNames names, Board board, LinkGraph.Kind kind) {
    super(strategy, board);
    this.names = names;
    this.kind = kind;
    this.graph = new LinkGraph(geometry, kind);
    this.search = new ChainSearch(graph, geometry);
    this.path = new ChainPath(graph, search, geometry);
    this.eliminations = new Eliminations(geometry);
    this.loops = new LoopEliminations(geometry, graph);
  }

  @Override
  public boolean find(SolvingState over, Predicate<Deduction> sink) {
    if (!strategy.about().scope().has(over)) {
      return false;
    }
    state = over;
    graph.lay(state);
    ranking.clear();
    collect();
    return ranking.size() > 0 && tell(sink);
  }

  private void collect() {
    paths = 0;
    for (int start = 0; start < graph.singles() && paths < MOST_PATHS; start++) {
      search.from(ChainSearch.isTrue(start));
      collectRefutations(start);
    }
    for (int start = 0; start < graph.singles() && paths < MOST_PATHS; start++) {
      if (graph.strongCount(start) > 0) {
        search.from(ChainSearch.isFalse(start));
        collectLoops(start);
        collectChains(start);
      }
    }
  }

  /**
   * Collects chains from a true start to itself false, or to another candidate of its cell true.
   */
  private void collectRefutations(int start) {
    int from = ChainSearch.isTrue(start);
    if (!search.holds(ChainSearch.isFalse(start))) {
      return;
    }
    offer(from, ChainSearch.isFalse(start), ChainForm.REFUTED_START);
    for (int node = firstInCell(start); isInCell(node, start); node++) {
      if (node != start && search.holds(ChainSearch.isTrue(node))) {
        offer(from, ChainSearch.isTrue(node), ChainForm.REFUTED_START);
      }
    }
  }

  /**
   * Collects chains from a false start to itself true, or to any claim about another candidate of
   * its cell.
   */
  private void collectLoops(int start) {
    int from = ChainSearch.isFalse(start);
    for (int node = firstInCell(start); isInCell(node, start); node++) {
      int isTrue = ChainSearch.isTrue(node);
      int isFalse = ChainSearch.isFalse(node);
      if (node == start) {
        offerIfLong(from, isTrue, ChainForm.TRUE_IN_CELL);
      } else {
        offerIfLong(from, isTrue, ChainForm.LOOP);
        offerIfLong(from, isFalse, ChainForm.REFUTED_END);
      }
    }
  }

  private int firstInCell(int start) {
    int node = start;
    while (node > 0 && isInCell(node - 1, start)) {
      node--;
    }
    return node;
  }

  private boolean isInCell(int node, int start) {
    return node < graph.singles() && graph.cell(node) == graph.cell(start);
  }

  private void collectChains(int start) {
    for (int word = 0; word < graph.words(); word++) {
      for (long rest = search.madeTrue(word); rest != 0; rest &= rest - 1) {
        int end = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (end < graph.singles() && isChain(start, end)) {
          offerIfLong(ChainSearch.isFalse(start), ChainSearch.isTrue(end), ChainForm.CHAIN);
        }
      }
    }
  }

  private boolean isChain(int start, int end) {
    int first = graph.cell(start);
    int second = graph.cell(end);
    if (first == second) {
      return false;
    }
    return graph.digit(start) == graph.digit(end)
        || (geometry.see(first, second)
            && state.isOpen(first, graph.digit(end))
            && state.isOpen(second, graph.digit(start)));
  }

  private void offerIfLong(int from, int to, ChainForm form) {
    if (search.holds(to) && search.links(to) >= FEWEST_LINKS) {
      offer(from, to, form);
    }
  }

  private void offer(int from, int to, ChainForm form) {
    paths++;
    if (form == ChainForm.CHAIN) {
      eliminatedByEnds(from, to);
      if (eliminations.size() > 1 && path.to(to).isPlain() && isAtHome()) {
        add(Ranking.Turn.IN_ORDER, from, to, form);
      }
      return;
    }
    boolean inOrder = path.to(to).isPlainLoop() && isAtHome();
    if (inOrder || (form == ChainForm.REFUTED_START && !ChainSearch.isTrueClaim(to))) {
      eliminated(from, to, form);
      add(inOrder ? Ranking.Turn.IN_ORDER : Ranking.Turn.LATE, from, to, form);
    }
  }

  /** True if the path fits the strategy's own names. */
  private boolean isAtHome() {
    return path.hasGroup() == (kind == LinkGraph.Kind.GROUPED);
  }

  private void add(Ranking.Turn turn, int from, int to, ChainForm form) {
    if (!eliminations.isEmpty()) {
      ranking.add(turn, eliminations, path.links(), from, to, form.code());
    }
  }

  /** Lists what the path from the start to a claim eliminates in a given form. */
  private void eliminated(int from, int to, ChainForm form) {
    switch (form) {
      case CHAIN -> eliminatedByEnds(from, to);
      case LOOP -> loops.addTo(eliminations.in(state), path);
      case TRUE_IN_CELL -> {
        int start = ChainSearch.node(from);
        eliminations.in(state).addDigits(graph.cell(start), ~bit(start));
      }
      case REFUTED_START -> eliminated(ChainSearch.node(from));
      case REFUTED_END -> eliminated(ChainSearch.node(to));
    }
  }

  private void eliminated(int node) {
    eliminations.in(state).addDigits(graph.cell(node), bit(node));
  }

  private void eliminatedByEnds(int from, int to) {
    int start = ChainSearch.node(from);
    int end = ChainSearch.node(to);
    eliminations.in(state);
    if (graph.digit(start) == graph.digit(end)) {
      eliminations.addSeen(graph.digit(start), graph.cell(start), graph.cell(end));
    } else {
      eliminations.addDigits(graph.cell(start), bit(end));
      eliminations.addDigits(graph.cell(end), bit(start));
    }
  }

  private int bit(int node) {
    return 1 << (graph.digit(node) - 1);
  }

  private boolean tell(Predicate<Deduction> sink) {
    ranking.sort();
    told.clear();
    for (int rank = 0; rank < ranking.size(); rank++) {
      int number = ranking.number(rank);
      ChainForm form = ChainForm.of(ranking.form(number));
      if (form == ChainForm.LOOP) {
        trace(number);
      }
      eliminated(ranking.start(number), ranking.end(number), form);
      if (told.add(eliminations)) {
        trace(number);
        if (sink.test(deduction(form))) {
          return true;
        }
      }
    }
    return false;
  }

  private void trace(int number) {
    search.from(ranking.start(number));
    path.to(ranking.end(number));
  }

  private Variant variant(ChainForm form) {
    boolean isPlain = form == ChainForm.CHAIN ? path.isPlain() : path.isPlainLoop();
    if (isPlain && isAtHome()) {
      return names.of(form);
    }
    return path.hasGroup() ? names.crossing() : names.groupless();
  }

  private Deduction deduction(ChainForm form) {
    Variant variant = variant(form);
    List<ChainNode> chain = path.strongToStrong();
    int[] changes = eliminations.toArray();
    return eliminate(variant, changes, () -> InferenceEvidence.of(board, form, chain, changes));
  }
}
