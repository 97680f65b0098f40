package cluewright.format.exchange.core;

import cluewright.phrase.Phrase;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The facts about a format for menus, dialogs and the command line.
 *
 * @param id one lower-case word, such as {@code sdk}, by which the command line knows it
 * @param name for menus and dialogs, such as "SadMan Sudoku (.sdk)"
 * @param extensions without the dot, the one that is written first; none for links
 * @param keeps the parts of an item that it has a place for; all else is left out when it writes
 * @param syntax what its texts are made of
 */
public record FormatInfo(
    String id, Phrase name, List<String> extensions, Set<ItemPart> keeps, Syntax syntax) {

  public enum Syntax {
    /** Bare cells in lines or grids, which every reader of puzzles and masks understands. */
    BARE_CELLS,
    /** A syntax unique to this format. */
    OWN
  }

  public FormatInfo {
    extensions = List.copyOf(extensions);
    keeps = Set.copyOf(keeps);
  }

  /** A format with its own syntax that keeps only cells. */
  public static FormatInfo of(String id, String nameKey, String... extensions) {
    return new FormatInfo(id, Phrase.of(nameKey), List.of(extensions), Set.of(), Syntax.OWN);
  }

  public FormatInfo keepingAllBut(ItemPart part, ItemPart... more) {
    return new FormatInfo(
        id, name, extensions, EnumSet.complementOf(EnumSet.of(part, more)), syntax);
  }

  public FormatInfo keeping(ItemPart... parts) {
    return keeping(Set.of(parts));
  }

  public FormatInfo keeping(Set<ItemPart> parts) {
    return new FormatInfo(id, name, extensions, parts, syntax);
  }

  public FormatInfo ofBareCells() {
    return new FormatInfo(id, name, extensions, keeps, Syntax.BARE_CELLS);
  }
}
