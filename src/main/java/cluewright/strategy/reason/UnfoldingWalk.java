package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Words;
import cluewright.strategy.reason.Supposed.Causes;
import cluewright.strategy.reason.Unfolding.Branch;
import cluewright.strategy.reason.Unfolding.Effect;
import cluewright.strategy.reason.Unfolding.Move;
import cluewright.strategy.word.Facts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells branches of an unfolding, one line after the other. */
final class UnfoldingWalk {
  /** The most facts that a line about a rule tells. */
  private static final int MOST_FACTS = 4;

  /** Branches of fewer moves and ends are told again rather than compared. */
  private static final int FEWEST_ALIKE = 4;

  /** The most pairs of cells that are exchanged. */
  private static final int MOST_EXCHANGED = 3;

  /** What is supposed in more cells is not told again in brackets. */
  private static final int MOST_AGAIN = 2;

  private final Supposed before;
  private final Reasons reasons;
  private final Board board;
  private final Set<Integer> set;
  private final int depth;
  private final List<Consequence> lines;

  /** What is supposed here and around, as far as it is several. */
  private final List<List<Integer>> several;

  /** The branches that were told. */
  private final List<Branch> told = new ArrayList<>();

  /** What is supposed in the branch that is told. */
  private Supposed now;

  /**
   * @param set the reasons, by number
   * @param lines to which those of branches are added
   */
  UnfoldingWalk(Beside nothing, int[] set, List<Consequence> lines) {
    this(
        Supposed.nothing(nothing),
        nothing.reasons(),
        Arrays.stream(set).boxed().collect(Collectors.toSet()),
        1,
        lines,
        List.of());
  }

  private UnfoldingWalk(
      Supposed before,
      Reasons reasons,
      Set<Integer> set,
      int depth,
      List<Consequence> lines,
      List<List<Integer>> several) {
    this.before = before;
    this.reasons = reasons;
    this.board = reasons.board();
    this.set = set;
    this.depth = depth;
    this.lines = lines;
    this.several = new ArrayList<>(several);
    this.now = before;
  }

  /** Tells a branch, or that it is one that was told but for an exchange. */
  void add(Branch branch) {
    Optional<Phrase> likewise = told.stream().flatMap(one -> likewise(one, branch)).findFirst();
    now = before.with(branch.supposed());
    if (likewise.isPresent()) {
      addSupposition(likewise.get(), branch.supposed());
      return;
    }
    told.add(branch);
    boolean isSeveral = branch.supposed().size() > 1;
    if (isSeveral) {
      several.add(branch.supposed());
    }
    addSupposition(oneOf("strategies.unfold-suppose", branch.supposed()), branch.supposed());
    follow(branch);
    if (isSeveral) {
      several.remove(several.size() - 1);
    }
  }

  /** How a branch is told after another of which it is an image, or from which the same follows. */
  private Stream<Phrase> likewise(Branch one, Branch other) {
    if (one.size() >= FEWEST_ALIKE && before.now().holds(one.of(other.supposed()))) {
      return Stream.of(oneOf("strategies.unfold-same", other.supposed()));
    }
    if (one.size() < FEWEST_ALIKE || one.supposed().size() > 1 || other.supposed().size() > 1) {
      return Stream.empty();
    }
    return Exchange.between(reasons, one.supposed().get(0), other.supposed().get(0))
        .filter(each -> each.cellsIn(one).size() <= MOST_EXCHANGED)
        .filter(each -> each.of(one).filter(this::isProof).isPresent())
        .map(each -> likewise(other, exchanged(each, one)));
  }

  private Phrase likewise(Branch branch, Phrase exchanged) {
    Phrase supposed = oneOf("strategies.unfold-one-of", branch.supposed());
    return Phrase.of("strategies.unfold-likewise", supposed, exchanged);
  }

  private Phrase exchanged(Exchange exchange, Branch branch) {
    List<Integer> digits = exchange.digits();
    return digits.isEmpty()
        ? Words.list(
            exchange.cellsIn(branch).stream()
                .map(CellSet::toArray)
                .map(pair -> pair(Words.cell(board, pair[0]), Words.cell(board, pair[1])))
                .toList())
        : pair(Words.digit(board, digits.get(0)), Words.digit(board, digits.get(1)));
  }

  private static Phrase pair(Phrase one, Phrase other) {
    return Phrase.of("strategies.unfold-pair", one, other);
  }

  /** True if a branch holds by the reasons of the step alone. */
  private boolean isProof(Branch branch) {
    return isByReasons(branch) && before.now().holds(branch);
  }

