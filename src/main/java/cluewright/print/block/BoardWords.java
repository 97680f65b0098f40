package cluewright.print.block;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A board in words for listeners, row by row, followed by its regions, cages and signs.
 *
 * @param digit of a cell, 0 for none
 * @param digits how they are written
 */
public record BoardWords(Board board, IntUnaryOperator digit, DigitSet digits) {

  public Phrase said() {
    boolean isFull = IntStream.range(0, board.cells()).allMatch(c -> digit.applyAsInt(c) != 0);
    Phrase name =
        Phrase.of(
            isFull ? "print.spoken-solution" : "print.spoken-board", board.rows(), board.columns());
    Stream<Phrase> rows = IntStream.range(0, board.rows()).mapToObj(this::row);
    return Phrase.sentences(
        Stream.of(Stream.of(name), rows, isFull ? Stream.<Phrase>of() : rules())
            .flatMap(each -> each)
            .toArray(Phrase[]::new));
  }

  private Phrase row(int row) {
    List<Phrase> cells =
        IntStream.range(0, board.columns()).mapToObj(column -> cell(row, column)).toList();
    return Phrase.of("print.spoken-row", row + 1, Phrase.row(cells));
  }

  private Phrase cell(int row, int column) {
    int cell = board.cell(row, column);
    if (cell == Board.NO_CELL) {
      return Phrase.of("print.spoken-no-cell");
    }
    int here = digit.applyAsInt(cell);
    return here == 0
        ? Phrase.of("print.spoken-empty")
        : Phrase.verbatim(digits.symbol(board, here));
  }

  private Stream<Phrase> rules() {
    return Stream.of(regions(), drawn()).flatMap(List::stream);
  }

  /** The regions that differ from the usual boxes. */
  private List<Phrase> regions() {
    return Boards.isJigsaw(board)
        ? board.houses(Kinds.BOX).stream()
            .map(box -> Phrase.of("print.spoken-region", cells(box.cells())))
            .toList()
        : List.of();
  }

  /** What is drawn, kind by kind; rules with a number one by one. */
  private List<Phrase> drawn() {
    List<Phrase> said = new ArrayList<>();
    for (Kind kind : Kinds.drawn()) {
      List<Rule> rules = board.rules(kind);
      if (kind == Kinds.CAGE) {
        rules.forEach(rule -> said.add(cage(rule)));
      } else if (kind.isLabelled() && rules.stream().anyMatch(Rule::hasValue)) {
        rules.forEach(rule -> said.add(labelled(rule)));
      } else if (!rules.isEmpty()) {
        said.add(
            Phrase.of(
                "print.spoken-signs",
                BoardKinds.name(kind),
                Phrase.apart(rules.stream().map(rule -> cells(rule.cells())).toList())));
      }
    }
    return said;
  }

  private Phrase labelled(Rule rule) {
    Kind kind = rule.kind();
    String label = rule.label().isEmpty() ? String.valueOf(rule.value()) : rule.label();
    return Phrase.of("print.spoken-labelled", BoardKinds.name(kind), label, cells(rule.cells()));
  }

  private Phrase cage(Rule rule) {
    String key = "print.spoken-cage";
    return rule.hasValue()
        ? Phrase.of(key, rule.value(), cells(rule.cells()))
        : Phrase.of(key + "-without-value", cells(rule.cells()));
  }

  private String cells(CellSet cells) {
    return cells(cells.stream().boxed().toList());
  }

  private String cells(List<Integer> cells) {
    return cells.stream().map(board::label).collect(Collectors.joining(" "));
  }
}
