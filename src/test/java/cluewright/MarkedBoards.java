package cluewright;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Boards with each of the marks that boards have, each of them where it is hardest to draw. */
public final class MarkedBoards {
  /** Dots, letters and signs on all four sides of cells, two on a border, and one far away. */
  private static final String SIGNS =
      "9x9+windoku"
          + "+consecutive=r3c2r3c3+consecutive=r4c3r5c3+consecutive=r9c5r9c6+ratio=r9c5r9c6"
          + "+ratio=r3c1r4c1+ratio=r2c5r2c6+x=r1c7r1c8+x=r7c8r8c8+x=r5c4r5c5+x=r6c4r7c5"
          + "+v=r1c7r2c7+v=r8c8r8c9"
          + "+less=r5c8r5c7+less=r5c8r5c9+less=r4c8r5c8+less=r6c8r5c8";

  /** Straight, slanting and bent ways, two from one bulb, and diagonals over all. */
  private static final String THERMOMETERS =
      "9x9+x"
          + "+thermometer=r9c4r8c3r7c2r6c1r5c2r4c3+thermometer=r4c1r3c2r2c3r1c4r2c5r3c6"
          + "+thermometer=r5c5r4c5r4c6+thermometer=r5c5r5c4r6c4+thermometer=r2c1r1c1r1c2"
          + "+thermometer=r6c9r7c9r8c9r8c8";

  /** Corners inside and outside, a cage of one cell, one without a sum, and sums of two digits. */
  private static final String CAGES =
      "9x9+cage3=r1c1r1c2+cage15=r1c3r1c4r1c5+cage25=r2c1r2c2r3c1r3c2+cage22=r1c6r2c5r2c6r3c5"
          + "+cage9=r3c3r3c4r4c4+cage6=r5c5+cage=r6c6r6c7r7c6r7c7+cage27=r6c1r7c1r8c1r9c1"
          + "+cage29=r7c3r8c2r8c3r8c4r9c3+cage45=r1c9r2c9r3c9r4c9r5c9r6c9r7c9r8c9r9c9";

  /** Lines without a bulb: straight, slanting and bent, two that cross, and one that goes round. */
  private static final List<String> LINES =
      List.of(
          "r1c1r1c2r2c3r3c3",
          "r1c5r2c6r3c6r4c5r5c5",
          "r4c4r5c3r6c2",
          "r5c2r6c3r5c4",
          "r3c1r4c1r4c2r3c2");

  /** Lines with something at their ends, an arrow from a bent pill, and all other colours. */
  private static final String ENDS =
      "9x9+arrow1=r1c1r1c2r2c3+arrow1=r1c1r2c1r3c1+arrow3=r9c7r9c8r8c8r7c9r6c9"
          + "+doublearrow=r4c1r4c2r5c2r5c1+between=r1c7r1c8r2c9+lockout4=r2c5r3c6r3c7"
          + "+parity=r5c4r6c4r6c5+entropic=r1c4r2c4r3c4+modular3=r8c1r8c2r9c3"
          + "+zipper=r5c6r5c7r4c8r3c8r2c7+regionsum=r7c2r7c3r7c4+sumline10=r9c4r9c5r8c6r7c6"
          + "+slow=r6c1r6c2r6c3+clones=r4c4r4c5r3c5r2c6";

  /** Figures in cells, numbers on borders, on corners and outside, regions, and a diagonal. */
  private static final String FIGURES =
      "9x9+odd=r5c5r5c6+even=r5c7r6c7+low=r2c7+high=r2c8+minimum=r4c1+maximum=r5c3"
          + "+counting=r2c5r3c5+candidates131=r1c9+columnindex=r3c9+rowindex=r2c9"
          + "+quadruple1234=r3c3r3c4r4c3r4c4+quadruple56=r6c6r6c7r7c6r7c7"
          + "+quadruple7=r7c1r7c2r8c1r8c2+quadruple889=r7c3r7c4r8c3r8c4"
          + "+difference3=r7c7r7c8+sum11=r4c8r4c9+sum5=r4c5r5c5"
          + "+opencage12=r9c5r9c6+opencage20=r8c6r8c7r9c6r9c7+cage10=r9c1r9c2"
          + "+region=r5c1r5c2r6c1r6c2+falling"
          + "+sandwich15=r1c1r1c2r1c3r1c4r1c5r1c6r1c7r1c8r1c9"
          + "+sandwich7=r1c1r2c1r3c1r4c1r5c1r6c1r7c1r8c1r9c1"
          + "+littlekiller20=r1c2r2c3r3c4r4c5r5c6r6c7r7c8r8c9+littlekiller8=r9c8r8c9"
          + "+skyscraper4=r6c9r6c8r6c7r6c6r6c5r6c4r6c3r6c2r6c1"
          + "+xsum28=r9c4r8c4r7c4r6c4r5c4r4c4r3c4r2c4r1c4"
          + "+room3=r6c9r6c8r6c7r6c6r6c5r6c4r6c3r6c2r6c1";

  /** Circles that count the cells of their regions, and a line that says nothing of digits. */
  private static final String REGIONS =
      "6x6-latin-regions+foundregions+regioncount=r1c2r1c1r1c3r2c1r2c2r2c3"
          + "+regioncount=r2c6r1c5r1c6r2c5r3c5r3c6+regionarrow=r5c1r4c1r3c1r2c1r1c1r5c2r5c3"
          + "+regioncount=r6c5r5c4r5c5r5c6r6c4r6c6+samevalues2=r9c3r9c4";

  /** The grid's clues and the regions that are known, with none in between. */
  private static final String KNOWN =
      ".6.4.33......................54.2.6." + "111222111223444323554333..4666..4666";

  private MarkedBoards() {}

  /** Puzzles by the marks that their boards have. */
  public static Map<String, Puzzle> all() {
    Map<String, Puzzle> all = new LinkedHashMap<>();
    all.put("signs", puzzle(SIGNS, "1..28.46.3.4...."));
    all.put("thermometers", puzzle(THERMOMETERS, ".4.....1.2......6"));
    Kinds.drawn().stream()
        .filter(kind -> kind.mark() instanceof Mark.Line line && !line.hasBulb())
        .filter(kind -> kind.key().isPresent())
        .forEach(kind -> all.put(kind.words(), puzzle(lines(kind), "..3.....1....5..")));
    all.put("cages", puzzle(CAGES, "2........."));
    all.put("ends", puzzle(ENDS, "4..1..........6"));
    all.put("figures", puzzle(FIGURES, "....5............8....3"));
    all.put("regions", puzzle(REGIONS, KNOWN));
    return all;
  }

  /** On a small board, which is enough to see one kind, each kind has all lines. */
  private static String lines(Kind kind) {
    return LINES.stream()
        .map(cells -> "+" + kind.id() + value(kind) + "=" + cells)
        .collect(Collectors.joining("", "6x6", ""));
  }

  private static String value(Kind kind) {
    int value = kind.usualValue(4, 6);
    return value == 0 ? "" : String.valueOf(value);
  }

  private static Puzzle puzzle(String name, String clues) {
    Board board = Boards.named(name).orElseThrow();
    return Grids.puzzle(board, clues + ".".repeat(board.cells() - clues.length()));
  }
}
