package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Primitive;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * Finds a puzzle's solutions by backtracking over its houses, pairs, sums and words.
 *
 * <p>It reads the board and nothing else: no rule, no strategy, no closure, no encoding. So it can
 * contradict whatever the engines claim. Each digit has a set of cells where it may still be, 64
 * cells a word. At each node it fills, as long as there are any, the cells with one digit left and
 * the digits with one place left in a house, takes digits away that pairs, sums and words have no
 * use for, and then branches on a cell with few digits, or on a digit with fewer places in a house.
 * Where pairs, sums and words are there, it prefers cells that conflicts met, reads rules as a
 * whole after some failures ({@link JointWords}), and begins again where it fails for long.
 */
public final class SolutionCounter {
  /** What it reads of a board; a board that is made of anything else is refused. */
  private static final Set<Class<? extends Primitive>> PRIMITIVES =
      Set.of(
          Primitive.Differ.class,
          Primitive.Pair.class,
          Primitive.Sum.class,
          Primitive.Allow.class,
          Primitive.Word.class);

  /**
   * The number of places examined before {@link #number} gives up, seconds of work on any board.
   */
  private static final double MOST_WORK = 7e8;

  /**
   * The number of failures without a solution after which the search restarts and also branches on
   * places of digits.
   */
  private static final int EASY = 50;

  /** The number of failures after which the cells of a rule are read as a whole. */
  private static final int JOINING = 200;

  /** The number of failures after which a search begins again, and by how much it grows. */
  private static final double PATIENCE = 400;

  private static final double MORE_PATIENCE = 1.5;

  /** The number of failures after which older ones count half. */
  private static final int FORGETTING = 1 << 14;

  private final Board board;
  private final Stop stop;
  private final int digits;
  private final int words;
  private final int open;
  private final long[] blank;
  private final long[] everyCell;
  private final long[][] peers;
  private final long[] houseWords;

  /** By candidate, the candidates that pairs exclude beside it; cells and digits count from 0. */
  private final int[][] related;

  private List<Bond> bonds;

  /** By bond, the digits last left in its cells, to notice changes. */
  private int[][] leftIn;

  /** Whether the bonds say all that a rule's cells are known to obey. */
  private boolean areJoint;

  private final List<Bond> pairsAndSums;

  /** What is said of each condition by itself. */
  private final List<Bond> simple;

  /** What the cells of a rule obey together; made when it is first needed. */
  private Optional<List<Bond>> joint = Optional.empty();

  /** Whether the search was left where it failed for long. */
  private boolean isLeft;

  // The cells of digit d (from 0) begin at d * words, and the empty cells follow the last digit.
  private final long[] state;
  private final long[] saved;
  private int dirty;

  /** By cell, how often a guess there failed immediately. */
  private final int[] conflicts;

  /** The cells in which guesses come last. */
  private final long[] followers;

  private int failures;

  /** Whether to branch also on the places of a digit in a house, which easy puzzles do not need. */
  private boolean byPlaces;

  private double patience;

  private final List<Puzzle> solutions = new ArrayList<>();
  private int limit;
  private long nodesAtStart;
  private long nodesLeft;

  public SolutionCounter(Board board) {
    this(board, () -> false);
  }

  /** A counter that can be stopped, in which case it throws {@link CancellationException}. */
  public SolutionCounter(Board board, Stop stop) {
    board.refuseUnlessMadeOf("the solution counter", PRIMITIVES);
    this.stop = stop;
    this.board = board;
    this.digits = board.digits();
    this.words = (board.cells() + Long.SIZE - 1) / Long.SIZE;
    this.open = digits * words;
    this.everyCell = new long[words];
    for (int cell = 0; cell < board.cells(); cell++) {
      everyCell[cell >> 6] |= 1L << cell;
    }
    this.blank = new long[open + words];
    for (int i = 0; i < blank.length; i++) {
      blank[i] = everyCell[i % words];
    }
    for (int cell = 0; cell < board.cells(); cell++) {
      for (int rest = board.allDigits() & ~board.allowed(cell); rest != 0; rest &= rest - 1) {
        blank[Integer.numberOfTrailingZeros(rest) * words + (cell >> 6)] &= ~(1L << cell);
      }
    }
    this.peers = new long[board.cells()][];
    Arrays.setAll(peers, cell -> words(board.peers(cell).toArray()));
    this.houseWords =
        board.houses().stream()
            .filter(House::holdsEveryDigit)
            .flatMapToLong(house -> Arrays.stream(words(house.cells().toArray())))
            .toArray();
    this.related = new int[board.candidates()][];
    Arrays.setAll(related, candidate -> board.related(candidate).toArray());
    this.pairsAndSums = new ArrayList<>(RelatedPair.of(board));
    pairsAndSums.addAll(SumSets.of(board));
    RegionsBond.of(board).ifPresent(pairsAndSums::add);
    List<Bond> all = new ArrayList<>(pairsAndSums);
    board.words().stream()
        .filter(word -> !RegionsBond.says(word))
        .forEach(word -> all.add(new WordBond(word.path(), word.automaton())));
    this.simple = List.copyOf(all);
    this.bonds = simple;
    this.leftIn = unread(bonds);
    this.conflicts = new int[board.cells()];
    this.followers = new long[words];
    simple.stream()
        .flatMap(bond -> bond.followers().stream())
        .forEach(cell -> followers[cell >> 6] |= 1L << cell);
    this.state = new long[blank.length];
    this.saved = new long[blank.length * board.cells()];
  }

