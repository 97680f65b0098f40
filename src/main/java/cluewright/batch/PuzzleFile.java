package cluewright.batch;

import cluewright.format.TextSource;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A text format that is only valid as a whole, such as .json. */
public record PuzzleFile(Format format, BatchListener listener) implements BatchFormat.Whole {

  @Override
  public String id() {
    return format.id();
  }

  @Override
  public boolean tellsBoards() {
    return format.keeps().contains(ItemPart.BOARD);
  }

  @Override
  public void write(List<Item> items, OutputStream out) throws IOException {
    List<Item> told =
        format.keeps().contains(ItemPart.LEVEL) ? ItemRatings.withLevels(items, listener) : items;
    Optional<Phrase> refusal = format.refusal(told);
    if (refusal.isPresent()) {
      throw new BatchException("%s cannot be written: %s".formatted(format.id(), refusal.get()));
    }
    out.write(format.write(told).getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public Optional<List<Item>> read(Path file) throws IOException {
    return Optional.of(format.read(TextSource.read(file).text()));
  }
}
