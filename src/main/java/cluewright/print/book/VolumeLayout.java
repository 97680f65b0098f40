package cluewright.print.book;

import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.print.Book.Section;
import cluewright.print.Colours;
import cluewright.print.Duplicates;
import cluewright.print.Edition;
import cluewright.print.Entry;
import cluewright.print.Grade;
import cluewright.print.GradeLook;
import cluewright.print.HeadAndFoot;
import cluewright.print.Style.Detail;
import cluewright.print.Style.Solutions;
import cluewright.print.block.Block;
import cluewright.print.block.Ornament;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.book.RunningHead.Binding;
import cluewright.print.canvas.Typeface;
import cluewright.print.page.Capacity;
import cluewright.print.page.Chapter;
import cluewright.strategy.core.Level;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Assembles the parts of an edition: cover, contents, puzzles and solutions.
 *
 * <p>The parts of a book are planned first, so that its contents know how many lines they have; as
 * the parts are laid out they learn their pages; the contents read those when they are drawn.
 */
final class VolumeLayout {
  private static final String BETWEEN = " · ";
  private static final int MOST_REPETITIONS = 5;

  private final Edition edition;
  private final Typesetting setting;
  private final BookWords words;
  private final List<Chapter> chapters;
  private final PageSequence sheaf;
  private final BookMatter matter;
  private final List<Part> parts = new ArrayList<>();
  private final TreeMap<Integer, Integer> pageOfPlace = new TreeMap<>();
  private final List<Phrase> remarks = new ArrayList<>();

  /**
   * Prepares the texts.
   *
   * @throws IOException if the font lacks one of their characters, with a sentence that says where
   */
  VolumeLayout(Edition edition, Typeface typeface) throws IOException {
    this.edition = edition;
    this.setting = new Typesetting(edition.style(), edition.language(), typeface);
    this.words = BookWords.of(edition, typeface);
    HeadAndFoot sheets = edition.style().sheets();
    Wording.plain("print.header", sheets.header(), typeface);
    Wording.plain("print.footer", sheets.footer(), typeface);
    BookOrder order = BookOrder.of(edition, setting);
    this.chapters = Wording.chapters(edition, order, setting);
    this.remarks.addAll(order.remarks());
    Binding binding = isBook() ? Binding.BOOK : Binding.LOOSE;
    this.sheaf = new PageSequence(setting, new RunningHead(setting, binding, words.title()));
    this.matter = new BookMatter(edition, setting, words, sheaf.body());
  }

  Volume volume() {
    List<Part> planned = chapters.stream().map(this::planned).toList();
    Optional<Part> steps = explained().isEmpty() ? Optional.empty() : Optional.of(stepsPart());
    Optional<Part> answers = hasAnswers() ? Optional.of(answersPart()) : Optional.empty();
    Optional<Part> notes =
        matter.has(Section.NOTES) ? Optional.of(matter.notesPart()) : Optional.empty();
    List<Matter> guides = matter.guides();
    if (matter.has(Section.COVER)) {
      addCover();
    }
    matter.first(Ornament.mostRegular(masks(all()))).forEach(this::add);
    if (matter.has(Section.CONTENTS)) {
      List<Part> listed = new ArrayList<>(guides.stream().map(Matter::part).toList());
      listed.addAll(planned);
      Stream.of(steps, answers, notes).flatMap(Optional::stream).forEach(listed::add);
      addContents(listed);
    }
    guides.forEach(this::add);
    addPuzzles(planned);
    steps.ifPresent(this::addSteps);
    answers.ifPresent(this::addAnswers);
    remarks.addAll(repetitions());
    if (losesColours()) {
      remarks.add(Phrase.of("print.grey-press"));
    }
    notes.ifPresent(part -> add(matter.notes(part, sheaf.next() - 1)));
    if (matter.has(Section.LEVELS)
        && edition.entries().stream().allMatch(e -> e.grade().isEmpty())) {
      remarks.add(Phrase.of("print.levels-none"));
    }
    return new Volume(
        sheaf.pages(),
        sheaf.pages().size() == 1 ? List.of() : parts.stream().map(Part::bookmark).toList(),
        remarks,
        words.title(),
        words.author());
  }

