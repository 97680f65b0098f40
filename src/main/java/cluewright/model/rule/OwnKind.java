package cluewright.model.rule;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A kind of rule that a user defines. Its id holds the definition, and perhaps a name and a
 * sentence for the page, for example {@code pairs(abs(a-b)>=3;Dutch;Neighbours%20differ.)}.
 *
 * <p>There is one for each definition.
 */
public final class OwnKind extends Kind {
  private static final Pattern ID = Pattern.compile("([a-z]+)\\((.*)\\)");
  private static final int MOST_VALUE = 25;
  private static final int LONGEST_DEFINITION = 8000;
  private static final int LONGEST_NAME = 60;
  private static final int LONGEST_SENTENCE = 400;
  private static final int SHORT_NAME = 3;
  private static final Map<String, OwnKind> KNOWN = new ConcurrentHashMap<>();

  /** Lines of own rules are told apart by these. */
  private static final List<Mark.Paint> PAINTS =
      List.of(Mark.Paint.ROSE, Mark.Paint.TEAL, Mark.Paint.ORANGE, Mark.Paint.LILAC);

  /** What is defined, and how it is drawn. */
  public enum Type {
    /** Each cell of a line and the next, by a condition on {@code a} and {@code b}. */
    PAIRS("own-pairs", Form.LINE),
    /** Two cells that share a border, by a condition on {@code a} and {@code b}. */
    BORDER("own-border", Form.EDGE),
    /** Every two cells of a region, by a condition on {@code a} and {@code b}. */
    ALLPAIRS("own-allpairs", Form.REGION),
    /** The sum of a region, by a condition on {@code s}. */
    TOTAL("own-total", Form.REGION),
    /** The digits along a line, by a regular expression. */
    PATTERN("own-pattern", Form.LINE),
    /** The digits along a line, by a table of states. */
    STATES("own-states", Form.LINE),
    /** The sum of the digits along a line, each times a factor. */
    WEIGHTED("own-weighted", Form.LINE),
    /** Rules on cells of a line of which at least one holds. */
    EITHER("own-either", Form.LINE);

    private final String words;
    private final Form form;

    Type(String words, Form form) {
      this.words = words;
      this.form = form;
    }

    /** The word before the definition. */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    public Form form() {
      return form;
    }
  }

  /**
   * What a user said.
   *
   * @param text the condition, pattern, table or list in its shortest form
   * @param name of the rule; empty for none
   * @param sentence about it; empty for none
   */
  public record Definition(Type type, String text, String name, String sentence) {
    private String id() {
      String names =
          sentence.isEmpty()
              ? name.isEmpty() ? "" : ";" + code(name)
              : ";" + code(name) + ";" + code(sentence);
      return type.id() + "(" + text + names + ")";
    }

    private static String code(String text) {
      return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
  }

  /** The primitives of a rule on some cells. */
  @FunctionalInterface
  private interface Meaning {
    List<Primitive> of(List<Integer> cells, Layout layout);
  }

  /** The cells that a rule can have; without bounds unless the definition has so many. */
  private record Count(int least, int most) {
    private static Count atLeast(int least) {
      return new Count(least, Integer.MAX_VALUE);
    }
  }

  private final Definition definition;
  private final boolean isDirected;
  private final Count count;
  private final Meaning meaning;

  private OwnKind(Definition definition, boolean isDirected, Meaning meaning) {
    this(definition, isDirected, Count.atLeast(definition.type == Type.TOTAL ? 1 : 2), meaning);
  }

  private OwnKind(Definition definition, boolean isDirected, Count count, Meaning meaning) {
    super(
        definition.id(), definition.type.words, definition.type.form, mark(definition, isDirected));
    this.definition = definition;
    this.isDirected = isDirected;
    this.count = count;
    this.meaning = meaning;
  }

