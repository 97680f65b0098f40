package cluewright.studio.printing;

import cluewright.document.Result;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanPages;
import cluewright.print.Book;
import cluewright.print.Delivery.Standard;
import cluewright.print.Edition;
import cluewright.print.HeadAndFoot;
import cluewright.print.OutputProfile;
import cluewright.print.Wrap;
import cluewright.print.canvas.Page;
import cluewright.studio.document.History;
import cluewright.studio.files.Dialogs.FileKind;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.rating.RatingsViewModel;
import cluewright.studio.settings.Settings;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/**
 * The settings of what is printed and how, and the resulting pages.
 *
 * <p>While it is open, the pages follow the project, the choices, and what becomes known of the
 * puzzles. They are laid out away from the UI thread, and the old ones stay until the new ones are
 * there.
 */
public final class PrintingViewModel {
  private final History history;
  private final FilesViewModel files;
  private final Background background;
  private final NoticeViewModel notices;
  private final ObservableValue<Locale> language;
  private final Runnable toAbout;
  private final RatingsViewModel ratings;
  private final SolutionCache answers;
  private final CoalescedWork layouts;
  private final LastCover lastCover;

  /** The cover of a paperback. */
  final CoverViewModel covers;

  private final Typesetter typesetter = new Typesetter();

  /** Why there are no new pages, or what is wrong with them. */
  final NoticeViewModel faults = new NoticeViewModel();

  private final ReadOnlyBooleanWrapper openWrapper = new ReadOnlyBooleanWrapper();

  /** Whether the pages are shown. */
  public final ReadOnlyBooleanProperty open = openWrapper.getReadOnlyProperty();

  private Optional<String> asked = Optional.empty();

  /** What the pages were opened for. */
  enum Purpose {
    PAPER,
    FILE
  }

  final ObjectProperty<Purpose> purpose = new SimpleObjectProperty<>(Purpose.PAPER);

  private final ReadOnlyIntegerWrapper callsWrapper = new ReadOnlyIntegerWrapper();

  /** How often the pages were requested. */
  final ReadOnlyIntegerProperty calls = callsWrapper.getReadOnlyProperty();

  private final ReadOnlyBooleanWrapper printableWrapper = new ReadOnlyBooleanWrapper();

  /** True if there are pages and all of them can be printed. */
  final ReadOnlyBooleanProperty printable = printableWrapper.getReadOnlyProperty();

  final ObjectProperty<PrintChoices> choices;

  /** The file with the puzzles of earlier books; empty for none. */
  final ObjectProperty<String> earlierBooks;

  /** The profile file of a press; empty for the built-in one. */
  final ObjectProperty<String> profile;

  /** Whether that file is being read; until it is, nothing is delivered. */
  final BooleanProperty readingProfile = new SimpleBooleanProperty();

  /** The words on the cover of a book, and those of its imprint. */
  final ObjectProperty<Book> cover = new SimpleObjectProperty<>(Book.USUAL);

  private final ReadOnlyObjectWrapper<Map<Scope, Integer>> countsWrapper =
      new ReadOnlyObjectWrapper<>(Map.of());

  /** The number of puzzles in each scope. */
  final ReadOnlyObjectProperty<Map<Scope, Integer>> counts = countsWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Set<Board>> boardsWrapper =
      new ReadOnlyObjectWrapper<>(Set.of());

  /** The boards of the puzzles to print. */
  final ReadOnlyObjectProperty<Set<Board>> boards = boardsWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<List<Page>> pagesWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** The pages for the settings, or for the former settings while these are laid out. */
  public final ReadOnlyObjectProperty<List<Page>> pages = pagesWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<Optional<AnswerProgress>> missingWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The work still in progress for the puzzles. */
  final ReadOnlyObjectProperty<Optional<AnswerProgress>> missing =
      missingWrapper.getReadOnlyProperty();

  private Optional<Edition> wanted = Optional.empty();
  private Optional<Layout> laid = Optional.empty();
  private Optional<Consumer<Edition>> awaiting = Optional.empty();
  private List<Result> selected = List.of();
  private List<PrintedPuzzle> planned = List.of();
  private final ObjectProperty<PrintChoices> kept;
  private final PlannedBook book;

  /** Whether the choices are being taken from the plan, and not the other way round. */
  private boolean isReadingPlan;

