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
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Tells branches of an unfolding, one line after the other. */
final class UnfoldingWalk {
  /** The most facts that a line about a rule tells. */
  private static final int MOST_FACTS = 4;

  private final Supposed before;
  private final Reasons reasons;
  private final Board board;
  private final int depth;
  private final List<Consequence> lines;

  /** What is supposed in the branch that is told. */
  private Supposed now;

  /**
   * @param depth how many suppositions a branch rests on
   * @param lines to which those of branches are added
   */
  UnfoldingWalk(Supposed before, Reasons reasons, int depth, List<Consequence> lines) {
    this.before = before;
    this.reasons = reasons;
    this.board = reasons.board();
    this.depth = depth;
    this.lines = lines;
    this.now = before;
  }

  void add(Branch branch) {
    now = before.with(branch.supposed());
    addSupposition(branch.supposed());
    follow(branch);
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
      addEnd(casesWords(branch), branch, left(branch));
      UnfoldingWalk inner = new UnfoldingWalk(now, reasons, depth + 1, lines);
      branch.cases().forEach(inner::add);
    }
  }

  private void addSupposition(List<Integer> supposed) {
    boolean isOne = supposed.size() == 1;
    add(
        oneOf("strategies.unfold-suppose", supposed),
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
    String cell = cell(move.candidate());
    Phrase digit = digit(move.candidate());
    Reason by = reasons.get(move.by());
    if (by instanceof Reason.OfHouse place) {
      return Phrase.of("strategies.unfold-place", cell, digit, causes, Words.house(place.house()));
    }
    return by instanceof Reason.OfRule rule
        ? Phrase.of("strategies.unfold-of-rule", cell, digit, causes, rule.name(board))
        : Phrase.of("strategies.unfold-cell", cell, digit, causes);
  }

  private void addGone(int rule, List<Move> moves) {
    CellSet needed = now.needed(rule, beside -> moves.stream().allMatch(beside::follows));
    Phrase name = ((Reason.OfRule) reasons.get(rule)).name(board);
    List<Integer> because = now.shown(needed);
    int[] gone = moves.stream().mapToInt(Move::candidate).toArray();
    Phrase words =
        Phrase.of(
            "strategies.unfold-rule", name, aside(facts(needed)), Words.eliminated(board, gone));
    moves.forEach(now::apply);
    add(words, List.of(), Arrays.stream(gone).boxed().toList(), about(rule), because);
  }

  private void addContradiction(Branch branch) {
    Reason by = reasons.get(branch.by());
    if (reasons.isRule(branch.truth())) {
      CellSet needed = now.needed(branch.by(), beside -> beside.isImpossible(branch.by()));
      Phrase name = ((Reason.OfRule) by).name(board);
      addEnd(
          Phrase.of("strategies.unfold-breach", name, aside(facts(needed))),
          branch,
          now.shown(needed));
      return;
    }
    Causes causes = now.causes(branch.truth());
    addEnd(nothingLeft(branch, by, aside(row(causes))), branch, causes.all());
  }

  private Phrase nothingLeft(Branch branch, Reason by, Phrase causes) {
    if (by instanceof Reason.OfHouse place) {
      return Phrase.of(
          "strategies.unfold-no-place",
          Words.house(place.house()),
          Words.digit(board, place.digit()),
          causes);
    }
    String cell = board.label(branch.truth());
    return by instanceof Reason.OfRule rule
        ? Phrase.of("strategies.unfold-no-digit-of-rule", cell, causes, rule.name(board))
        : Phrase.of("strategies.unfold-no-digit", cell, causes);
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
            board.label(branch.truth()),
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

  private String cell(int candidate) {
    return board.label(board.cellOf(candidate));
  }

  private Phrase digit(int candidate) {
    return Words.digit(board, board.digitOf(candidate));
  }

  /** A remark in brackets, with a blank before it where a language has one. */
  private static Phrase aside(Phrase remark) {
    return remark.isNothing() ? remark : Phrase.of("strategies.unfold-by", remark);
  }

  private Phrase row(Causes causes) {
    return row(
        causes.either(),
        causes.chosen().stream()
            .map(each -> Phrase.together(List.of(cell(each), "\u00a0=\u00a0", digit(each)))));
  }

  /** Facts, after those of which one of several is true. */
  private Phrase row(List<List<Integer>> either, Stream<Phrase> facts) {
    Stream<Phrase> several = either.stream().map(each -> oneOf("strategies.unfold-one-of", each));
    return Phrase.row(Stream.concat(several, facts).toList());
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
        isTold ? Stream.of(facts.all()) : Stream.of());
  }

  /** True if what is left in some cells tells which candidates a set has. */
  private boolean isToldBy(CellSet told, List<Integer> either) {
    CellSet cells = CellSet.of(either.stream().mapToInt(board::cellOf));
    return cells.size() == 1 && told.containsAll(cells);
  }
}
