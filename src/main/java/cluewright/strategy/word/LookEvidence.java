package cluewright.strategy.word;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.OwnKind.Definition;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Evidence.Mark;
import cluewright.strategy.core.Evidence.Role;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The argument of a look: what the rule says, and what was seen of its cells; drawn on the cells of
 * the rule.
 */
final class LookEvidence {
  /** The most facts, and the most combinations, that are readable. */
  private static final int MOST = 4;

  private final Board board;
  private final RuleLook look;
  private final boolean isPossible;

  /** By position, the candidates of the cells before the step, and those that it leaves. */
  private final int[] before;

  private final int[] after;

  /** The cells that are not placed, those that the step changes, and those it has to look at. */
  private final CellSet empty;

  private final CellSet changed;
  private final CellSet needed;

  /** The argument in a state, after a look at it. */
  LookEvidence(RuleLook look, boolean isPossible, SolvingState state) {
    this.board = state.board();
    this.look = look;
    this.isPossible = isPossible;
    int[] cells = look.cells();
    this.before = Arrays.stream(cells).map(state::candidates).toArray();
    int[] left = IntStream.range(0, cells.length).map(i -> before[i] & look.possible(i)).toArray();
    this.after = isPossible ? left : before;
    this.empty = CellSet.of(Arrays.stream(cells).filter(cell -> state.placed(cell) == 0));
    int[] gone =
        IntStream.range(0, cells.length)
            .map(i -> empty.contains(cells[i]) ? before[i] & ~left[i] : 0)
            .toArray();
    this.changed =
        CellSet.of(IntStream.range(0, cells.length).filter(i -> gone[i] != 0).map(i -> cells[i]));
    this.needed = look.needed(state, gone);
  }

  /** The number of empty cells that have to be looked at. */
  int emptyCells() {
    return needed.intersect(empty).size();
  }

  Evidence evidence() {
    Phrase reason = isPossible ? reason() : never();
    return Evidence.of(look.rule(), CellSet.of(told()), marks(), reason);
  }

  /**
   * The cells by which the rule is told: its own, but of marked cells, such as the smallest among
   * their neighbours, only those that are looked at.
   */
  private int[] told() {
    Rule rule = look.rule();
    if (rule.cells().isEmpty()) {
      return look.cells();
    }
    CellSet seen = CellSet.of(look.cells());
    boolean isMarks = rule.kind().form() == Form.REGION && look.isOfPairs();
    return rule.cells().stream()
        .mapToInt(Integer::intValue)
        .filter(cell -> !isMarks || seen.contains(cell))
        .toArray();
  }

  /** The candidates that are looked at, as far as they remain; or else those that remain. */
  private List<Mark> marks() {
    CellSet shown = needed.isEmpty() ? changed : needed;
    List<Mark> marks = new ArrayList<>();
    for (int i = 0; i < after.length; i++) {
      if (shown.contains(look.cells()[i])) {
        CellSet cell = CellSet.of(look.cells()[i]);
        marks.addAll(Evidence.marks(board, cell, after[i], Role.PATTERN));
      }
    }
    return marks;
  }

  private Phrase reason() {
    if (needed.isEmpty()) {
      return Phrase.of("strategies.reason-rule-shape", says(), leftByShape());
    }
    return switch (look.sight()) {
      case SHAPE, BOUNDS -> seen(Arrays.stream(before).map(look::seen).toArray());
      case CANDIDATES -> look.isOfPairs() ? seen(before) : combinations();
    };
  }

  /** What the rule says, for example {@code the thermometer … grows from its bulb}. */
  private Phrase says() {
    Rule rule = look.rule();
    Kind kind = rule.kind();
    String number = kind.definition().map(Definition::text).orElse(kind.written(rule.value()));
    int[] told = told();
    return Phrase.of(
        "reasons.says-" + kind.words(), Words.rule(board, kind, told), number, told.length);
  }

  private Phrase never() {
    return Phrase.of(
        "strategies.reason-rule-never", says(), Words.cells(board, CellSet.of(look.cells())));
  }

  /** What the shape leaves the cells that change, or of many the first and the last of them. */
  private Phrase leftByShape() {
    Facts facts = new Facts(board);
    for (int i = 0; i < after.length; i++) {
      if (changed.contains(look.cells()[i])) {
        facts.add(look.cells()[i], look.shape(i));
      }
    }
    return facts.size() <= MOST ? facts.all() : facts.ends();
  }

  /** The rule, with what the cells that are looked at can be. */
  private Phrase seen(int[] digits) {
    Facts facts = new Facts(board);
    for (int i = 0; i < digits.length; i++) {
      if (needed.contains(look.cells()[i])) {
        facts.add(look.cells()[i], digits[i]);
      }
    }
    return facts.size() > MOST
        ? Phrase.of("strategies.reason-rule-ends", says())
        : Phrase.of("strategies.reason-rule-bounds", says(), facts.all());
  }

  private Phrase combinations() {
    List<int[]> few = look.few(after, MOST);
    return few.isEmpty() || few.stream().anyMatch(this::isExcluded)
        ? Phrase.of("strategies.reason-rule", says())
        : Phrase.of(
            "strategies.reason-rule-few",
            says(),
            Words.list(inOrder()),
            Words.either(few.stream().map(this::combination).distinct().toList()));
  }

  /**
   * True if a combination has a digit twice in a house, or breaks another rule of two cells: this
   * look does not see that, and to a reader it is none.
   */
  private boolean isExcluded(int[] word) {
    int[] candidates =
        IntStream.range(0, word.length)
            .map(i -> board.candidate(look.cells()[i], word[i]))
            .toArray();
    return IntStream.range(0, word.length)
        .anyMatch(
            i -> IntStream.range(0, i).anyMatch(j -> board.exclude(candidates[i], candidates[j])));
  }

  /** The empty cells in the order in which they are read. */
  private List<String> inOrder() {
    return Arrays.stream(look.cells()).filter(empty::contains).mapToObj(board::label).toList();
  }

  /** The digits of the empty cells, for example {@code 6, 1, 5} as {@code 615}. */
  private Phrase combination(int[] word) {
    return Phrase.together(
        IntStream.range(0, word.length)
            .filter(i -> empty.contains(look.cells()[i]))
            .mapToObj(i -> Words.digit(board, word[i]))
            .toList());
  }
}