  /**
   * @param notices where it says why it does not open
   * @param language of the words that Cluewright adds
   * @param toAbout shows title, author and notes of the current puzzle
   * @param book the planned one
   */
  public PrintingViewModel(
      History history,
      FilesViewModel files,
      RatingsViewModel ratings,
      Settings settings,
      Background background,
      NoticeViewModel notices,
      ObservableValue<Locale> language,
      Runnable toAbout,
      PlannedBook book) {
    this.history = history;
    this.files = files;
    this.ratings = ratings;
    this.background = background;
    this.notices = notices;
    this.language = language;
    this.toAbout = toAbout;
    this.book = book;
    answers = new SolutionCache(background, this::refresh);
    layouts = new CoalescedWork(background);
    lastCover = new LastCover(settings);
    covers = new CoverViewModel(settings, background, typesetter);
    kept = settings.property(PrintChoicesSetting.PRINTING);
    choices = new SimpleObjectProperty<>(kept.get());
    choices.addListener((property, before, now) -> choose(before, now));
    earlierBooks = settings.property(PrintChoicesSetting.EARLIER_BOOKS);
    profile = settings.property(PrintChoicesSetting.PROFILE);
    cover.addListener((property, before, now) -> coverChanged(now));
    earlierBooks.addListener(change -> layOutAgain());
    covers.wrap.addListener(change -> plan());
    Changes.call(this::followPlan, book.plan());
    readingProfile.addListener(change -> serve());
    Changes.call(this::refresh, history.project, ratings.ratings, language);
  }

  /** Shows the pages for a file, with the button that saves it in front. */
  public void openForFile() {
    open(Purpose.FILE);
  }

  /** Shows the pages, or says what to do first if there is no puzzle. */
  public void open() {
    open(Purpose.PAPER);
  }

  /** All choices of the window, for whoever looks for one by name. */
  public List<PrintOption> options() {
    return PrintOption.all();
  }

  /** Shows the pages, with the keyboard on a choice. */
  public void openAt(PrintOption option) {
    asked = Optional.of(option.id());
    open();
    asked = Optional.empty();
  }

  /** The choice that the keyboard is to be on; empty for the button that prints. */
  Optional<String> asked() {
    return asked;
  }

  private void open(Purpose wanted) {
    Map<Scope, Integer> count = count();
    Optional<Scope> scope =
        Stream.concat(Stream.of(choices.get().scope()), Stream.of(Scope.values()))
            .filter(each -> count.get(each) > 0)
            .findFirst();
    if (scope.isEmpty()) {
      notices.show(
          Notice.hint(
              Phrase.of(history.document().isDraft() ? "printing.draft" : "printing.nothing")));
      return;
    }
    if (!openWrapper.get()) {
      choices.set(choices.get().withScope(scope.get()));
      cover.set(lastCover.of(project(), history.document()));
    }
    openWrapper.set(true);
    typesetter.setInUse(true);
    purpose.set(wanted);
    refresh();
    callsWrapper.set(callsWrapper.get() + 1);
  }

  /** Shows the pages for selected results. */
  public void openSelected(List<Result> results) {
    selected = List.copyOf(results);
    choices.set(choices.get().withScope(Scope.SELECTED));
    open();
  }

  /** Shows the pages of the planned book; sheets that are shown of it stay sheets. */
  public void openPlanned() {
    takePlanned(book.plan().getValue());
    if (openWrapper.get() && isOnSheets()) {
      open();
      return;
    }
    isReadingPlan = true;
    choices.set(choices.get().withScope(Scope.PLAN));
    open();
    isReadingPlan = false;
    readPlan();
  }

  /** True if the pages are those of the planned book. */
  boolean isPlanned() {
    return choices.get().scope() == Scope.PLAN;
  }

  /** Goes to where the book is planned. */
  void showPlan() {
    book.show().run();
  }

  private void takePlanned(BookPlan plan) {
    planned = plan.puzzles().stream().map(PrintedPuzzle::planned).toList();
    ratings.alsoRate(plan.puzzles());
  }

  /** True if the puzzles of the planned book are shown, but not as a book. */
  private boolean isOnSheets() {
    return isPlanned() && !choices.get().isBook();
  }

  /** Shows what the plan has become; of sheets, which no plan is about, the puzzles alone. */
  private void followPlan() {
    if (!isOnSheets()) {
      readPlan();
    } else if (hasPlanned()) {
      refresh();
    }
  }

