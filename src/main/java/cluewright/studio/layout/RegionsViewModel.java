package cluewright.studio.layout;

import cluewright.document.Regions;
import cluewright.document.Sketches;
import cluewright.format.BoardKinds;
import cluewright.format.RegionsText;
import cluewright.format.TextSource;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.ExtraHouses;
import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.document.History;
import cluewright.studio.files.FileWork;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * Painting the regions of a jigsaw.
 *
 * <p>A press picks up the region under the pointer, and a drag paints it over other cells; on a
 * cell of no region it takes up one that lacks cells. The right button takes cells out of their
 * regions. Keys do the same: Space picks up and lets go, and a digit puts the cell into the region
 * of that name. Meanwhile regions may have any number of cells; only whole ones can be used.
 */
public final class RegionsViewModel implements BoardEditor {
  private final ObservableValue<Boolean> available;
  private final PaintViewModel paint;
  private final Runnable back;
  private final Supplier<Optional<Path>> chooser;
  private final FileWork files;
  private final FitCheck check;
  private final Latest draws;
  private final NoticeViewModel notices;
  private final Random random;
  private final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(Symmetry.NONE);
  private final Sketch<Regions> sketch;
  private final ReadOnlyObjectWrapper<BoardPicture> picture = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<OptionalInt> held =
      new ReadOnlyObjectWrapper<>(OptionalInt.empty());
  private final ReadOnlyObjectWrapper<Optional<Layouts>> layouts =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Stroke> stroke = Optional.empty();

  /** The layouts of a file, of which one is on the board. */
  record Layouts(RegionsText text, int index) {
    int count() {
      return text.layouts().size();
    }
  }

  private record Stroke(Regions before, RegionBrush brush, boolean isHeld) {}

  /** The regions of a board. */
  private record Part() implements Sketch.Part<Regions> {
    @Override
    public Regions of(Board board) {
      return Regions.of(board);
    }

    @Override
    public Board board(Regions painted) {
      return painted.board();
    }

    /** The same with the other houses, relations and cages of that board. */
    @Override
    public Regions on(Regions painted, Board other) {
      return new Regions(other, painted.of());
    }

    @Override
    public Optional<Regions> kept(Sketches all) {
      return all.regions();
    }

    @Override
    public Sketches keep(Sketches all, Optional<Regions> painted) {
      return all.withRegions(painted);
    }
  }

  /**
   * Begins with the board on the desk.
   *
   * @param back gives the board back to what was on it before
   * @param chooser asks for a file with layouts
   */
  public RegionsViewModel(
      History history,
      PaintViewModel paint,
      Runnable back,
      Supplier<Optional<Path>> chooser,
      FileWork files,
      Background work,
      NoticeViewModel notices,
      Random random) {
    this.available = history.documentProperty().map(now -> Regions.fit(now.mask().board()));
    this.paint = paint;
    this.back = back;
    this.chooser = chooser;
    this.files = files;
    this.check = new FitCheck(work);
    this.draws = new Latest(work);
    this.notices = notices;
    this.random = random;
    sketch = new Sketch<>(history, new Part());
    sketch.onLoaded(this::loaded);
    refresh();
    symmetry.addListener(change -> cancel());
  }

  private Regions regions() {
    return sketch.shown();
  }

  @Override
  public ObservableValue<Boolean> available() {
    return available;
  }

  ReadOnlyObjectProperty<Regions> regionsProperty() {
    return sketch.shownProperty();
  }

  /** The symmetry by which mirror cells are painted along. */
  public ObjectProperty<Symmetry> symmetryProperty() {
    return symmetry;
  }

  ReadOnlyObjectProperty<Fit> fitProperty() {
    return check.fitProperty();
  }

  ReadOnlyObjectProperty<Optional<Layouts>> layoutsProperty() {
    return layouts.getReadOnlyProperty();
  }

  @Override
  public Phrase name() {
    return Phrase.of("layout.regions");
  }

  @Override
  public Phrase about() {
    return Phrase.of("layout.regions-about");
  }

  @Override
  public void open() {
    cancel();
    draws.forget();
    if (sketch.open()) {
      layouts.set(Optional.empty());
    }
    show();
  }

  /** Another document came to the desk. */
  private void loaded() {
    stroke = Optional.empty();
    held.set(OptionalInt.empty());
    draws.forget();
    layouts.set(Optional.empty());
    refresh();
  }

