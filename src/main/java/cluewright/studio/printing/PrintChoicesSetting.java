package cluewright.studio.printing;

import cluewright.print.Book.Section;
import cluewright.print.PageSetup;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.studio.printing.PrintChoices.Form;
import cluewright.studio.settings.Setting;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The choices of the last time as settings. Which puzzles were printed is not kept, since it
 * depends on the project; where a setting makes no sense, the usual choice holds.
 */
final class PrintChoicesSetting {
  static final Setting<PrintChoices> PRINTING =
      new Setting<>(
          "printing",
          PrintChoices.USUAL,
          node -> Optional.of(node).filter(JsonNode::isObject).map(PrintChoicesSetting::read),
          PrintChoicesSetting::written);

  /** Whose cover it was, then its title, subtitle and author. */
  static final Setting<List<String>> COVER = Setting.texts("printingCover");

  private PrintChoicesSetting() {}

  private static PrintChoices read(JsonNode node) {
    Style usual = PrintChoices.USUAL.style();
    PageSetup setup =
        new PageSetup(
            choice(node, "paper", usual.setup().paper()),
            millimetres(node, "margin", usual.setup().margin()),
            millimetres(node, "gutter", usual.setup().gutter()));
    int perPage = node.path("perPage").asInt();
    Style style =
        new Style(
            setup,
            Style.PER_PAGE.contains(perPage) ? perPage : usual.perPage(),
            choice(node, "solutions", usual.solutions()),
            several(node, "details", Detail.class, usual.details()),
            choice(node, "colours", usual.colours()),
            choice(node, "size", usual.size()));
    return new PrintChoices(
        Scope.THIS,
        choice(node, "form", Form.SHEETS),
        style,
        several(node, "book", Section.class, PrintChoices.USUAL.sections()));
  }

  private static double millimetres(JsonNode node, String name, double standard) {
    double length = node.path(name).asDouble(-1);
    return length >= 0 && length <= PageSetup.WIDEST ? Math.rint(length) : standard;
  }

  private static <E extends Enum<E>> E choice(JsonNode node, String name, E standard) {
    return Stream.of(standard.getDeclaringClass().getEnumConstants())
        .filter(each -> word(each).equals(node.path(name).asText()))
        .findFirst()
        .orElse(standard);
  }

  private static <E extends Enum<E>> Set<E> several(
      JsonNode node, String name, Class<E> type, Set<E> standard) {
    JsonNode array = node.path(name);
    if (!array.isArray()) {
      return standard;
    }
    Set<E> chosen = EnumSet.noneOf(type);
    array.forEach(
        word ->
            Stream.of(type.getEnumConstants())
                .filter(each -> word(each).equals(word.asText()))
                .forEach(chosen::add));
    return chosen;
  }

  private static JsonNode written(PrintChoices choices) {
    Style style = choices.style();
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("paper", word(style.setup().paper()));
    node.put("margin", style.setup().margin());
    node.put("gutter", style.setup().gutter());
    node.put("perPage", style.perPage());
    node.put("solutions", word(style.solutions()));
    node.set("details", words(style.details()));
    node.put("colours", word(style.colours()));
    node.put("size", word(style.size()));
    node.put("form", word(choices.form()));
    node.set("book", words(choices.sections()));
    return node;
  }

  private static ArrayNode words(Collection<? extends Enum<?>> chosen) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    chosen.stream().map(PrintChoicesSetting::word).sorted().forEach(array::add);
    return array;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
