package cluewright.studio.help;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CreditsTest {

  @Test
  void everyPartIsNamedAndTheWholeTextOfItsLicenceFollows() {
    List<HelpSection> sections = Credits.of(new Texts(Language.ENGLISH));
    List<String> parts = sections.get(1).lines().stream().map(HelpLine::name).toList();

    assertThat(parts).contains("OpenJFX", "SAT4J", "Inter", "picocli");
    assertThat(parts)
        .allSatisfy(
            part ->
                assertThat(sections.stream().skip(2))
                    .filteredOn(section -> List.of(section.heading().split(", ")).contains(part))
                    .singleElement()
                    .satisfies(section -> assertThat(section.lines()).isNotEmpty()));
    assertThat(sections.toString())
        .contains("GNU LESSER GENERAL PUBLIC LICENSE", "\"CLASSPATH\" EXCEPTION TO THE GPL")
        .contains("Apache License Version 2.0", "SIL OPEN FONT LICENSE");
  }
}
