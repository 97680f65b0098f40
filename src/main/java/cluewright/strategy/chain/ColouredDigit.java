package cluewright.strategy.chain;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** A coloured digit of a state with its conclusions; reusable. */
final class ColouredDigit {
  private final Strategy strategy;
  private final Geometry geometry;
  private final Board board;
  private final Colouring colouring;
  private final Eliminations eliminations;
  private SolvingState state;
  private int digit;

  ColouredDigit(Strategy strategy, Board board) {
    this.strategy = strategy;
    this.board = board;
    this.geometry = Geometry.of(board);
    this.colouring = new Colouring(geometry);
    this.eliminations = new Eliminations(geometry);
  }

  /**
   * Colours digits in turn until a cluster is accepted.
   *
   * @param isEnough given the first colour of each cluster
   */
  boolean anyCluster(SolvingState given, IntPredicate isEnough) {
    state = given;
    for (digit = 1; digit <= board.digits(); digit++) {
      colouring.colour(state, digit);
      for (int colour = 0; colour < colouring.colours(); colour += 2) {
        if (isEnough.test(colour)) {
          return true;
        }
      }
    }
    return false;
  }

  Colouring colours() {
    return colouring;
  }

  Phrase symbol() {
    return Words.digit(board, digit);
  }

  int words() {
    return geometry.words();
  }

  /** Starts without eliminations. */
  void begin() {
    eliminations.in(state);
  }

  /** Adds the cells of a word in which the digit is open. */
  void add(int word, long cells) {
    eliminations.addCells(digit, word, cells);
  }

  int size() {
    return eliminations.size();
  }

  /** Eliminates the digit from all cells of a colour, and nothing else. */
  void onlyThoseOf(int colour) {
    begin();
    for (int word = 0; word < words(); word++) {
      add(word, colouring.cells(colour, word));
    }
  }

  /**
   * The deduction that eliminates what was added.
   *
   * @param pattern the colours marked first, whose clusters are drawn
   * @param second the colours marked second
   */
  Deduction deduction(Variant variant, int[] pattern, int[] second, Phrase reason) {
    List<Evidence.Mark> marks = new ArrayList<>();
    List<Evidence.Link> links = new ArrayList<>();
    for (int colour : pattern) {
      marks.addAll(marks(colour, Evidence.Role.PATTERN));
      links.addAll(colouring.linksOf(colour));
    }
    for (int colour : second) {
      marks.addAll(marks(colour, Evidence.Role.SECOND));
    }
    return Deduction.eliminate(
        board,
        strategy,
        variant,
        eliminations.toArray(),
        () -> new Evidence(List.of(), List.of(), marks, links, reason));
  }

  private List<Evidence.Mark> marks(int colour, Evidence.Role role) {
    return Evidence.marks(board, colouring.cellsOf(colour), 1 << (digit - 1), role);
  }
}
