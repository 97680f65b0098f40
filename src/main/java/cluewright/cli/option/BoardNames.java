package cluewright.cli.option;

import static java.util.Map.entry;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import cluewright.strategy.Spelling;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Translates common names of boards into Cluewright's. Files have ours alone.
 *
 * <p>A name is compared without blanks, hyphens and apostrophes, so that <i>Anti-Knight</i>, {@code
 * antiknight} and {@code anti_knight} are one.
 */
final class BoardNames {
  private static final String USUAL = "9x9";
  private static final Pattern RULE = Pattern.compile("([^=?]*?)(\\d*|\\?)=(.*)");

  /** A rule of a kind that its user defines. */
  private static final Pattern OWN = Pattern.compile("([a-z]+\\(.*\\))(=.*)?");

  /** The alternative names of houses, and of kinds of rules with given cells. */
  private static final Map<String, String> OURS =
      Map.ofEntries(
          entry("antiknight", "knight"),
          entry("knights", "knight"),
          entry("knightsmove", "knight"),
          entry("antiking", "king"),
          entry("kings", "king"),
          entry("kingsmove", "king"),
          entry("nontouching", "king"),
          entry("notouch", "king"),
          entry("diagonal", "x"),
          entry("diagonals", "x"),
          entry("sudokux", "x"),
          entry("xsudoku", "x"),
          entry("hyper", "windoku"),
          entry("hypersudoku", "windoku"),
          entry("window", "windoku"),
          entry("windows", "windoku"),
          entry("nrc", "windoku"),
          entry("centredot", "centre-dot"),
          entry("centerdot", "centre-dot"),
          entry("centre", "centre-dot"),
          entry("center", "centre-dot"),
          entry("disjoint", "disjoint-groups"),
          entry("disjointsets", "disjoint-groups"),
          entry("disjointgroups", "disjoint-groups"),
          entry("thermo", "thermometer"),
          entry("thermometers", "thermometer"),
          entry("killer", "cage"),
          entry("killercage", "cage"),
          entry("whitedot", "consecutive"),
          entry("blackdot", "ratio"),
          entry("lessthan", "less"));

  /** The terms for rules that need cells and so have no board by name alone. */
  private static final Map<String, String> BY_CELLS =
      Map.ofEntries(
          entry("killer", "cage15=r3c3r3c4"),
          entry("killersudoku", "cage15=r3c3r3c4"),
          entry("cage", "cage15=r3c3r3c4"),
          entry("cages", "cage15=r3c3r3c4"),
          entry("thermo", "thermometer=r1c1r1c2r2c2"),
          entry("thermos", "thermometer=r1c1r1c2r2c2"),
          entry("thermometer", "thermometer=r1c1r1c2r2c2"),
          entry("thermometers", "thermometer=r1c1r1c2r2c2"),
          entry("consecutive", "consecutive=r1c1r1c2"),
          entry("whitedot", "consecutive=r1c1r1c2"),
          entry("whitedots", "consecutive=r1c1r1c2"),
          entry("ratio", "ratio=r1c1r1c2"),
          entry("blackdot", "ratio=r1c1r1c2"),
          entry("blackdots", "ratio=r1c1r1c2"),
          entry("kropki", "consecutive=r1c1r1c2+ratio=r2c1r2c2"),
          entry("kropkidots", "consecutive=r1c1r1c2+ratio=r2c1r2c2"),
          entry("xv", "x=r1c1r1c2+v=r2c1r2c2"),
          entry("v", "v=r1c1r1c2"),
          entry("less", "less=r1c1r1c2"),
          entry("lessthan", "less=r1c1r1c2"),
          entry("greaterthan", "less=r1c1r1c2"),
          entry("greater", "less=r1c1r1c2"),
          entry("inequality", "less=r1c1r1c2"),
          entry("futoshiki", "less=r1c1r1c2"));

  private BoardNames() {}

  /**
   * The board with a name in either form, whose rules may have open values.
   *
   * @throws IllegalArgumentException with a sentence if there is none
   */
  static Board read(String name) {
    return Boards.drawn(name).orElseGet(() -> readInOurs(name));
  }

  private static Board readInOurs(String name) {
    try {
      return Boards.read(inOurs(name));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(complaint(name, e.getMessage()), e);
    }
  }

