package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.exchange.cells.ForumTags;
import cluewright.format.exchange.cells.SpreadsheetText;
import cluewright.format.exchange.cells.TableHeads;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.ReadOnly;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Trimmed;
import java.util.List;
import java.util.Optional;

/**
 * A text that is read after something was removed or converted: forum tags, spreadsheet marks,
 * table headings, a size line, or other digits. It is none of {@link Formats#ALL}.
 */
final class TrimmedText extends ReadOnly {
  private final Trimmed trimmed;

  private TrimmedText(Trimmed trimmed) {
    super(FormatInfo.of("trimmed", "exchange.unknown"));
    this.trimmed = trimmed;
  }

  /** The format of such a text; empty for any other. */
  static Optional<Format> of(String text) {
    return ForumTags.trimmed(text)
        .or(() -> SpreadsheetText.trimmed(text))
        .or(() -> TableHeads.trimmed(text))
        .or(() -> SizeHeader.trimmed(text))
        .or(() -> OtherDigits.trimmed(text))
        .map(TrimmedText::new);
  }

  @Override
  public boolean isLikely(String text) {
    return true;
  }

  @Override
  public Reading reading(String text) {
    FormatException.throwIf(trimmed.doubt());
    try {
      return Formats.reading(trimmed.text(), "").after(List.of(trimmed.remark()));
    } catch (FormatException fault) {
      throw fault.below(trimmed.above());
    }
  }
}