  @Override
  public boolean isUnfinished() {
    return sketch.isUnfinished();
  }

  @Override
  public boolean isElsewhere() {
    return sketch.isElsewhere();
  }

  @Override
  public ObservableValue<BoardPicture> pictureProperty() {
    return picture.getReadOnlyProperty();
  }

  @Override
  public ObservableValue<List<Phrase>> hints() {
    return Bindings.createObjectBinding(this::hintsNow, held);
  }

  private List<Phrase> hintsNow() {
    return held.get().isPresent()
        ? List.of(
            Phrase.of("layout.hint-held", Regions.name(held.get().getAsInt())),
            Phrase.of("layout.hint-held-short"))
        : List.of(
            Phrase.of("layout.hint"),
            Phrase.of("layout.hint-mouse"),
            Phrase.of("layout.hint-short"));
  }

  @Override
  public void begin(int cell, Intent intent) {
    int region = intent == Intent.ERASE ? Regions.NONE : under(cell);
    RegionBrush brush = RegionBrush.of(regions(), symmetry.get(), region);
    stroke = Optional.of(new Stroke(regions(), brush, false));
    held.set(OptionalInt.empty());
    extend(cell);
  }

  /**
   * The region of a cell. A cell of none takes the smallest of the regions beside it that lack
   * cells, unless a region has none at all, which then begins here.
   */
  private int under(int cell) {
    Regions now = regions();
    if (now.at(cell) != Regions.NONE) {
      return now.at(cell);
    }
    OptionalInt empty = now.all().filter(region -> now.count(region) == 0).findFirst();
    return empty.orElseGet(
        () ->
            now.board()
                .neighbours(cell)
                .map(now::at)
                .filter(region -> region != Regions.NONE && now.count(region) < now.size())
                .boxed()
                .min(Comparator.comparing(now::count))
                .orElseGet(() -> smallest(now)));
  }

  private static int smallest(Regions now) {
    return now.all().boxed().min(Comparator.comparing(now::count)).orElseThrow();
  }

  @Override
  public void extend(int cell) {
    stroke.ifPresent(
        going -> {
          sketch.show(going.brush().on(regions(), cell));
          show();
        });
  }

  @Override
  public void end() {
    stroke.ifPresent(
        going -> {
          Regions painted = regions();
          stroke = Optional.empty();
          held.set(OptionalInt.empty());
          sketch.show(going.before());
          act(words(going.brush().region()), painted);
        });
  }

  private static Phrase words(int region) {
    return region == Regions.NONE
        ? Phrase.of("layout.act-take-out")
        : Phrase.of("layout.act-paint", Regions.name(region));
  }

  @Override
  public void cancel() {
    stroke.ifPresent(
        going -> {
          stroke = Optional.empty();
          held.set(OptionalInt.empty());
          sketch.show(going.before());
          show();
        });
  }

  /** A key picks a region up; arrow keys paint it then, until a key lets it go. */
  @Override
  public void dab(int cell, Intent intent) {
    if (stroke.isPresent()) {
      end();
      return;
    }
    begin(cell, intent);
    if (intent == Intent.ERASE) {
      end();
    } else {
      stroke = stroke.map(begunNow -> new Stroke(begunNow.before(), begunNow.brush(), true));
      held.set(OptionalInt.of(stroke.orElseThrow().brush().region()));
    }
  }

  @Override
  public void lookAt(int cell) {
    if (stroke.filter(Stroke::isHeld).isPresent()) {
      extend(cell);
    }
  }

  @Override
  public boolean letGo() {
    boolean isHeld = stroke.filter(Stroke::isHeld).isPresent();
    if (isHeld) {
      cancel();
    }
    return isHeld;
  }

  @Override
  public CellSet reach(int cell) {
    return stroke
        .map(Stroke::brush)
        .orElseGet(() -> RegionBrush.of(regions(), symmetry.get(), Regions.NONE))
        .reach(cell);
  }

  @Override
  public boolean wouldErase(int cell, Intent intent) {
    return stroke
        .map(going -> going.brush().region() == Regions.NONE)
        .orElse(intent == Intent.ERASE);
  }

  /** The names of regions are typed as digits are. */
  @Override
  public void digit(int cell, int digit) {
    cancel();
    act(words(digit), RegionBrush.of(regions(), symmetry.get(), digit).on(regions(), cell));
  }

