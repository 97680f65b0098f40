package cluewright.print.steps;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.MarkedBoards;
import cluewright.Tries;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.picture.Sign;
import cluewright.print.Area;
import cluewright.print.Colours;
import cluewright.print.Paper;
import cluewright.print.Recorder;
import cluewright.print.Recorder.Text;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.block.Block;
import cluewright.print.block.Flow;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.print.image.PuzzlePicture;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the page, walk-throughs fill it, stay on it, and can be read. */
final class StepLayoutTest {
  private static final Typeface TYPEFACE = new Typeface();
  private static final double HEADINGS = 40;
  private static final double GAP = 34;
  private static final double HAIR = 0.8;
  private static final double THIRD = 1.0 / 3;
  private static final double HALF = 0.5;

  /** So many abreast are looked at on a page. */
  private static final int SQUARES = 60;

  private static final double SMALLEST_TEXT = 7;
  private static final Pattern NUMBER = Pattern.compile("(\\d+)(?:–(\\d+))?");

  private static final List<SolvingPath> PATHS =
      Stream.of(
              "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
              "900160200000009508001050906000687002000020000200391000506070800809500000007018004",
              "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
              "1....96..2....6..9.4.....1.5..39.48..8.6.5.7..92.87..1.2.....5.7..5....8..39....7")
          .map(PuzzleText::read)
          .map(StepLayoutTest::path)
          .toList();

  /** Set once for all tests that look at them, by path, body and language. */
  private static final Map<List<Object>, StepRows> ROWS = new HashMap<>();

  private static final Map<Body, Printed> PRINTED = new EnumMap<>(Body.class);

  /**
   * All paths on pages.
   *
   * @param last the indices of pages on which a path ends
   */
  private record Printed(List<Recorder> pages, Set<Integer> last) {}

  /** Bodies of pages in points: name, width, height. */
  private enum Body {
    A3(740, 1037),
    A4(493, 687),
    A4_BOOK(465, 687),
    A5(318, 467),
    A5_THICK(327, 469),
    A5_BOOK(290, 441),
    A6(240, 340),
    LETTER(510, 664),
    LEGAL(510, 880),
    B5(397, 560),
    FIVE_BY_EIGHT(274, 452),
    SIX_BY_NINE(302, 494),
    SIX_BY_NINE_WIDE(342, 524),
    SEVEN_BY_TEN(374, 566),
    EIGHT_BY_TEN(446, 566),
    SQUARE(482, 458),
    LANDSCAPE(687, 440);

    private final Area area;

    Body(double width, double height) {
      this.area = new Area(30, 40, width, height);
    }
  }

  @AfterAll
  static void close() throws IOException {
    TYPEFACE.close();
  }

  private static SolvingPath path(Puzzle puzzle) {
    return new Replay(puzzle.board(), Catalogue.all()).human(puzzle);
  }

  private static StepRows rows(SolvingPath path, Body body) {
    return rows(path, body, Locale.GERMAN);
  }

  private static StepRows rows(SolvingPath path, Body body, Locale language) {
    return ROWS.computeIfAbsent(
        List.of(PATHS.indexOf(path), body, language),
        any -> {
          Typesetting setting = new Typesetting(Style.USUAL, language, TYPEFACE);
          return new StepRows(path, body.area, HEADINGS, setting, DigitSet.USUAL);
        });
  }

  private static List<Recorder> pages(Body body) {
    return printed(body).pages;
  }

  private static Printed printed(Body body) {
    return PRINTED.computeIfAbsent(body, StepLayoutTest::print);
  }

  private static Printed print(Body body) {
    Set<Integer> last = new TreeSet<>();
    Flow flow = new Flow(body.area.height());
    for (SolvingPath path : PATHS) {
      rows(path, body).pour(flow, Block.gap(HEADINGS), GAP);
      last.add(flow.ended());
    }
    return new Printed(recorded(flow, body), last);
  }

  private static List<Recorder> recorded(Flow flow, Body body) {
    List<Recorder> pages = new ArrayList<>();
    for (Block block : flow.pages()) {
      Drawing drawing = on -> block.draw(on, body.area.left(), body.area.top());
      pages.add(Recorder.of(new Page(1, Paper.A4, Colours.BLACK, drawing), TYPEFACE));
    }
    return pages;
  }

