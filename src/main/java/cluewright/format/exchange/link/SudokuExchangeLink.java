package cluewright.format.exchange.link;

import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Links to SudokuExchange: {@code https://sudokuexchange.com/play/?s=} with 81 digits, 0 for an
 * empty cell, or their {@linkplain ScfText shorter form}. {@code d} may follow, a number for the
 * difficulty, whose scale the link does not tell.
 */
public final class SudokuExchangeLink extends LinkFormat {
  private static final String START = "https://sudokuexchange.com/play/?s=";
  private static final String DIFFICULTY = "d";

  public SudokuExchangeLink() {
    super(
        FormatInfo.of("sudokuexchange", "exchange.sudokuexchange"),
        START,
        List.of("sudokuexchange.com"));
  }

  @Override
  Optional<Item> item(TextSpan link, LinkContext context) {
    Optional<TextSpan> rest = afterHost(link);
    rest.flatMap(all -> all.parameter(DIFFICULTY))
        .ifPresent(level -> context.passed().add(DIFFICULTY));
    return rest.flatMap(all -> all.parameter("s")).map(cells -> item(cells.decoded()));
  }

  /**
   * The puzzle; signs between the digits are ignored there, and fewer than 81 signs are the short
   * form.
   */
  private static Item item(TextSpan cells) {
    String plain = cells.text().replaceAll("[_.-]", "0");
    if (plain.length() < Boards.NINE.cells()) {
      return ScfText.read(new TextSpan(plain, cells.line(), cells.column()));
    }
    String digits = plain.indexOf(',') < 0 ? plain : plain.replace(",", "");
    return Item.of(CellLine.read(digits, cells.line(), cells.column(), List.of(Boards.NINE)));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items).or(() -> Refusals.boardsBut(Set.of(Boards.NINE), items));
  }

  @Override
  public String write(List<Item> items) {
    return START + ((Clues) items.get(0).content()).clues().line().replace('.', '0');
  }
}
