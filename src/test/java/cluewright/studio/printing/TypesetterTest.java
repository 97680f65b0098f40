package cluewright.studio.printing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Style;
import cluewright.print.canvas.Page;
import cluewright.replay.Answer;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class TypesetterTest {
  private static final Puzzle FOUR = PuzzleText.read("1..4.........32.");

  private final Typesetter typesetter = new Typesetter();

  @Test
  void workThatComesLateLeavesNoFonts() throws IOException {
    Page page = typesetter.volume(edition()).pages().get(0);
    assertThat(typesetter.holdsFonts()).isTrue();
    typesetter.setInUse(false);
    typesetter.rest();
    assertThat(typesetter.shapes(page).layers()).isNotEmpty();
    assertThat(typesetter.holdsFonts()).as("after a page").isFalse();
    typesetter.volume(edition());
    assertThat(typesetter.holdsFonts()).as("after a layout").isFalse();

    typesetter.setInUse(true);
    typesetter.shapes(page);
    assertThat(typesetter.holdsFonts()).isTrue();
    typesetter.rest();
    assertThat(typesetter.holdsFonts()).isFalse();
  }

  private static Edition edition() {
    Entry entry = new Entry("", "", "", FOUR, Answer.UNKNOWN, Optional.empty(), Optional.empty());
    return new Edition(List.of(entry), Style.USUAL, Optional.empty(), Locale.ENGLISH);
  }
}
