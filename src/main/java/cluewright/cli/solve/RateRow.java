package cluewright.cli.solve;

import cluewright.format.JsonLine;
import cluewright.format.ProfileFields;
import cluewright.format.RatingFields;
import cluewright.model.Puzzle;
import cluewright.replay.Solutions;
import cluewright.replay.profile.Profile;
import cluewright.replay.rating.Rating;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A puzzle and its rating.
 *
 * @param source the file, or empty where there is only one
 * @param unit what its puzzles are counted in: line or puzzle
 * @param number where the puzzle stands in it, from 1
 * @param profile if it is wanted, and the puzzle has one solution
 */
record RateRow(
    String source,
    String unit,
    int number,
    Puzzle puzzle,
    RateScale scale,
    Rating rating,
    Optional<Profile> profile) {
  enum Columns {
    RATING(""),
    PROFILE(",steps,bottlenecks,firstBottleneck,depth,width,meanOpen,loneShare,open,needs");

    private final String names;

    Columns(String more) {
      this.names =
          "source,line,puzzle,solutions,level,score,beyond,explainer,explainerAbout,explainerAtLeast,pearl,diamond,"
              + "hardest,techniques,reasons,reasonsBeyond,reasonsSteps,reasonsWeight"
              + more;
    }

    /** The heading, ending with a line feed. */
    String heading() {
      return names + "\n";
    }
  }

  /** The row, ending with a line feed. */
  String text(RateCommand.Format format, Columns columns) {
    return switch (format) {
      case TEXT ->
          (source.isEmpty() ? "" : source + " ")
              + unit
              + " "
              + number
              + ": "
              + words()
              + "\n"
              + profile.map(ProfileText::of).orElse("");
      case CSV -> csv(columns) + "\n";
      case JSON -> json() + "\n";
    };
  }

  private String words() {
    if (!(rating instanceof Rating.Rated rated)) {
      return RatingText.of(rating);
    }
    if (scale.hasReasons()) {
      return RatingText.reasons(rated);
    }
    if (!scale.hasHodoku()) {
      return scale.explainerName() + " " + RatingText.explainer(rated);
    }
    return (scale.hasExplainer() ? RatingText.of(rated) : RatingText.hodoku(rated))
        + rated
            .hardest()
            .map(hardest -> "; hardest " + hardest + ": " + RatingText.uses(rated))
            .orElse("; every cell is already filled");
  }

  private Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("source", source);
    fields.put("line", number);
    fields.put("puzzle", puzzle.line());
    switch (solutions()) {
      case NONE -> fields.put("solutions", 0);
      case ONE -> fields.put("solutions", 1);
      case SEVERAL -> fields.put("solutions", 2);
      case UNKNOWN -> {}
    }
    if (rating instanceof Rating.Rated rated) {
      fields.putAll(fields(rated));
    }
    profile.map(ProfileFields::of).ifPresent(fields::putAll);
    return fields;
  }

  private Map<String, Object> fields(Rating.Rated rated) {
    if (scale.hasReasons()) {
      return RatingFields.ofReasons(rated);
    }
    return scale.hasHodoku() ? RatingFields.of(rated) : RatingFields.ofExplainer(rated);
  }

  private Solutions solutions() {
    return rating instanceof Rating.NotUnique not ? not.solutions() : Solutions.ONE;
  }

  private String csv(Columns columns) {
    Map<String, Object> fields = fields();
    List<String> values = new ArrayList<>();
    for (String name : columns.names.split(",", -1)) {
      values.add(quoted(plain(fields.getOrDefault(name, ""))));
    }
    return String.join(",", values);
  }

  private static String plain(Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
    return value instanceof Map<?, ?> counts
        ? counts.entrySet().stream()
            .map(count -> count.getKey() + " " + count.getValue())
            .collect(Collectors.joining("; "))
        : value.toString();
  }

  private static String quoted(String value) {
    return value.contains(",") || value.contains("\"")
        ? "\"" + value.replace("\"", "\"\"") + "\""
        : value;
  }

  private String json() {
    return JsonLine.of(fields());
  }
}
