package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.Optional;

/** Boards and strategies by the names that project files have for them. */
final class JsonNames {
  private JsonNames() {}

  static List<String> of(StrategySet set) {
    return set.strategies().stream().map(Strategy::id).toList();
  }

  static Board board(String name) {
    return Boards.named(name)
        .orElseThrow(
            () ->
                new FormatException(
                    Phrase.of(
                        "formats.no-board",
                        Quoted.of(name),
                        Words.list(Boards.ALL.stream().map(Board::name).toList()))));
  }

  static StrategySet strategies(List<String> ids) {
    return StrategySet.of(ids.stream().map(JsonNames::strategy).toList());
  }

  static Strategy strategy(String id) {
    return Optional.ofNullable(id)
        .flatMap(Catalogue::withId)
        .orElseThrow(
            () ->
                new FormatException(
                    Phrase.of("formats.no-strategy", Quoted.of(String.valueOf(id)))));
  }
}
