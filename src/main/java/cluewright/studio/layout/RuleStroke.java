package cluewright.studio.layout;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A drag with a tool, and what it makes of the existing rules.
 *
 * @param value wanted of rules that it adds; 0 for the usual one
 * @param path the cells in order; a line that goes back on its way becomes shorter
 */
record RuleStroke(Rules before, RuleTool tool, int value, boolean erases, List<Integer> path) {

  /**
   * The result of a stroke.
   *
   * @param cells the cells it is about while it lasts
   * @param made the region, or the line that was added
   */
  record Drawn(Rules rules, CellSet cells, Remark remark, Optional<Rule> made) {
    Drawn(Rules rules, CellSet cells, Remark remark) {
      this(rules, cells, remark, Optional.empty());
    }
  }

  RuleStroke {
    path = List.copyOf(path);
  }

  private CellSet cells() {
    return CellSet.of(path);
  }

  private int last() {
    return path.get(path.size() - 1);
  }

  private RuleStroke with(List<Integer> cells) {
    return new RuleStroke(before, tool, value, erases, cells);
  }

  /** True if a way is drawn, which may go from corner to corner. */
  boolean isLine() {
    return !erases && tool.gesture().filter(Gesture::isAlongWay).isPresent();
  }

  /** True for a press on a cell that draws no line. */
  boolean isClickOnLine() {
    return isLine() && path.size() == 1;
  }

