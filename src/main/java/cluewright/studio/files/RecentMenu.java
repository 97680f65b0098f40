package cluewright.studio.files;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import cluewright.studio.recovery.RecoverableWork;
import cluewright.studio.work.Changes;
import java.util.List;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/** The menu of recently used files and of unsaved work from earlier sessions. */
public final class RecentMenu extends Menu {
  private final Texts texts;
  private final FilesViewModel files;
  private final List<UnsavedWorkViewModel<?>> unsaved;

  public RecentMenu(Texts texts, FilesViewModel files, List<UnsavedWorkViewModel<?>> unsaved) {
    this.texts = texts;
    this.files = files;
    this.unsaved = unsaved;
    setId("recent");
    textProperty().bind(texts.bind("files.recent"));
    Changes.call(this::build, files.recent().entries, texts.wording);
    unsaved.forEach(kind -> Changes.call(this::build, kind.waiting));
    parentMenuProperty()
        .addListener(
            (property, before, menu) -> {
              if (menu != null) {
                menu.addEventHandler(ON_SHOWING, event -> refresh());
              }
            });
    build();
  }

  private void refresh() {
    files.recent().refresh();
    unsaved.forEach(UnsavedWorkViewModel::refresh);
  }

  private void build() {
    getItems().clear();
    List<RecentFiles.Entry> recent = files.recent().entries.get();
    recent.forEach(entry -> getItems().add(item(entry)));
    if (recent.isEmpty()) {
      getItems().add(note("files.no-recent"));
    }
    if (recent.stream().anyMatch(entry -> !entry.exists())) {
      getItems().add(item(Phrase.of("files.forget-missing"), files.recent()::forgetMissing));
    }
    if (unsaved.stream().anyMatch(kind -> !kind.waiting.get().isEmpty())) {
      getItems().addAll(new SeparatorMenuItem(), note("files.unsaved-heading"));
      unsaved.forEach(kind -> kind.waiting.get().forEach(work -> addUnsaved(kind, work)));
    }
  }

  private MenuItem item(RecentFiles.Entry entry) {
    String path = entry.path().toString();
    MenuItem item =
        item(
            entry.exists() ? Phrase.verbatim(path) : Phrase.of("files.missing", path),
            () -> files.open(entry.path()));
    item.setMnemonicParsing(false);
    item.setDisable(!entry.exists());
    return item;
  }

  private void addUnsaved(UnsavedWorkViewModel<?> kind, RecoverableWork rescued) {
    Menu menu = new Menu(texts.of(kind.label(rescued)));
    menu.setMnemonicParsing(false);
    menu.getItems()
        .addAll(
            item(Phrase.of("files.go-on"), () -> kind.open(rescued)),
            item(Phrase.of("files.discard-copy"), () -> kind.discard(rescued)));
    getItems().add(menu);
  }

  private MenuItem note(String key) {
    MenuItem note = new MenuItem(texts.of(key));
    note.setDisable(true);
    return note;
  }

  private MenuItem item(Phrase label, Runnable run) {
    MenuItem item = new MenuItem(texts.of(label));
    item.setOnAction(event -> run.run());
    return item;
  }
}
