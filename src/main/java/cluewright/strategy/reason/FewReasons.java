package cluewright.strategy.reason;

import cluewright.model.Stop;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.reason.ReasonSearch.Found;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Eliminates what a set of reasons excludes, and no smaller one: truths of cells and houses, and
 * rules of the board, whatever they are.
 *
 * <p>A search ends after some work, which depends on the state, so no verdict may rest on these,
 * but for pairs where there are houses alone. All forms are of the last level, whatever their size,
 * since they come where all patterns end.
 */
public final class FewReasons {
  /** Those of an empty classic board, and somewhat more. */
  private static final int MOST_CANDIDATES = 800;

  private static final Variant ONE = Variant.of("reasons-1", "", Level.EXTREME, 300);
  private static final Variant TWO = Variant.of("reasons-2", "", Level.EXTREME, 400);
  private static final Variant THREE = Variant.of("reasons-3", "", Level.EXTREME, 500);
  private static final Variant FOUR = Variant.of("reasons-4", "", Level.EXTREME, 600);
  private static final List<Variant> FORMS = List.of(ONE, TWO, THREE, FOUR);

  /** For sets that are not the smallest ones, whatever their size. */
  private static final Variant MORE = Variant.of("reasons-more", "", Level.EXTREME, 700);

  /** The most reasons of a set that is a smallest one. */
  public static final int MOST = FORMS.size();

  /**
   * Uses single reasons and pairs of them. Where there are houses alone, no search for these is cut
   * short.
   */
  public static final Strategy UP_TO_TWO =
      of(about("reasons-2", ONE, TWO).monotoneOn(Limit.FULL_HOUSES));

  public static final Strategy OF_THREE = of(about("reasons-3", THREE));
  public static final Strategy OF_FOUR = of(about("reasons-4", FOUR));
  public static final Strategy OF_MORE = of(about("reasons-more", MORE));

  private FewReasons() {}

  /** Uses sets of up to so many reasons, the smallest ones first: those above in one search. */
  public static Strategy upTo(int most) {
    return of(about("reasons-up-to-" + most, FORMS.subList(0, most).toArray(Variant[]::new)));
  }

  private static About about(String id, Variant... forms) {
    return new About(id, Group.LAST_RESORT, List.of(forms)).upTo(MOST_CANDIDATES).notMonotone();
  }

  private static Strategy of(About about) {
    return Strategy.of(about, ReasonFinder::new);
  }

  /** The number of reasons of a form; 0 if it is not one of a number. */
  public static int size(Variant form) {
    return FORMS.indexOf(form) + 1;
  }

  /** The number of reasons of a step; 0 if it is of another kind of strategy. */
  public static int size(Deduction step) {
    return step.why().orElse(null) instanceof Argument argument ? argument.reasons : 0;
  }

  /**
   * The argument of a step.
   *
   * @param reasons how many there are
   * @param lines in which it unfolds
   */
  record Argument(int reasons, Deduction.Why lines) implements Deduction.Why {
    @Override
    public List<Consequence> lines(int[] changes, Stop stop, Consumer<List<Consequence>> soFar) {
      return lines.lines(changes, stop, soFar);
    }
  }

  /** The form that is for what was found, of those that a strategy has. */
  static Optional<Variant> form(List<Variant> forms, Found found) {
    int size = found.reasons().size();
    return found.size() == size && size <= MOST
        ? forms.stream().filter(each -> size(each) == size).findFirst()
        : forms.stream().filter(MORE::equals).findFirst();
  }

  /** The largest size that is looked for by a strategy with some forms. */
  static int largest(List<Variant> forms) {
    return forms.contains(MORE) ? MOST + 1 : size(forms.get(forms.size() - 1));
  }
}
