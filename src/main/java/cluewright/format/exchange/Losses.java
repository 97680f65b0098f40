package cluewright.format.exchange;

import cluewright.format.Line;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Positions;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Decoration;
import cluewright.model.GridState;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * What is lost when items are written in a format: everything missing from {@linkplain Format#kept
 * what it keeps}. Blanks at the ends of lines are no loss.
 */
public final class Losses {
  private Losses() {}

  /** A sentence for each kind of loss, without its full stop; empty if nothing is lost. */
  public static List<Phrase> of(Format format, List<Item> items) {
    List<Item> kept = format.kept(items);
    Set<ItemPart> lost = parts(items, kept);
    List<Phrase> sentences = new ArrayList<>();
    say("exchange.left-out", lost, part -> !format.keeps().contains(part), sentences);
    say("exchange.not-whole", lost, format.keeps()::contains, sentences);
    if (clues(items).equals(clues(kept))) {
      return sentences;
    }
    sentences.add(Phrase.of("exchange.blurred"));
    return sentences;
  }

  private static void say(
      String key, Set<ItemPart> lost, Predicate<ItemPart> isMeant, List<Phrase> sentences) {
    List<Phrase> labels = lost.stream().filter(isMeant).map(ItemPart::label).toList();
    if (!labels.isEmpty()) {
      sentences.add(Phrase.of(key, Phrase.list(labels)));
    }
  }

  private static List<String> clues(List<Item> items) {
    return items.stream()
        .map(Item::content)
        .filter(Clues.class::isInstance)
        .map(content -> ((Clues) content).clues().line())
        .toList();
  }

  /** The parts of items that are changed or missing in what was kept. */
  public static Set<ItemPart> parts(List<Item> items, List<Item> kept) {
    Set<ItemPart> lost = EnumSet.noneOf(ItemPart.class);
    for (int i = 0; i < items.size(); i++) {
      addWords(items.get(i).about(), kept.get(i).about(), lost);
      if (!board(items.get(i)).equals(board(kept.get(i)))) {
        lost.add(ItemPart.BOARD);
      }
      if (!decoration(items.get(i)).equals(decoration(kept.get(i)))) {
        lost.add(ItemPart.DECORATION);
      }
      if (items.get(i).content() instanceof Clues before
          && kept.get(i).content() instanceof Clues after) {
        if (!before.equals(after)) {
          addDigits(Positions.of(before), Positions.of(after), lost);
        }
        if (!items.get(i).digits().equals(kept.get(i).digits())) {
          lost.add(ItemPart.CHARACTERS);
        }
      }
    }
    return lost;
  }

  /** The board of an item, as formats see it that have a place for each cell. */
  private static Board board(Item item) {
    return Boards.joined(item.content().board());
  }

  private static Decoration decoration(Item item) {
    return item.content().board().decoration();
  }

  private static void addWords(Metadata before, Metadata after, Set<ItemPart> lost) {
    ItemPart.WORDS.stream()
        .filter(part -> !told(before.text(part)).equals(told(after.text(part))))
        .forEach(lost::add);
  }

  private static String told(String text) {
    return StreamSupport.stream(Line.of(text, 1).spliterator(), false)
        .map(line -> line.text().stripTrailing())
        .collect(Collectors.joining("\n"))
        .stripTrailing();
  }

  private static void addDigits(GridState before, GridState after, Set<ItemPart> lost) {
    boolean isPlaced =
        cells(before).allMatch(cell -> before.placed(cell) == 0 || placesAs(before, after, cell));
    if (!isPlaced) {
      lost.add(ItemPart.PLACED);
    }
    boolean hasOwn = !before.equals(GridState.initial(before.placements()));
    if (hasOwn
        && cells(before).anyMatch(cell -> before.candidates(cell) != after.candidates(cell))) {
      lost.add(ItemPart.CANDIDATES);
    }
  }

  private static boolean placesAs(GridState before, GridState after, int cell) {
    return before.placed(cell) == after.placed(cell);
  }

  private static IntStream cells(GridState state) {
    return IntStream.range(0, state.board().cells());
  }
}
