package cluewright.studio.printing;

import cluewright.format.FileException;
import cluewright.phrase.Phrase;
import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.print.JobSettings;
import javafx.print.PageLayout;
import javafx.print.PageOrientation;
import javafx.print.PageRange;
import javafx.print.Paper;
import javafx.print.Printer;
import javafx.print.PrinterJob;
import javafx.scene.Group;
import javafx.scene.transform.Translate;
import javafx.stage.Window;

/** The system's printers with their native dialog. */
public final class SystemPrinters implements Printers {

  @Override
  public Optional<Job> begin() {
    return Optional.ofNullable(PrinterJob.createPrinterJob()).map(SystemJob::new);
  }

  private static final class SystemJob implements Job {
    /** The rounding of paper sizes, which printers know in whole points. */
    private static final double ROUNDING = 2;

    private final PrinterJob job;

    SystemJob(PrinterJob job) {
      this.job = job;
    }

    @Override
    public List<Integer> ask(cluewright.print.Paper paper, String name, int pages) {
      JobSettings settings = job.getJobSettings();
      settings.setJobName(name);
      settings.setPageLayout(layout(paper));
      if (!job.showPrintDialog(front())) {
        job.cancelJob();
        return List.of();
      }
      Optional<PageRange[]> ranges = Optional.ofNullable(settings.getPageRanges());
      sendAllThatComes(settings);
      return ranges
          .map(some -> chosen(some, pages))
          .orElseGet(() -> IntStream.rangeClosed(1, pages).boxed().toList());
    }

    /**
     * Makes the printing system send all the pages it is given, whose range was already applied.
     */
    private static void sendAllThatComes(JobSettings settings) {
      settings.setPageRanges((PageRange[]) null);
    }

    private static List<Integer> chosen(PageRange[] ranges, int pages) {
      return Stream.of(ranges)
          .flatMapToInt(range -> IntStream.rangeClosed(range.getStartPage(), range.getEndPage()))
          .filter(number -> number <= pages)
          .distinct()
          .sorted()
          .boxed()
          .toList();
    }

    /** The window that the user is looking at. */
    private static Window front() {
      return Window.getWindows().stream().filter(Window::isFocused).findFirst().orElse(null);
    }

    /**
     * A layout with the narrowest margins of the printer, since pages have their own. Of its papers
     * the smallest is taken that has room for a page, and may be larger than that.
     */
    private PageLayout layout(cluewright.print.Paper paper) {
      Printer printer = job.getPrinter();
      Paper size =
          printer.getPrinterAttributes().getSupportedPapers().stream()
              .filter(each -> hasRoom(each, paper))
              .min(Comparator.comparingDouble(each -> each.getWidth() * each.getHeight()))
              .orElse(printer.getPrinterAttributes().getDefaultPaper());
      return printer.createPageLayout(
          size, PageOrientation.PORTRAIT, Printer.MarginType.HARDWARE_MINIMUM);
    }

    private static boolean hasRoom(Paper sheet, cluewright.print.Paper page) {
      return sheet.getWidth() >= page.width() - ROUNDING
          && sheet.getHeight() >= page.height() - ROUNDING;
    }

    @Override
    public String printer() {
      return job.getPrinter().getName();
    }

    @Override
    public void print(PageShapes page) throws IOException {
      PageLayout layout = layout(page.paper());
      Group node = new Group(PageNode.of(page));
      node.getTransforms().add(new Translate(-layout.getLeftMargin(), -layout.getTopMargin()));
      if (!job.printPage(layout, node)) {
        throw refused();
      }
    }

    @Override
    public void end() throws IOException {
      if (!job.endJob()) {
        throw refused();
      }
    }

    private FileException refused() {
      return new FileException(Phrase.of("printing.refused", printer()));
    }

    @Override
    public void cancel() {
      job.cancelJob();
    }
  }
}
