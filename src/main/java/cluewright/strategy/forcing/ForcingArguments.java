package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.phrase.Phrase;
import cluewright.strategy.chain.DirectLinks;
import cluewright.strategy.chain.Implications;
import cluewright.strategy.chain.LinkGraph;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Draws and words the conclusions of {@link ForcingChain} in a state. The way from a supposition is
 * worked out only when somebody asks for it.
 */
final class ForcingArguments {
  /**
   * More links at one end hide the candidates; the way that unfolds tells what follows without
   * them.
   */
  private static final int MOST_AT_AN_END = 5;

  private final ForcingChain.Kind kind;
  private final Geometry geometry;
  private final Board board;
  private final GridState frozen;
  private LinkGraph graph;
  private Implications implications;
  private Choices choices;
  private Derivation derivation;

  ForcingArguments(ForcingChain.Kind kind, Geometry geometry, GridState frozen) {
    this.kind = kind;
    this.geometry = geometry;
    this.board = geometry.board();
    this.frozen = frozen;
  }

  GridState state() {
    return frozen;
  }

  /** The evidence that a candidate is true, given {@link ForcedCandidates}. */
  synchronized Evidence thatItIsTrue(int candidate, int why) {
    prepare();
    int node = node(candidate);
    return of(Implications.isTrue(node), why);
  }

  synchronized Evidence thatItIsFalse(int candidate, int why) {
    prepare();
    return of(implications.isFalse(node(candidate)), why);
  }

  private int node(int candidate) {
    return implications.node(board.cellOf(candidate), board.digitOf(candidate));
  }

  private void prepare() {
    if (derivation != null) {
      return;
    }
    SolvingState state = new SolvingState(frozen);
    graph = new LinkGraph(geometry, LinkGraph.Kind.GROUPED);
    graph.lay(state);
    implications = new Implications(graph);
    implications.begin();
    new DirectLinks(graph, implications).addAll();
    choices = new Choices(geometry);
    choices.lookAt(state, implications);
    derivation = new Derivation(kind, implications, choices);
  }

  private Evidence of(int conclusion, int why) {
    Drawing drawing = new Drawing(conclusion);
    if (why == ForcedCandidates.REFUTED) {
      int premise = implications.negation(conclusion);
      derivation.refute(premise);
      drawing.add(derivation.clash());
      return drawing.evidence(refutation(premise));
    }
    for (int premise : premises(why)) {
      derivation.from(premise, conclusion);
      drawing.add(derivation.isDerived(conclusion) ? new int[] {conclusion} : derivation.clash());
    }
    return drawing.evidence(agreement(why));
  }

  /** The alternatives, one of which is true. */
  private int[] premises(int why) {
    if (why >= choices.size()) {
      int node = why - choices.size();
      return new int[] {Implications.isTrue(node), implications.isFalse(node)};
    }
    int[] premises = new int[choices.size(why)];
    for (int i = 0; i < premises.length; i++) {
      premises[i] = Implications.isTrue(choices.node(why, i));
    }
    return premises;
  }

  private Phrase refutation(int premise) {
    Phrase supposed =
        Phrase.of(
            implications.affirms(premise)
                ? "strategies.reason-if-it-were"
                : "strategies.reason-if-it-were-not",
            cell(premise),
            digit(premise));
    return Phrase.of("strategies.reason-forcing", supposed, absurdity(premise));
  }

  private Phrase absurdity(int premise) {
    if (derivation.emptied() >= 0) {
      return nothingLeft(derivation.emptied());
    }
    int clash = derivation.clash()[0];
    if (implications.nodeOf(clash) != implications.nodeOf(premise)) {
      return Phrase.of("strategies.reason-then-clash", cell(clash), digit(clash));
    }
    return implications.affirms(premise)
        ? Phrase.of("strategies.reason-then-something-else")
        : Phrase.of("strategies.reason-then-itself", digit(premise));
  }

  private Phrase nothingLeft(int choice) {
    return choices.isCell(choice)
        ? Phrase.of("strategies.reason-then-no-digit", Words.cell(board, choice))
        : Phrase.of(
            "strategies.reason-then-no-place",
            Words.house(geometry.house(choices.house(choice))),
            Words.digit(board, choices.digit(choice)));
  }

  private Phrase agreement(int why) {
    if (why >= choices.size()) {
      int node = why - choices.size();
      return Phrase.of("strategies.reason-whether-or-not", cell(node), digit(node));
    }
    return choices.isCell(why)
        ? Phrase.of("strategies.reason-whichever-digit", Words.cell(board, why))
        : Phrase.of(
            "strategies.reason-wherever",
            Words.digit(board, choices.digit(why)),
            Words.house(geometry.house(choices.house(why))));
  }

  private Phrase cell(int statement) {
    return Words.cell(board, board.cellOf(candidate(statement)));
  }

  private Phrase digit(int statement) {
    return Words.digit(board, board.digitOf(candidate(statement)));
  }

  private int candidate(int statement) {
    return implications.candidate(implications.nodeOf(statement));
  }

  /** The candidates of a statement: one, or those of a group. */
  private int[] candidates(int statement) {
    if (!implications.isAboutGroup(statement)) {
      return new int[] {candidate(statement)};
    }
    int node = graph.groupNode(implications.groupOf(statement));
    return graph.chainNode(node).candidates(board);
  }

  /** The marks and links of all derivations in an argument, each once. */
  private final class Drawing {
    private final int conclusion;
    private final Map<Integer, Evidence.Role> roles = new LinkedHashMap<>();
    private final Set<Evidence.Link> links = new LinkedHashSet<>();

    Drawing(int conclusion) {
      this.conclusion = conclusion;
    }

    /** Adds the derivation of some statements. */
    void add(int... goals) {
      for (int statement : derivation.groundsOf(goals)) {
        boolean isTrue = implications.affirms(statement);
        for (int candidate : candidates(statement)) {
          roles.putIfAbsent(candidate, isTrue ? Evidence.Role.PATTERN : Evidence.Role.SECOND);
          for (int reason : derivation.reasons(statement)) {
            link(reason, candidate, isTrue ? Evidence.Strength.STRONG : Evidence.Strength.WEAK);
          }
        }
      }
    }

    private void link(int reason, int candidate, Evidence.Strength strength) {
      for (int from : candidates(reason)) {
        links.add(new Evidence.Link(from, candidate, strength));
      }
    }

    /** The links without those of candidates at which many start or many end. */
    private List<Evidence.Link> clear() {
      Map<Integer, Long> starts = count(Evidence.Link::from);
      Map<Integer, Long> ends = count(Evidence.Link::to);
      return links.stream()
          .filter(each -> starts.get(each.from()) <= MOST_AT_AN_END)
          .filter(each -> ends.get(each.to()) <= MOST_AT_AN_END)
          .toList();
    }

    private Map<Integer, Long> count(Function<Evidence.Link, Integer> end) {
      return links.stream().collect(Collectors.groupingBy(end, Collectors.counting()));
    }

    Evidence evidence(Phrase reason) {
      if (!implications.affirms(conclusion)) {
        roles.remove(candidate(conclusion));
      }
      return new Evidence(
          List.of(),
          List.of(),
          roles.entrySet().stream().map(e -> new Evidence.Mark(e.getKey(), e.getValue())).toList(),
          clear(),
          reason);
    }
  }
}
