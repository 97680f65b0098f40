package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what setters say, in English, about rules that a link does not contain. */
final class SetterWords {
  /** Words that forbid, unless they allow exceptions. */
  private static final String NOT =
      "(?<!\\bor (?:may |can |might )?|\\bneed )\\b(?:not|no|never|cannot|nor|neither|\\w+n['’]t)\\b"
          + "(?! (?:necessarily|always|all|every|have to|need))";

  /** The text between two words of a sentence that is not about dots. */
  private static final String REST = "(?:(?!\\bdots?\\b|\\bcircles?\\b)[^.;:\\n]){0,40}?";

  /** Says that digits are not consecutive, which white dots do not mean. */
  private static final String NOT_CONSECUTIVE =
      "(?:%1$s%2$s\\bconsecutive\\b|\\bconsecutive (?:digits|numbers|values|cells)\\b%2$s%1$s)"
          .formatted(NOT, REST);

  /** Says that digits repeat, except for the usual rule that they do not within a cage. */
  private static final String REPEATS =
      "(?:(?<!\\bno (?:digits?|numbers?) )(?:may|can) repeat"
          + "|(?:may|can) repeat(?! (?:in|within|inside) (?:a|an|any|each|the|the same) cages?\\b))"
          + "|(?:can|may) be repeated";

  /** Words that say that all dots or letters are given. */
  private static final Pattern ALL_GIVEN =
      Pattern.compile(
          "(?<!not )(?<!not necessarily )\\b(all|every)\\b[^.]{0,40}\\b(dots?|circles?|signs?|[xv]|[xv]'?s|xvs?)\\b"
              + "[^.]{0,40}\\b(given|shown|marked|drawn|indicated)"
              + "|(?<!\\bno )(?<!\\bwithout )(?<!\\bwithout a )(?<!\\bnot a )negative constraint",
          Pattern.CASE_INSENSITIVE);

  /** Words that give what is drawn another meaning. */
  private static final Pattern OTHER_MEANING =
      Pattern.compile(
          "\\b(slow|fast)\\b[^.]{0,12}thermo|may stay|can stay|"
              + "(?<!not |never |n['’]t )\\bstays? the same"
              + "|(?:\\b(?:not|never)|n['’]t) decreas\\w*|\\bproducts?\\b|"
              + NOT_CONSECUTIVE,
          Pattern.CASE_INSENSITIVE);

  private static final Pattern REPEATED = Pattern.compile(REPEATS, Pattern.CASE_INSENSITIVE);

  /** What sentences that allow equal digits are about, if not about cages or renban lines. */
  private static final Pattern OF_PATHS =
      word("lines?|arrows?|diagonals?|thermo\\w*|whispers?|palindromes?");

  /** Sums other than those of X and V. */
  private static final Pattern OTHER_LETTERS =
      Pattern.compile(
          "\\b[xv]s?\\b[^.;\\n]*?\\b(?:sums?|adds?(?: up)?|totals?) to (?:either )?"
              + "(?!(?:5|10|five|ten)\\b(?! or \\d))[\\w ]{1,12}",
          Pattern.CASE_INSENSITIVE);

  /** What gives arrows another meaning than a sum. */
  private static final Pattern OTHER_ARROWS =
      Pattern.compile(
          "\\barrows?\\b[^.;\\n]*\\b(?:digit sums?|averages?|products?|concatenat\\w*)"
              + "|\\b(?:digit sums?|averages?|products?|concatenat\\w*)\\b[^.;\\n]*\\barrows?\\b",
          Pattern.CASE_INSENSITIVE);

  /** Words for rules that are not drawn. */
  private static final Pattern UNDRAWN =
      Pattern.compile(
          "\\b(knight\\w*|kings?|queens?|chess|non-?\\s?consecutive|disjoint|windoku|windows?"
              + "|hyper\\w*|extra regions?|asterisk|girandola|cent(?:er|re) dots?|argyle|toroidal"
              + "|miracle|anti-?\\s?diagonals?|battenburg|latin"
              + "|no repeat\\w*(?! (?:\\w+ )?(?:in|within|inside) (?:\\w+ )?cages?))\\b|"
              + NOT_CONSECUTIVE,
          Pattern.CASE_INSENSITIVE);

