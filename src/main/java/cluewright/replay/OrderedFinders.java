package cluewright.replay;

import cluewright.model.Board;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * The finders of a board in solving order, for use by one thread.
 *
 * <p>A finder whose strategy has several turns meets variants that are not wanted yet: the first of
 * each is kept until their turn comes, so that one state is searched once.
 */
public final class OrderedFinders {
  private final List<Search> searches;
  private final List<Turn> turns;

  /**
   * The finders for the strategies of an order that are {@linkplain Strategy#fits used} on the
   * board.
   */
  public OrderedFinders(Board board, SolvingOrder order) {
    Map<Strategy, Search> all = new LinkedHashMap<>();
    List<Turn> list = new ArrayList<>();
    for (SolvingOrder.Turn turn : order.on(board).turns()) {
      Search search = all.computeIfAbsent(turn.strategy(), strategy -> new Search(strategy, board));
      list.add(new Turn(search, turn.variants()));
    }
    this.searches = List.copyOf(all.values());
    this.turns = List.copyOf(list);
  }

  /** The first deduction of the first turn that finds one. */
  public Optional<Deduction> first(SolvingState state) {
    searches.forEach(Search::forget);
    for (Turn turn : turns) {
      Deduction deduction = turn.search.first(state, turn.variants);
      if (deduction != null) {
        return Optional.of(deduction);
      }
    }
    return Optional.empty();
  }

  /** Every deduction of the first turn that finds one. */
  public List<Deduction> ofFirstTurn(SolvingState state) {
    List<Deduction> found = new ArrayList<>();
    for (Turn turn : turns) {
      turn.all(state, found::add);
      if (!found.isEmpty()) {
        break;
      }
    }
    return found;
  }

  /** Every deduction of every turn. */
  public void all(SolvingState state, Consumer<Deduction> sink) {
    turns.forEach(turn -> turn.all(state, sink));
  }

  private record Turn(Search search, List<Variant> variants) {

    /** Every deduction of this turn. */
    void all(SolvingState state, Consumer<Deduction> sink) {
      search
          .finder()
          .find(
              state,
              deduction -> {
                if (variants.contains(deduction.variant())) {
                  sink.accept(deduction);
                }
                return false;
              });
    }
  }

  /** A finder, with the deductions that it found in the present state before they were needed. */
  private static final class Search implements Predicate<Deduction> {
    private final Strategy strategy;
    private final Board board;
    private final List<Deduction> early = new ArrayList<>();
    private Finder finder;
    private List<Variant> wanted = List.of();
    private Deduction found;
    private boolean isDone;

    Search(Strategy strategy, Board board) {
      this.strategy = strategy;
      this.board = board;
    }

    /** The finder, made on first use, since many puzzles need only the easy ones. */
    Finder finder() {
      if (finder == null) {
        finder = strategy.finder(board);
      }
      return finder;
    }

    void forget() {
      early.clear();
      isDone = false;
    }

    /**
     * The first deduction of one of the variants; null if there is none, after which the finder is
     * done with this state.
     */
    Deduction first(SolvingState state, List<Variant> variants) {
      if (isDone) {
        return firstOf(variants);
      }
      wanted = variants;
      found = null;
      isDone = !finder().find(state, this);
      return found;
    }

    @Override
    public boolean test(Deduction deduction) {
      if (wanted.contains(deduction.variant())) {
        found = deduction;
        return true;
      }
      if (firstOf(List.of(deduction.variant())) == null) {
        early.add(deduction);
      }
      return false;
    }

    /**
     * The first early deduction of one of the variants, or null; a plain loop, since every finder
     * inlines it.
     */
    private Deduction firstOf(List<Variant> variants) {
      for (Deduction deduction : early) {
        if (variants.contains(deduction.variant())) {
          return deduction;
        }
      }
      return null;
    }
  }
}
