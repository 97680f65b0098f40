package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.print.canvas.Page;
import cluewright.studio.look.Scroll;
import cluewright.studio.look.Texts;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Bounds;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Pane;

/** The pages as sheets on a scrolling background; only those in sight or near it have nodes. */
final class PreviewPane extends Scroll {
  /** The available sizes, in percent of the real one. */
  private static final List<Integer> PERCENTS = List.of(25, 50, 75, 100, 125, 150, 200, 300, 400);

  private static final double ARROW = 48;

  private final PrintingViewModel printing;
  private final Pane surface = new Pane();
  private final Map<Integer, SheetView> sheets = new HashMap<>();
  private final ObjectProperty<OptionalInt> percent =
      new SimpleObjectProperty<>(OptionalInt.empty());
  private final ReadOnlyIntegerWrapper current = new ReadOnlyIntegerWrapper();
  private final ReadOnlyIntegerWrapper shownPercent = new ReadOnlyIntegerWrapper(100);
  private PageRows rows = new PageRows(List.of(), 1);
  private double scale = 1;
  private boolean isArranging;

  PreviewPane(Texts texts, PrintingViewModel printing) {
    this.printing = printing;
    setId("print-preview");
    getStyleClass().add("preview");
    setContent(surface);
    setPannable(true);
    setFocusTraversable(true);
    accessibleTextProperty().bind(texts.bind(current.map(page -> words())));
    printing.pages.addListener(change -> pagesChanged());
    viewportBoundsProperty().addListener(change -> resized());
    vvalueProperty().addListener(change -> arrange());
    percent.addListener(change -> resized());
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    addEventFilter(ScrollEvent.SCROLL, this::scrolled);
    pagesChanged();
  }

  private Phrase words() {
    return Phrase.of("printing.preview", current.get() + 1, rows.pages().size());
  }

  /** The chosen size in percent of the real one; empty for whole pages. */
  ObjectProperty<OptionalInt> percentProperty() {
    return percent;
  }

  /** The current size, in percent of the real one. */
  ReadOnlyIntegerProperty shownPercentProperty() {
    return shownPercent.getReadOnlyProperty();
  }

  /** The page in the middle, counted from 0; of two facing pages the left one. */
  ReadOnlyIntegerProperty currentProperty() {
    return current.getReadOnlyProperty();
  }

  void larger() {
    PERCENTS.stream()
        .filter(each -> each > shownPercent.get())
        .findFirst()
        .ifPresent(each -> percent.set(OptionalInt.of(each)));
  }

  void smaller() {
    Stream<Integer> less = PERCENTS.stream().filter(each -> each < shownPercent.get());
    less.max(Integer::compare).ifPresent(each -> percent.set(OptionalInt.of(each)));
  }

  void fit() {
    percent.set(OptionalInt.empty());
  }

  void next() {
    goTo(rows.row(current.get()) + 1);
  }

  void previous() {
    goTo(rows.row(current.get()) - 1);
  }

  /** True if a page is the current one or faces it. */
  boolean isCurrent(int page) {
    return rows.row(page) == rows.row(current.get());
  }

  /** True if the last page is visible. */
  boolean isLast() {
    return rows.row(current.get()) >= rows.count() - 1;
  }

  void goToPage(int page) {
    goTo(rows.row(Math.max(0, Math.min(rows.pages().size() - 1, page))));
  }

  /** Scrolls to a row, or to a fraction below its top. */
  private void goTo(double row) {
    scrollTo(row * rows.rowHeight(scale));
  }

  private void scrollTo(double top) {
    double most = surface.getHeight() - viewHeight();
    setVvalue(most <= 0 ? 0 : Math.max(0, Math.min(1, top / most)));
  }

  private double top() {
    return getVvalue() * Math.max(0, surface.getHeight() - viewHeight());
  }

  private double viewHeight() {
    return getViewportBounds().getHeight();
  }

