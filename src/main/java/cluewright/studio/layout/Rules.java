package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Cage;
import cluewright.model.CellSet;
import cluewright.model.Relation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The relations and cages of a board on their way. Whatever is drawn, they are those of some board;
 * what none can have is refused beforehand.
 *
 * @param plain the board without them
 * @param board the board with them
 */
record Rules(Board plain, Board board) {

  /** The least and the greatest sum that a cage can have. */
  record Sums(int least, int most) {
    boolean contain(int sum) {
      return sum >= least && sum <= most;
    }
  }

  static Rules of(Board board) {
    return new Rules(Boards.withoutRules(board), board);
  }

  /** The same ones on another board with as many cells and digits. */
  Rules on(Board other) {
    Board bare = Boards.withoutRules(other);
    return bare.equals(plain)
        ? this
        : new Rules(bare, Boards.withRules(bare, board.relations(), board.cages()));
  }

  private Rules with(Collection<Relation> relations, Collection<Cage> cages) {
    return new Rules(plain, Boards.withRules(plain, relations, cages));
  }

  boolean isEmpty() {
    return board.relations().isEmpty() && board.cages().isEmpty();
  }

  Rules cleared() {
    return new Rules(plain, plain);
  }

  boolean has(Relation relation) {
    return board.relations().stream().anyMatch(each -> isSame(each, relation));
  }

  private static boolean isSame(Relation one, Relation other) {
    return one.kind() == other.kind()
        && (one.kind().isSymmetric()
            ? Set.copyOf(one.path()).equals(Set.copyOf(other.path()))
            : one.path().equals(other.path()));
  }

  /**
   * With some more, no two of them between the same cells. An X takes the place of a V between the
   * same cells and the other way round, and an inequality sign that of the one that opens towards
   * the other side.
   */
  Rules with(List<Relation> more) {
    List<Relation> next =
        new ArrayList<>(without(each -> more.stream().anyMatch(one -> excludes(one, each))));
    next.addAll(more);
    return with(next, board.cages());
  }

  private static boolean excludes(Relation one, Relation other) {
    boolean isSum = one.kind() == Relation.Kind.X || one.kind() == Relation.Kind.V;
    boolean isOtherSum = other.kind() == Relation.Kind.X || other.kind() == Relation.Kind.V;
    boolean isOneKind = one.kind() == other.kind() && other.kind() != Relation.Kind.THERMOMETER;
    return Set.copyOf(one.path()).equals(Set.copyOf(other.path()))
        && (isOneKind || (isSum && isOtherSum));
  }

  /** With these, and none else of their kinds. */
  Rules withAll(Set<Relation.Kind> kinds, Collection<Relation> relations) {
    List<Relation> next = new ArrayList<>(without(each -> kinds.contains(each.kind())));
    next.addAll(relations);
    return with(next, board.cages());
  }

  Rules without(List<Relation> relations) {
    return withoutAll(each -> relations.stream().anyMatch(one -> isSame(each, one)));
  }

  Rules withoutAll(Predicate<Relation> unwanted) {
    return with(without(unwanted), board.cages());
  }

  private List<Relation> without(Predicate<Relation> unwanted) {
    return board.relations().stream().filter(unwanted.negate()).toList();
  }

  Rules withCages(Collection<Cage> cages) {
    return with(board.relations(), cages);
  }

  Optional<Cage> cageAt(int cell) {
    return board.cages().stream().filter(cage -> cage.cells().contains(cell)).findFirst();
  }

  Optional<Cage> cageOf(CellSet cells) {
    return board.cages().stream().filter(cage -> cage.cells().equals(cells)).findFirst();
  }

  /** With a cage in place of one that has the same cells or just some; or of none. */
  Rules with(Cage cage, Optional<Cage> before) {
    List<Cage> next = new ArrayList<>(board.cages());
    before.ifPresent(next::remove);
    next.add(cage);
    return withCages(next);
  }

  /** With some cells in no cage; a sum goes if the cells that are left cannot have it. */
  Rules uncaged(CellSet cells) {
    return withCages(
        board.cages().stream().flatMap(cage -> reduced(cage, cage.cells().minus(cells))).toList());
  }

  private Stream<Cage> reduced(Cage cage, CellSet left) {
    return left.isEmpty() ? Stream.empty() : Stream.of(fitted(left, cage.sum()));
  }

  /** A cage with a sum, or with none if no digits have that. */
  Cage fitted(CellSet cells, int sum) {
    return new Cage(cells, sums(cells.size()).contain(sum) ? sum : 0);
  }

  Sums sums(int cells) {
    return new Sums(Cage.leastSum(cells), Cage.mostSum(cells, board.digits()));
  }

  /** The cells between which no digits fit, whatever stands elsewhere. */
  CellSet contradictions() {
    CellSet all = CellSet.empty();
    for (Relation relation : board.relations()) {
      for (int i = 1; i < relation.path().size(); i++) {
        int a = relation.path().get(i - 1);
        int b = relation.path().get(i);
        if (!someDigitsFit(a, b)) {
          all = all.union(CellSet.of(a, b));
        }
      }
    }
    return all;
  }

  private boolean someDigitsFit(int a, int b) {
    return board
        .digitRange()
        .anyMatch(one -> board.digitRange().anyMatch(two -> fit(a, one, b, two)));
  }

  private boolean fit(int a, int one, int b, int two) {
    boolean isPair = cageOf(CellSet.of(a, b)).filter(Cage::hasSum).isPresent();
    return !board.exclude(board.candidate(a, one), board.candidate(b, two))
        && (!isPair || cageOf(CellSet.of(a, b)).orElseThrow().sum() == one + two);
  }
}
