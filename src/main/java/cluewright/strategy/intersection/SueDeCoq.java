package cluewright.strategy.intersection;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.LineInBox;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Two or three cells in the crossing of a line and a box, with further cells of both: as many cells
 * as digits in all, and the line or the box holds each digit only once. So each digit is in these
 * cells, and leaves the rest of its house.
 *
 * <p>Not monotone: cells that lose a candidate may become a naked set, which others have to use.
 *
 * <p>The finder looks by rows and then columns, box by box.
 *
 * <p>Two or three empty cells of the crossing, the core, hold more digits than cells; what is too
 * much by two or more is taken from the core by a part of the line and a part of the box. A part
 * holds a digit of the core, and takes as many digits from it as it has cells beyond its digits
 * from elsewhere. The two parts share no digit of the core, and together take just what is too
 * much. So all these cells have as many digits as cells, where a digit from elsewhere counts for
 * each part that has it; no digit fits twice, so each is there.
 *
 * <p>Another cell of the crossing may serve in a part. Cores and parts are tried in the lexical
 * order of their cells, each before what begins with it, as HoDoKu does.
 *
 * <p>Bounds: a part has no more than {@value SueDeCoqPart#MOST_CELLS} cells, which is all that 9x9
 * can offer; so a core with more too much than two such parts can take is left at once. A part of
 * the line grows only while some cell of the box has none of the core's digits that it holds. On
 * sparse boards, where every cell has nearly every digit, this ends it at the first cell or two.
 * And no more than {@value #MOST_TRIALS} parts are tried where a line and a box cross; 9x9 has
 * fewer.
 */
public final class SueDeCoq extends BoardFinder {
  private static final Variant VARIANT = Variant.of("sue-de-coq", "1101", 5300, Level.UNFAIR, 250);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("sue-de-coq", Group.SUBSETS, 1, List.of(VARIANT)).notMonotone(), SueDeCoq::new);

  private static final int FEWEST_IN_CORE = 2;
  private static final int MOST_IN_CORE = 3;

  /** A limit above 4 cores with 2^7 parts of the line and as many of the box each. */
  private static final int MOST_TRIALS = 100_000;

  private final List<LineInBox> crossings;
  private final SueDeCoqPart core;
  private final SueDeCoqPart ofLine;
  private final SueDeCoqPart ofBox;
  private final Eliminations eliminations;
  private SolvingState state;
  private Predicate<Deduction> sink;
  private LineInBox crossing;
  private int trials;

  private SueDeCoq(Strategy strategy, Board board) {
    super(strategy, board);
    this.crossings = LineInBox.all(geometry);
    this.core = new SueDeCoqPart(geometry);
    this.ofLine = new SueDeCoqPart(geometry);
    this.ofBox = new SueDeCoqPart(geometry);
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState in, Predicate<Deduction> to) {
    state = in;
    sink = to;
    for (int i = 0; i < crossings.size(); i++) {
      crossing = crossings.get(i);
      trials = 0;
      long[] line = geometry.houseSet(crossing.line());
      core.begin(state, 0);
      for (int cell : geometry.cellsOf(crossing.box())) {
        if ((line[cell >> 6] >>> cell & 1) != 0) {
          core.mayTake(cell);
        }
      }
      if (extendCore(0)) {
        return true;
      }
    }
    return false;
  }

  private boolean extendCore(int from) {
    for (int i = from; i < core.choices(); i++) {
      core.take(i);
      int tooMuch = Integer.bitCount(core.digits()) - core.size();
      if (core.size() >= FEWEST_IN_CORE
          && tooMuch > 1
          && tooMuch <= 2 * SueDeCoqPart.MOST_CELLS
          && startLine(tooMuch)) {
        return true;
      }
      if (core.size() < MOST_IN_CORE && extendCore(i + 1)) {
        return true;
      }
      core.leave(i);
    }
    return false;
  }

  private boolean startLine(int tooMuch) {
    ofLine.begin(state, 0);
    for (int cell : geometry.cellsOf(crossing.line())) {
      if (!core.has(cell)) {
        ofLine.mayTake(cell);
      }
    }
    return extendLine(0, tooMuch);
  }

  private boolean extendLine(int from, int tooMuch) {
    for (int i = from; i < ofLine.choices() && trials++ < MOST_TRIALS; i++) {
      ofLine.take(i);
      if (leavesBoxACell() && tryLine(i, tooMuch)) {
        return true;
      }
      ofLine.leave(i);
    }
    return false;
  }

  /** True if the box can have a part beside the line's; a larger line's part leaves it no more. */
  private boolean leavesBoxACell() {
    int forbidden = ofLine.digits() & core.digits();
    for (int cell : geometry.cellsOf(crossing.box())) {
      int open = state.open(cell);
      if (open != 0 && (open & forbidden) == 0 && !core.has(cell) && !ofLine.has(cell)) {
        return true;
      }
    }
    return false;
  }

  /** Tries the line's part as it is, then with more cells. */
  private boolean tryLine(int last, int tooMuch) {
    int taken = ofLine.takenFrom(core);
    if (taken > 0 && taken < tooMuch && startBox(tooMuch - taken)) {
      return true;
    }
    int fewest = Math.max(1, tooMuch - SueDeCoqPart.MOST_CELLS);
    return ofLine.mayReach(taken, last, fewest) && extendLine(last + 1, tooMuch);
  }

  /** Starts the box's part, which must not use digits of the line's. */
  private boolean startBox(int tooMuch) {
    if ((ofLine.digits() & core.digits()) == 0) {
      return false;
    }
    ofBox.begin(state, ofLine.digits() & core.digits());
    for (int cell : geometry.cellsOf(crossing.box())) {
      if (!core.has(cell) && !ofLine.has(cell)) {
        ofBox.mayTake(cell);
      }
    }
    return extendBox(0, tooMuch);
  }

  private boolean extendBox(int from, int tooMuch) {
    for (int i = from; i < ofBox.choices() && trials++ < MOST_TRIALS; i++) {
      ofBox.take(i);
      int taken = ofBox.takenFrom(core);
      if (taken == tooMuch && (ofBox.digits() & core.digits()) != 0 && offer()) {
        return true;
      }
      if (ofBox.mayReach(taken, i, tooMuch) && extendBox(i + 1, tooMuch)) {
        return true;
      }
      ofBox.leave(i);
    }
    return false;
  }

  private boolean offer() {
    eliminations.in(state);
    addRest(crossing.box(), ofBox, ofLine);
    addRest(crossing.line(), ofLine, ofBox);
    return !eliminations.isEmpty() && sink.test(deduction());
  }

  /**
   * Eliminates the digits of a part and the core from the rest of its house, except for the other
   * part's.
   */
  private void addRest(int house, SueDeCoqPart part, SueDeCoqPart other) {
    int gone = (core.digits() & ~other.digits()) | part.digits();
    for (int rest = gone; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      for (int word = 0; word < geometry.words(); word++) {
        long cells = geometry.houseSet(house)[word] & ~part.cells(word) & ~core.cells(word);
        eliminations.addCells(digit, word, cells);
      }
    }
  }

  private Deduction deduction() {
    CellSet middle = core.toSet();
    CellSet sides = ofLine.toSet().union(ofBox.toSet());
    int inLine = ofLine.digits();
    int inBox = ofBox.digits();
    int inBoth = core.digits() & ~inLine & ~inBox;
    House line = geometry.house(crossing.line());
    House box = geometry.house(crossing.box());
    int[] pattern = Candidates.ofCells(state, middle, board.allDigits());
    int[] second = Candidates.ofCells(state, sides, board.allDigits());
    return eliminate(
        VARIANT,
        eliminations.toArray(),
        () -> {
          List<Evidence.Mark> marks = new ArrayList<>();
          marks.addAll(Evidence.marks(pattern, Evidence.Role.PATTERN));
          marks.addAll(Evidence.marks(second, Evidence.Role.SECOND));
          List<Phrase> room = new ArrayList<>(List.of(where(inLine, line), where(inBox, box)));
          if (inBoth != 0) {
            room.add(Phrase.of("strategies.reason-digits-in-both", Words.digits(board, inBoth)));
          }
          Phrase reason =
              Phrase.of(
                  "strategies.reason-sue-de-coq",
                  Words.cells(board, middle.union(sides)),
                  Words.list(room));
          return new Evidence(List.of(line, box), List.of(), marks, List.of(), reason);
        });
  }

  private Phrase where(int digits, House house) {
    return Phrase.of(
        "strategies.reason-digits-in", Words.digits(board, digits), Words.house(house));
  }
}