  /** True if there are pages of the plan to be shown; closes them if all its puzzles are gone. */
  private boolean hasPlanned() {
    if (!openWrapper.get() || !isPlanned() || isReadingPlan) {
      return false;
    }
    takePlanned(book.plan().getValue());
    if (planned.isEmpty()) {
      close();
    }
    return !planned.isEmpty();
  }

  /** Shows the pages as the plan has them. A press's profile, which no plan names, stays. */
  private void readPlan() {
    if (!hasPlanned()) {
      return;
    }
    PlanPages pages = PlanPages.ofFound(book.plan().getValue(), language.getValue());
    Optional<OutputProfile> press = choices.get().delivery().profile();
    isReadingPlan = true;
    choices.set(
        new PrintChoices(
            Scope.PLAN,
            PrintChoices.Form.BOOK,
            pages.style(),
            pages.book().sections(),
            pages.book().order(),
            pages.delivery().standard() == Standard.X_4
                ? pages.delivery().withProfile(press)
                : pages.delivery()));
    cover.set(pages.book());
    covers.show(pages.wrap());
    isReadingPlan = false;
    refresh();
  }

  /** Has the plan say what was chosen here. */
  private void plan() {
    PrintChoices now = choices.get();
    if (!isPlanned() || !now.isBook() || isReadingPlan) {
      return;
    }
    PlanPages pages =
        new PlanPages(
            now.style(),
            cover.get().withSections(now.sections()).withOrder(now.order()),
            now.delivery().withProfile(Optional.empty()),
            covers.wrap.get(),
            language());
    isReadingPlan = true;
    Optional<Phrase> objection = book.choose().apply(pages);
    isReadingPlan = false;
    if (objection.isPresent()) {
      notices.show(Notice.error(objection.get()));
      readPlan();
    }
  }

  /** The language of the words that Cluewright adds. */
  private Locale language() {
    return isPlanned()
        ? PlanPages.of(book.plan().getValue(), language.getValue()).language()
        : language.getValue();
  }

  /**
   * Keeps choices for the next time; those about the planned book are its own, and stay as the plan
   * has them when sheets become a book again, by whatever way.
   */
  private void choose(PrintChoices before, PrintChoices now) {
    if (isReadingPlan) {
      return;
    }
    boolean wasPlanned = before.scope() == Scope.PLAN;
    boolean isBookAgain = !before.isBook() && now.isBook();
    if (wasPlanned && now.scope() != Scope.PLAN) {
      leavePlan(now.scope());
    } else if (now.scope() == Scope.PLAN && (!wasPlanned || isBookAgain)) {
      readPlan();
    } else if (now.scope() == Scope.PLAN) {
      plan();
      refresh();
    } else {
      kept.set(now);
      refresh();
    }
  }

  /** Goes on with the choices and the cover that are not those of the plan. */
  private void leavePlan(Scope next) {
    isReadingPlan = true;
    choices.set(kept.get().withScope(next));
    cover.set(lastCover.of(project(), history.document()));
    covers.showKept();
    isReadingPlan = false;
    refresh();
  }

  /** Closes the preview and releases its memory. */
  public void close() {
    openWrapper.set(false);
    if (isPlanned()) {
      leavePlan(kept.get().scope());
    }
    selected = List.of();
    planned = List.of();
    ratings.alsoRate(List.of());
    awaiting = Optional.empty();
    wanted = Optional.empty();
    laid = Optional.empty();
    pagesWrapper.set(List.of());
    covers.forget();
    printableWrapper.set(false);
    faults.dismiss();
    answers.forget();
    typesetter.setInUse(false);
    background.workers().execute(typesetter::rest);
  }

  /** The record of earlier books and of this one. */
  BookList bookList() {
    String project = files.suggestedName(FileKind.PDF).replace(FileKind.PDF.extension(), "");
    return new BookList(earlierBooks.get(), project);
  }

  void use(PrintPreset preset) {
    Scope scope = preset.scope(choices.get().scope(), count().get(Scope.PROJECT));
    boolean isThere = countsWrapper.get().get(scope) > 0;
    if (isThere && isPlanned() && scope != Scope.PLAN) {
      leavePlan(scope);
    }
    PrintChoices now = choices.get();
    PrintChoices made = preset.on(isThere ? now.withScope(scope) : now);
    boolean lacksHead =
        preset == PrintPreset.CLASS && made.style().sheets().equals(HeadAndFoot.NONE);
    choices.set(lacksHead ? made.withStyle(made.style().withSheets(ofClass())) : made);
  }

