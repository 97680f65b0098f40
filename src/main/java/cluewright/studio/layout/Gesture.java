package cluewright.studio.layout;

import cluewright.model.rule.Kind;
import cluewright.model.rule.Mark;
import cluewright.phrase.Phrase;
import java.util.Locale;

/** How rules of a kind are drawn with the pointer. */
enum Gesture {
  /** A drag across a border. */
  EDGE,
  DIRECTED_EDGE,
  /** A drag along a way. */
  LINE,
  DIRECTED_LINE,
  ARROW_LINE,
  /** A drag from a circle to the other cells. */
  RAYS,
  /** A drag over the cells of a region, which has a sum. */
  REGION,
  SUM_REGION,
  /** A drag over the cells of a region without a number. */
  AREA,
  /** A press for each cell, all of which are one rule. */
  CELLS,
  /** A press for each cell, which gets the digits that were typed. */
  GIVEN,
  /** A press or a drag on cells that share a corner. */
  CORNER,
  /** A drag in the direction in which a number outside the grid looks. */
  OUTSIDE;

  static Gesture of(Kind kind) {
    return switch (kind.form()) {
      case EDGE -> kind.isDirected() ? DIRECTED_EDGE : EDGE;
      case LINE -> line(kind);
      case OUTSIDE -> OUTSIDE;
      default -> region(kind.mark(), kind);
    };
  }

  private static Gesture line(Kind kind) {
    if (!kind.isDirected()) {
      return LINE;
    }
    boolean isArrow = kind.mark() instanceof Mark.Line line && line.first() == Mark.Tip.CIRCLE;
    return isArrow ? ARROW_LINE : kind.mark() instanceof Mark.Rays ? RAYS : DIRECTED_LINE;
  }

  private static Gesture region(Mark mark, Kind kind) {
    if (mark instanceof Mark.Corner) {
      return CORNER;
    }
    if (mark instanceof Mark.InCell figure) {
      return figure.figure() == Mark.Figure.CANDIDATES ? GIVEN : CELLS;
    }
    if (mark instanceof Mark.Outline) {
      return kind.isApart() ? REGION : SUM_REGION;
    }
    return AREA;
  }

  /** True if a drag grows a region. */
  boolean isOfRegion() {
    return this == REGION || this == SUM_REGION || this == AREA;
  }

  /** True if a drag goes from middle to middle, also from corner to corner. */
  boolean isAlongWay() {
    return this == LINE
        || this == DIRECTED_LINE
        || this == ARROW_LINE
        || this == RAYS
        || this == OUTSIDE;
  }

  /** The part of text keys for it. */
  String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The group of a kind in lists. */
  Group group() {
    return switch (this) {
      case LINE, DIRECTED_LINE, ARROW_LINE, RAYS -> Group.LINES;
      case CELLS, GIVEN, CORNER -> Group.CELLS;
      case EDGE, DIRECTED_EDGE -> Group.EDGES;
      case OUTSIDE -> Group.OUTSIDE;
      case REGION, SUM_REGION, AREA -> Group.REGIONS;
    };
  }

  /** Kinds by where they are drawn. */
  enum Group {
    LINES,
    CELLS,
    EDGES,
    OUTSIDE,
    REGIONS;

    Phrase words() {
      return Phrase.of("rules.group-" + name().toLowerCase(Locale.ROOT));
    }
  }
}
