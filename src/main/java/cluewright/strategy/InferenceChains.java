package cluewright.strategy;

import cluewright.model.Board;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds what {@link Aic} concludes: each candidate x for which "x is true" leads, by links in turn,
 * to "x is false".
 *
 * <p>Every such argument goes from x by a weak link to the start of a chain, along the chain, and
 * by a weak link from its end back to x. So it is enough to take each pair of nodes with a chain
 * between them and see which candidates both ends exclude. What is told of a pair has four forms,
 * as in HoDoKu: two or more candidates that both ends exclude (a chain); a single one (a
 * discontinuous loop; for each candidate only the shortest is told); ends that exclude each other
 * (a continuous loop, in which every weak link excludes what it touches); and a chain back to its
 * own start, which therefore is true. A chain that meets a cell twice is told after all others.
 */
final class InferenceChains implements Finder {
  private final Aic strategy;
  private final Geometry geometry;
  private final Board board;
  private final LinkGraph graph;
  private final ChainSearch search;
  private final LoopEliminations loops;
  private final Eliminations eliminations;
  private final Ranking ranking = new Ranking();
  private final ShortestLoops singles;
  private SolvingState state;

  /** What is told of a chain. */
  enum Form {
    CHAIN(0),
    LOOP(1),
    /** The other candidates of the cell of a candidate that is true. */
    TRUE_IN_CELL(2),
    /** The digit of a candidate that is true, in the cells that see it. */
    TRUE_ELSEWHERE(3),
    /** Its code and all codes above it, one for each candidate. */
    SINGLE(4);

    private static final Form[] ALL = values();

    private final int code;

    Form(int code) {
      this.code = code;
    }

    static Form of(int code) {
      return ALL[Math.min(code, SINGLE.code)];
    }

    int code() {
      return code;
    }
  }

  InferenceChains(Aic strategy, Board board) {
    this.strategy = strategy;
    this.geometry = Geometry.of(board);
    this.board = board;
    this.graph = new LinkGraph(geometry, LinkGraph.Kind.ALL);
    this.search = new ChainSearch(graph, board.cells());
    this.eliminations = new Eliminations(geometry);
    this.loops = new LoopEliminations(geometry, graph, search);
    this.singles = new ShortestLoops(board.candidates());
  }

  @Override
  public boolean find(SolvingState over, Predicate<Deduction> sink) {
    state = over;
    graph.lay(state);
    ranking.clear();
    singles.clear();
    for (int start = 0; start < graph.size(); start++) {
      search.from(start);
      collect(start);
    }
    singles.addTo(ranking, board);
    return ranking.size() > 0 && tell(sink);
  }

  /** The ends from the start on; a chain to one before it was met from there. */
  private void collect(int start) {
    for (int word = start >> 6; word < graph.words(); word++) {
      long from = word == start >> 6 ? -1L << start : -1L;
      for (long rest = search.madeTrue(word) & from; rest != 0; rest &= rest - 1) {
        collect(start, word * Long.SIZE + Long.numberOfTrailingZeros(rest));
      }
    }
  }

  private void collect(int start, int end) {
    if (start == end) {
      collectTrue(start);
    } else if (graph.cell(start) == graph.cell(end)) {
      collectLoop(start, end);
    } else if (graph.digit(start) == graph.digit(end)) {
      collectOneDigit(start, end);
    } else if (geometry.see(graph.cell(start), graph.cell(end))) {
      collectTwoDigits(start, end);
    }
  }

  private void collectTrue(int node) {
    Ranking.Turn turn = turn(node);
    offer(turn, node, node, Form.TRUE_IN_CELL);
    offer(Ranking.Turn.LATE, node, node, Form.TRUE_ELSEWHERE);
  }

  private void collectOneDigit(int start, int end) {
    eliminated(start, end, Form.CHAIN.code());
    if (!eliminations.isEmpty()) {
      Ranking.Turn turn = turn(end);
      if (eliminations.size() > 1) {
        ranking.add(turn, eliminations, search.links(end), start, end, Form.CHAIN.code());
      }
      for (int i = 0; i < eliminations.size(); i++) {
        boolean crosses = search.passes(board.cellOf(eliminations.get(i)));
        singles.offer(
            crosses ? Ranking.Turn.LATE : turn,
            eliminations.get(i),
            search.links(end) + 2,
            start,
            end);
      }
    }
    if (geometry.see(graph.cell(start), graph.cell(end))) {
      collectLoop(start, end);
    }
  }

  /** In cells that see each other, each end excludes its own digit in the other's cell. */
  private void collectTwoDigits(int start, int end) {
    eliminated(start, end, Form.CHAIN.code());
    if (eliminations.isEmpty()) {
      return;
    }
    Ranking.Turn turn = turn(end);
    if (eliminations.size() > 1) {
      ranking.add(turn, eliminations, search.links(end), start, end, Form.CHAIN.code());
    }
    for (int i = 0; i < eliminations.size(); i++) {
      singles.offer(turn, eliminations.get(i), search.links(end) + 1, start, end);
    }
  }

  private void collectLoop(int start, int end) {
    if (search.links(end) > 1) {
      offer(turn(end), start, end, Form.LOOP);
    }
  }

  private void offer(Ranking.Turn turn, int start, int end, Form form) {
    eliminated(start, end, form.code());
    if (!eliminations.isEmpty()) {
      int links = form == Form.LOOP ? loops.links(end) : search.links(end);
      ranking.add(turn, eliminations, links, start, end, form.code());
    }
  }

  private Ranking.Turn turn(int end) {
    return search.isPlain(end) ? Ranking.Turn.IN_ORDER : Ranking.Turn.LATE;
  }

  /** Puts down what the chain that was last searched eliminates in a form. */
  private void eliminated(int start, int end, int code) {
    eliminations.in(state);
    int startBit = 1 << (graph.digit(start) - 1);
    int endBit = 1 << (graph.digit(end) - 1);
    switch (Form.of(code)) {
      case LOOP -> loops.addTo(eliminations, start, end);
      case TRUE_IN_CELL -> eliminations.addDigits(graph.cell(start), ~startBit);
      case TRUE_ELSEWHERE ->
          eliminations.addSeen(graph.digit(start), graph.cell(start), graph.cell(start));
      case SINGLE -> {
        int candidate = code - Form.SINGLE.code();
        eliminations.addDigits(board.cellOf(candidate), 1 << (board.digitOf(candidate) - 1));
      }
      case CHAIN -> {
        if (startBit == endBit) {
          eliminations.addSeen(graph.digit(start), graph.cell(start), graph.cell(end));
        } else {
          eliminations.addDigits(graph.cell(start), endBit);
          eliminations.addDigits(graph.cell(end), startBit);
        }
      }
    }
  }

  private boolean tell(Predicate<Deduction> sink) {
    ranking.sort();
    Set<List<Integer>> told = new HashSet<>();
    for (int rank = 0; rank < ranking.size(); rank++) {
      int number = ranking.number(rank);
      int start = ranking.start(number);
      int end = ranking.end(number);
      search.from(start);
      eliminated(start, end, ranking.form(number));
      Deduction deduction = deduction(Form.of(ranking.form(number)), search.chain(end));
      if (told.add(deduction.changes()) && sink.test(deduction)) {
        return true;
      }
    }
    return false;
  }

  private Deduction deduction(Form form, int[] chain) {
    int[] changes = eliminations.toArray();
    return Deduction.eliminate(
        board,
        strategy,
        InferenceEvidence.variant(form),
        changes,
        () -> InferenceEvidence.of(board, form, chain, Arrays.copyOf(changes, changes.length)));
  }
}
