package cluewright.format.exchange;

import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Links to f-puzzles, which carry a puzzle as {@link FPuzzlesJson}, packed by {@link LzText}. */
final class FPuzzlesLink implements Format {
  private static final String START = "https://www.f-puzzles.com/?load=";
  private static final List<String> HOSTS = List.of("f-puzzles.com");

  @Override
  public String id() {
    return "fpuzzles";
  }

  @Override
  public Phrase name() {
    return Phrase.of("exchange.fpuzzles");
  }

  @Override
  public Set<Part> keeps() {
    return Set.of(Part.PLACED, Part.CANDIDATES, Part.TITLE, Part.AUTHOR, Part.NOTES);
  }

  @Override
  public List<String> extensions() {
    return List.of();
  }

  @Override
  public boolean isLikely(String text) {
    return Piece.first(text, Piece.LINK_START).after(HOSTS).isPresent();
  }

  @Override
  public Reading reading(String text) {
    return Links.reading(text, FPuzzlesLink::item, START);
  }

  private static Optional<Item> item(Piece link, Along along) {
    return link.after(HOSTS)
        .flatMap(rest -> rest.parameter("load"))
        .map(packed -> unpacked(packed, along));
  }

  /** The puzzle in what follows {@code load=}. */
  static Item unpacked(Piece packed, Along along) {
    Piece letters = packed.decoded();
    return FPuzzlesJson.read(PackedJson.of(letters, LzText.unpack(letters), along));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.emptyCells(items))
        .or(() -> Links.tooLong(LzText.pack(FPuzzlesJson.write(items.get(0)))));
  }

  @Override
  public String write(List<Item> items) {
    return START + LzText.pack(FPuzzlesJson.write(items.get(0)));
  }
}
