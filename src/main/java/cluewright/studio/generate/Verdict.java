package cluewright.studio.generate;

import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import java.util.List;

/**
 * What is known about the mask or its puzzle: one word, or a title where there is nothing to judge,
 * and a sentence or two.
 *
 * @param sentence where the kind has no word, the title
 * @param detail what follows the sentence, or nothing
 * @param cells the cells that it is about; empty if it is about the whole board
 * @param steps the steps of the solving path that it is about, from 1
 */
public record Verdict(
    Kind kind, Phrase sentence, Phrase detail, CellSet cells, List<Integer> steps) {

  public Verdict {
    steps = List.copyOf(steps);
  }

  /** A kind of verdict, with its icon and colour. */
  public enum Kind {
    /** There is nothing to judge yet. */
    HINT(""),
    POSSIBLE("possible"),
    /** A puzzle is known to exist. */
    EXISTS("possible"),
    /** A short search found neither a puzzle nor a proof. */
    OPEN("open"),
    IMPOSSIBLE("impossible"),
    /** The chosen strategies solve no puzzle; others may. */
    BEYOND("beyond"),
    /** No puzzle meets the conditions. */
    UNMET("unmet"),
    RUNNING("searching"),
    FOUND("found"),
    UNDECIDED("open");

    private final String word;

    Kind(String word) {
      this.word = word;
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

  static Verdict of(Kind kind, Phrase sentence, Phrase detail) {
    return about(CellSet.empty(), kind, sentence, detail);
  }

  static Verdict about(CellSet cells, Kind kind, Phrase sentence, Phrase detail) {
    return new Verdict(kind, sentence, detail, cells, List.of());
  }

  Verdict at(List<Integer> path) {
    return new Verdict(kind, sentence, detail, cells, path);
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
