package cluewright.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cluewright.model.DigitSet.Fault;
import cluewright.model.DigitSet.Kind;
import cluewright.strategy.core.Words;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DigitSetTest {
  private static final Board SIXTEEN = Boards.named("16x16").orElseThrow();

  private static String written(DigitSet digits, Board board) {
    return String.join(" ", digits.symbols(board));
  }

  @Test
  void theUsualDigitsAreThoseOfEveryBoard() {
    for (Board board : Boards.ALL) {
      board
          .digitRange()
          .forEach(
              digit ->
                  assertThat(DigitSet.USUAL.symbol(board, digit))
                      .isEqualTo(String.valueOf(board.symbol(digit))));
    }
  }

  @Test
  void largeBoardsCanHaveNumbersAndThoseOfSixteenHexadecimalDigits() {
    assertThat(written(DigitSet.of(Kind.NUMBERS), SIXTEEN))
        .isEqualTo("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16");
    assertThat(written(DigitSet.of(Kind.HEXADECIMAL), SIXTEEN))
        .isEqualTo("1 2 3 4 5 6 7 8 9 A B C D E F 0");
    assertThat(DigitSet.of(Kind.NUMBERS).suits(Boards.NINE)).isFalse();
    assertThat(DigitSet.of(Kind.HEXADECIMAL).suits(Boards.NINE)).isFalse();
    assertThat(DigitSet.of(Kind.HEXADECIMAL).on(Boards.NINE)).isEqualTo(DigitSet.USUAL);
  }

  @Test
  void charactersOfOnesOwnSuitBoardsOfAsManyDigits() {
    DigitSet own = DigitSet.own(Boards.NINE, "WIZARDSON");
    assertThat(written(own, Boards.NINE)).isEqualTo("W I Z A R D S O N");
    assertThat(own.suits(Boards.SIX)).isFalse();
    assertThat(own.on(SIXTEEN)).isEqualTo(DigitSet.USUAL);
  }

  @Test
  void theirKeysTypeThemAndWhereNoCharacterIsMeantTheUsualKeysDo() {
    DigitSet own = DigitSet.own(Boards.NINE, "WIZaRDS1ß");
    assertThat(own.typed(Boards.NINE, 'Z')).isEqualTo(3);
    assertThat(own.typed(Boards.NINE, 'A')).isEqualTo(4);
    assertThat(own.typed(Boards.NINE, '1')).isEqualTo(8);
    assertThat(own.typed(Boards.NINE, '9')).isEqualTo(9);
    assertThat(own.typed(Boards.NINE, 'Q')).isZero();
    DigitSet hexadecimal = DigitSet.of(Kind.HEXADECIMAL);
    assertThat(hexadecimal.typed(SIXTEEN, '0')).isEqualTo(16);
    assertThat(hexadecimal.typed(SIXTEEN, 'f')).isEqualTo(15);
    assertThat(DigitSet.of(Kind.NUMBERS).typed(SIXTEEN, 'A')).isEqualTo(10);
    assertThat(DigitSet.USUAL.typed(SIXTEEN, 'g')).isEqualTo(16);
  }

  @Test
  void onABoardFromZeroKeysTypeTheValuesThatAreSeen() {
    Board zero = Boards.named("9x9~0").orElseThrow();
    assertThat(written(DigitSet.USUAL, zero)).isEqualTo("0 1 2 3 4 5 6 7 8");
    assertThat(DigitSet.USUAL.typed(zero, '0')).isEqualTo(1);
    assertThat(DigitSet.USUAL.typed(zero, '5')).isEqualTo(6);
    assertThat(DigitSet.USUAL.typed(zero, '9')).isZero();
    assertThat(Words.digit(zero, 6).in(Locale.ENGLISH, DigitSet.USUAL::shown)).isEqualTo("5");
    assertThat(written(DigitSet.own(zero, "WIZARDSON"), zero)).isEqualTo("W I Z A R D S O N");
    Board sixteen = Boards.named("16x16~0").orElseThrow();
    assertThat(written(DigitSet.of(Kind.NUMBERS), sixteen)).startsWith("0 1 ").endsWith(" 15");
    assertThat(written(DigitSet.of(Kind.HEXADECIMAL), sixteen)).startsWith("0 1 ").endsWith("E F");
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          NEWSPAPER, TWICE
          WIZaRDSOa, TWICE
          WIZARDSOo, TWICE
          WIZARDS,   NUMBER
          '',        NUMBER
          WIZARDSONG, NUMBER
          'WIZ RDSON', UNSEEN
          'WIZ\u0301RDSON', UNSEEN
          'WIZ\tRDSON', UNSEEN
          'WIZ\uD83D\uDE00SON', UNSEEN
          """)
  void aFaultIsNamed(String letters, Fault fault) {
    assertThat(DigitSet.fault(9, letters)).contains(fault);
    assertThatIllegalArgumentException().isThrownBy(() -> DigitSet.own(Boards.NINE, letters));
  }

  @Test
  void onlyOwnCharactersAreGiven() {
    assertThatIllegalArgumentException().isThrownBy(() -> DigitSet.of(Kind.OWN));
    assertThatIllegalArgumentException().isThrownBy(() -> new DigitSet(Kind.NUMBERS, "ABC"));
    assertThat(DigitSet.fault(9, "一二三四五六七八九")).isEmpty();
  }
}
