package cluewright.studio.masks;

import cluewright.mask.Crop;
import cluewright.mask.Picture;
import cluewright.mask.Picture.Fit;
import cluewright.mask.Picture.Frame;
import cluewright.mask.PictureException;
import cluewright.mask.PictureReader;
import cluewright.mask.Shading;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import cluewright.studio.work.Latest;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Turns a picture into a mask, whose clues are its dark or its light parts. */
public final class PictureMaskViewModel {
  private static final double HALF = 0.5;

  private final PaintViewModel paint;
  private final Supplier<Optional<Path>> chooser;
  private final Latest reading;
  private final NoticeViewModel notices;

  /** The darkness from which a cell holds a clue, from 0 to 1. */
  final DoubleProperty threshold = new SimpleDoubleProperty(HALF);

  /** Whether the light parts become clues. */
  final BooleanProperty inverted = new SimpleBooleanProperty();

  final ObjectProperty<Fit> fit = new SimpleObjectProperty<>(Fit.WHOLE);

  /** The part of the picture under the board. */
  final ObjectProperty<Crop> crop = new SimpleObjectProperty<>(Crop.NONE);

  private final ReadOnlyObjectWrapper<Optional<Picture>> pictureWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The picture that was read last. */
  public final ReadOnlyObjectProperty<Optional<Picture>> picture =
      pictureWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<Mask>> maskWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The mask that {@link #use} would put on the board. */
  final ReadOnlyObjectProperty<Optional<Mask>> mask = maskWrapper.getReadOnlyProperty();

  private Optional<Shading> shading = Optional.empty();

  /** The result of reading: a picture, or why there is none. */
  private record Read(Optional<Picture> picture, Phrase refusal) {}

  /**
   * @param chooser asks for a file
   * @param shown runs when a picture has been read
   */
  public PictureMaskViewModel(
      PaintViewModel paint,
      Supplier<Optional<Path>> chooser,
      Background background,
      NoticeViewModel notices,
      Runnable shown) {
    this.paint = paint;
    this.chooser = chooser;
    this.reading = new Latest(background);
    this.notices = notices;
    pictureWrapper.addListener(change -> shown.run());
    Changes.call(this::shade, inverted, fit);
    crop.addListener(change -> shadeAlike());
    threshold.addListener(change -> part());
  }

  /** The board's frame over the picture, in its pixels. */
  Optional<Frame> frame() {
    return pictureWrapper.get().map(shown -> shown.frame(board(), fit.get(), crop.get()));
  }

  Board board() {
    return paint.mask.get().board();
  }

  /** Moves the picture under the board, in fractions of the board. */
  void move(double across, double down) {
    Picture shown = pictureWrapper.get().orElseThrow();
    Frame frame = frame().orElseThrow();
    crop.set(
        crop.get()
            .moved(
                -across * frame.width() / shown.width(), -down * frame.height() / shown.height()));
  }

  /**
   * Zooms the picture under the board about a fixed point.
   *
   * @param across that place, from 0 at the left edge of the board to 1
   * @param down the same from its upper edge
   */
  void zoom(double factor, double across, double down) {
    double before = crop.get().zoom();
    crop.set(crop.get().withZoom(before * factor));
    double grown = crop.get().zoom() / before - 1;
    move((0.5 - across) * grown, (0.5 - down) * grown);
  }

  /** Asks for a file, and reads its picture. */
  void choose() {
    chooser.get().ifPresent(this::open);
  }

  public void open(Path file) {
    reading.run(
        () -> {
          try {
            return new Read(Optional.of(PictureReader.read(file)), Phrase.NOTHING);
          } catch (PictureException e) {
            return new Read(
                Optional.empty(),
                Phrase.of("masks.picture-refused", file.getFileName().toString(), e.sentence()));
          }
        },
        this::show);
  }

  /** Takes a picture without a file, such as one from the clipboard. */
  public void take(Supplier<Picture> source) {
    reading.run(() -> new Read(Optional.of(source.get()), Phrase.NOTHING), this::show);
  }

  private void show(Read read) {
    if (read.picture().isEmpty()) {
      notices.show(Notice.error(Notice.Act.FILE, read.refusal()));
      return;
    }
    notices.succeeded(Notice.Act.FILE);
    crop.set(Crop.NONE);
    pictureWrapper.set(read.picture());
    shade();
  }

  /** Evaluates the picture again for the current board. */
  void shade() {
    shading = shaded();
    shading.ifPresent(shades -> threshold.set(shades.threshold()));
    part();
  }

  /** Evaluates another part of the picture with the same threshold. */
  private void shadeAlike() {
    shading = shaded();
    part();
  }

  private Optional<Shading> shaded() {
    return pictureWrapper
        .get()
        .map(shown -> inverted.get() ? shown.inverted() : shown)
        .map(shown -> shown.on(board(), fit.get(), crop.get()));
  }

  private void part() {
    maskWrapper.set(shading.map(shades -> shades.mask(threshold.get())));
  }

  /** Puts the picture's mask on the board. */
  void use() {
    maskWrapper.get().ifPresent(cells -> paint.use(Phrase.of("masks.act-picture"), cells));
  }
}
