package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import cluewright.strategy.reason.Unfolding.Branch;
import cluewright.strategy.reason.Unfolding.Effect;
import cluewright.strategy.reason.Unfolding.Move;
import cluewright.strategy.word.Facts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The lines in which a step of few reasons unfolds, in words and with what each shows. */
final class UnfoldingLines {
  /** The most facts that a line about a rule tells. */
  private static final int MOST_FACTS = 4;

  private final Reasons reasons;
  private final Board board;
  private final int[] set;
  private final Beside nothing;

  /**
   * The lines for some reasons in a state.
   *
   * @param set the reasons, by number
   */
  UnfoldingLines(Reasons reasons, int[] set, SolvingState state) {
    this.reasons = reasons;
    this.board = reasons.board();
    this.set = set;
    int cells = board.cells();
    this.nothing =
        Beside.nothing(
            reasons,
            IntStream.range(0, cells).map(state::candidates).toArray(),
            IntStream.range(0, cells).map(state::placed).toArray());
  }

  /** The lines that lead from a candidate to a contradiction. */
  List<Consequence> of(int candidate) {
    List<Consequence> lines = new ArrayList<>();
    Unfolding.of(nothing, set, candidate)
        .ifPresentOrElse(
            branch -> new Walk(nothing, List.of(), 1, lines).add(branch),
            () -> lines.add(tooLong(candidate)));
    return lines;
  }

  private Consequence tooLong(int candidate) {
    return new Consequence(
        1,
        Phrase.of("strategies.unfold-long", cell(candidate), digit(candidate)),
        state(nothing),
        List.of(),
        List.of(candidate),
        CellSet.empty(),
        List.of());
  }

  private GridState state(Beside now) {
    return GridState.of(board, now.chosen(), now.left());
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

  /** The lines of a branch, one after the other. */
  private final class Walk {
    private final Beside now;

    /** What is supposed and chosen so far, in order. */
    private final List<Integer> chosen;

    private final int depth;
    private final List<Consequence> lines;

    Walk(Beside before, List<Integer> chosen, int depth, List<Consequence> lines) {
      this.now = before.copy();
      this.chosen = new ArrayList<>(chosen);
      this.depth = depth;
      this.lines = lines;
    }

    void add(Branch branch) {
      int supposed = branch.supposed();
      choose(supposed);
      add(
          Phrase.of("strategies.unfold-suppose", cell(supposed), digit(supposed)),
          List.of(supposed),
          List.of(),
          CellSet.empty(),
          List.of());
      List<Move> left = branch.moves();
      while (!left.isEmpty()) {
        int count = alike(left);
        add(left.get(0), left.subList(0, count));
        left = left.subList(count, left.size());
      }
      if (branch.cases().isEmpty()) {
        addContradiction(branch);
      } else {
        addCases(branch);
        branch.cases().forEach(each -> new Walk(now, chosen, depth + 1, lines).add(each));
      }
    }

    /** The number of moves that are one line: what one rule bars. */
    private int alike(List<Move> moves) {
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

    private void choose(int candidate) {
      now.choose(candidate);
      chosen.add(candidate);
    }

    private void add(Move first, List<Move> all) {
      if (first.effect() == Effect.CHOSEN) {
        addChosen(first);
      } else {
        addGone(first.by(), all);
      }
    }

    private void addChosen(Move move) {
      List<Integer> causes = causes(move.truth());
      Phrase words = chosenWords(move, aside(row(causes)));
      choose(move.candidate());
      add(words, List.of(move.candidate()), List.of(), about(move.by()), causes);
    }

    private Phrase chosenWords(Move move, Phrase causes) {
      String cell = cell(move.candidate());
      Phrase digit = digit(move.candidate());
      Reason by = reasons.get(move.by());
      if (by instanceof Reason.OfHouse place) {
        return Phrase.of(
            "strategies.unfold-place", cell, digit, causes, Words.house(place.house()));
      }
      return by instanceof Reason.OfRule rule
          ? Phrase.of("strategies.unfold-of-rule", cell, digit, causes, rule.name(board))
          : Phrase.of("strategies.unfold-cell", cell, digit, causes);
    }

    private void addGone(int rule, List<Move> moves) {
      CellSet needed = needed(rule, beside -> moves.stream().allMatch(beside::follows));
      Phrase name = ((Reason.OfRule) reasons.get(rule)).name(board);
      List<Integer> because = left(needed);
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
        CellSet needed = needed(branch.by(), beside -> beside.isImpossible(branch.by()));
        Phrase name = ((Reason.OfRule) by).name(board);
        addEnd(
            Phrase.of("strategies.unfold-breach", name, aside(facts(needed))),
            branch,
            left(needed));
        return;
      }
      List<Integer> causes = causes(branch.truth());
      addEnd(nothingLeft(branch, by, aside(row(causes))), branch, causes);
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

    private void addCases(Branch branch) {
      int[] left = now.alternatives(branch.truth());
      Phrase words =
          reasons.get(branch.truth()) instanceof Reason.OfHouse place
              ? Phrase.of(
                  "strategies.unfold-either-place",
                  Words.house(place.house()),
                  Words.digit(board, place.digit()),
                  Words.anyOf(board, CellSet.of(Arrays.stream(left).map(board::cellOf))))
              : Phrase.of(
                  "strategies.unfold-either-digit",
                  board.label(branch.truth()),
                  Words.anyOf(board, now.left(branch.truth())));
      addEnd(words, branch, Arrays.stream(left).boxed().toList());
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
      lines.add(new Consequence(depth, words, state(now), placed, eliminated, about, because));
    }

    private CellSet about(int reason) {
      return CellSet.of(reasons.get(reason).cells());
    }

    /** The chosen candidates that leave a truth fewer alternatives, as few as one sees. */
    private List<Integer> causes(int truth) {
      List<Integer> causes = new ArrayList<>();
      for (int gone : nothing.alternatives(truth)) {
        if (!now.isLeft(gone) && causes.stream().noneMatch(each -> excludes(each, gone))) {
          chosen.stream().filter(each -> excludes(each, gone)).findFirst().ifPresent(causes::add);
        }
      }
      return causes;
    }

    private boolean excludes(int one, int other) {
      return (one != other && board.cellOf(one) == board.cellOf(other))
          || Arrays.stream(reasons.excluded(one)).anyMatch(each -> each == other);
    }

    private Phrase row(List<Integer> candidates) {
      return Phrase.row(
          candidates.stream()
              .map(each -> Phrase.together(List.of(cell(each), "\u00a0=\u00a0", digit(each))))
              .toList());
    }

    /** The cells of a rule that lost candidates, without which something would not follow. */
    private CellSet needed(int rule, Predicate<Beside> follows) {
      Beside probe = now.copy();
      CellSet needed = CellSet.empty();
      for (int cell : reasons.cells(rule)) {
        Beside more = probe.with(cell, nothing.left(cell));
        if (follows.test(more)) {
          probe = more;
        } else {
          needed = needed.union(CellSet.of(cell));
        }
      }
      return needed;
    }

    private Phrase facts(CellSet cells) {
      Facts facts = new Facts(board);
      cells.stream().forEach(cell -> facts.add(cell, now.left(cell)));
      return cells.isEmpty() || facts.size() > MOST_FACTS ? Phrase.NOTHING : facts.all();
    }

    private List<Integer> left(CellSet cells) {
      return cells.stream().flatMap(cell -> Arrays.stream(now.alternatives(cell))).boxed().toList();
    }
  }
}
