package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.api.Test;

final class EarlyClassesTest {

  /** Fails when a library changed: the list is due to be made anew then. */
  @Test
  void theNamesAreThoseOfClassesThatAreThere() {
    assertThat(EarlyClasses.names()).hasSizeGreaterThan(1_000).doesNotHaveDuplicates();
    assertThat(EarlyClasses.names())
        .allSatisfy(
            name ->
                assertThatCode(
                        () -> Class.forName(name, false, EarlyClassesTest.class.getClassLoader()))
                    .doesNotThrowAnyException());
  }
}