  /** True if coloured pages go to a press that prints only black. */
  private boolean losesColours() {
    return edition.style().colours() == Colours.THEME && edition.delivery().isForBlack();
  }

  private boolean isBook() {
    return edition.book().isPresent();
  }

  private boolean hasAnswers() {
    return setting.style().solutions() == Solutions.BACK
        && edition.entries().stream().anyMatch(entry -> entry.solution().isPresent());
  }

  private Part planned(Chapter chapter) {
    String name =
        chapter.name().isEmpty() ? setting.said(Phrase.of("print.puzzles")) : chapter.name();
    List<Part> items = new ArrayList<>();
    for (TypesetPuzzle item : chapter.items()) {
      if (!item.title().isEmpty()) {
        items.add(new Part(item.fullName(), "", List.of()));
      }
    }
    return new Part(name, TypesetPuzzle.joined(BETWEEN, stars(chapter), detail(chapter)), items);
  }

  /** The stars of a chapter's level, if all its puzzles share one and levels are shown as stars. */
  private String stars(Chapter chapter) {
    Set<Optional<Level>> levels =
        chapter.items().stream()
            .map(item -> item.entry().grade().map(Grade::level))
            .collect(Collectors.toSet());
    boolean hasStars = setting.shows(Detail.RATING) && setting.style().grades() == GradeLook.STARS;
    return hasStars && levels.size() == 1
        ? levels.iterator().next().map(GradeLook::stars).orElse("")
        : "";
  }

  private String detail(Chapter chapter) {
    return setting.said(
        Phrase.of(
            "print.chapter-detail",
            chapter.items().size(),
            String.valueOf(chapter.first()),
            String.valueOf(chapter.last())));
  }

  private List<TypesetPuzzle> all() {
    return chapters.stream().flatMap(chapter -> chapter.items().stream()).toList();
  }

  /** The puzzles with a walk-through, or with a note that it is missing. */
  private List<TypesetPuzzle> explained() {
    return setting.shows(Detail.WALK)
        ? all().stream().filter(item -> hasSteps(item.entry())).toList()
        : List.of();
  }

  /**
   * False if there is nothing to show: the puzzle is full from the start, or its path is not known
   * yet.
   */
  private static boolean hasSteps(Entry entry) {
    return entry
        .path()
        .map(path -> path.length() > 0 || !path.isSolved())
        .orElse(entry.solution().isEmpty());
  }

  private Part stepsPart() {
    List<Part> items =
        explained().stream().map(item -> new Part(item.fullName(), "", List.of())).toList();
    boolean named = items.stream().noneMatch(item -> item.name().isEmpty());
    return new Part(setting.said(Phrase.of("print.walks")), "", named ? items : List.of());
  }

  private Part answersPart() {
    return new Part(setting.said(Phrase.of("print.solutions")), "", List.of());
  }

  private static List<Mask> masks(List<TypesetPuzzle> items) {
    return items.stream().map(item -> item.entry().puzzle().mask()).toList();
  }

  private void begin(Part part) {
    part.beginsOn(sheaf.next());
    parts.add(part);
  }

  /** Remarks on puzzles that occur twice in a book. */
  private List<Phrase> repetitions() {
    if (!isBook()) {
      return List.of();
    }
    List<Entry> printed = all().stream().map(TypesetPuzzle::entry).toList();
    List<Phrase> notes = new ArrayList<>();
    List<Duplicates.Pair> pairs = Duplicates.of(printed);
    pairs.stream()
        .limit(MOST_REPETITIONS)
        .forEach(
            pair -> notes.add(Phrase.of("print.twice", name(pair.first()), name(pair.second()))));
    if (pairs.size() > MOST_REPETITIONS) {
      notes.add(Phrase.of("print.twice-more", pairs.size() - MOST_REPETITIONS));
    }
    return notes;
  }

  private String name(int index) {
    TypesetPuzzle item = all().get(index);
    return TypesetPuzzle.joined(" ", String.valueOf(item.place()), item.title());
  }

