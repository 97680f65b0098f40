package cluewright.cli.publish;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.cli.option.ValueReaders;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanPages;
import cluewright.plan.PlanRow;
import cluewright.strategy.core.Level;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The options of pages, typed or in a plan. */
final class EditionOptionsTest {
  private static final Map<String, List<String>> VALUES = values();

  private static Map<String, List<String>> values() {
    Map<String, List<String>> all = new LinkedHashMap<>();
    all.put("layout", List.of("1", "2", "4", "6", "9", "12"));
    all.put("paper", List.of("a5", "6x9", "letter", "120x180mm"));
    all.put("margin", List.of("0", "12mm", "1.5cm", "0.5in"));
    all.put("gutter", List.of("auto", "0", "6mm"));
    all.put("bleed", List.of("3mm", "0.125in"));
    all.put("crop-marks", List.of("true"));
    all.put("box-tint", List.of("0", "15", "30"));
    all.put("grey-lines", List.of("true"));
    all.put("solutions", List.of("none", "back", "upside-down", "behind"));
    all.put("details", List.of("number", "title,rating", "time,date,clues"));
    all.put("walk-through", List.of("true"));
    all.put("why", List.of("true"));
    all.put("colours", List.of("black", "theme"));
    all.put("typeface", List.of("sans", "serif"));
    all.put("board-style", List.of("classic", "newspaper"));
    all.put("large", List.of("true"));
    all.put("level-as", List.of("stars", "words", "words-and-score", "none"));
    all.put("imprint", List.of("2026", "One\\nTwo"));
    all.put("curve", List.of("rising", "waves"));
    all.put("chapters", List.of("Warm-up=easy;Rest=rest", "All=1-5"));
    all.put("standard", List.of("x-4", "a-2b"));
    all.put("tagged", List.of("true"));
    all.put("language", List.of("de", "ja"));
    return all;
  }

  private static EditionOptions parsed(List<String> arguments) {
    EditionOptions options = new EditionOptions();
    CommandLine line = new CommandLine(options);
    line.getCommandSpec().args().stream()
        .flatMap(argument -> Stream.of(argument.auxiliaryTypes()))
        .filter(Class::isEnum)
        .forEach(choices -> ValueReaders.readWords(line, choices));
    line.parseArgs(arguments.toArray(new String[0]));
    return options;
  }

  private static List<String> typed(Map<String, String> said) {
    List<String> arguments = new ArrayList<>(List.of("--book"));
    said.forEach((name, value) -> arguments.add("--" + name + "=" + value));
    return arguments;
  }

  @Test
  void anOptionOfAPlanIsTheSameAsATypedOne() {
    Random random = Tries.random(45);
    for (int i = 0; i < Tries.of(2000); i++) {
      Map<String, String> said = new LinkedHashMap<>();
      VALUES.forEach(
          (name, values) -> {
            if (random.nextInt(4) == 0) {
              said.put(name, values.get(random.nextInt(values.size())));
            }
          });
      BookPlan plan = BookPlan.USUAL.withRows(List.of(PlanRow.of(Level.EASY, 5))).withPrint(said);
      PlanPages planned = PlanPages.of(plan, Locale.ENGLISH);
      EditionOptions.Pages wanted = parsed(typed(said)).pages();
      assertThat(parsed(List.of()).pages(planned)).as(said.toString()).isEqualTo(wanted);
      assertThat(PlanPages.of(planned.in(plan.withPrint(Map.of())), Locale.ENGLISH))
          .as(said.toString())
          .isEqualTo(planned);
    }
  }

  @Test
  void whatIsTypedWinsOverThePlan() {
    BookPlan plan = BookPlan.USUAL.withPrint(Map.of("paper", "6x9", "layout", "4"));
    EditionOptions.Pages pages =
        parsed(List.of("--paper=a5", "--title=Typed"))
            .pages(PlanPages.of(plan.withTitle("Planned"), Locale.ENGLISH));
    assertThat(pages.style().setup().paper().name()).isEqualToIgnoringCase("a5");
    assertThat(pages.style().perPage()).isEqualTo(4);
    assertThat(pages.book().orElseThrow().title()).isEqualTo("Typed");
  }
}
