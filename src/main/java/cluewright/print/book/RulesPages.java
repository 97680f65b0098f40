package cluewright.print.book;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import cluewright.print.Entry;
import cluewright.print.UsedSymbols;
import cluewright.print.block.Block;
import cluewright.print.block.Flow;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The rules pages: those of all Sudoku with an example, then those of each kind of board in the
 * book.
 */
final class RulesPages {
  private static final double BETWEEN = 14;
  private static final double AROUND_EXAMPLE = 20;
  private static final double BELOW_NAME = 8;

  private final Prose prose;
  private final List<Entry> entries;

  RulesPages(Prose prose, List<Entry> entries) {
    this.prose = prose;
    this.entries = entries;
  }

  /** The contents of the pages, in order. */
  List<Block> pages() {
    Flow flow = new Flow(prose.body().height());
    flow.add(
        Block.stack(
            List.of(prose.heading("print.rules"), prose.text(Phrase.sentences(usual(), sole())))),
        0);
    RulesExample example = new RulesExample(prose.setting(), digits(), prose.width());
    example.blocks().forEach(block -> flow.add(block, prose.gap(AROUND_EXAMPLE)));
    flow.add(prose.text(example.explained()), prose.gap(BETWEEN));
    kinds().forEach(kind -> flow.add(kind, prose.gap(AROUND_EXAMPLE)));
    return flow.pages();
  }

  /** The rule common to all boards; it names the digits if these are the same everywhere. */
  private Phrase usual() {
    Set<Integer> counts = new TreeSet<>();
    entries.forEach(entry -> counts.add(entry.puzzle().board().digits()));
    Set<DigitSet> sets = entries.stream().map(Entry::digits).collect(Collectors.toSet());
    if (counts.size() > 1 || sets.size() > 1) {
      return Phrase.of("print.rules-any");
    }
    Board board = entries.get(0).puzzle().board();
    DigitSet set = entries.get(0).digits();
    return UsedSymbols.areNumbers(board, set)
        ? Phrase.of("print.rules-digits", set.symbol(board, 1), set.symbol(board, board.digits()))
        : Phrase.of("print.rules-characters", UsedSymbols.listed(board, set));
  }

  /** The statement that each puzzle has one solution, if that is known of all. */
  private Phrase sole() {
    return entries.stream().allMatch(entry -> entry.solution().isPresent())
        ? Phrase.of("print.rules-sole")
        : Phrase.NOTHING;
  }

  private DigitSet digits() {
    Set<DigitSet> sets = entries.stream().map(Entry::digits).collect(Collectors.toSet());
    DigitSet own = sets.size() == 1 ? sets.iterator().next() : DigitSet.USUAL;
    return own.on(Boards.NINE);
  }

  private List<Block> kinds() {
    return entries.stream()
        .map(entry -> entry.puzzle().board())
        .filter(board -> !BoardKinds.rules(board).isNothing())
        .map(Kind::of)
        .distinct()
        .map(
            kind ->
                Block.stack(
                    List.of(
                        prose.name(kind.name),
                        Block.gap(prose.gap(BELOW_NAME)),
                        prose.text(kind.rules))))
        .toList();
  }

  private record Kind(Phrase name, Phrase rules) {
    static Kind of(Board board) {
      return new Kind(BoardKinds.name(board), BoardKinds.rules(board));
    }
  }
}
