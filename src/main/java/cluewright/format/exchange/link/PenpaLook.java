package cluewright.format.exchange.link;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The constant parts of a Penpa-Edit link that say how a puzzle is edited and checked. */
final class PenpaLook {
  /** The version of the program whose links are written. */
  static final String VERSION = "[3,1,4]";

  private static final String NOTHING = "{}";

  /** All layers of a drawing, in Penpa-Edit's order. */
  private static final List<String> LAYERS =
      List.of(
          "surface",
          "number",
          "numberS",
          "symbol",
          "freeline",
          "freelineE",
          "thermo",
          "arrows",
          "direction",
          "squareframe",
          "polygon",
          "line",
          "lineE",
          "wall",
          "cage",
          "deletelineE",
          "killercages",
          "nobulbthermo");

  /** The layers that are lists. */
  private static final Set<String> LISTS =
      Set.of(
          "thermo", "arrows", "direction", "squareframe", "polygon", "killercages", "nobulbthermo");

  /** True if a layer is a list rather than an object. */
  static boolean isList(String layer) {
    return LISTS.contains(layer);
  }

  private static final String HISTORY =
      "\"command_redo\":{\"__a\":[]},\"command_undo\":{\"__a\":[]},\"command_replay\":{\"__a\":[]}";

  static final String NO_LAYERS = layers(Map.of());

  /** The initial editing mode of each layer; solvers start with digits. */
  static final String MODE =
      "{\"qa\":\"pu_a\",\"grid\":[\"1\",\"2\",\"1\"],\"pu_q\":"
          + tools(2, "[\"1\",1]", "[\"1\",1]")
          + ",\"pu_a\":"
          + tools(3, "[\"1\",2]", "[\"1\",9]")
          + "}";

  /** What any part of an answer can be checked for. */
  private static final List<String> CHECKED =
      List.of(
          "surface",
          "number",
          "loopline",
          "ignoreloopline",
          "loopedge",
          "ignoreborder",
          "wall",
          "square",
          "circle",
          "tri",
          "arrow",
          "math",
          "battleship",
          "tent",
          "star",
          "akari",
          "mine");

  /** What a whole answer is checked for: nothing, since there is none. */
  static final String CHECK_ALL = checks("sol_", CHECKED);

  static final String CHECK_ANY =
      checks("sol_or_", CHECKED.stream().filter(name -> !name.startsWith("ignore")).toList());

  private PenpaLook() {}

  private static String tools(int line, String number, String sudoku) {
    return "{\"edit_mode\":\"sudoku\",\"surface\":[\"\",1],\"line\":[\"1\",%1$d],\"lineE\":[\"1\",%1$d],\"wall\":[\"\",%1$d],"
            .formatted(line)
        + "\"cage\":[\"1\",10],\"number\":%s,\"symbol\":[\"circle_L\",1],\"special\":[\"thermo\",\"\"],"
            .formatted(number)
        + "\"board\":[\"\",\"\"],\"move\":[\"1\",\"\"],\"combi\":[\"battleship\",\"\"],\"sudoku\":%s}"
            .formatted(sudoku);
  }

  private static String checks(String start, List<String> names) {
    return names.stream()
        .map(name -> "\"" + start + name + "\":false")
        .collect(Collectors.joining(",", "{", "}"));
  }

  /**
   * A drawing with exactly these layers.
   *
   * @param drawn their JSON, by their names
   */
  static String layers(Map<String, String> drawn) {
    return LAYERS.stream()
        .map(
            name ->
                "\"%s\":%s"
                    .formatted(
                        name, drawn.getOrDefault(name, LISTS.contains(name) ? "[]" : NOTHING)))
        .collect(Collectors.joining(",", "{" + HISTORY + ",", "}"));
  }
}
