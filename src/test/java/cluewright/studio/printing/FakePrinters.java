package cluewright.studio.printing;

import cluewright.print.Paper;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One printer, whose dialog is answered beforehand; or none. */
public final class FakePrinters implements Printers {
  private Optional<List<Integer>> answer = Optional.empty();
  private final List<PageShapes> printed = new ArrayList<>();
  private final List<String> acts = new ArrayList<>();

  /** There is a printer, and the person wants these pages; none if they dismiss the dialog. */
  public FakePrinters choosing(List<Integer> pages) {
    answer = Optional.of(pages);
    return this;
  }

  /** The pages that were printed, in order. */
  public synchronized List<PageShapes> printed() {
    return List.copyOf(printed);
  }

  /** The other acts, in order. */
  public synchronized List<String> acts() {
    return List.copyOf(acts);
  }

  @Override
  public Optional<Job> begin() {
    return answer.map(FakeJob::new);
  }

  private synchronized void note(String act) {
    acts.add(act);
  }

  private final class FakeJob implements Job {
    private final List<Integer> numbers;

    FakeJob(List<Integer> numbers) {
      this.numbers = numbers;
    }

    @Override
    public List<Integer> ask(Paper paper, String name, int pages) {
      note("asked for " + pages + " of " + paper.name() + " called " + name);
      return numbers;
    }

    @Override
    public String printer() {
      return "Press";
    }

    @Override
    public void print(PageShapes page) {
      synchronized (FakePrinters.this) {
        printed.add(page);
      }
    }

    @Override
    public void end() {
      note("ended");
    }

    @Override
    public void cancel() {
      note("cancelled");
    }
  }
}
