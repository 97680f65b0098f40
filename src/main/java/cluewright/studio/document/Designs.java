package cluewright.studio.document;

import cluewright.format.Design;

/** Projects as files keep them, and back. */
public final class Designs {
  private Designs() {}

  /** What a file keeps of a project. */
  public static cluewright.format.Project of(Project project) {
    return new cluewright.format.Project(
        project.documents().stream().map(Designs::of).toList(), project.current());
  }

  /** The project that a file kept. */
  public static Project project(cluewright.format.Project kept) {
    return new Project(kept.designs().stream().map(Designs::document).toList(), kept.current());
  }

  /** What a file keeps of a puzzle. */
  public static Design of(Document document) {
    return new Design(
        document.title(),
        document.author(),
        document.notes(),
        document.mask(),
        document.fixed(),
        document.chosen(),
        document.required(),
        document.wishes(),
        document.puzzle(),
        document.results().stream()
            .map(result -> new Design.Found(result.puzzle(), result.strategies(), result.kept()))
            .toList());
  }

  private static Document document(Design design) {
    return new Document(
        design.title(),
        design.author(),
        design.notes(),
        design.mask(),
        design.fixed(),
        design.strategies(),
        design.required(),
        design.wishes(),
        design.puzzle(),
        design.results().stream()
            .map(found -> new Result(found.puzzle(), found.strategies(), found.kept()))
            .toList());
  }
}
