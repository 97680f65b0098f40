package cluewright.studio.planner;

import cluewright.batch.BatchException;
import cluewright.format.FileException;
import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanFile;
import cluewright.studio.recovery.WorkFile;
import java.io.IOException;
import java.nio.file.Path;

/** Plans of books as work that is kept. */
public record PlanWork() implements WorkFile<BookPlan> {
  @Override
  public String extension() {
    return ".json";
  }

  @Override
  public BookPlan read(Path file) throws IOException {
    try {
      return PlanFile.readDraft(file);
    } catch (BatchException e) {
      throw new FileException(e.phrase(), e);
    }
  }

  @Override
  public void write(Path file, BookPlan work) throws IOException {
    PlanFile.write(file, work);
  }

  @Override
  public String title(BookPlan work) {
    return work.title();
  }

  @Override
  public Phrase untitled() {
    return Phrase.of("planner.untitled");
  }
}
