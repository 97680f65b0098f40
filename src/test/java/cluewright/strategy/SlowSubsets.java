package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The definitions of naked, hidden and locked sets, taken literally, for tests. */
public record SlowSubsets(GridState state) {

  /** k cells of a house with k candidates in union: these go wherever a house holds all cells. */
  public Set<String> naked(int size) {
    Set<String> conclusions = new TreeSet<>();
    for (House house : board().houses()) {
      for (List<Integer> cells : subsets(house.cells().stream().boxed().toList(), size)) {
        int digits = union(cells);
        if (Integer.bitCount(digits) == size) {
          CellSet set = CellSet.of(cells.stream().mapToInt(Integer::intValue));
          for (House shared : board().housesWith(set)) {
            conclude(shared.cells().minus(set), digits, conclusions);
          }
        }
      }
    }
    return conclusions;
  }

  /** k digits confined to k cells of a house: the other candidates go from these cells. */
  public Set<String> hidden(int size) {
    Set<String> conclusions = new TreeSet<>();
    for (House house : board().houses()) {
      for (List<Integer> digits : subsets(board().digitRange().boxed().toList(), size)) {
        int set = digits.stream().mapToInt(digit -> 1 << (digit - 1)).sum();
        CellSet places =
            CellSet.of(house.cells().stream().filter(cell -> (state.candidates(cell) & set) != 0));
        if (places.size() == size) {
          conclude(places, board().allDigits() & ~set, conclusions);
        }
      }
    }
    return conclusions;
  }

  /** k open cells of a box and a line with k candidates, which both the box and the line lose. */
  public Set<String> locked(int size) {
    Set<String> conclusions = new TreeSet<>();
    for (House box : board().houses(Kinds.BOX)) {
      for (House line : board().houses()) {
        List<Integer> common = box.cells().intersect(line.cells()).stream().boxed().toList();
        for (List<Integer> cells :
            box.equals(line) ? List.<List<Integer>>of() : subsets(common, size)) {
          CellSet set = CellSet.of(cells.stream().mapToInt(Integer::intValue));
          Set<String> inBox = new TreeSet<>();
          Set<String> inLine = new TreeSet<>();
          Set<String> outside = new TreeSet<>();
          conclude(box.cells().minus(set), union(cells), inBox);
          conclude(line.cells().minus(set), union(cells), inLine);
          conclude(line.cells().minus(box.cells()), union(cells), outside);
          if (cells.stream().allMatch(cell -> state.placed(cell) == 0)
              && Integer.bitCount(union(cells)) == size
              && !inBox.isEmpty()
              && !outside.isEmpty()) {
            conclusions.addAll(inBox);
            conclusions.addAll(inLine);
          }
        }
      }
    }
    return conclusions;
  }

  private int union(List<Integer> cells) {
    return cells.stream().mapToInt(state::candidates).reduce(0, (a, b) -> a | b);
  }

  private void conclude(CellSet cells, int digits, Set<String> conclusions) {
    for (int cell : cells.toArray()) {
      board()
          .digitRange()
          .filter(digit -> (digits >>> (digit - 1) & 1) != 0 && state.hasCandidate(cell, digit))
          .forEach(digit -> conclusions.add(board().label(cell) + "-" + board().symbol(digit)));
    }
  }

  private Board board() {
    return state.board();
  }

  public static <T> List<List<T>> subsets(List<T> items, int size) {
    return IntStream.range(0, 1 << items.size())
        .filter(set -> Integer.bitCount(set) == size)
        .mapToObj(
            set -> {
              List<T> chosen = new ArrayList<>();
              for (int i = 0; i < items.size(); i++) {
                if ((set >>> i & 1) != 0) {
                  chosen.add(items.get(i));
                }
              }
              return chosen;
            })
        .toList();
  }
}
