package cluewright.plan;

import cluewright.batch.BatchException;
import cluewright.choice.Choice;
import cluewright.phrase.Phrase;
import cluewright.print.Book;
import cluewright.print.Book.Section;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Delivery;
import cluewright.print.Language;
import cluewright.print.Pick;
import cluewright.print.Style;
import cluewright.print.StyleChoices;
import cluewright.print.Wrap;
import cluewright.replay.Condition;
import cluewright.strategy.Spelling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a planned book is printed: what its plan says, and the usual for the rest. The command line
 * and the studio make the same pages of it.
 *
 * @param language of the words that Cluewright adds
 */
public record PlanPages(Style style, Book book, Delivery delivery, Wrap wrap, Locale language) {
  private static final String CHAPTERS = "chapters";
  private static final String LANGUAGE = "language";
  private static final String BETWEEN_CHAPTERS = ";";
  private static final String AFTER_NAME = "=";

  private static final Texts<Style> STYLE = new Texts<>(StyleChoices.LOOKS);
  private static final Texts<Book> BOOK = new Texts<>(List.of(Book.SECTIONS, Book.IMPRINT));
  private static final Texts<ChapterOrder> ORDER = new Texts<>(List.of(ChapterOrder.CURVE));
  private static final Texts<Delivery> DELIVERY =
      new Texts<>(List.of(Delivery.STANDARD, Delivery.TAGGED));
  private static final Texts<Wrap> WRAP = new Texts<>(Wrap.CHOICES);

  /** Choices by the names of their options, without hyphens before. */
  private record Texts<W>(Map<String, Choice<W, ?>> byName) {
    Texts(List<? extends Choice<W, ?>> choices) {
      this(new LinkedHashMap<>());
      for (Choice<W, ?> choice : choices) {
        choice.spoken().names().stream()
            .filter(name -> name.startsWith("--"))
            .forEach(name -> byName.put(name.substring(2), choice));
      }
    }

    /** The whole with what a plan says of it. */
    W on(W usual, Map<String, String> said) {
      W now = usual;
      for (Map.Entry<String, Choice<W, ?>> each : byName.entrySet()) {
        String text = said.get(each.getKey());
        now = text == null ? now : on(now, each.getValue(), each.getKey(), text);
      }
      return now;
    }

    private static <W, T> W on(W now, Choice<W, T> choice, String name, String text) {
      try {
        return choice.with(now, OptionText.read(choice.kind(), text));
      } catch (IllegalArgumentException e) {
        throw wrong(name, e.getMessage());
      } catch (NoSuchElementException e) {
        throw wrong(name, "\"%s\" is no value for it".formatted(text));
      }
    }

    /** Writes down in what a whole differs from the usual one. */
    void put(Map<String, String> said, W usual, W wanted) {
      W now = usual;
      for (Map.Entry<String, Choice<W, ?>> each : byName.entrySet()) {
        now = put(said, now, wanted, each.getKey(), each.getValue());
      }
    }

    private static <W, T> W put(
        Map<String, String> said, W now, W wanted, String name, Choice<W, T> choice) {
      T value = choice.get(wanted);
      if (value.equals(choice.get(now))) {
        return now;
      }
      said.put(name, OptionText.write(choice.kind(), value));
      return choice.with(now, value);
    }
  }

  /**
   * The pages of a plan.
   *
   * @param usual the language of a plan that names none
   * @throws BatchException if {@code print} has what is no option of pages, or a value that cannot
   *     be had; it names it
   */
  public static PlanPages of(BookPlan plan, Locale usual) {
    Map<String, String> said = plan.print();
    refuseUnknown(said);
    Locale language = said.containsKey(LANGUAGE) ? language(said.get(LANGUAGE)) : usual;
    Book named =
        BOOK.on(
            Book.USUAL
                .withTitle(plan.title())
                .withSubtitle(plan.subtitle())
                .withAuthor(plan.author()),
            said);
    Book book =
        said.containsKey(Book.SECTIONS.id())
            ? named
            : named.withSections(Section.usual(named.imprint()));
    ChapterOrder order =
        ORDER.on(
            ChapterOrder.USUAL.withPlans(
                said.containsKey(CHAPTERS)
                    ? chapters(said.get(CHAPTERS))
                    : chapters(plan, language)),
            said);
    return new PlanPages(
        STYLE.on(Style.OF_BOOKS, said),
        book.withOrder(order),
        DELIVERY.on(Delivery.PLAIN, said),
        WRAP.on(Wrap.USUAL, said),
        language);
  }

  /**
   * The pages of the puzzles of a plan that are there, even if some are still missing.
   *
   * @param usual the language of a plan that names none
   * @throws BatchException as {@link #of}
   */
  public static PlanPages ofFound(BookPlan plan, Locale usual) {
    return of(found(plan), usual);
  }

  /** A plan that asks for no more puzzles than are there; the same if there are none. */
  private static BookPlan found(BookPlan plan) {
    return plan.puzzles().isEmpty()
        ? plan
        : plan.withRows(
            plan.rows().stream().map(row -> row.withCount(row.puzzles().size())).toList());
  }

