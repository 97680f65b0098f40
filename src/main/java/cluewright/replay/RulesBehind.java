package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.Board.RulePair;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Words;
import cluewright.strategy.intersection.CommonPeers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The rules besides rows, columns and boxes that a step takes: those of the houses it is about, and
 * those by which candidates exclude others where no row, column or box does. What earlier steps
 * eliminated is not asked for its reasons.
 */
final class RulesBehind {
  private final Board board;
  private final IntUnaryOperator digits;

  /** Words for rules, with their kinds. */
  private final Map<Phrase, Kind> rules = new LinkedHashMap<>();

  private RulesBehind(Board board, IntUnaryOperator digits) {
    this.board = board;
    this.digits = digits;
  }

  /**
   * The rules in words, each with its kind.
   *
   * @param digits the digit of a cell before the step, 0 for none
   */
  static Map<Phrase, Kind> of(Deduction step, IntUnaryOperator digits) {
    RulesBehind behind = new RulesBehind(step.board(), digits);
    behind.add(step);
    return behind.rules;
  }

  private void add(Deduction step) {
    Evidence evidence = step.evidence();
    evidence.houses().forEach(this::add);
    evidence.covers().forEach(this::add);
    if (step.strategy().group() == Group.CAGES && !rules.containsValue(Kinds.CAGE)) {
      rules.put(Words.kind(Kinds.CAGE), Kinds.CAGE);
    }
    evidence.rules().forEach(seen -> add(seen.rule()));
    if (!evidence.rules().isEmpty()) {
      return;
    }
    if (step.places()) {
      addPlacement(step.changes().get(0), evidence);
    } else {
      int[] members = evidence.marks().stream().mapToInt(Evidence.Mark::candidate).toArray();
      boolean isByEach = step.strategy() instanceof CommonPeers;
      for (int candidate : step.changes()) {
        if (isByEach) {
          IntStream.of(members).forEach(member -> addExcluded(candidate, member));
        } else {
          addExcluded(candidate, members);
        }
      }
    }
  }

  private void add(House house) {
    if (house.kind().form() != Form.GRID) {
      boolean isOfBoard = house.kind().form() == Form.BOARD;
      rules.put(isOfBoard ? Words.kind(house.kind()) : Words.house(house), house.kind());
    }
  }

  private void add(Rule rule) {
    rules.put(Words.rule(board, rule), rule.kind());
  }

  private void add(RulePair pair) {
    rules.put(Words.between(board, pair), pair.rule().kind());
  }

  /** A digit is the only one left of a cell, or a cell the only one left in a house. */
  private void addPlacement(int candidate, Evidence evidence) {
    int cell = board.cellOf(candidate);
    int digit = board.digitOf(candidate);
    if (evidence.houses().isEmpty()) {
      board.digitRange().filter(other -> other != digit).forEach(other -> addBar(cell, other));
    }
    for (House house : evidence.houses()) {
      house.cells().minus(CellSet.of(cell)).stream()
          .filter(other -> digits.applyAsInt(other) == 0)
          .forEach(other -> addBar(other, digit));
    }
  }

  /** Adds the rule by which the digits on the board keep a digit out of a cell. */
  private void addBar(int cell, int digit) {
    int[] same =
        board.peers(cell).stream().filter(peer -> digits.applyAsInt(peer) == digit).toArray();
    if (addSight(cell, same)) {
      return;
    }
    board.pairs().stream().filter(pair -> bars(pair, cell, digit)).findFirst().ifPresent(this::add);
  }

  private boolean bars(RulePair pair, int cell, int digit) {
    int first = digits.applyAsInt(pair.first());
    int second = digits.applyAsInt(pair.second());
    return (pair.first() == cell && second != 0 && !pair.allows(digit, second))
        || (pair.second() == cell && first != 0 && !pair.allows(first, digit));
  }

  /**
   * Adds the house by which one of some peers sees a cell, if it is no row, column or box.
   *
   * @return whether there are such peers
   */
  private boolean addSight(int cell, int[] peers) {
    Optional<House> last = Optional.empty();
    for (int peer : peers) {
      for (House house : board.housesOf(cell)) {
        if (house.cells().contains(peer)) {
          if (house.kind().form() == Form.GRID) {
            return true;
          }
          last = Optional.of(house);
        }
      }
    }
    last.ifPresent(this::add);
    return last.isPresent();
  }

  /** Adds the rules by which candidates of an argument, some or all, exclude another. */
  private void addExcluded(int candidate, int... members) {
    int cell = board.cellOf(candidate);
    int digit = board.digitOf(candidate);
    int[] same =
        IntStream.of(members)
            .filter(member -> board.digitOf(member) == digit)
            .map(board::cellOf)
            .filter(member -> board.peers(cell).contains(member))
            .toArray();
    if (addSight(cell, same)) {
      return;
    }
    for (int member : members) {
      board.pairBetween(candidate, member).ifPresent(this::add);
    }
  }
}
