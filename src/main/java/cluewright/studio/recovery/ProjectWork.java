package cluewright.studio.recovery;

import cluewright.document.Project;
import cluewright.format.ProjectFile;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Projects as work that is kept; which of its documents was current does not matter. */
public record ProjectWork() implements WorkFile<Project> {
  @Override
  public String extension() {
    return ProjectFile.EXTENSION;
  }

  @Override
  public Project read(Path file) throws IOException {
    return ProjectFile.read(file);
  }

  @Override
  public void write(Path file, Project work) throws IOException {
    ProjectFile.write(file, work, puzzle -> Optional.empty());
  }

  @Override
  public String title(Project work) {
    return work.document().title();
  }

  @Override
  public Phrase untitled() {
    return Phrase.of("files.untitled");
  }

  @Override
  public boolean isSame(Project kept, Project inFile) {
    return kept.documents().equals(inFile.documents());
  }
}
