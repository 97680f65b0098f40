package cluewright.lab.making;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.search.EngineChoice;
import cluewright.search.Lists;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.race.Lane;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * A named method of finding clues for a mask. All are asked alike and answer alike: what one finds
 * is verified by code that shares nothing with it, and "impossible" names its proof.
 */
public interface Maker {

  /** Its name on the command line and in tables, in lower case with hyphens. */
  String id();

  /** A short description. */
  Phrase about();

  /** True if it can prove that a mask has no puzzle. */
  boolean isExact();

  /** True if it is one of Cluewright's own engines, to which the others are compared. */
  default boolean isOurs() {
    return false;
  }

  /** Why it cannot handle a request, as a clause; empty if it can. */
  default Optional<String> objection(Request request) {
    boolean isPlain =
        request.goal().isNone()
            && request.known().isEmpty()
            && request.mask().board().digitsAreAlike();
    return isPlain && request.strategies().isStated()
        ? Optional.empty()
        : Optional.of(
            "methods are compared under strategies that are stated as rules, on boards of houses"
                + " alone, without conditions");
  }

  /**
   * Works on a request until it is answered, stopped or out of time.
   *
   * @throws IllegalArgumentException if it {@linkplain #objection objects}
   */
  default Outcome make(Request request, Watch watch) {
    return make(request, watch, size -> {});
  }

  /**
   * Works on a request until it is answered, stopped or out of time.
   *
   * @param sizes gets the size of each formula that one of the paper's methods gives to its solver
   * @throws IllegalArgumentException if it {@linkplain #objection objects}
   */
  Outcome make(Request request, Watch watch, Consumer<FormulaSize> sizes);

  /** All methods: the paper's, then others from the literature, then Cluewright's own. */
  static List<Maker> all() {
    return List.of(
        paper(PaperForm.DIRECT, OptionalInt.empty()),
        paper(PaperForm.UNREDUCED, OptionalInt.empty()),
        paper(PaperForm.ORDER, OptionalInt.empty()),
        lane(BruteForce.NAME, "lab.brute-force", true, BruteForce::new),
        lane(GenerateAndTest.NAME, "lab.generate-and-test", false, GenerateAndTest::new),
        lane(GuidedTest.NAME, "lab.guided-test", false, GuidedTest::new),
        lane(ZamaSasano.NAME, "lab.zama-sasano", false, ZamaSasano::new),
        ours(EngineChoice.EXACT, "lab.exact", true),
        ours(EngineChoice.SEARCH, "lab.search", false),
        ours(EngineChoice.EXHAUSTIVE, "lab.exhaustive", true),
        ours(EngineChoice.DUAL, "lab.dual", true),
        ours(EngineChoice.AUTO, "lab.auto", true));
  }

  /** The method with this name; {@code paper-30} is the paper's with K = 30 at once. */
  static Optional<Maker> named(String id) {
    return all().stream().filter(maker -> maker.id().equals(id)).findFirst().or(() -> fixed(id));
  }

  private static Optional<Maker> fixed(String id) {
    return Arrays.stream(PaperForm.values())
        .filter(form -> id.matches(form.id() + "-[1-9][0-9]{0,4}"))
        .findFirst()
        .map(form -> paper(form, Integer.parseInt(id.substring(form.id().length() + 1))));
  }

  /** The paper's exact method with a fixed K. */
  static Maker paper(PaperForm form, int steps) {
    return paper(form, OptionalInt.of(steps));
  }

  /** The same method with a fixed K; empty unless it is one of the paper's, without a K. */
  default Optional<Maker> withSteps(int steps) {
    return Arrays.stream(PaperForm.values())
        .filter(form -> form.id().equals(id()))
        .findFirst()
        .map(form -> paper(form, steps));
  }

  /** The K of the paper's formulas that always suffices: proposition 2; 649 on 9x9. */
  static int sufficientSteps(Board board) {
    return PaperEncoding.sufficientSteps(board);
  }

  private static Maker paper(PaperForm form, OptionalInt steps) {
    String id = form.id() + (steps.isPresent() ? "-" + steps.getAsInt() : "");
    return new LaneMaker(
        id,
        steps.isPresent()
            ? Phrase.of("lab.paper-at", steps.getAsInt())
            : Phrase.of("lab." + form.id()),
        true,
        (request, run, sizes) -> new PaperMethod(id, form, steps, request, run, sizes));
  }

  private static Maker lane(
      String id, String key, boolean isExact, BiFunction<Request, Run, Lane> lane) {
    return new LaneMaker(
        id, Phrase.of(key), isExact, (request, run, sizes) -> lane.apply(request, run));
  }

  private static Maker ours(EngineChoice choice, String key, boolean isExact) {
    return new OurMaker(choice, Phrase.of(key), isExact);
  }

  /** Makes a lane, which passes on the sizes of its formulas. */
  interface LaneStart {
    Lane lane(Request request, Run run, Consumer<FormulaSize> sizes);
  }

  /** A reference method, run as a single lane. */
  record LaneMaker(String id, Phrase about, boolean isExact, LaneStart start) implements Maker {
    @Override
    public Outcome make(Request request, Watch watch, Consumer<FormulaSize> sizes) {
      objection(request)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why);
              });
      Run run = new Run(request.time(), watch);
      try {
        return new Race(run).decide(() -> List.of(start.lane(request, run, sizes)), 1);
      } catch (CancellationException e) {
        return run.undecided(id);
      } catch (OutOfMemoryError e) {
        return run.outOfMemory(id);
      }
    }
  }

  /** One of Cluewright's engines, without published lists and learned masks. */
  record OurMaker(EngineChoice choice, Phrase about, boolean isExact) implements Maker {
    @Override
    public String id() {
      return choice.toString();
    }

    @Override
    public boolean isOurs() {
      return true;
    }

    @Override
    public Outcome make(Request request, Watch watch, Consumer<FormulaSize> sizes) {
      return new Generator().generate(request.withEngine(choice).withLists(Lists.IGNORED), watch);
    }
  }
}