  /** Turns to a right-hand page if the sections of this edition begin on one. */
  private void turnToSection() {
    if (isBook()) {
      sheaf.turnToRight();
    }
  }

  private void add(Matter some) {
    if (some.opening() == Matter.Opening.RIGHT) {
      sheaf.turnToRight();
    }
    begin(some.part());
    for (PageSequence.Content page : some.pages()) {
      if (some.frame() == Matter.Frame.USUAL) {
        sheaf.add(some.part().name(), page);
      } else {
        sheaf.addBare(page);
      }
    }
  }

  private void addCover() {
    begin(new Part(setting.said(Phrase.of("print.cover")), "", List.of()));
    Cover cover =
        new Cover(
            setting,
            words.title(),
            words.subtitle(),
            words.author(),
            Ornament.mostRegular(masks(all())),
            Cover.Ground.PAPER);
    sheaf.addBare(cover::draw);
  }

  private void addContents(List<Part> listed) {
    Part contents = new Part(setting.said(Phrase.of("print.contents")), "", List.of());
    turnToSection();
    begin(contents);
    for (Block page : new Contents(setting, sheaf.body()).of(listed)) {
      add(contents, page);
    }
  }

  private void addPuzzles(List<Part> planned) {
    Capacity capacity = Capacity.of(setting, chapters, sheaf.body());
    remarks.addAll(capacity.remarks());
    for (int i = 0; i < chapters.size(); i++) {
      addChapter(chapters.get(i), planned.get(i), capacity);
    }
  }

  private void addChapter(Chapter chapter, Part part, Capacity capacity) {
    turnToSection();
    begin(part);
    if (!chapter.name().isEmpty()) {
      ChapterOpening opening =
          new ChapterOpening(
              setting, chapter.name(), part.detail(), Ornament.mostRegular(masks(chapter.items())));
      sheaf.addBare(opening::draw);
    }
    for (Capacity.Sheet sheet : capacity.sheets(chapter)) {
      if (setting.style().solutions() == Solutions.BEHIND) {
        sheaf.turnToRight();
      }
      sheet.items().forEach(item -> pageOfPlace.put(item.place(), sheaf.next()));
      sheaf.addSheet(
          chapter.name(), (canvas, area) -> sheet.plan().draw(canvas, sheet.items(), area));
      addBack(chapter, sheet.items());
    }
    List<TypesetPuzzle> titled =
        chapter.items().stream().filter(item -> !item.title().isEmpty()).toList();
    for (int i = 0; i < titled.size(); i++) {
      part.parts().get(i).beginsOn(pageOfPlace.get(titled.get(i).place()));
    }
  }

  private void addBack(Chapter chapter, List<TypesetPuzzle> items) {
    if (setting.style().solutions() == Solutions.BEHIND) {
      for (Block page : AnswerPages.behind(setting, sheaf.body(), items)) {
        sheaf.add(chapter.name(), (canvas, area) -> page.draw(canvas, area.left(), area.top()));
      }
    }
  }

  private void addSteps(Part part) {
    turnToSection();
    begin(part);
    StepPages pages = new StepPages(setting, sheaf.body());
    for (Block page : pages.of(explained(), part.parts(), sheaf.next())) {
      add(part, page);
    }
    remarks.addAll(pages.remarks());
  }

  private void add(Part part, Block page) {
    sheaf.add(part.name(), (canvas, area) -> page.draw(canvas, area.left(), area.top()));
  }

  private void addAnswers(Part part) {
    if (!isBook() && edition.entries().size() == 1) {
      begin(part);
      SoleAnswer sole = new SoleAnswer(setting, chapters.get(0).items().get(0));
      sheaf.add("", sole::draw);
      return;
    }
    turnToSection();
    begin(part);
    AnswerPages pages = new AnswerPages(setting, sheaf.body(), this::whereInBook);
    for (Block page : pages.of(chapters)) {
      add(part, page);
    }
  }

  private String whereInBook(int place) {
    return isBook()
        ? setting.said(Phrase.of("print.on-page", String.valueOf(pageOfPlace.get(place))))
        : "";
  }
}
