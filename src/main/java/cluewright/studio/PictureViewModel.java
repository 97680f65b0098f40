package cluewright.studio;

import cluewright.document.Document;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Mask;
import cluewright.picture.Pencil;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Consequence;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.Marks;
import cluewright.studio.board.Playing;
import cluewright.studio.digits.DigitsViewModel;
import cluewright.studio.document.History;
import cluewright.studio.generate.VerdictViewModel;
import cluewright.studio.layout.LayoutViewModel;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.play.PlayViewModel;
import cluewright.studio.repair.RepairOffer;
import cluewright.studio.repair.RepairViewModel;
import cluewright.studio.replay.AlternativesViewModel;
import cluewright.studio.replay.HintViewModel;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.why.WhyViewModel;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * Determines what the board shows: a mask being painted, regions or rules being edited, a state of
 * the replay, or a game.
 */
final class PictureViewModel {
  private final History history;
  private final PaintViewModel paint;
  private final DigitsViewModel digits;
  private final LayoutViewModel layout;
  private final ReplayViewModel replay;
  private final HintViewModel hints;
  private final AlternativesViewModel alternatives;
  private final WhyViewModel why;
  private final VerdictViewModel verdict;
  private final RepairViewModel repair;
  private final PlayViewModel play;
  private final ReadOnlyObjectWrapper<BoardPicture> pictureWrapper = new ReadOnlyObjectWrapper<>();
  final ReadOnlyObjectProperty<BoardPicture> picture = pictureWrapper.getReadOnlyProperty();

  PictureViewModel(History history, DesignDesk design, SolveDesk solve) {
    this.history = history;
    this.paint = design.paint;
    this.digits = design.digits;
    this.layout = design.layout;
    this.verdict = design.verdict;
    this.repair = design.repair;
    this.replay = solve.replay;
    this.hints = solve.hints;
    this.alternatives = solve.alternatives;
    this.why = solve.why;
    this.play = solve.play;
    List<ObservableValue<?>> sources =
        List.of(
            history.document,
            paint.mask,
            paint.ghost,
            digits.picture,
            layout.picture,
            replay.path,
            replay.shown,
            replay.chosen,
            replay.candidatesShown,
            replay.excludedShown,
            hints.hint,
            alternatives.pointed,
            why.shown,
            verdict.marked,
            repair.offer,
            play.playing,
            play.marks,
            play.why.shown);
    // Listeners to changes, not to invalidations, which come first: most others know by then.
    for (ObservableValue<?> source : sources) {
      source.addListener((property, before, after) -> pictureWrapper.set(now()));
    }
    pictureWrapper.set(now());
  }

  private BoardPicture now() {
    return layout
        .picture
        .getValue()
        .filter(painted -> play.playing.get().isEmpty())
        .orElseGet(() -> written().withDigits(history.document().digitSet()));
  }

  private BoardPicture written() {
    return play.playing
        .get()
        .map(this::played)
        .or(this::thoughtOf)
        .or(this::edited)
        .orElseGet(this::designed);
  }

  /** A game, or the line of an unfolded hint in place of what the player wrote. */
  private BoardPicture played(Playing playing) {
    Mask clues = playing.sheet().clues().mask();
    return play.why
        .drawn()
        .map(
            line ->
                new BoardPicture(
                    clues, Optional.of(line.state()), Pencil.CANDIDATES, Marks.of(line)))
        .orElseGet(() -> BoardPicture.of(playing, play.marks.getValue()));
  }

  private Optional<BoardPicture> thoughtOf() {
    return paint
        .ghost
        .get()
        .filter(ghost -> ghost.board().equals(history.document().mask().board()))
        .map(BoardPicture::ghost);
  }

  /**
   * The digits being edited, unless the replay is away from its start or something is pointed out.
   */
  private Optional<BoardPicture> edited() {
    boolean isAtClues =
        replay.shown.get() == 0 && alternatives.marks().isEmpty() && hints.marks().isEmpty();
    return digits
        .picture
        .get()
        .filter(edited -> isAtClues)
        .map(edited -> edited.with(replay.pencil()));
  }

  private BoardPicture designed() {
    Document document = history.document();
    Mask mask = paint.mask.get();
    if (!mask.board().equals(document.mask().board())) {
      // A document of another size has just come, and not everyone has heard of it.
      return BoardPicture.of(document.mask(), Marks.NONE).withFixed(document.fixed());
    }
    CellSet marked = verdict.marked.get();
    if (document.puzzle().isEmpty() || !mask.equals(document.mask())) {
      return BoardPicture.of(mask, marks(marked)).withFixed(document.fixed());
    }
    Optional<SolvingPath> path =
        replay.path().filter(known -> known.puzzle().equals(document.puzzle().get()));
    if (path.isEmpty()) {
      GridState clues = GridState.initial(document.puzzle().get());
      return new BoardPicture(mask, Optional.of(clues), Pencil.NOTHING, Marks.NONE)
          .withFixed(document.fixed());
    }
    Optional<Consequence> line = why.drawn();
    if (line.isPresent() && marked.isEmpty()) {
      return new BoardPicture(
              mask, Optional.of(line.get().state()), replay.pencil(), Marks.of(line.get()))
          .withFixed(document.fixed());
    }
    int position = Math.min(replay.shown.get(), path.get().length());
    return new BoardPicture(
            mask,
            Optional.of(path.get().state(position)),
            replay.pencil(),
            marked.isEmpty() ? marks() : Marks.problem(marked))
        .withFixed(document.fixed());
  }

  /** The marks of the replay: of a hint, the step under the pointer, or the step on display. */
  private Marks marks() {
    boolean isHere = replay.shown.get() == replay.position.get();
    return isHere ? alternatives.marks().or(hints::marks).orElseGet(replay::marks) : replay.marks();
  }

  /** The marks of a mask without digits: what a repair would add, or what a proof is about. */
  private Marks marks(CellSet marked) {
    CellSet added = repair.offer.get().map(RepairOffer::cells).orElse(CellSet.empty());
    return added.isEmpty() ? Marks.problem(marked) : Marks.suggested(added);
  }
}
