package cluewright.search.engine;

import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.search.symmetry.Group;
import cluewright.search.symmetry.MaskSymmetries;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A record that no engine wrote, of a claim that may be false. */
final class MadeUpRecord {
  private final Mask mask;
  private final List<String> lines;

  private MadeUpRecord(Mask mask, List<String> lines) {
    this.mask = mask;
    this.lines = lines;
  }

  static MadeUpRecord of(Mask mask, String set, String kind, String method) {
    List<String> lines =
        List.of(
            "cluewright-proof 1",
            "board " + mask.board().name(),
            "mask " + mask.line(),
            "strategies " + StrategySet.parse(set).ids(),
            "kind " + kind,
            "sentence because.",
            "method " + method);
    return new MadeUpRecord(mask, new ArrayList<>(lines));
  }

  /** Cells in an order, and perhaps all symmetries of the mask, by a few that generate them. */
  MadeUpRecord ordered(List<Integer> order, boolean withSymmetries) {
    Board board = mask.board();
    lines.add("order" + labels(board, order));
    if (withSymmetries) {
      List<int[]> all = MaskSymmetries.of(mask, 5000, Stop.NEVER);
      Group.generators(all, board.cells(), Stop.NEVER).stream()
          .map(to -> "symmetry" + labels(board, IntStream.of(to).boxed().toList()))
          .forEach(lines::add);
    }
    return this;
  }

  MadeUpRecord with(String line) {
    lines.add(line);
    return this;
  }

  private static String labels(Board board, List<Integer> cells) {
    return cells.stream().map(cell -> " " + board.label(cell)).collect(Collectors.joining());
  }

  String text() {
    return String.join("\n", lines) + "\nend " + lines.size() + "\n";
  }
}
