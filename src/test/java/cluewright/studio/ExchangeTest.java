package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import cluewright.studio.notice.Notice;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Puzzles that come from other programs and go there, as a person takes and gives them. */
@InTurn
@OneWindow
final class ExchangeTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");
  private static final Puzzle OTHER =
      PuzzleText.read(
          ".23456789456789123789123456214365897365897214897214365531642978642978531978531642");

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FakePorts.FakeClipboard clipboard = new FakePorts.FakeClipboard();
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.direct(dialogs, clipboard), 1024, 700);
  }

  private StudioViewModel studio() {
    return window.studio;
  }

  private Document document() {
    return studio().history.document();
  }

  private List<Document> documents() {
    return studio().history.project().documents();
  }

  private String notice() {
    return studio().notices.notice.get().map(Notice::sentence).orElse(Phrase.NOTHING).toString();
  }

  private void paste(FxRobot robot, String text) {
    clipboard.write(text);
    robot.interact(studio().project.clipboard::paste);
  }

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? Stream.concat(Stream.of(item), menu.getItems().stream().flatMap(ExchangeTest::items))
        : Stream.of(item);
  }

  private Stream<MenuItem> shown(FxRobot robot, String id) {
    MenuBar bar = (MenuBar) window.view().root().lookup(".menu-bar");
    Menu menu =
        bar.getMenus().stream()
            .filter(each -> items(each).anyMatch(item -> id.equals(item.getId())))
            .findFirst()
            .orElseThrow();
    robot.interact(menu::show);
    robot.interact(menu::hide);
    return items(menu).filter(item -> Objects.toString(item.getId(), "").startsWith(id + "-"));
  }

  /** Opens the menu, and presses an item of a menu within it. */
  private void press(FxRobot robot, String menu, String item) {
    MenuItem chosen =
        shown(robot, menu)
            .filter(each -> each.getId().equals(menu + "-" + item))
            .findFirst()
            .orElseThrow();
    robot.interact(chosen::fire);
  }

  @BeforeEach
  void beginWithAPuzzleOfAName(FxRobot robot) {
    robot.interact(
        () ->
            studio()
                .history
                .apply(
                    Phrase.verbatim("begin"),
                    document()
                        .withPuzzle(PUZZLE)
                        .withTitle("Kite")
                        .withAuthor("Ada")
                        .withNotes("two\nlines")));
  }

  @Test
  void whatIsCopiedInAnyFormatComesBackWithAllThatItKeeps(FxRobot robot) {
    List<Format> offered = studio().project.clipboard.formats();
    assertThat(offered).isNotEmpty();
    for (Format format : Tries.some(offered.stream()).toList()) {
      press(robot, "copy-as", format.id());
      assertThat(notice()).startsWith("Copied: " + format.name() + ".");
      String copied = clipboard.read().orElseThrow();
      robot.interact(studio().design.paint::clear);
      robot.interact(
          () ->
              studio()
                  .history
                  .apply(Phrase.verbatim("x"), document().withTitle("").withAuthor("")));
      paste(robot, copied);
      assertThat(document().puzzle()).as(format.id()).contains(PUZZLE);
      boolean isTitled = format.keeps().contains(ItemPart.TITLE);
      boolean isSigned = format.keeps().contains(ItemPart.AUTHOR);
      assertThat(document().title()).as(format.id()).isEqualTo(isTitled ? "Kite" : "Pasted puzzle");
      assertThat(document().author()).as(format.id()).isEqualTo(isSigned ? "Ada" : "");
      robot.interact(studio().history::undo);
      robot.interact(studio().history::undo);
      robot.interact(studio().history::undo);
      assertThat(document().title()).isEqualTo("Kite");
      assertThat(document().puzzle()).contains(PUZZLE);
    }
  }

  @Test
  void theMenusOfferWhatCanExpressWhatIsOnTheDesk(FxRobot robot) {
    assertThat(shown(robot, "copy-as").map(MenuItem::getId))
        .contains("copy-as-line")
        .doesNotContain("copy-as-mask");
    robot.interact(studio().design.paint::invert);
    assertThat(shown(robot, "copy-as").map(MenuItem::getId))
        .contains("copy-as-mask")
        .doesNotContain("copy-as-line");
  }

  @Test
  void whatAFormatHasNoPlaceForIsSaidToBeLeftOut(FxRobot robot) {
    press(robot, "copy-as", "line");

    assertThat(clipboard.read()).contains(PUZZLE.line() + "\n");
    assertThat(notice())
        .endsWith("Note: left out, since the format has no place for it: title, author and notes.");
  }

  @Test
  void anExportedFileOpensAgainAsAPuzzleOfTheProject(FxRobot robot) {
    for (Format format : Tries.some(studio().project.exports.formats().stream()).toList()) {
      Path file = folder.resolve("kite." + format.extensions().get(0));
      dialogs.choosing(file);
      press(robot, "export-as", format.id());
      assertThat(notice()).startsWith("Exported to " + file);
      robot.interact(() -> studio().project.open());
      assertThat(documents()).as(format.id()).hasSize(2);
      assertThat(document().puzzle()).as(format.id()).contains(PUZZLE);
      assertThat(document().title()).isEqualToIgnoringCase("kite");
      robot.interact(studio().history::undo);
    }
  }

  @Test
  void severalPuzzlesInATextJoinTheProjectInOneAct(FxRobot robot) {
    paste(robot, PUZZLE.line() + "\n" + OTHER.line() + "\n");

    assertThat(documents()).hasSize(3);
    assertThat(documents().get(2).puzzle()).contains(OTHER);
    assertThat(documents().subList(1, 3)).extracting(Document::title).containsOnly("");
    assertThat(studio().history.undoName.get()).hasToString("adding 2 puzzles");
    assertThat(notice()).contains("Added 2 puzzles");
    robot.interact(studio().history::undo);
    assertThat(documents()).hasSize(1);
  }

  @Test
  void aFileIsTheTitleOfItsOnlyPuzzleAndOfNoneOfSeveral(FxRobot robot) throws IOException {
    Path one = folder.resolve("alone.txt");
    Path list = folder.resolve("list.txt");
    Files.writeString(one, PUZZLE.line() + "\n");
    Files.writeString(list, PUZZLE.line() + "\n" + OTHER.line() + "\n");

    robot.interact(() -> studio().project.drops.drop(List.of(one, list)));

    assertThat(documents().subList(1, 4))
        .extracting(Document::title)
        .containsExactly("alone", "", "");
  }

  /** Of each format that can hold several puzzles, with what it says of each. */
  @Test
  void everyFormatOfSeveralPuzzlesBecomesAsMany(FxRobot robot) throws IOException {
    Metadata about = new Metadata("Kite", "Ada", "", "Hard", "", "", "");
    List<Item> items = List.of(Item.of(OTHER).with(about), Item.of(PUZZLE).with(about));
    for (Format format : Tries.some(Formats.offering(items).stream()).toList()) {
      Path file = folder.resolve("several." + extension(format));
      Files.writeString(file, format.write(items));
      robot.interact(() -> studio().project.drops.drop(List.of(file)));
      assertThat(documents()).as(format.id()).hasSize(3);
      assertThat(documents().get(2).puzzle()).contains(PUZZLE);
      assertThat(documents().get(2).notes())
          .isEqualTo(format.keeps().contains(ItemPart.LEVEL) ? "Level: Hard" : "");
      robot.interact(studio().history::undo);
    }
  }

  private static String extension(Format format) {
    return format.extensions().isEmpty() ? "txt" : format.extensions().get(0);
  }

  @Test
  void theMenusSpeakTheLanguageOfTheMoment(FxRobot robot) {
    Texts texts = window.texts();
    robot.interact(() -> texts.language.set(Language.GERMAN));
    assertThat(shown(robot, "copy-as").map(MenuItem::getText))
        .contains(Formats.named("line").orElseThrow().name().in(Locale.GERMAN));
  }

  @Test
  void tooManyPuzzlesAreRefusedBeforeAnyIsChecked(FxRobot robot) throws IOException {
    String hard = "1" + ".".repeat(624) + "\n";
    Path file = Files.writeString(folder.resolve("many.txt"), hard.repeat(501));

    robot.interact(() -> studio().project.drops.drop(List.of(file)));

    assertThat(notice())
        .startsWith("These files contain 501 puzzles, but at most 500 can be added");
    assertThat(documents()).hasSize(1);
  }

  @Test
  void whatIsPassedOverIsSaid(FxRobot robot) {
    paste(robot, PUZZLE.line() + " # by Ann");
    assertThat(notice()).isEqualTo("Note: skipped: comments and words beside the cells.");

    paste(robot, PUZZLE.line() + " x\n" + OTHER.line() + "\n");
    assertThat(notice()).isEqualTo("Note: skipped: comments and words beside the cells.");
    assertThat(documents()).hasSize(4);
  }

  @Test
  void whatIsWrongWithCellsIsSaidAndOfProseThatItIsNoPuzzle(FxRobot robot) {
    paste(robot, PUZZLE.line().substring(1));
    assertThat(notice()).startsWith("The text is neither a puzzle nor a mask: line 1, column 81: ");

    paste(robot, "nothing of that kind");
    assertThat(notice()).startsWith("The text contains neither a puzzle nor a mask");
    assertThat(document().puzzle()).contains(PUZZLE);
  }

  @Test
  void filesOfOpenSudokuEndInXmlAndOlderOnesAreInWindows1252(FxRobot robot) throws IOException {
    Format format = Formats.named("opensudoku").orElseThrow();
    String text = format.write(List.of(Item.of(OTHER).with(Metadata.of("R\u00e4tsel", ""))));
    Path file = folder.resolve("games.xml");
    Files.write(file, text.replace("UTF-8", "ISO-8859-1").getBytes(StandardCharsets.ISO_8859_1));

    robot.interact(() -> studio().project.drops.drop(List.of(file)));

    assertThat(document().title()).isEqualTo("R\u00e4tsel");
    assertThat(notice()).startsWith("Added 1 puzzle");
  }
}
