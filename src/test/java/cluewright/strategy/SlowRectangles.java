package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.strategy.core.Candidates;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Rectangles in two boxes, and what is said of them, taken literally, for tests. */
public final class SlowRectangles {
  /** Those of boards that were asked for; a state says nothing about them. */
  private static final Map<Board, List<List<Integer>>> EXCHANGEABLE = new ConcurrentHashMap<>();

  private SlowRectangles() {}

  /**
   * Four open cells and two digits that no placed cell keeps from any of them; the first of the
   * cells with two such candidates has just these.
   *
   * @param corners the cells; opposite ones are 0 and 3, and 1 and 2
   */
  public record Found(
      GridState state, List<Integer> corners, int a, int b, Set<String> conclusions) {
    public int pair() {
      return Candidates.pair(a, b);
    }

    public int extras(int corner) {
      return state.candidates(corner) & ~pair();
    }

    /** The corners with other candidates. */
    public List<Integer> roof() {
      return corners.stream().filter(corner -> extras(corner) != 0).toList();
    }

    public List<Integer> floor() {
      return corners.stream().filter(corner -> extras(corner) == 0).toList();
    }

    public int extras() {
      return corners.stream().mapToInt(this::extras).reduce(0, (x, y) -> x | y);
    }

    public int opposite(int corner) {
      return corners.get(3 - corners.indexOf(corner));
    }

    public boolean isAcross(List<Integer> two) {
      return opposite(two.get(0)) == two.get(1);
    }

    public List<House> lines(int corner) {
      return state.board().housesOf(corner).stream()
          .filter(house -> house.kind().isLine())
          .toList();
    }

    /** True if a digit that is not placed in a house is in no other cells of it than corners. */
    public boolean isOnlyInCorners(House house, int digit) {
      return house.cells().stream()
          .filter(cell -> state.hasCandidate(cell, digit))
          .allMatch(corners::contains);
    }

    public void eliminate(int cell, int digits) {
      SlowRectangles.eliminate(state, cell, digits, conclusions);
    }

    public void eliminateFromPeers(List<Integer> cells, int digits) {
      SlowRectangles.eliminateFromPeers(state, cells, digits, conclusions);
    }
  }

  public static Set<String> conclusions(GridState state, Consumer<Found> reading) {
    Set<String> conclusions = new TreeSet<>();
    Board board = state.board();
    for (List<Integer> corners : exchangeable(board)) {
      for (int a = 1; a <= board.digits(); a++) {
        for (int b = a + 1; b <= board.digits(); b++) {
          Found found = new Found(state, corners, a, b, conclusions);
          if (isPossible(found)) {
            reading.accept(found);
          }
        }
      }
    }
    return conclusions;
  }

  /** Of several pairs the one of the first corner counts. */
  private static boolean isPossible(Found found) {
    GridState state = found.state;
    return found.corners.stream().allMatch(corner -> state.placed(corner) == 0)
        && found.corners.stream()
            .map(state::candidates)
            .filter(digits -> Integer.bitCount(digits) == 2 && isFree(found, digits))
            .findFirst()
            .filter(digits -> digits == found.pair())
            .isPresent();
  }

  private static boolean isFree(Found found, int digits) {
    GridState state = found.state;
    return found.corners.stream()
        .flatMap(corner -> state.board().peers(corner).stream().boxed())
        .filter(peer -> state.placed(peer) != 0)
        .noneMatch(peer -> (digits >>> (state.placed(peer) - 1) & 1) != 0);
  }

  /**
   * The corners of two rows and two columns that two digits can fill in two ways. On classic boards
   * these are those in two boxes.
   */
  public static List<List<Integer>> exchangeable(Board board) {
    return EXCHANGEABLE.computeIfAbsent(board, SlowRectangles::allExchangeable);
  }

  private static List<List<Integer>> allExchangeable(Board board) {
    List<List<Integer>> found = new ArrayList<>();
    for (int top = 0; top < board.rows(); top++) {
      for (int bottom = top + 1; bottom < board.rows(); bottom++) {
        for (int left = 0; left < board.columns(); left++) {
          for (int right = left + 1; right < board.columns(); right++) {
            List<Integer> corners =
                List.of(
                    board.cell(top, left),
                    board.cell(top, right),
                    board.cell(bottom, left),
                    board.cell(bottom, right));
            boolean isRelated =
                board.pairs().stream()
                        .anyMatch(each -> each.pair().cells().stream().anyMatch(corners::contains))
                    || board.words().stream()
                        .anyMatch(each -> each.path().stream().anyMatch(corners::contains))
                    || corners.stream()
                        .filter(cell -> cell != Board.NO_CELL)
                        .anyMatch(cell -> board.allowed(cell) != board.allDigits());
            if (!isRelated
                && !corners.contains(Board.NO_CELL)
                && board.houses().stream().allMatch(house -> isExchangeable(house, corners))) {
              found.add(corners);
            }
          }
        }
      }
    }
    return List.copyOf(found);
  }

  /**
   * True if a house holds none of the corners, or one of each digit whichever way they are filled.
   */
  private static boolean isExchangeable(House house, List<Integer> corners) {
    List<Integer> held = corners.stream().filter(cell -> house.cells().contains(cell)).toList();
    boolean areOpposite =
        held.size() == 2 && corners.indexOf(held.get(0)) + corners.indexOf(held.get(1)) == 3;
    return held.isEmpty() || (held.size() == 2 && !areOpposite);
  }

  public static void eliminate(GridState state, int cell, int digits, Set<String> conclusions) {
    Board board = state.board();
    board
        .digitRange()
        .filter(digit -> (digits >>> (digit - 1) & 1) != 0)
        .filter(digit -> state.placed(cell) == 0 && state.hasCandidate(cell, digit))
        .forEach(digit -> conclusions.add(board.label(cell) + "-" + board.symbol(digit)));
  }

  public static void eliminateFromPeers(
      GridState state, List<Integer> cells, int digits, Set<String> conclusions) {
    CellSet peers =
        cells.stream().map(state.board()::peers).reduce(CellSet::intersect).orElseThrow();
    peers.forEach(cell -> eliminate(state, cell, digits, conclusions));
  }
}
