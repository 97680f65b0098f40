package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.ContractBoards;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Rule;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules that every strategy of the catalogue keeps to. */
final class CatalogueTest {

  static List<Strategy> strategies() {
    return Catalogue.all();
  }

  static Stream<Arguments> rulesOnBoards() {
    return Catalogue.all().stream()
        .filter(RuleStrategy.class::isInstance)
        .flatMap(
            strategy ->
                ContractBoards.ALL.stream().map(board -> Arguments.of(strategy.id(), board)));
  }

  @Test
  void idsAndNamesAndLettersAreUnique() {
    assertThat(strategies()).extracting(Strategy::id).doesNotHaveDuplicates();
    assertThat(strategies().stream().flatMap(strategy -> strategy.variants().stream()))
        .extracting(variant -> List.of(variant.id(), variant.explainer()))
        .doesNotHaveDuplicates();
    assertThat(
            strategies().stream()
                .flatMap(strategy -> strategy.names().stream())
                .map(Phrase::toString))
        .doesNotHaveDuplicates();
    assertThat(strategies().stream().map(Strategy::letter).filter(letter -> !letter.isEmpty()))
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void aStrategySaysWhatItIsInOneSentence(Strategy strategy) {
    assertThat(strategy.id()).matches("[a-z]+(-[a-z0-9]+)*");
    assertThat(strategy.letter()).matches("[A-Z]?");
    assertThat(strategy.names())
        .isNotEmpty()
        .allMatch(name -> name.toString().matches("[A-Z\\d][\\w +-]+"));
    assertThat(strategy.explanation().toString()).matches("[A-Z][^.!\\n]{20,}\\.");
    assertThat(Catalogue.withId(strategy.id())).containsSame(strategy);
  }

  @ParameterizedTest
  @MethodSource("rulesOnBoards")
  void aRuleHasAShapeThatReplayAndEncoderCanUse(String id, Board board) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    List<Rule> rules = StrategySet.of(List.of(strategy)).rules(board);

    boolean isLatin = board.houses(Kinds.BOX).isEmpty();
    boolean mayHaveNone =
        (strategy.equals(Catalogue.COMMON_PEERS) && !board.hasPairs())
            || (strategy.equals(Catalogue.LOCKED_CANDIDATES) && isLatin);
    if (!mayHaveNone) {
      assertThat(rules.isEmpty()).isEqualTo(!strategy.fits(board));
    }
    assertThat(rules.stream().filter(rule -> !isWellFormed(rule, strategy, board))).isEmpty();
    assertThat(rules.stream().anyMatch(Rule::places))
        .isEqualTo(strategy.places() && strategy.fits(board));
  }

  /** What relations exclude on a blank board needs no premise. */
  private static boolean isWellFormed(Rule rule, Strategy strategy, Board board) {
    return rule.strategy() == strategy
        && (rule.premiseCount() > 0 || board.hasPairs())
        && rule.conclusionCount() > 0
        && (rule.conclusionCount() == 1 || !rule.places())
        && disjoint(rule);
  }

  private static boolean disjoint(Rule rule) {
    BitSet all = new BitSet();
    rule.forEachPremise(all::set);
    rule.forEachConclusion(all::set);
    return all.cardinality() == rule.premiseCount() + rule.conclusionCount();
  }

  @ParameterizedTest
  @MethodSource("rulesOnBoards")
  void noRuleRemovesADigitOfASolutionOrPlacesAnother(String id, Board board) {
    Strategy strategy = Catalogue.withId(id).orElseThrow();
    List<Rule> rules = StrategySet.of(List.of(strategy)).rules(board);
    Random random = Tries.random(11);
    List<Rule> wrong = new ArrayList<>();
    int applied = 0;
    for (int round = 0; round < Tries.of(100); round++) {
      Puzzle solution = Grids.solution(board, random);
      GridState state = weakened(solution, 0.5 + random.nextDouble() / 2, random);
      for (Rule rule : rules) {
        if (Applied.isReady(state, rule)) {
          applied++;
          wrong.addAll(isTrue(rule, solution) ? List.of() : List.of(rule));
        }
      }
    }

    assertThat(wrong).isEmpty();
    assertThat(applied).isGreaterThanOrEqualTo(Tries.showing(rules.isEmpty() ? 0 : 101));
  }

  /** Every candidate of the solution, and of the others as many as chance leaves. */
  private static GridState weakened(Puzzle solution, double eliminated, Random random) {
    Board board = solution.board();
    return GridState.blank(board)
        .eliminate(
            IntStream.range(0, board.candidates())
                .filter(c -> solution.digit(board.cellOf(c)) != board.digitOf(c))
                .filter(c -> random.nextDouble() < eliminated)
                .toArray());
  }

  private static boolean isTrue(Rule rule, Puzzle solution) {
    Board board = solution.board();
    return IntStream.range(0, rule.conclusionCount())
        .map(rule::conclusion)
        .allMatch(c -> (solution.digit(board.cellOf(c)) == board.digitOf(c)) == rule.places());
  }
}
