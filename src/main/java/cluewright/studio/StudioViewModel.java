package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Sketches;
import cluewright.format.Faults;
import cluewright.format.ProjectFile;
import cluewright.learned.OwnMasks;
import cluewright.mask.PictureReader;
import cluewright.phrase.Phrase;
import cluewright.replay.profile.Profile;
import cluewright.replay.rating.Rating;
import cluewright.search.Engine;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Repair;
import cluewright.search.listed.LearningEngine;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.design.StrategiesViewModel;
import cluewright.studio.design.WishesViewModel;
import cluewright.studio.digits.DigitsViewModel;
import cluewright.studio.digitset.DigitSetViewModel;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.files.ClipboardViewModel;
import cluewright.studio.files.Dialogs;
import cluewright.studio.files.DropHandlers;
import cluewright.studio.files.ExportViewModel;
import cluewright.studio.files.FileWork;
import cluewright.studio.files.FilesViewModel;
import cluewright.studio.files.ImportViewModel;
import cluewright.studio.files.RecentFiles;
import cluewright.studio.files.UnsavedWorkViewModel;
import cluewright.studio.generate.BatchViewModel;
import cluewright.studio.generate.DecisionViewModel;
import cluewright.studio.generate.FeasibilityViewModel;
import cluewright.studio.generate.FixedDigitsViewModel;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.generate.LearnedFile;
import cluewright.studio.generate.NeedsViewModel;
import cluewright.studio.generate.VerdictViewModel;
import cluewright.studio.help.ManualViewModel;
import cluewright.studio.help.TourStop;
import cluewright.studio.help.TourViewModel;
import cluewright.studio.laboratory.LaboratoryViewModel;
import cluewright.studio.layout.BoardEditor;
import cluewright.studio.layout.LayoutViewModel;
import cluewright.studio.layout.RegionsViewModel;
import cluewright.studio.layout.RulesViewModel;
import cluewright.studio.masks.DensityViewModel;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.masks.PictureMaskViewModel;
import cluewright.studio.masks.RandomMaskViewModel;
import cluewright.studio.masks.ShapesViewModel;
import cluewright.studio.masks.TextMaskViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.pictures.PicturesViewModel;
import cluewright.studio.play.PlayViewModel;
import cluewright.studio.printing.OutputViewModel;
import cluewright.studio.printing.PrintingViewModel;
import cluewright.studio.puzzles.PuzzlesViewModel;
import cluewright.studio.rating.ProfileViewModel;
import cluewright.studio.rating.RatingsViewModel;
import cluewright.studio.recovery.Autosave;
import cluewright.studio.recovery.RecoveryFolder;
import cluewright.studio.repair.RepairViewModel;
import cluewright.studio.replay.AlternativesViewModel;
import cluewright.studio.replay.HintViewModel;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.replay.SaveViewModel;
import cluewright.studio.results.GalleryViewModel;
import cluewright.studio.results.ResultsViewModel;
import cluewright.studio.settings.Setting;
import cluewright.studio.settings.Settings;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/** Everything that the window shows and does, without the window: one view model a feature. */
public final class StudioViewModel {
  /** The time that a change waits for others before a copy of it is written. */
  private static final long AUTOSAVE_MILLIS = 400;

  /** The time that a game goes on before the project gets it. */
  private static final long GAME_SECONDS = 5;

  private static final Setting<Boolean> TOUR_SEEN = Setting.flag("tourSeen", false);