  static Stream<Body> bodies() {
    return Stream.of(Body.values());
  }

  static Stream<Body> some() {
    return Tries.few(bodies().toList(), 4).stream();
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("some")
  void nothingLeavesThePage(Body body) {
    assertWithin(body, pages(body));
  }

  private static void assertWithin(Body body, List<Recorder> pages) {
    for (Recorder page : pages) {
      for (Area each : page.areas) {
        assertThat(each.left()).isGreaterThanOrEqualTo(body.area.left() - HAIR);
        assertThat(each.right()).isLessThanOrEqualTo(body.area.right() + HAIR);
        assertThat(each.top()).isGreaterThanOrEqualTo(body.area.top() - HAIR);
        assertThat(each.bottom()).isLessThanOrEqualTo(body.area.bottom() + HAIR);
      }
    }
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("some")
  void linesInWhichStepsUnfoldStandOnThePageWholeAndInOrder(Body body) {
    Puzzle cages =
        Puzzle.empty(
            Boards.named("6x6-2x3+cage3=r1c1r1c2+cage11=r1c3r1c4+cage15=r2c1r2c2r2c3")
                .orElseThrow());
    SolvingPath path = new Replay(cages.board(), StrategySet.parse("reasons-2")).human(cages);
    Typesetting setting =
        new Typesetting(Style.USUAL.withDetails(Set.of(Detail.WHY)), Locale.GERMAN, TYPEFACE);
    Flow flow = new Flow(body.area.height());
    new StepRows(path, body.area, HEADINGS, setting, DigitSet.USUAL)
        .pour(flow, Block.gap(HEADINGS), GAP);
    List<Recorder> pages = recorded(flow, body);
    assertWithin(body, pages);
    assertThat(
            pages.stream()
                .flatMap(page -> page.texts.stream())
                .map(Text::text)
                .filter(text -> text.matches("\\d+\\.")))
        .containsExactlyElementsOf(
            path.steps().stream()
                .map(step -> step.deductions().get(0).unfolded().size())
                .flatMap(lines -> IntStream.rangeClosed(1, lines).mapToObj(i -> i + "."))
                .toList());
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("some")
  void candidatesHaveSixPointsAndAllElseHasSeven(Body body) {
    for (Recorder page : pages(body)) {
      for (Text text : page.texts) {
        boolean isCandidate = text.text().matches("[1-9]");
        assertThat(text.lettering().size())
            .as(text.text())
            .isGreaterThanOrEqualTo((isCandidate ? StepPlan.READABLE : SMALLEST_TEXT) - 1e-6);
      }
    }
    assertThat(PATHS)
        .allMatch(path -> rows(path, body).smallestCandidate() >= StepPlan.READABLE - 1e-6);
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("some")
  void noThirdOfAPageIsWhiteUnlessAWalkThroughEndsThere(Body body) {
    List<Recorder> pages = pages(body);
    Set<Integer> last = printed(body).last;
    for (int i = 0; i + 1 < pages.size(); i++) {
      assertThat(white(pages.get(i), body.area))
          .as("page %d", i + 1)
          .isLessThan((last.contains(i) ? HALF : THIRD) + 1.0 / SQUARES);
    }
  }

  @InTurn
  @ParameterizedTest
  @MethodSource("some")
  void numbersAreThoseOfTheStepsInTheirOrder(Body body) {
    for (SolvingPath path : PATHS) {
      int next = 1;
      for (StepCard card : rows(path, body).cards()) {
        Matcher number = NUMBER.matcher(card.number().lines().get(0));
        assertThat(number.matches()).isTrue();
        assertThat(Integer.parseInt(number.group(1))).isEqualTo(next);
        next = Integer.parseInt(number.group(number.group(2) == null ? 1 : 2)) + 1;
        assertThat(card.words().isCut()).isFalse();
      }
      assertThat(next).isEqualTo(path.length() + 1);
    }
  }

  /** Names of strategies are long in Japanese, and lines may end anywhere. */
  @InTurn
  @ParameterizedTest
  @EnumSource(names = {"A5_BOOK", "FIVE_BY_EIGHT", "SIX_BY_NINE_WIDE"})
  void boardsWithManySinglesAreNotSmallerThanOthersInAnyLanguage(Body body) {
    for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.JAPANESE)) {
      for (SolvingPath path : PATHS) {
        StepRows rows = rows(path, body, language);
        for (StepCard card : rows.cards()) {
          assertThat(card.board().smallest(Sign.NEW))
              .as(
                  "%s, %s, board %.1f of %.1f",
                  language, card.number().lines(), card.board().width(), rows.plan().board())
              .isGreaterThanOrEqualTo(SMALLEST_TEXT - 1e-6);
          assertThat(card.words().isCut()).isFalse();
        }
      }
    }
  }

  @InTurn
  @Test
  void aBoardWithWordsBelowIsLargerThanOnesWithWordsBeside() {
    List<StepRows> beside =
        bodies()
            .map(body -> rows(PATHS.get(0), body, Locale.ENGLISH))
            .filter(rows -> rows.plan().words() == StepPlan.Words.BESIDE)
            .filter(rows -> rows.cards().get(0).place() == StepPlan.Words.BELOW)
            .toList();
    assertThat(beside)
        .isNotEmpty()
        .allMatch(rows -> rows.cards().get(0).board().width() > 1.05 * rows.plan().board());
  }

  /** A wider gutter takes a few points of the words, and no second board of each page. */
  @ParameterizedTest
  @EnumSource(names = {"A5", "A5_THICK", "SIX_BY_NINE_WIDE"})
  void twoBoardsStandOnAPageAsLongAsTheirWordsHaveTenEms(Body body) {
    for (SolvingPath path : PATHS) {
      StepPlan plan = rows(path, body).plan();
      assertThat(plan.rows()).isEqualTo(2);
      assertThat(plan.measure()).isGreaterThanOrEqualTo(10 * plan.text() - 1e-6);
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Body.class,
      mode = EnumSource.Mode.EXCLUDE,
      names = {"A6", "FIVE_BY_EIGHT"})
  void sumsOfCagesHaveSevenPoints(Body body) {
    Typesetting setting = new Typesetting(Style.USUAL, Locale.ENGLISH, TYPEFACE);
    PuzzlePicture picture =
        PuzzlePicture.of(
            MarkedBoards.all().get("cages"),
            Optional.empty(),
            Set.of(PuzzlePicture.Extra.CANDIDATES, PuzzlePicture.Extra.COORDINATES));
    StepPlan plan = StepPlan.of(Style.USUAL.size(), body.area, new StepBoard(picture, 1, setting));
    StepBoard board = new StepBoard(picture, plan.board(), setting);
    assertThat(board.smallest(Sign.SUM)).isGreaterThanOrEqualTo(SMALLEST_TEXT - 1e-6);
  }

  /** The largest white rectangle, as a share of a body: the best of all runs of free squares. */
  private static double white(Recorder page, Area body) {
    int count = SQUARES;
    boolean[][] black = new boolean[count][count];
    for (Area each : page.areas) {
      int left = square(each.left() - body.left(), body.width(), count);
      int right = square(each.right() - body.left(), body.width(), count);
      int bottom = square(each.bottom() - body.top(), body.height(), count);
      for (int y = square(each.top() - body.top(), body.height(), count); y <= bottom; y++) {
        for (int x = left; x <= right; x++) {
          black[y][x] = true;
        }
      }
    }
    int largest = 0;
    for (int top = 0; top < count; top++) {
      boolean[] used = new boolean[count];
      for (int bottom = top; bottom < count; bottom++) {
        int run = 0;
        for (int x = 0; x < count; x++) {
          used[x] |= black[bottom][x];
          run = used[x] ? 0 : run + 1;
          largest = Math.max(largest, run * (bottom - top + 1));
        }
      }
    }
    return (double) largest / (count * count);
  }

  private static int square(double distance, double length, int count) {
    return (int) Math.max(0, Math.min(count - 1, Math.floor(distance / length * count)));
  }
}