  private HeadAndFoot ofClass() {
    return new HeadAndFoot(Phrase.of("printing.class-header").in(language.getValue()), "");
  }

  /** A drawing service for the pages of one sheet. */
  SheetDrawing drawing() {
    return new SheetDrawing(background, typesetter);
  }

  /** Delivers the edition once everything about it is known; only the last request is served. */
  void whenComplete(Consumer<Edition> then) {
    awaiting = Optional.of(then);
    serve();
  }

  /** Cancels the waiting request. */
  void stopWaiting() {
    awaiting = Optional.empty();
  }

  private void serve() {
    boolean isComplete =
        missingWrapper.get().isEmpty()
            && !readingProfile.get()
            && layouts.isIdle()
            && laid.map(Layout::edition).equals(wanted)
            && laid.filter(layout -> layout.fault().isEmpty()).isPresent();
    if (isComplete && awaiting.isPresent()) {
      Consumer<Edition> then = awaiting.get();
      awaiting = Optional.empty();
      then.accept(wanted.orElseThrow());
    }
  }

  private String project() {
    return files.file.get().map(Object::toString).orElse("");
  }

  private void coverChanged(Book now) {
    if (isReadingPlan) {
      return;
    }
    if (isPlanned()) {
      plan();
    } else if (!now.equals(LastCover.said(history.document()))) {
      lastCover.keep(project(), now);
    }
    refresh();
  }

  private Map<Scope, Integer> count() {
    Map<Scope, Integer> count = new EnumMap<>(Scope.class);
    Stream.of(Scope.values())
        .forEach(each -> count.put(each, each.of(history.project(), selected, planned).size()));
    return count;
  }

  /** Updates the pages; requests come last, since answers known at once trigger another update. */
  private void refresh() {
    if (!openWrapper.get()) {
      return;
    }
    countsWrapper.set(count());
    Manuscript manuscript = manuscript();
    boardsWrapper.set(
        manuscript.picks().stream()
            .map(pick -> pick.puzzle().board())
            .collect(Collectors.toUnmodifiableSet()));
    missingWrapper.set(manuscript.missing());
    layOut(manuscript.edition(cover.get(), language()));
    tell();
    serve();
    manuscript.askForMore();
  }

  private Manuscript manuscript() {
    return new Manuscript(
        choices.get().scope().of(history.project(), selected, planned),
        choices.get(),
        answers,
        ratings.ratings.get());
  }

  private void layOut(Optional<Edition> next) {
    if (next.equals(wanted)) {
      return;
    }
    wanted = next;
    if (next.isEmpty()) {
      laid = Optional.empty();
      pagesWrapper.set(List.of());
      covers.forget();
      return;
    }
    Edition edition = next.get();
    BookList earlier = bookList();
    layouts.run(() -> Layout.of(edition, typesetter, earlier), this::show);
  }

  private void layOutAgain() {
    wanted = Optional.empty();
    refresh();
  }

  private void show(Layout layout) {
    if (wanted.isEmpty()) {
      return;
    }
    laid = Optional.of(layout);
    if (layout.fault().isEmpty()) {
      pagesWrapper.set(layout.pages());
    }
    covers.bind(layout);
    tell();
    serve();
  }

  private void tell() {
    printableWrapper.set(wanted.isPresent() && laid.flatMap(Layout::fault).isEmpty());
    Optional<Notice> notice = new PageProblem(manuscript(), laid).notice(this::goTo);
    if (!notice.map(Notice::sentence).equals(faults.notice.get().map(Notice::sentence))) {
      notice.ifPresentOrElse(faults::show, faults::dismiss);
    }
  }

  /** Reports what a press would refuse of the pages and cover, or that it would accept them. */
  void checkForPress() {
    Wrap wrap = covers.wrap.get();
    wanted.ifPresent(
        edition ->
            background.run(
                () -> typesetter.findings(edition, wrap),
                findings -> {
                  if (wanted.equals(Optional.of(edition))) {
                    faults.show(told(findings));
                  }
                }));
  }

  private static Notice told(List<Phrase> findings) {
    return findings.isEmpty()
        ? Notice.done(Phrase.of("printing.preflight-fine"))
        : Notice.hint(Phrase.sentences(findings.toArray(Phrase[]::new)));
  }

  private void goTo(PrintedPuzzle pick) {
    close();
    if (pick.document() < history.project().documents().size()) {
      history.select(pick.document());
    }
    toAbout.run();
  }
}