  private final History history;
  private final Settings settings;
  private final TourViewModel tour;
  private final NoticeViewModel notices = new NoticeViewModel();
  private final ObjectProperty<Locale> language = new SimpleObjectProperty<>(Locale.ENGLISH);
  private final PaintViewModel paint;
  private final DensityViewModel density;
  private final DigitSetViewModel digitSet;
  private final RandomMaskViewModel randomMasks;
  private final ShapesViewModel shapes;
  private final TextMaskViewModel textMask;
  private final PictureMaskViewModel pictureMask;
  private final StrategiesViewModel strategies;
  private final WishesViewModel wishes;
  private final GenerationViewModel generation;
  private final BatchViewModel batch;
  private final ResultsViewModel results;
  private final GalleryViewModel gallery;
  private final FixedDigitsViewModel fixedDigits;
  private final ReplayViewModel replay;
  private final DigitsViewModel digits;
  private final LayoutViewModel layout;
  private final RegionsViewModel regions;
  private final RulesViewModel rules;
  private final HintViewModel hints;
  private final AlternativesViewModel alternatives;
  private final SaveViewModel saving;
  private final ProfileViewModel profile;
  private final FeasibilityViewModel feasibility;
  private final DecisionViewModel decisions;
  private final VerdictViewModel verdict;
  private final RepairViewModel repair;
  private final RatingsViewModel ratings;
  private final FilesViewModel files;
  private final UnsavedWorkViewModel unsavedWork;
  private final DropHandlers drops;
  private final PuzzlesViewModel puzzles;
  private final PicturesViewModel pictures;
  private final LaboratoryViewModel laboratory;
  private final ExportViewModel exports;
  private final PrintingViewModel printing;
  private final OutputViewModel output;
  private final Dialogs dialogs;
  private final ClipboardViewModel clipboard;
  private final PlayViewModel play;
  private final PlacesViewModel places;
  private final ManualViewModel manual;
  private final UndoViewModel undo;
  private final PictureViewModel picture;
  private boolean isTourFromDigits;