  RuleStroke extended(int cell) {
    if (cell == last()) {
      return this;
    }
    if (!isLine()) {
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

  /** A free cell between two that touch at a corner, which a region takes along. */
  private Optional<Integer> corner(int cell) {
    boolean isOverCorner =
        isRegion()
            && before.board().touch(last(), cell)
            && !before.board().areNeighbours(last(), cell);
    Board board = before.board();
    if (!isOverCorner || !board.has(board.row(cell), board.column(last()))) {
      return Optional.empty();
    }
    return Optional.of(board.cell(board.row(cell), board.column(last())))
        .filter(between -> before.regionAt(tool.kind().orElseThrow(), between).isEmpty());
  }

  private List<Integer> longer(int cell) {
    List<Integer> next = new ArrayList<>(path);
    next.add(cell);
    return next;
  }

  Drawn drawn() {
    if (erases || tool.kind().isEmpty()) {
      return new Drawn(erased(), CellSet.empty(), Remark.NONE);
    }
    Kind kind = tool.kind().get();
    PlaceStroke places = new PlaceStroke(before, kind, value, path);
    return switch (Gesture.of(kind)) {
      case EDGE, DIRECTED_EDGE -> signs(kind);
      case LINE, DIRECTED_LINE, ARROW_LINE, RAYS -> line(kind);
      case REGION, SUM_REGION, AREA -> region(kind);
      case CELLS -> places.cells();
      case GIVEN -> places.given();
      case CORNER -> places.corner();
      case OUTSIDE -> places.outside();
    };
  }

  boolean isRegion() {
    return !erases && tool.gesture().filter(Gesture::isOfRegion).isPresent();
  }

  /** Adds or removes signs, depending on the first border crossed. */
  private Drawn signs(Kind kind) {
    List<Rule> signs = new ArrayList<>();
    Set<Set<Integer>> crossed = new HashSet<>();
    for (int i = 1; i < path.size(); i++) {
      int a = path.get(i - 1);
      int b = path.get(i);
      if (before.board().areNeighbours(a, b) && crossed.add(Set.of(a, b))) {
        signs.add(rule(kind, List.of(a, b)));
      }
    }
    CellSet shown = path.size() == 1 ? cells() : CellSet.empty();
    if (signs.isEmpty()) {
      return new Drawn(before, shown, new Remark(Phrase.of("rules.no-neighbours"), cells()));
    }
    Rules now = before.has(signs.get(0)) ? before.without(signs) : before.withMore(signs);
    boolean isOne = signs.size() == 1 && now.has(signs.get(0));
    return new Drawn(now, shown, Remark.NONE, isOne ? Optional.of(signs.get(0)) : Optional.empty());
  }

  private Rule rule(Kind kind, List<Integer> cells) {
    return new Rule(kind, cells, before.value(kind, cells.size(), value));
  }

  private Drawn line(Kind kind) {
    int most = kind.mostUsefulCells(before.board().layout());
    int least = kind.leastCells();
    if (path.size() < least) {
      Phrase words =
          least == 2
              ? Phrase.of("rules.one-cell")
              : Phrase.of("rules.short-line", BoardKinds.name(kind), least);
      return new Drawn(before, cells(), new Remark(words, cells()));
    }
    Rule whole = rule(kind, path.subList(0, Math.min(path.size(), most)));
    if (path.size() > most) {
      Phrase words = Phrase.of("rules.long-line", BoardKinds.name(kind), most);
      Remark remark = new Remark(words, CellSet.of(path.get(most)));
      return new Drawn(
          before.withMore(List.of(whole)), CellSet.empty(), remark, Optional.of(whole));
    }
    Optional<Rule> same = before.at(RuleValue.Place.of(whole));
    return same.isPresent()
        ? new Drawn(before.without(List.of(same.get())), CellSet.empty(), Remark.NONE)
        : new Drawn(
            before.withMore(List.of(whole)), CellSet.empty(), Remark.NONE, Optional.of(whole));
  }

  /** Extends the region under the press, or starts another on a free cell. */
  private Drawn region(Kind kind) {
    Optional<Rule> grown = before.regionAt(kind, path.get(0));
    CellSet cells = grown.map(Rule::cells).map(CellSet::of).orElse(CellSet.empty());
    int most = kind.mostUsefulCells(before.board().layout());
    Remark remark = Remark.NONE;
    for (int cell : path) {
      if (!cells.contains(cell) && isElsewhere(kind, cell, grown)) {
        Phrase place = Phrase.verbatim(before.board().label(cell));
        remark = new Remark(Phrase.of("rules.other-" + kind.words(), place), CellSet.of(cell));
      } else if (!cells.contains(cell) && cells.size() == most) {
        remark = new Remark(large(kind, most), CellSet.of(cell));
      } else {
        cells = cells.union(CellSet.of(cell));
      }
    }
    Rule region = before.fitted(kind, cells, grown.map(Rule::value).orElse(0));
    if (grown.filter(Rule::hasValue).isPresent() && !region.hasValue()) {
      Values values = before.values(kind, cells.size()).orElseThrow();
      Phrase words =
          Phrase.of(
              "rules.lost-sum", grown.get().value(), cells.size(), values.least(), values.most());
      remark = new Remark(words, CellSet.empty());
    }
    return new Drawn(before.with(region, grown), cells, remark, Optional.of(region));
  }

  private static Phrase large(Kind kind, int most) {
    return kind == Kinds.CAGE
        ? Phrase.of("rules.large-cage", most)
        : Phrase.of("rules.long-line", BoardKinds.name(kind), most);
  }

  private boolean isElsewhere(Kind kind, int cell, Optional<Rule> grown) {
    return kind.isApart()
        && before
            .regionAt(kind, cell)
            .filter(other -> !grown.equals(Optional.of(other)))
            .isPresent();
  }

  /**
   * Removes what lies between the dragged cells, and cells from regions; signs and lines go first.
   * A click empties its cell.
   */
  private Rules erased() {
    Rules left = before.withoutAll(each -> tool.erases(each.kind()) && isMet(each));
    boolean isDone = path.size() > 1 && !left.equals(before);
    return tool.erasesRegions() && !isDone ? left.withoutCells(cells(), tool::erases) : left;
  }

  private boolean isMet(Rule rule) {
    if (rule.kind().form() == Form.REGION) {
      return false;
    }
    if (rule.kind().form() == Form.OUTSIDE) {
      boolean isAlong = path.size() == 1 || rule.cells().indexOf(path.get(1)) == 1;
      return isAlong && rule.cells().get(0).equals(path.get(0));
    }
    if (path.size() == 1) {
      return rule.cells().contains(path.get(0));
    }
    for (int i = 1; i < path.size(); i++) {
      for (int link = 1; link < rule.cells().size(); link++) {
        Set<Integer> cells = Set.of(rule.cells().get(link - 1), rule.cells().get(link));
        if (cells.equals(Set.of(path.get(i - 1), path.get(i)))) {
          return true;
        }
      }
    }
    return false;
  }
}
