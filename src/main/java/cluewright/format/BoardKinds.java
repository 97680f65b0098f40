package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.OverlappingGrids;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.OwnKind;
import cluewright.model.rule.Rule;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What kinds of boards are called, and their rules. */
public final class BoardKinds {
  private BoardKinds() {}

  /**
   * The name, for example {@code Diagonals and Windoku}, {@code Jigsaw}, {@code Samurai}, or {@code
   * Classic}.
   */
  public static Phrase name(Board board) {
    List<Phrase> names = new ArrayList<>();
    OverlappingGrids.of(board).ifPresent(grids -> names.add(name(grids)));
    if (Boards.isJigsaw(board)) {
      names.add(Phrase.of("boards.jigsaw"));
    }
    kinds(board).forEach(kind -> names.add(name(kind)));
    return names.isEmpty() ? Phrase.of("boards.classic") : Phrase.list(names);
  }

  public static Phrase name(OverlappingGrids grids) {
    return Phrase.of("boards." + grids.id());
  }

  public static Phrase name(Kind kind) {
    return Words.kind(kind);
  }

  /**
   * What holds for the rules of a kind, in a sentence.
   *
   * @param value of the rules, where all have one; 0 for none, or {@link Rule#OPEN}
   */
  public static Phrase rule(Kind kind, int value) {
    if (kind instanceof OwnKind own) {
      List<Integer> places = IntStream.range(0, own.leastCells()).boxed().toList();
      return own(own, new Rule(own, places), place -> Phrase.of("boards.place", place + 1));
    }
    String key = "boards.rule-" + kind.words();
    if (value == Rule.OPEN) {
      return Phrase.of("boards.open-values", name(kind));
    }
    return value == 0 ? Phrase.of(key) : Phrase.of(key, value);
  }

  /**
   * What a rule of the user's own says.
   *
   * @param label what its cells are called
   */
  private static Phrase own(OwnKind kind, Rule rule, IntFunction<?> label) {
    OwnKind.Definition own = kind.definition().orElseThrow();
    String key = "boards.rule-" + kind.words();
    if (!own.sentence().isEmpty()) {
      return Phrase.verbatim(own.sentence());
    }
    List<List<Rule>> alternatives = kind.alternatives(rule);
    return alternatives.isEmpty()
        ? Phrase.of(key, own.name().isEmpty() ? own.text() : own.name(), own.text())
        : Phrase.of(key, Phrase.apart(alternatives.stream().map(all -> all(all, label)).toList()));
  }

  /** Rules that hold together, for example {@code “Arrows” on r1c1, r1c2 and r2c2}. */
  private static Phrase all(List<Rule> rules, IntFunction<?> label) {
    return Phrase.joined(
        rules.stream().map(rule -> on(rule, label)).toList(), "boards.together", "boards.together");
  }

  /** True for an arrow with a circle, whose value says that it is of one cell. */
  private static boolean isUsualArrow(Rule rule) {
    return rule.kind() == Kinds.ARROW && rule.value() == 1;
  }

  private static Phrase on(Rule rule, IntFunction<?> label) {
    Phrase cells = Phrase.list(rule.cells().stream().map(label::apply).toList());
    return rule.hasValue() && !isUsualArrow(rule)
        ? Phrase.of("boards.on-with", name(rule.kind()), cells, rule.kind().written(rule.value()))
        : Phrase.of("boards.on", name(rule.kind()), cells);
  }

  /** The rules for each value that a board's rules of a kind have, unless some have none. */
  private static Stream<Phrase> rules(Board board, Kind kind) {
    return Stream.of(meaning(board, kind), zero(board, kind), frame(board, kind))
        .flatMap(Function.identity());
  }

  /** What a digit 0 is where its kind does not say so by itself. */
  private static Stream<Phrase> zero(Board board, Kind kind) {
    return kind == Kinds.SKYSCRAPER && board.layout().leastValue() == 0
        ? Stream.of(Phrase.of("boards.zero-skyscraper"))
        : Stream.empty();
  }

