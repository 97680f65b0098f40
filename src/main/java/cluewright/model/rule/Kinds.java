package cluewright.model.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The list of all kinds of rules. A new one is a file beside this and a line here, which says its
 * place in lists, menus and names.
 */
public final class Kinds {
  private static final List<Kind> LISTED = new ArrayList<>();

  public static final Kind ROW = new GridHouse("row");
  public static final Kind COLUMN = new GridHouse("column");

  /** Rectangles of a classic board, or regions of a jigsaw. */
  public static final Kind BOX = new GridHouse("box");

  public static final Kind DIAGONALS = listed(new Diagonals());
  public static final Kind WINDOKU = listed(new Windoku());
  public static final Kind CENTRE_DOT = listed(new CentreDot());
  public static final Kind DISJOINT_GROUPS = listed(new DisjointGroups());
  public static final Kind ASTERISK = listed(new Asterisk());
  public static final Kind KNIGHT = listed(new AntiKnight());
  public static final Kind KING = listed(new AntiKing());
  public static final Kind WHITE_DOT = listed(new WhiteDot());
  public static final Kind BLACK_DOT = listed(new BlackDot());
  public static final Kind X = listed(new XSign());
  public static final Kind V = listed(new VSign());
  public static final Kind LESS = listed(new Inequality());
  public static final Kind THERMOMETER = listed(new Thermometer());
  public static final Kind RENBAN = listed(new Renban());
  public static final Kind PALINDROME = listed(new Palindrome());
  public static final Kind WHISPERS = listed(new Whispers());
  public static final Kind CAGE = listed(new Cage());

  /** The kinds besides rows, columns and boxes, in the order of board names. */
  public static final List<Kind> ALL = Collections.unmodifiableList(LISTED);

  private Kinds() {}

  private static Kind listed(Kind kind) {
    LISTED.add(kind);
    return kind;
  }

  /** The kinds that hold on the whole board. */
  public static List<Kind> ofBoards() {
    return ALL.stream().filter(kind -> kind.form() == Form.BOARD).toList();
  }

  public static List<Kind> drawn() {
    return ALL.stream().filter(kind -> kind.form().isDrawn()).toList();
  }

  /** The kind of the whole board with an id. */
  public static Optional<Kind> ofBoard(String id) {
    return ofBoards().stream().filter(kind -> kind.id().equals(id)).findFirst();
  }

  /** The drawn kind with an id. */
  public static Optional<Kind> drawn(String id) {
    return drawn().stream().filter(kind -> kind.id().equals(id)).findFirst();
  }
}
