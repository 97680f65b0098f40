package cluewright.cli.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Another program that does something which ours does as well, with 9x9 puzzles. */
enum Peer {
  /** HoDoKu 2, with its own standard settings: level and score. */
  HODOKU(
      "HoDoKu",
      "hodoku*.jar",
      "level and score",
      Pattern.compile("^\\S{81} #\\d+ (\\w+) \\((\\d+)\\)"),
      List.of("level", "score")) {
    @Override
    List<String> theirs(Path program, Path puzzles) {
      // It keeps its settings in the folder for temporary files, and takes a path for an option.
      return List.of(
          java(),
          "-Djava.io.tmpdir=" + puzzles.getParent(),
          "-jar",
          program.toString(),
          "/bs",
          puzzles.getFileName().toString(),
          "/o",
          "stdout");
    }

    @Override
    List<String> ours(Path puzzles, Path answers) {
      return List.of("rate", puzzles.toString(), "--scale", "hodoku", "--format", "csv");
    }
  },

  /** The command-line rater of Sukaku Explainer: ER, EP and ED. */
  SUKAKU_EXPLAINER(
      "Sukaku Explainer",
      "SukakuExplainer*.jar",
      "ER/EP/ED",
      Pattern.compile("^ratings ([\\d.]+) ([\\d.]+) ([\\d.]+)"),
      List.of("explainer", "pearl", "diamond")) {
    @Override
    List<String> theirs(Path program, Path puzzles) {
      return List.of(
          java(),
          "-cp",
          program.toString(),
          "diuf.sudoku.test.serate",
          "--format=ratings %r %p %d",
          "--input=" + puzzles,
          "--output=-");
    }

    @Override
    List<String> ours(Path puzzles, Path answers) {
      return List.of("rate", puzzles.toString(), "--scale", "se", "--format", "csv");
    }
  },

  /** The example program of T. Dillon's tdoku: the number of solutions, up to 2. */
  TDOKU(
      "tdoku",
      "tdoku",
      "solutions, up to 2",
      Pattern.compile("^[^:]{81}:(\\d+):"),
      List.of("solutions")) {
    @Override
    List<String> theirs(Path program, Path puzzles) {
      return List.of(program.toString(), "2");
    }

    @Override
    List<String> ours(Path puzzles, Path answers) {
      return List.of(
          "lab",
          "solve",
          puzzles.toString(),
          "--method",
          "ours",
          "--limit",
          "2",
          "--csv",
          answers.toString());
    }
  };

  private final String title;
  private final String file;
  private final String task;
  private final Pattern answer;
  private final List<String> columns;

  /**
   * @param file how its file is called, with a star for any text
   * @param task what it tells of each puzzle
   * @param answer how it tells that, its parts as groups
   * @param columns where ours tells the same
   */
  Peer(String title, String file, String task, Pattern answer, List<String> columns) {
    this.title = title;
    this.file = file;
    this.task = task;
    this.answer = answer;
    this.columns = columns;
  }

  String title() {
    return title;
  }

  String file() {
    return file;
  }

  String task() {
    return task;
  }

  /**
   * The command. It is run where the file of puzzles is, which is its standard input, too.
   *
   * @param program absolute
   * @param puzzles 81 characters each, with dots, alone in its folder
   */
  abstract List<String> theirs(Path program, Path puzzles);

  /**
   * The arguments of our program.
   *
   * @param answers where the answers go if not to standard output
   */
  abstract List<String> ours(Path puzzles, Path answers);

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** The answers of the peer, a text for each puzzle. */
  List<String> theirAnswers(List<String> lines) {
    return lines.stream().flatMap(line -> theirAnswer(line).stream()).toList();
  }

  private Optional<String> theirAnswer(String line) {
    Matcher matcher = answer.matcher(line);
    if (!matcher.find()) {
      return Optional.empty();
    }
    List<String> parts = new ArrayList<>();
    for (int group = 1; group <= matcher.groupCount(); group++) {
      parts.add(matcher.group(group));
    }
    return Optional.of(String.join(" ", parts));
  }

  /** Our answers, out of a table whose first line names its columns. */
  List<String> ourAnswers(List<String> lines) {
    List<String> header = Arrays.asList(lines.get(0).split(",", -1));
    return lines.stream()
        .skip(1)
        .map(line -> line.split(",", -1))
        .map(
            row ->
                columns.stream()
                    .map(column -> row[header.indexOf(column)])
                    .collect(Collectors.joining(" ")))
        .toList();
  }
}
