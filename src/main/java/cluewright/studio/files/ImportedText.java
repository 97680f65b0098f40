package cluewright.studio.files;

import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.format.FormatException;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.Losses;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Arguments;
import cluewright.strategy.core.Words;
import cluewright.studio.digits.PatientCounter;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An imported text: a mask, with its digits if there are any.
 *
 * <p>Digits that have one solution are a puzzle, and so are rules that have one without any digit.
 * All other digits are kept as fixed digits of the mask, a draft that can be mended: nothing of
 * them is lost.
 *
 * @param digits none for a mask
 * @param solutions the first two of the digits; empty if there are too many steps to them
 * @param fault why the digits are no puzzle; empty for a puzzle or a mask
 * @param about what the text says of it
 * @param left what the text has beyond, if anything
 */
record ImportedText(
    Mask mask,
    Puzzle digits,
    Optional<List<Puzzle>> solutions,
    Optional<Phrase> fault,
    Metadata about,
    Optional<Phrase> left) {
  /** The steps that the count of its solutions may take. */
  static final long MOST_STEPS = 100_000;

  /**
   * Reads every puzzle or mask of a text in any format.
   *
   * @param format that it was found to have
   * @throws FormatException if it holds neither
   */
  static Reading read(String text, Format format) {
    try {
      return Formats.reading(text, format);
    } catch (FormatException noPuzzles) {
      if (!format.isBare()) {
        throw noPuzzles;
      }
      return Formats.named("mask").orElseThrow().reading(text);
    }
  }

  /** What was left behind or assumed, as a sentence; empty if nothing. */
  static Phrase note(List<Phrase> remarks) {
    return remarks.isEmpty() ? Phrase.NOTHING : Phrase.of("files.note", Phrase.apart(remarks));
  }

  /**
   * Classifies an item by counting its solutions, which may take long.
   *
   * @throws CancellationException if the counter is stopped
   */
  static ImportedText of(Item item, PatientCounter counter) {
    Content content = item.content();
    Puzzle digits = content instanceof Clues clues ? clues.clues() : Puzzle.empty(content.board());
    Optional<List<Puzzle>> solutions =
        isCounted(content.mask(), digits)
            ? counter.solutions(digits, 2, MOST_STEPS)
            : Optional.empty();
    if (counter.isStopped()) {
      throw new CancellationException();
    }
    return new ImportedText(
        content.mask(), digits, solutions, fault(digits, solutions), item.about(), progress(item));
  }

  /** True unless the digits contradict each other, or are too few to have one solution. */
  private static boolean isCounted(Mask mask, Puzzle digits) {
    boolean isEnough =
        mask.clues().isEmpty()
            ? Arguments.fewestClues(mask.board()) == 0
            : !digits.mask().clues().isEmpty();
    return isEnough && digits.conflict().isEmpty();
  }

  boolean isFaulty() {
    return fault.isPresent();
  }

  private boolean isPuzzle() {
    return solutions.filter(found -> found.size() == 1).isPresent();
  }

  /** Its name if it has no other. */
  Phrase kind() {
    return Phrase.of(isMask() ? "files.pasted-mask" : "files.pasted-puzzle");
  }

  /** The name of the act of pasting it, as it follows the word "undo". */
  Phrase act() {
    return Phrase.of(isMask() ? "files.act-paste-mask" : "files.act-paste-puzzle");
  }

  boolean isMask() {
    return digits.mask().clues().isEmpty() && !isPuzzle();
  }

  /** A remark on several items: how many are not puzzles and why, and what was left behind. */
  static Phrase remark(List<ImportedText> all) {
    List<Phrase> faults = all.stream().flatMap(each -> each.fault.stream()).distinct().toList();
    Phrase left =
        all.stream().flatMap(each -> each.left.stream()).findFirst().orElse(Phrase.NOTHING);
    long count = all.stream().filter(ImportedText::isFaulty).count();
    return Phrase.sentences(faults.isEmpty() ? Phrase.NOTHING : kept(all, faults, count), left);
  }

  private static Phrase kept(List<ImportedText> all, List<Phrase> faults, long count) {
    return all.size() == 1
        ? Phrase.of("files.kept-fixed", faults.get(0))
        : Phrase.of("files.kept-fixed-of", count, all.size(), faults.get(0));
  }

  /** A remark on solving progress, for which a design has no place. */
  private static Optional<Phrase> progress(Item item) {
    Set<ItemPart> told = EnumSet.complementOf(EnumSet.of(ItemPart.PLACED, ItemPart.CANDIDATES));
    Set<ItemPart> lost = Losses.parts(List.of(item), ItemPart.of(List.of(item), told));
    return lost.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Phrase.of("files.not-taken", Phrase.list(lost.stream().map(ItemPart::label).toList())));
  }

  private static Optional<Phrase> fault(Puzzle digits, Optional<List<Puzzle>> solutions) {
    if (digits.mask().clues().isEmpty()) {
      return Optional.empty();
    }
    Optional<Puzzle.Conflict> conflict = digits.conflict();
    if (conflict.isPresent()) {
      return Optional.of(
          Phrase.of(
              "files.fault-conflict",
              Words.cells(digits.board(), conflict.get().cells()),
              Words.digit(digits.board(), conflict.get().digit())));
    }
    if (solutions.isEmpty()) {
      return Optional.of(Phrase.of("files.fault-uncounted"));
    }
    return switch (solutions.get().size()) {
      case 0 -> Optional.of(Phrase.of("files.fault-none"));
      case 1 -> Optional.empty();
      default -> Optional.of(Phrase.of("files.fault-several"));
    };
  }

  /**
   * A document with these cells and their description, or else its own. A puzzle is the first of
   * its results, too, where others will be compared with it.
   *
   * @param language of the names that notes get for what a document has no field for
   */
  Document in(Document document, Locale language) {
    Document cells =
        isPuzzle()
            ? document
                .withPuzzle(digits)
                .withResults(List.of(new Result(digits, document.strategies(), false)))
            : document.withMask(mask).withFixed(digits);
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

  /** Joins distinct non-blank texts, one below the other. */
  private static String joined(Stream<String> texts) {
    return texts.filter(text -> !text.isBlank()).distinct().collect(Collectors.joining("\n"));
  }

  /** The first non-blank of two titles or authors, which are single lines. */
  private static String either(String first, String second) {
    return first.isBlank() ? second : first.strip().replaceAll("\\R+", " ");
  }
}
