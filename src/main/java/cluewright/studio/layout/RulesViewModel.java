package cluewright.studio.layout;

import cluewright.document.Sketches;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.document.History;
import cluewright.studio.layout.RuleStroke.Drawn;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * Drawing relations and cages.
 *
 * <p>A tool is chosen, and a drag draws with it: a dot or a sign on each border that it crosses, a
 * thermometer along its way, a cage over its cells. A cage that was drawn or pressed on is
 * selected, and figures that are typed are its sum. The right button takes away what the tool
 * draws. Keys do the same: letters choose tools, Space begins and ends a drag of arrow keys. What
 * no board can have is not drawn, and a remark says so.
 */
public final class RulesViewModel implements BoardEditor {
  private final PaintViewModel paint;
  private final Runnable back;
  private final NoticeViewModel notices;
  private final RandomRules random;
  private final FitCheck check;
  private final Latest draws;
  private final ObjectProperty<RuleTool> tool = new SimpleObjectProperty<>(RuleTool.WHITE_DOT);
  private final Sketch<Rules> sketch;
  private final ReadOnlyObjectWrapper<BoardPicture> picture = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Remark> remark = new ReadOnlyObjectWrapper<>(Remark.NONE);
  private final CageSum cage = new CageSum();
  private final BooleanProperty held = new SimpleBooleanProperty();
  private Optional<RuleStroke> stroke = Optional.empty();

  /** The rules of a board. */
  private record Part() implements Sketch.Part<Rules> {
    @Override
    public Rules of(Board board) {
      return Rules.of(board);
    }

    @Override
    public Board board(Rules painted) {
      return painted.board();
    }

    @Override
    public Rules on(Rules painted, Board other) {
      return painted.on(other);
    }

    @Override
    public Optional<Rules> kept(Sketches all) {
      return all.rules().map(Rules::of);
    }

    @Override
    public Sketches keep(Sketches all, Optional<Rules> painted) {
      return all.withRules(painted.map(Rules::board));
    }
  }

  /**
   * Begins with the board on the desk.
   *
   * @param back gives the board back to what was on it before
   */
  public RulesViewModel(
      History history,
      PaintViewModel paint,
      Runnable back,
      Background work,
      NoticeViewModel notices,
      Random random) {
    this.paint = paint;
    this.back = back;
    this.notices = notices;
    this.random = new RandomRules(random);
    this.check = new FitCheck(work);
    this.draws = new Latest(work);
    sketch = new Sketch<>(history, new Part());
    sketch.onLoaded(this::loaded);
    refresh();
    tool.addListener(change -> toolChosen());
  }

  private Rules rules() {
    return sketch.shown();
  }

  ObjectProperty<RuleTool> toolProperty() {
    return tool;
  }

  ReadOnlyObjectProperty<Rules> rulesProperty() {
    return sketch.shownProperty();
  }

  ReadOnlyObjectProperty<Fit> fitProperty() {
    return check.fitProperty();
  }

  ReadOnlyObjectProperty<Remark> remarkProperty() {
    return remark.getReadOnlyProperty();
  }

  /** The cells of the cage whose sum is typed; none without one. */
  ReadOnlyObjectProperty<CellSet> selectedProperty() {
    return cage.selectedProperty();
  }

  /** What is typed as the sum of the selected cage, which need not be one yet. */
  ReadOnlyObjectProperty<String> typedProperty() {
    return cage.typedProperty();
  }

  @Override
  public Phrase name() {
    return Phrase.of("rules.rules");
  }

  @Override
  public Phrase about() {
    return Phrase.of("rules.rules-about");
  }

  @Override
  public void open() {
    cancel();
    draws.forget();
    if (sketch.open()) {
      cage.selectNone(rules());
      remark.set(Remark.NONE);
    }
    show();
  }

  /** Another document came to the desk. */
  private void loaded() {
    stroke = Optional.empty();
    held.set(false);
    draws.forget();
    cage.selectNone(rules());
    remark.set(Remark.NONE);
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
    return Bindings.createObjectBinding(this::hintsNow, tool, held, cage.selectedProperty());
  }

