package cluewright.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

final class GlancesTest {
  @Test
  void thePageOfKindsHasTheTableOfTheCode() throws IOException {
    assertThat(Files.readString(Path.of("docs", "kinds.md"))).contains(Glances.markdown());
  }
}
