package cluewright.studio.layout;

import cluewright.document.Sketches;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.OwnKind;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.picture.Margins;
import cluewright.plan.RandomRules;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.RulesShown;
import cluewright.studio.digits.GradualWork;
import cluewright.studio.digits.SolutionCount;
import cluewright.studio.digits.Trial;
import cluewright.studio.digits.Trials;
import cluewright.studio.document.History;
import cluewright.studio.layout.RuleStroke.Drawn;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
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
 * line along its way, a cage over its cells. A cage, or a line with a value, that was drawn or
 * pressed on is selected, and figures that are typed are its sum or value. The right button takes
 * away what the tool draws. Keys do the same: letters choose tools, Space begins and ends a drag of
 * arrow keys. What no board can have is not drawn, and a remark says so.
 */
public final class RulesViewModel extends SketchEditor<Rules> {
  private final History history;
  private final NoticeViewModel notices;
  private final RandomRules random;
  final ObjectProperty<RuleTool> tool = new SimpleObjectProperty<>(RuleTool.ALL.get(0));
  private final ReadOnlyObjectWrapper<Remark> remarkWrapper =
      new ReadOnlyObjectWrapper<>(Remark.NONE);
  final ReadOnlyObjectProperty<Remark> remark = remarkWrapper.getReadOnlyProperty();

  /** The value of the selected rule, or of what the tool draws next. */
  final RuleValue value;

  /** The cages drawn by lot last; set by the thread that draws. */
  private volatile Set<Rule> byLot = Set.of();

  private final ReadOnlyObjectWrapper<List<Trial>> trialsWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** How many grids fit with each value of the selected rule; empty without one. */
  final ReadOnlyObjectProperty<List<Trial>> trials = trialsWrapper.getReadOnlyProperty();

  private final GradualWork<List<Trial>> trialWork;
  private Optional<Tried> tried = Optional.empty();

  private final BooleanProperty held = new SimpleBooleanProperty();
  private Optional<RuleStroke> stroke = Optional.empty();

  /** The rules with one whose values are tried, and the digits beside them. */
  private record Tried(Rules rules, Rule rule, Puzzle digits) {}

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
   * @param back gives the board back to what was on it before
   */
  public RulesViewModel(
      History history,
      PaintViewModel paint,
      Runnable back,
      Background work,
      NoticeViewModel notices,
      Random random) {
    super("rules.rules", new Part(), history, paint, back, work, notices);
    this.history = history;
    this.notices = notices;
    this.random = new RandomRules(random);
    value = new RuleValue(sketch.shown);
    trialWork = new GradualWork<>(work, trialsWrapper::set);
    Changes.call(this::tryValues, sketch.shown, value.selected);
    value.draws(tool.get().kind());
    refresh();
    tool.addListener(change -> toolChosen());
  }

  private void tryValues() {
    List<Integer> choices = value.choices();
    Optional<Tried> next = value.rule().filter(rule -> !choices.isEmpty()).map(this::tried);
    if (next.equals(tried)) {
      return;
    }
    tried = next;
    trialWork.stop();
    trialsWrapper.set(List.of());
    next.ifPresent(
        now ->
            trialWork.ask(
                Trials.ofValues(
                    choices, each -> now.rules().tried(now.rule(), each, now.digits()))));
  }

  /** The same question whatever value the rule has now. */
  private Tried tried(Rule rule) {
    Rule open = rule.withValue(Rule.OPEN);
    Rules others = shown().with(open, Optional.of(rule));
    return new Tried(others, open, others.digits(history.document()));
  }

  /** Takes the tool that draws a kind of rules. */
  public void take(Kind kind) {
    tool.set(RuleTool.of(kind));
  }

  /**
   * Takes the tool that draws a kind of rule of the user's own.
   *
   * @return why there is none
   */
  Optional<Phrase> define(OwnKind.Type type, String definition, String name, String sentence) {
    if (definition.isBlank()) {
      return Optional.of(Phrase.of("rules.own-empty"));
    }
    try {
      take(OwnKind.of(type, definition, name, sentence));
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(Phrase.of("rules.own-refused", e.getMessage()));
    }
  }

  ObservableValue<Phrase> aboutTool() {
    return Bindings.createObjectBinding(
        () -> tool.get().about(value.shown()), tool, sketch.shown, value.selected, value.typed);
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
    value.reread();
  }

  @Override
  void forget() {
    value.selectNone();
    hush();
  }

  @Override
  public ObservableValue<List<Phrase>> hints() {
    return Bindings.createObjectBinding(this::hintsNow, tool, held, value.selected);
  }

  private List<Phrase> hintsNow() {
    if (held.get()) {
      Phrase least = Phrase.of("rules.hint-held-short");
      return goesByMiddles()
          ? List.of(Phrase.of("rules.hint-held-line"), Phrase.of("rules.hint-held-corners"), least)
          : List.of(Phrase.of("rules.hint-held"), least);
    }
    if (value.isSelected()) {
      String hint = value.isOfRegion() ? "rules.hint-cage" : "rules.hint-value";
      return List.of(Phrase.of(hint), Phrase.of(hint + "-short"));
    }
    Phrase hint = Phrase.of("rules.hint-" + tool.get().drag());
    return List.of(Phrase.of("rules.hint", hint), hint);
  }