  private List<Phrase> hintsNow() {
    if (held.get()) {
      Phrase least = Phrase.of("rules.hint-held-short");
      return goesByMiddles()
          ? List.of(
              Phrase.of("rules.hint-held-thermometer"), Phrase.of("rules.hint-held-corners"), least)
          : List.of(Phrase.of("rules.hint-held"), least);
    }
    if (cage.isSelected()) {
      return List.of(Phrase.of("rules.hint-cage"), Phrase.of("rules.hint-cage-short"));
    }
    String hint =
        tool.get().isSign() ? "sign" : tool.get() == RuleTool.CAGE ? "cage-tool" : tool.get().id();
    return List.of(
        Phrase.of("rules.hint", Phrase.of("rules.hint-" + hint)), Phrase.of("rules.hint-" + hint));
  }

  private void toolChosen() {
    cancel();
    cage.selectNone(rules());
    show();
  }

  @Override
  public void begin(int cell, Intent intent) {
    boolean erases = intent == Intent.ERASE || tool.get() == RuleTool.ERASER;
    cage.selectNone(rules());
    stroke = Optional.of(new RuleStroke(rules(), tool.get(), erases, List.of(cell)));
    draw();
  }

  @Override
  public boolean goesByMiddles() {
    return stroke
        .filter(going -> going.tool() == RuleTool.THERMOMETER && !going.erases())
        .isPresent();
  }

  @Override
  public void extend(int cell) {
    stroke = stroke.map(going -> going.extended(cell));
    draw();
  }

  private void draw() {
    stroke.ifPresent(
        going -> {
          Drawn drawn = going.drawn();
          boolean isBegun = going.path().size() == 1;
          remark.set(isBegun ? Remark.NONE : drawn.remark());
          sketch.show(drawn.rules());
          picture.set(
              RulesPicture.of(
                  drawn.rules(), drawn.cells(), "", isBegun ? Remark.NONE : drawn.remark()));
        });
  }

  @Override
  public void end() {
    stroke.ifPresent(
        going -> {
          Drawn drawn = going.drawn();
          stop(going);
          remark.set(drawn.remark());
          if (going.tool() == RuleTool.CAGE && !going.erases()) {
            cage.select(drawn.rules(), drawn.cells());
          }
          act(words(going), drawn.rules());
        });
  }

  private static Phrase words(RuleStroke going) {
    return Phrase.of(going.erases() ? "rules.act-erase" : "rules.act-" + going.tool().id());
  }

  private void stop(RuleStroke going) {
    stroke = Optional.empty();
    held.set(false);
    sketch.show(going.before());
  }

  @Override
  public void cancel() {
    stroke.ifPresent(
        going -> {
          stop(going);
          remark(Remark.NONE);
        });
  }

  /** A key begins a drag; arrow keys go on with it then, until the key ends it. */
  @Override
  public void dab(int cell, Intent intent) {
    if (stroke.isPresent()) {
      end();
      return;
    }
    begin(cell, intent);
    held.set(true);
  }

  @Override
  public void lookAt(int cell) {
    if (held.get()) {
      extend(cell);
    } else if (tool.get() == RuleTool.CAGE) {
      cage.selectAt(rules(), cell);
      show();
    }
  }

  @Override
  public boolean letGo() {
    if (held.get()) {
      cancel();
      return true;
    }
    boolean isSelected = cage.isSelected();
    cage.selectNone(rules());
    show();
    return isSelected;
  }

  @Override
  public CellSet reach(int cell) {
    return CellSet.of(cell);
  }

  @Override
  public boolean wouldErase(int cell, Intent intent) {
    return stroke
        .map(RuleStroke::erases)
        .orElse(intent == Intent.ERASE || tool.get() == RuleTool.ERASER);
  }

  /** Letters choose tools, and figures are the sum of the selected cage. */
  @Override
  public boolean typed(int cell, char key) {
    boolean isFigure = key >= '0' && key <= '9';
    if (isFigure) {
      figure(cell, key);
      return true;
    }
    Optional<RuleTool> wanted = RuleTool.withKey(Character.toUpperCase(key));
    wanted.ifPresent(tool::set);
    return wanted.isPresent();
  }

