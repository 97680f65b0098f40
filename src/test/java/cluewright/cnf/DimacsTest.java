package cluewright.cnf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class DimacsTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aFormulaIsCommentsThenAHeaderThenAClauseALine() {
    Dimacs dimacs = new Dimacs(List.of("a mask", "", "x."), 3, 3, bytes);
    int a = dimacs.newVariable();
    int b = dimacs.newVariable();
    int unused = dimacs.newVariable(() -> "of no use");
    dimacs.add(a, -b);
    dimacs.add(b);
    dimacs.add();
    dimacs.end();

    assertThat(text()).isEqualTo("c a mask\nc\nc x.\np cnf 3 3\n1 -2 0\n2 0\n0\n");
    assertThat(unused).isEqualTo(3);
  }

  @Test
  void theArrayOfAClauseMayBeUsedAgain() {
    Dimacs dimacs = new Dimacs(List.of(), 1, 2, bytes);
    int[] literals = {dimacs.newVariable()};
    dimacs.add(literals);
    literals[0] = -1;
    dimacs.add(literals);
    dimacs.end();

    assertThat(text()).isEqualTo("p cnf 1 2\n1 0\n-1 0\n");
  }

  @Test
  void aFormulaOfAnotherSizeThanWasSaidIsAFault() {
    Dimacs dimacs = new Dimacs(List.of(), 2, 1, bytes);
    dimacs.add(dimacs.newVariable());

    assertThatThrownBy(dimacs::end)
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("1 variables and 1 clauses, not 2 and 1");
  }

  /** Text goes out in blocks of 65536 bytes, which end in the middle of clauses and words. */
  @Test
  void aLongFileLosesNothingWhereItsBlocksMeet() {
    int clauses = 40_000;
    Dimacs dimacs = new Dimacs(List.of("x".repeat(70_000)), clauses, clauses, bytes);
    for (int i = 0; i < clauses; i++) {
      int variable = dimacs.newVariable();
      dimacs.add(variable, -variable);
    }
    dimacs.end();

    String expected =
        IntStream.rangeClosed(1, clauses)
            .mapToObj(i -> i + " " + -i + " 0\n")
            .collect(Collectors.joining());
    assertThat(text()).isEqualTo("c " + "x".repeat(70_000) + "\np cnf 40000 40000\n" + expected);
  }

  @Test
  void theLargestNumbersAreWrittenWhole() {
    AsciiOut out = new AsciiOut(bytes);
    out.number(Integer.MIN_VALUE).number(0).number(10).number(-9).number(Long.MAX_VALUE).line("");
    out.flush();

    assertThat(text()).isEqualTo("-2147483648 0 10 -9 9223372036854775807 \n");
  }

  @Test
  void aStreamThatFailsEndsTheWork() {
    OutputStream full =
        new OutputStream() {
          @Override
          public void write(int one) throws IOException {
            throw new IOException("full");
          }
        };
    Dimacs dimacs = new Dimacs(List.of(), 0, 0, full);

    assertThatThrownBy(dimacs::end).isInstanceOf(UncheckedIOException.class);
  }
}
