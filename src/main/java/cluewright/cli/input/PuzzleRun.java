package cluewright.cli.input;

import cluewright.format.Numbered;
import cluewright.format.exchange.core.Format;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The puzzles of all arguments in sequence. What is read at once is read at the start, so that its
 * faults are told before anything else is done; of a list too long for that, each part is read when
 * it is its turn.
 */
public final class PuzzleRun implements Iterator<PuzzleRun.Found>, AutoCloseable {
  private final List<Iterator<Found>> sources = new ArrayList<>();
  private final List<LongList> open = new ArrayList<>();
  private final ReadingNotes notes;
  private int read;

  private PuzzleRun(ReadingNotes notes) {
    this.notes = notes;
  }

  /**
   * A puzzle with its origin.
   *
   * @param source empty if there is one argument
   * @param unit of its number: line or puzzle
   */
  public record Found(String source, String unit, Numbered<Puzzle> numbered) {}

  /**
   * The puzzles of arguments.
   *
   * @param board the one that was asked for, if one was
   * @param notes told what is left aside or out
   */
  public static PuzzleRun of(
      List<String> arguments, InputStream in, Optional<Board> board, ReadingNotes notes)
      throws IOException {
    PuzzleRun run = new PuzzleRun(notes);
    try {
      InputStream stream = new BufferedInputStream(in);
      for (String argument : arguments) {
        run.add(argument, arguments.size() == 1, stream, board);
      }
      return run;
    } catch (IOException | RuntimeException e) {
      run.close();
      throw e;
    }
  }

  private void add(String argument, boolean isOnly, InputStream in, Optional<Board> board)
      throws IOException {
    Optional<LongList> list = LongList.of(argument, in);
    if (list.isPresent()) {
      open.add(list.get());
      sources.add(new Parts(list.get(), isOnly ? "" : list.get().name(), board, notes));
      return;
    }
    Input input = PuzzleArgument.input(argument, in);
    String source = isOnly ? "" : input.name();
    String unit = PuzzleArgument.unit(input);
    List<Found> all =
        PuzzleArgument.all(input, board, notes).stream()
            .map(puzzle -> new Found(source, unit, puzzle))
            .toList();
    read += all.size();
    sources.add(all.iterator());
  }

  /** The number of puzzles; empty if it is unknown before the last is read. */
  public OptionalInt size() {
    return open.isEmpty() ? OptionalInt.of(read) : OptionalInt.empty();
  }

  @Override
  public boolean hasNext() {
    while (!sources.isEmpty() && !sources.get(0).hasNext()) {
      sources.remove(0);
    }
    return !sources.isEmpty();
  }

  @Override
  public Found next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    return sources.get(0).next();
  }

  @Override
  public void close() throws IOException {
    for (LongList list : open) {
      list.close();
    }
  }

  /** The puzzles of a long list. */
  private static final class Parts implements Iterator<Found> {
    private final LongList list;
    private final String source;
    private final Optional<Board> board;
    private final ReadingNotes notes;
    private final Format format;
    private Iterator<Found> part = Collections.emptyIterator();
    private int before;

    Parts(LongList list, String source, Optional<Board> board, ReadingNotes notes) {
      this.list = list;
      this.source = source;
      this.board = board;
      this.notes = notes;
      LongList.Beginning beginning = list.begin(Optional.empty());
      this.format = beginning.format();
      take(beginning.first());
    }

    private void take(LongList.Part next) {
      List<Numbered<Puzzle>> all = PuzzleArgument.all(next, format, before, board, notes);
      before += all.size();
      String unit = PuzzleArgument.unit(format);
      part = all.stream().map(puzzle -> new Found(source, unit, puzzle)).iterator();
    }

    @Override
    public boolean hasNext() {
      while (!part.hasNext() && list.hasNext()) {
        take(list.next());
      }
      return part.hasNext();
    }

    @Override
    public Found next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return part.next();
    }
  }
}
