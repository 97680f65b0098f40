package cluewright.model.rule;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The list of all kinds of rules besides those that users define ({@link OwnKind}). A new one is a
 * file beside this and a line here, which says its place in lists, menus and names.
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

  public static final Kind ARROW = listed(new Arrow());
  public static final Kind DOUBLE_ARROW = listed(new DoubleArrow());
  public static final Kind PARITY =
      listed(new Rotation("parity", Mark.Paint.RED, false, 2, (value, n, layout) -> value % 2));
  public static final Kind ENTROPIC =
      listed(
          new Rotation(
              "entropic",
              Mark.Paint.ORANGE,
              false,
              3,
              (value, n, layout) -> (value - layout.leastValue()) * n / layout.digits()));
  public static final Kind MODULAR =
      listed(new Rotation("modular", Mark.Paint.TEAL, true, 3, (value, n, layout) -> value % n));
  public static final Kind BETWEEN =
      listed(new BetweenEnds("between", Mark.Paint.SILVER, /* isLockout= */ false));
  public static final Kind LOCKOUT =
      listed(new BetweenEnds("lockout", Mark.Paint.BLUE, /* isLockout= */ true));
  public static final Kind ZIPPER = listed(new Zipper());
  public static final Kind REGION_SUM = listed(new RegionSum());
  public static final Kind SUM_LINE = listed(new SumLine());
  public static final Kind SLOW_THERMOMETER = listed(new SlowThermometer());
  public static final Kind CLONES = listed(new Clones());
  public static final Kind SAME_VALUES = listed(new SameValues());
  public static final Kind LUNCHBOX = listed(new Lunchbox());
  public static final Kind VALUE_INDEX = listed(new ValueIndex());
  public static final Kind COUNT_DISTINCT = listed(new CountDistinct());

  public static final Kind DIFFERENCE =
      listed(
          new NumberedSign(
              "difference", /* isBlack= */ false, 1, 1, (a, b, n) -> Math.abs(a - b) == n));
  public static final Kind RATIO =
      listed(
          new NumberedSign(
              "multiple", /* isBlack= */ true, 1, 1, (a, b, n) -> a == n * b || b == n * a));
  public static final Kind SUM =
      listed(new NumberedSign("sum", new Mark.Numeral(), 2, 2, (a, b, n) -> a + b == n));

  public static final Kind ODD =
      listed(new CellChoice("odd", Mark.Figure.DISC, (value, layout) -> value % 2 == 1));
  public static final Kind EVEN =
      listed(new CellChoice("even", Mark.Figure.SQUARE, (value, layout) -> value % 2 == 0));
  public static final Kind LOW =
      listed(new CellChoice("low", Mark.Figure.LOW, (value, layout) -> value < layout.middle()));
  public static final Kind HIGH =
      listed(new CellChoice("high", Mark.Figure.HIGH, (value, layout) -> value > layout.middle()));
  public static final Kind CANDIDATES = listed(new GivenCandidates());
  public static final Kind MINIMUM = listed(new Extreme("minimum", /* isLargest= */ false));
  public static final Kind MAXIMUM = listed(new Extreme("maximum", /* isLargest= */ true));
  public static final Kind QUADRUPLE = listed(new Contained("quadruple", /* isCorner= */ true));
  public static final Kind CONTAINED = listed(new Contained("contains", /* isCorner= */ false));
  public static final Kind COUNTING = listed(new CountingCircles());
  public static final Kind COLUMN_INDEX =
      listed(new Indexing("columnindex", "column-index", /* isOfColumns= */ true));
  public static final Kind ROW_INDEX =
      listed(new Indexing("rowindex", "row-index", /* isOfColumns= */ false));

  public static final Kind OPEN_CAGE = listed(new OpenCage());
  public static final Kind SAME_SUM = listed(new SameSum());
  public static final Kind LOOK_AND_SAY = listed(new LookAndSay());
  public static final Kind NO_PARTIAL_SUM = listed(new NoPartialSum());
  public static final Kind EQUALITY_CAGE = listed(new EqualityCage());
  public static final Kind EXTRA_REGION = listed(new ExtraRegion());

  public static final Kind SANDWICH =
      listed(
          new Outside(
              "sandwich",
              "sandwich",
              Mark.Frame.BARS,
              /* isAlike= */ true,
              OutsideOffers::sandwich,
              OutsideNumbers::sandwich));
  public static final Kind LITTLE_KILLER =
      listed(
          new Outside(
              "littlekiller",
              "little-killer",
              Mark.Frame.NONE,
              /* isAlike= */ true,
              OutsideOffers::littleKiller,
              OutsideNumbers::littleKiller));
  public static final Kind SKYSCRAPER =
      listed(
          new Outside(
              "skyscraper",
              "skyscraper",
              Mark.Frame.ROOF,
              /* isAlike= */ false,
              OutsideOffers::skyscraper,
              OutsideNumbers::skyscraper));
  public static final Kind HIDDEN_SKYSCRAPER =
      listed(
          new Outside(
              "hiddenskyscraper",
              "hidden-skyscraper",
              Mark.Frame.TROUGH,
              /* isAlike= */ false,
              OutsideOffers::hiddenSkyscraper,
              OutsideNumbers::hiddenSkyscraper));
  public static final Kind X_SUM =
      listed(
          new Outside(
              "xsum",
              "x-sum",
              Mark.Frame.RING,
              /* isAlike= */ false,
              OutsideOffers::xSum,
              OutsideNumbers::xSum));
  public static final Kind NUMBERED_ROOM =
      listed(
          new Outside(
              "room",
              "numbered-room",
              Mark.Frame.BOX,
              /* isAlike= */ false,
              OutsideOffers::numberedRoom,
              OutsideNumbers::numberedRoom));

  public static final Kind FULL_RANK =
      listed(new Rank("fullrank", "full-rank", /* mayBeTied= */ false));
  public static final Kind TIED_RANK =
      listed(new Rank("tiedrank", "tied-rank", /* mayBeTied= */ true));

  public static final Kind FALLING = listed(new OneDiagonal("falling", /* isFalling= */ true));
  public static final Kind RISING = listed(new OneDiagonal("rising", /* isFalling= */ false));
  public static final Kind NON_CONSECUTIVE = listed(new NonConsecutive());
  public static final Kind GLOBAL_ENTROPY =
      listed(
          new GlobalRotation(
              "globalentropy",
              "global-entropy",
              (value, layout) -> (value - layout.leastValue()) * 3 / layout.digits()));
  public static final Kind GLOBAL_MODULO =
      listed(new GlobalRotation("globalmodulo", "global-modulo", (value, layout) -> value % 3));
  public static final Kind ANTI_TAXICAB = listed(new AntiTaxicab());
  public static final Kind FLATMATES = listed(new Flatmates());
  public static final Kind UNLIKE_LINES = listed(new UnlikeLines());
  public static final Kind SAME_DIGITS = listed(new SameDigits());
  public static final Kind DOPPELGANGER = listed(new Doppelganger());
  public static final Kind FOUND_REGIONS = listed(new FoundRegions());
  public static final Kind REGION_COUNT = listed(new RegionCount());
  public static final Kind REGION_ARROW = listed(new RegionArrow());
  public static final Kind ALL_DOTS =
      listed(
          new AllGiven(
              "alldots",
              "all-dots",
              (a, b) -> Math.abs(a - b) != 1 && a != 2 * b && b != 2 * a,
              WHITE_DOT,
              BLACK_DOT));
  public static final Kind ALL_LETTERS =
      listed(new AllGiven("allxv", "all-letters", (a, b) -> a + b != 5 && a + b != 10, X, V));

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

  /**
   * The drawn kind with an id.
   *
   * @throws IllegalArgumentException if the id defines a kind and the definition cannot be read
   */
  public static Optional<Kind> drawn(String id) {
    if (OwnKind.isOwn(id)) {
      return Optional.of(OwnKind.of(id));
    }
    return drawn().stream().filter(kind -> kind.id().equals(id)).findFirst();
  }

  /**
   * The frame of a kind's numbers outside the grid; empty if no others stand there that only frames
   * tell from them.
   */
  public static Optional<Mark.Frame> frame(List<Rule> rules, Kind kind) {
    long framed = rules.stream().map(Rule::kind).distinct().filter(Kinds::isFramed).count();
    return framed > 1 && isFramed(kind)
        ? Optional.of(((Mark.Beside) kind.mark()).frame())
        : Optional.empty();
  }

  private static boolean isFramed(Kind kind) {
    return kind.mark() instanceof Mark.Beside beside && beside.frame() != Mark.Frame.NONE;
  }
}
