package cluewright.studio.layout;

import cluewright.document.Sketches;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.rule.Form;
import cluewright.model.rule.Values;
import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.document.History;
import cluewright.studio.layout.RuleStroke.Drawn;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
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
 * Edits the drawn rules of a board.
 *
 * <p>A tool is chosen, and a drag draws with it: a dot or a sign on each border that it crosses, a
 * line along its way, a cage over its cells. A cage that was drawn or pressed on is selected, and
 * figures that are typed are its sum. The right button takes away what the tool draws. Keys do the
 * same: letters choose tools, Space begins and ends a drag of arrow keys. What no board can have is
 * not drawn, and a remark says so.
 */
public final class RulesViewModel extends SketchEditor<Rules> {
  private final RandomRules random;
  final ObjectProperty<RuleTool> tool = new SimpleObjectProperty<>(RuleTool.ALL.get(0));
  private final ReadOnlyObjectWrapper<Remark> remarkWrapper =
      new ReadOnlyObjectWrapper<>(Remark.NONE);
  final ReadOnlyObjectProperty<Remark> remark = remarkWrapper.getReadOnlyProperty();
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
    public boolean isOf(Rules painted, Board board) {
      return painted.board().equals(board);
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
   * Starts with the current board.
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
    super(new Part(), history, paint, back, work, notices);
    this.random = new RandomRules(random);
    refresh();
    tool.addListener(change -> toolChosen());
  }

  ReadOnlyObjectProperty<Rules> rulesProperty() {
    return sketch().shown;
  }

  /** The cells of the cage whose sum is typed; empty without one. */
  ReadOnlyObjectProperty<CellSet> selectedProperty() {
    return cage.selected;
  }

  /** The values that a region with some cells can have. */
  Optional<Values> values(CellSet cells) {
    return rulesProperty().get().values(cells);
  }

