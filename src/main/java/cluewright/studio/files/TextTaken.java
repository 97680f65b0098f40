package cluewright.studio.files;

import cluewright.format.FormatException;
import cluewright.format.exchange.About;
import cluewright.format.exchange.Content;
import cluewright.format.exchange.Content.Clues;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Item;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.Part;
import cluewright.format.exchange.Reading;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.Words;
import cluewright.studio.document.Document;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a text from elsewhere is: a mask, with its puzzle or with the reason why there is none.
 *
 * @param about what the text says of it
 * @param remark says nothing if there is nothing to say
 */
record TextTaken(Mask mask, Optional<Puzzle> puzzle, About about, Phrase remark) {

  /**
   * Reads every puzzle, or every mask, of a text in any format.
   *
   * @param name of the file that it stands in, or any other name
   * @throws FormatException if it holds neither
   */
  static Reading read(String text, String name) {
    try {
      return Formats.reading(text, name);
    } catch (FormatException noPuzzles) {
      if (Formats.foreign(text).isPresent()) {
        throw noPuzzles;
      }
      return Formats.named("mask").orElseThrow().reading(text);
    }
  }

  /** What was left behind or taken for granted, as a sentence; says nothing if that is nothing. */
  static Phrase note(List<Phrase> remarks) {
    return remarks.isEmpty() ? Phrase.NOTHING : Phrase.of("files.note", Phrase.apart(remarks));
  }

  /** What an item is; its solutions are counted, which may take long. */
  static TextTaken of(Item item, Checking checking) {
    Content content = item.content();
    if (!(content instanceof Clues puzzle)) {
      return new TextTaken(content.mask(), Optional.empty(), item.about(), Phrase.NOTHING);
    }
    Phrase fault = fault(puzzle.clues(), checking);
    boolean isWhole = fault.equals(Phrase.NOTHING);
    return new TextTaken(
        content.mask(),
        isWhole ? Optional.of(puzzle.clues()) : Optional.empty(),
        item.about(),
        Phrase.sentences(
            isWhole ? Phrase.NOTHING : Phrase.of("files.mask-only", fault), progress(item)));
  }

  /** A puzzle in the making has no place for how far somebody solved it. */
  private static Phrase progress(Item item) {
    Set<Part> told = EnumSet.complementOf(EnumSet.of(Part.PLACED, Part.CANDIDATES));
    Set<Part> lost = Losses.parts(List.of(item), Part.of(List.of(item), told));
    return lost.isEmpty()
        ? Phrase.NOTHING
        : Phrase.of("files.not-taken", Phrase.list(lost.stream().map(Part::label).toList()));
  }

  private static Phrase fault(Puzzle puzzle, Checking checking) {
    Optional<Puzzle.Conflict> conflict = puzzle.conflict();
    if (conflict.isPresent()) {
      return Phrase.of(
          "files.fault-conflict",
          Words.cells(puzzle.board(), conflict.get().cells()),
          puzzle.board().symbol(conflict.get().digit()));
    }
    return switch (checking.solutions(puzzle)) {
      case 0 -> Phrase.of("files.fault-none");
      case 1 -> Phrase.NOTHING;
      default -> Phrase.of("files.fault-several");
    };
  }

  /**
   * A document with these cells, and with what is said of them; where nothing is, its own words
   * stay.
   *
   * @param language of the names that notes get for what a document has no field for
   */
  Document in(Document document, Locale language) {
    Document cells = puzzle.map(document::withPuzzle).orElseGet(() -> document.withMask(mask));
    return cells
        .withTitle(either(about.title(), document.title()))
        .withAuthor(either(about.author(), document.author()))
        .withNotes(joined(Stream.concat(Stream.of(document.notes()), notes(language))));
  }

  private Stream<String> notes(Locale language) {
    return Stream.concat(
        Stream.of(about.notes()),
        Stream.of(
                note("files.note-level", about.level()),
                note("files.note-source", about.source()),
                note("files.note-url", about.url()),
                note("files.note-date", about.date()))
            .flatMap(Optional::stream)
            .map(phrase -> phrase.in(language)));
  }

  private static Optional<Phrase> note(String key, String value) {
    return value.isBlank() ? Optional.empty() : Optional.of(Phrase.of(key, value.strip()));
  }

  /** Each once, under the other, but for what is blank. */
  private static String joined(Stream<String> texts) {
    return texts.filter(text -> !text.isBlank()).distinct().collect(Collectors.joining("\n"));
  }

  /** Of two titles or authors, which are one line, the first that says something. */
  private static String either(String first, String second) {
    return first.isBlank() ? second : first.strip().replaceAll("\\R+", " ");
  }
}