  /** What tells numbers outside the grid from others there. */
  private static Stream<Phrase> frame(Board board, Kind kind) {
    return Kinds.frame(board.rules(), kind)
        .map(frame -> Phrase.of("boards.frame-" + frame.name().toLowerCase(Locale.ROOT)))
        .stream();
  }

  private static Stream<Phrase> meaning(Board board, Kind kind) {
    if (kind instanceof OwnKind own) {
      return board.rules(kind).stream().map(rule -> own(own, rule, board::label)).distinct();
    }
    if (kind.isLabelled()) {
      Stream<Phrase> open =
          board.rules(kind).stream()
              .filter(Rule::isOpen)
              .limit(1)
              .map(any -> rule(kind, any.value()));
      return Stream.concat(
          Stream.of(Phrase.of("boards.rule-" + kind.words() + values(board, kind))), open);
    }
    return differing(board.values(kind).stream().map(value -> rule(kind, value)));
  }

  /** Those that read differently, since some say the same whatever the value. */
  private static Stream<Phrase> differing(Stream<Phrase> sentences) {
    Set<String> told = new HashSet<>();
    return sentences.filter(sentence -> told.add(sentence.toString()));
  }

  /** The rules of a board besides the usual ones; empty for a classic one. */
  public static Phrase rules(Board board) {
    List<Phrase> rules = new ArrayList<>();
    OverlappingGrids.of(board)
        .ifPresent(grids -> rules.add(Phrase.of("boards.rule-" + grids.id())));
    if (Boards.isJigsaw(board)) {
      rules.add(Phrase.of("boards.rule-jigsaw"));
    }
    if (board.gridCells() < board.shownCells()) {
      rules.add(Phrase.of("boards.rule-beside"));
    }
    aboutRegions(board).forEach(kind -> rules.add(Phrase.of("boards.rule-of-regions", kind)));
    rules.addAll(sentences(board, kind -> rules(board, kind), Phrase.of("boards.rule-not-all")));
    return Phrase.sentences(rules.toArray(Phrase[]::new));
  }

  /** The names of the kinds that say of regions what they else say of digits. */
  private static Stream<Phrase> aboutRegions(Board board) {
    return board.drawn().stream()
        .filter(rule -> rule.cells().stream().allMatch(board.layout()::isRegion))
        .map(Rule::kind)
        .distinct()
        .map(BoardKinds::name);
  }

  /**
   * Sentences about a board's kinds of rules, in their usual order: those about regions come last.
   *
   * @param ofKind the sentences about a kind
   * @param notAll says that more signs may hold than are drawn; used if that is so
   */
  public static <S> List<S> sentences(Board board, Function<Kind, Stream<S>> ofKind, S notAll) {
    Map<Boolean, List<S>> byRegion =
        kinds(board).stream()
            .collect(
                Collectors.partitioningBy(
                    kind -> kind.form() == Form.REGION,
                    Collectors.flatMapping(ofKind, Collectors.toList())));
    List<S> all = new ArrayList<>(byRegion.get(false));
    if (kinds(board).stream().anyMatch(Kind::isPerhapsMissing)) {
      all.add(notAll);
    }
    all.addAll(byRegion.get(true));
    return all;
  }

  /** The end of the key of what values mean, which depends on whether every rule has one. */
  private static String values(Board board, Kind kind) {
    List<Rule> rules = board.rules(kind);
    boolean mayLack = kind.values(1, board.digits()).filter(Values::isOptional).isPresent();
    boolean hasAll = rules.stream().allMatch(rule -> rule.hasValue() || !rule.label().isEmpty());
    if (!mayLack || hasAll) {
      return "";
    }
    return rules.stream().anyMatch(Rule::hasValue) ? "-some-values" : "-without-values";
  }

  private static List<Kind> kinds(Board board) {
    return board.rules().stream().map(Rule::kind).distinct().toList();
  }
}