  private void figure(int cell, char figure) {
    if (!cage.isSelected()) {
      cancel();
      cage.selectAt(rules(), cell);
    }
    if (cage.isSelected()) {
      sum(cage.longer(rules(), figure));
    } else {
      remark(new Remark(Phrase.of("rules.no-cage"), CellSet.empty()));
    }
  }

  /** All keys do what {@link #typed} says. */
  @Override
  public void digit(int cell, int digit) {
    typed(cell, Character.forDigit(digit, 10));
  }

  @Override
  public boolean erase(int cell) {
    cage.shorter().ifPresentOrElse(this::sum, () -> empty(cell));
    return true;
  }

  private void empty(int cell) {
    cancel();
    cage.selectNone(rules());
    remark.set(Remark.NONE);
    RuleStroke click = new RuleStroke(rules(), tool.get(), true, List.of(cell));
    act(words(click), click.drawn().rules());
  }

  /** Takes what is typed as the sum of the selected cage; all its figures are one act. */
  void sum(String text) {
    cage.type(rules(), text)
        .ifPresent(
            summed -> {
              remark.set(summed.remark());
              Optional<Object> cells = Optional.of(cage.selectedProperty().get());
              sketch.act(Phrase.of("rules.act-sum"), summed.rules(), cells);
              show();
            });
  }

  private void remark(Remark made) {
    remark.set(made);
    show();
  }

  /** Takes all relations and cages away. */
  void clear() {
    cancel();
    cage.selectNone(rules());
    remark.set(Remark.NONE);
    act(Phrase.of("rules.act-clear"), rules().cleared());
  }

  /**
   * Other rules of a kind by lot, which some grid fits; on a large board that takes a second. They
   * are dropped if something else is drawn by then.
   */
  void draw(RandomRules.Kind kind) {
    if (draws.isRunning()) {
      return;
    }
    cancel();
    Rules shown = rules();
    draws.run(
        () -> random.on(shown, kind),
        drawn -> {
          if (stroke.isEmpty() && rules().equals(shown)) {
            drawn.ifPresentOrElse(
                this::take, () -> notices.show(Notice.hint(Phrase.of("rules.no-random"))));
          }
        });
  }

  private void take(Rules drawn) {
    check.know(drawn.board(), Fit.FITS);
    remark.set(Remark.NONE);
    act(Phrase.of("rules.act-random"), drawn);
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
      remark(Remark.NONE);
    }
  }

  @Override
  public void redo() {
    cancel();
    sketch.redo();
    remark(Remark.NONE);
  }

  /** Puts what is drawn onto the board on the desk, and gives it back. */
  void use() {
    cancel();
    draws.forget();
    Board next = rules().board();
    cage.selectNone(rules());
    sketch.use(next);
    remark(Remark.NONE);
    back.run();
    paint.useBoard(next);
  }

  /** Leaves the board as it is; what was drawn is an undo away. */
  void leave() {
    cancel();
    draws.forget();
    cage.selectNone(rules());
    remark.set(Remark.NONE);
    act(Phrase.of("rules.act-leave"), sketch.used());
    back.run();
  }

  private void act(Phrase name, Rules next) {
    sketch.act(name, next);
    show();
  }

  private void show() {
    refresh();
    look();
  }

  private void refresh() {
    Rules now = rules();
    CellSet cells = cage.selectedProperty().get();
    if (!cells.isEmpty() && now.cageOf(cells).isEmpty()) {
      cage.selectNone(now);
    }
    picture.set(
        RulesPicture.of(now, cage.selectedProperty().get(), cage.pending(now), remark.get()));
  }

  private void look() {
    Rules now = rules();
    if (stroke.isPresent()) {
      return;
    }
    if (now.isEmpty()) {
      check.forget();
    } else if (now.contradictions().isEmpty()) {
      check.look(now.board());
    } else {
      check.know(now.board(), Fit.NEVER);
    }
  }
}
