package cluewright.cnf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class DimacsTest {

  @Test
  void aFormulaIsAHeaderAndAClauseALine() {
    Dimacs dimacs = new Dimacs();
    int a = dimacs.newVariable();
    int b = dimacs.newVariable();
    int unused = dimacs.newVariable();
    dimacs.add(a, -b);
    dimacs.add(b);

    assertThat(dimacs.text()).isEqualTo("p cnf 3 2\n1 -2 0\n2 0\n");
    assertThat(dimacs.variables()).isEqualTo(unused).isEqualTo(3);
    assertThat(dimacs.clauses()).isEqualTo(2);
  }

  @Test
  void theArrayOfAClauseMayBeUsedAgain() {
    Dimacs dimacs = new Dimacs();
    int[] literals = {dimacs.newVariable()};
    dimacs.add(literals);
    literals[0] = -1;
    dimacs.add(literals);

    assertThat(dimacs.text()).isEqualTo("p cnf 1 2\n1 0\n-1 0\n");
  }

  @Test
  void anEmptyClauseIsALineOfItsEndAlone() {
    Dimacs dimacs = new Dimacs();
    dimacs.add();

    assertThat(dimacs.text().lines().skip(1).map(String::strip)).containsExactly("0");
  }

  @Test
  void noClausesAreAHeaderAlone() {
    assertThat(new Dimacs().text()).isEqualTo("p cnf 0 0\n");
  }
}
