package cluewright.batch;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.util.List;
import java.util.Optional;

/** A format of puzzles alone with one per line, such as .sdm. */
public record PuzzleLines(Format format) implements BatchFormat.ByLine {

  /** Tests whether a format qualifies: several puzzles must be written as one line each. */
  public static boolean suits(Format format, Item sample) {
    String one = format.write(List.of(sample));
    return one.indexOf('\n') == one.length() - 1
        && format.write(List.of(sample, sample)).equals(one + one);
  }

  @Override
  public String id() {
    return format.id();
  }

  @Override
  public boolean tellsBoards() {
    return format.keeps().contains(ItemPart.BOARD);
  }

  @Override
  public Optional<String> line(Outcome outcome, Request request) {
    return outcome instanceof Outcome.Found found
        ? Optional.of(format.write(List.of(Item.of(found.puzzle()))))
        : Optional.empty();
  }

  @Override
  public List<BatchRecord> read(String text) {
    return text.isBlank()
        ? List.of()
        : format.read(text).stream()
            .map(item -> ((Clues) item.content()).clues())
            .map(BatchRecord::found)
            .toList();
  }
}
