package cluewright.proof.check;

import static cluewright.proof.check.SolutionClauses.s;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Encodes "some digits on the mask make a puzzle that the strategies complete" as clauses, in at
 * most K parallel steps or without steps. docs/proof-format.md states the same clauses, and the
 * numbers of the variables, under the letters that are used here.
 *
 * <p>Each clause says only what justifies a fact: what is known after a step was known before, or
 * follows by a rule from what was known before. A variable of the formula without steps may justify
 * itself in a circle, so whatever K is, a model for K steps is a model of it.
 */
final class PlainFormula {
  /** Stands for a literal that is true in every model. */
  private static final int TRUE = Integer.MAX_VALUE;

  /** Stands for a literal that is false in every model. */
  private static final int FALSE = -TRUE;

  private final PlainBoard board;
  private final Statement statement;
  private final int[] open;
  private final PlainRules rules;
  private final ClauseSink out;

  /** The rules that eliminate something in an empty cell. */
  private final List<PlainRules.Elimination> eliminations = new ArrayList<>();

  private final PremiseParts parts;

  /** By candidate, what excludes it outside the houses that must hold every digit. */
  private final int[][] barring;

  /** The facts known after a step: variables p, e and h. */
  private final class Step {
    /** p(c): cell c is placed. */
    final int[] placed = everywhere(FALSE, board.cells);

    /** e(c, d): candidate d of cell c is eliminated; of a clue, that the solution differs. */
    final int[] eliminated = new int[board.candidates];

    /**
     * h(g, d): the cell of house g that has d in the solution is placed; for houses that must hold
     * every digit.
     */
    final int[][] inHouse = new int[board.houses.length][board.size + 1];

    /**
     * x(c, d): cell c is placed and has d in the solution; where d in c excludes something without
     * a house.
     */
    final int[] held = new int[board.candidates];
  }

  PlainFormula(Statement statement, ClauseSink out) throws TooLargeException {
    this.statement = statement;
    this.board = statement.board();
    this.open = statement.open();
    this.out = out;
    this.rules = new PlainRules(board, statement.strategies());
    for (PlainRules.Elimination rule : rules.eliminations()) {
      if (rules.touches(rule.conclusions(), open)) {
        eliminations.add(rule);
      }
    }
    this.barring = board.barring();
    this.parts = new PremiseParts(board, eliminations);
  }

  /** Writes the formula for a number of steps. */
  void writeSteps(int steps) {
    new SolutionClauses(statement, rules, out).write();
    Step before = firstStep();
    for (int k = 1; k < steps; k++) {
      Step after = laterStep();
      writePlacements(before, before.placed, after.placed);
      writeEliminations(before, before.eliminated, after);
      writeLasting(before, after);
      before = after;
    }
    if (steps == 0) {
      forEachOpenCell(cell -> out.add());
    } else {
      writePlacements(before, before.placed, everywhere(TRUE, board.cells));
    }
  }

  /** Writes that what is known stays known. */
  private void writeLasting(Step before, Step after) {
    forEachOpenCell(cell -> clause(-before.placed[cell], after.placed[cell]));
    forEachOpen(candidate -> clause(-before.eliminated[candidate], after.eliminated[candidate]));
  }

  /** Writes the formula without steps. */
  void writeWithoutSteps() {
    new SolutionClauses(statement, rules, out).write();
    Step only = laterStep();
    writePlacements(only, everywhere(FALSE, board.cells), only.placed);
    writeEliminations(only, everywhere(FALSE, board.candidates), only);
    forEachOpenCell(cell -> clause(only.placed[cell]));
  }

  /** Excludes a filling of the mask. */
  void refuse(int[] digits) {
    clause(
        IntStream.of(statement.clues())
            .map(cell -> -s(board.candidate(cell, digits[cell])))
            .toArray());
  }

  /**
   * Writes step 0: clues are placed, and a candidate is eliminated only by a clue among its peers.
   */
  private Step firstStep() {
    Step step = new Step();
    writeFacts(step);
    forEachOpen(candidate -> clause(because(step, candidate, -step.eliminated[candidate])));
    return step;
  }

