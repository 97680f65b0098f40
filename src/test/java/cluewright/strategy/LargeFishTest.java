package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.fish.FrankenFish;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Squirmbags, Whales and Leviathans, which libraries name and nobody is offered to solve with. */
final class LargeFishTest {

  static List<Strategy> large() {
    return Catalogue.numbered().stream()
        .filter(strategy -> !Catalogue.all().contains(strategy))
        .filter(strategy -> !strategy.id().startsWith("siamese-"))
        .toList();
  }

  private static Strategy strategy(String id) {
    return large().stream().filter(s -> s.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void theyStandInNoSetThatCanBeNamed() {
    assertThat(Catalogue.withId("squirmbag")).isEmpty();
    assertThat(Catalogue.numbered()).containsAll(Catalogue.all());
  }

  @Test
  void theyHaveNumbersAndNamesOfTheirOwn() {
    assertThat(large())
        .extracting(s -> s.variants().get(0).code() + " " + s.names().get(0))
        .contains(
            "0303 Squirmbag",
            "0314 Finned Whale",
            "0325 Sashimi Leviathan",
            "0333 Franken Squirmbag",
            "0344 Finned Franken Whale",
            "0355 Mutant Leviathan",
            "0363 Finned Mutant Squirmbag")
        .doesNotHaveDuplicates();
  }

  @Test
  void fiveRowsWithinFiveColumnsClearTheirRest() {
    assertThat(
            Applied.on(Boards.SIX)
                .without("1", "r1c6", "r2c6", "r3c6", "r4c6", "r5c6")
                .deductions(strategy("squirmbag")))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Squirmbag: 1 in rows 1, 2, 3, 4 and 5 lies only in columns 1, 2, 3, 4 and 5, so 1 is"
                + " eliminated from r6c1, r6c2, r6c3, r6c4 and r6c5.");
  }

  @ParameterizedTest
  @MethodSource("large")
  void whatTheyEliminateIsTrue(Strategy strategy) {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.NINE, 30, Tries.random(161)));
    states.addAll(States.partlyPlaced(Boards.NINE, 30, Tries.random(162)));
    for (States.Given given : states) {
      for (Deduction deduction : new Applied(given.state()).deductions(strategy)) {
        assertThat(deduction.changes())
            .as("%s", deduction)
            .noneMatch(change -> isTrue(given, deduction.board(), change));
      }
    }
  }

  private static boolean isTrue(States.Given given, Board board, int candidate) {
    return given.solution().digit(board.cellOf(candidate)) == board.digitOf(candidate);
  }

  @ParameterizedTest
  @ValueSource(strings = {"squirmbag", "finned-squirmbag", "sashimi-squirmbag"})
  void nothingThatTheDefinitionAllowsIsMissed(String id) {
    Literal.check(
        strategy(id),
        Boards.SIX,
        50,
        state ->
            switch (id) {
              case "squirmbag" -> LiteralFish.plain(state, 5);
              case "finned-squirmbag" -> LiteralFish.finned(state, 5, LiteralFish::isFinned);
              default -> LiteralFish.finned(state, 5, LiteralFish::isSashimi);
            });
  }

  static Stream<Strategy> ofHouses() {
    return Stream.of(
            "franken-squirmbag",
            "finned-franken-squirmbag",
            "mutant-squirmbag",
            "finned-mutant-squirmbag",
            "finned-mutant-whale")
        .map(LargeFishTest::strategy);
  }

  @ParameterizedTest
  @MethodSource("ofHouses")
  void nothingOfBoxesThatTheDefinitionAllowsIsMissed(Strategy strategy) {
    FrankenFish.Kind fins =
        strategy.id().startsWith("finned") ? FrankenFish.Kind.FINNED : FrankenFish.Kind.PLAIN;
    int size = strategy.id().endsWith("whale") ? 6 : 5;
    LiteralHouseFish reading =
        strategy.id().contains("mutant")
            ? LiteralHouseFish.mutant(size, fins)
            : LiteralHouseFish.franken(size, fins);
    boolean isPlain = fins == FrankenFish.Kind.PLAIN;
    reading.mustAgreeWith(
        strategy,
        States.weakened(isPlain ? Boards.SIX : Boards.FOUR, isPlain ? 40 : 60, Tries.random(163)),
        1);
  }
}
