package example;

import cluewright.mask.ShapeLibrary;
import cluewright.model.Mask;
import cluewright.replay.Replay;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.io.PrintStream;

/** Finds digits for a heart, says how they are solved, and how difficult that is. */
public final class HeartPuzzle {
  private HeartPuzzle() {}

  public static void main(String[] arguments) {
    print(System.out);
  }

  static void print(PrintStream out) {
    Mask heart = ShapeLibrary.named("heart").orElseThrow().mask();
    StrategySet allowed = StrategySet.parse("full-house,NHL");
    Outcome outcome = new Generator().generate(new Request(heart, allowed), Watch.idle());
    out.println(outcome.message());
    if (outcome instanceof Outcome.Found found) {
      out.println(found.puzzle().line());
      new Replay(heart.board(), allowed)
          .human(found.puzzle()).steps().stream()
              .flatMap(step -> step.deductions().stream())
              .forEach(deduction -> out.println(deduction.sentence()));
      if (new Rater(heart.board()).rate(found.puzzle()) instanceof Rating.Rated rating) {
        out.println(rating.level() + " " + rating.score());
      }
    }
  }
}
