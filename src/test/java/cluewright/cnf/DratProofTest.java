package cluewright.cnf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import org.junit.jupiter.api.Test;

final class DratProofTest {

  @Test
  void aProofIsTheLearntClausesAndTheEmptyOne() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DratProof proof = new DratProof(bytes);
    proof.learn(3, -12);
    proof.learn(-3);
    proof.end();

    assertThat(bytes).hasToString("3 -12 0\n-3 0\n0\n");
  }
}
