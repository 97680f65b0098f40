package cluewright.format.exchange.link;

import cluewright.model.Decoration.Stroke;
import cluewright.model.rule.FreeColor;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Mark;
import cluewright.model.rule.Mark.Paint;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Lines without a disc, which are a rule if one sentence says the meaning of a kind and names a
 * colour, and all lines of such a colour are alike; or if it names no colour, and they have the
 * usual one of the kind.
 */
final class SaidLines {
  private static final Map<Kind, Pattern> MEANINGS = new LinkedHashMap<>();
  private static final Map<String, Set<Paint>> COLOURS =
      Map.of(
          "gr[ea]y", EnumSet.of(Paint.GREY, Paint.SILVER),
          "red", EnumSet.of(Paint.RED, Paint.ROSE),
          "pink", EnumSet.of(Paint.ROSE, Paint.PURPLE),
          "orange|yellow|peach", EnumSet.of(Paint.ORANGE),
          "green", EnumSet.of(Paint.GREEN),
          "teal|turquoise|cyan", EnumSet.of(Paint.TEAL),
          "blue", EnumSet.of(Paint.BLUE, Paint.TEAL),
          "purple|magenta|violet|lavender", EnumSet.of(Paint.PURPLE, Paint.LILAC));

  static {
    mean(Kinds.WHISPERS, "\\bwhispers?\\b|\\bdiffer(?:s|ence)?\\b.*\\bat least\\b");
    mean(Kinds.RENBAN, "\\brenban|\\bconsecutive\\b.*\\bany order|\\bany order\\b.*\\bconsecutive");
    mean(Kinds.PALINDROME, "\\bpalindrom");
    mean(
        Kinds.REGION_SUM,
        "\\bregion sum|\\bsums?\\b.*\\b(?:same|equal)\\b.*\\b(?:box|region)"
            + "|\\b(?:same|equal)\\b.*\\bsums?\\b.*\\b(?:box|region)");
    mean(Kinds.ZIPPER, "\\bzipper");
  }

  /** What changes the meaning of any kind of line, or makes a sentence one of something else. */
  private static final Pattern OTHER =
      Pattern.compile(
          "\\b(?:except|unless|either|dots?|cages?|arrows?|loops?|not a|bulbs?|circles?)\\b");

  private static final Pattern LEAST =
      Pattern.compile(
          "(?:at least|minimum(?: difference)? of) (\\d|three|four|five)|(\\d|three|four|five) or (?:more|greater)");
  private static final List<String> NUMBERS = List.of("", "", "", "three", "four", "five");
  private static final int GERMAN = 5;
  private static final int DUTCH = 4;

  private final SaidRules said;

  /** A kind with the colours of its lines; without any, the usual one counts. */
  private record Meaning(Kind kind, Set<Paint> paints, int value) {}

  SaidLines(SaidRules said) {
    this.said = said;
  }

  private static void mean(Kind kind, String pattern) {
    MEANINGS.put(kind, Pattern.compile(pattern));
  }

  void take() {
    Map<Kind, List<Meaning>> meanings = new LinkedHashMap<>();
    said.sentences.stream()
        .map(this::meaning)
        .flatMap(Optional::stream)
        .forEach(each -> meanings.computeIfAbsent(each.kind, any -> new ArrayList<>()).add(each));
    List<Meaning> all = meanings.values().stream().map(SaidLines::strongest).toList();
    all.stream()
        .filter(each -> all.stream().noneMatch(other -> isRival(each, other)))
        .forEach(this::take);
  }

  /** Of sentences about one kind, that which names a colour, and a value. */
  private static Meaning strongest(List<Meaning> same) {
    Meaning first = same.get(0);
    Set<Paint> paints =
        same.stream()
            .map(Meaning::paints)
            .filter(each -> !each.isEmpty())
            .findFirst()
            .orElse(first.paints);
    int value = same.stream().mapToInt(Meaning::value).max().orElse(0);
    return new Meaning(first.kind, paints, value);
  }

  private static boolean isRival(Meaning one, Meaning other) {
    return !one.equals(other) && paints(one).stream().anyMatch(paints(other)::contains);
  }

  private static Set<Paint> paints(Meaning meaning) {
    return meaning.paints.isEmpty()
        ? EnumSet.of(((Mark.Line) meaning.kind.mark()).paint())
        : meaning.paints;
  }

  /** What a sentence says of lines; empty if it is of several kinds, or of none. */
  private Optional<Meaning> meaning(String sentence) {
    List<Kind> kinds =
        MEANINGS.keySet().stream()
            .filter(kind -> MEANINGS.get(kind).matcher(sentence).find())
            .toList();
    List<Set<Paint>> paints =
        COLOURS.keySet().stream()
            .filter(name -> Pattern.compile("\\b(?:" + name + ")\\b").matcher(sentence).find())
            .map(COLOURS::get)
            .toList();
    if (kinds.size() != 1 || paints.size() > 1 || OTHER.matcher(sentence).find()) {
      return Optional.empty();
    }
    Kind kind = kinds.get(0);
    int value = kind == Kinds.WHISPERS ? difference(sentence).orElse(0) : 0;
    return Optional.of(new Meaning(kind, paints.isEmpty() ? Set.of() : paints.get(0), value));
  }

  private OptionalInt difference(String sentence) {
    Matcher least = LEAST.matcher(sentence);
    if (least.find()) {
      String number = Optional.ofNullable(least.group(1)).orElse(least.group(2));
      int word = NUMBERS.indexOf(number);
      return OptionalInt.of(word > 0 ? word : Integer.parseInt(number));
    }
    boolean isUsual = said.board.digits() == 9;
    if (isUsual && sentence.contains("german")) {
      return OptionalInt.of(GERMAN);
    }
    return isUsual && sentence.contains("dutch") ? OptionalInt.of(DUTCH) : OptionalInt.empty();
  }

  private void take(Meaning meaning) {
    List<Stroke> lines =
        said.strokes.stream()
            .filter(stroke -> stroke.head() == 0)
            .filter(stroke -> paints(meaning).contains(FreeColor.of(stroke.color()).paint()))
            .toList();
    List<List<Integer>> paths =
        lines.stream().map(line -> CellPath.of(said.board, line.points())).toList();
    long colours =
        lines.stream().map(line -> line.color().toLowerCase(Locale.ROOT)).distinct().count();
    boolean isValued = meaning.kind != Kinds.WHISPERS || meaning.value > 0;
    boolean isCertain =
        colours == 1
            && isValued
            && areApart(meaning.kind, paths)
            && paths.stream().allMatch(path -> fits(meaning, path));
    if (isCertain) {
      paths.forEach(path -> said.add(meaning.kind, path, value(meaning, path), SclDrawing.LINES));
      said.strokes.removeAll(lines);
    }
  }

  private boolean fits(Meaning meaning, List<Integer> path) {
    return path.size() > 1 && said.fits(meaning.kind, path, value(meaning, path));
  }

  private int value(Meaning meaning, List<Integer> path) {
    return meaning.value > 0
        ? meaning.value
        : meaning.kind.usualValue(path.size(), said.board.digits());
  }

  /** False if lines meet that may be one; of whispers only neighbours count. */
  private static boolean areApart(Kind kind, List<List<Integer>> paths) {
    Set<Integer> met = new HashSet<>();
    return kind == Kinds.WHISPERS || paths.stream().flatMap(List::stream).allMatch(met::add);
  }
}
