package cluewright.manual;

import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A chapter for each group of strategies, and the list of all in their order. */
final class TechniqueChapters {
  private final Map<String, String> figures;

  /**
   * The chapters.
   *
   * @param figures where their pictures are put, by name
   */
  TechniqueChapters(Map<String, String> figures) {
    this.figures = figures;
  }

  private static String chapter(Group group) {
    return "strategies-" + group.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The table of all, easiest first. */
  String order() {
    StringBuilder table =
        new StringBuilder(
            "\n| | strategy | level | score | Sudoku Explainer |\n|--:|---|---|--:|--:|\n");
    int place = 0;
    for (Strategy strategy : Catalogue.all()) {
      place++;
      for (Variant variant : forms(strategy)) {
        String name = words(strategy.name());
        String form = forms(strategy).size() == 1 ? "" : ": " + words(variant.name());
        table.append(
            "| %d | [%s](%s.md#%s)%s | %s | %d | %s |\n"
                .formatted(
                    place,
                    name,
                    chapter(strategy.group()),
                    strategy.id(),
                    form,
                    variant.level().label(),
                    variant.score(),
                    explainer(strategy, variant)));
      }
    }
    return table.toString();
  }

  /** One for each group. */
  List<Chapter> groups() {
    return Stream.of(Group.values()).map(this::group).toList();
  }

  private Chapter group(Group group) {
    List<Strategy> members =
        Catalogue.all().stream().filter(strategy -> strategy.group() == group).toList();
    StringBuilder text = new StringBuilder("# " + group.label() + "\n\n");
    text.append(Chapter.written("docs/manual/groups/" + chapter(group) + ".md").markdown());
    text.append(group == Group.RULES ? Glances.markdown() : "");
    members.forEach(strategy -> section(text, strategy));
    return Chapter.made(chapter(group), text.toString());
  }

  private void section(StringBuilder text, Strategy strategy) {
    text.append("\n<section id=\"%s\">\n<h2>%s</h2>\n\n".formatted(strategy.id(), strategy.name()));
    List<Phrase> others = strategy.names().subList(1, strategy.names().size());
    if (!others.isEmpty()) {
      text.append(
          others.stream()
              .map(TechniqueChapters::words)
              .collect(Collectors.joining(", ", "Also known as ", ".\n\n")));
    }
    text.append(words(strategy.explanation())).append("\n\n");
    facts(text, strategy);
    for (String remark : remarks(strategy)) {
      text.append(remark).append("\n\n");
    }
    forms(strategy).forEach(variant -> example(text, strategy, variant));
    text.append("</section>\n");
  }

  private static void facts(StringBuilder text, Strategy strategy) {
    int place = Catalogue.all().indexOf(strategy) + 1;
    text.append("| form | place in the order | level | score | Sudoku Explainer |\n");
    text.append("|---|---|---|---|---|\n");
    for (Variant variant : forms(strategy)) {
      text.append(
          "| %s | %d of %d | %s | %d | %s |\n"
              .formatted(
                  words(variant.name()),
                  place,
                  Catalogue.all().size(),
                  variant.level().label(),
                  variant.score(),
                  explainer(strategy, variant)));
    }
    text.append("\nOn the command line: `%s`".formatted(strategy.id()));
    text.append(strategy.letter().isEmpty() ? "" : ", or `" + strategy.letter() + "`");
    text.append(".\n\n");
  }

  /** That HoDoKu does not have it, or some of its forms. */
  private static Optional<String> ratedByUs(Strategy strategy) {
    Collection<Variant> forms = forms(strategy);
    List<String> ours =
        forms.stream()
            .filter(form -> form.code().isEmpty())
            .map(form -> words(form.name()))
            .toList();
    if (ours.isEmpty()) {
      return Optional.empty();
    }
    String of = ours.size() == forms.size() ? "" : " of " + String.join(", ", ours);
    return Optional.of(
        "Level and score%s are Cluewright’s, since HoDoKu does not have it.".formatted(of));
  }

  private static List<String> remarks(Strategy strategy) {
    List<String> remarks = new ArrayList<>();
    if (strategy.group().assumesUniqueness()) {
      remarks.add("It takes for granted that the puzzle has exactly one solution.");
    }
    if (strategy.about().isForLargerBoards()) {
      remarks.add(
          "It is used on boards of %d digits or more.".formatted(strategy.about().leastDigits()));
    } else if (!strategy.about().scope().boards().isEmpty()) {
      remarks.add("It is used on " + words(Phrase.list(strategy.about().scope().boards())) + ".");
    }
    ratedByUs(strategy).ifPresent(remarks::add);
    if (strategy.about().scope().limitsCandidates()) {
      remarks.add(
          String.format(
              Locale.ROOT,
              "States of more than %,d candidates, which only large boards have, are left alone"
                  + " until some have gone.",
              strategy.about().scope().mostCandidates()));
    }
    List<String> company = strategy.about().company();
    strategy
        .about()
        .monotoneOn()
        .ifPresent(
            boards ->
                remarks.add(
                    "A proof that a mask is impossible can rest on it for "
                        + words(boards.words())
                        + ", up to %d candidates; on others a search for pairs may be cut short, and a later state may no longer allow the same conclusion."
                            .formatted(strategy.about().scope().mostCandidates())));
    if (!strategy.isMonotone() && strategy.about().monotoneOn().isEmpty()) {
      remarks.add(
          company.isEmpty()
              ? "A later state may no longer allow the same conclusion, so a proof that a mask is"
                  + " impossible never rests on it."
              : "A proof that a mask is impossible can rest on it where a solver also has "
                  + String.join(" and ", links(company))
                  + ", which conclude the same in a later state that has lost the pattern.");
    }
    if (!strategy.about().impliedBy().isEmpty()) {
      String others = String.join(" or ", links(strategy.about().impliedBy()));
      remarks.add("All that it concludes, " + others + " concludes, too.");
    }
    return remarks;
  }

  /** The strategies with some ids, each as a link to its section. */
  private static List<String> links(List<String> ids) {
    return ids.stream()
        .map(id -> Catalogue.withId(id).orElseThrow())
        .map(
            other ->
                "[%s](%s.md#%s)".formatted(words(other.name()), chapter(other.group()), other.id()))
        .toList();
  }

  private void example(StringBuilder text, Strategy strategy, Variant variant) {
    Optional<Example> found = Example.of(strategy, variant);
    if (found.isEmpty()) {
      return;
    }
    String file = Example.FOLDER + variant.id() + ".svg";
    figures.put(file, found.get().svg());
    text.append("![%s](%s)\n\n".formatted(words(variant.name()), file));
    text.append("*").append(words(found.get().step().sentence())).append("*\n\n");
  }

  /** Those with ids of their own, as people tell them apart. */
  private static Collection<Variant> forms(Strategy strategy) {
    Map<String, Variant> forms = new LinkedHashMap<>();
    strategy.variants().forEach(variant -> forms.putIfAbsent(variant.id(), variant));
    return forms.values();
  }

  /** Sudoku Explainer tells more forms of a single apart than have names. */
  private static String explainer(Strategy strategy, Variant form) {
    String ratings =
        strategy.variants().stream()
            .filter(variant -> variant.id().equals(form.id()))
            .flatMapToDouble(variant -> variant.explainer().stream())
            .mapToObj(String::valueOf)
            .distinct()
            .collect(Collectors.joining(" or "));
    return ratings.isEmpty() ? "–" : ratings;
  }

  /** In English, left by Markdown as they are. */
  private static String words(Phrase phrase) {
    return phrase.toString().replaceAll("([\\\\`*_<>|\\[\\]])", "\\\\$1");
  }
}
