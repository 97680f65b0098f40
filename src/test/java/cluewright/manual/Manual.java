package cluewright.manual;

import cluewright.cli.CommandReference;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The manual: chapters written by hand in {@code docs}, chapters made from the program itself, and
 * the HTML of both, which the studio's help opens.
 *
 * <p>The pages stand in {@code assets/manual} and are committed, so that a build needs neither
 * Markdown nor tests to have them; {@code ManualTest} holds them to what is written here, and
 * {@code mvn -q -Pmanual test} writes them anew.
 */
final class Manual {
  static final Path SOURCE = Path.of("docs", "manual");
  static final Path TARGET = Path.of("assets", "manual");

  /** A page for each kind of rules, for those who read the sources. */
  static final Path KINDS = SOURCE.resolve("kinds");

  /** Lists all other files with a sum of each, for whoever copies them out of a jar. */
  private static final String LIST = "files.txt";

  private static final String STYLE = "manual.css";

  private final Map<String, List<Chapter>> parts = new LinkedHashMap<>();
  private final Map<String, String> figures = new TreeMap<>();
  private final KindChapters kinds = new KindChapters(figures);

  Manual() {
    parts.put(
        "First steps",
        Stream.of(
                "docs/manual/getting-started.md",
                "docs/first-puzzle.md",
                "docs/magazine.md",
                "docs/mend-a-draft.md",
                "docs/lesson.md")
            .map(Chapter::written)
            .toList());
    parts.put(
        "Tasks",
        Stream.of(
                "docs/manual/paint.md",
                "docs/manual/difficulty.md",
                "docs/manual/generate.md",
                "docs/manual/gallery.md",
                "docs/manual/digits.md",
                "docs/manual/replay.md",
                "docs/manual/solve.md",
                "docs/manual/print.md",
                "docs/printing.md",
                "docs/manual/files.md")
            .map(Chapter::written)
            .toList());
    parts.put(
        "What is known, and how",
        List.of(
            Chapter.written("docs/manual/verdicts.md"),
            Chapter.written("docs/manual/proofs.md"),
            Chapter.written("docs/manual/ratings.md", levels())));
    TechniqueChapters techniques = new TechniqueChapters(figures);
    List<Chapter> groups = techniques.groups();
    parts.put(
        "Strategies",
        Stream.concat(
                Stream.of(Chapter.written("docs/manual/strategies.md", techniques.order())),
                groups.stream())
            .toList());
    parts.put(
        "Rules",
        Stream.concat(
                Stream.of(Chapter.written("docs/manual/rules.md", kinds.list())),
                kinds.chapters().stream())
            .toList());
    parts.put(
        "Reference",
        List.of(
            Chapter.written("docs/command-line.md"),
            Chapter.written("docs/manual/options.md", CommandReference.markdown()),
            Chapter.written("docs/manual/formats.md", FormatTable.markdown()),
            Chapter.written("docs/exchange-format.md"),
            Chapter.written("docs/project-format.md"),
            Chapter.written("docs/proof-format.md")));
  }

  private static String levels() {
    StringBuilder table = new StringBuilder("\n| level | highest score |\n|---|--:|\n");
    for (Level level : Level.values()) {
      boolean isLast = level.mostScore() == Integer.MAX_VALUE;
      table.append("| %s | %s |\n".formatted(level.label(), isLast ? "any" : level.mostScore()));
    }
    return table.toString();
  }

  /** All chapters, in the order in which they are read. */
  List<Chapter> chapters() {
    return parts.values().stream().flatMap(List::stream).toList();
  }

  /** The pages in {@link #KINDS}, by their names. */
  Map<String, String> kindPages() {
    return kinds.pages();
  }

  /** Every file of it, by its path with slashes. */
  Map<String, byte[]> files() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    List<Chapter> chapters = new ArrayList<>();
    chapters.add(contents());
    chapters.addAll(chapters());
    Pages pages = new Pages(chapters);
    for (Chapter chapter : chapters) {
      files.put(chapter.file(), utf8(pages.html(chapter)));
    }
    for (Path picture : pages.pictures()) {
      files.put("images/" + picture.getFileName(), Files.readAllBytes(picture));
    }
    figures.forEach((name, svg) -> files.put(name, utf8(svg)));
    files.put(STYLE, Files.readAllBytes(SOURCE.resolve(STYLE)));
    files.put(LIST, utf8(list(files)));
    return files;
  }

  private static String list(Map<String, byte[]> files) {
    return files.entrySet().stream()
        .map(file -> "%08x %s\n".formatted(sum(file.getValue()), file.getKey()))
        .collect(Collectors.joining());
  }

  private static long sum(byte[] bytes) {
    CRC32 sum = new CRC32();
    sum.update(bytes);
    return sum.getValue();
  }

  private Chapter contents() {
    StringBuilder list = new StringBuilder();
    parts.forEach(
        (part, chapters) -> {
          list.append("\n## ").append(part).append("\n\n");
          chapters.forEach(
              chapter ->
                  list.append("- [%s](%s)\n".formatted(chapter.title(), link(chapter.source()))));
        });
    return Chapter.written("docs/manual/index.md", list.toString());
  }

  private static String link(Path source) {
    return SOURCE.relativize(source).toString().replace('\\', '/');
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
