package cluewright.strategy.single;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A digit with only one place left in a house goes there (paper, formula 9).
 *
 * <p>Sound only in houses that hold every digit. Boxes come first, as people scan them first.
 */
public final class HiddenSingle implements RuleStrategy {
  private static final Variant IN_BOX =
      Variant.of("hidden-single", "0002", 300, Level.EASY, 14, 1.2);
  private static final Variant IN_LINE =
      Variant.of("hidden-single", "0002", 300, Level.EASY, 14, 1.5);

  private static final About ABOUT =
      new About("hidden-single", Group.SINGLES, 2, List.of(IN_BOX, IN_LINE))
          .withLetter("H")
          .placing();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new OnlyPlaces(board);
  }

  @Override
  public void rules(Board board, Consumer<Rule> sink) {
    ordered(board).forEach(house -> rulesIn(board, house, sink));
  }

  private static Stream<House> ordered(Board board) {
    return Stream.concat(
            board.houses(Kinds.BOX).stream(),
            board.houses().stream().filter(house -> house.kind() != Kinds.BOX))
        .filter(House::holdsEveryDigit);
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

  /** Searches boxes first, each digit by digit. */
  private final class OnlyPlaces extends BoardFinder {
    private final int[] houses;

    OnlyPlaces(Board board) {
      super(HiddenSingle.this, board);
      this.houses = ordered(board).mapToInt(board.houses()::indexOf).toArray();
    }

    @Override
    public boolean find(SolvingState state, Predicate<Deduction> sink) {
      for (int house : houses) {
        for (int digit = 1; digit <= board.digits(); digit++) {
          int places = state.places(house, digit);
          if (Integer.bitCount(places) == 1
              && sink.test(
                  deduction(
                      house,
                      geometry.cellsOf(house)[Integer.numberOfTrailingZeros(places)],
                      digit))) {
            return true;
          }
        }
      }
      return false;
    }

    private Deduction deduction(int number, int cell, int digit) {
      House house = geometry.house(number);
      return place(
          house.kind() == Kinds.BOX ? IN_BOX : IN_LINE,
          board.candidate(cell, digit),
          () -> evidence(house, CellSet.of(cell), 1 << (digit - 1)));
    }

    private Evidence evidence(House house, CellSet cells, int digits) {
      Phrase reason =
          Phrase.of(
              "strategies.reason-hidden-single",
              Words.house(house),
              Words.cells(board, cells),
              Words.digits(board, digits));
      return Evidence.of(board, List.of(house), cells, digits, reason);
    }
  }
}
