package cluewright.cnf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class LratProofTest {

  private static final int[][] ALL_OF_TWO = {{1, 2}, {-1, 2}, {1, -2}, {-1, -2}};

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private LratProof proof(int variables, int[]... clauses) {
    LratProof proof = new LratProof(bytes);
    for (int i = 0; i < variables; i++) {
      proof.newVariable();
    }
    for (int[] clause : clauses) {
      proof.add(clause);
    }
    return proof;
  }

  private String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static String dimacs(int variables, int[]... clauses) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Dimacs dimacs = new Dimacs(List.of(), variables, clauses.length, out);
    for (int i = 0; i < variables; i++) {
      dimacs.newVariable();
    }
    for (int[] clause : clauses) {
      dimacs.add(clause);
    }
    dimacs.end();
    return out.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aLearntClauseNamesThoseFromWhichItFollows() {
    LratProof proof = proof(2, ALL_OF_TWO);
    proof.learn(2);
    proof.end();

    assertThat(text()).isEqualTo("5 2 0 1 2 0\n6 1 0 5 3 0\n7 0 6 5 4 0\n");
    assertThat(LratChecker.fault(dimacs(2, ALL_OF_TWO), text())).isEmpty();
  }

  @Test
  void whatFollowsFromTheFormulaAloneIsDerivedOnce() {
    int[][] clauses = {{1}, {-1, 2}, {-2, 3}, {-3, -4, 5}, {-3, -4, -5}, {4, -2}};
    LratProof proof = proof(5, clauses);
    proof.end();

    assertThat(LratChecker.fault(dimacs(5, clauses), text())).isEmpty();
    assertThat(text()).startsWith("7 2 0 1 2 0\n");
  }

  @Test
  void clausesThatContradictEachOtherAtOnceAreRefutedByTheirNumbers() {
    for (int[][] clauses : new int[][][] {{{1}, {-1}}, {{2}, {}}, {{1, 1}, {-1, -1}}}) {
      bytes.reset();
      proof(2, clauses).end();

      assertThat(text()).hasLineCount(1);
      assertThat(LratChecker.fault(dimacs(2, clauses), text())).isEmpty();
    }
  }

  @Test
  void whatIsKnownAlreadyIsNotWrittenAgain() {
    LratProof proof = proof(2, ALL_OF_TWO);
    proof.learn(2);
    proof.learn(2, 1);
    proof.learn();
    proof.end();

    assertThat(text()).hasLineCount(3);
  }

  @Test
  void whatDoesNotFollowIsAFault() {
    assertThatThrownBy(() -> proof(3, new int[][] {{1, 2}, {-1, 2, 3}}).learn(2))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> proof(3, new int[][] {{1, 2}, {-1, 2}}).end())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the clauses do not contradict each other");
  }

  /** All clauses over some variables, all of which a plain halving refutes, shorter each time. */
  @Test
  void aLongerRefutationIsCheckedClauseByClause() {
    Random random = Tries.random(7);
    for (int variables = 3; variables <= 6; variables++) {
      int[][] clauses = everySign(variables, random);
      LratProof proof = proof(variables, clauses);
      for (int length = variables - 1; length > 0; length--) {
        for (int[] clause : everySign(length, random)) {
          proof.learn(clause);
        }
      }
      proof.end();

      assertThat(LratChecker.fault(dimacs(variables, clauses), text())).isEmpty();
      String damaged = text().replaceFirst("(?m)^(\\d+ .*0) \\d+ (\\d+ 0)$", "$1 $2");
      assertThat(LratChecker.fault(dimacs(variables, clauses), damaged)).isNotEmpty();
      bytes.reset();
    }
  }

  /** The clauses over the first variables, with each choice of signs, in any order. */
  private static int[][] everySign(int variables, Random random) {
    List<int[]> clauses = new ArrayList<>();
    for (int signs = 0; signs < 1 << variables; signs++) {
      int[] clause = new int[variables];
      for (int i = 0; i < variables; i++) {
        clause[i] = (signs >> i & 1) == 0 ? i + 1 : -i - 1;
      }
      clauses.add(random.nextInt(clauses.size() + 1), clause);
    }
    return clauses.toArray(int[][]::new);
  }
}