  private static int[][] unread(List<Bond> bonds) {
    int[][] left = new int[bonds.size()][];
    Arrays.setAll(left, i -> new int[bonds.get(i).cells().length]);
    return left;
  }

  private long[] words(int[] cells) {
    long[] set = new long[words];
    for (int cell : cells) {
      set[cell >> 6] |= 1L << cell;
    }
    return set;
  }

  /** The number of solutions, or unknown if the search takes too long. */
  public Solutions number(Puzzle puzzle) {
    return answer(puzzle).number();
  }

  /**
   * The number of solutions, or unknown after much less work than {@link #number} allows.
   *
   * @param share of the patience of {@link #number}, 0 to 1
   */
  public Solutions numberIfQuick(Puzzle puzzle, double share) {
    return answerIfQuick(puzzle, share).number();
  }

  /** The unique solution, or why there is none; unknown as for {@link #numberIfQuick}. */
  public Answer answerIfQuick(Puzzle puzzle, double share) {
    return answer(puzzle, (long) (share * mostNodes()));
  }

  /**
   * Some solution, unique or not; empty if there is none or the search takes too long.
   *
   * @param share of the patience of {@link #number}, 0 to 1
   */
  public Optional<Puzzle> solutionIfQuick(Puzzle puzzle, double share) {
    return solutionsIfQuick(puzzle, 1, share).stream().findFirst();
  }

  /**
   * The first solutions, at most {@code limit}; if the search takes too long, some may be missing.
   *
   * @param share of the patience of {@link #number}, 0 to 1
   */
  public List<Puzzle> solutionsIfQuick(Puzzle puzzle, int limit, double share) {
    look(puzzle, limit, (long) (share * mostNodes()));
    return List.copyOf(solutions);
  }

  /**
   * The first solutions, at most {@code limit}; empty if the search takes too long.
   *
   * @param share of the patience of {@link #number}, 0 to 1
   */
  public Optional<List<Puzzle>> allIfQuick(Puzzle puzzle, int limit, double share) {
    look(puzzle, limit, (long) (share * mostNodes()));
    return nodesLeft < 0 ? Optional.empty() : Optional.of(List.copyOf(solutions));
  }

  /** True if the last search took too long, so that solutions may be missing. */
  public boolean wasCutShort() {
    return nodesLeft < 0;
  }

  /** The unique solution, or why there is none; unknown as for {@link #number}. */
  public Answer answer(Puzzle puzzle) {
    return answer(puzzle, mostNodes());
  }

  private Answer answer(Puzzle puzzle, long nodes) {
    int met = look(puzzle, 2, nodes);
    if (met >= 2) {
      return new Answer(Optional.empty(), Solutions.SEVERAL);
    }
    if (nodesLeft < 0) {
      return Answer.UNKNOWN;
    }
    return met == 1 ? Answer.of(solutions.get(0)) : new Answer(Optional.empty(), Solutions.NONE);
  }

  /** The number of solutions, at most {@code limit}; empty as for {@link #number}. */
  public OptionalInt countIfQuick(Puzzle puzzle, int limit) {
    int met = look(puzzle, limit, mostNodes());
    return nodesLeft < 0 ? OptionalInt.empty() : OptionalInt.of(met);
  }

  /** The limit on nodes, which is the same for every run on any machine. */
  private long mostNodes() {
    double ofHouses = (double) Math.max(1, houseWords.length) * digits;
    return (long) (MOST_WORK / (ofHouses + bonds.stream().mapToDouble(Bond::work).sum()));
  }

