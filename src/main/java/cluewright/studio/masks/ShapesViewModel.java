package cluewright.studio.masks;

import cluewright.mask.ShapeLibrary;
import cluewright.mask.ShapeLibrary.Shape;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.masks.OwnShapes.OwnShape;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.settings.UserFolder;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The shape library: built-in shapes and the user's own. */
public final class ShapesViewModel {
  private final PaintViewModel paint;
  private final OwnShapes own;
  private final Background background;
  private final Latest reading;
  private final NoticeViewModel notices;
  private final ReadOnlyObjectWrapper<List<GalleryShape>> tilesWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** The shapes, those that fit the current board first. */
  final ReadOnlyObjectProperty<List<GalleryShape>> tiles = tilesWrapper.getReadOnlyProperty();

  private List<Shape> builtIn = List.of();
  private List<String> told = List.of();

  /**
   * The result of reading; {@code own} is absent if the folder cannot be read.
   *
   * @param tiles the shapes on the board
   */
  private record Read(
      List<Shape> builtIn, Optional<OwnShapes.Listing> own, List<GalleryShape> tiles) {}

  /** Work on a file, which may fail. */
  private interface FileWork<T> {
    T run() throws IOException;
  }

  public ShapesViewModel(
      PaintViewModel paint, UserFolder home, Background background, NoticeViewModel notices) {
    this.paint = paint;
    this.own = new OwnShapes(home.resolve("shapes"));
    this.background = background;
    this.reading = new Latest(background);
    this.notices = notices;
  }

  Board board() {
    return mask().board();
  }

  private Mask mask() {
    return paint.mask.get();
  }

  /** Reads the shapes for the board; the smallest built-in drawings are cached. */
  public void refresh() {
    List<Shape> known = builtIn;
    Board board = board();
    reading.run(() -> read(known, board), this::show);
  }

  private Read read(List<Shape> known, Board board) {
    List<Shape> shapes = known.isEmpty() ? ShapeLibrary.all() : known;
    Optional<OwnShapes.Listing> listing = listing();
    Stream<GalleryShape> mine =
        listing.stream()
            .flatMap(own -> own.shapes().stream())
            .map(shape -> GalleryShape.of(shape, board));
    Stream<GalleryShape> ours = shapes.stream().map(shape -> GalleryShape.of(shape, board));
    List<GalleryShape> all = Stream.concat(mine, ours).toList();
    Stream<GalleryShape> fitting = all.stream().filter(tile -> tile.mask().board().equals(board));
    Stream<GalleryShape> others = all.stream().filter(tile -> !tile.mask().board().equals(board));
    return new Read(shapes, listing, Stream.concat(fitting, others).toList());
  }

  private Optional<OwnShapes.Listing> listing() {
    try {
      return Optional.of(own.list());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private void show(Read read) {
    builtIn = read.builtIn();
    tilesWrapper.set(read.tiles());
    if (read.own().isEmpty()) {
      notices.show(Notice.error(Phrase.of("shapes.folder-unreadable", own.folder().toString())));
    }
    read.own().map(OwnShapes.Listing::broken).ifPresent(this::tellBroken);
  }

  /** Reports broken files once, not each time the gallery opens. */
  private void tellBroken(List<String> broken) {
    if (!broken.isEmpty() && !broken.equals(told)) {
      notices.show(
          Notice.hint(
              Phrase.of(
                  "shapes.broken", broken.size(), Phrase.row(broken), own.folder().toString())));
    }
    told = broken;
  }

  void use(GalleryShape tile) {
    paint.use(Phrase.of("masks.act-shape", tile.name()), tile.mask());
    paint.followSymmetry(tile.mask());
  }

  public void save(String name) {
    save(new OwnShape(name, mask()), "shapes.saved");
  }

  private void save(OwnShape shape, String key) {
    work(
        () -> own.save(shape.name(), shape.mask()),
        name -> tell(Phrase.of(key, name), () -> remove(new OwnShape(name, shape.mask()))),
        () -> Phrase.of("shapes.not-saved", shape.name(), own.folder().toString()));
  }

  void delete(GalleryShape tile) {
    remove(new OwnShape(tile.id(), tile.mask()));
  }

  private void remove(OwnShape shape) {
    work(
        () -> {
          own.delete(shape.name());
          return shape;
        },
        gone -> tell(Phrase.of("shapes.deleted", gone.name()), () -> save(gone, "shapes.back")),
        () -> Phrase.of("shapes.not-deleted", shape.name(), own.folder().toString()));
  }

  void rename(GalleryShape tile, String name) {
    rename(tile.id(), name);
  }

  private void rename(String from, String to) {
    work(
        () -> own.rename(from, to),
        name -> tell(Phrase.of("shapes.renamed", name), () -> rename(name, from)),
        () -> Phrase.of("shapes.not-renamed", from, own.folder().toString()));
  }

  private void tell(Phrase done, Runnable undo) {
    notices.show(Notice.done(done).with(Phrase.of("masks.undo"), undo));
  }

  private <T> void work(FileWork<T> work, Consumer<T> done, Supplier<Phrase> failed) {
    background.run(
        () -> {
          try {
            return Optional.of(work.run());
          } catch (IOException e) {
            return Optional.<T>empty();
          }
        },
        result -> {
          if (result.isEmpty()) {
            notices.show(Notice.error(failed.get()));
          } else {
            done.accept(result.get());
            refresh();
          }
        });
  }
}
