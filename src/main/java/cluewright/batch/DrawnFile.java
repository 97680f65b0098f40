package cluewright.batch;

import cluewright.format.FileException;
import cluewright.format.exchange.core.Item;
import cluewright.model.Mask;
import cluewright.search.Outcome;
import cluewright.search.Request;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The file of puzzles that have boards of their own, or masks by lot: line formats grow puzzle by
 * puzzle, others are written at the end, even if the run was stopped. A file that is replaced stays
 * as it was until there is a first puzzle to stand in its place. There is nothing to resume.
 */
public final class DrawnFile implements Destination {
  private final BatchPaths paths;
  private final BatchFormat format;
  private final BatchListener listener;
  private final List<Item> items = new ArrayList<>();
  private LineFile lines;
  private boolean failed;

  private DrawnFile(BatchPaths paths, BatchFormat format, BatchListener listener) {
    this.paths = paths;
    this.format = format;
    this.listener = listener;
  }

  /**
   * Opens the file for a new run.
   *
   * @param mode anything but {@link BatchStart.Mode#RESUME}
   * @throws BatchException if there is a file that may not be replaced
   */
  public static DrawnFile open(
      BatchPaths paths, BatchFormat format, BatchStart.Mode mode, BatchListener listener)
      throws IOException {
    if (mode == BatchStart.Mode.NEW && paths.hasOutput()) {
      throw new BatchException(
          "%s already exists: replace it with --overwrite, or name another file"
              .formatted(paths.name()));
    }
    return new DrawnFile(paths, format, listener);
  }

  @Override
  public List<BatchRecord> before(Mask mask) {
    return List.of();
  }

  @Override
  public boolean take(Outcome.Found found, Request request) {
    items.add(Item.of(found.puzzle()));
    try {
      if (format instanceof BatchFormat.ByLine each) {
        append(each.line(found, request).orElseThrow());
      }
      return true;
    } catch (IOException e) {
      fail(e);
      listener.unwritten(found.puzzle());
      return false;
    }
  }

  /** Appends a line; the first one replaces an existing file in a single step. */
  private void append(String line) throws IOException {
    if (lines == null) {
      byte[] first = line.getBytes(StandardCharsets.UTF_8);
      paths.write(out -> out.write(first));
      lines = LineFile.open(paths.out());
    } else {
      lines.append(line);
    }
  }

  private void fail(IOException failure) {
    failed = true;
    listener.note("%s is not written: %s".formatted(paths.name(), FileException.reason(failure)));
  }

  @Override
  public void end(Outcome outcome, Request request, Shortage line) {
    Optional<String> text =
        format instanceof BatchFormat.ByLine each ? each.line(outcome, request) : Optional.empty();
    if (text.isEmpty() && line.found() == 0) {
      listener.none(outcome, request, line);
    }
    try {
      if (text.isPresent()) {
        append(text.get());
      }
    } catch (IOException e) {
      fail(e);
    }
  }

  @Override
  public boolean finish(Ending ending) {
    try {
      if (format instanceof BatchFormat.Whole whole && !items.isEmpty()) {
        ByteArrayOutputStream contents = new ByteArrayOutputStream();
        whole.write(items, contents);
        paths.write(contents::writeTo);
      }
      if (lines != null) {
        lines.force();
        lines.close();
      }
    } catch (IOException | BatchException e) {
      failed = true;
      listener.note("%s is not written: %s".formatted(paths.name(), FileException.reason(e)));
    }
    return !failed;
  }
}
