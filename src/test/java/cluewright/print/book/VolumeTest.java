package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.print.Area;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Recorder;
import cluewright.print.Recorder.Text;
import cluewright.print.Recorder.Way;
import cluewright.print.Style;
import cluewright.print.Style.Solutions;
import cluewright.print.Style.TypeSize;
import cluewright.print.book.Volume.Bookmark;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import cluewright.replay.Answer;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class VolumeTest {
  private static final Typeface TYPEFACE = new Typeface();
  private static final double HAIR = 0.01;

  @AfterAll
  static void close() throws IOException {
    TYPEFACE.close();
  }

  static Stream<Edition> editions() {
    List<Edition> editions = new ArrayList<>();
    for (int perPage : Style.PER_PAGE) {
      for (TypeSize size : TypeSize.values()) {
        for (Solutions solutions : Solutions.values()) {
          Style style = EditionSamples.style(perPage).withSize(size).withSolutions(solutions);
          editions.add(EditionSamples.loose(EditionSamples.strange(14), style));
          editions.add(EditionSamples.loose(EditionSamples.mixed(), style));
          editions.add(EditionSamples.book(EditionSamples.strange(14), style, Locale.GERMAN));
        }
      }
    }
    PageSetup narrow = EditionSamples.narrow(Paper.LETTER);
    editions.add(
        EditionSamples.loose(
            EditionSamples.strange(14), EditionSamples.style(4).withSetup(narrow)));
    return Tries.some(editions.stream());
  }

  @ParameterizedTest
  @MethodSource("editions")
  void nothingStandsOutsideTheMargins(Edition edition) throws IOException {
    for (Page page : volume(edition).pages()) {
      Area room = edition.style().setup().area(page.number());
      for (Area area : Recorder.of(page, TYPEFACE).areas) {
        assertThat(area.left()).isGreaterThanOrEqualTo(room.left() - HAIR);
        assertThat(area.right()).isLessThanOrEqualTo(room.right() + HAIR);
        assertThat(area.top()).isGreaterThanOrEqualTo(room.top() - HAIR);
        assertThat(area.bottom()).isLessThanOrEqualTo(room.bottom() + HAIR);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void noTextTouchesAnother(Edition edition) throws IOException {
    for (Page page : volume(edition).pages()) {
      assertThat(overlapping(Recorder.of(page, TYPEFACE).texts)).isEmpty();
    }
  }

  private static List<String> overlapping(List<Text> texts) {
    List<String> found = new ArrayList<>();
    for (int i = 0; i < texts.size(); i++) {
      for (int j = i + 1; j < texts.size(); j++) {
        if (overlap(texts.get(i).area(), texts.get(j).area())) {
          found.add(texts.get(i) + " and " + texts.get(j));
        }
      }
    }
    return found;
  }

  private static boolean overlap(Area one, Area other) {
    return one.left() < other.right() - HAIR
        && other.left() < one.right() - HAIR
        && one.top() < other.bottom() - HAIR
        && other.top() < one.bottom() - HAIR;
  }

  @ParameterizedTest
  @MethodSource("editions")
  void noLetterIsTooSmallToRead(Edition edition) throws IOException {
    boolean isNarrow = edition.style().setup().margin() == PageSetup.WIDEST;
    boolean isLarge = edition.style().size() == TypeSize.LARGE;
    Volume volume = volume(edition);
    double smallest = isNarrow ? 4 : isLarge && volume.remarks().isEmpty() ? 14 : 5.5;
    for (Page page : volume.pages()) {
      for (Text text : Recorder.of(page, TYPEFACE).texts) {
        assertThat(text.lettering().size()).as(text.text()).isGreaterThanOrEqualTo(smallest - HAIR);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 6, 9, 12})
  void everyPuzzleHasItsNumberAndItsBoardOnce(int perPage) throws IOException {
    Style style = EditionSamples.style(perPage).withSolutions(Solutions.NONE);
    Volume volume = volume(EditionSamples.loose(EditionSamples.entries(25), style));

    List<String> numbers = new ArrayList<>();
    int boards = 0;
    for (Page page : volume.pages()) {
      Recorder drawn = Recorder.of(page, TYPEFACE);
      boards += drawn.outlines.size();
      drawn.texts.stream()
          .filter(text -> text.lettering().weight() == Weight.BOLD)
          .forEach(text -> numbers.add(text.text()));
    }

    assertThat(volume.pages()).hasSize((25 + perPage - 1) / perPage);
    assertThat(boards).isEqualTo(25);
    assertThat(numbers).isEqualTo(IntStream.rangeClosed(1, 25).mapToObj(String::valueOf).toList());
  }

  @Test
  void boardsOfAPageAlignAndAreEquallyLarge() throws IOException {
    Volume volume =
        volume(EditionSamples.loose(EditionSamples.strange(12), EditionSamples.style(12)));
    List<Area> boards = Recorder.of(volume.pages().get(0), TYPEFACE).outlines;

    assertThat(boards).hasSize(12);
    assertThat(boards.stream().map(board -> Math.round(board.width() * 1000)).distinct())
        .hasSize(1);
    assertThat(boards.stream().map(board -> Math.round(board.left() * 1000)).distinct()).hasSize(3);
    assertThat(boards.stream().map(board -> Math.round(board.top() * 1000)).distinct()).hasSize(4);
  }

  @Test
  void solutionsAtTheBackHaveTheNumbersAndTheDigitsOfTheirPuzzles() throws IOException {
    List<Entry> entries = EditionSamples.mixed();
    Volume volume = volume(EditionSamples.loose(entries, EditionSamples.style(1)));

    List<Text> texts = new ArrayList<>();
    for (Page page : volume.pages().subList(entries.size(), volume.pages().size())) {
      texts.addAll(Recorder.of(page, TYPEFACE).texts);
    }

    for (int i = 0; i < entries.size(); i++) {
      assertThat(digitsAfter(texts, String.valueOf(i + 1), entries.get(i).puzzle().board().cells()))
          .isEqualTo(entries.get(i).solution().orElseThrow().line());
    }
  }

  @Test
  void solutionsUpsideDownStandAtTheFootOfTheirOwnPage() throws IOException {
    List<Entry> entries = EditionSamples.entries(4);
    Style style = EditionSamples.style(2).withSolutions(Solutions.UPSIDE_DOWN);
    Volume volume = volume(EditionSamples.loose(entries, style));

    assertThat(volume.pages()).hasSize(2);
    List<Text> all = Recorder.of(volume.pages().get(1), TYPEFACE).texts;
    List<Text> turned = all.stream().filter(text -> text.way() == Way.UPSIDE_DOWN).toList();
    assertThat(digitsAfter(turned, "3", 81))
        .isEqualTo(entries.get(2).solution().orElseThrow().line());
    assertThat(digitsAfter(turned, "4", 81))
        .isEqualTo(entries.get(3).solution().orElseThrow().line());
    double lowestBoard =
        Recorder.of(volume.pages().get(1), TYPEFACE).outlines.subList(0, 2).stream()
            .mapToDouble(Area::bottom)
            .max()
            .orElseThrow();
    assertThat(turned).allMatch(text -> text.area().top() > lowestBoard);
  }

  private static String digitsAfter(List<Text> texts, String number, int cells) {
    for (int i = 0; i < texts.size(); i++) {
      Text text = texts.get(i);
      if (text.text().equals(number) && text.lettering().ink() == Ink.ACCENT) {
        StringBuilder digits = new StringBuilder();
        texts.subList(i + 1, i + 1 + cells).forEach(digit -> digits.append(digit.text()));
        return digits.toString();
      }
    }
    return "no " + number;
  }

  @Test
  void aPuzzleWithoutASingleSolutionSaysSoWhereItWouldStand() throws IOException {
    Puzzle puzzle = EditionSamples.entries(1).get(0).puzzle();
    List<Entry> entries = new ArrayList<>(EditionSamples.entries(3));
    entries.set(1, unsolved(puzzle, EditionSamples.NONE));
    entries.set(2, unsolved(puzzle, Answer.UNKNOWN));

    for (Solutions solutions : List.of(Solutions.BACK, Solutions.UPSIDE_DOWN)) {
      Volume volume =
          volume(EditionSamples.loose(entries, EditionSamples.style(4).withSolutions(solutions)));
      Page last = volume.pages().get(volume.pages().size() - 1);
      assertThat(Recorder.of(last, TYPEFACE).texts)
          .extracting(Text::text)
          .containsOnlyOnce("No unique solution", "Solution not known");
    }
  }

  private static Entry unsolved(Puzzle puzzle, Answer answer) {
    return new Entry("", "", "", puzzle, answer, Optional.empty(), Optional.empty());
  }

  @Test
  void marginsOfFacingPagesMirrorEachOther() throws IOException {
    Edition edition =
        EditionSamples.book(EditionSamples.entries(40), EditionSamples.style(6), Locale.ENGLISH);
    double outer = 18 * 72 / 25.4;
    double inner = 26 * 72 / 25.4;

    for (Page page : volume(edition).pages()) {
      List<Text> texts = Recorder.of(page, TYPEFACE).texts;
      Optional<Text> number =
          texts.stream()
              .filter(text -> text.text().equals(String.valueOf(page.number())))
              .filter(text -> text.lettering().weight() == Weight.MEDIUM)
              .filter(text -> text.area().bottom() > page.paper().height() - 60)
              .findAny();
      number.ifPresent(
          text -> {
            if (page.number() % 2 == 0) {
              assertThat(text.area().left()).isCloseTo(outer, within(0.1));
            } else {
              assertThat(text.area().right()).isCloseTo(page.paper().width() - outer, within(0.1));
            }
          });
      double left = texts.stream().mapToDouble(text -> text.area().left()).min().orElse(inner);
      assertThat(left).isGreaterThanOrEqualTo(page.number() % 2 == 0 ? outer - 0.1 : inner - 0.1);
    }
  }

  @Test
  void contentsNameThePageOfEachPuzzle() throws IOException {
    Edition edition =
        EditionSamples.book(EditionSamples.entries(60), EditionSamples.style(4), Locale.ENGLISH);
    Volume volume = volume(edition);
    List<Text> contents = new ArrayList<>();
    for (int page : List.of(2, 3)) {
      contents.addAll(Recorder.of(volume.pages().get(page), TYPEFACE).texts);
    }

    int found = 0;
    for (int i = 0; i + 1 < contents.size(); i++) {
      String name = contents.get(i).text();
      if (name.matches("\\d+  .*")) {
        int page = Integer.parseInt(contents.get(i + 1).text());
        String title = name.substring(name.indexOf("  ") + 2);
        assertThat(Recorder.of(volume.pages().get(page - 1), TYPEFACE).texts)
            .extracting(Text::text)
            .contains(title);
        found++;
      }
    }
    assertThat(found).isEqualTo(60);
  }

  @Test
  void chaptersGoFromEasyToExtremeAndNumbersThroughAllOfThem() throws IOException {
    List<Entry> entries =
        List.of(graded(Level.HARD), graded(Level.EASY), EditionSamples.mixed().get(0), ungraded());
    Volume volume = volume(EditionSamples.book(entries, EditionSamples.style(1), Locale.ENGLISH));

    assertThat(volume.bookmarks())
        .extracting(Bookmark::title)
        .containsExactly("Cover", "Contents", "Easy", "Hard", "Not rated", "Solutions");
    Bookmark easy = volume.bookmarks().get(2);
    assertThat(easy.page() % 2).as("chapters begin on right pages").isZero();
    assertThat(volume.title()).isEqualTo("Hearts and Rockets");
    assertThat(volume.author()).isEqualTo("Ada Lovelace");
  }

  private static Entry graded(Level level) {
    Entry entry = EditionSamples.entries(1).get(0);
    return new Entry(
        "",
        "",
        "",
        entry.puzzle(),
        entry.answer(),
        Optional.of(new Grade(level, 700)),
        Optional.empty());
  }

  private static Entry ungraded() {
    return Entry.of(EditionSamples.entries(1).get(0).puzzle());
  }

  @ParameterizedTest
  @EnumSource
  void blackOnlyHasNoOtherInk(Ink ink) {
    int rgb = ink.rgb(Colours.BLACK);

    assertThat(rgb >> 16).isEqualTo(rgb >> 8 & 0xff).isEqualTo(rgb & 0xff);
  }

  @Test
  void aBoardTooLargeForItsPlaceGetsFewerAPageAndThatIsSaid() throws IOException {
    Entry large = EditionSamples.entry("", EditionSamples.checkered(Boards.TWENTY_FIVE), 0);
    Volume volume =
        volume(
            EditionSamples.loose(
                List.of(large, large, large, large, large), EditionSamples.style(12)));

    assertThat(volume.remarks())
        .extracting(Object::toString)
        .containsExactly(
            "Boards of 25x25 are printed 2 per page instead of 12, so no digit is smaller than"
                + " 7 points.");
  }

  @Test
  void cellsTooSmallToWriteInAreToldWithTheirSizeEvenOnAPageOfTheirOwn() throws IOException {
    Entry large = EditionSamples.entry("", EditionSamples.checkered(Boards.TWENTY_FIVE), 0);
    Style one = EditionSamples.style(1);
    PageSetup narrow = EditionSamples.narrow(Paper.A4);

    assertThat(volume(EditionSamples.loose(List.of(large), one)).remarks()).isEmpty();
    assertThat(volume(EditionSamples.loose(List.of(large), one.withSetup(narrow))).remarks())
        .extracting(Object::toString)
        .singleElement()
        .asString()
        .startsWith("The cells of boards of 25x25 are 2.4 mm wide")
        .contains("Narrow the margins");
  }

  @Test
  void candidatesOfWalkThroughsThatAreHardToReadAreToldOf() throws IOException {
    Entry entry =
        EditionSamples.walked(
            "900160200000009508001050906000687002000020000200391000506070800809500000007018004");
    Style wide = EditionSamples.style(1).withDetails(Set.of(Style.Detail.WALK));
    Style narrow = wide.withSetup(EditionSamples.narrow(Paper.LETTER));

    assertThat(volume(EditionSamples.loose(List.of(entry), wide)).remarks()).isEmpty();
    assertThat(volume(EditionSamples.loose(List.of(entry), narrow)).remarks())
        .extracting(Object::toString)
        .anySatisfy(
            remark ->
                assertThat(remark)
                    .startsWith("Candidates in the walk-through of boards of 9x9 are 5.")
                    .contains("below 6 points"));
  }

  @Test
  void allSectionsOfABookBeginOnRightPagesWhateverStandsBefore() throws IOException {
    for (int count = 1; count <= 4; count++) {
      List<Entry> walked = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        walked.add(EditionSamples.walked("12343412214343.."));
      }
      Style style = EditionSamples.style(1).withDetails(EnumSet.allOf(Style.Detail.class));
      Volume volume = volume(EditionSamples.book(walked, style, Locale.ENGLISH));

      assertThat(volume.bookmarks())
          .extracting(Bookmark::title)
          .containsExactly("Cover", "Contents", "Hard", "Step by step", "Solutions");
      assertThat(volume.bookmarks()).allMatch(each -> each.page() % 2 == 0);
    }
  }

  @Test
  void aWalkThroughThatDoesNotReachTheSolutionTellsWhere() throws IOException {
    Puzzle puzzle = EditionSamples.walked("12343412214343..").puzzle();
    SolvingPath stuck = new Replay(puzzle.board(), StrategySet.parse("L")).human(puzzle);
    Entry known = EditionSamples.walked("12343412214343..");
    List<Entry> entries =
        List.of(
            known,
            new Entry("", "", "", puzzle, known.answer(), Optional.empty(), Optional.of(stuck)),
            unsolved(puzzle, EditionSamples.NONE));
    Style style = EditionSamples.style(4).withDetails(EnumSet.allOf(Style.Detail.class));

    Volume volume = volume(EditionSamples.loose(entries, style.withSolutions(Solutions.NONE)));
    assertThat(Recorder.of(volume.pages().get(1), TYPEFACE).texts)
        .extracting(Text::text)
        .containsOnlyOnce(
            "These strategies get stuck here: 2 cells stay empty.", "No unique solution");
  }

  @Test
  void numbersAppearUnaskedWhereSolutionsCouldNotBeFound() throws IOException {
    Style plain = EditionSamples.style(4).withDetails(EnumSet.noneOf(Style.Detail.class));
    List<Entry> entries = List.of(ungraded(), graded(Level.EASY));

    assertThat(bold(EditionSamples.loose(entries, plain))).contains("1", "2");
    assertThat(bold(EditionSamples.loose(entries, plain.withSolutions(Solutions.NONE)))).isEmpty();
    Style titled = plain.withDetails(Set.of(Style.Detail.TITLE));
    assertThat(bold(EditionSamples.loose(EditionSamples.entries(4), titled)))
        .doesNotContain("Letter I");
  }

  private static List<String> bold(Edition edition) throws IOException {
    return Recorder.of(volume(edition).pages().get(0), TYPEFACE).texts.stream()
        .filter(text -> text.lettering().weight() == Weight.BOLD)
        .map(Text::text)
        .toList();
  }

  @Test
  void aCharacterThatTheFontLacksIsRefusedWithItsPuzzle() {
    List<Entry> entries = new ArrayList<>(EditionSamples.entries(12));
    Entry last = entries.get(11);
    entries.set(
        11,
        new Entry("스도쿠", "", "", last.puzzle(), last.answer(), Optional.empty(), Optional.empty()));

    assertThatThrownBy(() -> volume(EditionSamples.loose(entries, EditionSamples.style(4))))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("Cannot print the title of puzzle 12: the font Inter has no 스");
  }

  private static Volume volume(Edition edition) throws IOException {
    return Volume.of(edition, TYPEFACE);
  }
}
