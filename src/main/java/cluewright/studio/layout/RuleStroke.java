package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.model.Cage;
import cluewright.model.CellSet;
import cluewright.model.Relation;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A drag over cells with a tool, and what it makes of the relations and cages that were there.
 *
 * @param path the cells in order; a thermometer that goes back on its way becomes shorter
 */
record RuleStroke(Rules before, RuleTool tool, boolean erases, List<Integer> path) {

  /**
   * What a stroke makes.
   *
   * @param cells the cells it is about while it lasts, and the cage that is selected then
   */
  record Drawn(Rules rules, CellSet cells, Remark remark) {}

  RuleStroke {
    path = List.copyOf(path);
  }

  private CellSet cells() {
    return CellSet.of(path.stream().mapToInt(Integer::intValue));
  }

  private int last() {
    return path.get(path.size() - 1);
  }

  private RuleStroke with(List<Integer> cells) {
    return new RuleStroke(before, tool, erases, cells);
  }

  private boolean isThermometer() {
    return tool == RuleTool.THERMOMETER && !erases;
  }

  RuleStroke extended(int cell) {
    if (cell == last()) {
      return this;
    }
    if (!isThermometer()) {
      return with(corner(cell).map(this::longer).orElse(path)).and(cell);
    }
    boolean isBack = path.size() > 1 && path.get(path.size() - 2) == cell;
    if (isBack) {
      return with(path.subList(0, path.size() - 1));
    }
    return path.contains(cell) || !before.board().touch(last(), cell) ? this : with(longer(cell));
  }

  private RuleStroke and(int cell) {
    return with(longer(cell));
  }

  /** A cage that would go on from corner to corner takes a free cell between both along. */
  private Optional<Integer> corner(int cell) {
    boolean isOverCorner =
        tool == RuleTool.CAGE
            && !erases
            && before.board().touch(last(), cell)
            && !before.board().areNeighbours(last(), cell);
    Board board = before.board();
    if (!isOverCorner || !board.has(board.row(cell), board.column(last()))) {
      return Optional.empty();
    }
    return Optional.of(board.cell(board.row(cell), board.column(last())))
        .filter(between -> before.cageAt(between).isEmpty());
  }

  private List<Integer> longer(int cell) {
    List<Integer> next = new ArrayList<>(path);
    next.add(cell);
    return next;
  }

  Drawn drawn() {
    if (erases || tool == RuleTool.ERASER) {
      return new Drawn(erased(), CellSet.empty(), Remark.NONE);
    }
    if (tool == RuleTool.CAGE) {
      return cage();
    }
    return tool.isSign() ? signs(tool.kind().orElseThrow()) : thermometer();
  }

  /** The first border that is crossed says whether signs are set or taken away. */
  private Drawn signs(Relation.Kind kind) {
    List<Relation> signs = new ArrayList<>();
    Set<Set<Integer>> crossed = new HashSet<>();
    for (int i = 1; i < path.size(); i++) {
      int a = path.get(i - 1);
      int b = path.get(i);
      if (before.board().areNeighbours(a, b) && crossed.add(Set.of(a, b))) {
        signs.add(new Relation(kind, List.of(a, b)));
      }
    }
    CellSet shown = path.size() == 1 ? cells() : CellSet.empty();
    if (signs.isEmpty()) {
      return new Drawn(before, shown, new Remark(Phrase.of("rules.no-neighbours"), cells()));
    }
    Rules now = before.has(signs.get(0)) ? before.without(signs) : before.with(signs);
    return new Drawn(now, shown, Remark.NONE);
  }

  private Drawn thermometer() {
    int most = before.board().digits();
    if (path.size() < 2) {
      return new Drawn(before, cells(), new Remark(Phrase.of("rules.bulb-alone"), cells()));
    }
    Relation whole = new Relation(Relation.Kind.THERMOMETER, path);
    if (before.has(whole)) {
      return new Drawn(before.without(List.of(whole)), CellSet.empty(), Remark.NONE);
    }
    if (path.size() > most) {
      Relation longest = new Relation(Relation.Kind.THERMOMETER, path.subList(0, most));
      Remark remark =
          new Remark(Phrase.of("rules.long-thermometer", most), CellSet.of(path.get(most)));
      return new Drawn(before.with(List.of(longest)), CellSet.empty(), remark);
    }
    return new Drawn(before.with(List.of(whole)), CellSet.empty(), Remark.NONE);
  }

  /** A cage under the press grows, and on a free cell another one begins. */
  private Drawn cage() {
    Optional<Cage> grown = before.cageAt(path.get(0));
    CellSet cells = grown.map(Cage::cells).orElse(CellSet.empty());
    Remark remark = Remark.NONE;
    for (int cell : path) {
      boolean isElsewhere =
          !cells.contains(cell)
              && before.cageAt(cell).filter(cage -> !isOf(cage, grown)).isPresent();
      if (isElsewhere) {
        Phrase place = Phrase.verbatim(before.board().label(cell));
        remark = new Remark(Phrase.of("rules.other-cage", place), CellSet.of(cell));
      } else if (!cells.contains(cell) && cells.size() == before.board().digits()) {
        Phrase words = Phrase.of("rules.large-cage", before.board().digits());
        remark = new Remark(words, CellSet.of(cell));
      } else {
        cells = cells.union(CellSet.of(cell));
      }
    }
    Cage cage = before.fitted(cells, grown.map(Cage::sum).orElse(0));
    if (grown.filter(Cage::hasSum).isPresent() && !cage.hasSum()) {
      Rules.Sums sums = before.sums(cells.size());
      Phrase words =
          Phrase.of("rules.lost-sum", grown.get().sum(), cells.size(), sums.least(), sums.most());
      remark = new Remark(words, CellSet.empty());
    }
    return new Drawn(before.with(cage, grown), cells, remark);
  }

  private static boolean isOf(Cage cage, Optional<Cage> other) {
    return other.filter(cage::equals).isPresent();
  }

  /**
   * A drag takes away what lies between its cells, and from cages the cells; where it has to
   * choose, relations go first. A click empties its cell.
   */
  private Rules erased() {
    Rules left = before.withoutAll(each -> tool.erases(each.kind()) && isMet(each));
    boolean isDone = path.size() > 1 && !left.equals(before);
    return tool.erasesCages() && !isDone ? left.uncaged(cells()) : left;
  }

  private boolean isMet(Relation relation) {
    if (path.size() == 1) {
      return relation.path().contains(path.get(0));
    }
    for (int i = 1; i < path.size(); i++) {
      for (int link = 1; link < relation.path().size(); link++) {
        Set<Integer> cells = Set.of(relation.path().get(link - 1), relation.path().get(link));
        if (cells.equals(Set.of(path.get(i - 1), path.get(i)))) {
          return true;
        }
      }
    }
    return false;
  }
}