  public StudioViewModel(Document first, Ports ports) {
    history = new History(first);
    Background longWork = ports.background().limitedTo(Workers.LONG);
    Background oneByOne = longWork.limitedTo(1);
    settings =
        Settings.of(
            ports.home(), ports.background(), trouble -> notices.show(Notice.error(trouble)));
    tour = new TourViewModel(settings.property(TOUR_SEEN));
    PreferredDigits preferred = PreferredDigits.of(settings);
    paint = new PaintViewModel(history, notices, preferred);
    density = new DensityViewModel(history, paint);
    digitSet = new DigitSetViewModel(history, preferred);
    shapes = new ShapesViewModel(paint, ports.home(), ports.background(), notices);
    textMask = new TextMaskViewModel(paint, ports.background());
    pictureMask =
        new PictureMaskViewModel(
            paint, ports.dialogs()::choosePicture, ports.background(), notices);
    strategies = new StrategiesViewModel(history);
    wishes = new WishesViewModel(history);
    Engine engine = learning(ports, longWork.limitedTo(1));
    generation = new GenerationViewModel(history, engine, ports.background(), notices);
    batch = new BatchViewModel(history, generation);
    ratings = new RatingsViewModel(history, oneByOne, longWork);
    results = new ResultsViewModel(history, generation, notices, ratings::of, oneByOne);
    gallery = new GalleryViewModel(results, generation);
    fixedDigits = new FixedDigitsViewModel(history, notices, paint::reach, longWork);
    replay = new ReplayViewModel(history, longWork);
    digits = new DigitsViewModel(history, notices, replay::first, ports.background(), longWork);
    hints = new HintViewModel(replay);
    alternatives = new AlternativesViewModel(replay, longWork);
    profile = new ProfileViewModel(history, longWork);
    feasibility =
        new FeasibilityViewModel(history, paint.maskProperty(), engine, ports.background());
    randomMasks =
        new RandomMaskViewModel(
            history,
            paint,
            new Judge(engine),
            longWork.limitedTo(1),
            feasibility::learn,
            notices,
            new Random());
    generation.tryFirst(feasibility.puzzle()::getValue);
    decisions =
        new DecisionViewModel(
            history, engine, generation, feasibility, ports.background(), notices);
    generation.useLanes(
        () ->
            decisions.decisionProperty().get().isPresent() ? Workers.LANES_BESIDE : Workers.LANES);
    verdict =
        new VerdictViewModel(
            history,
            generation,
            replay.originalProperty(),
            feasibility.judgementProperty(),
            decisions.decisionProperty(),
            NeedsViewModel.ofDisplay(history, longWork).unmetGoalProperty(),
            new NeedsViewModel(history, feasibility.puzzle(), longWork).unmetGoalProperty(),
            fixedDigits.contradictionProperty());
    repair =
        new RepairViewModel(
            history,
            paint.symmetryProperty()::get,
            (request, goal, watch, listener) ->
                Repair.run(request, new Judge(engine, goal), watch, listener),
            longWork,
            feasibility::learn,
            notices);
    generation.solutionProperty().addListener(change -> learn());
    FileWork work = new FileWork(ports.background(), notices);
    layout = new LayoutViewModel(digits.activeProperty(), notices);
    regions =
        new RegionsViewModel(
            history,
            paint,
            layout::back,
            ports.dialogs()::chooseRegions,
            work,
            longWork,
            notices,
            new Random());
    rules = new RulesViewModel(history, paint, layout::back, longWork, notices, new Random());
    RecoveryFolder recovery = new RecoveryFolder(ports.home().resolve("recovery"));
    files =
        new FilesViewModel(
            history,
            ports.dialogs(),
            notices,
            ports.background(),
            autosave(recovery, ports),
            new RecentFiles(ports.home(), work),
            ratings::known,
            preferred);
    unsavedWork = new UnsavedWorkViewModel(recovery, files, work, notices);
    ImportViewModel imports =
        new ImportViewModel(
            history, files, work, notices, language::get, preferred, this::showAdded);
    drops =
        new DropHandlers(notices)
            .on(List.of(ProjectFile.EXTENSION), imports::projects)
            .on(ImportViewModel.textEndings(), imports::texts)
            .on(PictureReader.ENDINGS, dropped -> pictureMask.open(dropped.get(0)));
    puzzles = new PuzzlesViewModel(history, ratings, notices, preferred);
    saving = new SaveViewModel(replay, ports.dialogs(), files, notices, longWork, language::get);
    pictures =
        new PicturesViewModel(
            history,
            replay,
            settings,
            longWork,
            ports.dialogs(),
            ports.clipboard(),
            files,
            notices,
            language);
    laboratory = new LaboratoryViewModel(history, longWork, ports.background(), ports.dialogs());
    exports =
        new ExportViewModel(
            history,
            ports.dialogs(),
            notices,
            files,
            work,
            language::get,
            ports.home().resolve("dragged"));
    printing =
        new PrintingViewModel(history, files, ratings, settings, longWork, notices, language);
    output =
        new OutputViewModel(printing, ports.dialogs(), ports.printers(), files, notices, longWork);
    clipboard =
        new ClipboardViewModel(
            history, ports.clipboard(), notices, ports.background(), imports, pictureMask::take);
    dialogs = ports.dialogs();
    drops.onText(clipboard::take);
    manual = new ManualViewModel(work, ports.browser(), ports.home().resolve("manual"));
    play =
        new PlayViewModel(
            history,
            longWork,
            generation.runningProperty(),
            task -> afterSeconds(ports.background(), task));
    files.beforeKeeping(play::putDown);
    places = new PlacesViewModel(play);
    results.onUse(this::goToDesk);
    files.onOpened(this::showOpened);
    puzzles.onAdd(this::goToDesk);
    puzzles.onDelete(this::showDraft);
    pictureMask.pictureProperty().addListener(change -> goToMask());
    tour.stopProperty().addListener((property, before, now) -> tourMoved(before, now));
    places.placeProperty().addListener((property, before, now) -> leaveTour(now));
    play.activeProperty().addListener(change -> replay.first());
    history.documentProperty().addListener(this::documentChanged);
    undo = new UndoViewModel(history, play, layout, places);
    picture =
        new PictureViewModel(
            history, paint, digits, layout, replay, hints, alternatives, verdict, repair, play);
  }

  /** Where there is no digit yet, there is a mask to paint. */
  private void showOpened() {
    goToDesk();
    if (history.document().digits().mask().clues().isEmpty()) {
      digits.activeProperty().set(false);
    }
    if (!history.document().sketches().equals(Sketches.NONE)) {
      layout.remind();
    }
  }

