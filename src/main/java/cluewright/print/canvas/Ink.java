package cluewright.print.canvas;

import cluewright.picture.Sign;
import cluewright.print.Colours;
import cluewright.print.Tints;

/** The role that decides an item's colour. */
public enum Ink {
  BLACK(0x000000, 0x000000),
  /** Secondary texts: the author, and digits that are found. */
  SOFT(0x6b6b6b, 0x6b6b6b),
  /** The footer. */
  QUIET(0x808080, 0x808080),
  /** Lines between cells of a box. */
  HAIR(0x737373, 0x737373),
  /** The ground of extra houses such as windows. */
  WINDOW(0xe9e9e9, 0xe9e9e9),
  DIAGONAL(0x9c9c9c, 0x9c9c9c),
  GREY_LINE(0xd4d4d4, 0xd4d4d4),
  SILVER_LINE(0xb4b4b4, 0xb4b4b4),
  PURPLE_LINE(0xc6c6c6, 0xdcb8ee),
  GREEN_LINE(0xcccccc, 0xa6dfa9),
  BLUE_LINE(0xbdbdbd, 0xa5c8f5),
  ORANGE_LINE(0xb0b0b0, 0xf2bd78),
  LILAC_LINE(0xd0d0d0, 0xcdc6f7),
  TEAL_LINE(0xc0c0c0, 0x9fdcd6),
  ROSE_LINE(0xd8d8d8, 0xf6c4d3),
  RED_LINE(0xa8a8a8, 0xf0938c),
  THIN_LINE(0x8a8a8a, 0x8c959f),
  /** Figures behind digits. */
  FIGURE(0xcfcfcf, 0xcdd3da),
  /** Found digits, where they differ from clues in more than weight. */
  FOUND(0x6b6b6b, 0x0969da),
  /** Titles, numbers and rules in the book's accent colour. */
  ACCENT(0x000000, 0x0550ae),
  /** The ground under a pattern or a heading. */
  TINT(0xe6e6e6, 0xddf4ff),
  PATTERN(0x000000, 0x0969da),
  /** The second of two colours, or what a chain assumes false. */
  SECOND(0x595959, 0x8250df),
  FIN(0x595959, 0x9a6700),
  ELIMINATED(0x000000, 0xcf222e),
  PLACED(0x000000, 0x116329),
  /** The ground under placed digits. */
  PLACED_GROUND(0xcfcfcf, 0xaceebb),
  /** Lines over the houses in which a deduction eliminates. */
  COVER(0xc4c4c4, 0xd4a72c),
  LINK(0x262626, 0x1b7c83),
  CANDIDATE(0x595959, 0x57606a),
  /** Row and column numbers. */
  LABEL(0x595959, 0x57606a),
  /** Digits in the background of others. */
  PALE(0xd0d0d0, 0xd0d7de),
  PAPER(0xffffff, 0xffffff),
  /** Grounds by percentage of black. */
  GROUND_5(0xf2f2f2, 0xf2f2f2),
  GROUND_10(0xe6e6e6, 0xe6e6e6),
  GROUND_15(0xd9d9d9, 0xd9d9d9),
  GROUND_20(0xcccccc, 0xcccccc),
  GROUND_25(0xbfbfbf, 0xbfbfbf),
  GROUND_30(0xb3b3b3, 0xb3b3b3);

  private static final int WHITE = 0xff;
  private static final int ALL = 100;

  private final int grey;
  private final int colour;

  Ink(int grey, int colour) {
    this.grey = grey;
    this.colour = colour;
  }

  public static Ink of(Sign sign) {
    return switch (sign) {
      case WINDOW, SHADE -> WINDOW;
      case DIAGONAL -> DIAGONAL;
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
      case HOUSE -> TINT;
      case COVER -> COVER;
      case PLACED -> PLACED_GROUND;
      case CELLS -> HAIR;
      case BOXES, FRAME, CLUE, CAGE, BLACK_DOT, RIM, LESS, LETTER, SUM -> BLACK;
      case OPEN_CAGE, NUMBER, ON_WHITE, CORNER_RIM, IN_CORNER, OUTSIDE, OUTSIDE_WAY -> BLACK;
      case TIE -> HAIR;
      case PALE -> PALE;
      case FOUND -> FOUND;
      case NEW -> PLACED;
      case CANDIDATE, BAR -> CANDIDATE;
      case LABEL -> LABEL;
      case STRONG, WEAK, ARROW -> LINK;
      case PATTERN, HELD, SEEN -> PATTERN;
      case SECOND -> SECOND;
      case FIN, FINNED -> FIN;
      case BLANK, MARKED, HALO, BARE, SUM_ROOM, WHITE_DOT, ON_BLACK, CORNER -> PAPER;
      case ELIMINATED, STRIKE -> ELIMINATED;
    };
  }

  /**
   * The ink for a ground.
   *
   * @param percent one of {@link Tints#KNOWN}
   */
  public static Ink ground(int percent) {
    return switch (percent) {
      case 0 -> PAPER;
      case 5 -> GROUND_5;
      case 10 -> GROUND_10;
      case 15 -> GROUND_15;
      case 20 -> GROUND_20;
      case 25 -> GROUND_25;
      case 30 -> GROUND_30;
      default -> throw new IllegalArgumentException("there is no tint of " + percent + " %");
    };
  }

  /** True for the grounds under digits of a puzzle. */
  public boolean isGround() {
    return this == WINDOW || name().startsWith("GROUND_");
  }

  /** Its darkness in percent of black. */
  public int darkness() {
    return (int) Math.round((WHITE - (grey & WHITE)) * (double) ALL / WHITE);
  }

  /** Its colour as {@code 0xRRGGBB}. */
  public int rgb(Colours colours) {
    return colours == Colours.BLACK ? grey : colour;
  }
}
