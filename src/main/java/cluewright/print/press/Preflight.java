package cluewright.print.press;

import cluewright.phrase.Phrase;
import cluewright.print.Colours;
import cluewright.print.Edition;
import cluewright.print.InnerMargin;
import cluewright.print.PageSetup;
import cluewright.print.book.Volume;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Checks laid out pages for what presses refuse or print badly: thin lines, thin grey lines, small
 * text, contents close to the edges, colours, and books with too few or too many pages.
 *
 * <p>The limits are those that printers of books commonly publish; those of margins and numbers of
 * pages are Amazon's for paperbacks.
 */
public final class Preflight {
  private static final int FEWEST_PAGES = 24;
  private static final int MOST_PAGES = 828;

  /** The most page numbers listed in a finding. */
  private static final int MOST_NAMED = 5;

  private final Edition edition;
  private final Volume volume;
  private final Map<Concern, SortedMap<Integer, Double>> pages = new EnumMap<>(Concern.class);

  private Preflight(Edition edition, Volume volume) {
    this.edition = edition;
    this.volume = volume;
  }

  /**
   * The problems found, a sentence each; empty if a press would accept the pages.
   *
   * @param typeface open, and the one that the volume was laid out with
   */
  public static List<Phrase> findings(Edition edition, Volume volume, Typeface typeface) {
    return new Preflight(edition, volume).findings(typeface);
  }

  private List<Phrase> findings(Typeface typeface) {
    for (Page page : volume.pages()) {
      MeasuringCanvas canvas = new MeasuringCanvas(page, safe(page), typeface);
      page.drawing().on(canvas);
      canvas
          .worst()
          .forEach(
              (concern, value) ->
                  pages.computeIfAbsent(concern, any -> new TreeMap<>()).put(page.number(), value));
    }
    List<Phrase> findings = new ArrayList<>();
    pages.forEach((concern, where) -> findings.add(said(concern, where)));
    if (edition.style().colours() != Colours.BLACK && !edition.delivery().isForColours()) {
      findings.add(Phrase.of("print.press-colour"));
    }
    int count = volume.pages().size();
    if (edition.book().isPresent() && (count < FEWEST_PAGES || count > MOST_PAGES)) {
      findings.add(Phrase.of("print.press-pages", count, FEWEST_PAGES, MOST_PAGES));
    }
    return findings;
  }

  private static Phrase said(Concern concern, SortedMap<Integer, Double> where) {
    double worst = where.values().stream().mapToDouble(Double::doubleValue).min().orElseThrow();
    List<String> named = where.keySet().stream().limit(MOST_NAMED).map(String::valueOf).toList();
    return Phrase.of(
        concern.key(),
        worst,
        concern.limit(),
        Phrase.list(named),
        where.size(),
        where.size() - named.size());
  }

  /** The area where nothing is cut off or lost in the binding, in points. */
  private MeasuringCanvas.Edges safe(Page page) {
    double edge = InnerMargin.LEAST_MARGIN * PageSetup.POINTS_PER_MILLIMETRE;
    double inner =
        edition.book().isPresent()
            ? InnerMargin.leastInside(volume.pages().size()) * PageSetup.POINTS_PER_MILLIMETRE
            : edge;
    boolean isRight = page.number() % 2 == 1;
    return new MeasuringCanvas.Edges(isRight ? inner : edge, isRight ? edge : inner, edge);
  }
}
