package cluewright.studio.layout;

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
  private final History history;
  private final PaintViewModel paint;
  private final Runnable back;
  private final Supplier<Optional<Path>> chooser;
  private final FileWork files;
  private final Latest checks;
  private final Latest draws;
  private final NoticeViewModel notices;
  private final Random random;
  private final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(Symmetry.NONE);
  private final ReadOnlyObjectWrapper<Regions> regions;
  private final ReadOnlyObjectWrapper<BoardPicture> picture = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<OptionalInt> held =
      new ReadOnlyObjectWrapper<>(OptionalInt.empty());
  private final ReadOnlyObjectWrapper<Fit> fit = new ReadOnlyObjectWrapper<>(Fit.UNKNOWN);
  private final ReadOnlyObjectWrapper<Optional<Layouts>> layouts =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Acts<Regions> acts = new Acts<>();
  private Board begun;
  private Regions used;
  private Optional<Stroke> stroke = Optional.empty();

  /** The layouts of a file, of which one is on the board. */
  record Layouts(RegionsText text, int index) {
    int count() {
      return text.layouts().size();
    }
  }

  private record Stroke(Regions before, RegionBrush brush, boolean isHeld) {}

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
    this.history = history;
    this.paint = paint;
    this.back = back;
    this.chooser = chooser;
    this.files = files;
    this.checks = new Latest(work);
    this.draws = new Latest(work);
    this.notices = notices;
    this.random = random;
    begun = desk();
    used = Regions.of(begun);
    regions = new ReadOnlyObjectWrapper<>(used);
    picture.set(RegionsPicture.of(used));
    symmetry.addListener(change -> cancel());
  }

  private Board desk() {
    return history.document().mask().board();
  }

  @Override
  public ObservableValue<Boolean> available() {
    return history.documentProperty().map(now -> Regions.fit(now.mask().board()));
  }

  ReadOnlyObjectProperty<Regions> regionsProperty() {
    return regions.getReadOnlyProperty();
  }

  /** The symmetry by which mirror cells are painted along. */
  public ObjectProperty<Symmetry> symmetryProperty() {
    return symmetry;
  }

  ReadOnlyObjectProperty<Fit> fitProperty() {
    return fit.getReadOnlyProperty();
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

  /**
   * On another board than before it begins anew, and what was painted is an undo away; but other
   * relations and cages leave it as it is.
   */
  @Override
  public void open() {
    cancel();
    draws.forget();
    if (begun.equals(desk())) {
      return;
    }
    boolean isLeft = isUnfinished();
    boolean isOfRegions = Boards.withoutRules(begun).equals(Boards.withoutRules(desk()));
    begun = desk();
    used = Regions.of(begun);
    if (isLeft && isOfRegions) {
      show(withRules(regions.get()));
      return;
    }
    layouts.set(Optional.empty());
    if (isLeft) {
      act(Phrase.of("layout.act-anew"), used);
    } else {
      acts.clear();
      show(used);
    }
  }

  /** The same regions with the relations and cages of the desk, which may be other ones by now. */
  private Regions withRules(Regions painted) {
    Board board = painted.board();
    boolean isOfSize =
        board.rows() == begun.rows()
            && board.columns() == begun.columns()
            && board.cells() == begun.cells();
    return isOfSize
        ? new Regions(
            Boards.withRules(painted.board(), begun.relations(), begun.cages()), painted.of())
        : painted;
  }

  @Override
  public boolean isUnfinished() {
    return !regions.get().equals(used);
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
    RegionBrush brush = RegionBrush.of(regions.get(), symmetry.get(), region);
    stroke = Optional.of(new Stroke(regions.get(), brush, false));
    held.set(OptionalInt.empty());
    extend(cell);
  }

  /**
   * The region of a cell. A cell of none takes the smallest of the regions beside it that lack
   * cells, unless a region has none at all, which then begins here.
   */
  private int under(int cell) {
    Regions now = regions.get();
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
    stroke.ifPresent(going -> show(going.brush().on(regions.get(), cell)));
  }

  @Override
  public void end() {
    stroke.ifPresent(
        going -> {
          Regions painted = regions.get();
          stroke = Optional.empty();
          held.set(OptionalInt.empty());
          regions.set(going.before());
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
          show(going.before());
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
        .orElseGet(() -> RegionBrush.of(regions.get(), symmetry.get(), Regions.NONE))
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
    act(words(digit), RegionBrush.of(regions.get(), symmetry.get(), digit).on(regions.get(), cell));
  }

  @Override
  public boolean erase(int cell) {
    cancel();
    act(
        words(Regions.NONE),
        RegionBrush.of(regions.get(), symmetry.get(), Regions.NONE).on(regions.get(), cell));
    return true;
  }

  /** Takes every cell out of its region. */
  void clear() {
    act(Phrase.of("layout.act-clear"), regions.get().cleared());
  }

  /** The usual boxes of this size, if there are any. */
  Optional<Regions> boxes() {
    return boxed(regions.get().board()).map(Regions::of);
  }

  private static Optional<Board> boxed(Board board) {
    return Boards.withCells(board.cells())
        .map(plain -> Boards.withExtras(plain, Boards.extras(board)).orElse(plain))
        .map(plain -> Boards.withRules(plain, board.relations(), board.cages()));
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
    Regions painted = regions.get();
    Board shown = boxed(painted.board()).orElse(desk());
    draws.run(
        () -> new RandomRegions(random).on(Boards.withoutRules(shown)),
        drawn -> {
          if (stroke.isEmpty() && regions.get().equals(painted)) {
            drawn.ifPresentOrElse(
                next -> take(new Regions(shown, next.regions().of())),
                () -> notices.show(Notice.hint(Phrase.of("layout.no-random"))));
          }
        });
  }

  private void take(Regions drawn) {
    act(Phrase.of("layout.act-random"), drawn);
    checks.forget();
    fit.set(Fit.FITS);
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
    boolean isOfSize = next.size() == desk().rows() && Regions.fit(desk());
    layouts.set(Optional.of(wanted));
    act(
        Phrase.of("layout.act-file", wanted.index() + 1),
        isOfSize ? new Regions(desk(), next.of()) : next);
  }

  @Override
  public ObservableValue<Phrase> undoName() {
    return acts.undoName();
  }

  @Override
  public ObservableValue<Phrase> redoName() {
    return acts.redoName();
  }

  @Override
  public void undo() {
    if (stroke.isPresent()) {
      cancel();
    } else {
      acts.undo().ifPresent(this::show);
    }
  }

  @Override
  public void redo() {
    cancel();
    acts.redo().ifPresent(this::show);
  }

  /** Puts whole regions onto the board on the desk, also what a key still paints; gives it back. */
  void use() {
    end();
    Optional<Board> whole = withRules(regions.get()).whole();
    if (whole.isEmpty()) {
      return;
    }
    draws.forget();
    Set<ExtraHouses> misfits = regions.get().misfits();
    begun = whole.get();
    used = Regions.of(begun);
    acts.clear();
    layouts.set(Optional.empty());
    show(used);
    back.run();
    paint.useBoard(begun);
    if (!misfits.isEmpty()) {
      List<Phrase> names = misfits.stream().map(BoardKinds::name).toList();
      notices.show(Notice.done(Phrase.of("layout.left-out", Phrase.list(names))));
    }
  }

  /** Leaves the board as it is; what was painted is an undo away. */
  void leave() {
    cancel();
    draws.forget();
    act(Phrase.of("layout.act-leave"), used);
    back.run();
  }

  private void act(Phrase name, Regions next) {
    cancel();
    acts.add(name, regions.get(), next);
    show(next);
  }

  private void show(Regions next) {
    regions.set(next);
    picture.set(RegionsPicture.of(next));
    check();
  }

  private void check() {
    checks.forget();
    fit.set(Fit.UNKNOWN);
    Optional<Board> whole = regions.get().whole();
    if (stroke.isEmpty() && whole.isPresent()) {
      // What is said is said of the regions, whatever relations and cages there are.
      Board plain = Boards.withoutRules(whole.get());
      checks.run(() -> Fit.of(plain, () -> false), fit::set);
    }
  }
}
