package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class RecordLinesTest {

  @Test
  void aLineIsShownBeforeItIsTakenAndHasItsNumber() throws Exception {
    RecordLines lines = Records.lines("one\ntwo");

    assertThat(lines.number()).isEqualTo(1);
    assertThat(lines.peek()).isEqualTo("one");
    assertThat(lines.next()).isEqualTo("one");
    assertThat(lines.number()).isEqualTo(2);
    assertThat(lines.next()).isEqualTo("two");
    assertThat(lines.peek()).isNull();
  }

  @Test
  void anEmptyLineIsALine() throws Exception {
    RecordLines lines = Records.lines("\n\r\nend");

    assertThat(lines.next()).isEmpty();
    assertThat(lines.next()).isEmpty();
    assertThat(lines.next()).isEqualTo("end");
  }

  @Test
  void whatFollowsAWordIsReturned() throws Exception {
    RecordLines lines = Records.lines("order r1c1 r2c2\norder\norderly\n");

    assertThat(lines.next("order")).isEqualTo("r1c1 r2c2");
    assertThat(lines.next("order")).isEmpty();
    assertThat(lines.isNext("order")).isFalse();
    assertThatThrownBy(() -> lines.next("order"))
        .hasMessage("line 3: \"order\" is expected here, not \"orderly\"");
  }

  @Test
  void behindTheLastLineThereIsNothing() throws Exception {
    RecordLines lines = Records.lines("one\n");
    lines.next();

    assertThat(lines.isNext("one")).isFalse();
    assertThatThrownBy(lines::next).hasMessage("line 2: the file ends before the proof");
    assertThatThrownBy(() -> lines.next("two")).hasMessage("line 2: \"two\" is expected here");
  }

  @Test
  void aLongLineIsCutShortWhereItIsShown() throws Exception {
    assertThat(Records.lines("a".repeat(60)).shown()).isEqualTo("\"" + "a".repeat(60) + "\"");
    assertThat(Records.lines("a".repeat(61)).shown()).isEqualTo("\"" + "a".repeat(60) + "...\"");
  }

  @Test
  void aLineOfMoreThanEightMillionCharactersIsRefusedBeforeItsEnd() throws Exception {
    String longest = "a".repeat(1 << 23);

    assertThat(Records.lines(longest).peek()).isEqualTo(longest);
    assertThatThrownBy(() -> Records.lines(longest + "a"))
        .hasMessage("line 1: it has more than 8388608 characters, more than any line of a proof");
  }
}
