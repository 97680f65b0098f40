package cluewright.studio.document;

import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The project with its history, in which every act can be undone by name.
 *
 * <p>Projects are immutable and share what did not change, so the history keeps them whole. To make
 * another document current is no act; but undo makes the document current that it changes.
 */
public final class History {
  /**
   * Something that was done to the project.
   *
   * @param turns true if another document is current after it
   */
  private record Act(Phrase name, Project before, Project after, boolean turns)
      implements Acts.Act {}

  private final Acts<Act> acts = new Acts<>();
  private final ReadOnlyObjectWrapper<Project> projectWrapper = new ReadOnlyObjectWrapper<>();
  public final ReadOnlyObjectProperty<Project> project = projectWrapper.getReadOnlyProperty();
  private final ReadOnlyObjectWrapper<Document> documentWrapper = new ReadOnlyObjectWrapper<>();

  /** The current document, which changes after its project does. */
  public final ReadOnlyObjectProperty<Document> document = documentWrapper.getReadOnlyProperty();

  /** The act that {@link #undo} would undo, such as {@code paint 4 cells}. */
  public final ReadOnlyObjectProperty<Phrase> undoName = acts.undoName;

  /** The act that {@link #redo} would redo. */
  public final ReadOnlyObjectProperty<Phrase> redoName = acts.redoName;

  private final ReadOnlyBooleanWrapper unsavedWrapper = new ReadOnlyBooleanWrapper();

  /** True if a document differs from what was last opened or saved. */
  public final ReadOnlyBooleanProperty unsaved = unsavedWrapper.getReadOnlyProperty();

  private List<Document> saved = List.of();
  private long openings;
  private long turns;

  public History(Document first) {
    open(Project.of(first));
  }

  public Project project() {
    return projectWrapper.get();
  }

  public Document document() {
    return documentWrapper.get();
  }

  /** Starts over with a project that needs no saving. */
  public void open(Project first) {
    begin(first, first.documents());
  }

  /** Starts over with a project that no file contains in this form. */
  public void recover(Project first) {
    begin(first, List.of());
  }

  private void begin(Project first, List<Document> inFile) {
    acts.clear();
    saved = inFile;
    openings++;
    turns++;
    show(first);
  }

  /** Records that {@code written} is safe in a file. */
  public void markSaved(Project written) {
    saved = written.documents();
    refresh();
  }

  /**
   * Changes the current document.
   *
   * @param act what it did, as it follows the word "undo": {@code paint 4 cells}
   */
  public void apply(Phrase act, Document next) {
    apply(act, project().withDocument(next));
  }

  /**
   * Changes the project, keeping the current document.
   *
   * @param act what it did, as it follows the word "undo": {@code move a puzzle}
   */
  public void apply(Phrase act, Project next) {
    apply(act, next, false);
  }

  /**
   * Changes the project and its current document.
   *
   * @param act what it did, as it follows the word "undo": {@code add a puzzle}
   */
  public void turn(Phrase act, Project next) {
    apply(act, next, true);
  }

  private void apply(Phrase act, Project next, boolean turns) {
    if (!next.equals(project())) {
      acts.add(new Act(act, project(), next, turns));
      show(next, turns);
    }
  }

  /** Changes the document as part of the last act if that has the same name, as for typing. */
  public void amend(Phrase act, Document next) {
    Optional<Act> last =
        acts.takeLast(known -> known.name().equals(act) && known.after().equals(project()));
    if (last.isEmpty()) {
      apply(act, next);
      return;
    }
    Project after = project().withDocument(next);
    if (!after.equals(last.get().before())) {
      acts.add(new Act(act, last.get().before(), after, last.get().turns()));
    }
    show(after);
  }

  /**
   * Replaces the current document by an equivalent one, such as a puzzle recognized from its
   * digits. That is no act: an undo goes back to where the designer was before it, and a saved
   * document needs no saving for it.
   */
  public void recognize(Document same) {
    Document known = document();
    saved = saved.stream().map(each -> each.equals(known) ? same : each).toList();
    show(project().withDocument(same));
  }

  /** Updates the project with what was learned about its documents, which is not an act. */
  public void learn(Project same) {
    if (!same.equals(project())) {
      show(same);
    }
  }

  public void select(int index) {
    show(project().withCurrent(index), index != project().current());
  }

  /**
   * Adds results to a document. That is no act: an undo leaves it where it is.
   *
   * @param index of the document in the project
   */
  public void gather(int index, List<Result> finds) {
    List<Document> all = new ArrayList<>(project().documents());
    List<Result> results = new ArrayList<>(all.get(index).results());
    Set<Result> known = new HashSet<>();
    results.forEach(result -> known.add(result.withKept(false)));
    finds.stream().filter(find -> known.add(find.withKept(false))).forEach(results::add);
    all.set(index, all.get(index).withResults(results));
    show(new Project(all, project().current()));
  }

  public void undo() {
    acts.undo(
            act ->
                new Act(
                    act.name(),
                    CarriedAlong.undone(project(), act.before(), act.after()),
                    project(),
                    act.turns() || project().current() != act.after().current()))
        .ifPresent(act -> show(act.before(), act.turns()));
  }

  /** Undoes the last act if it has this name, for an offer that may be accepted late. */
  public void undoIfLast(Phrase act) {
    if (undoName.get().equals(act)) {
      undo();
    }
  }

  public void redo() {
    acts.redo(
            act ->
                new Act(
                    act.name(),
                    project(),
                    CarriedAlong.redone(project(), act.before(), act.after()),
                    act.turns() || project().current() != act.before().current()))
        .ifPresent(act -> show(act.after(), act.turns()));
  }

  /**
   * How often a project was opened; work started before the last time belongs to another project.
   */
  public long openings() {
    return openings;
  }

  /**
   * A number that changes whenever another document becomes current, so that work started under
   * another number belongs to another document, even a similar one.
   */
  public long turns() {
    return turns;
  }

  private void show(Project next, boolean turns) {
    this.turns += turns ? 1 : 0;
    show(next);
  }

  private void show(Project next) {
    projectWrapper.set(next);
    documentWrapper.set(next.document());
    refresh();
  }

  private void refresh() {
    unsavedWrapper.set(!project().documents().equals(saved));
  }
}
