package cluewright.print.book;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.print.Entry;
import cluewright.print.UsedSymbols;
import cluewright.print.block.Block;
import cluewright.print.block.Flow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The rules pages: those of all Sudoku with an example, then those of each kind of board in the
 * book, with an example of each kind of rules where it occurs first.
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
    addKinds(flow);
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

  private void addKinds(Flow flow) {
    KindExamples examples = new KindExamples(prose.setting(), digits(), prose.width());
    Set<Kind> shown = new HashSet<>();
    entries.stream()
        .map(entry -> entry.puzzle().board())
        .filter(board -> !BoardKinds.rules(board).isNothing())
        .map(Section::of)
        .distinct()
        .forEach(
            section -> {
              List<Kind> kinds = section.kinds.stream().filter(shown::add).toList();
              boolean isOne = section.kinds.size() == 1 && !kinds.isEmpty();
              add(flow, section, isOne ? examples.unnamed(kinds.get(0)) : examples.rows(kinds));
            });
  }

  /** The name and the rules stand above the first row of examples. */
  private void add(Flow flow, Section section, List<Block> rows) {
    List<Block> top =
        new ArrayList<>(
            List.of(
                prose.name(section.name),
                Block.gap(prose.gap(BELOW_NAME)),
                prose.text(section.rules)));
    rows.stream().limit(1).forEach(row -> top.addAll(List.of(gap(), row)));
    flow.add(Block.stack(top), prose.gap(AROUND_EXAMPLE));
    rows.stream().skip(1).forEach(row -> flow.add(row, prose.gap(BETWEEN)));
  }

  private Block gap() {
    return Block.gap(prose.gap(BETWEEN));
  }

  /** What is said of the boards with some kinds of rules. */
  private record Section(Phrase name, Phrase rules, List<Kind> kinds) {
    static Section of(Board board) {
      return new Section(
          BoardKinds.name(board),
          BoardKinds.rules(board),
          board.rules().stream().map(Rule::kind).distinct().toList());
    }
  }
}
