package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ExtraHouses;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What kinds of boards are called, and their rules. */
public final class BoardKinds {
  private BoardKinds() {}

  /** For example {@code Diagonals and Windoku}, {@code Jigsaw}, or {@code Classic}. */
  public static Phrase name(Board board) {
    List<Phrase> names = new ArrayList<>();
    if (Boards.boxes(board).isEmpty()) {
      names.add(Phrase.of("boards.jigsaw"));
    }
    Boards.extras(board).forEach(extra -> names.add(name(extra)));
    return names.isEmpty() ? Phrase.of("boards.classic") : Phrase.list(names);
  }

  /** The name of some houses. */
  public static Phrase name(ExtraHouses extra) {
    return Phrase.of("boards." + extra.id());
  }

  /** What holds beside the usual rules, in a sentence. */
  public static Phrase rule(ExtraHouses extra) {
    return Phrase.of("boards.rule-" + extra.id());
  }

  /** What holds on a board beside the usual rules; nothing on a classic one. */
  public static Phrase rules(Board board) {
    List<Phrase> rules = new ArrayList<>();
    if (Boards.boxes(board).isEmpty()) {
      rules.add(Phrase.of("boards.rule-jigsaw"));
    }
    Boards.extras(board).forEach(extra -> rules.add(rule(extra)));
    return Phrase.sentences(rules.toArray(Phrase[]::new));
  }
}
