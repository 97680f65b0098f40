package cluewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Curve;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Typeface;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BookOrderTest {

  private static Entry entry(String title, Level level, int score) {
    Entry plain = EditionSamples.entries(1).get(0);
    return new Entry(
        title,
        "",
        "",
        plain.puzzle(),
        plain.answer(),
        Optional.of(new Grade(level, score)),
        Optional.empty());
  }

  private static List<Entry> scored(int... scores) {
    return IntStream.of(scores).mapToObj(score -> entry("", Level.EASY, score)).toList();
  }

  private static BookOrder order(List<Entry> entries, Curve curve, ChapterPlan... plans)
      throws IOException {
    Book book =
        new Book("", "", "", "", Set.of(Section.CHAPTERS), new ChapterOrder(List.of(plans), curve));
    Edition edition =
        new Edition(entries, EditionSamples.style(1), Optional.of(book), Locale.ENGLISH);
    try (Typeface typeface = new Typeface()) {
      return BookOrder.of(edition, new Typesetting(edition.style(), Locale.ENGLISH, typeface));
    }
  }

  private static List<String> told(BookOrder order) {
    return order.groups().stream().map(group -> group.name() + " " + group.positions()).toList();
  }

  @Test
  void aPuzzleGoesToTheFirstChapterThatTakesItAndOnlyThenToTheRest() throws IOException {
    List<Entry> entries =
        List.of(
            entry("Red kite", Level.HARD, 1100),
            entry("", Level.EASY, 200),
            entry("", Level.MEDIUM, 900),
            entry("", Level.EXTREME, 4000),
            Entry.of(EditionSamples.entries(1).get(0).puzzle()));

    BookOrder order =
        order(
            entries,
            Curve.AS_GIVEN,
            ChapterPlan.of("Extras", "rest"),
            ChapterPlan.of("Kites", "title:KITE"),
            ChapterPlan.of("Coffee", "hard, medium"),
            ChapterPlan.of("Second", "2-3"),
            ChapterPlan.of("Open", "unrated"));

    assertThat(told(order))
        .containsExactly("Extras [3]", "Kites [0]", "Coffee [2]", "Second [1]", "Open [4]");
    assertThat(order.remarks()).isEmpty();
  }

  @Test
  void noPuzzleIsLostAndNoChapterIsEmptyAndBothAreSaid() throws IOException {
    BookOrder order =
        order(
            List.of(entry("", Level.HARD, 1100), entry("", Level.EASY, 200)),
            Curve.AS_GIVEN,
            ChapterPlan.of("Warm-up", "easy"),
            ChapterPlan.of("Nightcap", "extreme"));

    assertThat(told(order)).containsExactly("Warm-up [1]", "More puzzles [0]");
    assertThat(order.remarks())
        .extracting(Object::toString)
        .containsExactly(
            "The chapter “Nightcap” has no puzzle and is left out.",
            "1 puzzle belongs to no chapter and stands in one of its own at the end.");
  }

  @Test
  void aRisingChapterGoesFromEasyToHardAndEndsWithWhatHasNoLevel() throws IOException {
    List<Entry> entries = new ArrayList<>(scored(300, 100));
    entries.add(0, Entry.of(entries.get(0).puzzle()));
    entries.add(entry("", Level.HARD, 50));

    BookOrder order = order(entries, Curve.RISING, ChapterPlan.of("All", "rest"));

    assertThat(told(order)).containsExactly("All [2, 1, 3, 0]");
  }

  @Test
  void wavesGoUpAndDown() throws IOException {
    int[] scores = IntStream.rangeClosed(1, 18).map(i -> i * 7 % 19).toArray();

    List<Integer> along =
        order(scored(scores), Curve.WAVES, ChapterPlan.of("All", "rest"))
            .groups()
            .get(0)
            .positions()
            .stream()
            .map(position -> scores[position])
            .toList();

    assertThat(along)
        .containsExactly(1, 4, 7, 10, 13, 16, 17, 14, 11, 8, 5, 2, 3, 6, 9, 12, 15, 18);
  }

  @ParameterizedTest
  @EnumSource
  void aCurveLosesNoPuzzle(Curve curve) throws IOException {
    for (int count : new int[] {1, 2, 7, 40}) {
      List<Entry> entries = EditionSamples.entries(count);

      List<Integer> positions =
          order(entries, curve).groups().stream()
              .flatMap(group -> group.positions().stream())
              .sorted()
              .toList();

      assertThat(positions).isEqualTo(IntStream.range(0, count).boxed().toList());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "esy", "title:", "3-1", "0", "1-", "easy,", "99999999"})
  void whatNamesNoPuzzlesIsRefused(String picks) {
    assertThatThrownBy(() -> ChapterPlan.of("Name", picks))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\"");
  }

  @Test
  void aPlanIsReadAsItIsWritten() {
    Stream.of("easy,unrated", "1-20,7", "title:red kite", "rest")
        .forEach(picks -> assertThat(ChapterPlan.of("A", picks).written()).isEqualTo(picks));
  }
}
