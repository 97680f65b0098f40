package cluewright.learned;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LearnedTextTest {
  private static final List<String> TEXT =
      Arrays.asList(
          """
          cluewright-learned 1
          # Two masks.

          entry corner checked
          cluewright-proof 1
          board 4x4
          mask xx..x.....x.....
          strategies naked-single
          kind exhausted
          sentence because.
          method enumeration
          order r3c3 r1c1 r1c2 r2c1
          end 8

          entry other repeatable
          cluewright-proof 1
          board 4x4
          mask x...x.....x.....
          strategies any
          kind exhausted
          sentence because.
          method command
          run cluewright generate
          end 8\
          """
              .split("\n"));

  private static List<String> names(LearnedText.Content content) {
    return content.masks().stream().map(LearnedMask::name).toList();
  }

  @Test
  void entriesAreReadWithTheirRecords() {
    LearnedText.Content content = LearnedText.read(TEXT);

    assertThat(content.faults()).isEmpty();
    assertThat(names(content)).containsExactly("corner", "other");
    LearnedMask corner = content.masks().get(0);
    assertThat(corner.mask().board()).isEqualTo(Boards.FOUR);
    assertThat(corner.mask().line()).isEqualTo("xx..x.....x.....");
    assertThat(corner.strategies()).containsExactly("naked-single");
    assertThat(corner.evidence()).isEqualTo(LearnedMask.Evidence.CHECKED);
    assertThat(corner.record()).isEqualTo(TEXT.subList(4, 13));
    assertThat(corner.claimAndEvidence()).isEqualTo(TEXT.subList(6, 12));
  }

  @Test
  void whatIsWrittenIsReadAgain() {
    List<LearnedMask> masks = LearnedText.read(TEXT).masks();

    assertThat(LearnedText.read(LearnedText.write(masks)).masks()).isEqualTo(masks);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4|entry corner checked again|4|a name and what it rests on are expected after \"entry\"",
        "4|entry ../corner checked|4|a name and what it rests on are expected after \"entry\"",
        "4|entry corner believed|4|\"believed\" is no kind of evidence",
        "6|board 1x5|6|there is no such board",
        "7|mask xx..x.....x....|7|a mask of this board has 16 cells",
        "8|strategy naked-single|8|\"strategies\" is expected here",
        "13|end 9|4|its record does not end as it should"
      })
  void aFaultyEntryIsLeftOutAndNoOther(int line, String text, int faultLine, String reason) {
    List<String> lines = new ArrayList<>(TEXT);
    lines.set(line - 1, text);

    LearnedText.Content content = LearnedText.read(lines);

    assertThat(names(content)).containsExactly("other");
    assertThat(content.faults()).containsExactly(new LearnedText.Fault(faultLine, reason));
  }

  @Test
  void aFileThatIsCutShortLosesItsLastEntry() {
    LearnedText.Content content = LearnedText.read(TEXT.subList(0, TEXT.size() - 3));

    assertThat(names(content)).containsExactly("corner");
    assertThat(content.faults()).hasSize(1);
  }

  @Test
  void anotherFileIsNotRead() {
    assertThat(LearnedText.read(List.of("something else")).faults())
        .containsExactly(new LearnedText.Fault(1, "\"cluewright-learned 1\" is expected here"));
    assertThat(LearnedText.read(List.of()).masks()).isEmpty();
  }

  @Test
  void aNameStandsForOneMask() {
    List<String> lines = new ArrayList<>(TEXT);
    lines.set(14, "entry corner repeatable");

    assertThat(LearnedText.read(lines).faults())
        .containsExactly(new LearnedText.Fault(15, "there is an entry of this name already"));
  }
}