  private void showAdded() {
    goToDesk();
    showDraft();
  }

  /** Digits that are no puzzle open where they can be mended. */
  private void showDraft() {
    if (history.document().isDraft()) {
      digits.open();
    }
  }

  /** The tour begins with the mask, and leads back to the digits from which it was started. */
  private void tourMoved(Optional<TourStop> before, Optional<TourStop> now) {
    if (before.isEmpty()) {
      isTourFromDigits = digits.activeProperty().get();
    }
    if (now.isPresent()) {
      goToMask();
    } else if (isTourFromDigits) {
      digits.open();
    }
  }

  /** What the tour points at is in the design. */
  private void leaveTour(Place now) {
    if (now != Place.DESIGN && tour.stopProperty().get().isPresent()) {
      tour.leave();
    }
  }

  /** Where the puzzle on the desk shows, and not the board that is painted. */
  private void goToDesk() {
    layout.close();
    places.goToDesign();
  }

  /** Another board on the desk is not the one that is painted. */
  private void documentChanged(Object property, Document before, Document now) {
    if (!before.mask().board().equals(now.mask().board())) {
      layout.close();
    }
  }

  /** Hands the board to who paints its regions. */
  public void paintRegions() {
    places.goToDesign();
    layout.open(regions);
  }

  /** Hands the board to who draws its relations and cages. */
  public void paintRules() {
    places.goToDesign();
    layout.open(rules);
  }

  /** Hands the board to who painted it last. */
  public void paintBoard() {
    places.goToDesign();
    BoardEditor usual = regions.available().getValue() ? regions : rules;
    layout.open(layout.last().filter(last -> last.available().getValue()).orElse(usual));
  }

  /** Asks for a file with layouts of regions, and shows them on the board. */
  public void openRegions() {
    regions.openFile(this::paintRegions);
  }

  private void goToMask() {
    goToDesk();
    digits.activeProperty().set(false);
  }

  /** The engine, which keeps what it refutes in the user's folder. */
  private Engine learning(Ports ports, Background checks) {
    LearnedFile file =
        new LearnedFile(
            ports.home(),
            trouble -> ports.background().ui().execute(() -> notices.show(Notice.hint(trouble))));
    OwnMasks own = new OwnMasks(checks.workers(), LearnedFile.PATIENCE, file);
    ports.background().workers().execute(() -> own.read(file.read()));
    return new LearningEngine(ports.engine(), own);
  }

  /** Runs a task in the thread of the UI when a game has gone on for a while. */
  private static void afterSeconds(Background background, Runnable task) {
    CompletableFuture.delayedExecutor(GAME_SECONDS, TimeUnit.SECONDS, background.ui())
        .execute(task);
  }

  private Autosave autosave(RecoveryFolder recovery, Ports ports) {
    Executor soon =
        CompletableFuture.delayedExecutor(
            AUTOSAVE_MILLIS, TimeUnit.MILLISECONDS, ports.background().workers());
    return new Autosave(
        recovery,
        soon,
        failure ->
            ports
                .background()
                .ui()
                .execute(
                    () ->
                        notices.show(
                            Notice.error(
                                Notice.Act.KEEP,
                                Phrase.of("files.not-kept", Faults.phrase(failure))))),
        () -> ports.background().ui().execute(() -> notices.succeeded(Notice.Act.KEEP)));
  }

  /** A puzzle that a run found answers for the masks that come after it, too. */
  private void learn() {
    generation.solutionProperty().get().ifPresent(feasibility::learn);
  }

  /** Ends whatever still runs. */
  public void close() {
    generation.cancel();
    decisions.cancel();
    repair.dismiss();
    randomMasks.cancel();
    alternatives.close();
    digits.close();
    play.close();
    feasibility.close();
    ratings.close();
    results.close();
    saving.cancel();
    output.cancel();
    printing.close();
    settings.close();
  }

