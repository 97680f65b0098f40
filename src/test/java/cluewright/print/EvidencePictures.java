package cluewright.print;

import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.print.PuzzlePicture.Extra;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Draws one step of each strategy, for people to look at. */
final class EvidencePictures {
  private EvidencePictures() {}

  /**
   * Draws the steps with the most links that the puzzles of a file have.
   *
   * @param args the folder to write to, a file with a puzzle a line, and the names of strategies
   */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createDirectories(Path.of(args[0]));
    Map<String, Shown> best = new HashMap<>();
    for (String line : Files.readAllLines(Path.of(args[1]))) {
      Puzzle puzzle = PuzzleText.read(line);
      SolvingPath path = new Replay(puzzle.board(), Catalogue.all()).human(puzzle);
      for (int i = 1; i <= path.length(); i++) {
        Deduction deduction = path.steps().get(i - 1).deductions().get(0);
        int links = deduction.evidence().links().size();
        Shown shown = new Shown(path, i, links);
        best.merge(
            deduction.variant().name().toString(), shown, (a, b) -> a.links >= b.links ? a : b);
      }
    }
    for (Map.Entry<String, Shown> each : best.entrySet()) {
      String name = each.getKey().replaceAll("\\W+", "-");
      PuzzlePicture picture =
          PuzzlePicture.of(each.getValue().path, each.getValue().state, Set.of(Extra.CANDIDATES));
      Files.writeString(folder.resolve(name + ".svg"), SvgPicture.of(picture, 90));
      try (OutputStream out = Files.newOutputStream(folder.resolve(name + ".png"))) {
        PngPicture.write(out, picture, 700, 200);
      }
    }
  }

  private record Shown(SolvingPath path, int state, int links) {}
}