  private void pagesChanged() {
    boolean isBook = printing.choices.get().isBook();
    rows = new PageRows(printing.pages.get(), isBook ? 2 : 1);
    resized();
  }

  /** Keeps the page at the top in place after a resize. */
  private void resized() {
    Bounds view = getViewportBounds();
    if (view.getWidth() <= 0 || view.getHeight() <= 0) {
      return;
    }
    double before = top() / rows.rowHeight(scale);
    isArranging = true;
    scale =
        percent.get().isPresent()
            ? PageRows.scale(percent.get().getAsInt())
            : rows.fitting(view.getWidth(), view.getHeight());
    shownPercent.set(PageRows.percent(scale));
    boolean isFitted = percent.get().isEmpty();
    setHbarPolicy(isFitted ? ScrollBarPolicy.NEVER : ScrollBarPolicy.AS_NEEDED);
    double width = isFitted ? view.getWidth() : Math.max(view.getWidth(), rows.width(scale));
    double height = Math.max(view.getHeight(), Math.floor(rows.height(scale)));
    surface.setMinSize(width, height);
    surface.setMaxSize(width, height);
    surface.resize(width, height);
    goTo(before);
    isArranging = false;
    arrange();
  }

  private void arrange() {
    if (isArranging || viewHeight() <= 0) {
      return;
    }
    double rowHeight = rows.rowHeight(scale);
    int last = Math.max(0, rows.count() - 1);
    int middle = (int) Math.floor((top() + viewHeight() / 2 - PageRows.GAP / 2) / rowHeight);
    int from = rows.first(bounded((int) Math.floor(top() / rowHeight) - 1, last));
    int end = rows.end(bounded((int) Math.floor((top() + viewHeight()) / rowHeight) + 1, last));
    current.set(rows.first(bounded(middle, last)));
    sheets.entrySet().removeIf(sheet -> isGone(sheet, from, end));
    for (int page = from; page < end; page++) {
      place(page);
    }
  }

  private static int bounded(int row, int last) {
    return Math.max(0, Math.min(last, row));
  }

  private boolean isGone(Map.Entry<Integer, SheetView> sheet, int from, int end) {
    boolean isGone = sheet.getKey() < from || sheet.getKey() >= end;
    if (isGone) {
      sheet.getValue().leave();
      surface.getChildren().remove(sheet.getValue());
    }
    return isGone;
  }

  private void place(int page) {
    SheetView sheet = sheets.computeIfAbsent(page, this::made);
    sheet.scale(scale);
    sheet.resizeRelocate(
        Math.rint(rows.left(page, scale, surface.getWidth())),
        Math.rint(rows.top(page, scale)),
        rows.pageWidth(scale),
        rows.pageHeight(scale));
    sheet.show(rows.pages().get(page));
  }

  private SheetView made(int page) {
    SheetView sheet = new SheetView(printing, "paper-sheet");
    sheet.setManaged(false);
    surface.getChildren().add(sheet);
    return sheet;
  }

  /** The sheets that have nodes, by position. */
  Map<Integer, SheetView> sheets() {
    return Map.copyOf(sheets);
  }

  Optional<Page> page(int place) {
    return place < rows.pages().size() ? Optional.of(rows.pages().get(place)) : Optional.empty();
  }

  private void pressed(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    switch (event.getCode()) {
      case PAGE_DOWN, RIGHT, SPACE -> next();
      case PAGE_UP, LEFT -> previous();
      case HOME -> goToPage(0);
      case END -> goToPage(rows.pages().size() - 1);
      case DOWN -> scrollTo(top() + ARROW);
      case UP -> scrollTo(top() - ARROW);
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void scrolled(ScrollEvent event) {
    if (event.isShortcutDown() && event.getDeltaY() != 0) {
      event.consume();
      if (event.getDeltaY() > 0) {
        larger();
      } else {
        smaller();
      }
    }
  }
}
