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
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.phrase.Phrase;
import cluewright.plan.RandomRegions;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.digits.SolutionCount;
import cluewright.studio.document.History;
import cluewright.studio.files.FileWork;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
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
 * Edits the regions of a jigsaw.
 *
 * <p>A press picks up the region under the pointer, and a drag paints it over other cells; on a
 * cell of no region it takes up one that lacks cells. The right button takes cells out of their
 * regions. Keys do the same: Space picks up and lets go, and a digit puts the cell into the region
 * of that name. Meanwhile regions may have any number of cells; only whole ones can be used.
 */
public final class RegionsViewModel extends SketchEditor<Regions> {
  private final History history;
  private final ObservableValue<Boolean> available;
  private final Supplier<Optional<Path>> chooser;
  private final FileWork files;
  private final NoticeViewModel notices;
  private final Random random;

  /** The symmetry by which mirror cells are painted. */
  public final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(Symmetry.NONE);

  private final ReadOnlyObjectWrapper<OptionalInt> held =
      new ReadOnlyObjectWrapper<>(OptionalInt.empty());
  private final ReadOnlyObjectWrapper<Optional<Layouts>> layoutsWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ReadOnlyObjectProperty<Optional<Layouts>> layouts = layoutsWrapper.getReadOnlyProperty();
  private Optional<Stroke> stroke = Optional.empty();

  /** The layouts of a file, one of which is shown. */
  record Layouts(RegionsText text, int index) {
    int count() {
      return text.layouts().size();
    }
  }

  private record Stroke(Regions before, RegionBrush brush, boolean isHeld) {}

  private record Part() implements Sketch.Part<Regions> {
    @Override
    public Regions of(Board board) {
      return Regions.of(board);
    }

    @Override
    public Board board(Regions painted) {
      return painted.board();
    }

    /** The regions with another board's other houses, relations and cages. */
    @Override
    public Regions on(Regions painted, Board other) {
      return new Regions(other, painted.of());
    }

    /** Compares regions regardless of their names. */
    @Override
    public boolean isOf(Regions painted, Board board) {
      return painted.whole().filter(board::equals).isPresent();
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
    super("layout.regions", new Part(), history, paint, back, work, notices);
    this.history = history;
    this.available = history.document.map(now -> Regions.fit(now.mask().board()));
    this.chooser = chooser;
    this.files = files;
    this.notices = notices;
    this.random = random;
    refresh();
    symmetry.addListener(change -> cancel());
  }

  @Override
  public ObservableValue<Boolean> available() {
    return available;
  }

  @Override
  boolean hasStroke() {
    return stroke.isPresent();
  }

  @Override
  void dropStroke() {
    stroke = Optional.empty();
    held.set(OptionalInt.empty());
  }

  @Override
  void hush() {}

  @Override
  void forget() {
    layoutsWrapper.set(Optional.empty());
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
    RegionBrush brush = RegionBrush.of(shown(), symmetry.get(), region);
    stroke = Optional.of(new Stroke(shown(), brush, false));
    held.set(OptionalInt.empty());
    extend(cell);
  }

  /**
   * The region of a cell. A cell of none takes the smallest of the regions beside it that lack
   * cells, unless a region has none at all, which then begins here.
   */
  private int under(int cell) {
    Regions now = shown();
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
          sketch.show(going.brush().on(shown(), cell));
          show();
        });
  }

  @Override
  public void end() {
    stroke.ifPresent(
        going -> {
          Regions painted = shown();
          dropStroke();
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
          dropStroke();
          sketch.show(going.before());
          show();
        });
  }

  /** Picks up a region by key, which arrow keys then paint until a key releases it. */
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
        .orElseGet(() -> RegionBrush.of(shown(), symmetry.get(), Regions.NONE))
        .reach(cell);
  }

  @Override
  public boolean wouldErase(int cell, Intent intent) {
    return stroke
        .map(going -> going.brush().region() == Regions.NONE)
        .orElse(intent == Intent.ERASE);
  }

  /** Takes a region's name, typed like a digit. */
  @Override
  public void digit(int cell, int digit) {
    cancel();
    act(words(digit), RegionBrush.of(shown(), symmetry.get(), digit).on(shown(), cell));
  }

  @Override
  public boolean erase(int cell) {
    cancel();
    act(
        words(Regions.NONE),
        RegionBrush.of(shown(), symmetry.get(), Regions.NONE).on(shown(), cell));
    return true;
  }

  void clear() {
    act(Phrase.of("layout.act-clear"), shown().cleared());
  }

  /** The usual boxes of this size, if there are any. */
  Optional<Regions> boxes() {
    return boxed(shown().board()).map(Regions::of);
  }

  private static Optional<Board> boxed(Board board) {
    return Boards.withCells(board.cells()).map(boxes -> Boards.withAllOf(board, boxes));
  }

  void useBoxes() {
    boxes().ifPresent(next -> act(Phrase.of("layout.act-boxes"), next));
  }

  void draw() {
    Board board = boxed(shown().board()).orElse(shown().board());
    draw(
        () ->
            new RandomRegions(random)
                .on(Boards.withoutRules(board))
                .map(drawn -> new Regions(board, drawn.regions().of())),
        Phrase.of("layout.act-random"),
        Phrase.of("layout.no-random"));
  }

  /**
   * Asks for a file, and uses its first layout.
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

  /** Uses another layout of the file, counted from 0. */
  void take(Layouts wanted) {
    Regions next = Regions.of(wanted.text().board(wanted.index()));
    Board current = history.document().mask().board();
    boolean isOfSize = next.size() == current.rows() && Regions.fit(current);
    layoutsWrapper.set(Optional.of(wanted));
    act(
        Phrase.of("layout.act-file", wanted.index() + 1),
        isOfSize ? new Regions(current, next.of()) : next);
  }

  /**
   * Applies valid regions to the current board, including a keyboard stroke, and closes the editor.
   */
  void use() {
    end();
    Regions painted = shown();
    Optional<Board> whole = painted.whole();
    if (whole.isEmpty()) {
      return;
    }
    use(whole.get());
    Set<Kind> misfits = painted.misfits();
    if (!misfits.isEmpty()) {
      List<Phrase> names = misfits.stream().map(BoardKinds::name).toList();
      notices.show(Notice.hint(Phrase.of("layout.left-out", Phrase.list(names))));
    }
  }

  @Override
  void act(Phrase name, Regions next) {
    cancel();
    super.act(name, next);
  }

  void leave() {
    leave(Phrase.of("layout.act-leave"));
  }

  @Override
  BoardPicture picture(Regions painted) {
    return RegionsPicture.of(painted);
  }

  @Override
  void look(FitCheck check, Regions painted) {
    seen(painted).map(Puzzle::empty).ifPresentOrElse(check::look, check::forget);
  }

  @Override
  void know(FitCheck check, Regions painted, SolutionCount known) {
    seen(painted).map(Puzzle::empty).ifPresent(board -> check.know(board, known));
  }

  /** The board with regions only, for remarks that ignore drawn rules. */
  private static Optional<Board> seen(Regions painted) {
    return painted.whole().map(Boards::withoutRules);
  }
}
