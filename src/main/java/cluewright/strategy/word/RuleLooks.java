package cluewright.strategy.word;

import cluewright.model.Board;
import cluewright.model.Board.RulePair;
import cluewright.model.CellSet;
import cluewright.model.CellWord;
import cluewright.model.rule.Rule;
import cluewright.strategy.word.RuleLook.Sight;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The looks at the drawn rules of a board: one at each word, and one from each cell of those that
 * pairs of a rule join. Rules of the whole board, which have no shape, are left to what looks at
 * cells.
 */
public final class RuleLooks {
  private final Board board;
  private final Sight sight;
  private final List<RuleLook> looks = new ArrayList<>();

  private RuleLooks(Board board, Sight sight) {
    this.board = board;
    this.sight = sight;
  }

  /** All looks that see so much. */
  public static List<RuleLook> of(Board board, Sight sight) {
    RuleLooks all = new RuleLooks(board, sight);
    Map<Rule, List<RulePair>> pairs = new LinkedHashMap<>();
    for (RulePair pair : board.pairs()) {
      if (pair.rule().kind().form().isDrawn()) {
        pairs.computeIfAbsent(pair.rule(), any -> new ArrayList<>()).add(pair);
      }
    }
    pairs.values().forEach(all::addJoined);
    board.words().forEach(all::add);
    return List.copyOf(all.looks);
  }

  private void add(CellWord word) {
    looks.add(
        RuleLook.atAll(
            word.rule(), new WordWays(word), sight, ShapeWays.of(board, word), board.allDigits()));
  }

  /** Adds looks at each part of a rule that its pairs hold together. */
  private void addJoined(List<RulePair> pairs) {
    List<RulePair> left = new ArrayList<>(pairs);
    while (!left.isEmpty()) {
      CellSet joined = left.get(0).cells();
      CellSet before = CellSet.empty();
      while (!before.equals(joined)) {
        before = joined;
        for (RulePair pair : left) {
          joined = joined.intersects(pair.cells()) ? joined.union(pair.cells()) : joined;
        }
      }
      CellSet part = joined;
      add(left.stream().filter(pair -> part.containsAll(pair.cells())).toList());
      left.removeIf(pair -> part.containsAll(pair.cells()));
    }
  }

  private void add(List<RulePair> joined) {
    Rule rule = joined.get(0).rule();
    PairWays ways = new PairWays(joined, board.digits());
    ways.look(cell -> board.allDigits());
    int[] shape = IntStream.range(0, ways.cells().length).map(ways::possible).toArray();
    if (sight == Sight.SHAPE) {
      looks.add(RuleLook.atAll(rule, ways, sight, shape, board.allDigits()));
      return;
    }
    for (int i = 0; i < shape.length; i++) {
      looks.add(RuleLook.atOne(rule, ways, sight, i, shape, board.allDigits()));
    }
  }
}