  private boolean isByReasons(Branch branch) {
    return isByReason(branch.truth(), branch.by())
        && branch.moves().stream().allMatch(move -> isByReason(move.truth(), move.by()))
        && branch.cases().stream().allMatch(this::isByReasons);
  }

  private boolean isByReason(int truth, int by) {
    return set.contains(by)
        && (truth == by || Arrays.stream(reasons.cells(by)).anyMatch(cell -> cell == truth));
  }

  private void follow(Branch branch) {
    List<Move> left = branch.moves();
    while (!left.isEmpty()) {
      int count = alike(left);
      add(left.get(0), left.subList(0, count));
      left = left.subList(count, left.size());
    }
    if (branch.cases().isEmpty()) {
      addContradiction(branch);
    } else if (branch.cases().size() == 1) {
      addEither(branch, branch.cases().get(0));
    } else {
      Phrase each = Phrase.of("strategies.unfold-each");
      addEnd(Phrase.sentences(casesWords(branch), each), branch, left(branch));
      UnfoldingWalk inner = new UnfoldingWalk(now, reasons, set, depth + 1, lines, several);
      branch.cases().forEach(inner::add);
    }
  }

  private void addSupposition(Phrase words, List<Integer> supposed) {
    boolean isOne = supposed.size() == 1;
    add(
        words,
        isOne ? supposed : List.of(),
        List.of(),
        CellSet.empty(),
        isOne ? List.of() : supposed);
  }

  /** One of some digits is in one of some cells. */
  private Phrase oneOf(String key, List<Integer> candidates) {
    int digits =
        candidates.stream()
            .mapToInt(each -> 1 << (board.digitOf(each) - 1))
            .reduce(0, (a, b) -> a | b);
    CellSet cells = CellSet.of(candidates.stream().mapToInt(board::cellOf));
    return Phrase.of(key, Words.anyOf(board, cells), Words.anyOf(board, digits));
  }

  /** The number of moves that are one line: what one rule bars. */
  private static int alike(List<Move> moves) {
    Move first = moves.get(0);
    int count = 1;
    while (count < moves.size()
        && first.effect() == Effect.GONE
        && moves.get(count).effect() == Effect.GONE
        && moves.get(count).by() == first.by()) {
      count++;
    }
    return count;
  }

  private void add(Move first, List<Move> all) {
    if (first.effect() == Effect.CHOSEN) {
      addChosen(first);
    } else {
      addGone(first.by(), all);
    }
  }

  private void addChosen(Move move) {
    Causes causes = now.causes(move.truth());
    Phrase words = chosenWords(move, aside(row(causes)));
    now.apply(move);
    add(words, List.of(move.candidate()), List.of(), about(move.by()), causes.all());
  }

  private Phrase chosenWords(Move move, Phrase causes) {
    Phrase cell = cell(move.candidate());
    Phrase digit = digit(move.candidate());
    return reasons.get(move.by()) instanceof Reason.OfHouse place
        ? Phrase.of("strategies.unfold-place", cell, digit, causes, Words.house(place.house()))
        : Phrase.of("strategies.unfold-cell", cell, digit, causes);
  }

  private void addGone(int rule, List<Move> moves) {
    boolean isByRuleAlone = now.now().areBarred(moves);
    CellSet needed =
        now.needed(
            rule,
            beside ->
                isByRuleAlone ? beside.areBarred(moves) : moves.stream().allMatch(beside::follows));
    List<Integer> because = now.shown(needed);
    int[] gone = moves.stream().mapToInt(Move::candidate).toArray();
    Phrase words =
        Phrase.of(
            isByRuleAlone ? "strategies.unfold-rule" : "strategies.unfold-filling",
            name(rule),
            aside(facts(needed)),
            Words.eliminated(board, gone));
    moves.forEach(now::apply);
    add(words, List.of(), Arrays.stream(gone).boxed().toList(), about(rule), because);
  }

  private Phrase name(int rule) {
    return ((Reason.OfRule) reasons.get(rule)).name(board);
  }

  private void addContradiction(Branch branch) {
    if (reasons.isRule(branch.truth())) {
      addBreach(branch);
      return;
    }
    Causes causes = now.causes(branch.truth());
    Phrase words = nothingLeft(branch, reasons.get(branch.by()), aside(row(causes)));
    addEnd(words, branch, causes.all());
  }

