package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.print.Area;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Recorder;
import cluewright.print.Recorder.Text;
import cluewright.print.Style;
import cluewright.print.Style.TypeSize;
import cluewright.print.book.Volume.Bookmark;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.replay.SolutionCounter;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Title page, imprint, rules, levels and notes of a book. */
final class FrontMatterTest {
  private static final Typeface TYPEFACE = new Typeface();
  private static final String IMPRINT = "Kite Press\nBerlin 2026\n\nISBN 978-3-16-148410-0";

  @AfterAll
  static void close() throws IOException {
    TYPEFACE.close();
  }

  private static Edition book(List<Entry> entries, Style style, Set<Section> sections) {
    Book book =
        new Book("Hearts", "Forty Sudoku", "Ada Lovelace", IMPRINT, sections, ChapterOrder.USUAL);
    return new Edition(entries, style, Optional.of(book), Locale.ENGLISH);
  }

  private static Volume volume(List<Entry> entries, Section... sections) throws IOException {
    Set<Section> asked = EnumSet.noneOf(Section.class);
    asked.addAll(List.of(sections));
    return Volume.of(book(entries, EditionSamples.style(2), asked), TYPEFACE);
  }

  private static List<String> words(Page page) {
    return Recorder.of(page, TYPEFACE).texts.stream().map(Text::text).toList();
  }

  private static String text(Volume volume, String part) {
    int page =
        volume.bookmarks().stream()
            .filter(bookmark -> bookmark.title().equals(part))
            .mapToInt(Bookmark::page)
            .findFirst()
            .orElseThrow();
    return String.join(" ", words(volume.pages().get(page)));
  }

  @Test
  void allPartsOfABookStandInTheirOrder() throws IOException {
    Volume volume = volume(EditionSamples.entries(14), Section.values());

    assertThat(volume.bookmarks().stream().map(Bookmark::title).toList())
        .startsWith("Cover", "Title page", "Imprint", "Contents", "Rules", "Levels", "Easy")
        .endsWith("Solutions", "Notes");
    assertThat(text(volume, "Contents"))
        .contains("Rules", "Levels", "Easy", "Solutions", "Notes")
        .doesNotContain("Imprint");
  }

  @Test
  void theImprintStandsOnTheBackOfTheTitlePageInItsLines() throws IOException {
    Volume volume = volume(EditionSamples.entries(2), Section.TITLE_PAGE, Section.IMPRINT);

    assertThat(words(volume.pages().get(0))).contains("Hearts", "Forty Sudoku", "Ada Lovelace");
    assertThat(words(volume.pages().get(1)))
        .containsExactly("Kite Press", "Berlin 2026", "ISBN 978-3-16-148410-0");
  }

  @Test
  void rulesNameTheDigitsAndTheKindsOfBoards() throws IOException {
    Board diagonal = Boards.withKinds(Boards.NINE, Set.of(Kinds.DIAGONALS)).orElseThrow();
    Entry plain = EditionSamples.entries(1).get(0);
    Entry other = Entry.of(Puzzle.empty(diagonal));

    String alone = text(volume(List.of(plain), Section.RULES), "Rules");
    String mixed = text(volume(List.of(plain, other, other), Section.RULES), "Rules");

    assertThat(alone)
        .contains("each digit from 1 to 9", "exactly one solution")
        .doesNotContain("diagonals");
    assertThat(mixed)
        .as("of the second puzzle no solution is known")
        .doesNotContain("exactly one solution")
        .containsOnlyOnce("Both diagonals contain every digit.");
  }

  @Test
  void eachKindOfRulesHasAnExampleWhereItOccursFirst() throws IOException {
    List<String> words =
        wordsOfRules("6x6+knight+thermometer=r1c1r1c2", "6x6+king+thermometer=r3c1r3c2");

    assertThat(words).containsOnlyOnce("Anti-knight", "Anti-king", "Thermometers");
  }

  @Test
  void theExampleOfAKindAloneNeedsNoOtherName() throws IOException {
    List<String> words = wordsOfRules("6x6+thermometer=r1c1r1c2");

    assertThat(words).containsOnlyOnce("Thermometers");
    assertThat(digits(words)).isEqualTo(digits(wordsOfRules("6x6")) + 4);
  }