  /** What a plan says of its pages that cannot be had: the faults by the names of the options. */
  public static Map<String, Phrase> faults(BookPlan plan) {
    Map<String, Phrase> faults = new LinkedHashMap<>();
    plan.print()
        .forEach(
            (name, text) -> {
              try {
                of(plan.withPrint(Map.of(name, text)), Locale.ENGLISH);
              } catch (BatchException e) {
                faults.put(name, e.phrase());
              }
            });
    return faults;
  }

  /**
   * A plan whose pages are these; all else in it stays.
   *
   * @throws BatchException if a plan cannot say it, with a sentence
   */
  public BookPlan in(BookPlan plan) {
    BookPlan named =
        plan.withTitle(book.title()).withSubtitle(book.subtitle()).withAuthor(book.author());
    if (of(named, language).equals(this) || ofFound(named, language).equals(this)) {
      Map<String, String> same = new LinkedHashMap<>(named.print());
      same.putIfAbsent(LANGUAGE, language.getLanguage());
      return named.withPrint(same);
    }
    Map<String, String> said = new LinkedHashMap<>();
    STYLE.put(said, Style.OF_BOOKS, style);
    BOOK.put(said, Book.USUAL.withSections(Section.usual(book.imprint())), book);
    List<ChapterPlan> plans = book.order().plans();
    if (!plans.equals(chapters(plan, language)) && !plans.equals(chapters(found(plan), language))) {
      said.put(CHAPTERS, written(plans));
    }
    ORDER.put(said, ChapterOrder.USUAL, book.order());
    DELIVERY.put(said, Delivery.PLAIN, delivery);
    WRAP.put(said, Wrap.USUAL, wrap);
    said.put(LANGUAGE, language.getLanguage());
    return named.withPrint(said);
  }

  /** A chapter for each row, if any has a name; or else none, for one of each level. */
  private static List<ChapterPlan> chapters(BookPlan plan, Locale language) {
    List<ChapterPlan> chapters = new ArrayList<>();
    int first = 1;
    for (PlanRow row : plan.rows().stream().filter(each -> each.count() > 0).toList()) {
      int last = first + row.count() - 1;
      String name =
          row.name().isEmpty()
              ? row.level().map(Condition.Levels::range).map(range -> range.in(language)).orElse("")
              : row.name();
      chapters.add(new ChapterPlan(name, List.of(new Pick.Numbers(first, last))));
      first = last + 1;
    }
    boolean hasNames = plan.rows().stream().anyMatch(row -> !row.name().isEmpty());
    return hasNames ? chapters : List.of();
  }

  /** Chapters as the option has them; none, for one of each level, if the text is empty. */
  private static List<ChapterPlan> chapters(String text) {
    try {
      return text.isBlank() ? List.of() : ChapterPlan.all(text);
    } catch (IllegalArgumentException e) {
      throw wrong(CHAPTERS, e.getMessage());
    }
  }

  /** The text of chapters, in whose names a comma and a hyphen stand for what separates them. */
  private static String written(List<ChapterPlan> chapters) {
    for (ChapterPlan chapter : chapters) {
      if (chapter.written().contains(BETWEEN_CHAPTERS)) {
        throw wrong(CHAPTERS, "\"%s\" must not have a semicolon".formatted(chapter.written()));
      }
    }
    return chapters.stream()
        .map(
            chapter ->
                chapter.name().replace(BETWEEN_CHAPTERS, ",").replace(AFTER_NAME, "-")
                    + AFTER_NAME
                    + chapter.written())
        .collect(Collectors.joining(BETWEEN_CHAPTERS));
  }

  private static Locale language(String text) {
    try {
      return Language.of(text).locale();
    } catch (IllegalArgumentException e) {
      throw wrong(LANGUAGE, e.getMessage());
    }
  }

  private static BatchException wrong(String name, String why) {
    return new BatchException(
        Phrase.of(
            "plan.at",
            Phrase.verbatim("\"print\""),
            Phrase.of("plan.in-field", name, Phrase.verbatim(why))));
  }

  private static void refuseUnknown(Map<String, String> said) {
    List<String> known =
        Stream.of(
                STYLE.byName.keySet().stream(),
                BOOK.byName.keySet().stream(),
                ORDER.byName.keySet().stream(),
                DELIVERY.byName.keySet().stream(),
                WRAP.byName.keySet().stream(),
                Stream.of(CHAPTERS, LANGUAGE))
            .flatMap(names -> names)
            .toList();
    for (String name : said.keySet()) {
      if (!known.contains(name)) {
        Phrase wayOut =
            Spelling.likely(name, known)
                .map(likely -> Phrase.of("plan.did-you-mean", likely))
                .orElse(Phrase.of("plan.all-of-option", String.join(", ", known)));
        throw new BatchException(Phrase.of("plan.unknown-option", name, wayOut));
      }
    }
  }
}
