package cluewright.studio.digitset;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.DigitSet.Kind;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import org.junit.jupiter.api.Test;

final class DigitSetViewModelTest {
  private final History history =
      new History(Document.untitled(Mask.empty(Boards.NINE), StrategySet.parse("NHL")));
  private final PreferredDigits preferred = PreferredDigits.forNow();
  private final DigitSetViewModel digits = new DigitSetViewModel(history, preferred);

  private String trouble() {
    return digits.trouble.get().toString();
  }

  @Test
  void theWaysThatSuitTheBoardAreOffered() {
    assertThat(DigitSetViewModel.kinds(Boards.NINE)).containsExactly(Kind.USUAL);
    assertThat(DigitSetViewModel.kinds(Boards.named("12x12").orElseThrow()))
        .containsExactly(Kind.USUAL, Kind.NUMBERS);
    assertThat(DigitSetViewModel.kinds(Boards.named("16x16").orElseThrow()))
        .containsExactly(Kind.USUAL, Kind.HEXADECIMAL, Kind.NUMBERS);
  }

  @Test
  void charactersAreJudgedWhileTheyAreTypedAndTakenAsOneAct() {
    digits.ask();
    digits.letters.set("W I Z A R");
    assertThat(trouble()).isEqualTo("9 characters are needed; there are 5.");
    assertThat(digits.wrong.get()).isFalse();
    digits.letters.set("WIZARDSOW");
    assertThat(trouble()).startsWith("One character is there twice.");
    assertThat(digits.wrong.get()).isTrue();
    digits.useLetters();
    assertThat(history.document().digitSet()).isEqualTo(DigitSet.USUAL);

    digits.letters.set("W I Z A R D S O N");
    assertThat(trouble()).isEmpty();
    digits.useLetters();
    assertThat(digits.open.get()).isFalse();
    assertThat(history.document().digitSet()).isEqualTo(DigitSet.own(Boards.NINE, "WIZARDSON"));
    assertThat(history.undoName.get()).hasToString("changing how digits are written");
    history.undo();
    assertThat(digits.digits.getValue()).isEqualTo(DigitSet.USUAL);
  }

  @Test
  void whatTheFontOfPrintLacksIsRefused() {
    digits.ask();
    digits.letters.set("WIZARDSO가");
    assertThat(trouble()).isEmpty();
    digits.useLetters();
    assertThat(trouble()).startsWith("The font Inter has no 가 (U+AC00), so it cannot be printed.");
    assertThat(history.document().digitSet()).isEqualTo(DigitSet.USUAL);
  }

  @Test
  void onAnotherBoardDigitsThatDoNotSuitItAreUsualAgain() {
    digits.ask();
    digits.letters.set("WIZARDSON");
    digits.useLetters();
    history.apply(history.undoName.get(), history.document().withMask(Mask.empty(Boards.SIX)));
    assertThat(digits.digits.getValue()).isEqualTo(DigitSet.USUAL);
  }

  @Test
  void theCharactersOfTheLastTimeStandReadyOnABoardOfThisSize() {
    digits.letters.set("WIZARDSON");
    digits.useLetters();
    Document before = history.document();
    history.apply(Phrase.verbatim("board"), before.withMask(Mask.empty(Boards.FOUR)));
    digits.ask();
    assertThat(digits.letters.get()).isEmpty();
    history.apply(Phrase.verbatim("board"), history.document().withMask(Mask.empty(Boards.NINE)));
    digits.ask();
    assertThat(digits.letters.get()).isEqualTo("WIZARDSON");
  }

  private Document fresh(Board board) {
    return preferred.on(Document.untitled(Mask.empty(board), StrategySet.parse("NHL")));
  }

  @Test
  void puzzlesBeginWithTheDigitsThatWereChosenLastOnALargeBoard() {
    history.apply(
        Phrase.of("digitset.act"), history.document().withMask(Mask.empty(Boards.SIXTEEN)));
    digits.use(Kind.HEXADECIMAL);

    assertThat(fresh(Boards.SIXTEEN).digitSet()).isEqualTo(DigitSet.of(Kind.HEXADECIMAL));
    assertThat(fresh(Boards.TWENTY_FIVE).digitSet()).isEqualTo(DigitSet.USUAL);
    assertThat(fresh(Boards.NINE).digitSet()).isEqualTo(DigitSet.USUAL);
    digits.use(Kind.NUMBERS);
    assertThat(fresh(Boards.TWENTY_FIVE).digitSet()).isEqualTo(DigitSet.of(Kind.NUMBERS));
    assertThat(fresh(Boards.NINE).digitSet()).isEqualTo(DigitSet.USUAL);
  }

  @Test
  void aPuzzleThatHasDigitsOfItsOwnKeepsThem() {
    history.apply(
        Phrase.of("digitset.act"), history.document().withMask(Mask.empty(Boards.SIXTEEN)));
    digits.use(Kind.NUMBERS);
    Document other = history.document().withDigitSet(DigitSet.of(Kind.HEXADECIMAL));
    assertThat(preferred.on(other)).isEqualTo(other);
  }

  @Test
  void whereThereIsNoChoiceNothingIsChosen() {
    history.apply(
        Phrase.of("digitset.act"), history.document().withMask(Mask.empty(Boards.SIXTEEN)));
    digits.use(Kind.NUMBERS);
    history.apply(Phrase.of("digitset.act"), history.document().withMask(Mask.empty(Boards.NINE)));
    digits.use(Kind.USUAL);
    assertThat(fresh(Boards.SIXTEEN).digitSet()).isEqualTo(DigitSet.of(Kind.NUMBERS));
  }
}
