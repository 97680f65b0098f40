package cluewright.print.page;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.PageSetup;
import cluewright.print.Style;
import cluewright.print.block.DigitSize;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Decides how many puzzles of each board go on a page.
 *
 * <p>As many as the style asks for, unless their digits would be too small to read: then boards of
 * that size have pages of their own with fewer, or all pages have fewer where that takes less
 * paper.
 */
public final class Capacity {
  /** The side of a cell, in millimetres, below which it is uncomfortable to read and write in. */
  private static final double COMFORTABLE = 4;

  /** A page of puzzles. */
  public record Sheet(List<TypesetPuzzle> items, PuzzlePlan plan) {}

  private final Typesetting setting;
  private final List<Chapter> chapters;
  private final Area body;
  private final Map<Board, Integer> perPage = new LinkedHashMap<>();
  private final Map<Integer, PuzzlePlan> plans = new HashMap<>();

  private Capacity(Typesetting setting, List<Chapter> chapters, Area body) {
    this.setting = setting;
    this.chapters = chapters;
    this.body = body;
  }

  /** The capacity of pages with contents of a given size. */
  public static Capacity of(Typesetting setting, List<Chapter> chapters, Area body) {
    Capacity each = new Capacity(setting, chapters, body);
    each.items().forEach(item -> each.perPage.put(item.board(), setting.style().perPage()));
    each.plan();
    int fewest = each.perPage.values().stream().min(Integer::compare).orElseThrow();
    Capacity same = new Capacity(setting, chapters, body);
    each.perPage.forEach((board, count) -> same.perPage.put(board, fewest));
    same.plan();
    return same.pages() < each.pages() ? same : each;
  }

  private List<TypesetPuzzle> items() {
    return chapters.stream().flatMap(chapter -> chapter.items().stream()).toList();
  }

  private int pages() {
    return chapters.stream().mapToInt(chapter -> sheets(chapter).size()).sum();
  }

  /** Lowers the counts until all digits are legible or each puzzle has a page to itself. */
  private void plan() {
    boolean changed = true;
    while (changed) {
      plans.clear();
      Map<Integer, List<TypesetPuzzle>> byCount =
          items().stream()
              .collect(
                  Collectors.groupingBy(
                      item -> perPage.get(item.board()), TreeMap::new, Collectors.toList()));
      byCount.forEach(
          (count, items) -> plans.put(count, PuzzlePlan.of(setting, count, items, body)));
      Optional<Board> worst = largestUnreadable();
      worst.ifPresent(board -> perPage.computeIfPresent(board, (same, count) -> fewer(count)));
      changed = worst.isPresent();
    }
  }

  /** The largest board with illegible digits; it goes first, since the others may then fit. */
  private Optional<Board> largestUnreadable() {
    return perPage.keySet().stream()
        .filter(board -> perPage.get(board) > 1 && !isReadable(board))
        .max(Comparator.comparingInt(Board::cells));
  }

  private boolean isReadable(Board board) {
    return plans.get(perPage.get(board)).digits(board) >= smallest();
  }

  private double smallest() {
    return DigitSize.ofPuzzle(setting.style().size()).smallest();
  }

  private static int fewer(int count) {
    return Style.PER_PAGE.get(Style.PER_PAGE.indexOf(count) - 1);
  }

  /** The pages of a chapter, each with puzzles of the same count per page. */
  public List<Sheet> sheets(Chapter chapter) {
    List<Sheet> sheets = new ArrayList<>();
    List<TypesetPuzzle> page = new ArrayList<>();
    int count = 0;
    for (TypesetPuzzle item : chapter.items()) {
      int its = perPage.get(item.board());
      if (page.size() == count || its != count) {
        add(sheets, page, count);
        page = new ArrayList<>();
        count = its;
      }
      page.add(item);
    }
    add(sheets, page, count);
    return sheets;
  }

  private void add(List<Sheet> sheets, List<TypesetPuzzle> page, int count) {
    if (!page.isEmpty()) {
      sheets.add(new Sheet(page, plans.get(count)));
    }
  }

  /** A sentence for each deviation from the requested style. */
  public List<Phrase> remarks() {
    List<Phrase> remarks = new ArrayList<>();
    int wanted = setting.style().perPage();
    new TreeSet<>(perPage.values())
        .headSet(wanted)
        .forEach(
            count ->
                remarks.add(Phrase.of("print.fewer", names(count), count, wanted, smallest())));
    perPage.forEach((board, count) -> small(board, count).ifPresent(remarks::add));
    return remarks;
  }

  /** A remark on a board whose cells are uncomfortably small. */
  private Optional<Phrase> small(Board board, int count) {
    double cell = cell(board, plans.get(count));
    if (cell >= COMFORTABLE && isReadable(board)) {
      return Optional.empty();
    }
    double points = plans.get(count).digits(board);
    if (count == 1) {
      return Optional.of(Phrase.of("print.small-cells-alone", board.toString(), cell, points));
    }
    int fewer = comfortable(board, count);
    return Optional.of(
        Phrase.of(
            "print.small-cells",
            board.toString(),
            cell,
            points,
            fewer,
            cell(board, alone(board, fewer))));
  }

  /** The most puzzles of a board per page without cells that are too small, but at least one. */
  private int comfortable(Board board, int than) {
    int count = fewer(than);
    while (count > 1 && cell(board, alone(board, count)) < COMFORTABLE) {
      count = fewer(count);
    }
    return count;
  }

  /** The plan for pages that hold only one kind of board. */
  private PuzzlePlan alone(Board board, int count) {
    return PuzzlePlan.of(
        setting, count, items().stream().filter(item -> item.board().equals(board)).toList(), body);
  }

  /** The side of a board's cells, in millimetres. */
  private double cell(Board board, PuzzlePlan plan) {
    double points = DigitSize.ofPuzzle(setting.style().size()).cell(plan.digits(board));
    return points / PageSetup.POINTS_PER_MILLIMETRE;
  }

  private Phrase names(int count) {
    return Phrase.list(
        perPage.entrySet().stream()
            .filter(entry -> entry.getValue() == count)
            .map(entry -> entry.getKey().toString())
            .distinct()
            .toList());
  }
}
