package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class PaletteEntryTest {
  private static PaletteEntry entry(String name, String place) {
    return new PaletteEntry(name, place, "", () -> {});
  }

  private static List<String> found(String typed, PaletteEntry... all) {
    return PaletteEntry.matching(typed, Stream.of(all)).stream().map(PaletteEntry::name).toList();
  }

  @Test
  void namesThatBeginWithTheWordsComeBeforeThoseThatHaveThem() {
    PaletteEntry[] all = {
      entry("Save as", "File"),
      entry("Finned X-Wing", "Strategy"),
      entry("X-Wing", "Strategy"),
      entry("Heart", "Shape")
    };
    assertThat(found("x-w", all)).containsExactly("X-Wing", "Finned X-Wing");
    assertThat(found("wing finned", all)).containsExactly("Finned X-Wing");
    assertThat(found("shape", all)).containsExactly("Heart");
    assertThat(found("as save", all)).containsExactly("Save as");
    assertThat(found("fish", all)).isEmpty();
  }
}
