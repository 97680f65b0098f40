package cluewright.cli.lab;

import cluewright.cli.option.ChoiceConverter;
import cluewright.lab.solve.Method;
import cluewright.lab.solve.Solved;
import cluewright.model.Puzzle;
import java.util.Locale;

/**
 * One run of one method on one puzzle.
 *
 * @param line where the puzzle stands in its file, or its number
 */
record SolveRow(int line, Puzzle puzzle, Method method, long seed, Solved solved) {
  static final String CSV_HEADER =
      "line,clues,method,seed,solutions,ending,seconds,iterations,guesses,puzzle\n";

  private static final ChoiceConverter<Method> WORDS = new ChoiceConverter<>(Method.class);

  /** The name of a method on the command line. */
  static String word(Method method) {
    return WORDS.word(method);
  }

  String csv() {
    return String.format(
        Locale.ROOT,
        "%d,%d,%s,%d,%d,%s,%.7f,%d,%d,%s%n",
        line,
        puzzle.mask().size(),
        word(method),
        seed,
        solved.solutions().size(),
        solved.ending().name().toLowerCase(Locale.ROOT),
        solved.seconds(),
        solved.iterations(),
        solved.guesses(),
        puzzle.line());
  }

  /** For example {@code 1 solution and no other}. */
  String answer() {
    int count = solved.solutions().size();
    String number = count + (count == 1 ? " solution" : " solutions");
    return solved.ending() == Solved.Ending.ALL ? number + " and no other" : number;
  }
}
