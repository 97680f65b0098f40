package cluewright.studio.help;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SystemBrowserTest {
  private static final URI PAGE = URI.create("file:///home/ann/manual/index.html");

  private final List<String> tried = new ArrayList<>();

  private boolean isShown(String system, String there) {
    return new SystemBrowser(
            system,
            command -> {
              assertThat(command).last().isEqualTo(PAGE.toString());
              tried.add(command.get(0));
              return command.get(0).equals(there);
            })
        .show(PAGE);
  }

  @Test
  void eachSystemHasAToolOfItsOwn() {
    assertThat(isShown("Windows 11", "rundll32")).isTrue();
    assertThat(isShown("Mac OS X", "open")).isTrue();
    assertThat(isShown("Linux", "xdg-open")).isTrue();
    assertThat(tried).containsExactly("rundll32", "open", "xdg-open");
  }

  @Test
  void onLinuxTheNextToolIsTriedAndTheFirstThatSucceedsIsTheLast() {
    assertThat(isShown("Linux", "gio")).isTrue();
    assertThat(tried).containsExactly("xdg-open", "gio");
  }

  @Test
  void whereNoToolSucceedsThereIsNoBrowser() {
    assertThat(isShown("Linux", "")).isFalse();
    assertThat(tried).hasSize(3);
  }
}