  public History history() {
    return history;
  }

  public Settings settings() {
    return settings;
  }

  /** The language of what is written for others. */
  public ObjectProperty<Locale> languageProperty() {
    return language;
  }

  public ManualViewModel manual() {
    return manual;
  }

  public TourViewModel tour() {
    return tour;
  }

  public NoticeViewModel notices() {
    return notices;
  }

  public PaintViewModel paint() {
    return paint;
  }

  public DensityViewModel density() {
    return density;
  }

  public RandomMaskViewModel randomMasks() {
    return randomMasks;
  }

  /** The way that people see the digits. */
  public DigitSetViewModel digitSet() {
    return digitSet;
  }

  public ShapesViewModel shapes() {
    return shapes;
  }

  public TextMaskViewModel textMask() {
    return textMask;
  }

  public PictureMaskViewModel pictureMask() {
    return pictureMask;
  }

  public StrategiesViewModel strategies() {
    return strategies;
  }

  public WishesViewModel wishes() {
    return wishes;
  }

  public GenerationViewModel generation() {
    return generation;
  }

  public BatchViewModel batch() {
    return batch;
  }

  public ResultsViewModel results() {
    return results;
  }

  /** The choice from the results. */
  public GalleryViewModel gallery() {
    return gallery;
  }

  public FixedDigitsViewModel fixedDigits() {
    return fixedDigits;
  }

  /** Which editor of regions or rules has the board. */
  public LayoutViewModel layout() {
    return layout;
  }

  /** Drawing relations and cages onto the board. */
  public RulesViewModel rules() {
    return rules;
  }

  /** Painting the regions of the board. */
  public RegionsViewModel regions() {
    return regions;
  }

  /** Editing the digits on the board. */
  public DigitsViewModel digits() {
    return digits;
  }

  public ReplayViewModel replay() {
    return replay;
  }

  public HintViewModel hints() {
    return hints;
  }

  /** The steps that are available in the state on show. */
  public AlternativesViewModel alternatives() {
    return alternatives;
  }

  /** Saving the replay. */
  public SaveViewModel saving() {
    return saving;
  }

  public ObservableValue<Optional<Rating>> rating() {
    return ratings.onDisplay();
  }

  public ObservableValue<Optional<Profile>> profile() {
    return profile.profileProperty();
  }

  /** Deciding masks in the background. */
  public DecisionViewModel decisions() {
    return decisions;
  }

  public VerdictViewModel verdict() {
    return verdict;
  }

  public RepairViewModel repair() {
    return repair;
  }

  public FilesViewModel files() {
    return files;
  }

  /** Unsaved work that was left behind. */
  public UnsavedWorkViewModel unsavedWork() {
    return unsavedWork;
  }

  /** Files that are dropped on the window. */
  public DropHandlers drops() {
    return drops;
  }

  /** Asks for a file, and opens it. */
  void open() {
    dialogs.chooseFile(drops.endings()).ifPresent(this::open);
  }

  /** Opens a project, adds puzzles to it, or makes a mask of a picture. */
  void open(Path file) {
    drops.open(file, files::open);
  }

  /** The puzzles of the project. */
  public PuzzlesViewModel puzzles() {
    return puzzles;
  }

  /** Pictures for other programs. */
  public PicturesViewModel pictures() {
    return pictures;
  }

  public LaboratoryViewModel laboratory() {
    return laboratory;
  }

  public ExportViewModel exports() {
    return exports;
  }

  /** The pages that are printed. */
  public PrintingViewModel printing() {
    return printing;
  }

  /** The way of the pages to a printer or into a file. */
  public OutputViewModel output() {
    return output;
  }

  public ClipboardViewModel clipboard() {
    return clipboard;
  }

  public PlayViewModel play() {
    return play;
  }

  PlacesViewModel places() {
    return places;
  }

  UndoViewModel undo() {
    return undo;
  }

  /** The contents of the board. */
  public ObservableValue<BoardPicture> picture() {
    return picture.pictureProperty();
  }
}
