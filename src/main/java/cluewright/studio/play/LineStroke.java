package cluewright.studio.play;

import cluewright.document.PenLine;
import cluewright.studio.board.LineHandler;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A line being drawn or erased, written on the sheet when the pointer is released. */
final class LineStroke implements LineHandler {
  private final Supplier<Set<PenLine>> written;
  private final Consumer<Set<PenLine>> write;
  private final Runnable changed;
  private Optional<Set<PenLine>> under = Optional.empty();
  private Optional<Boolean> erases = Optional.empty();

  /**
   * @param written the lines on the sheet
   * @param write writes other lines there
   * @param changed runs when the stroke goes on or is cancelled
   */
  LineStroke(Supplier<Set<PenLine>> written, Consumer<Set<PenLine>> write, Runnable changed) {
    this.written = written;
    this.write = write;
    this.changed = changed;
  }

  /** The resulting lines during a stroke. */
  Optional<Set<PenLine>> lines() {
    return under;
  }

  @Override
  public void beginLine(boolean erasing) {
    under = Optional.of(written.get());
    erases = erasing ? Optional.of(true) : Optional.empty();
  }

  @Override
  public void draw(PenLine piece) {
    under.ifPresent(
        before -> {
          boolean isErasing = erases.orElse(before.contains(piece));
          erases = Optional.of(isErasing);
          Set<PenLine> next = new HashSet<>(before);
          if (isErasing) {
            next.remove(piece);
          } else {
            next.add(piece);
          }
          under = Optional.of(Set.copyOf(next));
          changed.run();
        });
  }

  @Override
  public void endLine() {
    Optional<Set<PenLine>> drawn = under;
    under = Optional.empty();
    drawn.ifPresent(write);
    changed.run();
  }

  @Override
  public void cancelLine() {
    under = Optional.empty();
    changed.run();
  }
}
