package cluewright.format.exchange;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Drawn;
import cluewright.model.Puzzle;
import cluewright.model.rule.Form;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.model.rule.Rule;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A published puzzle with its solution, in the notation of Interactive Sudoku Solver: {@code
 * .Thermo~R1C1~R1C2.~R3C3_4}, where rows and columns beyond 9 are letters.
 */
record IssPuzzle(String name, Puzzle clues, Puzzle solution) {
  private static final String FILE = "variants.txt";

  /** Many more puzzles, which are not part of this project. */
  static final Path MORE =
      Path.of(System.getProperty("cluewright.data", "../shared/data"), "iss_variants.tsv");

  static List<IssPuzzle> all() {
    try (InputStream in = IssPuzzle.class.getResourceAsStream(FILE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" \\| "))
          .map(fields -> new Reader(fields[2]).puzzle(fields[0], fields[3].strip()))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Those of {@link #MORE} that have no rule but those of boards here, and one of these kinds. */
  static List<IssPuzzle> more(Set<Kind> kinds) throws IOException {
    List<IssPuzzle> puzzles = new ArrayList<>();
    for (String line : Files.readAllLines(MORE)) {
      String[] fields = line.split("\t", -1);
      try {
        Reader reader = new Reader(fields[1]);
        if (reader.rules.stream().anyMatch(rule -> kinds.contains(rule.kind()))) {
          puzzles.add(reader.puzzle(fields[0], fields[2]));
        }
      } catch (UnsupportedOperationException otherRule) {
        // Left out: a rule that boards here do not have yet.
      }
    }
    return puzzles;
  }

  /** The clues, and some of the solution. */
  Puzzle withEverySixthDigit() {
    int[] digits = new int[clues.board().cells()];
    Arrays.setAll(digits, cell -> cell % 6 == 0 ? solution.digit(cell) : clues.digit(cell));
    return new Puzzle(clues.board(), digits);
  }

  @Override
  public String toString() {
    return name;
  }

  /** What has been read so far. */
  private static final class Reader {
    private final Set<Kind> extras = new HashSet<>();
    private final List<Rule> rules = new ArrayList<>();
    private final List<String> clues = new ArrayList<>();
    private int size = 9;
    private String regions = "";
    private String grid = "";

    Reader(String constraints) {
      List<String[]> all =
          Arrays.stream(constraints.split("\\.+\\s*(?=[A-Z~]|$)"))
              .filter(text -> !text.isBlank())
              .map(text -> text.strip().split("~"))
              .toList();
      all.stream().filter(parts -> parts[0].equals("Shape")).forEach(this::readShape);
      all.forEach(this::read);
    }

    /** The digits follow the size unless they are those from 1 on. */
    private void readShape(String[] parts) {
      String[] sides = parts[1].split("x", -1);
      if (parts.length > 2 || !sides[0].equals(sides[1])) {
        throw new UnsupportedOperationException(String.join("~", parts));
      }
      size = Integer.parseInt(sides[0]);
    }

    private void read(String[] parts) {
      List<String> arguments = Arrays.asList(parts).subList(1, parts.length);
      switch (parts[0]) {
        case "Shape", "NoBoxes" -> {}
        case "" -> clues.addAll(arguments);
        case "Givens" -> grid = arguments.get(0);
        case "Jigsaw" -> regions = arguments.get(0);
        case "Diagonal" -> extras.add(Kinds.DIAGONALS);
        case "Windoku" -> extras.add(Kinds.WINDOKU);
        case "AntiKnight" -> extras.add(Kinds.KNIGHT);
        case "AntiKing" -> extras.add(Kinds.KING);
        case "WhiteDot" -> add(Kinds.WHITE_DOT, arguments);
        case "BlackDot" -> add(Kinds.BLACK_DOT, arguments);
        case "X" -> add(Kinds.X, arguments);
        case "V" -> add(Kinds.V, arguments);
        case "Thermo" -> add(Kinds.THERMOMETER, arguments);
        case "Renban" -> add(Kinds.RENBAN, arguments);
        case "Palindrome" -> add(Kinds.PALINDROME, arguments);
        case "Whisper" -> addWhispers(arguments);
        case "DisjointSets" -> extras.add(Kinds.DISJOINT_GROUPS);
        case "GreaterThan" -> addGreater(arguments);
        case "Cage" -> addCage(arguments);
        default -> throw new UnsupportedOperationException(parts[0]);
      }
    }

    private void add(Kind kind, List<String> cells) {
      if (kind.form() == Form.EDGE && cells.size() != 2) {
        throw new UnsupportedOperationException("several " + kind.several() + " in one");
      }
      rules.add(new Rule(kind, cells.stream().map(this::cell).toList()));
    }

    /** A cell is greater than each after it that is beside it. */
    private void addGreater(List<String> cells) {
      for (int i = 0; i < cells.size(); i++) {
        for (String less : cells.subList(i + 1, cells.size())) {
          if (areNeighbours(cell(cells.get(i)), cell(less))) {
            add(Kinds.LESS, List.of(less, cells.get(i)));
          }
        }
      }
    }

    private boolean areNeighbours(int a, int b) {
      return Math.abs(a / size - b / size) + Math.abs(a % size - b % size) == 1;
    }

    private void addWhispers(List<String> arguments) {
      List<String> cells = arguments.subList(1, arguments.size());
      rules.add(
          new Rule(
              Kinds.WHISPERS,
              cells.stream().map(this::cell).toList(),
              Integer.parseInt(arguments.get(0))));
    }

    private void addCage(List<String> arguments) {
      int[] cells = arguments.subList(1, arguments.size()).stream().mapToInt(this::cell).toArray();
      rules.add(Drawn.cage(CellSet.of(cells), Integer.parseInt(arguments.get(0))));
    }

    private int cell(String name) {
      int row = Character.digit(name.charAt(1), Character.MAX_RADIX) - 1;
      return row * size + Character.digit(name.charAt(3), Character.MAX_RADIX) - 1;
    }

    IssPuzzle puzzle(String name, String solution) {
      Board plain =
          regions.isEmpty()
              ? Boards.named(size + "x" + size).orElseThrow()
              : Boards.jigsaw(regions, Set.of());
      Board board = Boards.withRules(Boards.withKinds(plain, extras).orElseThrow(), rules);
      int[] digits = grid.isEmpty() ? new int[board.cells()] : digits(grid);
      for (String clue : clues) {
        String[] parts = clue.split("_", -1);
        digits[cell(parts[0])] = Integer.parseInt(parts[1]);
      }
      return new IssPuzzle(name, new Puzzle(board, digits), new Puzzle(board, digits(solution)));
    }

    /** Digits of 16x16 are letters from A on. */
    private int[] digits(String text) {
      return IntStream.range(0, text.length())
          .map(i -> text.charAt(i))
          .map(c -> c == '-' ? 0 : Character.isDigit(c) ? c - '0' : c - 'A' + 1)
          .toArray();
    }
  }
}
