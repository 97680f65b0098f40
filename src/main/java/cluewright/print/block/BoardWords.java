package cluewright.print.block;

import cluewright.format.BoardKinds;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Cage;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.House;
import cluewright.model.Relation;
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
    return here == 0 ? Phrase.of("print.spoken-empty") : Phrase.verbatim(digits.symbol(here));
  }

  private Stream<Phrase> rules() {
    return Stream.of(regions(), relations(), cages()).flatMap(List::stream);
  }

  /** The regions that differ from the usual boxes. */
  private List<Phrase> regions() {
    return Boards.isJigsaw(board)
        ? board.houses(House.Kind.BOX).stream()
            .map(box -> Phrase.of("print.spoken-region", cells(box.cells())))
            .toList()
        : List.of();
  }

  private List<Phrase> relations() {
    List<Phrase> said = new ArrayList<>();
    for (Relation.Kind kind : Relation.Kind.values()) {
      List<String> paths =
          board.relations().stream()
              .filter(relation -> relation.kind() == kind)
              .map(relation -> cells(relation.path()))
              .toList();
      if (!paths.isEmpty()) {
        said.add(Phrase.of("print.spoken-signs", BoardKinds.name(kind), Phrase.apart(paths)));
      }
    }
    return said;
  }

  private List<Phrase> cages() {
    return board.cages().stream().map(this::cage).toList();
  }

  private Phrase cage(Cage cage) {
    return cage.hasSum()
        ? Phrase.of("print.spoken-cage", cage.sum(), cells(cage.cells()))
        : Phrase.of("print.spoken-cage-without-sum", cells(cage.cells()));
  }

  private String cells(CellSet cells) {
    return cells(cells.stream().boxed().toList());
  }

  private String cells(List<Integer> cells) {
    return cells.stream().map(board::label).collect(Collectors.joining(" "));
  }
}
