package cluewright.studio.printing;

import cluewright.print.BoardStyle;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Curve;
import cluewright.print.Delivery;
import cluewright.print.Delivery.Standard;
import cluewright.print.Delivery.Structure;
import cluewright.print.GradeLook;
import cluewright.print.HeadAndFoot;
import cluewright.print.PageSetup;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Style;
import cluewright.print.Style.Detail;
import cluewright.print.Tints;
import cluewright.print.TypeFamily;
import cluewright.print.Wrap;
import cluewright.studio.printing.PrintChoices.Form;
import cluewright.studio.settings.Setting;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
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

  /** The cover of a paperback; its spine is as wide as the pages are thick. */
  static final Setting<Wrap> WRAP =
      new Setting<>(
          "printingWrap",
          Wrap.USUAL,
          node -> Optional.of(node).filter(JsonNode::isObject).map(PrintChoicesSetting::wrap),
          PrintChoicesSetting::written);

  /** Whose cover it was, then its title, subtitle, author and imprint. */
  static final Setting<List<String>> COVER = Setting.texts("printingCover");

  /** The file that knows the puzzles of earlier books; empty for none. */
  static final Setting<String> EARLIER_BOOKS = Setting.text("printingEarlierBooks", "");

  /** The file of the profile of a press; empty for our own. */
  static final Setting<String> PROFILE = Setting.text("printingProfile", "");

  private PrintChoicesSetting() {}

  private static PrintChoices read(JsonNode node) {
    Style usual = PrintChoices.USUAL.style();
    int perPage = node.path("perPage").asInt();
    Style style =
        usual
            .withPerPage(Style.PER_PAGE.contains(perPage) ? perPage : usual.perPage())
            .withSolutions(choice(node, "solutions", usual.solutions()))
            .withDetails(several(node, "details", Detail.class, usual.details()))
            .withColours(choice(node, "colours", usual.colours()))
            .withSize(choice(node, "size", usual.size()));
    return new PrintChoices(
            Scope.THIS,
            choice(node, "form", Form.SHEETS),
            style,
            several(node, "book", Section.class, PrintChoices.USUAL.sections()),
            order(node),
            Delivery.PLAIN)
        .withStandard(choice(node, "standard", Standard.NONE))
        .withStructure(choice(node, "structure", Structure.UNTAGGED))
        .withPaper(paper(node))
        .withMargin((int) millimetres(node, "margin", PageSetup.usualMargin(paper(node))))
        .withGutter(gutter(node))
        .withPress(
            new Press(
                Math.min(Press.WIDEST_BLEED, millimetres(node, "bleed", 0)),
                node.path("cropMarks").asBoolean()))
        .withGreyLines(node.path("greyLines").asBoolean())
        .withTints(
            new Tints(tint(node, "boxTint"), tint(node, "regionTint"), tint(node, "cageTint")))
        .withBoards(choice(node, "boards", BoardStyle.CLASSIC))
        .withFamily(choice(node, "family", TypeFamily.SANS))
        .withGrades(choice(node, "grades", GradeLook.WORDS_AND_SCORE))
        .withSheets(sheets(node));
  }

  private static OptionalInt tint(JsonNode node, String name) {
    int percent = node.path(name).asInt(-1);
    return Tints.KNOWN.contains(percent) ? OptionalInt.of(percent) : OptionalInt.empty();
  }

  private static HeadAndFoot sheets(JsonNode node) {
    try {
      return new HeadAndFoot(node.path("header").asText(), node.path("footer").asText());
    } catch (IllegalArgumentException e) {
      return HeadAndFoot.NONE;
    }
  }

  private static Paper paper(JsonNode node) {
    try {
      return Paper.of(node.path("paper").asText());
    } catch (IllegalArgumentException e) {
      return Paper.A4;
    }
  }

  private static OptionalDouble gutter(JsonNode node) {
    return node.path("gutterByPages").asBoolean()
        ? OptionalDouble.empty()
        : OptionalDouble.of(millimetres(node, "gutter", 0));
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

  private static ChapterOrder order(JsonNode node) {
    List<ChapterPlan> plans = new ArrayList<>();
    for (JsonNode chapter : node.path("chapters")) {
      try {
        String name = chapter.path("name").asText();
        String puzzles = chapter.path("puzzles").asText();
        plans.add(
            puzzles.isEmpty() ? new ChapterPlan(name, List.of()) : ChapterPlan.of(name, puzzles));
      } catch (IllegalArgumentException e) {
        return ChapterOrder.USUAL;
      }
    }
    return new ChapterOrder(plans, choice(node, "curve", Curve.AS_GIVEN));
  }

  private static ArrayNode written(ChapterOrder order) {
    ArrayNode array = JsonNodeFactory.instance.arrayNode();
    order
        .plans()
        .forEach(plan -> array.addObject().put("name", plan.name()).put("puzzles", plan.written()));
    return array;
  }

  private static Wrap wrap(JsonNode node) {
    return Wrap.USUAL
        .withTemplate(choice(node, "template", Wrap.USUAL.template()))
        .withStock(choice(node, "stock", Wrap.USUAL.stock()))
        .withBlurb(node.path("blurb").asText());
  }

  private static JsonNode written(Wrap wrap) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("template", word(wrap.template()))
        .put("stock", word(wrap.stock()))
        .put("blurb", wrap.blurb());
  }

  private static JsonNode written(PrintChoices choices) {
    Style style = choices.style();
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    PageSetup setup = style.setup();
    node.put("paper", setup.paper().name());
    node.put("margin", setup.margin());
    setup.gutter().ifPresent(wide -> node.put("gutter", wide));
    node.put("gutterByPages", setup.gutter().isEmpty());
    node.put("bleed", setup.press().bleed());
    node.put("cropMarks", setup.press().cropMarks());
    node.put("greyLines", style.look().hasGreyLines());
    Tints tints = style.look().tints();
    tints.boxes().ifPresent(percent -> node.put("boxTint", percent));
    tints.regions().ifPresent(percent -> node.put("regionTint", percent));
    tints.cages().ifPresent(percent -> node.put("cageTint", percent));
    node.put("boards", word(style.look().style()));
    node.put("family", word(style.family()));
    node.put("grades", word(style.grades()));
    node.put("header", style.sheets().header());
    node.put("footer", style.sheets().footer());
    node.put("perPage", style.perPage());
    node.put("solutions", word(style.solutions()));
    node.set("details", words(style.details()));
    node.put("colours", word(style.colours()));
    node.put("size", word(style.size()));
    node.put("form", word(choices.form()));
    node.set("book", words(choices.sections()));
    node.put("standard", word(choices.delivery().standard()));
    node.put("structure", word(choices.delivery().structure()));
    node.set("chapters", written(choices.order()));
    node.put("curve", word(choices.order().curve()));
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
