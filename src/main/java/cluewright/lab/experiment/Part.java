package cluewright.lab.experiment;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.published.PublishedList;
import cluewright.search.symmetry.MaskSymmetries;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A part of section 7 of the paper: some masks, decided under some sets of strategies.
 *
 * @param id names its files
 * @param title above its tables and plots
 * @param masks in the order in which they are tried
 * @param weights for each mask how many it stands for, itself included
 * @param sets the sets of strategies, in the paper's letters
 * @param isForProofs whether most masks are impossible, so that only methods take part which can
 *     say so: the others would search in vain to the end of their time
 * @param said what the paper says about it
 * @param chosen the lines of the masks that are decided, counted from 1
 * @param paper for each mask the seconds after which the paper proved it impossible; empty if it
 *     does not tell of single masks
 */
public record Part(
    String id,
    String title,
    List<Mask> masks,
    List<Integer> weights,
    List<String> sets,
    boolean isForProofs,
    String said,
    List<Integer> chosen,
    List<OptionalInt> paper) {
  /** The number of masks drawn for section 7.2. */
  public static final int RANDOM_MASKS = 100;

  private static final int FEWEST = 20;
  private static final int MOST = 79;

  /** The number of 17-clue puzzles drawn for section 7.3. */
  public static final int SEVENTEENS = 30;

  /** Where the authors publish their hundred masks. */
  public static final String PUBLISHED = "https://github.com/toda-lab/scg, data/rand100";

  /** A part whose masks are all decided, of which the paper does not tell one by one. */
  public Part(
      String id,
      String title,
      List<Mask> masks,
      List<Integer> weights,
      List<String> sets,
      boolean isForProofs,
      String said) {
    this(id, title, masks, weights, sets, isForProofs, said, all(masks.size()), List.of());
  }

  private static List<Integer> all(int masks) {
    return IntStream.rangeClosed(1, masks).boxed().toList();
  }

  /**
   * The same part with only the masks of the fewest clues; of equals the first.
   *
   * @param most how many remain, if there are as many
   */
  public Part sparsest(int most) {
    List<Integer> fewest =
        chosen.stream()
            .sorted(Comparator.comparing(line -> masks.get(line - 1).size()))
            .limit(most)
            .sorted()
            .toList();
    return new Part(id, title, masks, weights, sets, isForProofs, said, fewest, paper);
  }

  /** The masks in the form that {@code lab make} reads. */
  String lines() {
    StringBuilder lines = new StringBuilder();
    masks.forEach(mask -> lines.append(mask.line()).append('\n'));
    return lines.toString();
  }

  Board board() {
    return masks.get(0).board();
  }

  /**
   * Section 7.1: all 560 masks of 3 clues and all 1,820 of 4 clues on 4x4. Of masks that a symmetry
   * of the board takes to each other, the first stands for all.
   */
  public static Part fourByFour() {
    Board board = Boards.FOUR;
    List<int[]> symmetries =
        MaskSymmetries.group(Mask.empty(board), StrategySet.parse("NHL"), Stop.NEVER);
    Map<String, Integer> classes = new LinkedHashMap<>();
    Map<String, Mask> first = new LinkedHashMap<>();
    for (int clues = 3; clues <= 4; clues++) {
      for (int bits = 0; bits < 1 << board.cells(); bits++) {
        if (Integer.bitCount(bits) == clues) {
          Mask mask = mask(board, bits);
          String form = form(mask, symmetries);
          classes.merge(form, 1, Integer::sum);
          first.putIfAbsent(form, mask);
        }
      }
    }
    return new Part(
        "four",
        "4x4: all masks of 3 and of 4 clues",
        List.copyOf(first.values()),
        List.copyOf(classes.values()),
        List.of("N", "H", "NH", "NL", "HL", "NHL"),
        true,
        "none of 560 masks of 3 clues and 704 of 1,820 masks of 4 clues are possible");
  }

  private static Mask mask(Board board, int bits) {
    return new Mask(board, CellSet.where(board.cells(), cell -> (bits >> cell & 1) != 0));
  }

  private static String form(Mask mask, List<int[]> symmetries) {
    String least = mask.line();
    for (int[] to : symmetries) {
      CellSet image = CellSet.of(mask.clues().stream().map(cell -> to[cell]).toArray());
      String line = new Mask(mask.board(), image).line();
      least = line.compareTo(least) < 0 ? line : least;
    }
    return least;
  }

  /** Section 7.2: masks of 20 to 79 clues; first the number is drawn, then as many cells. */
  public static Part random(long seed) {
    Random random = new Random(seed);
    List<Mask> masks = IntStream.range(0, RANDOM_MASKS).mapToObj(number -> drawn(random)).toList();
    return hundred(masks, "100 random masks of 20 to 79 clues (seed " + seed + ")");
  }

  /** Section 7.2 with given masks, such as the paper's own. */
  public static Part hundred(List<Mask> masks, String title) {
    return new Part(
        "random",
        title,
        masks,
        Collections.nCopies(masks.size(), 1),
        List.of("NHL"),
        false,
        "its method finds a puzzle for 95 of its 100 masks within 600 s each, and the generator of"
            + " Zama and Sasano for 65; the authors publish these masks ("
            + PUBLISHED
            + ")");
  }

  private static Mask drawn(Random random) {
    int clues = FEWEST + random.nextInt(MOST - FEWEST + 1);
    List<Integer> cells = new ArrayList<>(IntStream.range(0, Boards.NINE.cells()).boxed().toList());
    Collections.shuffle(cells, random);
    return new Mask(
        Boards.NINE, CellSet.of(cells.stream().limit(clues).mapToInt(cell -> cell).toArray()));
  }

  /** The masks of puzzles with 17 clues, drawn from the published list as the paper's were. */
  public static Part seventeen(long seed) {
    PublishedList list = PublishedList.ofSeventeenClues();
    List<Mask> masks =
        new Random(seed)
            .ints(0, list.size())
            .distinct()
            .limit(SEVENTEENS)
            .mapToObj(number -> list.puzzle(number).mask())
            .toList();
    return seventeen(masks, SEVENTEENS + " masks of 17-clue puzzles (seed " + seed + ")");
  }

  /** Section 7.3 with the paper's own masks, those of table A1. */
  public static Part seventeen() {
    List<TableA1.Row> rows = TableA1.rows();
    return seventeen(
        rows.stream().map(TableA1.Row::mask).toList(),
        "The 30 masks of table A1",
        rows.stream().map(TableA1.Row::seconds).toList());
  }

  /** Section 7.3 with other masks. */
  public static Part seventeen(List<Mask> masks, String title) {
    return seventeen(masks, title, List.of());
  }

  private static Part seventeen(List<Mask> masks, String title, List<OptionalInt> paper) {
    return new Part(
        "seventeen",
        title,
        masks,
        Collections.nCopies(masks.size(), 1),
        List.of("N"),
        true,
        "its method proves 14 of its 30 masks impossible, in 849 to 26,835 s each, and leaves 16"
            + " open after 8 hours",
        all(masks.size()),
        paper);
  }
}
