package cluewright.studio.play;

import cluewright.document.Sheet;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.replay.Hint;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.studio.board.Marks;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;

/** Hints and checks, computed away from the UI thread. */
final class Adviser {
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<Hint>> hint =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  final ObservableBooleanValue told = Bindings.createBooleanBinding(this::isTold, hint);

  /** The hint given so far for the next step. */
  final ReadOnlyObjectProperty<Optional<Hint>> given = hint.getReadOnlyProperty();

  /** The marks of the hint. */
  final ObservableValue<Marks> marks = hint.map(now -> now.map(Adviser::marks).orElse(Marks.NONE));

  private Optional<Sheet> asked = Optional.empty();
  private Optional<Advice> known = Optional.empty();
  private Optional<Sheet> checked = Optional.empty();
  private CellSet wrong = CellSet.empty();

  Adviser(Background background) {
    this.work = new Latest(background);
  }

  private boolean isTold() {
    return told().isPresent();
  }

  /** The step, if the hint revealed it completely. */
  Optional<Deduction> told() {
    return hint.get().filter(now -> now.grade() == Hint.Grade.STEP).map(Hint::deduction);
  }

  private static Marks marks(Hint hint) {
    return hint.grade() == Hint.Grade.STEP
        ? Marks.of(hint.deduction())
        : Marks.houses(hint.houses());
  }

  /** Computes advice on a sheet, unless another one is asked about in the meantime. */
  void ask(Sheet sheet, StrategySet strategies, Consumer<Advice> then) {
    if (asked.filter(sheet::equals).isPresent() && known.isPresent()) {
      then.accept(known.get());
      return;
    }
    work.run(
        () -> Advice.on(sheet, strategies),
        advice -> {
          asked = Optional.of(sheet);
          known = Optional.of(advice);
          then.accept(advice);
        });
  }

  /** Drops the hint, since the sheet has changed. */
  void forgetHint() {
    work.forget();
    hint.set(Optional.empty());
  }

  /** Drops everything, including computed advice. */
  void forget() {
    forgetHint();
    asked = Optional.empty();
    known = Optional.empty();
    checked = Optional.empty();
    wrong = CellSet.empty();
  }

  /** The cells that were found wrong and have not changed since. */
  CellSet stillWrong(Sheet sheet) {
    return checked
        .map(
            then ->
                CellSet.of(
                    wrong.stream()
                        .filter(
                            cell ->
                                then.digit(cell) == sheet.digit(cell)
                                    && then.candidates(cell) == sheet.candidates(cell))))
        .orElse(CellSet.empty());
  }

  /** Records what is wrong, and says so. */
  Phrase check(Sheet sheet, Advice advice) {
    mark(sheet, advice);
    if (!wrong.isEmpty()) {
      return Phrase.sentences(
          wrong(sheet, "play.wrong", wrong.minus(SheetScan.open(sheet))),
          wrong(sheet, "play.wrong-candidates", wrong.intersect(SheetScan.open(sheet))));
    }
    CellSet conflicts = SheetScan.conflicts(sheet);
    if (!conflicts.isEmpty()) {
      List<Phrase> rules = SheetScan.brokenRules(sheet);
      Phrase where = where(sheet, conflicts);
      return rules.isEmpty()
          ? Phrase.of("play.conflicts", where)
          : Phrase.of("play.against-rule", where, Phrase.list(rules));
    }
    return switch (advice.solutions()) {
      case NONE -> Phrase.of("play.none");
      case ONE -> Phrase.of(SheetScan.jotted(sheet).isEmpty() ? "play.right" : "play.right-digits");
      case SEVERAL -> Phrase.of("play.several");
      case UNKNOWN -> Phrase.of("play.unknown");
    };
  }

  private static Phrase wrong(Sheet sheet, String key, CellSet cells) {
    return cells.isEmpty() ? Phrase.NOTHING : Phrase.of(key, cells.size(), where(sheet, cells));
  }

  private void mark(Sheet sheet, Advice advice) {
    checked = Optional.of(sheet);
    wrong = advice.wrong(sheet);
  }

  /** Reveals one more grade of the next step, or what is wrong with the sheet or puzzle. */
  Phrase more(Sheet sheet, Advice advice) {
    return switch (advice.solutions()) {
      case NONE -> Phrase.of("play.none");
      case ONE, UNKNOWN -> next(sheet, advice);
      case SEVERAL -> Phrase.sentences(next(sheet, advice), Phrase.of("play.several"));
    };
  }

  private Phrase next(Sheet sheet, Advice advice) {
    if (advice.standing() == Advice.Standing.WRONG) {
      return Phrase.of("play.first-mend", check(sheet, advice));
    }
    if (advice.next().isEmpty()) {
      boolean isDeadEnd = advice.standing() == Advice.Standing.DEAD_END;
      return Phrase.of(isDeadEnd ? "play.dead-end" : "play.stuck");
    }
    Hint next =
        hint.get().map(Hint::more).orElseGet(() -> Hint.first(advice.next().get(), sheet::digit));
    hint.set(Optional.of(next));
    return Phrase.of("play.hint-" + next.grade().name().toLowerCase(Locale.ROOT), next.text());
  }

  /** The cells in words, for example {@code r1c2 and r3c4}; of many, only the first. */
  private static Phrase where(Sheet sheet, CellSet cells) {
    int most = 6;
    Phrase named = Phrase.list(cells.stream().limit(most).mapToObj(sheet.board()::label).toList());
    return cells.size() <= most ? named : Phrase.of("play.among-others", named);
  }
}
