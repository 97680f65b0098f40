package cluewright.studio.generate;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;

/**
 * What is known about the mask or its puzzle: one word, or a title where there is nothing to judge,
 * and a sentence or two.
 *
 * @param sentence where the kind has no word, the title
 * @param detail what follows the sentence, or nothing
 * @param cells the cells that it is about; empty if it is about the whole board
 * @param steps the steps of the solving path that it is about, from 1
 * @param next what the designer may want to do about it
 */
public record Verdict(
    Kind kind, Phrase sentence, Phrase detail, CellSet cells, List<Integer> steps, Next next) {

  public Verdict {
    steps = List.copyOf(steps);
  }

  /** True if it is about cells or steps that can be shown. */
  boolean hasPlaces() {
    return !cells.isEmpty() || !steps.isEmpty();
  }

  /** A kind of verdict, with its icon and colour. */
  public enum Kind {
    /** There is nothing to judge yet. */
    HINT(""),
    POSSIBLE("possible"),
    /** A puzzle is known to exist. */
    EXISTS("possible"),
    /** A board that is a puzzle without a clue, which the chosen strategies solve. */
    SOLVED(""),
    /** A short search found neither a puzzle nor a proof. */
    OPEN("open"),
    IMPOSSIBLE("impossible"),
    /** The chosen strategies solve no puzzle; others may. */
    BEYOND("beyond"),
    /** No puzzle meets the conditions. */
    UNMET("unmet"),
    RUNNING("searching"),
    FOUND("found"),
    /** Digits with one solution, which the chosen strategies do not reach. */
    STUCK(""),
    /** Digits with several solutions. */
    SEVERAL(""),
    /** Digits without a solution. */
    NO_SOLUTION(""),
    UNDECIDED("open");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    /** The end of its style class, {@code verdict-…}. */
    String look() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** True if it is proven that no puzzle meets the request. */
    boolean isRefuted() {
      return this == IMPOSSIBLE || this == BEYOND || this == UNMET;
    }

    /** True if adding cells may help. */
    boolean isRepairable() {
      return isRefuted() || this == OPEN || this == UNDECIDED;
    }
  }

  /** What a designer may want to do about a verdict. */
  public enum Next {
    NOTHING(""),
    /** Allow the strategies that a puzzle takes. */
    ALLOW("allow"),
    /** Allow all strategies. */
    ALLOW_ALL("allow-all"),
    /** Show where the solutions differ. */
    COMPARE("compare");

    private final String word;

    Next(String word) {
      this.word = word;
    }

    /** The key of its words, which has others for the explanation. */
    String key() {
      return "generate." + word;
    }
  }

  static Verdict of(Kind kind, Phrase sentence, Phrase detail) {
    return about(CellSet.empty(), kind, sentence, detail);
  }

  static Verdict about(CellSet cells, Kind kind, Phrase sentence, Phrase detail) {
    return new Verdict(kind, sentence, detail, cells, List.of(), Next.NOTHING);
  }

  Verdict at(List<Integer> path) {
    return new Verdict(kind, sentence, detail, cells, path, next);
  }

  Verdict then(Next act) {
    return new Verdict(kind, sentence, detail, cells, steps, act);
  }

  public Phrase head() {
    return hasWord() ? Phrase.of("generate.word-" + kind.word) : sentence;
  }

  boolean hasWord() {
    return !kind.word.isEmpty();
  }

  public Phrase text() {
    return hasWord() ? Phrase.sentences(sentence, detail) : detail;
  }
}