  private void addBreach(Branch branch) {
    int rule = branch.truth();
    boolean isByRuleAlone = now.now().isBreached(rule);
    CellSet needed =
        now.needed(
            rule, beside -> isByRuleAlone ? beside.isBreached(rule) : beside.isImpossible(rule));
    Phrase words =
        Phrase.of(
            isByRuleAlone ? "strategies.unfold-breach" : "strategies.unfold-no-filling",
            name(rule),
            aside(facts(needed)));
    addEnd(words, branch, now.shown(needed));
  }

  private Phrase nothingLeft(Branch branch, Reason by, Phrase causes) {
    if (by instanceof Reason.OfHouse place) {
      return Phrase.of(
          "strategies.unfold-no-place",
          Words.house(place.house()),
          Words.digit(board, place.digit()),
          causes);
    }
    return Phrase.of("strategies.unfold-no-digit", Words.cell(board, branch.truth()), causes);
  }

  /** Goes on with what follows from each alternative that is left, which is thus a fact. */
  private void addEither(Branch branch, Branch next) {
    Phrase words = casesWords(branch);
    List<Integer> left = left(branch);
    now = now.with(left);
    addEnd(words, branch, left);
    follow(next);
  }

  private Phrase casesWords(Branch branch) {
    Phrase causes = aside(row(now.causes(branch.truth())));
    return reasons.get(branch.truth()) instanceof Reason.OfHouse place
        ? Phrase.of(
            "strategies.unfold-either-place",
            Words.house(place.house()),
            Words.digit(board, place.digit()),
            Words.anyOf(board, CellSet.of(left(branch).stream().mapToInt(board::cellOf))),
            causes)
        : Phrase.of(
            "strategies.unfold-either-digit",
            Words.cell(board, branch.truth()),
            Words.anyOf(board, now.now().left(branch.truth())),
            causes);
  }

  /** The alternatives of which the cases are. */
  private List<Integer> left(Branch branch) {
    return Arrays.stream(now.now().alternatives(branch.truth())).boxed().toList();
  }

  private void addEnd(Phrase words, Branch branch, List<Integer> because) {
    add(words, List.of(), List.of(), about(branch.by()), because);
  }

  private void add(
      Phrase words,
      List<Integer> placed,
      List<Integer> eliminated,
      CellSet about,
      List<Integer> because) {
    lines.add(
        new Consequence(depth, words, now.now().state(board), placed, eliminated, about, because));
  }

  private CellSet about(int reason) {
    return CellSet.of(reasons.get(reason).cells());
  }

  private Phrase cell(int candidate) {
    return Words.cell(board, board.cellOf(candidate));
  }

  private Phrase digit(int candidate) {
    return Words.digit(board, board.digitOf(candidate));
  }

  /** A remark in brackets, with a blank before it where a language has one. */
  private static Phrase aside(Phrase remark) {
    return remark.isNothing() ? remark : Phrase.of("strategies.unfold-by", remark);
  }

  private Phrase row(Causes causes) {
    return row(causes.either(), causes.chosen().stream().map(List::of).map(this::again).toList());
  }

  /** Facts, after those of which one of several is true; set apart where they have commas. */
  private Phrase row(List<List<Integer>> either, List<Phrase> facts) {
    return Phrase.apart(Stream.concat(either.stream().map(this::again), facts.stream()).toList());
  }

  /** What is supposed, told again: in short where it is long, and clear what is meant. */
  private Phrase again(List<Integer> either) {
    long cells = either.stream().map(board::cellOf).distinct().count();
    return several.equals(List.of(either)) && cells > MOST_AGAIN
        ? Phrase.of("strategies.unfold-as-supposed")
        : oneOf("strategies.unfold-one-of", either);
  }

  /** What is left in cells; nothing where that is much. */
  private Phrase facts(CellSet cells) {
    Facts facts = new Facts(board);
    CellSet less = CellSet.of(cells.stream().filter(now::isLess));
    less.stream().forEach(cell -> facts.add(cell, now.now().left(cell)));
    boolean isTold = facts.size() > 0 && facts.size() <= MOST_FACTS;
    CellSet told = isTold ? less : CellSet.empty();
    return row(
        cells.stream()
            .boxed()
            .flatMap(cell -> now.behind(cell).stream())
            .distinct()
            .filter(each -> !isToldBy(told, each))
            .toList(),
        isTold ? facts.each() : List.of());
  }

  /** True if what is left in some cells tells which candidates a set has. */
  private boolean isToldBy(CellSet told, List<Integer> either) {
    CellSet cells = CellSet.of(either.stream().mapToInt(board::cellOf));
    return cells.size() == 1 && told.containsAll(cells);
  }
}
