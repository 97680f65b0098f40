package cluewright.studio.board;

import cluewright.picture.Sign;
import javafx.scene.paint.Color;

/** The colours of a board, each a CSS property of its view. */
enum BoardColor {
  PAPER("-board-paper", "#ffffff"),
  LINE("-board-line", "#c5ccd3"),
  BOX_LINE("-board-box-line", "#24292f"),
  TILE("-board-tile", "#0969da"),
  CLUE_GROUND("-board-clue-ground", "#f3f4f6"),
  WINDOW("-board-window", "#8c959f2e"),
  DIAGONAL("-board-diagonal", "#8c959f"),
  GREY_LINE("-board-grey-line", "#d0d7de"),
  SILVER_LINE("-board-silver-line", "#b3bac2"),
  PURPLE_LINE("-board-purple-line", "#e2c5f4"),
  GREEN_LINE("-board-green-line", "#a9e0ad"),
  BLUE_LINE("-board-blue-line", "#a5c8f5"),
  ORANGE_LINE("-board-orange-line", "#f2bd78"),
  LILAC_LINE("-board-lilac-line", "#cdc6f7"),
  TEAL_LINE("-board-teal-line", "#9fdcd6"),
  ROSE_LINE("-board-rose-line", "#f6c4d3"),
  RED_LINE("-board-red-line", "#f0938c"),
  THIN_LINE("-board-thin-line", "#8c959f"),
  FIGURE("-board-figure", "#cdd3da"),
  WHITE_DOT("-board-white-dot", "#ffffff"),
  BLACK_DOT("-board-black-dot", "#24292f"),
  CLUE("-board-clue", "#24292f"),
  DIGIT("-board-digit", "#0969da"),
  CANDIDATE("-board-candidate", "#57606a"),
  HOUSE("-board-house", "#ddf4ff"),
  COVER("-board-cover", "#d4a72c"),
  PATTERN("-board-pattern", "#0969da"),
  SECOND("-board-second", "#8250df"),
  ON_MARK("-board-on-mark", "#ffffff"),
  FIN("-board-fin", "#9a6700"),
  LINK("-board-link", "#1b7c83"),
  PLACED_GROUND("-board-placed-ground", "#aceebb"),
  PLACED("-board-placed", "#116329"),
  ELIMINATED("-board-eliminated", "#cf222e"),
  PROBLEM("-board-problem", "#cf222e"),
  FOCUS("-board-focus", "#0969da"),
  SELECTED("-board-selected", "#54aeff40"),
  ALIKE("-board-alike", "#ffd8354d"),
  DIFFERS("-board-differs", "#8250df29"),
  SPARE("-board-spare", "#bc4c00"),
  PEN("-board-pen", "#6f2cc4"),
  ON_COLOR("-board-on-color", "#062452"),
  COLOR_1("-board-color-1", "#ff6261"),
  COLOR_2("-board-color-2", "#fcd098"),
  COLOR_3("-board-color-3", "#b09c1c"),
  COLOR_4("-board-color-4", "#8bed2a"),
  COLOR_5("-board-color-5", "#3aefff"),
  COLOR_6("-board-color-6", "#7ebdff"),
  COLOR_7("-board-color-7", "#a180ff"),
  COLOR_8("-board-color-8", "#e16abe"),
  COLOR_9("-board-color-9", "#bdbdbd");

  private final String css;
  private final Color fallback;

  BoardColor(String css, String fallback) {
    this.css = css;
    this.fallback = Color.web(fallback);
  }

  /** A colour of cells, from 1; they are distinct for every kind of colour vision. */
  static BoardColor ofCell(int number) {
    return valueOf("COLOR_" + number);
  }

  static BoardColor of(Sign sign) {
    return switch (sign) {
      case WINDOW, SHADE -> WINDOW;
      case DIAGONAL, TIE -> DIAGONAL;
      case GREY_LINE, BULB -> GREY_LINE;
      case SILVER_LINE -> SILVER_LINE;
      case PURPLE_LINE -> PURPLE_LINE;
      case GREEN_LINE -> GREEN_LINE;
      case BLUE_LINE -> BLUE_LINE;
      case ORANGE_LINE -> ORANGE_LINE;
      case LILAC_LINE -> LILAC_LINE;
      case TEAL_LINE, SLOW_BULB -> TEAL_LINE;
      case ROSE_LINE -> ROSE_LINE;
      case RED_LINE -> RED_LINE;
      case THIN_LINE, FIGURE_LINE -> THIN_LINE;
      case FIGURE -> FIGURE;
      case WHITE_DOT, ON_BLACK -> WHITE_DOT;
      case BLACK_DOT, ON_WHITE -> BLACK_DOT;
      case HOUSE -> HOUSE;
      case COVER -> COVER;
      case PLACED -> PLACED_GROUND;
      case CELLS -> LINE;
      case BOXES, FRAME, RIM, CORNER_RIM -> BOX_LINE;
      case CLUE, CAGE, OPEN_CAGE, NUMBER, LESS, LETTER, SUM, IN_CORNER, OUTSIDE, OUTSIDE_WAY ->
          CLUE;
      case FOUND -> DIGIT;
      case NEW -> PLACED;
      case PALE, CANDIDATE, BAR, LABEL -> CANDIDATE;
      case STRONG, WEAK, ARROW -> LINK;
      case PATTERN, HELD, SEEN -> PATTERN;
      case SECOND -> SECOND;
      case FIN, FINNED -> FIN;
      case BLANK, HALO, BARE, SUM_ROOM, CORNER -> PAPER;
      case MARKED -> ON_MARK;
      case ELIMINATED, STRIKE -> ELIMINATED;
    };
  }

  String css() {
    return css;
  }

  Color fallback() {
    return fallback;
  }
}
