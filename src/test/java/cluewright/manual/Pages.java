package cluewright.manual;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Makes HTML of chapters: links lead to pages instead of sources, pictures into one folder. */
final class Pages {
  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer RENDERER =
      HtmlRenderer.builder().extensions(EXTENSIONS).build();
  private static final String PAGE =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>%s</title>
      <link rel="stylesheet" href="manual.css">
      </head>
      <body>
      %s<main>
      %s</main>
      %s</body>
      </html>
      """;

  private final List<Chapter> chapters;
  private final Map<Path, Chapter> bySource;
  private final Collection<Path> pictures = new TreeSet<>();

  /** Of these, the first of which is the contents. */
  Pages(List<Chapter> chapters) {
    this.chapters = chapters;
    bySource = chapters.stream().collect(Collectors.toMap(Chapter::source, Function.identity()));
  }

  static Node parsed(Chapter chapter) {
    return PARSER.parse(chapter.markdown());
  }

  /** The HTML of its text alone, with links as they are written. */
  static String rendered(Chapter chapter) {
    return RENDERER.render(parsed(chapter));
  }

  /** The pictures of the pages that were made. */
  Collection<Path> pictures() {
    return pictures;
  }

  String html(Chapter chapter) {
    Node document = parsed(chapter);
    document.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            link.setDestination(page(chapter, link.getDestination()));
            visitChildren(link);
          }

          @Override
          public void visit(Image image) {
            image.setDestination(picture(chapter, image.getDestination()));
            visitChildren(image);
          }
        });
    String bar = bar(chapter);
    String title =
        isContents(chapter) ? chapter.title() : chapter.title() + " - " + contents().title();
    return PAGE.formatted(text(title), bar, RENDERER.render(document), bar);
  }

  private Chapter contents() {
    return chapters.get(0);
  }

  private boolean isContents(Chapter chapter) {
    return chapter.equals(contents());
  }

  private String page(Chapter from, String target) {
    if (target.startsWith("https:") || target.startsWith("#")) {
      return target;
    }
    String[] parts = target.split("#", 2);
    Chapter to = bySource.get(from.source().resolveSibling(parts[0]).normalize());
    if (to == null) {
      throw new IllegalStateException(from.source() + " links to " + target + ", no chapter");
    }
    return parts.length == 1 ? to.file() : to.file() + "#" + parts[1];
  }

  private String picture(Chapter from, String target) {
    if (target.startsWith(Example.FOLDER)) {
      return target;
    }
    Path file = from.source().resolveSibling(target).normalize();
    pictures.add(file);
    return "images/" + file.getFileName();
  }

  /** The way to the chapters before and after, and to the contents. */
  private String bar(Chapter chapter) {
    int at = chapters.indexOf(chapter);
    String before = at > 1 ? turn("prev", "← ", chapters.get(at - 1), "") : "<span></span>";
    String up = at > 0 ? turn("up", "", contents(), "") : "<span></span>";
    String after =
        at + 1 < chapters.size() ? turn("next", "", chapters.get(at + 1), " →") : "<span></span>";
    return "<nav>" + before + up + after + "</nav>\n";
  }

  private static String turn(String relation, String left, Chapter to, String right) {
    return "<a rel=\"%s\" href=\"%s\">%s%s%s</a>"
        .formatted(relation, to.file(), left, text(to.title()), right);
  }

  private static String text(String plain) {
    return plain.replace("&", "&amp;").replace("<", "&lt;");
  }
}
