package cluewright.format.exchange.position;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Games saved by GNOME Sudoku: JSON with {@code difficulty_category}, {@code time_elapsed} and
 * {@code cells}; empty cells without {@code earmarks} are left out. The others have a {@code
 * position}, which counts from 0, a {@code value}, 0 if they are empty, and are {@code fixed} if
 * they hold a clue.
 *
 * <p>The program opens games of its four levels alone. Where another is told, or none, the one that
 * the program itself would find is written, and a {@code level} that the program does not look at.
 */
public final class GnomeFormat extends Format {
  static final String LEVEL = "difficulty_category";
  static final String OTHER_LEVEL = "level";
  static final String TIME = "time_elapsed";
  static final String CELLS = "cells";
  static final String POSITION = "position";
  static final String VALUE = "value";
  static final String FIXED = "fixed";
  static final String MARKS = "earmarks";

  static final List<String> LEVELS =
      List.of("Easy Difficulty", "Medium Difficulty", "Hard Difficulty", "Very Hard Difficulty");

  /**
   * The strategies that solve each level's puzzles according to the program's own solver; anything
   * beyond is of the last level.
   */
  private static final List<StrategySet> SOLVING =
      Stream.of("N", "NH", "NHL,naked-pair,hidden-pair").map(StrategySet::parse).toList();

  private static final Board BOARD = NineRows.BOARD;

  /** The number of leading characters of a file that contain its first fields. */
  private static final int START = 400;

  public GnomeFormat() {
    super(
        FormatInfo.of("gnome", "exchange.gnome", "save")
            .keeping(ItemPart.PLACED, ItemPart.CANDIDATES, ItemPart.LEVEL));
  }

  @Override
  public boolean isLikely(String text) {
    int ink = TextSpan.ink(text);
    String start = text.substring(ink, Math.min(text.length(), ink + START));
    return start.startsWith("{")
        && (start.contains("\"" + LEVEL + "\"") || start.contains("\"" + MARKS + "\""));
  }

  @Override
  public Reading reading(String text) {
    return new GnomeReader().read(text);
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.boardsBut(Set.of(BOARD), items))
        .or(() -> Positions.refusal(items))
        .or(() -> Refusals.emptyCells(items));
  }

  @Override
  public String write(List<Item> items) {
    Clues puzzle = (Clues) items.get(0).content();
    GridState state = Positions.of(puzzle);
    boolean hasMarks = Positions.eliminated(state).length > 0;
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      writeLevel(json, items.get(0).about().level(), puzzle.clues());
      json.writeNumberField(TIME, 0.0);
      json.writeArrayFieldStart(CELLS);
      for (int cell = 0; cell < BOARD.cells(); cell++) {
        if (state.placed(cell) != 0 || hasMarks) {
          write(json, puzzle, state, cell);
        }
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return text.append("\n").toString();
  }

  private static void writeLevel(JsonGenerator json, String level, Puzzle clues)
      throws IOException {
    json.writeStringField(LEVEL, LEVELS.contains(level) ? level : level(clues));
    if (!LEVELS.contains(level)) {
      json.writeStringField(OTHER_LEVEL, level);
    }
  }

  /** The level that the program itself would determine. */
  private static String level(Puzzle clues) {
    int level =
        (int)
            SOLVING.stream()
                .takeWhile(set -> !new Replay(BOARD, set).byStrategy(clues).isSolved())
                .count();
    return LEVELS.get(level);
  }

  private static void write(JsonGenerator json, Clues puzzle, GridState state, int cell)
      throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart(POSITION);
    json.writeNumber(BOARD.row(cell));
    json.writeNumber(BOARD.column(cell));
    json.writeEndArray();
    json.writeNumberField(VALUE, state.placed(cell));
    json.writeBooleanField(FIXED, puzzle.clues().digit(cell) != 0);
    json.writeArrayFieldStart(MARKS);
    for (int digit = 1; digit <= BOARD.digits() && state.placed(cell) == 0; digit++) {
      if (state.hasCandidate(cell, digit)) {
        json.writeNumber(digit);
      }
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
