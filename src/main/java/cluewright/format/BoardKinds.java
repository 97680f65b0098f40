package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Cage;
import cluewright.model.ExtraHouses;
import cluewright.model.OverlappingGrids;
import cluewright.model.Relation;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;

/** What kinds of boards are called, and their rules. */
public final class BoardKinds {
  private BoardKinds() {}

  /**
   * For example {@code Diagonals and Windoku}, {@code Jigsaw}, {@code Samurai}, or {@code Classic}.
   */
  public static Phrase name(Board board) {
    List<Phrase> names = new ArrayList<>();
    OverlappingGrids.of(board).ifPresent(grids -> names.add(name(grids)));
    if (Boards.isJigsaw(board)) {
      names.add(Phrase.of("boards.jigsaw"));
    }
    Boards.extras(board).forEach(extra -> names.add(name(extra)));
    relations(board).forEach(kind -> names.add(name(kind)));
    if (!board.cages().isEmpty()) {
      names.add(Phrase.of("boards.cages"));
    }
    return names.isEmpty() ? Phrase.of("boards.classic") : Phrase.list(names);
  }

  /** The name of some overlapping grids. */
  public static Phrase name(OverlappingGrids grids) {
    return Phrase.of("boards." + grids.id());
  }

  /** The name of some houses. */
  public static Phrase name(ExtraHouses extra) {
    return Phrase.of("boards." + extra.id());
  }

  /** The name of some relations. */
  public static Phrase name(Relation.Kind kind) {
    return Phrase.of("boards.relation-" + kind.id());
  }

  /** What holds beside the usual rules, in a sentence. */
  public static Phrase rule(ExtraHouses extra) {
    return Phrase.of("boards.rule-" + extra.id());
  }

  /** What holds for some relations, in a sentence. */
  public static Phrase rule(Relation.Kind kind) {
    return Phrase.of("boards.rule-relation-" + kind.id());
  }

  /** What holds on a board beside the usual rules; nothing on a classic one. */
  public static Phrase rules(Board board) {
    List<Phrase> rules = new ArrayList<>();
    OverlappingGrids.of(board)
        .ifPresent(grids -> rules.add(Phrase.of("boards.rule-" + grids.id())));
    if (Boards.isJigsaw(board)) {
      rules.add(Phrase.of("boards.rule-jigsaw"));
    }
    Boards.extras(board).forEach(extra -> rules.add(rule(extra)));
    relations(board).forEach(kind -> rules.add(rule(kind)));
    if (board.relations().stream().anyMatch(relation -> relation.kind().isSymmetric())) {
      rules.add(Phrase.of("boards.rule-not-all"));
    }
    if (!board.cages().isEmpty()) {
      rules.add(Phrase.of("boards.rule-cages" + sums(board)));
    }
    return Phrase.sentences(rules.toArray(Phrase[]::new));
  }

  private static List<Relation.Kind> relations(Board board) {
    return board.relations().stream().map(Relation::kind).distinct().toList();
  }

  private static String sums(Board board) {
    if (board.cages().stream().allMatch(Cage::hasSum)) {
      return "";
    }
    return board.cages().stream().anyMatch(Cage::hasSum) ? "-some-sums" : "-without-sums";
  }
}
