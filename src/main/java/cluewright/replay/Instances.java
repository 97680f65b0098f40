package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds every instance of a strategy in a state, given the strategy's code; for use by one thread.
 */
public final class Instances {
  private final SolvingState state;
  private final Map<String, OrderedFinders> finders = new HashMap<>();

  public Instances(Board board) {
    this.state = new SolvingState(board);
  }

  /** The name of the strategy with this code, if there is one. */
  public static Optional<Phrase> name(String code) {
    return Catalogue.numbered().stream()
        .flatMap(strategy -> strategy.variants().stream())
        .filter(variant -> variant.code().equals(code))
        .map(Variant::name)
        .findFirst();
  }

  /**
   * Every instance of the strategy with this code; empty if the code is unknown.
   *
   * @param clues which of the state's placed digits are clues
   */
  public List<Deduction> of(Puzzle clues, GridState from, String code) {
    List<Deduction> found = new ArrayList<>();
    state.load(clues, from);
    if (!state.isContradictory()) {
      finders.computeIfAbsent(code, this::withCode).all(state, found::add);
    }
    return found;
  }

  private OrderedFinders withCode(String code) {
    return new OrderedFinders(
        state.board(),
        SolvingOrder.of(Catalogue.numbered()).only(variant -> variant.code().equals(code)));
  }
}
