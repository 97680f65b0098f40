package cluewright.studio.files;

import cluewright.document.Document;
import cluewright.format.FileException;
import cluewright.format.FormatException;
import cluewright.format.ProjectFile;
import cluewright.format.TextSource;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.digits.PatientCounter;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Imports puzzles from files into the current project, as one undoable act. */
public final class ImportViewModel {
  /** The most puzzles imported at once, so that the list stays manageable. */
  static final int MOST = 500;

  /** The number of puzzles checked so quickly that no cancel button is needed. */
  private static final int FEW = 20;

  private final History history;
  private final FilesViewModel files;
  private final FileWork work;
  private final NoticeViewModel notices;
  private final Supplier<Locale> language;
  private final PreferredDigits digits;
  private final Consumer<Map<Puzzle, List<Puzzle>>> counted;
  private final Runnable arrived;

  /**
   * @param language of the words that Cluewright adds, asked for each time
   * @param counted gets the first two solutions of digits before they arrive
   * @param arrived runs when one of them became current, so that it is shown there
   */
  public ImportViewModel(
      History history,
      FilesViewModel files,
      FileWork work,
      NoticeViewModel notices,
      Supplier<Locale> language,
      PreferredDigits digits,
      Consumer<Map<Puzzle, List<Puzzle>>> counted,
      Runnable arrived) {
    this.history = history;
    this.files = files;
    this.work = work;
    this.notices = notices;
    this.language = language;
    this.digits = digits;
    this.counted = counted;
    this.arrived = arrived;
  }

  /** The extensions of text files with puzzles or masks. */
  public static List<String> textEndings() {
    return Formats.ALL.stream()
        .flatMap(format -> format.extensions().stream())
        .map(extension -> "." + extension)
        .distinct()
        .toList();
  }

  /** Opens a single project, or adds the puzzles of several. */
  public void projects(List<Path> paths) {
    if (paths.size() == 1) {
      files.open(paths.get(0));
      return;
    }
    work.run(
        () -> {
          List<Document> all = new ArrayList<>();
          for (Path path : paths) {
            all.addAll(ProjectFile.read(path).documents());
          }
          return all;
        },
        all -> add(Phrase.of("files.act-add", all.size()), all, Phrase.NOTHING));
  }

  public void texts(List<Path> paths) {
    work.run(
        () -> {
          List<Titled> all = new ArrayList<>();
          List<Phrase> remarks = new ArrayList<>();
          for (Path path : paths) {
            Reading reading = read(path);
            all.addAll(titled(reading, Optional.of(name(path))));
            remarks.addAll(reading.remarks());
          }
          return all.size() > MOST ? refusal(all.size()) : checked(all, remarks);
        },
        Runnable::run);
  }

  /**
   * An item with a title to use if it has none.
   *
   * @param title blank for one of several, which no common name would tell apart; one that is
   *     pasted alone is called so
   */
  private record Titled(Optional<String> title, Item item) {

    /**
     * The document for the item. Digits and drawn rules were made elsewhere, and may need whatever
     * they need; of a mask puzzles are wanted like those of the current document.
     */
    Document document(ImportedText taken, Document current, Locale language) {
      Document own =
          !taken.isMask() || !taken.mask().board().drawn().isEmpty()
              ? Document.untitled(taken.mask(), StrategySet.any())
              : current.another(taken.mask());
      String name = title.orElseGet(() -> taken.kind().in(language));
      return taken.in(own.withTitle(name), language);
    }
  }

  /** Checks the contents of a pasted text; the result adds them to the project as new puzzles. */
  Runnable checked(Reading reading) {
    return reading.items().size() > MOST
        ? refusal(reading.items().size())
        : checked(titled(reading, Optional.empty()), reading.remarks());
  }

  /** The items, of which a single one gets a title. */
  private static List<Titled> titled(Reading reading, Optional<String> title) {
    boolean isAlone = reading.items().size() == 1;
    return reading.items().stream()
        .map(item -> new Titled(isAlone ? title : Optional.of(""), item))
        .toList();
  }

  private Runnable refusal(int count) {
    return () -> notices.show(Notice.error(Phrase.of("files.too-many", count, MOST)));
  }

  private Runnable checked(List<Titled> all, List<Phrase> remarks) {
    return checking(
        all.stream().map(Titled::item).toList(),
        taken -> {
          Document current = history.document();
          Locale spoken = language.get();
          List<Document> documents = new ArrayList<>();
          Map<Puzzle, List<Puzzle>> known = new HashMap<>();
          for (int i = 0; i < all.size(); i++) {
            Document made = digits.on(all.get(i).document(taken.get(i), current, spoken));
            taken.get(i).solutions().ifPresent(found -> known.put(made.digits(), found));
            documents.add(made);
          }
          counted.accept(known);
          boolean isOnePasted = all.size() == 1 && all.get(0).title().isEmpty();
          add(
              isOnePasted ? taken.get(0).act() : Phrase.of("files.act-add", all.size()),
              documents,
              Phrase.sentences(ImportedText.remark(taken), ImportedText.note(remarks)));
        });
  }

  /**
   * Finds out which items are puzzles, which may take long and can be stopped.
   *
   * @param then gets what they are, on the UI thread
   * @return for the UI thread, too
   */
  private Runnable checking(List<Item> items, Consumer<List<ImportedText>> then) {
    PatientCounter counter = new PatientCounter();
    boolean isShown = items.size() > FEW || items.stream().anyMatch(ImportViewModel::isLarge);
    Notice notice =
        Notice.hint(Phrase.of("files.checking", items.size()))
            .with(Phrase.of("files.stop-checking"), counter::stop);
    if (isShown) {
      work.background().ui().execute(() -> notices.show(notice));
    }
    try {
      List<ImportedText> taken =
          items.stream().map(item -> ImportedText.of(item, counter)).toList();
      return () -> {
        notices.dismiss(notice);
        then.accept(taken);
      };
    } catch (CancellationException stopped) {
      return () -> notices.show(Notice.hint(Phrase.of("files.checking-stopped")));
    }
  }

  private static boolean isLarge(Item item) {
    return item.content().board().cells() > Boards.NINE.cells();
  }

  private static Reading read(Path path) throws IOException {
    String name = path.getFileName().toString();
    try {
      TextSource.Source source = TextSource.read(path);
      return ImportedText.read(source.text(), Formats.of(source.text(), name))
          .after(source.remark().stream().toList());
    } catch (FormatException e) {
      throw new FileException(Phrase.of("files.text-fault", name, e.phrase()), e);
    }
  }

  private static String name(Path path) {
    return path.getFileName().toString().replaceAll("\\.[^.]*$", "");
  }

  private void add(Phrase act, List<Document> all, Phrase remark) {
    if (all.size() > MOST) {
      refusal(all.size()).run();
      return;
    }
    history.turn(act, history.project().withAll(all));
    arrived.run();
    notices.show(
        remark.isNothing()
            ? Notice.done(Phrase.of("files.added", all.size()))
            : Notice.hint(remark));
  }
}
