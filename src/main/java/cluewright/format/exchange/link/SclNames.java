package cluewright.format.exchange.link;

import java.util.Map;

/** The names in SudokuPad's JSON, by their short forms in links. */
final class SclNames {
  static final Map<String, String> LONG =
      Map.ofEntries(
          Map.entry("a", "arrows"),
          Map.entry("c", "color"),
          Map.entry("c1", "borderColor"),
          Map.entry("c2", "backgroundColor"),
          Map.entry("ca", "cages"),
          Map.entry("ce", "cells"),
          Map.entry("cm", "centremarks"),
          Map.entry("cs", "cellSize"),
          Map.entry("ct", "center"),
          Map.entry("d", "duration"),
          Map.entry("fs", "fontSize"),
          Map.entry("h", "height"),
          Map.entry("hl", "headLength"),
          Map.entry("l", "lines"),
          Map.entry("o", "overlays"),
          Map.entry("r", "rounded"),
          Map.entry("re", "regions"),
          Map.entry("t", "title"),
          Map.entry("te", "text"),
          Map.entry("th", "thickness"),
          Map.entry("u", "underlays"),
          Map.entry("v", "value"),
          Map.entry("vd", "videos"),
          Map.entry("w", "width"),
          Map.entry("wp", "wayPoints"));

  private SclNames() {}
}