  /** The typed sum of the selected cage, which need not be valid yet. */
  ReadOnlyObjectProperty<String> typedProperty() {
    return cage.typed;
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
  boolean hasStroke() {
    return stroke.isPresent();
  }

  @Override
  void dropStroke() {
    stroke = Optional.empty();
    held.set(false);
  }

  @Override
  void hush() {
    remarkWrapper.set(Remark.NONE);
    cage.reread(shown());
  }

  @Override
  void forget() {
    cage.selectNone(shown());
    hush();
  }

  @Override
  public ObservableValue<List<Phrase>> hints() {
    return Bindings.createObjectBinding(this::hintsNow, tool, held, cage.selected);
  }

  private List<Phrase> hintsNow() {
    if (held.get()) {
      Phrase least = Phrase.of("rules.hint-held-short");
      return goesByMiddles()
          ? List.of(Phrase.of("rules.hint-held-line"), Phrase.of("rules.hint-held-corners"), least)
          : List.of(Phrase.of("rules.hint-held"), least);
    }
    if (cage.isSelected()) {
      return List.of(Phrase.of("rules.hint-cage"), Phrase.of("rules.hint-cage-short"));
    }
    Phrase hint = Phrase.of("rules.hint-" + tool.get().drag());
    return List.of(Phrase.of("rules.hint", hint), hint);
  }

  private void toolChosen() {
    cancel();
    cage.selectNone(shown());
    show();
  }

  @Override
  public void begin(int cell, Intent intent) {
    boolean erases = intent == Intent.ERASE || tool.get().equals(RuleTool.ERASER);
    cage.selectNone(shown());
    stroke = Optional.of(new RuleStroke(shown(), tool.get(), erases, List.of(cell)));
    draw();
  }

  @Override
  public boolean goesByMiddles() {
    return stroke.filter(RuleStroke::isLine).isPresent();
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
          remarkWrapper.set(isBegun ? Remark.NONE : drawn.remark());
          sketch().show(drawn.rules());
          show(RulesPicture.of(drawn.rules(), drawn.cells(), "", remarkWrapper.get()));
        });
  }

  @Override
  public void end() {
    stroke.ifPresent(
        going -> {
          Drawn drawn = going.drawn();
          stop(going);
          remarkWrapper.set(drawn.remark());
          if (going.isRegion()) {
            cage.select(drawn.rules(), drawn.cells());
          }
          act(words(going), drawn.rules());
        });
  }

  private static Phrase words(RuleStroke going) {
    return Phrase.of(going.erases() ? "rules.act-erase" : "rules.act-draw");
  }

  private void stop(RuleStroke going) {
    dropStroke();
    sketch().show(going.before());
  }

  @Override
  public void cancel() {
    stroke.ifPresent(
        going -> {
          stop(going);
          remark(Remark.NONE);
        });
  }

  /** Starts a drag by key, which arrow keys continue until a key ends it. */
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
    } else if (tool.get().draws(Form.REGION)) {
      cage.selectAt(shown(), cell);
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
    cage.selectNone(shown());
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
        .orElse(intent == Intent.ERASE || tool.get().equals(RuleTool.ERASER));
  }

  /**
   * Takes letters, which select tools, and figures, which are the sum of the selected cage; during
   * a keyboard stroke, keys of the number pad do nothing else.
   */
  @Override
  public boolean typed(int cell, char key) {
    boolean isFigure = key >= '0' && key <= '9';
    if (isFigure) {
      if (!held.get()) {
        figure(cell, key);
      }
      return true;
    }
    Optional<RuleTool> wanted = RuleTool.withKey(Character.toUpperCase(key));
    wanted.ifPresent(tool::set);
    return wanted.isPresent();
  }

  private void figure(int cell, char figure) {
    if (!cage.isSelected()) {
      cancel();
      cage.selectAt(shown(), cell);
    }
    if (cage.isSelected()) {
      sum(cage.longer(shown(), figure));
    } else {
      remark(new Remark(Phrase.of("rules.no-cage"), CellSet.empty()));
    }
  }

  /** Ignores digits, since {@link #typed} handles all keys. */
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
    cage.selectNone(shown());
    remarkWrapper.set(Remark.NONE);
    RuleStroke click = new RuleStroke(shown(), tool.get(), true, List.of(cell));
    act(words(click), click.drawn().rules());
  }

  /** Sets the sum of the selected cage as typed; all its figures are one act. */
  void sum(String text) {
    cage.type(shown(), text)
        .ifPresent(
            summed -> {
              remarkWrapper.set(summed.remark());
              sketch().act(Phrase.of("rules.act-sum"), summed.rules(), Optional.of(cage.typing()));
              show();
            });
  }

  private void remark(Remark made) {
    remarkWrapper.set(made);
    show();
  }

  /** Removes all drawn rules. */
  void clear() {
    cancel();
    forget();
    act(Phrase.of("rules.act-clear"), shown().cleared());
  }

  /** Draws random rules of a kind. */
  void draw(RandomRules.Lot kind) {
    Rules kept = kept();
    draw(() -> random.on(kept, kind), Phrase.of("rules.act-random"), Phrase.of("rules.no-random"));
  }

  /** The rules without a current stroke. */
  private Rules kept() {
    return stroke.map(RuleStroke::before).orElse(shown());
  }

  /** Applies the rules to the current board, and closes the editor. */
  void use() {
    cancel();
    use(shown().board());
  }

  /** Closes the editor without changing the board; undo brings the work back. */
  void leave() {
    leave(Phrase.of("rules.act-leave"));
  }

  @Override
  BoardPicture picture(Rules now) {
    CellSet cells = cage.selected.get();
    if (!cells.isEmpty() && now.regionOf(cells).isEmpty()) {
      cage.selectNone(now);
    }
    return RulesPicture.of(now, cage.selected.get(), cage.pending(now), remarkWrapper.get());
  }

  @Override
  void look(FitCheck fit, Rules now) {
    if (now.isEmpty()) {
      fit.forget();
    } else if (now.contradictions().isEmpty()) {
      fit.look(now.board());
    } else {
      know(fit, now, Fit.NEVER);
    }
  }

  @Override
  void know(FitCheck fit, Rules painted, Fit known) {
    fit.know(painted.board(), known);
  }
}
