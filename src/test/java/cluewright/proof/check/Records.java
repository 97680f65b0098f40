package cluewright.proof.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Records written by hand, and what the checker says of them. */
final class Records {
  private Records() {}

  /** A record of naked singles on 4x4. */
  static String naked(String mask, String kind, String... rest) {
    return of("4x4", mask, "naked-single", kind, rest);
  }

  /** A whole record; the lines of the method begin at line 7. */
  static String of(String board, String mask, String strategies, String kind, String... rest) {
    List<String> lines = new ArrayList<>(List.of("cluewright-proof 1", "board " + board));
    lines.add("mask " + mask);
    lines.add("strategies " + strategies);
    lines.add("kind " + kind);
    return text(lines, rest);
  }

  /** A record that naked singles on 4x4 solve none but the known puzzles. */
  static String noOther(String mask, List<String> known, String... rest) {
    List<String> lines = new ArrayList<>(List.of("cluewright-proof 1", "board 4x4"));
    lines.add("mask " + mask);
    lines.add("strategies naked-single");
    known.forEach(puzzle -> lines.add("known " + puzzle));
    lines.add("kind no-other");
    return text(lines, rest);
  }

  private static String text(List<String> lines, String... rest) {
    lines.add("sentence because.");
    lines.addAll(Arrays.asList(rest));
    lines.add("end " + lines.size());
    return String.join("\n", lines) + "\n";
  }

  /** How a record was verified, or the fault that it has. */
  static String verdict(String record) throws IOException {
    try {
      return ProofChecker.check(new BufferedReader(new StringReader(record))).how();
    } catch (ProofException e) {
      return e.getMessage();
    }
  }

  static RecordLines lines(String text) throws IOException, ProofException {
    return new RecordLines(new BufferedReader(new StringReader(text)));
  }

  static Statement statement(String board, String mask, String strategies) {
    Claim claim =
        new Claim(board, mask, List.of(strategies.split(",")), List.of(), "exhausted", "because.");
    return Statement.of(PlainBoard.named(board).orElseThrow(), claim);
  }
}
