package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.model.Cage;
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
import java.util.concurrent.atomic.AtomicInteger;
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
  private final History history;
  private final PaintViewModel paint;
  private final Runnable back;
  private final NoticeViewModel notices;
  private final RandomRules random;
  private final Latest checks;
  private final Latest draws;
  private final AtomicInteger checksBegun = new AtomicInteger();
  private final ObjectProperty<RuleTool> tool = new SimpleObjectProperty<>(RuleTool.WHITE_DOT);
  private final ReadOnlyObjectWrapper<Rules> rules;
  private final ReadOnlyObjectWrapper<BoardPicture> picture = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Fit> fit = new ReadOnlyObjectWrapper<>(Fit.UNKNOWN);
  private final ReadOnlyObjectWrapper<Remark> remark = new ReadOnlyObjectWrapper<>(Remark.NONE);
  private final ReadOnlyObjectWrapper<CellSet> selected =
      new ReadOnlyObjectWrapper<>(CellSet.empty());
  private final ReadOnlyObjectWrapper<String> typed = new ReadOnlyObjectWrapper<>("");
  private final BooleanProperty held = new SimpleBooleanProperty();
  private final Acts<Rules> acts = new Acts<>();
  private Board begun;
  private Rules used;
  private Optional<Rules> checked = Optional.empty();
  private Optional<RuleStroke> stroke = Optional.empty();

  /** True until a figure is typed: then it is the first of a sum, in place of the one before. */
  private boolean isSumNew;

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
    this.history = history;
    this.paint = paint;
    this.back = back;
    this.notices = notices;
    this.random = new RandomRules(random);
    this.checks = new Latest(work);
    this.draws = new Latest(work);
    begun = desk();
    used = Rules.of(begun);
    rules = new ReadOnlyObjectWrapper<>(used);
    picture.set(RulesPicture.of(used, CellSet.empty(), "", Remark.NONE));
    tool.addListener(change -> toolChosen());
  }

  private Board desk() {
    return history.document().mask().board();
  }

  ObjectProperty<RuleTool> toolProperty() {
    return tool;
  }

  ReadOnlyObjectProperty<Rules> rulesProperty() {
    return rules.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Fit> fitProperty() {
    return fit.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Remark> remarkProperty() {
    return remark.getReadOnlyProperty();
  }

  /** The cells of the cage whose sum is typed; none without one. */
  ReadOnlyObjectProperty<CellSet> selectedProperty() {
    return selected.getReadOnlyProperty();
  }

  /** What is typed as the sum of the selected cage, which need not be one yet. */
  ReadOnlyObjectProperty<String> typedProperty() {
    return typed.getReadOnlyProperty();
  }

  @Override
  public Phrase name() {
    return Phrase.of("rules.rules");
  }

  @Override
  public Phrase about() {
    return Phrase.of("rules.rules-about");
  }

  /**
   * What was drawn and is not used yet stays when the regions or the houses of the board changed;
   * on a board of another size it has no place, and drawing begins anew without it.
   */
  @Override
  public void open() {
    cancel();
    draws.forget();
    if (begun.equals(desk())) {
      return;
    }
    boolean isLeft = isUnfinished();
    boolean isOfSize =
        begun.rows() == desk().rows()
            && begun.columns() == desk().columns()
            && begun.cells() == desk().cells();
    begun = desk();
    used = Rules.of(begun);
    if (isLeft && isOfSize) {
      show(rules.get().on(begun));
      return;
    }
    acts.clear();
    select(CellSet.empty());
    show(used);
  }

  @Override
  public boolean isUnfinished() {
    return !rules.get().equals(used);
  }

  @Override
  public ObservableValue<BoardPicture> pictureProperty() {
    return picture.getReadOnlyProperty();
  }

  @Override
  public ObservableValue<List<Phrase>> hints() {
    return Bindings.createObjectBinding(this::hintsNow, tool, held, selected);
  }

  private List<Phrase> hintsNow() {
    if (held.get()) {
      return List.of(Phrase.of("rules.hint-held"), Phrase.of("rules.hint-held-short"));
    }
    if (!selected.get().isEmpty()) {
      return List.of(Phrase.of("rules.hint-cage"), Phrase.of("rules.hint-cage-short"));
    }
    String hint =
        tool.get().isSign() ? "sign" : tool.get() == RuleTool.CAGE ? "cage-tool" : tool.get().id();
    return List.of(
        Phrase.of("rules.hint", Phrase.of("rules.hint-" + hint)), Phrase.of("rules.hint-" + hint));
  }

  private void toolChosen() {
    cancel();
    select(CellSet.empty());
    show(rules.get());
  }

  @Override
  public void begin(int cell, Intent intent) {
    boolean erases = intent == Intent.ERASE || tool.get() == RuleTool.ERASER;
    select(CellSet.empty());
    stroke = Optional.of(new RuleStroke(rules.get(), tool.get(), erases, List.of(cell)));
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
          rules.set(drawn.rules());
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
            select(drawn.rules(), drawn.cells());
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
    rules.set(going.before());
  }

  @Override
  public void cancel() {
    stroke.ifPresent(
        going -> {
          stop(going);
          remark.set(Remark.NONE);
          show(going.before());
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
      select(rules.get(), rules.get().cageAt(cell).map(Cage::cells).orElse(CellSet.empty()));
      show(rules.get());
    }
  }

  @Override
  public boolean letGo() {
    if (held.get()) {
      cancel();
      return true;
    }
    boolean isSelected = !selected.get().isEmpty();
    select(CellSet.empty());
    show(rules.get());
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

  private void select(CellSet cells) {
    select(rules.get(), cells);
  }

  /** A sum that is typed half by then is none. */
  private void select(Rules of, CellSet cells) {
    if (!cells.equals(selected.get())) {
      selected.set(cells);
      typed.set(
          of.cageOf(cells).filter(Cage::hasSum).map(cage -> String.valueOf(cage.sum())).orElse(""));
    }
    isSumNew = true;
  }

  /** Letters choose tools, and figures are the sum of the selected cage. */
  @Override
  public boolean typed(int cell, char key) {
    boolean isFigure = key >= '0' && key <= '9';
    if (isFigure) {
      selectAt(cell);
      figure(key);
      return true;
    }
    Optional<RuleTool> wanted = RuleTool.withKey(Character.toUpperCase(key));
    wanted.ifPresent(tool::set);
    return wanted.isPresent();
  }

  private void selectAt(int cell) {
    if (selected.get().isEmpty()) {
      cancel();
      select(rules.get().cageAt(cell).map(Cage::cells).orElse(CellSet.empty()));
    }
  }

  private void figure(char figure) {
    if (selected.get().isEmpty()) {
      remark(new Remark(Phrase.of("rules.no-cage"), CellSet.empty()));
      return;
    }
    String longer = (isSumNew ? "" : typed.get()) + figure;
    boolean isTooLarge = Integer.parseInt(longer) > rules.get().sums(selected.get().size()).most();
    sum(isTooLarge ? String.valueOf(figure) : longer);
  }

  /** All keys do what {@link #typed} says. */
  @Override
  public void digit(int cell, int digit) {
    typed(cell, Character.forDigit(digit, 10));
  }

  @Override
  public boolean erase(int cell) {
    if (!selected.get().isEmpty() && !typed.get().isEmpty()) {
      sum(typed.get().substring(0, typed.get().length() - 1));
    } else {
      cancel();
      select(CellSet.empty());
      remark.set(Remark.NONE);
      RuleStroke click = new RuleStroke(rules.get(), tool.get(), true, List.of(cell));
      act(words(click), click.drawn().rules());
    }
    return true;
  }

  /** Takes what is typed as the sum of the selected cage, as soon as it is one. */
  void sum(String text) {
    Optional<Cage> cage = rules.get().cageOf(selected.get());
    String figures = text.replaceFirst("^0+", "");
    if (cage.isEmpty() || (isSumNew && figures.equals(typed.get()))) {
      return;
    }
    isSumNew = false;
    typed.set(figures);
    int sum = figures.isEmpty() ? 0 : Integer.parseInt(figures);
    Rules.Sums sums = rules.get().sums(selected.get().size());
    boolean canGrow = sum < sums.least() && 10 * sum <= sums.most();
    remark.set(canGrow || sums.contain(sum) ? Remark.NONE : new Remark(noSum(sum), selected.get()));
    Rules next = rules.get().with(rules.get().fitted(selected.get(), sum), cage);
    // All figures that are typed for a cage are one act.
    acts.add(Phrase.of("rules.act-sum"), rules.get(), next, Optional.of(selected.get()));
    show(next);
  }

  private Phrase noSum(int sum) {
    int cells = selected.get().size();
    Rules.Sums sums = rules.get().sums(cells);
    return Phrase.of("rules.no-sum", cells, sums.least(), sums.most(), sum);
  }

  private void remark(Remark made) {
    remark.set(made);
    show(rules.get());
  }

  /** Takes all relations and cages away. */
  void clear() {
    cancel();
    select(CellSet.empty());
    remark.set(Remark.NONE);
    act(Phrase.of("rules.act-clear"), rules.get().cleared());
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
    select(CellSet.empty());
    Rules shown = rules.get();
    draws.run(
        () -> random.on(shown, kind),
        drawn -> {
          if (stroke.isEmpty() && rules.get().equals(shown)) {
            drawn.ifPresentOrElse(
                this::take, () -> notices.show(Notice.hint(Phrase.of("rules.no-random"))));
          }
        });
  }

  private void take(Rules drawn) {
    remark.set(Remark.NONE);
    act(Phrase.of("rules.act-random"), drawn.on(begun));
    forgetChecks();
    fit.set(Fit.FITS);
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
      acts.undo().ifPresent(this::goTo);
    }
  }

  @Override
  public void redo() {
    cancel();
    acts.redo().ifPresent(this::goTo);
  }

  private void goTo(Rules other) {
    remark.set(Remark.NONE);
    show(other.on(begun));
  }

  /** Puts what is drawn onto the board on the desk, and gives it back. */
  void use() {
    cancel();
    draws.forget();
    begun = rules.get().board();
    used = Rules.of(begun);
    acts.clear();
    select(CellSet.empty());
    remark.set(Remark.NONE);
    show(used);
    back.run();
    paint.useBoard(begun);
  }

  /** Leaves the board as it is; what was drawn is an undo away. */
  void leave() {
    cancel();
    draws.forget();
    select(CellSet.empty());
    remark.set(Remark.NONE);
    act(Phrase.of("rules.act-leave"), used);
    back.run();
  }

  private void act(Phrase name, Rules next) {
    acts.add(name, rules.get(), next);
    show(next);
  }

  private void show(Rules next) {
    rules.set(next);
    if (!selected.get().isEmpty() && next.cageOf(selected.get()).isEmpty()) {
      select(next, CellSet.empty());
    }
    picture.set(RulesPicture.of(next, selected.get(), pending(), remark.get()));
    check();
  }

  /** What is typed, while it is no sum that the cage could have. */
  private String pending() {
    boolean isSum = rules.get().cageOf(selected.get()).filter(Cage::hasSum).isPresent();
    return isSum ? "" : typed.get();
  }

  private void forgetChecks() {
    checksBegun.incrementAndGet();
    checks.forget();
  }

  /** The same rules are not looked at twice, so that to select a cage costs nothing. */
  private void check() {
    Rules now = rules.get();
    if (stroke.isPresent() || checked.filter(now::equals).isPresent()) {
      return;
    }
    forgetChecks();
    checked = Optional.of(now);
    int mine = checksBegun.get();
    if (now.isEmpty()) {
      fit.set(Fit.UNKNOWN);
    } else if (now.contradictions().isEmpty()) {
      fit.set(Fit.UNKNOWN);
      checks.run(() -> Fit.of(now.board(), () -> checksBegun.get() != mine), fit::set);
    } else {
      fit.set(Fit.NEVER);
    }
  }
}
