package cluewright.format.exchange.position;

import cluewright.format.Line;
import cluewright.format.TextKind;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** SadMan Sudoku's files: a header, the puzzle, and its progress. */
public final class SdkFormat extends Format {
  public SdkFormat() {
    super(
        FormatInfo.of("sdk", "exchange.sdk", "sdk")
            .keepingAllBut(ItemPart.CHARACTERS, ItemPart.BOARD, ItemPart.DECORATION));
  }

  /**
   * True if the text begins with a section, or with a header followed by rows of about nine cells;
   * nine bare rows are left to other formats.
   */
  @Override
  public boolean isLikely(String text) {
    boolean hasHeader = false;
    for (Line line : Line.of(text, 1)) {
      String words = line.text().strip();
      if (SdkReader.isHeader(words)) {
        hasHeader = true;
      } else if (!words.isEmpty() && !words.startsWith("#")) {
        return isSection(words)
            || (hasHeader && isRow(words) && TextKind.of(text) == TextKind.PUZZLE);
      }
    }
    return false;
  }

  private static boolean isSection(String line) {
    String word = line.toLowerCase(Locale.ROOT);
    return List.of("[puzzle]", "[state]", "[pencilmarks]").contains(word);
  }

  private static boolean isRow(String line) {
    int columns = NineRows.BOARD.columns();
    return Math.abs(line.length() - columns) <= 2
        && line.chars().allMatch(c -> c == '.' || (c >= '0' && c <= '9'));
  }

  @Override
  public Reading reading(String text) {
    return new SdkReader().read(text);
  }

  /** What is kept of items: only notes keep leading blanks. */
  @Override
  public List<Item> kept(List<Item> items) {
    return ItemPart.of(items, keeps()).stream()
        .map(item -> item.with(SdkField.kept(item.about())))
        .toList();
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.boardsBut(Set.of(NineRows.BOARD), items))
        .or(() -> Positions.refusal(items))
        .or(() -> onItsWay(items) ? Positions.emptyCell(items) : Optional.empty());
  }

  private static boolean onItsWay(List<Item> items) {
    return items.stream().anyMatch(item -> ((Clues) item.content()).position().isPresent());
  }

  @Override
  public String write(List<Item> items) {
    Item item = items.get(0);
    Clues puzzle = (Clues) item.content();
    StringBuilder text = new StringBuilder();
    for (SdkField field : SdkField.values()) {
      for (Line line : Line.of(field.of(SdkField.kept(item.about())), 1)) {
        text.append(("#" + field.letter() + " " + line.text()).stripTrailing()).append('\n');
      }
    }
    section("Puzzle", puzzle.clues(), text);
    puzzle.position().ifPresent(state -> position(state, text));
    return text.toString();
  }

  private static void section(String name, Puzzle puzzle, StringBuilder text) {
    text.append('[').append(name).append("]\n");
    IntStream.range(0, puzzle.board().rows())
        .forEach(row -> text.append(NineRows.row(puzzle, row)).append('\n'));
  }

  private static void position(GridState state, StringBuilder text) {
    section("State", state.placements(), text);
    if (Positions.eliminated(state).length > 0) {
      text.append("[PencilMarks]\n");
      IntStream.range(0, state.board().rows())
          .forEach(row -> text.append(marks(state, row)).append('\n'));
    }
  }

  private static String marks(GridState state, int row) {
    return IntStream.range(0, state.board().columns())
        .map(column -> state.board().cell(row, column))
        .mapToObj(cell -> state.placed(cell) == 0 ? CandidateGrid.run(state, cell) : "")
        .collect(Collectors.joining(","));
  }
}
