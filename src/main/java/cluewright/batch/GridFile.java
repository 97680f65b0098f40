package cluewright.batch;

import cluewright.format.Numbered;
import cluewright.format.PuzzleText;
import cluewright.format.TextSource;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.model.Boards;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Puzzles drawn with borders and separated by blank lines. */
public record GridFile() implements BatchFormat.Whole {

  @Override
  public String id() {
    return "grid";
  }

  @Override
  public void write(List<Item> items, OutputStream out) throws IOException {
    String text =
        items.stream()
            .map(item -> PuzzleText.grid(((Clues) item.content()).clues()))
            .collect(Collectors.joining("\n"));
    out.write(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public Optional<List<Item>> read(Path file) throws IOException {
    return Optional.of(
        PuzzleText.readAll(TextSource.read(file).text(), Boards.TOLD_BY_CELLS).stream()
            .map(Numbered::value)
            .map(Item::of)
            .toList());
  }
}
