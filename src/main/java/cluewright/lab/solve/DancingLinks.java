package cluewright.lab.solve;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.search.race.Run;

/**
 * D. Knuth's dancing links: a solution is an exact cover of the cells and of the digits of each
 * house, and candidates that cannot be chosen any more leave doubly linked lists, to which they
 * return just as they went.
 *
 * <p>A house that need not hold every digit is a secondary item: covered once or not at all. The
 * item with the fewest candidates is covered next, the first of several. An iteration is a node
 * that leaves a list (Knuth's update); a guess is a candidate chosen among several.
 */
final class DancingLinks implements Solver {
  private static final int HEAD = 0;

  private final Board board;
  private final int items;

  /** The nodes: the head, one for each item, then those of each candidate in sequence. */
  private final int[] up;

  private final int[] down;
  private final int[] item;

  /** The links of the head and the items. */
  private final int[] left;

  private final int[] right;
  private final int[] size;
  private final boolean[] covered;

  /** The first node of each candidate, and the end of the last. */
  private final int[] first;

  private final int[] candidateOf;
  private final int[] chosen;
  private Tally tally;

  DancingLinks(Board board) {
    this.board = board;
    int houses = board.houses().size();
    this.items = board.cells() + houses * board.digits();
    int nodes = 1 + items;
    for (int cell = 0; cell < board.cells(); cell++) {
      nodes += board.digits() * (1 + board.housesOf(cell).size());
    }
    this.up = new int[nodes];
    this.down = new int[nodes];
    this.item = new int[nodes];
    this.candidateOf = new int[nodes];
    this.left = new int[1 + items];
    this.right = new int[1 + items];
    this.size = new int[1 + items];
    this.covered = new boolean[1 + items];
    this.first = new int[board.candidates() + 1];
    this.chosen = new int[board.cells()];
    link();
  }

  private void link() {
    int last = HEAD;
    for (int i = 1; i <= items; i++) {
      up[i] = i;
      down[i] = i;
      left[i] = i;
      right[i] = i;
      if (isPrimary(i)) {
        right[last] = i;
        left[i] = last;
        last = i;
      }
    }
    right[last] = HEAD;
    left[HEAD] = last;
    int node = 1 + items;
    for (int candidate = 0; candidate < board.candidates(); candidate++) {
      first[candidate] = node;
      int cell = board.cellOf(candidate);
      node = append(node, 1 + cell, candidate);
      for (House house : board.housesOf(cell)) {
        node = append(node, itemOf(house, board.digitOf(candidate)), candidate);
      }
    }
    first[board.candidates()] = node;
  }

  private int itemOf(House house, int digit) {
    return board.cells() + board.houses().indexOf(house) * board.digits() + digit;
  }

  private boolean isPrimary(int number) {
    return number <= board.cells()
        || board.houses().get((number - 1 - board.cells()) / board.digits()).holdsEveryDigit();
  }

  private int append(int node, int list, int candidate) {
    item[node] = list;
    candidateOf[node] = candidate;
    up[node] = up[list];
    down[node] = list;
    down[up[list]] = node;
    up[list] = node;
    size[list]++;
    return node + 1;
  }

  @Override
  public Solved solve(Puzzle puzzle, int limit, Run run) {
    tally = new Tally(limit, run);
    chooseClues(puzzle, 0);
    return tally.end();
  }

  /** Chooses the clues from a given cell on, searches, and undoes the choice. */
  private void chooseClues(Puzzle puzzle, int cell) {
    if (cell == board.cells()) {
      search();
      return;
    }
    int digit = puzzle.digit(cell);
    if (digit == 0) {
      chooseClues(puzzle, cell + 1);
      return;
    }
    int candidate = board.candidate(cell, digit);
    boolean isFree = true;
    for (int node = first[candidate]; node < first[candidate + 1]; node++) {
      isFree &= !covered[item[node]];
    }
    if (isFree) {
      choose(candidate);
      chooseClues(puzzle, cell + 1);
      takeBack(candidate);
    }
  }

  private void search() {
    if (right[HEAD] == HEAD) {
      tally.add(new Puzzle(board, chosen));
      return;
    }
    int list = shortest();
    boolean isGuess = size[list] > 1;
    if (isGuess) {
      tally.descend();
    }
    cover(list);
    for (int node = down[list]; node != list && tally.goesOn(); node = down[node]) {
      if (isGuess) {
        tally.guess();
      }
      int candidate = candidateOf[node];
      chosen[board.cellOf(candidate)] = board.digitOf(candidate);
      coverOthers(node);
      search();
      uncoverOthers(node);
      chosen[board.cellOf(candidate)] = 0;
    }
    uncover(list);
    if (isGuess) {
      tally.ascend();
    }
  }

  private int shortest() {
    int best = right[HEAD];
    for (int i = best; i != HEAD && size[best] > 0; i = right[i]) {
      if (size[i] < size[best]) {
        best = i;
      }
    }
    return best;
  }

  private void choose(int candidate) {
    chosen[board.cellOf(candidate)] = board.digitOf(candidate);
    for (int node = first[candidate]; node < first[candidate + 1]; node++) {
      cover(item[node]);
    }
  }

  private void takeBack(int candidate) {
    chosen[board.cellOf(candidate)] = 0;
    for (int node = first[candidate + 1] - 1; node >= first[candidate]; node--) {
      uncover(item[node]);
    }
  }

  private void coverOthers(int node) {
    int candidate = candidateOf[node];
    for (int other = first[candidate]; other < first[candidate + 1]; other++) {
      if (other != node) {
        cover(item[other]);
      }
    }
  }

  private void uncoverOthers(int node) {
    int candidate = candidateOf[node];
    for (int other = first[candidate + 1] - 1; other >= first[candidate]; other--) {
      if (other != node) {
        uncover(item[other]);
      }
    }
  }

  /** Covers an item: removes it, and from all other lists the candidates that contain it. */
  private void cover(int list) {
    covered[list] = true;
    right[left[list]] = right[list];
    left[right[list]] = left[list];
    for (int node = down[list]; node != list; node = down[node]) {
      int candidate = candidateOf[node];
      for (int other = first[candidate]; other < first[candidate + 1]; other++) {
        if (other != node) {
          down[up[other]] = down[other];
          up[down[other]] = up[other];
          size[item[other]]--;
          tally.iterate();
        }
      }
    }
  }

  private void uncover(int list) {
    for (int node = up[list]; node != list; node = up[node]) {
      int candidate = candidateOf[node];
      for (int other = first[candidate + 1] - 1; other >= first[candidate]; other--) {
        if (other != node) {
          down[up[other]] = other;
          up[down[other]] = other;
          size[item[other]]++;
        }
      }
    }
    right[left[list]] = list;
    left[right[list]] = list;
    covered[list] = false;
  }
}
