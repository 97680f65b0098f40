package cluewright.cli.input;

import cluewright.cli.terminal.UsageException;
import cluewright.format.FormatException;
import cluewright.format.Numbered;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The argument for puzzles: standard input, a file, or the puzzle itself, tried in this order. */
public final class PuzzleArgument {
  private PuzzleArgument() {}

  /** Where the text comes from. */
  public static Input input(String argument, InputStream in) throws IOException {
    Optional<Input> input = Input.fromStreamOrFile(argument, in);
    return input.isPresent() ? input.get() : literal(argument);
  }

  /** The puzzle itself. */
  static Input literal(String argument) {
    if (Input.isName(argument)) {
      throw new UsageException(
          "\"%s\" is neither a file nor a puzzle: give 81 characters, or an existing file"
              .formatted(Input.shortened(argument)));
    }
    return Input.literal(argument);
  }

  /**
   * Every puzzle of an input, at least one; of a puzzle in progress, its clues.
   *
   * @param board the one that was asked for, if one was
   */
  public static List<Numbered<Puzzle>> all(Input input, Optional<Board> board, ReadingNotes notes) {
    return clues(inProgress(input, board, notes), input.name(), notes);
  }

  /** The clues alone, with remarks on what is ignored. */
  private static List<Numbered<Puzzle>> clues(
      List<Numbered<Clues>> puzzles, String name, ReadingNotes notes) {
    puzzles.forEach(found -> Aside.of(found.value()).ifPresent(what -> notes.remark(name, what)));
    return puzzles.stream()
        .map(found -> new Numbered<>(found.line(), found.value().clues()))
        .toList();
  }

  /**
   * Every puzzle of an input, at least one, with its solving progress.
   *
   * @param board the one that was asked for, if one was
   * @return with the line of each, or with its {@linkplain #unit number}
   */
  public static List<Numbered<Clues>> inProgress(
      Input input, Optional<Board> board, ReadingNotes notes) {
    input.remarks().forEach(remark -> notes.remark(input.name(), remark));
    return input.read(text -> inProgress(input.whole(), input.whole().format(), 0, board, notes));
  }

  private static List<Numbered<Clues>> inProgress(
      LongList.Part part, Format format, int before, Optional<Board> board, ReadingNotes notes) {
    if (format.isBare()) {
      return Entries.read(part, each -> bare(each, board), notes);
    }
    List<Item> items = Entries.read(part, each -> items(each, format, notes), notes);
    return numbered(on(items, board), part.name(), before);
  }

  private static List<Item> items(LongList.Part part, Format format, ReadingNotes notes) {
    Reading reading = part.reading(format);
    reading.remarks().forEach(remark -> notes.remark(part.name(), remark));
    return reading.items();
  }

  private static List<Numbered<Clues>> bare(LongList.Part part, Optional<Board> board) {
    return part.read(text -> Formats.puzzles(text, part.own(), board)).stream()
        .map(found -> new Numbered<>(found.line() + part.above(), unsolved(found.value())))
        .toList();
  }

  /** What the puzzles of an input are counted by: lines, if each has its own. */
  public static String unit(Input input) {
    return unit(input.format());
  }

  static String unit(Format format) {
    return format.isBare() ? "line" : "puzzle";
  }

  /**
   * The title of a puzzle in an input; empty if its format has none.
   *
   * @param number of the puzzle, from 1
   */
  public static String title(Input input, int number) {
    return input.format().isBare() ? "" : input.items().get(number - 1).about().title();
  }

  /**
   * Every puzzle in a part of a long list, with its line or, if the format has no lines, its
   * number.
   *
   * @param before how many puzzles there are in the parts before
   */
  static List<Numbered<Puzzle>> all(
      LongList.Part part, Format format, int before, Optional<Board> board, ReadingNotes notes) {
    try {
      return clues(inProgress(part, format, before, board, notes), part.name(), notes);
    } catch (FormatException e) {
      throw new UsageException(Input.shortened(part.name()) + ": " + e.getMessage());
    }
  }

  private static List<Item> on(List<Item> items, Optional<Board> board) {
    return board.map(one -> Formats.on(one, items)).orElse(items);
  }

  private static Clues unsolved(Puzzle puzzle) {
    return new Clues(puzzle, Optional.empty());
  }

  private static List<Numbered<Clues>> numbered(List<Item> items, String name, int before) {
    List<Numbered<Clues>> all = new ArrayList<>();
    for (Item item : items) {
      int number = before + all.size() + 1;
      if (!(item.content() instanceof Clues puzzle)) {
        throw new UsageException(
            "%s: item %,d is a mask, but a puzzle is expected".formatted(name, number));
      }
      all.add(new Numbered<>(number, puzzle));
    }
    return all;
  }
}