  private static Mark mark(Definition definition, boolean isDirected) {
    return switch (definition.type.form) {
      case LINE ->
          new Mark.Line(
              PAINTS.get(Math.floorMod(definition.text.hashCode(), PAINTS.size())),
              Mark.Tip.NONE,
              isDirected ? Mark.Tip.ARROW : Mark.Tip.NONE);
      case EDGE -> new Mark.Numeral();
      default -> new Mark.Outline();
    };
  }

  /** True if an id has the form of an own kind's. */
  static boolean isOwn(String id) {
    return ID.matcher(id).matches();
  }

  /**
   * The kind with an id.
   *
   * @throws IllegalArgumentException naming what is wrong with it
   */
  static OwnKind of(String id) {
    Matcher matcher = ID.matcher(id);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("no rule of one's own: " + id);
    }
    Type type =
        Stream.of(Type.values())
            .filter(each -> each.id().equals(matcher.group(1)))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "rules of one's own are pairs(...), border(...), allpairs(...), total(...),"
                            + " pattern(...), states(...), weighted(...) and either(...)"));
    String[] parts = matcher.group(2).split(";(?![^(]*\\))", -1);
    if (parts.length > 3) {
      throw new IllegalArgumentException("a rule of one's own has a name and a sentence at most");
    }
    return of(
        type,
        parts[0],
        parts.length > 1 ? text(parts[1]) : "",
        parts.length > 2 ? text(parts[2]) : "");
  }

  private static String text(String coded) {
    return URLDecoder.decode(coded.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  /**
   * The kind of a definition.
   *
   * @param text a condition, pattern, table or list, by the type
   * @param name what it is called; empty for no name
   * @param sentence what holds, for the solver; empty for the usual one
   * @throws IllegalArgumentException naming what is wrong with it
   */
  public static OwnKind of(Type type, String text, String name, String sentence) {
    if (text.length() > LONGEST_DEFINITION) {
      throw new IllegalArgumentException(
          "a rule's definition has at most %d characters".formatted(LONGEST_DEFINITION));
    }
    boolean isPlain = (name + sentence).chars().noneMatch(Character::isISOControl);
    if (!isPlain || (!name.isEmpty() && name.isBlank())) {
      throw new IllegalArgumentException(
          "a rule's name and sentence have letters, and no control characters");
    }
    if (name.length() > LONGEST_NAME || sentence.length() > LONGEST_SENTENCE) {
      throw new IllegalArgumentException(
          "a rule's name has at most %d characters, and its sentence %d"
              .formatted(LONGEST_NAME, LONGEST_SENTENCE));
    }
    OwnKind kind =
        switch (type) {
          case PAIRS, BORDER, ALLPAIRS ->
              ofPairs(type, Expression.of(text, "a", "b"), name, sentence);
          case TOTAL -> ofSum(Expression.of(text, "s"), name, sentence);
          case PATTERN -> ofPattern(new DigitPattern(text), name, sentence);
          case STATES -> ofStates(new StateTable(text), name, sentence);
          case WEIGHTED -> ofFactors(new Factors(text), name, sentence);
          case EITHER -> ofEither(new Either(text), name, sentence);
        };
    OwnKind before = KNOWN.putIfAbsent(kind.id(), kind);
    return before == null ? kind : before;
  }

  private static OwnKind ofPairs(Type type, Expression condition, String name, String sentence) {
    boolean isDirected =
        IntStream.rangeClosed(0, MOST_VALUE)
            .anyMatch(
                a ->
                    IntStream.range(0, a)
                        .anyMatch(b -> condition.holds(a, b) != condition.holds(b, a)));
    if (isDirected && type != Type.PAIRS) {
      throw new IllegalArgumentException(
          "\"%s\" says something else where a and b are exchanged; only pairs(...) along a line may"
              .formatted(condition.text()));
    }
    PairTable.Condition table = (a, b) -> condition.holds(a, b);
    return new OwnKind(
        new Definition(type, condition.text(), name, sentence),
        isDirected,
        (cells, layout) ->
            type == Type.ALLPAIRS
                ? Primitive.betweenAll(cells, layout, table)
                : Primitive.alongPath(cells, layout, table));
  }

  private static OwnKind ofSum(Expression condition, String name, String sentence) {
    return new OwnKind(
        new Definition(Type.TOTAL, condition.text(), name, sentence),
        false,
        (cells, layout) ->
            List.of(
                new Primitive.Word(
                    cells,
                    Automaton.of(
                        layout,
                        cells.size(),
                        0,
                        (position, made, digit) -> made + digit,
                        made -> condition.holds((double) made)))));
  }

  private static OwnKind ofPattern(DigitPattern pattern, String name, String sentence) {
    return new OwnKind(
        new Definition(Type.PATTERN, pattern.text(), name, sentence),
        true,
        (cells, layout) ->
            List.of(new Primitive.Word(cells, pattern.automaton(layout, cells.size()))));
  }

  private static OwnKind ofStates(StateTable table, String name, String sentence) {
    return new OwnKind(
        new Definition(Type.STATES, table.text(), name, sentence),
        true,
        (cells, layout) ->
            List.of(new Primitive.Word(cells, table.automaton(layout, cells.size()))));
  }

  private static OwnKind ofFactors(Factors factors, String name, String sentence) {
    return new OwnKind(
        new Definition(Type.WEIGHTED, factors.text(), name, sentence),
        true,
        new Count(factors.count(), factors.count()),
        (cells, layout) -> List.of(new Primitive.Word(cells, factors.automaton(layout))));
  }

  private static OwnKind ofEither(Either either, String name, String sentence) {
    return new OwnKind(
        new Definition(Type.EITHER, either.text(), name, sentence),
        true,
        new Count(either.count(), either.count()),
        either::meaning);
  }

  /**
   * The kind of alternatives, each with rules that hold together.
   *
   * @param cells those of the alternatives, each once
   * @throws IllegalArgumentException if they cannot be alternatives
   */
  public static OwnKind either(List<List<Rule>> alternatives, List<Integer> cells) {
    return of(Type.EITHER, Either.text(alternatives, cells), "", "");
  }

  /** The alternatives of a rule; none unless its kind has some. */
  public List<List<Rule>> alternatives(Rule rule) {
    return definition.type == Type.EITHER
        ? new Either(definition.text).on(rule.cells())
        : List.of();
  }

  @Override
  public List<List<Integer>> parts(Rule rule) {
    List<List<Integer>> lines =
        alternatives(rule).stream().flatMap(List::stream).map(Rule::cells).distinct().toList();
    return lines.isEmpty() ? super.parts(rule) : lines;
  }

  @Override
  public Optional<Definition> definition() {
    return Optional.of(definition);
  }

  @Override
  public String word() {
    return definition.name.isEmpty() ? "rule of your own" : definition.name;
  }

  @Override
  public String several() {
    return definition.name.isEmpty() ? definition.type.id() : definition.name;
  }

  @Override
  public int leastCells() {
    return count.least;
  }

  @Override
  public int mostCells(Layout layout) {
    return Math.min(count.most, super.mostCells(layout));
  }

  /** The name where it is short, or its first letter; a sign between cells has one in any case. */
  @Override
  public String label(Rule rule) {
    String name = definition.name;
    if (form() == Form.LINE) {
      return "";
    }
    boolean isShort = name.codePointCount(0, name.length()) <= SHORT_NAME;
    return name.isEmpty() ? "*" : isShort ? name : name.substring(0, name.offsetByCodePoints(0, 1));
  }

  @Override
  public boolean isDirected() {
    return isDirected;
  }

  @Override
  public boolean isPerhapsMissing() {
    return false;
  }

  @Override
  List<Primitive> meaning(Rule rule, Layout layout) {
    return meaning.of(rule.cells(), layout);
  }
}
