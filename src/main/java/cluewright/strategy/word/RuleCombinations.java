package cluewright.strategy.word;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellWord;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Eliminates a candidate that no combination of candidates has that obeys one rule of many cells,
 * such as an arrow or a sandwich.
 *
 * <p>Whatever goes later, it is still in no combination, so this is monotone. It is not stated as
 * rules: a rule of many cells has too many sets of premises.
 */
public final class RuleCombinations extends BoardFinder {
  /** Rated as the combinations of a cage are. */
  private static final Variant VARIANT =
      Variant.of("rule-combinations", "", 1240, Level.MEDIUM, 20);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("rule-combinations", Group.RULES, 1, List.of(VARIANT)).with(Limit.WORDS),
          RuleCombinations::new);

  private final List<CellWord> words;
  private final List<WordWays> ways;
  private final Eliminations eliminations;

  private RuleCombinations(Strategy strategy, Board board) {
    super(strategy, board);
    this.words = board.words();
    this.ways = words.stream().map(WordWays::new).toList();
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (int i = 0; i < words.size(); i++) {
      if (offer(words.get(i), ways.get(i), state, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(
      CellWord word, WordWays way, SolvingState state, Predicate<Deduction> sink) {
    boolean isPossible = way.look(state::candidates);
    eliminations.in(state);
    int[] cells = way.cells();
    for (int i = 0; i < cells.length; i++) {
      if (state.placed(cells[i]) == 0) {
        eliminations.addDigits(cells[i], ~way.possible(i));
      }
    }
    if (eliminations.isEmpty()) {
      return false;
    }
    int[] shown = new int[cells.length];
    for (int i = 0; i < cells.length; i++) {
      int all = state.open(cells[i]);
      shown[i] = isPossible ? all & way.possible(i) : all;
    }
    return sink.test(
        eliminate(VARIANT, eliminations.toArray(), () -> evidence(word, shown, isPossible)));
  }

  private Evidence evidence(CellWord word, int[] shown, boolean isPossible) {
    List<Evidence.Mark> marks = new ArrayList<>();
    for (int i = 0; i < shown.length; i++) {
      CellSet cell = CellSet.of(word.path().get(i));
      marks.addAll(Evidence.marks(board, cell, shown[i], Evidence.Role.PATTERN));
    }
    String key = isPossible ? "strategies.reason-rule" : "strategies.reason-rule-never";
    Phrase reason = Phrase.of(key, Words.rule(board, word.rule()));
    return new Evidence(List.of(), List.of(), marks, List.of(), reason);
  }
}
