package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Constraint strings of Interactive Sudoku Solver: {@code .Shape~6x6.Thermo~R1C1~R1C2.~R2C2_3}, one
 * on a line, alone or between a name and a solution that tabs set apart, or in a link to that site.
 */
public final class ConstraintText extends Format {
  private static final List<String> HOSTS = List.of("sigh.github.io/interactive-sudoku-solver");
  private static final String QUERY = "q";
  private static final Pattern BEGINNING =
      Pattern.compile(
          "\\s*[.\\s]*\\.\\s*(?:(?:Or|And|[A-Z][A-Za-z]{2,})(?:[~.\\s]|$)|[XV]~R|~R\\w?C\\w_).*");

  public ConstraintText() {
    super(FormatInfo.of("constraints", "exchange.constraints").keeping(ItemPart.BOARD));
  }

  @Override
  public boolean isLikely(String text) {
    boolean isLink = TextSpan.first(text, TextSpan.LINK_START).after(HOSTS).isPresent();
    return isLink || lines(text).stream().findFirst().flatMap(line -> string(line)).isPresent();
  }

  private static List<Line> lines(String text) {
    List<Line> lines = new ArrayList<>();
    for (Line line : Line.of(text, 1)) {
      if (!line.text().isBlank()) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** The constraint string of a line. */
  private static Optional<TextSpan> string(Line line) {
    Optional<TextSpan> link = TextSpan.of(line).unwrapped().after(HOSTS);
    return link.isPresent()
        ? link.flatMap(rest -> rest.parameter(QUERY)).map(ConstraintText::decoded)
        : field(line);
  }

  /** What stands in a link, where a plus is a blank. */
  private static TextSpan decoded(TextSpan query) {
    return new TextSpan(query.text().replace('+', ' '), query.line(), query.column()).decoded();
  }

  private static Optional<TextSpan> field(Line line) {
    int column = 1;
    for (String field : line.text().split("\t", -1)) {
      if (BEGINNING.matcher(field).matches()) {
        return Optional.of(new TextSpan(field, line.number(), column));
      }
      column += field.length() + 1;
    }
    return Optional.empty();
  }

  @Override
  public Reading reading(String text) {
    ItemCollector items = new ItemCollector();
    for (Line line : lines(text)) {
      TextSpan string = string(line).orElseThrow(() -> none(line.number()));
      Item item = Item.of(new ConstraintBoard(string).read());
      items.add(item.on(Boards.joined(item.content().board())), line.number());
    }
    if (items.isEmpty()) {
      throw none(1);
    }
    return Reading.of(items.all());
  }

  private static FormatException none(int line) {
    return FormatException.at(line, 1, Phrase.of("exchange.no-constraints"));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items)
        .or(
            () ->
                items.stream().map(ConstraintText::refusal).flatMap(Optional::stream).findFirst());
  }

  private static Optional<Phrase> refusal(Item item) {
    return ConstraintWords.refusal(item.content().board())
        .or(() -> ConstraintWords.refusal(clues(item)));
  }

  @Override
  public List<Item> kept(List<Item> items) {
    return super.kept(items).stream()
        .map(item -> item.on(ConstraintWords.kept(item.content().board())))
        .toList();
  }

  @Override
  public String write(List<Item> items) {
    return items.stream()
        .map(item -> ConstraintWords.of(clues(item)) + "\n")
        .collect(Collectors.joining());
  }

  private static Puzzle clues(Item item) {
    return ((Clues) item.content()).clues();
  }
}
