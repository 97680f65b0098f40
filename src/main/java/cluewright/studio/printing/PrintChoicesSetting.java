package cluewright.studio.printing;

import cluewright.choice.Choice;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Wrap;
import cluewright.studio.settings.ChoiceSettings;
import cluewright.studio.settings.Setting;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Stores the print settings. Which puzzles were printed is not kept, since it depends on the
 * project; where a setting makes no sense, the usual choice holds.
 */
final class PrintChoicesSetting {
  static final Setting<PrintChoices> PRINTING =
      new Setting<>(
          "printing",
          PrintChoices.USUAL,
          node -> Optional.of(node).filter(JsonNode::isObject).map(PrintChoicesSetting::read),
          PrintChoicesSetting::written);

  /** The cover of a paperback, with a spine that depends on the pages. */
  static final Setting<Wrap> WRAP =
      ChoiceSettings.of(
          "printingWrap", Wrap.USUAL, Wrap.CHOICES.stream().filter(Choice::isShown).toList());

  /** The owner of the cover text, then its title, subtitle, author and imprint. */
  static final Setting<List<String>> COVER = Setting.texts("printingCover");

  /** The file with the puzzles of earlier books; empty for none. */
  static final Setting<String> EARLIER_BOOKS = Setting.text("printingEarlierBooks", "");

  /** The profile file of a press; empty for the built-in one. */
  static final Setting<String> PROFILE = Setting.text("printingProfile", "");

  private PrintChoicesSetting() {}

  private static PrintChoices read(JsonNode node) {
    PrintChoices read = ChoiceSettings.read(node, PrintChoices.USUAL, PrintChoices.ALL);
    return read.withOrder(read.order().withPlans(plans(node)));
  }

  /** Chapters that make no sense are those of the levels. */
  private static List<ChapterPlan> plans(JsonNode node) {
    List<ChapterPlan> plans = new ArrayList<>();
    for (JsonNode chapter : node.path("chapters")) {
      try {
        String name = chapter.path("name").asText();
        String puzzles = chapter.path("puzzles").asText();
        plans.add(
            puzzles.isEmpty() ? new ChapterPlan(name, List.of()) : ChapterPlan.of(name, puzzles));
      } catch (IllegalArgumentException e) {
        return ChapterOrder.USUAL.plans();
      }
    }
    return plans;
  }

  private static JsonNode written(PrintChoices choices) {
    ObjectNode node = ChoiceSettings.written(choices, PrintChoices.ALL);
    ArrayNode chapters = node.putArray("chapters");
    choices
        .order()
        .plans()
        .forEach(
            plan -> chapters.addObject().put("name", plan.name()).put("puzzles", plan.written()));
    return node;
  }
}
