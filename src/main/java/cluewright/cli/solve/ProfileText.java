package cluewright.cli.solve;

import cluewright.replay.profile.Point;
import cluewright.replay.profile.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A profile in words, with its curve as a chart in characters: each column shows the open cells
 * before a step, or before the narrowest of several where space is short.
 */
final class ProfileText {
  private static final int MOST_COLUMNS = 72;

  /** The number of open cells for each line of a bar; more make no difference. */
  private static final int[] LINES = {10, 8, 6, 4, 2, 1};

  private ProfileText() {}

  /** Several lines, each ending with a line feed; empty for a full grid. */
  static String of(Profile profile) {
    if (profile.steps() == 0) {
      return "";
    }
    return line("  " + figures(profile)) + chart(profile) + needs(profile);
  }

  private static String figures(Profile profile) {
    int bottlenecks = profile.bottlenecks().size();
    String text =
        String.format(
            Locale.ROOT,
            "%s, %s, depth %d, width %d, %.1f cells open on average",
            counted(profile.steps(), "step"),
            bottlenecks == 0 ? "no bottleneck" : counted(bottlenecks, "bottleneck"),
            profile.depth(),
            profile.width(),
            profile.meanOpen());
    return profile.loneShare().isEmpty()
        ? text
        : text
            + String.format(
                Locale.ROOT, ", lone ways %.0f%%", 100 * profile.loneShare().getAsDouble());
  }

  private static String counted(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  private static String chart(Profile profile) {
    List<Integer> columns = columns(profile);
    StringBuilder text = new StringBuilder();
    for (int least : LINES) {
      text.append(
          line(
              String.format(Locale.ROOT, "  %2d |", least)
                  + each(columns, open -> open >= least ? '#' : ' ').stripTrailing()));
    }
    text.append(line("     +" + each(columns, open -> open == 0 ? '!' : '-')));
    String last = "" + profile.steps();
    String gap = " ".repeat(Math.max(0, columns.size() - 1 - last.length()));
    return text.append(line("      " + (profile.steps() == 1 ? "1" : "1" + gap + last))).toString();
  }

  /** The fewest open cells of each column, 0 at a bottleneck. */
  private static List<Integer> columns(Profile profile) {
    List<Integer> open = profile.points().stream().map(Point::open).toList();
    int steps = (open.size() + MOST_COLUMNS - 1) / MOST_COLUMNS;
    List<Integer> columns = new ArrayList<>();
    for (int from = 0; from < open.size(); from += steps) {
      columns.add(
          open.subList(from, Math.min(from + steps, open.size())).stream()
              .min(Integer::compare)
              .orElseThrow());
    }
    return columns;
  }

  /** The character for a column. */
  private interface Mark {
    char of(int open);
  }

  private static String each(List<Integer> columns, Mark mark) {
    return columns.stream()
        .map(open -> String.valueOf(mark.of(open)))
        .collect(Collectors.joining());
  }

  private static String needs(Profile profile) {
    if (profile.bottlenecks().isEmpty()) {
      return "";
    }
    return line(
        profile.bottlenecks().entrySet().stream()
            .map(entry -> "step " + entry.getKey() + " " + need(entry.getValue()))
            .collect(Collectors.joining(", ", "  ! ", "")));
  }

  private static String need(Point.Bottleneck bottleneck) {
    return bottleneck.name()
        + bottleneck
            .easiest()
            .filter(need -> need.ways() > 1)
            .map(need -> " (%d ways)".formatted(need.ways()))
            .orElse("");
  }

  private static String line(String text) {
    return text + "\n";
  }
}
