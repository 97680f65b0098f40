package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.Catalogue;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.strategy.Words;
import java.util.List;
import java.util.Optional;

/** Boards and strategies by the names that project files have for them. */
final class Names {
  private Names() {}

  static List<String> of(StrategySet set) {
    return set.strategies().stream().map(Strategy::id).toList();
  }

  static Board board(String name) {
    return Boards.named(name)
        .orElseThrow(
            () ->
                new FormatException(
                    "there is no board "
                        + Quoted.of(name)
                        + "; the boards are "
                        + Words.list(Boards.ALL.stream().map(Board::name).toList())
                        + "."));
  }

  static StrategySet strategies(List<String> ids) {
    return StrategySet.of(ids.stream().map(Names::strategy).toList());
  }

  static Strategy strategy(String id) {
    return Optional.ofNullable(id)
        .flatMap(Catalogue::withId)
        .orElseThrow(
            () ->
                new FormatException(
                    "it names the strategy "
                        + Quoted.of(String.valueOf(id))
                        + ", which this program does not know."));
  }
}
