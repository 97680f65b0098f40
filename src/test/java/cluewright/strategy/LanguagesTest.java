package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Strategies and what they conclude, as people of every language read it. */
final class LanguagesTest {
  private static final String BUNDLE = "cluewright.assets.texts.strategies";
  private static final int DEDUCTIONS = 4;

  private static final Map<Board, List<States.Given>> SOLVING =
      Stream.of(Boards.SIX, Boards.NINE)
          .collect(
              Collectors.toMap(board -> board, board -> States.of(board, 4, Tries.random(22))));

  static List<Locale> languages() {
    return List.of(Locale.ENGLISH, Locale.GERMAN, Locale.JAPANESE);
  }

  static Stream<Arguments> strategies() {
    return Catalogue.all().stream().map(strategy -> Arguments.of(strategy.id()));
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyStrategyFormGroupLevelAndLimitHasItsWordsAndNoOthersAreThere(Locale language) {
    Function<Phrase, String> said = phrase -> phrase.in(language);
    Stream<Phrase> ofStrategies =
        Catalogue.numbered().stream()
            .filter(strategy -> !strategy.id().startsWith("siamese-"))
            .flatMap(
                strategy ->
                    Stream.concat(
                        Stream.concat(strategy.names().stream(), Stream.of(strategy.explanation())),
                        strategy.variants().stream().map(Variant::name)));
    Stream<Phrase> ofScales =
        Stream.of(
                Stream.of(Group.values()).map(Group::label),
                Stream.of(Level.values()).map(Level::label),
                Stream.of(Limit.values()).map(Limit::words))
            .flatMap(phrases -> phrases);
    List<String> words = Stream.concat(ofStrategies, ofScales).distinct().map(said).toList();

    ResourceBundle bundle = ResourceBundle.getBundle(BUNDLE, language);
    assertThat(new TreeSet<>(words))
        .isEqualTo(
            bundle.keySet().stream()
                .filter(key -> !key.matches("(reason|unfold)-.*|reasons-counted|scope-digits"))
                .filter(key -> !isOfGuesses(key) && !isOfPairs(key))
                .flatMap(key -> said(key, bundle.getString(key), language))
                .collect(Collectors.toCollection(TreeSet::new)));
  }

  /** A guess is no strategy, but a step with words as strategies have them. */
  private static boolean isOfGuesses(String key) {
    return key.contains("guess");
  }

  /** A pair of fish is named by the fish. */
  private static boolean isOfPairs(String key) {
    return key.endsWith("-siamese-fish");
  }

  /** A pattern is of sets, or fish, of every size that has no words of its own. */
  private static Stream<String> said(String key, String entry, Locale language) {
    return entry.contains("{")
        ? IntStream.rangeClosed(5, key.endsWith("large-fish") ? 7 : 12)
            .mapToObj(size -> new MessageFormat(entry, language).format(new Object[] {size}))
        : Stream.of(entry);
  }

  @ParameterizedTest
  @MethodSource("languages")
  void namesAreUnique(Locale language) {
    assertThat(Catalogue.numbered().stream().flatMap(strategy -> strategy.names().stream()))
        .extracting(name -> name.in(language))
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void aDeductionIsSaidInEveryLanguage(String id) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    SOLVING.values().stream()
        .flatMap(List::stream)
        .flatMap(
            given -> new Applied(given.state()).deductions(strategy).stream().limit(DEDUCTIONS))
        .forEach(LanguagesTest::isSaid);
  }

  private static void isSaid(Deduction deduction) {
    String cell = deduction.board().label(deduction.changedCells().toArray()[0]);
    for (Locale language : languages()) {
      String sentence = deduction.sentence().in(language);
      assertThat(sentence)
          .startsWith(deduction.name().in(language))
          .contains(cell)
          .doesNotContain("{", "}", "..", "  ", "。。", "  ");
      assertThat(deduction.effect().in(language)).contains(cell).matches(".*[.。]");
    }
    assertThat(languages()).extracting(deduction.sentence()::in).doesNotHaveDuplicates();
  }
}
