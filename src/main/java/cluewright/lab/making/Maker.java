package cluewright.lab.making;

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
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.BiFunction;

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
            && request.mask().board().drawn().isEmpty();
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
  Outcome make(Request request, Watch watch);

  /** All methods: the paper's, then others from the literature, then Cluewright's own. */
  static List<Maker> all() {
    return List.of(
        paper("paper", "lab.paper", true, OptionalInt.empty()),
        paper("paper-unreduced", "lab.paper-unreduced", false, OptionalInt.empty()),
        lane(BruteForce.NAME, "lab.brute-force", true, BruteForce::new),
        lane(GenerateAndTest.NAME, "lab.generate-and-test", false, GenerateAndTest::new),
        lane(GuidedTest.NAME, "lab.guided-test", false, GuidedTest::new),
        ours(EngineChoice.EXACT, "lab.exact", true),
        ours(EngineChoice.SEARCH, "lab.search", false),
        ours(EngineChoice.EXHAUSTIVE, "lab.exhaustive", true),
        ours(EngineChoice.DUAL, "lab.dual", true),
        ours(EngineChoice.AUTO, "lab.auto", true));
  }

  /** The method with this name. */
  static Optional<Maker> named(String id) {
    return all().stream().filter(maker -> maker.id().equals(id)).findFirst();
  }

  /**
   * The paper's exact method with a fixed K.
   *
   * @param reduced whether clue cells have variables of one step alone (section 5.1)
   */
  static Maker paper(boolean reduced, int steps) {
    String id = (reduced ? "paper" : "paper-unreduced") + "-" + steps;
    String key = reduced ? "lab.paper" : "lab.paper-unreduced";
    return paper(id, key, reduced, OptionalInt.of(steps));
  }

  private static Maker paper(String id, String key, boolean reduced, OptionalInt steps) {
    return lane(id, key, true, (request, run) -> new PaperMethod(id, reduced, steps, request, run));
  }

  private static Maker lane(
      String id, String key, boolean isExact, BiFunction<Request, Run, Lane> lane) {
    return new LaneMaker(id, Phrase.of(key), isExact, lane);
  }

  private static Maker ours(EngineChoice choice, String key, boolean isExact) {
    return new OurMaker(choice, Phrase.of(key), isExact);
  }

  /** A reference method, run as a single lane. */
  record LaneMaker(String id, Phrase about, boolean isExact, BiFunction<Request, Run, Lane> lane)
      implements Maker {
    @Override
    public Outcome make(Request request, Watch watch) {
      objection(request)
          .ifPresent(
              why -> {
                throw new IllegalArgumentException(why);
              });
      Run run = new Run(request.time(), watch);
      try {
        return new Race(run).decide(() -> List.of(lane.apply(request, run)), 1);
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
    public Outcome make(Request request, Watch watch) {
      return new Generator().generate(request.withEngine(choice).withLists(Lists.IGNORED), watch);
    }
  }
}
