package cluewright.print.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.format.PuzzleText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.print.Entry;
import cluewright.print.image.PictureSize.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PictureSeriesTest {
  private static final List<Entry> SEVEN =
      Collections.nCopies(
          7,
          Entry.of(
              PuzzleText.read(
                  "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1")));

  private final PictureSeries series =
      new PictureSeries(
          new PictureFile(PictureKind.SVG, new PictureSize(90, Unit.MM), 300),
          Optional.empty(),
          PictureSeries.NUMBERED,
          Set.of(),
          Set.of(),
          Locale.ENGLISH);

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | Tuesday, December 1, 2026
          de | Dienstag, 1. Dezember 2026
          ja | 2026年12月1日火曜日
          """)
  void captionsHaveTheDayAsTheirLanguageWritesIt(String language, String day) throws IOException {
    PictureSeries dailies =
        new PictureSeries(
            new PictureFile(PictureKind.SVG, new PictureSize(90, Unit.MM), 300),
            Optional.of(LocalDate.of(2026, 12, 1)),
            PictureSeries.DAILY,
            Set.of(),
            Set.of(PictureSeries.Part.CAPTION),
            Locale.forLanguageTag(language));
    dailies.write(folder, SEVEN.subList(0, 1), done -> {});
    assertThat(Files.readAllLines(folder.resolve("sudoku-2026-12-01.txt"))).startsWith(day);
  }

  @Test
  void captionsNameLettersThatStandForDigits() throws IOException {
    Entry plain = SEVEN.get(0);
    Entry word =
        new Entry(
            "Word",
            "",
            "",
            plain.puzzle(),
            plain.answer(),
            Optional.empty(),
            Optional.empty(),
            DigitSet.own(Boards.NINE, "CLUEWRIGT"),
            Optional.empty());
    PictureSeries captioned =
        new PictureSeries(
            new PictureFile(PictureKind.SVG, new PictureSize(90, Unit.MM), 300),
            Optional.empty(),
            PictureSeries.NUMBERED,
            Set.of(),
            Set.of(PictureSeries.Part.CAPTION),
            Locale.ENGLISH);
    captioned.write(folder, List.of(word, plain), done -> {});
    assertThat(Files.readString(folder.resolve("sudoku-1.txt")))
        .contains("\nLetters: C L U E W R I G T.\n");
    assertThat(Files.readString(folder.resolve("sudoku-2.txt"))).doesNotContain(":");
  }

  @Test
  void captionsHaveTheSettersWordsWhereABoardHasRules() throws IOException {
    Entry plain = SEVEN.get(0);
    Board killer = Boards.named("9x9+cage=r1c1r1c2").orElseThrow();
    List<Entry> both =
        List.of(
            said("Grüße.\nÜber alles.", PuzzleText.read(plain.puzzle().line(), killer)),
            said("Mine.", plain.puzzle()));
    new PictureSeries(
            new PictureFile(PictureKind.SVG, new PictureSize(90, Unit.MM), 300),
            Optional.empty(),
            PictureSeries.NUMBERED,
            Set.of(),
            Set.of(PictureSeries.Part.CAPTION),
            Locale.ENGLISH)
        .write(folder, both, done -> {});
    assertThat(Files.readString(folder.resolve("sudoku-1.txt")))
        .endsWith("\nGrüße.\nÜber alles.\n");
    assertThat(Files.readString(folder.resolve("sudoku-2.txt"))).doesNotContain("Mine.");
  }

  private static Entry said(String notes, Puzzle puzzle) {
    Entry plain = SEVEN.get(0);
    return new Entry("", "", notes, puzzle, plain.answer(), Optional.empty(), Optional.empty());
  }

  private void cancelled(Path into) {
    assertThatThrownBy(
            () ->
                series.write(
                    into,
                    SEVEN,
                    done -> {
                      if (done == 3) {
                        throw new CancellationException();
                      }
                    }))
        .isInstanceOf(CancellationException.class);
  }

  @Test
  void whatIsCancelledLeavesTheFolderAsItWas() throws IOException {
    cancelled(folder.resolve("new"));
    assertThat(folder.resolve("new")).doesNotExist();

    Files.writeString(folder.resolve("sudoku-1.svg"), "old");
    cancelled(folder);
    assertThat(folder.toFile().list()).containsExactly("sudoku-1.svg");
    assertThat(folder.resolve("sudoku-1.svg")).hasContent("old");
  }

  private static Entry titled(String title) {
    Entry plain = SEVEN.get(0);
    return new Entry(
        title, "", "", plain.puzzle(), plain.answer(), Optional.empty(), Optional.empty());
  }

  @Test
  void aTitleThatEndsInSolutionMeetsTheFileOfASolution() {
    List<Entry> two = List.of(titled("Kite"), titled("Kite, solution"));
    PictureSeries titles =
        new PictureSeries(
            series.file(),
            Optional.empty(),
            "{title}",
            Set.of(),
            Set.of(PictureSeries.Part.SOLUTION),
            Locale.ENGLISH);

    assertThat(titles.clash(two)).contains(new PictureSeries.Clash(1, 2, "kite-solution"));
  }
}