  private Step laterStep() {
    Step step = new Step();
    forEachOpenCell(cell -> step.placed[cell] = out.newVariable());
    writeFacts(step);
    return step;
  }

  private void writeFacts(Step step) {
    IntStream.of(statement.clues()).forEach(cell -> step.placed[cell] = TRUE);
    Arrays.setAll(step.eliminated, candidate -> -s(candidate));
    forEachOpen(
        candidate -> {
          step.eliminated[candidate] = out.newVariable();
          clause(-step.eliminated[candidate], -s(candidate));
        });
    for (int house = 0; house < board.houses.length; house++) {
      for (int digit = 1; board.holdsEveryDigit(house) && digit <= board.size; digit++) {
        step.inHouse[house][digit] = out.newVariable();
        for (int cell : board.houses[house]) {
          clause(-step.inHouse[house][digit], -s(board.candidate(cell, digit)), step.placed[cell]);
        }
      }
    }
    writeHeld(step);
  }

  private void writeHeld(Step step) {
    for (int candidate = 0; candidate < board.candidates; candidate++) {
      int cell = board.cellOf(candidate);
      if (barring[candidate].length > 0) {
        step.held[candidate] = s(candidate);
        if (!statement.isClue(cell)) {
          step.held[candidate] = out.newVariable();
          clause(-step.held[candidate], s(candidate));
          clause(-step.held[candidate], step.placed[cell]);
        }
      }
    }
  }

  /**
   * Adds the reasons given by placed digits: in this cell, in a house of it, or where they exclude
   * the candidate; or that its cell may not have it.
   */
  private int[] because(Step step, int candidate, int... literals) {
    int cell = board.cellOf(candidate);
    IntStream houses =
        IntStream.range(0, board.houses.length)
            .filter(board::holdsEveryDigit)
            .filter(house -> PlainBoard.holds(board.houses[house], cell))
            .map(house -> step.inHouse[house][board.digitOf(candidate)]);
    IntStream bars = IntStream.of(barring[candidate]).map(other -> step.held[other]);
    return IntStream.concat(
            IntStream.concat(
                IntStream.of(literals), IntStream.of(board.isAllowed(candidate) ? FALSE : TRUE)),
            IntStream.concat(IntStream.of(step.placed[cell]), IntStream.concat(houses, bars)))
        .toArray();
  }

  /**
   * Writes that a cell is placed only if it was before, or by a single.
   *
   * @param was for each cell the literal that says it was placed
   * @param is the same after the step
   */
  private void writePlacements(Step before, int[] was, int[] is) {
    int[] houses = rules.hasHiddenSingles() ? housesToLookAt() : new int[0];
    Map<Integer, int[]> lastPlaces = new HashMap<>();
    for (int house : houses) {
      int[] known = lastPlaces.get(firstOfSameCells(house, lastPlaces.keySet()));
      lastPlaces.put(house, known == null ? lastPlaces(house, before) : known);
    }
    int[] lastDigit = everywhere(FALSE, board.cells);
    if (rules.hasNakedSingles()) {
      forEachOpenCell(cell -> lastDigit[cell] = onlyOneLeft(rules.digitsOf(cell), before));
    }
    int[][] reasons = new int[board.cells][];
    forEachOpenCell(cell -> reasons[cell] = new int[] {-is[cell], was[cell], lastDigit[cell]});
    for (int house : houses) {
      for (int cell : PlainBoard.common(board.houses[house], open)) {
        reasons[cell] = with(reasons[cell], hiddenSingle(cell, lastPlaces.get(house)));
      }
    }
    forEachOpenCell(cell -> clause(reasons[cell]));
  }

  /** The house among some with the same cells as another; negative if there is none. */
  private int firstOfSameCells(int house, Set<Integer> among) {
    return among.stream()
        .filter(other -> Arrays.equals(board.houses[other], board.houses[house]))
        .findFirst()
        .orElse(-1);
  }

