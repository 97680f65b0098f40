package cluewright.studio.design;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.util.Optional;
import java.util.stream.Stream;

/** Strategy sets named by how hard their puzzles can be. */
public enum Preset {
  EASY(Level.EASY),
  MEDIUM(Level.MEDIUM),
  HARD(Level.HARD),
  UNFAIR(Level.UNFAIR),
  EXTREME(Level.EXTREME);

  private final Level level;

  Preset(Level level) {
    this.level = level;
  }

  public Phrase label() {
    return level.label();
  }

  /** For a person who wonders what they would get on a board. */
  public Phrase explanation(Board board) {
    int count = strategies(board).strategies().size();
    return Phrase.of(
        level == Level.EASY ? "design.preset-easiest" : "design.preset-up-to", label(), count);
  }

  /** The strategies of a board. */
  public StrategySet strategies(Board board) {
    return StrategySet.upTo(level).on(board);
  }

  /** The easiest preset with exactly these strategies on a board, if there is one. */
  static Optional<Preset> of(StrategySet strategies, Board board) {
    return Stream.of(values()).filter(p -> p.strategies(board).equals(strategies)).findFirst();
  }
}
