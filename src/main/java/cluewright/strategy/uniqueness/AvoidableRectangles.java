package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Examines every {@linkplain Rectangles rectangle} that has placed corners but no clue.
 *
 * <p>If the solution had two digits alone in the four corners, exchanging them would give a second
 * solution of the same clues. Which cells are clues must be known: where it is not, nothing is
 * found.
 */
final class AvoidableRectangles extends BoardFinder {
  /** The corner opposite the first; the numbers of the other two add up to it. */
  private static final int OPPOSITE = 3;

  private final Rectangles rectangles;
  private final Predicate<AvoidableRectangles> type;

  private SolvingState state;
  private Predicate<Deduction> sink;
  private int[] corners;

  /**
   * @param type looks at the rectangle in hand, whose first corner is placed and none a clue, and
   *     is true if the sink has enough
   */
  AvoidableRectangles(Strategy strategy, Board board, Predicate<AvoidableRectangles> type) {
    super(strategy, board);
    this.type = type;
    rectangles = new Rectangles(geometry);
  }

  @Override
  public boolean find(SolvingState given, Predicate<Deduction> enough) {
    state = given;
    sink = enough;
    for (int cell = 0; cell < board.cells() && state.knowsClues(); cell++) {
      if (isPlacedByReasoning(cell) && findFrom(cell)) {
        return true;
      }
    }
    return false;
  }

  private boolean findFrom(int cell) {
    for (int[] rectangle : rectangles.from(cell)) {
      corners = rectangle;
      if (!state.isClue(corners[1])
          && !state.isClue(corners[2])
          && !state.isClue(corners[3])
          && type.test(this)) {
        return true;
      }
    }
    return false;
  }

  private boolean isPlacedByReasoning(int cell) {
    return state.placed(cell) != 0 && !state.isClue(cell);
  }

  /**
   * Handles rectangles of which the first corner, its neighbour in the box and one other are
   * placed.
   */
  boolean offerWithThreePlaced() {
    int neighbour = rectangles.neighbourInBox(corners);
    int beside = OPPOSITE - neighbour;
    return corners[0] < corners[neighbour]
        && placed(neighbour) != 0
        && (offerIfLast(beside, OPPOSITE, neighbour, 0)
            || offerIfLast(OPPOSITE, beside, 0, neighbour));
  }

  /**
   * Handles a corner that may get the digit of the one across from it, and the open corner beside
   * it.
   *
   * @param like across from {@code third}
   * @param unlike across from {@code last}, which must not be the same
   */
  private boolean offerIfLast(int third, int last, int like, int unlike) {
    int open = state.open(corners[last]);
    if (placed(third) != placed(like) || open == 0) {
      return false;
    }
    CellSet cell = CellSet.of(corners[last]);
    return offer(
        strategy.variants().get(Integer.bitCount(open) == 2 ? 0 : 1),
        Candidates.ofCells(state, cell, 1 << (placed(unlike) - 1)),
        Candidates.pair(placed(like), placed(unlike)),
        Phrase.of("strategies.reason-not-placed", Words.cells(board, cell)));
  }

  boolean offerWithTwoPlaced() {
    int inBox = rectangles.neighbourInBox(corners);
    List<Variant> forms = strategy.variants();
    return offerWithTwoPlaced(inBox, forms.get(0))
        || offerWithTwoPlaced(OPPOSITE - inBox, forms.get(1));
  }

  /** Handles rectangles of which the first corner and a neighbour are placed. */
  private boolean offerWithTwoPlaced(int neighbour, Variant form) {
    int beside = OPPOSITE - neighbour;
    int digit = placed(0);
    int other = placed(neighbour);
    if (other == 0 || corners[neighbour] < corners[0]) {
      return false;
    }
    int open = state.open(corners[beside]);
    int opposite = state.open(corners[OPPOSITE]);
    int extra = open & opposite;
    if (Integer.bitCount(extra) != 1
        || open != (extra | 1 << (other - 1))
        || opposite != (extra | 1 << (digit - 1))
        || open == opposite) {
      return false;
    }
    CellSet cells = CellSet.of(corners[beside], corners[OPPOSITE]);
    return offer(
        form,
        Candidates.open(state, peersOf(beside, OPPOSITE), extra),
        Candidates.pair(digit, other),
        Phrase.of(
            "strategies.reason-only-other-candidate",
            Words.digits(board, extra),
            Words.cells(board, cells)));
  }

  /** The digit placed in a corner, or 0. */
  private int placed(int i) {
    return state.placed(corners[i]);
  }

  /** The cells that see two corners. */
  private long[] peersOf(int i, int j) {
    long[] cells = geometry.peerSet(corners[i]).clone();
    for (int word = 0; word < cells.length; word++) {
      cells[word] &= geometry.peerSet(corners[j])[word];
    }
    return cells;
  }

  /**
   * Offers the eliminations, if any, to the sink; true if it wants no more.
   *
   * @param digits the two digits that could be exchanged
   * @param addition what the type adds to the argument
   */
  private boolean offer(Variant form, int[] changes, int digits, Phrase addition) {
    if (changes.length == 0) {
      return false;
    }
    CellSet cells = CellSet.of(corners);
    int[] open = Candidates.ofCells(state, cells, board.allDigits());
    int[] placed =
        cells.stream()
            .filter(cell -> state.placed(cell) != 0)
            .map(cell -> board.candidate(cell, state.placed(cell)))
            .toArray();
    return sink.test(
        eliminate(form, changes, () -> evidence(cells, placed, open, digits, addition)));
  }

  private Evidence evidence(CellSet cells, int[] placed, int[] open, int digits, Phrase addition) {
    List<Evidence.Mark> marks = new ArrayList<>(Evidence.marks(placed, Evidence.Role.PATTERN));
    marks.addAll(Evidence.marks(open, Evidence.Role.FIN));
    return new Evidence(
        List.of(),
        List.of(),
        marks,
        List.of(),
        Phrase.of(
            "strategies.reason-avoidable",
            Words.cells(board, cells),
            Words.digits(board, digits),
            addition));
  }
}