  private int[] lastPlaces(int house, Step before) {
    int[] byDigit = new int[board.size + 1];
    for (int digit = 1; digit <= board.size; digit++) {
      byDigit[digit] = onlyOneLeft(rules.placesOf(house, digit), before);
    }
    return byDigit;
  }

  /** The houses that must hold every digit, as far as they have open cells, the boxes first. */
  private int[] housesToLookAt() {
    IntStream others =
        IntStream.range(0, board.houses.length)
            .filter(house -> house < board.firstBox || house >= board.firstOther);
    return IntStream.concat(IntStream.range(board.firstBox, board.firstOther), others)
        .filter(board::holdsEveryDigit)
        .filter(house -> PlainBoard.common(board.houses[house], open).length > 0)
        .toArray();
  }

  /** l(group): of these candidates, only the solution's is left. */
  private int onlyOneLeft(int[] group, Step before) {
    int left = out.newVariable();
    for (int candidate : group) {
      if (!statement.isClue(board.cellOf(candidate))) {
        clause(-left, before.eliminated[candidate], s(candidate));
      }
    }
    return left;
  }

  /** w(c, g): in house g, c is the only place left for the digit it has in the solution. */
  private int hiddenSingle(int cell, int[] lastPlaceByDigit) {
    int found = out.newVariable();
    for (int digit = 1; digit <= board.size; digit++) {
      clause(-found, -s(board.candidate(cell, digit)), lastPlaceByDigit[digit]);
    }
    return found;
  }

  /**
   * Writes that a candidate is eliminated only if it was before, by a rule, or by a placed digit.
   */
  private void writeEliminations(Step before, int[] was, Step after) {
    int[] gone = parts.all().stream().mapToInt(part -> gone(part, before)).toArray();
    List<List<Integer>> appliedTo = new ArrayList<>();
    for (int candidate = 0; candidate < board.candidates; candidate++) {
      appliedTo.add(new ArrayList<>());
    }
    for (int rule = 0; rule < eliminations.size(); rule++) {
      int applied = applied(rule, gone, before);
      for (int candidate : eliminations.get(rule).conclusions()) {
        appliedTo.get(candidate).add(applied);
      }
    }
    forEachOpen(
        candidate -> {
          int[] byRules = appliedTo.get(candidate).stream().mapToInt(i -> i).toArray();
          int[] known = {-after.eliminated[candidate], was[candidate]};
          clause(because(after, candidate, with(byRules, known)));
        });
  }

  /** a(part): all candidates of the part are eliminated. */
  private int gone(List<Integer> part, Step before) {
    int gone = out.newVariable();
    part.forEach(candidate -> clause(-gone, before.eliminated[candidate]));
    return gone;
  }

  /** r(rule): all premises of the rule are eliminated. */
  private int applied(int rule, int[] gone, Step before) {
    int applied = out.newVariable();
    for (int part : parts.of(rule)) {
      clause(-applied, gone[part]);
    }
    if (parts.of(rule).length == 0) {
      for (int premise : eliminations.get(rule).premises()) {
        clause(-applied, before.eliminated[premise]);
      }
    }
    return applied;
  }

  private void forEachOpenCell(IntConsumer action) {
    IntStream.of(open).forEach(action);
  }

  private void forEachOpen(IntConsumer action) {
    forEachOpenCell(cell -> IntStream.of(rules.digitsOf(cell)).forEach(action));
  }

  private static int[] with(int[] literals, int... more) {
    int[] all = Arrays.copyOf(literals, literals.length + more.length);
    System.arraycopy(more, 0, all, literals.length, more.length);
    return all;
  }

  private void clause(int... literals) {
    if (IntStream.of(literals).noneMatch(literal -> literal == TRUE)) {
      out.add(IntStream.of(literals).filter(literal -> literal != FALSE).toArray());
    }
  }

  private static int[] everywhere(int literal, int count) {
    int[] literals = new int[count];
    Arrays.fill(literals, literal);
    return literals;
  }
}
