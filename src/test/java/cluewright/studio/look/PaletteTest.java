package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The colours of both themes, as their stylesheets state them: contrast after WCAG 2.1, and apart
 * for eyes that lack one kind of cone.
 */
final class PaletteTest {
  private static final double TEXT = 4.5;
  private static final double MARK = 3;

  /** In CIE Lab; a difference of 2 or 3 is just seen side by side. */
  private static final double APART = 20;

  /** Whole cells are told apart more easily than thin marks. */
  private static final double CELLS_APART = 16;

  private static final List<String> TONES =
      List.of(
          "-tone-singles",
          "-tone-intersections",
          "-tone-subsets",
          "-tone-fish",
          "-tone-single-digit",
          "-tone-wings",
          "-tone-chains",
          "-tone-uniqueness",
          "-tone-cages",
          "-tone-rules",
          "-tone-last-resort");

  private static final List<String> EVIDENCE =
      List.of(
          "-mark-pattern",
          "-mark-second",
          "-mark-fin",
          "-mark-link",
          "-mark-eliminated",
          "-board-placed");

  private static final List<String> CELL_COLORS =
      IntStream.rangeClosed(1, 9).mapToObj(number -> "-cell-color-" + number).toList();

  private static final List<String> GROUNDS = List.of("-color-bg-default", "-color-bg-subtle");

  @ParameterizedTest
  @EnumSource
  void textIsReadOnEveryGround(Theme theme) throws IOException {
    Palette palette = Palette.of(theme);
    List<String> faint = new ArrayList<>();
    for (String ground : GROUNDS) {
      for (String text : List.of("-color-fg-default", "-color-fg-muted", "-color-accent-fg")) {
        palette.below(TEXT, text, ground).ifPresent(faint::add);
      }
    }
    for (String kind : List.of("accent", "success", "warning", "danger")) {
      palette.below(TEXT, "-color-fg-default", "-color-" + kind + "-subtle").ifPresent(faint::add);
    }
    palette.below(TEXT, "-color-danger-fg", "-color-bg-default").ifPresent(faint::add);
    palette.below(TEXT, "-color-fg-emphasis", "-color-accent-emphasis").ifPresent(faint::add);
    palette.below(TEXT, "-board-clue", "-board-clue-ground").ifPresent(faint::add);
    palette.below(TEXT, "-board-digit", "-board-paper").ifPresent(faint::add);
    palette.below(TEXT, "-board-candidate", "-board-paper").ifPresent(faint::add);
    palette.below(TEXT, "-board-placed", "-board-placed-ground").ifPresent(faint::add);
    palette.below(TEXT, "-board-problem", "-board-paper").ifPresent(faint::add);
    assertThat(faint).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void marksAreSeenOnEveryGround(Theme theme) throws IOException {
    Palette palette = Palette.of(theme);
    List<String> faint = new ArrayList<>();
    for (String tone : TONES) {
      GROUNDS.forEach(ground -> palette.below(MARK, tone, ground).ifPresent(faint::add));
    }
    for (String mark : EVIDENCE) {
      palette.below(MARK, mark, "-board-paper").ifPresent(faint::add);
    }
    for (String mark : List.of("-board-box-line", "-board-tile", "-board-focus", "-cell-pen")) {
      palette.below(MARK, mark, "-board-paper").ifPresent(faint::add);
    }
    palette.below(MARK, "-color-accent-emphasis", "-color-bg-default").ifPresent(faint::add);
    assertThat(faint).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void coloursOfCellsAreApartFromEachOtherAndThePaperAndBearText(Theme theme) throws IOException {
    Palette palette = Palette.of(theme);
    List<String> faint = new ArrayList<>();
    for (String color : CELL_COLORS) {
      palette.below(TEXT, "-cell-on-color", color).ifPresent(faint::add);
      palette.below(MARK, "-board-clue", color).ifPresent(faint::add);
    }
    assertThat(faint).isEmpty();
    List<String> grounds = new ArrayList<>(CELL_COLORS);
    grounds.add("-board-paper");
    assertThat(palette.closerThan(CELLS_APART, grounds)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void tonesAndEvidenceAreApartForEveryKindOfColourVision(Theme theme) throws IOException {
    Palette palette = Palette.of(theme);
    assertThat(palette.closerThan(APART, TONES)).isEmpty();
    assertThat(palette.closerThan(APART, EVIDENCE)).isEmpty();
  }
}
