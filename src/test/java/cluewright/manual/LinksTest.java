package cluewright.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.junit.jupiter.api.Test;

/** What the project's Markdown links to exists, and so does the heading that a link names. */
final class LinksTest {
  private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
  private static final Pattern SRC = Pattern.compile(" src=\"([^\"]+)\"");

  private final Map<Path, Chapter> files = files();
  private final Map<Path, Chapter> made =
      new Manual().chapters().stream().collect(Collectors.toMap(Chapter::source, page -> page));

  /** But parts of chapters: {@code ManualTest} has the chapters. */
  private static Map<Path, Chapter> files() {
    try (Stream<Path> top = Files.list(Path.of(""));
        Stream<Path> docs = Files.walk(Path.of("docs"));
        Stream<Path> packaging = Files.walk(Path.of("packaging"))) {
      return Stream.of(top, docs, packaging)
          .flatMap(files -> files)
          .filter(file -> file.toString().endsWith(".md"))
          .filter(file -> !file.startsWith(Manual.SOURCE.resolve("groups")))
          .map(Path::toString)
          .map(Chapter::written)
          .collect(Collectors.toMap(Chapter::source, page -> page));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void everyLinkLeadsToAFileAndToAHeading() {
    List<String> lost = new ArrayList<>();
    files.values().stream()
        .sorted((one, other) -> one.source().compareTo(other.source()))
        .forEach(
            page ->
                targets(page).stream()
                    .filter(target -> !target.matches("(?:https?|mailto):.*"))
                    .filter(target -> !leadsSomewhere(page, target))
                    .forEach(target -> lost.add(page.source() + " links to " + target)));
    assertThat(lost).isEmpty();
  }

  private boolean leadsSomewhere(Chapter page, String target) {
    String[] parts = target.split("#", 2);
    Path file =
        parts[0].isEmpty() ? page.source() : page.source().resolveSibling(parts[0]).normalize();
    Chapter to = made.getOrDefault(file, files.get(file));
    if (parts.length == 2) {
      return to != null && headings(to).contains(parts[1]);
    }
    return to != null || Files.exists(file);
  }

  private static List<String> targets(Chapter page) {
    List<String> targets = new ArrayList<>();
    Pages.parsed(page)
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                targets.add(link.getDestination());
                visitChildren(link);
              }

              @Override
              public void visit(Image image) {
                targets.add(image.getDestination());
              }

              @Override
              public void visit(HtmlInline tag) {
                SRC.matcher(tag.getLiteral()).results().forEach(src -> targets.add(src.group(1)));
              }
            });
    return targets;
  }

  private static Set<String> headings(Chapter page) {
    return ID.matcher(Pages.rendered(page))
        .results()
        .map(found -> found.group(1))
        .collect(Collectors.toCollection(HashSet::new));
  }
}
