package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * A digit with one place left in a house goes there (paper, formula 9).
 *
 * <p>Sound only in houses that hold every digit. Boxes come first, as people scan them first.
 */
final class HiddenSingle implements Strategy {

  @Override
  public String id() {
    return "hidden-single";
  }

  @Override
  public String letter() {
    return "H";
  }

  @Override
  public List<String> names() {
    return List.of("Hidden single", "Unique candidate", "Last place");
  }

  @Override
  public String explanation() {
    return "A digit has only one place left in a row, column or box, so it goes there.";
  }

  @Override
  public boolean places() {
    return true;
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    Stream.concat(
            board.houses(House.Kind.BOX).stream(),
            board.houses().stream().filter(house -> house.kind() != House.Kind.BOX))
        .filter(House::holdsEveryDigit)
        .forEach(house -> rulesIn(board, house, sink));
  }

  private void rulesIn(Board board, House house, Consumer<Rule> sink) {
    for (int cell : house.cells().toArray()) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        sink.accept(
            Rule.place(
                this,
                new Rule.Evidence(List.of(house), CellSet.of(cell), 1 << (digit - 1)),
                Candidates.of(board, house.cells().without(cell), digit),
                board.candidate(cell, digit)));
      }
    }
  }

  @Override
  public String reason(Board board, Rule rule) {
    return "in "
        + Words.houses(rule.houses())
        + ", "
        + Words.cells(board, rule.cells())
        + " is the only place left for "
        + Words.digits(board, rule.digits());
  }
}
