package cluewright.manual;

import cluewright.format.BoardKinds;
import cluewright.format.KindPage;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.print.image.SvgPicture;
import cluewright.studio.layout.KindTool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A chapter for each group of kinds of rules, a section for each kind, and the list of all. */
final class KindChapters {
  private static final Set<Kind> NEED_CELLS_BELOW = Set.of(Kinds.DOPPELGANGER, Kinds.FOUND_REGIONS);

  private static final String OF_BOARDS = "the whole board";
  private static final String OF_ALL = "README.md";

  /** The way from pages of kinds in the sources to the folder that has the manual. */
  private static final String FROM_PAGES = "../../../assets/manual/";

  private final Map<String, String> figures;
  private final Map<String, List<Kind>> groups = new LinkedHashMap<>();

  /** The text about each kind but its title. */
  private final Map<Kind, String> bodies = new HashMap<>();

  /**
   * The chapters.
   *
   * @param figures where their pictures are put, by name
   */
  KindChapters(Map<String, String> figures) {
    this.figures = figures;
    Kinds.ALL.forEach(
        kind -> groups.computeIfAbsent(group(kind), any -> new ArrayList<>()).add(kind));
  }

  private static String group(Kind kind) {
    return KindTool.of(kind).map(tool -> tool.group().toString()).orElse(OF_BOARDS);
  }

  private static String chapter(Kind kind) {
    return "rules-" + group(kind).replace("the ", "").replace(' ', '-');
  }

  /** The table of all, in the order of the chapters. */
  String list() {
    return list(kind -> "%s.md#kind-%s".formatted(chapter(kind), kind.words()));
  }

  private String list(Function<Kind, String> place) {
    StringBuilder table = new StringBuilder("\n| rule | also called | in a board’s name |\n");
    table.append("|---|---|---|\n");
    groups.values().stream()
        .flatMap(List::stream)
        .forEach(
            kind ->
                table.append(
                    "| [%s](%s) | %s | `+%s` |\n"
                        .formatted(
                            name(kind),
                            place.apply(kind),
                            String.join(", ", page(kind).otherNames()),
                            kind.id())));
    return table.toString();
  }

  private static String name(Kind kind) {
    return words(BoardKinds.name(kind));
  }

  private static KindPage page(Kind kind) {
    return KindPage.of(kind)
        .orElseThrow(() -> new AssertionError("assets/kinds/kinds.txt has no " + kind));
  }

  /** One for each group. */
  List<Chapter> chapters() {
    return groups.values().stream().map(this::chapter).toList();
  }

  private Chapter chapter(List<Kind> kinds) {
    Kind first = kinds.get(0);
    StringBuilder text = new StringBuilder("# Rules: " + group(first) + "\n");
    kinds.forEach(kind -> section(text, kind));
    return Chapter.made(chapter(first), text.toString());
  }

  private void section(StringBuilder text, Kind kind) {
    text.append("\n<section id=\"kind-%s\">\n<h2>%s</h2>\n\n".formatted(kind.words(), name(kind)));
    text.append(bodies.computeIfAbsent(kind, this::body));
    text.append("\n</section>\n");
  }

  private String body(Kind kind) {
    KindPage page = page(kind);
    Board board = page.grid().board();
    StringBuilder text = new StringBuilder();
    if (!page.otherNames().isEmpty()) {
      text.append("Also known as %s.\n\n".formatted(Phrase.list(page.otherNames())));
    }
    text.append(words(sentence(kind, board))).append("\n\n");
    pictures(text, kind, page);
    text.append("- In a board’s name: `%s`\n".formatted(written(kind, board)));
    text.append("- In the studio: %s\n".formatted(tool(kind)));
    text.append(
        "- Formats that keep it: %s\n".formatted(words(Phrase.list(KindFormats.keeping(board)))));
    return text.toString();
  }

  /** A page of Markdown for each kind and one with all of them, by their names. */
  Map<String, String> pages() {
    Map<String, String> pages = new TreeMap<>();
    groups.values().stream()
        .flatMap(List::stream)
        .forEach(
            kind ->
                pages.put(file(kind), page(name(kind), bodies.computeIfAbsent(kind, this::body))));
    pages.put(OF_ALL, "# Kinds of rules\n" + list(KindChapters::file));
    return pages;
  }

  private static String file(Kind kind) {
    return kind.words() + ".md";
  }

  private static String page(String name, String body) {
    String text = body.replace("](" + Example.FOLDER, "](" + FROM_PAGES + Example.FOLDER);
    return "# %s\n\n%s\n[All kinds](%s)\n".formatted(name, text, OF_ALL);
  }

  /** What holds for the rules of a kind on a board. */
  private static Phrase sentence(Kind kind, Board board) {
    int value = kind.isLabelled() ? 0 : board.values(kind).get(0);
    return Phrase.sentences(
        BoardKinds.rule(kind, value),
        kind.isPerhapsMissing() ? Phrase.of("boards.rule-not-all") : Phrase.NOTHING);
  }

  private static String written(Kind kind, Board board) {
    return board.rules(kind).stream()
        .map(rule -> "+" + written(rule, board))
        .collect(Collectors.joining());
  }

  private static String written(Rule rule, Board board) {
    return rule.kind().form().isDrawn() ? rule.in(board.layout()) : rule.kind().id();
  }

  private static String tool(Kind kind) {
    Optional<KindTool> tool = KindTool.of(kind);
    if (tool.isEmpty() && NEED_CELLS_BELOW.contains(kind)) {
      return "open a board with the cells that it needs, by its name or from a constraint string.";
    }
    if (tool.isEmpty()) {
      return "choose it in the menu of the board’s kind, beside the sizes.";
    }
    String key = tool.get().key().map(letter -> "press " + letter + ". ").orElse("");
    return key + words(tool.get().about());
  }

  private void pictures(StringBuilder text, Kind kind, KindPage page) {
    Example step =
        KindExample.of(kind, page)
            .orElseThrow(() -> new AssertionError("no step rests on the rule of " + kind));
    String name = name(kind);
    text.append(picture(kind, "", name, digits(page.digitsOf(kind))));
    text.append(picture(kind, "-step", "A step with " + name, step.svg()));
    text.append("\n\n*").append(words(step.step().sentence())).append("*\n\n");
  }

  private String picture(Kind kind, String end, String name, String svg) {
    String file = Example.FOLDER + "kind-" + kind.words() + end + ".svg";
    figures.put(file, svg);
    return "![%s](%s)\n".formatted(name, file);
  }

  private static String digits(Puzzle digits) {
    return SvgPicture.of(
        PuzzlePicture.of(digits, Optional.empty(), Set.of(Extra.COORDINATES)), Example.MILLIMETRES);
  }

  /** In English, left by Markdown as they are. */
  private static String words(Phrase phrase) {
    return phrase.toString().replaceAll("([\\\\`*_<>|\\[\\]])", "\\\\$1");
  }
}
