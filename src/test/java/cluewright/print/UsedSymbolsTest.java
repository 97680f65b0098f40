package cluewright.print;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class UsedSymbolsTest {

  private static Board board(String name) {
    return Boards.named(name).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          9x9 | CLUEWRIGT | en | Letters: C L U E W R I G T.
          9x9 | CLUEWRIGT | de | Buchstaben: C L U E W R I G T.
          9x9 | CLUEWRIGT | ja | 使う文字：C L U E W R I G T。
          9x9 | あいうえおかきくけ | ja | 使う文字：あ い う え お か き く け。
          9x9 | 012345678 | en | Digits: 0 1 2 3 4 5 6 7 8.
          4x4 | +×√€ | en | Characters: + × √ €.
          4x4 | 12AB | en | Characters: 1 2 A B.
          """)
  void charactersOfTheDesignersOwnAreAllNamed(
      String name, String letters, String language, String said) {
    DigitSet own = DigitSet.own(board(name), letters);
    assertThat(UsedSymbols.sentence(board(name), own).in(Locale.forLanguageTag(language)))
        .isEqualTo(said);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          10x10 | en | Characters: 1 to 9, A.
          12x12 | en | Characters: 1 to 9, A to C.
          16x16 | en | Characters: 1 to 9, A to G.
          16x16 | de | Zeichen: 1 bis 9, A bis G.
          16x16 | ja | 使う文字：1〜9、A〜G。
          25x25 | en | Characters: 1 to 9, A to P.
          """)
  void largeBoardsNameTheirRanges(String name, String language, String said) {
    assertThat(
            UsedSymbols.sentence(board(name), DigitSet.USUAL).in(Locale.forLanguageTag(language)))
        .isEqualTo(said);
  }

  @Test
  void hexadecimalDigitsBeginWithNought() {
    DigitSet hexadecimal = DigitSet.of(DigitSet.Kind.HEXADECIMAL);
    assertThat(UsedSymbols.sentence(Boards.SIXTEEN, hexadecimal).in(Locale.ENGLISH))
        .isEqualTo("Characters: 0 to 9, A to F.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4x4", "6x6", "9x9", "9x9+x"})
  void numbersFromOneOnNeedNoWords(String name) {
    assertThat(UsedSymbols.sentence(board(name), DigitSet.USUAL)).isEqualTo(Phrase.NOTHING);
  }

  @Test
  void norDoTheyWhereTheyAreWrittenOut() {
    DigitSet numbers = DigitSet.of(DigitSet.Kind.NUMBERS);
    assertThat(UsedSymbols.sentence(Boards.SIXTEEN, numbers)).isEqualTo(Phrase.NOTHING);
    DigitSet same = DigitSet.own(Boards.NINE, "123456789");
    assertThat(UsedSymbols.sentence(Boards.NINE, same)).isEqualTo(Phrase.NOTHING);
  }
}