  /** The houses of a board that already has a rule, by the stem of the word for it. */
  private static final Map<String, List<Kind>> MEANT =
      Map.of(
          "knight", List.of(Kinds.KNIGHT),
          "king", List.of(Kinds.KING),
          "chess", List.of(Kinds.KNIGHT, Kinds.KING),
          "disjoint", List.of(Kinds.DISJOINT_GROUPS),
          "window", List.of(Kinds.WINDOKU),
          "windoku", List.of(Kinds.WINDOKU),
          "hyper", List.of(Kinds.WINDOKU),
          "extra region", List.of(Kinds.WINDOKU, Kinds.CENTRE_DOT, Kinds.ASTERISK, Kinds.CAGE),
          "asterisk", List.of(Kinds.ASTERISK),
          "cent", List.of(Kinds.CENTRE_DOT));

  /** A sentence that only says it is Sudoku. */
  private static final Pattern USUAL =
      Pattern.compile(
          "(?:(?:normal|standard|classic|regular|usual) )?sudoku(?: rules)?(?: apply)?[.!]?",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern ABOUT_RENBAN =
      Pattern.compile(
          "[^.;\\n]*\\b(?:consecutive|renbans?|purple)\\b[^.;\\n]*", Pattern.CASE_INSENSITIVE);

  private static final Pattern NO_REPEATS =
      Pattern.compile(
          "\\b(?:not|no|never|cannot|\\w+n['’]t)(?: (?:digits?|numbers?|values?))?(?: (?:may|can))?"
              + " repeat\\w*",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern SENTENCE = Pattern.compile("[^.;\\n]+");

  /** What sentences are about that say nothing but what a kind means. */
  private static final Map<Kind, Pattern> ABOUT =
      Map.of(
          Kinds.ARROW, word("arrows?"),
          Kinds.LITTLE_KILLER, word("diagonals?|outside"),
          Kinds.SLOW_THERMOMETER, word("thermo\\w*"),
          Kinds.NON_CONSECUTIVE, word("consecutive"));

  /** What sentences are about that may say something of other kinds as well. */
  private static final Pattern OF_OTHERS =
      word("cages?|killer cages?|renbans?|dots?|circles|signs?|lines?|fast");

  private static final Pattern OF_THERMOMETERS = word("thermo\\w*");
  private static final Pattern OF_CAGES = word("cages?|killers?");
  private static final Pattern ANY_NOT = word("no|not|never|cannot|\\w+n['’]t");
  private static final Pattern LETTERS = word("[xv]|[xv]'?s|xvs?");
  private static final Pattern DOTS = word("dots?|circles?");

  private static Pattern word(String words) {
    return Pattern.compile("\\b(?:" + words + ")\\b", Pattern.CASE_INSENSITIVE);
  }

  private SetterWords() {}

  /** The words without what they say of renban lines, on which digits do not repeat. */
  private static String beyondRenban(Board board, String said) {
    return board.rules(Kinds.RENBAN).isEmpty()
        ? said
        : ABOUT_RENBAN
            .matcher(said)
            .replaceAll(
                sentence ->
                    Matcher.quoteReplacement(NO_REPEATS.matcher(sentence.group()).replaceAll("")));
  }

  /** The words that give what is drawn another meaning. */
  static Optional<String> otherMeaning(Board board, String said) {
    if (!isDrawn(board)) {
      return Optional.empty();
    }
    String words = beyondNewer(board, beyondRenban(board, said));
    return first(ALL_GIVEN, words)
        .filter(given -> !isAllGiven(board, given))
        .or(() -> first(OTHER_MEANING, words))
        .or(() -> repeats(board, words))
        .or(() -> has(board, Kinds.ARROW) ? first(OTHER_ARROWS, said) : Optional.empty())
        .or(
            () ->
                has(board, Kinds.X) || has(board, Kinds.V)
                    ? first(OTHER_LETTERS, said)
                    : Optional.empty());
  }

  private static Optional<String> first(Pattern words, String said) {
    return words.matcher(said).results().map(MatchResult::group).findFirst();
  }

  /** The sentences of a text in lower case. */
  private static List<String> sentences(String said) {
    return SENTENCE
        .matcher(said.toLowerCase(Locale.ROOT))
        .results()
        .map(sentence -> sentence.group().strip())
        .toList();
  }

  /** The words that allow equal digits, unless where they may be equal anyway. */
  private static Optional<String> repeats(Board board, String said) {
    return sentences(said).stream()
        .filter(sentence -> !isOfOthers(board, sentence))
        .flatMap(sentence -> first(REPEATED, sentence).stream())
        .findFirst();
  }

  /** True if a sentence allows something of lines without such a rule, or of cages without any. */
  private static boolean isOfOthers(Board board, String sentence) {
    if (OF_THERMOMETERS.matcher(sentence).find() && has(board, Kinds.THERMOMETER)) {
      return false;
    }
    boolean isOfCages = OF_CAGES.matcher(sentence).find();
    return isOfCages
        ? !has(board, Kinds.CAGE) && !has(board, Kinds.RENBAN)
        : OF_PATHS.matcher(sentence).find()
            && !has(board, Kinds.RENBAN)
            && !ANY_NOT.matcher(sentence).find();
  }

  /** True if a board says of all signs that are meant that no other ones hold. */
  private static boolean isAllGiven(Board board, String given) {
    Set<Kind> kinds = Boards.kinds(board);
    boolean isOfLetters = LETTERS.matcher(given).find();
    boolean isOfDots = DOTS.matcher(given).find();
    boolean isOfAny = !isOfLetters && !isOfDots;
    boolean hasDots = has(board, Kinds.WHITE_DOT) || has(board, Kinds.BLACK_DOT);
    boolean hasLetters = has(board, Kinds.X) || has(board, Kinds.V);
    return (hasDots || hasLetters)
        && (!(isOfDots || (isOfAny && hasDots)) || kinds.contains(Kinds.ALL_DOTS))
        && (!(isOfLetters || (isOfAny && hasLetters)) || kinds.contains(Kinds.ALL_LETTERS));
  }

  private static boolean has(Board board, Kind kind) {
    return !board.rules(kind).isEmpty();
  }

  /** The words without sentences that only say what a kind means, where the board has it. */
  private static String beyondNewer(Board board, String said) {
    return SENTENCE
        .matcher(said)
        .replaceAll(
            each -> isKnown(board, each.group()) ? "" : Matcher.quoteReplacement(each.group()));
  }

  private static boolean isKnown(Board board, String sentence) {
    return !OF_OTHERS.matcher(sentence).find()
        && ABOUT.entrySet().stream()
            .filter(each -> has(board, each.getKey()))
            .filter(
                each -> each.getKey() != Kinds.SLOW_THERMOMETER || !has(board, Kinds.THERMOMETER))
            .anyMatch(each -> each.getValue().matcher(sentence).find());
  }

  /** True if a board shows anything that others may interpret differently. */
  static boolean isDrawn(Board board) {
    return !board.drawn().isEmpty();
  }

  /** The first words for a rule that a drawing does not show and a board does not have. */
  static Optional<String> undrawn(Board board, String said) {
    return UNDRAWN
        .matcher(beyondRenban(board, said))
        .results()
        .map(word -> word.group())
        .filter(word -> !isOf(board, word.toLowerCase(Locale.ROOT)))
        .findFirst();
  }

  private static boolean isOf(Board board, String word) {
    return MEANT.entrySet().stream()
        .filter(each -> word.startsWith(each.getKey()))
        .flatMap(each -> each.getValue().stream())
        .anyMatch(kind -> !board.houses(kind).isEmpty());
  }

  /** True if words only say that it is Sudoku. */
  static boolean areUsual(String said) {
    return said.isBlank() || USUAL.matcher(said.strip()).matches();
  }
}