  private void toolChosen() {
    cancel();
    value.draws(tool.get().kind());
    show();
  }

  @Override
  public void begin(int cell, Intent intent) {
    boolean erases = intent == Intent.ERASE || tool.get().equals(RuleTool.ERASER);
    value.selectNone();
    stroke =
        Optional.of(new RuleStroke(shown(), tool.get(), value.chosen(), erases, List.of(cell)));
    draw();
  }

  @Override
  public List<Integer> fromOutside(double row, double column) {
    return tool.get()
        .kind()
        .filter(kind -> kind.form() == Form.OUTSIDE)
        .map(kind -> PlaceStroke.fromOutside(shown().board(), kind, row, column))
        .orElse(List.of());
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
          sketch.show(drawn.rules());
          show(picture(drawn.rules(), drawn.cells(), ""));
        });
  }

  @Override
  public void end() {
    stroke.ifPresent(
        going -> {
          Drawn drawn = going.drawn();
          stop(going);
          if (going.isClickOnLine() && value.hasTool() && value.selectNext(going.path().get(0))) {
            remark(Remark.NONE);
            return;
          }
          remarkWrapper.set(drawn.remark());
          act(words(going), drawn.rules());
          value.select(drawn.made().map(RuleValue.Place::of));
          refresh();
        });
  }

  private static Phrase words(RuleStroke going) {
    return Phrase.of(going.erases() ? "rules.act-erase" : "rules.act-draw");
  }

  private void stop(RuleStroke going) {
    dropStroke();
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
    } else if (value.hasTool()) {
      value.selectAt(cell);
      show();
    }
  }

  @Override
  public boolean letGo() {
    if (held.get()) {
      cancel();
      return true;
    }
    boolean isSelected = value.isSelected();
    value.selectNone();
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
   * Takes letters, which select tools, and figures, which are the value of the selected rule or of
   * the tool; during a keyboard stroke, keys of the number pad do nothing else.
   */
  @Override
  public boolean typed(int cell, char key) {
    if (key == Rule.OPEN_SIGN.charAt(0)) {
      return opened(cell);
    }
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

  /** Leaves the value of the selected rule to be found; false if there is none. */
  private boolean opened(int cell) {
    if (held.get()) {
      return false;
    }
    select(cell);
    boolean hasValue = value.values().isPresent();
    if (hasValue) {
      value(Rule.OPEN_SIGN);
    }
    return hasValue;
  }

  private void select(int cell) {
    if (!value.isSelected()) {
      cancel();
      value.selectAt(cell);
    }
  }

  private void figure(int cell, char figure) {
    select(cell);
    if (value.values().isPresent()) {
      value(value.longer(figure));
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
    value.shorter().ifPresentOrElse(this::value, () -> empty(cell));
    return true;
  }

  private void empty(int cell) {
    cancel();
    value.selectNone();
    remarkWrapper.set(Remark.NONE);
    RuleStroke click = new RuleStroke(shown(), tool.get(), 0, true, List.of(cell));
    act(words(click), click.drawn().rules());
  }

  /** Sets the value of the selected rule, or of the tool, as typed; its figures are one act. */
  void value(String text) {
    Phrase act = Phrase.of(value.isOfRegion() ? "rules.act-sum" : "rules.act-value");
    value
        .type(text)
        .ifPresent(
            typed -> {
              remarkWrapper.set(typed.remark());
              sketch.act(act, typed.rules(), Optional.of(value.typing()));
              show();
            });
  }

  void remark(Remark made) {
    remarkWrapper.set(made);
    show();
  }

  /** True if the tool draws numbers outside the grid, which can be left to be found. */
  boolean drawsAround() {
    return tool.get()
        .kind()
        .filter(kind -> kind.form() == Form.OUTSIDE)
        .filter(kind -> shown().canHave(kind, shown().board().digits(), Rule.OPEN))
        .isPresent();
  }

  /** Puts a number to be found at each place outside the grid. */
  void drawAround() {
    cancel();
    forget();
    act(
        Phrase.of("rules.act-draw"),
        PlaceStroke.allAround(shown(), tool.get().kind().orElseThrow()));
  }

  /** Leaves every value to be found. */
  void openValues() {
    cancel();
    forget();
    act(Phrase.of("rules.act-open"), shown().opened(rule -> true));
  }

  /** True if a value is known, or missing, that can be left to be found. */
  boolean canOpen() {
    return !shown().opened(rule -> true).equals(shown());
  }

  /** Applies the rules with a value to be found for each cage without a sum. */
  void useOpen() {
    cancel();
    use(shown().opened(RulesViewModel::isToBeFound).board());
  }

  /** True if a value is open, or a cage has no sum. */
  boolean hasOpen() {
    return shown().board().drawn().stream().anyMatch(RulesViewModel::isToBeFound);
  }

  private static boolean isToBeFound(Rule rule) {
    return rule.isOpen() || (rule.kind().mayLackValue() && !rule.hasValue());
  }

  void clear() {
    cancel();
    forget();
    act(Phrase.of("rules.act-clear"), shown().cleared());
  }

  /**
   * Draws random rules. Cages that stand as they were drawn by lot make way for others; those that
   * the user drew, or changed, stay. Where they leave no room, as after a project was opened again,
   * an offer is made to draw all anew.
   */
  void draw(RandomRules.Lot kind) {
    Rules now = kept();
    if (kind == RandomRules.Lot.CAGE_SUMS) {
      fillSums(now);
      return;
    }
    Rules kept = kind == RandomRules.Lot.CAGES ? now.withoutAll(byLot::contains) : now;
    if (kind == RandomRules.Lot.CAGES && !kept.hasRoomForCages() && !lacksSums()) {
      notices.show(
          Notice.hint(Phrase.of("rules.no-room")).with(Phrase.of("rules.all-anew"), this::redraw));
      return;
    }
    draw(kind, kept);
  }

  /** Draws cages in place of all that are there. */
  private void redraw() {
    draw(RandomRules.Lot.CAGES, kept().withoutAll(rule -> rule.kind() == Kinds.CAGE));
  }

  /** Gives the cages without a sum that of the solution of the digits, where there is one. */
  private void fillSums(Rules now) {
    Puzzle digits = history.document().digits();
    boolean isOfCells = ShapeLibrary.isAsLarge(now.board(), digits.board());
    Puzzle known = (isOfCells ? digits.on(now.board()) : Puzzle.empty(now.board())).onWeakest();
    draw(
        () -> random.sums(known.board(), known).map(grid -> now.drawnOn(grid.board())),
        Phrase.of("rules.act-random"),
        Phrase.of("rules.no-random"));
  }

  private void draw(RandomRules.Lot kind, Rules kept) {
    Set<Rule> drawn = Set.copyOf(kept.board().rules(Kinds.CAGE));
    Mask mask = history.document().mask();
    boolean isOfCells = ShapeLibrary.isAsLarge(kept.board(), mask.board());
    CellSet clues = isOfCells ? mask.clues() : CellSet.empty();
    draw(
        () ->
            byLot(kept.board().weakest(), kind, clues)
                .map(grid -> noted(kept.drawnOn(grid.board()), drawn, kind)),
        Phrase.of("rules.act-random"),
        Phrase.of("rules.no-random"));
  }

  /**
   * A grid, or clues of one, on a board with rules by lot: cages that leave one solution with the
   * clues, where such are found in time, or else any.
   */
  private Optional<Puzzle> byLot(Board board, RandomRules.Lot kind, CellSet clues) {
    boolean isFitted = kind == RandomRules.Lot.CAGES && RandomRules.fits(board);
    Optional<Puzzle> fitted = isFitted ? random.caged(board, clues) : Optional.empty();
    return fitted.or(() -> random.on(board, kind));
  }

  /** Remembers which cages come from a lot rather than from the user. */
  private Rules noted(Rules next, Set<Rule> drawn, RandomRules.Lot kind) {
    if (kind == RandomRules.Lot.CAGES) {
      Set<List<Integer>> own =
          drawn.stream().map(Rule::cells).collect(Collectors.toUnmodifiableSet());
      byLot =
          next.board().rules(Kinds.CAGE).stream()
              .filter(cage -> !own.contains(cage.cells()))
              .collect(Collectors.toUnmodifiableSet());
    }
    return next;
  }

  /** True if a cage has no sum yet. */
  boolean lacksSums() {
    return shown().board().rules(Kinds.CAGE).stream().anyMatch(cage -> !cage.hasValue());
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

  void leave() {
    leave(Phrase.of("rules.act-leave"));
  }

  @Override
  BoardPicture picture(Rules now) {
    if (value.isSelected() && value.rule().isEmpty()) {
      value.selectNone();
    }
    CellSet cells = value.rule().map(Rule::cells).map(CellSet::of).orElse(CellSet.empty());
    return picture(now, cells, value.pending());
  }

  /**
   * @param cells those that are acted on: of a stroke, or of the selected rule
   * @param pending a value that is typed half
   */
  private BoardPicture picture(Rules rules, CellSet cells, String pending) {
    CellSet problem = remarkWrapper.get().where().union(rules.contradictions());
    Margins room =
        tool.get().kind().filter(kind -> kind.form() == Form.OUTSIDE).isPresent()
            ? Margins.ALL_AROUND
            : Margins.NONE;
    return BoardPicture.of(rules.board(), new RulesShown(cells, pending, problem, room));
  }

  @Override
  void look(FitCheck check, Rules now) {
    if (now.isEmpty()) {
      check.forget();
    } else if (!now.contradictions().isEmpty()) {
      know(check, now, SolutionCount.exactly(0));
    } else {
      now.alone(history.document())
          .ifPresentOrElse(check::count, () -> check.look(Puzzle.empty(now.board())));
    }
  }

  @Override
  void know(FitCheck check, Rules painted, SolutionCount known) {
    check.know(Puzzle.empty(painted.board()), known);
  }
}