  /** The number of solutions, at most {@code limit}. */
  public int count(Puzzle puzzle, int limit) {
    return solutions(puzzle, limit).size();
  }

  /** True if a uniquely solvable puzzle stays so without the clue in a cell. */
  public boolean isRedundant(Puzzle puzzle, int cell) {
    return count(puzzle.restrictedTo(puzzle.mask().without(CellSet.of(cell))), 2) < 2;
  }

  /** True if a uniquely solvable puzzle needs every one of its clues. */
  public boolean isMinimal(Puzzle puzzle) {
    return puzzle.mask().clues().stream().noneMatch(cell -> isRedundant(puzzle, cell));
  }

  /** The first solutions, at most {@code limit}. */
  public List<Puzzle> solutions(Puzzle puzzle, int limit) {
    look(puzzle, limit, Long.MAX_VALUE);
    return List.copyOf(solutions);
  }

  /** The number of nodes in the last search: one for each guess, and one for the clues. */
  public long nodes() {
    return nodesAtStart - Math.max(0, nodesLeft);
  }

  /** Collects solutions until there are enough or the nodes are used up; returns how many. */
  private int look(Puzzle puzzle, int limit, long nodes) {
    solutions.clear();
    this.limit = limit;
    this.nodesAtStart = nodes;
    this.nodesLeft = nodes;
    byPlaces = false;
    patience = PATIENCE;
    if (areJoint) {
      areJoint = false;
      read(simple);
    }
    begin(puzzle);
    if (isHard()) {
      byPlaces = true;
      begin(puzzle);
    }
    while (isLeft) {
      patience *= MORE_PATIENCE;
      again(puzzle);
    }
    return solutions.size();
  }

  private void begin(Puzzle puzzle) {
    Arrays.fill(conflicts, 0);
    again(puzzle);
  }