  @Override
  public boolean erase(int cell) {
    cancel();
    act(
        words(Regions.NONE),
        RegionBrush.of(regions(), symmetry.get(), Regions.NONE).on(regions(), cell));
    return true;
  }

  /** Takes every cell out of its region. */
  void clear() {
    act(Phrase.of("layout.act-clear"), regions().cleared());
  }

  /** The usual boxes of this size, if there are any. */
  Optional<Regions> boxes() {
    return boxed(regions().board()).map(Regions::of);
  }

  private static Optional<Board> boxed(Board board) {
    return Boards.withCells(board.cells()).map(boxes -> Boards.withAllOf(board, boxes));
  }

  void useBoxes() {
    boxes().ifPresent(next -> act(Phrase.of("layout.act-boxes"), next));
  }

  /**
   * Other regions by lot, which some grid fits; on a large board that takes a second. They are
   * dropped if something else is painted by then.
   */
  void draw() {
    if (draws.isRunning()) {
      return;
    }
    cancel();
    Regions painted = regions();
    Board shown = boxed(painted.board()).orElse(sketch.board());
    draws.run(
        () -> new RandomRegions(random).on(Boards.withoutRules(shown)),
        drawn -> {
          if (stroke.isEmpty() && regions().equals(painted)) {
            drawn.ifPresentOrElse(
                next -> take(new Regions(shown, next.regions().of())),
                () -> notices.show(Notice.hint(Phrase.of("layout.no-random"))));
          }
        });
  }

  private void take(Regions drawn) {
    know(drawn, Fit.FITS);
    act(Phrase.of("layout.act-random"), drawn);
  }

  /**
   * Asks for a file, and takes its first layout.
   *
   * @param before is run as soon as the file was read
   */
  public void openFile(Runnable before) {
    chooser
        .get()
        .ifPresent(
            file ->
                files.run(
                    () -> RegionsText.of(TextSource.read(file).text()).checked(),
                    text -> {
                      before.run();
                      take(new Layouts(text, 0));
                    }));
  }

  /** Takes another layout of the file, counted from 0. */
  void take(Layouts wanted) {
    Regions next = Regions.of(wanted.text().board(wanted.index()));
    boolean isOfSize = next.size() == sketch.board().rows() && Regions.fit(sketch.board());
    layouts.set(Optional.of(wanted));
    act(
        Phrase.of("layout.act-file", wanted.index() + 1),
        isOfSize ? new Regions(sketch.board(), next.of()) : next);
  }

  @Override
  public ObservableValue<Phrase> undoName() {
    return sketch.acts().undoName();
  }

  @Override
  public ObservableValue<Phrase> redoName() {
    return sketch.acts().redoName();
  }

  @Override
  public void undo() {
    if (stroke.isPresent()) {
      cancel();
    } else {
      sketch.undo();
      show();
    }
  }

  @Override
  public void redo() {
    cancel();
    sketch.redo();
    show();
  }

  /** Puts whole regions onto the board on the desk, also what a key still paints; gives it back. */
  void use() {
    end();
    Regions painted = regions();
    Optional<Board> whole = painted.whole();
    if (whole.isEmpty()) {
      return;
    }
    draws.forget();
    layouts.set(Optional.empty());
    sketch.use(whole.get());
    show();
    back.run();
    paint.useBoard(whole.get());
    Set<ExtraHouses> misfits = painted.misfits();
    if (!misfits.isEmpty()) {
      List<Phrase> names = misfits.stream().map(BoardKinds::name).toList();
      notices.show(Notice.done(Phrase.of("layout.left-out", Phrase.list(names))));
    }
  }

  /** Leaves the board as it is; what was painted is an undo away. */
  void leave() {
    cancel();
    draws.forget();
    act(Phrase.of("layout.act-leave"), sketch.used());
    back.run();
  }

  private void act(Phrase name, Regions next) {
    cancel();
    sketch.act(name, next);
    show();
  }

  private void show() {
    refresh();
    look();
  }

  private void refresh() {
    picture.set(RegionsPicture.of(regions()));
  }

  private void look() {
    if (stroke.isPresent()) {
      check.forget();
      return;
    }
    seen(regions()).ifPresentOrElse(check::look, check::forget);
  }

  private void know(Regions painted, Fit known) {
    seen(painted).ifPresent(board -> check.know(board, known));
  }

  /** What is said is said of the regions, whatever relations and cages there are. */
  private static Optional<Board> seen(Regions painted) {
    return painted.whole().map(Boards::withoutRules);
  }
}