  private static String inOurs(String name) {
    return parts(name).stream().map(BoardNames::part).collect(Collectors.joining("+"));
  }

  /** The base board and its additions; an addition alone belongs to the usual board. */
  private static List<String> parts(String name) {
    List<String> parts = Boards.parts(name.replace('×', 'x'));
    String first = parts.get(0);
    boolean isRule = isHouses(part(first)) || BY_CELLS.containsKey(plain(first)) || isDrawn(first);
    return isRule ? Stream.concat(Stream.of(USUAL), parts.stream()).toList() : parts;
  }

  /** True if a part names a drawn kind, if with cells, one that its user defines. */
  private static boolean isDrawn(String part) {
    Matcher own = OWN.matcher(part);
    return own.matches() || Kinds.drawn().stream().anyMatch(kind -> kind.id().equals(part));
  }

  private static String part(String part) {
    Matcher rule = RULE.matcher(part);
    if (OWN.matcher(part).matches()) {
      return part;
    }
    return rule.matches()
        ? OURS.getOrDefault(plain(rule.group(1)), rule.group(1))
            + rule.group(2)
            + "="
            + rule.group(3)
        : OURS.getOrDefault(plain(part), part.replaceAll("\\s+", ""));
  }

  private static String plain(String name) {
    return name.replaceAll("[\\s_'’-]+", "");
  }

  /** A rule of a kind, as a name has it. */
  private static String example(Kind kind) {
    int value = kind.usualValue(2, Boards.NINE.digits());
    return new Rule(kind, List.of(0, 1), value).in(Boards.NINE.layout());
  }

  private static boolean isHouses(String part) {
    return Kinds.ofBoard(part).isPresent();
  }

  /**
   * The message about a name of which no board is made.
   *
   * @param reason why, if all its parts are known
   */
  private static String complaint(String name, String reason) {
    List<String> parts = parts(name);
    for (String part : parts.subList(1, parts.size())) {
      Optional<String> own = ownComplaint(part);
      if (own.isPresent()) {
        return own.get();
      }
      String example =
          Optional.ofNullable(BY_CELLS.get(plain(part)))
              .or(() -> Kinds.drawn(part).map(BoardNames::example))
              .orElse(null);
      if (example != null) {
        return "\"%s\" needs its cells: write them as in %s+%s"
            .formatted(part, parts.get(0), example);
      }
      Matcher rule = RULE.matcher(part(part));
      if (rule.matches() && isUnknown(rule.group(1))) {
        return "there is no rule \"%s\"; %s".formatted(rule.group(1), known(rule.group(1)));
      }
      if (!RULE.matcher(part).matches() && !isHouses(part(part))) {
        return "there is no rule \"%s\"; %s".formatted(part, known(part));
      }
    }
    return Boards.named(part(parts.get(0))).isPresent()
        ? "there is no board \"%s\": %s".formatted(name, reason)
        : "there is no board \"%s\"; the boards are %s".formatted(name, all());
  }

  private static boolean isUnknown(String kind) {
    return Kinds.drawn().stream().noneMatch(each -> each.id().equals(kind));
  }

  /** What is wrong with the definition of a rule. */
  private static Optional<String> ownComplaint(String part) {
    Matcher own = OWN.matcher(part);
    if (!own.matches()) {
      return Optional.empty();
    }
    try {
      Kind kind = Kinds.drawn(own.group(1)).orElseThrow();
      return own.group(2) == null
          ? Optional.of(
              "\"%s\" needs its cells: write them as in %s".formatted(part, example(kind)))
          : Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(e.getMessage());
    }
  }

  private static String known(String part) {
    List<String> houses = Kinds.ofBoards().stream().map(Kind::id).toList();
    List<String> rules = Kinds.drawn().stream().map(Kind::id).toList();
    return Spelling.likely(part, houses)
        .map("did you mean %s?"::formatted)
        .orElseGet(
            () ->
                "the rules are %s, and with cells %s"
                    .formatted(String.join(", ", houses), String.join(", ", rules)));
  }

  private static String all() {
    return Boards.ALL.stream().map(Board::name).collect(Collectors.joining(", "))
        + ", and others by names such as 6x6-3x2, 9x9+x, 9x9+anti-knight, 9x9+x+windoku, samurai and"
        + " 9x9+thermometer=r1c1r1c2r2c2+cage15=r3c3r3c4";
  }
}
