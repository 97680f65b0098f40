package cluewright.format.exchange.link;

import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Links to SudokuPad: {@code https://sudokupad.app/} and a puzzle, or the puzzle alone, packed or
 * as JSON. {@code scl} begins one that is {@link SclJson}, as does {@code ctc}, {@code fpuzzles} or
 * {@code fpuz} one of f-puzzles, {@code scf} one that is {@link ScfText}, and {@code classic} one
 * that is {@link ClassicText}. A shorter name stands for a puzzle that only SudokuPad's server has.
 */
public final class SudokuPadLink extends LinkFormat {
  private static final String START = "https://sudokupad.app/";
  private static final String SCL = "scl";

  /** The JSON of such a puzzle in a file of its own. */
  private static final Pattern JSON =
      Pattern.compile(
          "\"?\\bcells\"?\\s*:\\s*\\[\\s*\\[\\s*\\{\\s*(?:\"?(?:value|given|centremarks|cornermarks"
              + "|pencilMarks|color)\\b|})");

  private static final List<String> FOLDERS = List.of("/sudoku/", "/puzzle/", "/");
  private static final List<String> FPUZZLES = List.of("fpuzzles", "fpuz");

  public SudokuPadLink() {
    super(
        FormatInfo.of("sudokupad", "exchange.sudokupad")
            .keeping(
                ItemPart.BOARD,
                ItemPart.DECORATION,
                ItemPart.TITLE,
                ItemPart.AUTHOR,
                ItemPart.NOTES),
        START + SCL,
        List.of(
            "sudokupad.app",
            "beta.sudokupad.app",
            "sudokupad.svencodes.com",
            "app.crackingthecryptic.com",
            "test.crackingthecryptic.com"));
  }

  @Override
  public boolean isLikely(String text) {
    TextSpan start = TextSpan.first(text, TextSpan.LINK_START);
    return super.isLikely(text) || isBare(start.text()) || isJson(text);
  }

  private static boolean isJson(String text) {
    return text.startsWith("{", TextSpan.ink(text)) && JSON.matcher(text).find();
  }

  private static boolean isBare(String text) {
    boolean isWord = text.chars().allMatch(c -> c > ' ' && c < 127);
    return isWord
        && (isPuzzle(text, "scl")
            || isPuzzle(text, "ctc")
            || FPUZZLES.stream().anyMatch(kind -> isPuzzle(text, kind))
            || isPuzzle(text, ClassicText.START)
            || isPuzzle(text, "scf"));
  }

  private static boolean isPuzzle(String text, String kind) {
    return text.startsWith(kind) && text.length() >= kind.length() + 9;
  }

  @Override
  public Reading reading(String text) {
    return isJson(text) ? readingOfFile(text, SclJson::read) : super.reading(text);
  }

  @Override
  Optional<Item> item(TextSpan link, LinkContext context) {
    return afterHost(link).map(rest -> puzzle(rest, context)).or(() -> bare(link, context));
  }

  private static Optional<Item> bare(TextSpan link, LinkContext context) {
    return isBare(link.text()) ? Optional.of(puzzle(link, context)) : Optional.empty();
  }

  private static Item puzzle(TextSpan rest, LinkContext context) {
    TextSpan puzzle = rest.parameter("puzzleid").orElseGet(() -> path(rest)).decoded();
    if (puzzle.text().startsWith("scf")) {
      return ScfText.read(puzzle.from(3));
    }
    if (isPuzzle(puzzle.text(), ClassicText.START)) {
      return ClassicText.read(puzzle.from(ClassicText.START.length()));
    }
    Optional<String> fpuzzles = FPUZZLES.stream().filter(puzzle.text()::startsWith).findFirst();
    if (fpuzzles.isPresent()) {
      return FPuzzlesLink.unpacked(puzzle.from(fpuzzles.get().length()), context);
    }
    if (puzzle.text().startsWith("scl") || puzzle.text().startsWith("ctc")) {
      return SclJson.read(puzzle.from(3), context);
    }
    throw puzzle.fault(Phrase.of("exchange.on-server"));
  }

  private static TextSpan path(TextSpan rest) {
    TextSpan path =
        FOLDERS.stream()
            .filter(rest.text()::startsWith)
            .findFirst()
            .map(folder -> rest.from(folder.length()))
            .orElse(rest);
    return path.before('?').before('#');
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.unlessOfRegions(items))
        .or(() -> LinkBoard.refusal(items.get(0), kind -> true))
        .or(() -> unsaid(items.get(0).content().board(), SclOwn::isDrawn))
        .or(() -> tooLong(LzText.pack(SclJson.write(items.get(0))), LzText.MOST_PACKED));
  }

  @Override
  public String write(List<Item> items) {
    return START + SCL + LzText.pack(SclJson.write(items.get(0)));
  }
}