  private static List<String> wordsOfRules(String... boards) throws IOException {
    List<Entry> entries =
        Stream.of(boards)
            .map(name -> Entry.of(Puzzle.empty(Boards.named(name).orElseThrow())))
            .toList();
    Volume volume = volume(entries, Section.RULES);
    List<Bookmark> parts = volume.bookmarks();
    int rules = IntStream.range(0, parts.size()).filter(i -> isRules(parts.get(i))).sum();
    return volume.pages().subList(parts.get(rules).page(), parts.get(rules + 1).page()).stream()
        .flatMap(page -> words(page).stream())
        .toList();
  }

  private static boolean isRules(Bookmark part) {
    return part.title().equals("Rules");
  }

  private static long digits(List<String> words) {
    return words.stream().filter(word -> word.matches("[1-9]")).count();
  }

  @Test
  void theExampleOfTheRulesIsTrue() {
    Entry example = RulesExample.entry();
    int row = 6;
    int seen =
        (int)
            example.puzzle().mask().clues().stream()
                .filter(cell -> example.puzzle().digit(cell) == 8)
                .filter(cell -> cell / 9 == row + 1 || cell % 9 == 6 || cell % 9 == 7)
                .count();

    assertThat(seen).as("row 8 and columns 7 and 8 contain 8").isEqualTo(3);
    assertThat(example.solution().orElseThrow().digit(row * 9 + 8)).isEqualTo(8);
    assertThat(new SolutionCounter(Boards.NINE).answer(example.puzzle()).solution())
        .isEqualTo(example.solution());
  }

  @Test
  void eachLevelOfTheBookIsExplainedAndNoOther() throws IOException {
    List<Entry> entries = EditionSamples.entries(5);
    Set<Level> levels =
        entries.stream()
            .map(entry -> entry.grade().orElseThrow().level())
            .collect(Collectors.toSet());

    String page = text(volume(entries, Section.LEVELS), "Levels");

    for (Level level : Level.values()) {
      assertThat(page.contains(level.label().toString())).isEqualTo(levels.contains(level));
    }
  }

  @Test
  void aBookWithoutLevelsHasNoPageAboutThemAndSaysSo() throws IOException {
    List<Entry> entries =
        EditionSamples.entries(1).stream().map(entry -> Entry.of(entry.puzzle())).toList();

    Volume volume = volume(entries, Section.LEVELS);

    assertThat(volume.bookmarks()).extracting(Bookmark::title).doesNotContain("Levels");
    assertThat(volume.remarks())
        .extracting(Object::toString)
        .contains("No puzzle has a level, so the page about levels is left out.");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 5, 7, 9})
  void pagesForNotesCompleteTheLastSheet(int puzzles) throws IOException {
    Volume volume = volume(EditionSamples.entries(puzzles), Section.NOTES);

    int notes =
        volume.pages().size() - volume.bookmarks().get(volume.bookmarks().size() - 1).page();
    assertThat(volume.pages().size() % 4).isZero();
    assertThat(notes).isBetween(2, 5);
  }

  @InTurn
  @ParameterizedTest
  @EnumSource
  void nothingStandsOutsideTheMargins(TypeSize size) throws IOException {
    for (String name : List.of("a4", "6x9", "a6")) {
      Style style = EditionSamples.style(1).withSize(size).withSetup(PageSetup.on(Paper.of(name)));
      for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.JAPANESE)) {
        Edition edition =
            new Edition(
                EditionSamples.entries(14),
                style,
                book(EditionSamples.entries(1), style, Set.of(Section.values())).book(),
                language);
        for (Page page : Volume.of(edition, TYPEFACE).pages()) {
          Area room = style.setup().area(page.number());
          Recorder drawn = Recorder.of(page, TYPEFACE);
          for (Area area : drawn.areas) {
            assertThat(area.bottom())
                .as("%s page %d", name, page.number())
                .isLessThanOrEqualTo(room.bottom() + 0.01);
            assertThat(area.right())
                .as("%s page %d", name, page.number())
                .isLessThanOrEqualTo(room.right() + 0.01);
          }
        }
      }
    }
  }
}
