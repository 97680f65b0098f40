package cluewright.studio;

import cluewright.format.BoardKinds;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import cluewright.studio.masks.MaskTools;
import cluewright.studio.printing.PrintOption;
import cluewright.studio.replay.ReplayMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;

/**
 * All that can be done by name: what the menus have, and kinds of boards, shapes, tools,
 * symmetries, levels and strategies. It is gathered each time, in the language of the moment; what
 * cannot be done now is left out.
 */
final class PaletteEntries {
  private static final String WITHIN = " › ";

  private final Texts texts;
  private final StudioViewModel studio;
  private final MaskTools masks;
  private final Supplier<List<Menu>> menus;

  PaletteEntries(Texts texts, StudioViewModel studio, MaskTools masks, Supplier<List<Menu>> menus) {
    this.texts = texts;
    this.studio = studio;
    this.masks = masks;
    this.menus = menus;
  }

  /** Runs an action whenever other shapes are known. */
  void followShapes(Runnable act) {
    masks.whenShapesAreKnown(act);
  }

  void readShapes() {
    masks.readShapes();
  }

  /** What the menus have. */
  List<PaletteEntry> ofMenus() {
    List<PaletteEntry> all = new ArrayList<>();
    menus.get().forEach(menu -> add(menu, menu.getText(), all));
    return all;
  }

  /** What stands in no menu. */
  List<PaletteEntry> others() {
    List<PaletteEntry> all = new ArrayList<>();
    commands("palette.kinds", masks.kinds(), all);
    Kinds.drawn().forEach(kind -> all.add(drawn(kind)));
    commands("palette.shapes", masks.shapes(), all);
    commands("palette.tools", masks.tools(), all);
    commands("palette.symmetries", masks.symmetries(), all);
    Stream.concat(Stream.of(Optional.<Level>empty()), Stream.of(Level.values()).map(Optional::of))
        .forEach(level -> all.add(difficulty(level)));
    all.add(
        entry(
            Phrase.of("design.minimal"),
            "palette.difficulty",
            studio.design.conditions::toggleMinimal));
    Stream.of(ReplayMode.values())
        .forEach(
            mode ->
                all.add(
                    entry(mode.label(), "menus.replay", () -> studio.solve.replay.mode.set(mode))));
    Catalogue.all().forEach(strategy -> all.addAll(strategy(strategy)));
    studio.windows.printing.options().forEach(option -> all.add(option(option)));
    return all;
  }

  private void add(Menu menu, String place, List<PaletteEntry> all) {
    // Some menus know what they offer only when they open.
    Event.fireEvent(menu, new Event(menu, menu, Menu.ON_SHOWING));
    for (MenuItem item : List.copyOf(menu.getItems())) {
      boolean isNamed = item.getText() != null && !item.getText().isBlank();
      if (!isNamed || item.isDisable()) {
        continue;
      }
      if (item instanceof Menu inner) {
        add(inner, place + WITHIN + inner.getText(), all);
      } else {
        all.add(
            Command.of(item)
                .map(command -> PaletteEntry.of(place, command))
                .orElseGet(() -> new PaletteEntry(item.getText(), place, "", () -> choose(item))));
      }
    }
  }

  /** Chooses an item as a press on it does. */
  private static void choose(MenuItem item) {
    if (item instanceof RadioMenuItem radio) {
      radio.setSelected(true);
    } else if (item instanceof CheckMenuItem check) {
      check.setSelected(!check.isSelected());
    }
    item.fire();
  }

  private void commands(String place, List<Command> commands, List<PaletteEntry> all) {
    commands.stream()
        .filter(command -> !command.disabled().get())
        .map(command -> PaletteEntry.of(texts.of(place), command))
        .forEach(all::add);
  }

  private PaletteEntry entry(Phrase name, String place, Runnable run) {
    return new PaletteEntry(texts.of(name), texts.of(place), "", run);
  }

  /** A choice of the print window, at which that opens. */
  private PaletteEntry option(PrintOption option) {
    return new PaletteEntry(
        texts.of(option.name()),
        texts.of("palette.print") + WITHIN + texts.of(option.of()),
        "",
        () -> studio.windows.printing.openAt(option));
  }

  private PaletteEntry drawn(Kind kind) {
    return entry(BoardKinds.name(kind), "palette.draw", () -> studio.design.paintRules(kind));
  }

  private PaletteEntry difficulty(Optional<Level> level) {
    return entry(
        level.map(Level::label).orElse(Phrase.of("design.any-level")),
        "palette.difficulty",
        () -> studio.design.conditions.useLevel(level));
  }

  private List<PaletteEntry> strategy(Strategy strategy) {
    boolean isAllowed = studio.history.document().strategies().contains(strategy);
    boolean isRequired = studio.history.document().required().contains(strategy);
    return List.of(
        entry(
            strategy.name(),
            isAllowed ? "palette.forbid" : "palette.allow",
            () -> studio.design.strategies.toggle(strategy)),
        entry(
            strategy.name(),
            isRequired ? "palette.no-longer-require" : "palette.require",
            () -> studio.design.strategies.toggleRequired(strategy)));
  }
}