  /** Searches from the clues on, with what is known of conflicts. */
  private void again(Puzzle puzzle) {
    System.arraycopy(blank, 0, state, 0, state.length);
    dirty = board.allDigits();
    failures = 0;
    isLeft = false;
    boolean consistent = limit > 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      int digit = puzzle.digit(cell);
      consistent = consistent && (digit == 0 || set(cell, digit - 1));
    }
    if (consistent) {
      search(0, -1);
    }
  }

  /**
   * @param guessed the cell that was filled last, or -1
   */
  private void search(int depth, int guessed) {
    stop.throwIfStopped();
    nodesLeft--;
    if (nodesLeft < 0) {
      return;
    }
    if (!fillSingles()) {
      blame(guessed);
      return;
    }
    int cell = bonds.isEmpty() ? cellWithFewestDigits() : cellInMostConflicts();
    if (cell < 0) {
      addSolution();
      return;
    }
    int here = depth * state.length;
    System.arraycopy(state, 0, saved, here, state.length);
    int placed = byPlaces ? digitWithFewerPlaces(Integer.bitCount(digitsOf(cell))) : -1;
    if (placed < 0) {
      for (int digit = 0; digit < digits; digit++) {
        tryNext(depth, cell, digit);
      }
    } else {
      int house = placed / digits * words;
      for (int w = 0; w < words; w++) {
        for (long rest = houseWords[house + w]; rest != 0; rest &= rest - 1) {
          tryNext(depth, 64 * w + Long.numberOfTrailingZeros(rest), placed % digits);
        }
      }
    }
  }

  /** Continues with a digit if it was possible at this depth and more solutions are wanted. */
  private void tryNext(int depth, int cell, int digit) {
    int here = depth * state.length;
    isLeft |= isLost();
    if (isWanted() && (saved[here + digit * words + (cell >> 6)] >>> cell & 1) != 0) {
      System.arraycopy(saved, here, state, 0, state.length);
      dirty = 0;
      set(cell, digit);
      search(depth + 1, cell);
    }
  }

  private boolean isWanted() {
    return solutions.size() < limit && nodesLeft >= 0 && !isHard() && !isLeft;
  }

  /** True if the search should also branch on places, and has found nothing yet. */
  private boolean isHard() {
    return !byPlaces && bonds.isEmpty() && failures > EASY && solutions.isEmpty();
  }

  /**
   * True if the search has failed so often without a solution that it should begin again where
   * conflicts are known to be.
   */
  private boolean isLost() {
    return !bonds.isEmpty() && failures > patience && solutions.isEmpty() && nodesLeft >= 0;
  }

  /** Places a digit if it is still possible. */
  private boolean set(int cell, int digit) {
    int word = cell >> 6;
    long bit = 1L << cell;
    int own = digit * words;
    if ((state[own + word] & bit) == 0) {
      return false;
    }
    for (int d = 0; d < digits; d++) {
      int at = d * words + word;
      dirty |= (state[at] & bit) == 0 ? 0 : 1 << d;
      state[at] &= ~bit;
    }
    long[] seen = peers[cell];
    for (int w = 0; w < words; w++) {
      state[own + w] &= ~seen[w];
    }
    state[own + word] |= bit;
    state[open + word] &= ~bit;
    for (int other : related[cell * digits + digit]) {
      remove(other / digits, other % digits);
    }
    return true;
  }

  private void remove(int cell, int digit) {
    int at = digit * words + (cell >> 6);
    if ((state[at] >>> cell & 1) != 0) {
      state[at] &= ~(1L << cell);
      dirty |= 1 << digit;
    }
  }

  /** Repeatedly fills whatever has only one choice; false if something has none. */
  private boolean fillSingles() {
    while (true) {
      int filled = fillCells();
      if (filled < 0) {
        return false;
      }
      if (filled > 0) {
        continue;
      }
      if (dirty == 0) {
        int narrowed = narrow();
        if (narrowed <= 0) {
          return narrowed == 0;
        }
      }
      for (int digit = 0; digit < digits; digit++) {
        if ((dirty >>> digit & 1) != 0 && !fillHouses(digit)) {
          return false;
        }
      }
    }
  }

  /**
   * Removes what occurs in no filling of a bond; returns how much, or -1 if a bond cannot be
   * filled.
   */
  private int narrow() {
    int gone = 0;
    for (int i = 0; i < leftIn.length; i++) {
      int[] cells = bonds.get(i).cells();
      int[] before = new int[cells.length];
      Arrays.setAll(before, at -> digitsOf(cells[at]));
      if (Arrays.equals(before, leftIn[i])) {
        continue;
      }
      int[] after = before.clone();
      if (!bonds.get(i).narrow(after)) {
        for (int cell : cells) {
          conflicts[cell]++;
        }
        return -1;
      }
      for (int at = 0; at < cells.length; at++) {
        for (int rest = before[at] & ~after[at]; rest != 0; rest &= rest - 1) {
          remove(cells[at], Integer.numberOfTrailingZeros(rest));
          gone++;
        }
      }
      leftIn[i] = after;
    }
    return gone;
  }

  private int digitsOf(int cell) {
    int set = 0;
    for (int digit = 0; digit < digits; digit++) {
      set |= (int) (state[digit * words + (cell >> 6)] >>> cell & 1) << digit;
    }
    return set;
  }

  /** Fills cells that have one digit left; returns how many, or -1 if a cell has none. */
  private int fillCells() {
    int filled = 0;
    for (int w = 0; w < words; w++) {
      long once = 0;
      long twice = 0;
      for (int at = w; at < open; at += words) {
        twice |= once & state[at];
        once |= state[at];
      }
      if (once != everyCell[w]) {
        return -1;
      }
      for (long rest = state[open + w] & ~twice; rest != 0; rest &= rest - 1) {
        int cell = 64 * w + Long.numberOfTrailingZeros(rest);
        int digit = firstDigit(cell);
        if (digit < 0) {
          return -1;
        }
        set(cell, digit);
        filled++;
      }
    }
    return filled;
  }

  private int firstDigit(int cell) {
    for (int digit = 0; digit < digits; digit++) {
      if ((state[digit * words + (cell >> 6)] >>> cell & 1) != 0) {
        return digit;
      }
    }
    return -1;
  }

  /** Places a digit where a house has one place left for it; false if a house has none. */
  private boolean fillHouses(int digit) {
    dirty &= ~(1 << digit);
    for (int house = 0; house < houseWords.length; house += words) {
      int places = places(digit * words, house);
      if (places == 0) {
        blameHouse(house);
        return false;
      }
      if (places == 1) {
        fillPlace(digit, house);
      }
    }
    return true;
  }

  /**
   * The number of places; two words, as on 9x9, are counted without a loop, which saves a fifth of
   * the total time.
   */
  private int places(int own, int house) {
    long first = state[own] & houseWords[house];
    if (words == 2) {
      return Long.bitCount(first) + Long.bitCount(state[own + 1] & houseWords[house + 1]);
    }
    int places = Long.bitCount(first);
    for (int w = 1; w < words; w++) {
      places += Long.bitCount(state[own + w] & houseWords[house + w]);
    }
    return places;
  }

  private void fillPlace(int digit, int house) {
    for (int w = 0; w < words; w++) {
      long place = state[digit * words + w] & houseWords[house + w] & state[open + w];
      if (place != 0) {
        set(64 * w + Long.numberOfTrailingZeros(place), digit);
      }
    }
  }

  /** An empty cell with two digits, otherwise one with the fewest; -1 if there is none. */
  private int cellWithFewestDigits() {
    int best = -1;
    int fewest = Integer.MAX_VALUE;
    for (int w = 0; w < words; w++) {
      for (long rest = state[open + w]; rest != 0 && fewest > 2; rest &= rest - 1) {
        int cell = 64 * w + Long.numberOfTrailingZeros(rest);
        int count = Integer.bitCount(digitsOf(cell));
        if (count < fewest) {
          fewest = count;
          best = cell;
        }
      }
    }
    return best;
  }

  /**
   * The digit with the fewest places in a house, if there are fewer than a number, as house *
   * digits + digit; otherwise -1. Where no cell has two digits, as in a grid with few clues, this
   * finds the tight places.
   */
  private int digitWithFewerPlaces(int than) {
    int best = -1;
    int fewest = than;
    for (int digit = 0; digit < digits && fewest > 2; digit++) {
      for (int house = 0; house < houseWords.length; house += words) {
        int places = places(digit * words, house);
        if (places > 1 && places < fewest) {
          fewest = places;
          best = house / words * digits + digit;
        }
      }
    }
    return best;
  }

  /**
   * An empty cell with few digits where guesses often failed; -1 if there is none. Where pairs and
   * sums bind the grid together, this finds the tight places: a published puzzle of dots without a
   * clue is counted in 0.2 million nodes instead of more than 2 million.
   */
  private int cellInMostConflicts() {
    int best = -1;
    double most = 0;
    for (int w = 0; w < words; w++) {
      for (long rest = state[open + w] & ~followers[w]; rest != 0; rest &= rest - 1) {
        int cell = 64 * w + Long.numberOfTrailingZeros(rest);
        double share = (1.0 + conflicts[cell]) / Integer.bitCount(digitsOf(cell));
        if (share > most) {
          most = share;
          best = cell;
        }
      }
    }
    return best >= 0 ? best : cellWithFewestDigits();
  }

  /**
   * Records that a guess in a cell failed immediately. All that was long ago counts half, again and
   * again.
   */
  private void blame(int guessed) {
    if (guessed >= 0) {
      conflicts[guessed]++;
      failures++;
      if (failures >= JOINING && !areJoint && !bonds.isEmpty()) {
        join();
      }
      if (failures % FORGETTING == 0) {
        Arrays.setAll(conflicts, cell -> conflicts[cell] / 2);
      }
    }
  }

  /** Reads the cells of each rule as a whole from now on. */
  private void join() {
    double nodesBefore = mostNodes();
    areJoint = true;
    if (joint.isEmpty()) {
      List<Bond> all = new ArrayList<>(pairsAndSums);
      JointWords.of(board, stop)
          .forEach(word -> all.add(new WordBond(word.cells(), word.automaton())));
      joint = Optional.of(List.copyOf(all));
    }
    read(joint.get());
    long fewer = (long) (nodesLeft * Math.min(1, mostNodes() / nodesBefore));
    nodesAtStart -= nodesLeft - fewer;
    nodesLeft = fewer;
  }

  /** Records that a house had no place for a digit. */
  private void blameHouse(int house) {
    for (int w = 0; w < words && !bonds.isEmpty(); w++) {
      for (long rest = houseWords[house + w] & state[open + w]; rest != 0; rest &= rest - 1) {
        conflicts[64 * w + Long.numberOfTrailingZeros(rest)]++;
      }
    }
  }

  private void read(List<Bond> all) {
    bonds = all;
    leftIn = unread(all);
  }

  private void addSolution() {
    int[] filled = new int[board.cells()];
    Arrays.setAll(filled, cell -> firstDigit(cell) + 1);
    if (board.sums().stream().noneMatch(sum -> sum.isMissed(cell -> filled[cell]))
        && board.words().stream().noneMatch(word -> word.isMissed(cell -> filled[cell]))) {
      solutions.add(new Puzzle(board, filled));
    }
  }
}
