package cluewright.studio.look;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The shipped themes are AtlantaFX Primer without the rules of controls that the studio does not
 * have: JavaFX holds every rule to every new kind of node, which is half of the time that a window
 * takes to open. {@code mvn -Pgolden test} writes them anew, after AtlantaFX or this list changed.
 */
final class ThemeGoldenTest {
  private static final String HEADER =
      """
      /* AtlantaFX 2.0.1 Primer %s (https://github.com/mkpaz/atlantafx), MIT License,
         Copyright (c) 2022 mkpaz, without the rules of controls that are not used.
         Written by ThemeGoldenTest: do not edit. */
      """;
  private static final Path FOLDER = Path.of("assets", "styles");
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");

  /** Style classes, or their beginnings, of what the studio does not have. */
  private static final List<String> UNUSED =
      List.of(
          "accordion",
          "axis",
          "area-legend",
          "bar-chart",
          "bb-code",
          "bg-",
          "border-default",
          "border-muted",
          "border-subtle",
          "breadcrumbs",
          "calendar",
          "caption-menu-item",
          "card",
          "chart",
          "choice-box",
          "color-",
          "custom-color-dialog",
          "custom-text-field",
          "date-picker",
          "elevated-",
          "html-editor",
          "message",
          "modal-",
          "notification",
          "pagination",
          "progress-indicator",
          "ring-progress-indicator",
          "split-menu-button",
          "split-pane",
          "table-",
          "tile",
          "title-",
          "titled-pane",
          "toggle-switch",
          "tool-bar",
          "tree-");

  @ParameterizedTest
  @EnumSource(Theme.class)
  void theThemesAreThoseOfThisVersionOfAtlantaFx(Theme theme) throws IOException {
    Path shipped = FOLDER.resolve("primer-" + theme.word() + ".css");
    String meant = withoutUnused(theme);
    if (Boolean.getBoolean("golden.renew")) {
      Files.writeString(shipped, meant);
    }
    assertThat(Files.readString(shipped)).isEqualTo(meant);
  }

  private static String withoutUnused(Theme theme) throws IOException {
    String path =
        theme == Theme.LIGHT
            ? new PrimerLight().getUserAgentStylesheet()
            : new PrimerDark().getUserAgentStylesheet();
    try (InputStream in = PrimerLight.class.getResourceAsStream(path)) {
      String css = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String rules =
          RULE.matcher(COMMENT.matcher(css).replaceAll(""))
              .results()
              .flatMap(ThemeGoldenTest::used)
              .collect(Collectors.joining());
      return HEADER.formatted(theme.word()) + rules;
    }
  }

  /** A rule with those of its selectors that may hold, or nothing. */
  private static Stream<String> used(MatchResult rule) {
    List<String> selectors =
        Stream.of(rule.group(1).split(",", -1))
            .map(String::strip)
            .filter(selector -> UNUSED.stream().noneMatch(name -> selector.contains("." + name)))
            .toList();
    return selectors.isEmpty()
        ? Stream.empty()
        : Stream.of(String.join(",\n", selectors) + " {" + rule.group(2) + "}\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"button", "check-box", "combo-box", "list-view", "text-field", "tooltip"})
  void whatTheStudioHasKeepsItsRules(String name) throws IOException {
    assertThat(withoutUnused(Theme.LIGHT)).contains("." + name);
  }
}
