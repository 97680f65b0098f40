package cluewright.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.model.Boards;
import cluewright.proof.check.Claim;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ProofWriterTest {
  private static final Claim CLAIM =
      new Claim(
          "4x4",
          "x...............",
          List.of("naked-single", "x-wing"),
          List.of("1...............", "2..............."),
          "no-other",
          "because – so it is.");

  @Test
  void aRecordIsTheClaimThenTheEvidenceThenTheNumberOfTheirLines() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();

    ProofWriter.write(CLAIM, Boards.FOUR, ProofRecord.of("method enumeration", "order r1c1"), out);

    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo(
            """
            cluewright-proof 1
            board 4x4
            mask x...............
            strategies naked-single,x-wing
            known 1...............
            known 2...............
            kind no-other
            sentence because – so it is.
            method enumeration
            order r1c1
            end 10
            """);
  }

  @Test
  void aDiskThatIsFullIsReported() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException("no space left");
          }
        };

    assertThatThrownBy(
            () -> ProofWriter.write(CLAIM, Boards.FOUR, ProofRecord.of("method tree"), full))
        .isInstanceOf(IOException.class)
        .hasMessage("the proof could not be written to its end");
  }

  @Test
  void evidenceThatWasNotKeptTellsWhyAndHasNoLines() {
    ProofRecord goal = ProofRecord.notKept(ProofRecord.Absence.GOAL);

    assertThat(ProofRecord.of("method tree").isKept()).isTrue();
    assertThat(goal.isKept()).isFalse();
    assertThat(goal.absence()).isEqualTo(ProofRecord.Absence.GOAL);
    assertThatThrownBy(() -> goal.lines(Boards.FOUR, line -> {}))
        .isInstanceOf(IllegalStateException.class);
  }
}
