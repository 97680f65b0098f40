package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.print.Area;
import cluewright.print.Edition;
import cluewright.print.GradeLook;
import cluewright.print.HeadAndFoot;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Recorder;
import cluewright.print.Recorder.Text;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sheets for a class: lines at head and foot, answers on the back, levels in stars. */
final class SheetsTest {
  private static final Typeface TYPEFACE = new Typeface();

  @AfterAll
  static void close() throws IOException {
    TYPEFACE.close();
  }

  private static Volume sheets(int puzzles, Style style) throws IOException {
    return Volume.of(EditionSamples.loose(EditionSamples.entries(puzzles), style), TYPEFACE);
  }

  private static List<String> words(Page page) {
    return Recorder.of(page, TYPEFACE).texts.stream().map(Text::text).toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 6, 12})
  void theBackOfEachSheetHasTheSolutionsOfItsFront(int perPage) throws IOException {
    Style style = EditionSamples.style(perPage).withSolutions(Solutions.BEHIND);
    Volume volume = sheets(15, style);

    assertThat(volume.pages()).hasSize(2 * ((15 + perPage - 1) / perPage));
    for (int sheet = 0; sheet < volume.pages().size() / 2; sheet++) {
      List<String> numbers =
          IntStream.rangeClosed(sheet * perPage + 1, Math.min(15, (sheet + 1) * perPage))
              .mapToObj(String::valueOf)
              .toList();
      Recorder back = Recorder.of(volume.pages().get(2 * sheet + 1), TYPEFACE);
      assertThat(back.texts).extracting(Text::text).contains("Solutions").containsAll(numbers);
      assertThat(back.outlines).as("boards").hasSize(numbers.size());
    }
  }

  @Test
  void answersOnTheBackOfChaptersStandBehindTheirPuzzlesToo() throws IOException {
    Style style = EditionSamples.style(4).withSolutions(Solutions.BEHIND);
    Edition book = EditionSamples.book(EditionSamples.entries(9), style, Locale.ENGLISH);

    for (Page page : Volume.of(book, TYPEFACE).pages()) {
      assertThat(words(page).contains("Solutions") && page.number() % 2 == 1)
          .as("page %d", page.number())
          .isFalse();
    }
  }

  @Test
  void linesAtTheHeadShareWhatTheWordsLeave() throws IOException {
    Style style =
        EditionSamples.style(6)
            .withSolutions(Solutions.BEHIND)
            .withSheets(new HeadAndFoot("Name: ______ Class: __", "Sheet {page}"));
    Volume volume = sheets(6, style);
    Recorder front = Recorder.of(volume.pages().get(0), TYPEFACE);
    Recorder back = Recorder.of(volume.pages().get(1), TYPEFACE);
    Area room = style.setup().area(1);

    assertThat(front.texts).extracting(Text::text).contains("Name:", "Class:", "Sheet 1");
    assertThat(back.texts).extracting(Text::text).doesNotContain("Name:", "Sheet 2");
    double head = find(front, "Name:").area().bottom();
    List<Area> lines =
        front.areas.stream()
            .filter(area -> area.height() == 0 && Math.abs(area.top() - head) < 2)
            .toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0).width() / lines.get(1).width()).isBetween(2.9, 3.1);
    assertThat(lines.get(1).right()).isBetween(room.right() - 1, room.right() + 0.01);
  }

  @Test
  void aSheetThatSaysItsNumberHasNoOther() throws IOException {
    Style style =
        EditionSamples.style(6)
            .withSolutions(Solutions.BEHIND)
            .withSheets(new HeadAndFoot("Sheet {page}", ""));
    List<Page> pages = sheets(14, style).pages();
    assertThat(words(pages.get(4))).contains("Sheet 5");
    assertThat(foot(pages.get(4), style)).isEmpty();
    assertThat(foot(pages.get(5), style)).as("a back, which has no header").containsExactly("6");
  }

  private static List<String> foot(Page page, Style style) {
    double bottom = style.setup().area(page.number()).bottom();
    return Recorder.of(page, TYPEFACE).texts.stream()
        .filter(text -> text.area().bottom() > bottom - 1)
        .map(Text::text)
        .toList();
  }

  private static Text find(Recorder page, String text) {
    return page.texts.stream().filter(each -> each.text().equals(text)).findFirst().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"a4", "6x9", "a6"})
  void headAndFootKeepToTheirPlace(String paper) throws IOException {
    Style style =
        EditionSamples.style(2)
            .withSetup(PageSetup.on(Paper.of(paper)))
            .withSheets(
                new HeadAndFoot(
                    "Name: ______ Class: __ Date: ____",
                    "A very long line at the foot of a page, which goes on and on beside its"
                        + " number"));
    for (Page page : sheets(2, style).pages()) {
      Area room = style.setup().area(page.number());
      Recorder drawn = Recorder.of(page, TYPEFACE);
      for (Area area : drawn.areas) {
        assertThat(area.left()).isGreaterThanOrEqualTo(room.left() - 0.01);
        assertThat(area.right()).isLessThanOrEqualTo(room.right() + 0.01);
        assertThat(area.top()).isGreaterThanOrEqualTo(room.top() - 0.01);
        assertThat(area.bottom()).isLessThanOrEqualTo(room.bottom() + 0.01);
      }
    }
  }

  @Test
  void whatStandsForNothingIsRefused() {
    assertThatThrownBy(() -> new HeadAndFoot("Sheet {sheet}", ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("{sheet}");
    assertThatThrownBy(() -> new HeadAndFoot("", "{page")).hasMessageContaining("{page}");
  }

  @ParameterizedTest
  @CsvSource({"WORDS_AND_SCORE, Easy · 200", "WORDS, Easy", "SCORE, 200", "STARS, ★☆☆☆☆"})
  void aLevelIsToldInOneOfFourWays(GradeLook look, String words) throws IOException {
    Style style =
        EditionSamples.style(1)
            .withDetails(EnumSet.of(Detail.RATING))
            .withGrades(look)
            .withSolutions(Solutions.NONE);

    assertThat(words(sheets(1, style).pages().get(0))).contains(words);
  }

  @Test
  void theHardestLevelHasFiveStarsAndChaptersTellThemOnceMore() throws IOException {
    Style style = EditionSamples.style(4).withGrades(GradeLook.STARS);
    Volume volume =
        Volume.of(EditionSamples.book(EditionSamples.entries(4), style, Locale.ENGLISH), TYPEFACE);

    assertThat(GradeLook.stars(Level.EXTREME)).isEqualTo("★★★★★");
    assertThat(words(volume.pages().get(2))).anyMatch(line -> line.startsWith("★☆☆☆☆ · "));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 12})
  void linesForTimeAndDateStandBelowEachPuzzle(int perPage) throws IOException {
    Style style =
        EditionSamples.style(perPage)
            .withDetails(EnumSet.of(Detail.NUMBER, Detail.TIME, Detail.DATE))
            .withSolutions(Solutions.NONE);
    Recorder page = Recorder.of(sheets(perPage, style).pages().get(0), TYPEFACE);

    assertThat(page.texts.stream().filter(text -> text.text().equals("Time:"))).hasSize(perPage);
    assertThat(page.texts.stream().filter(text -> text.text().equals("Date:"))).hasSize(perPage);
    for (Text word : page.texts) {
      if (word.text().equals("Date:")) {
        double baseline = word.area().bottom();
        assertThat(page.areas)
            .as("a line to write on, at least 7 mm long")
            .anyMatch(
                area ->
                    area.height() == 0
                        && area.width() > 20
                        && area.left() > word.area().right()
                        && Math.abs(area.top() - baseline) < 2);
      }
    }
  }
}
