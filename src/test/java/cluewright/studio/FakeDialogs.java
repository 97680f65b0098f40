package cluewright.studio;

import cluewright.phrase.Phrase;
import cluewright.studio.files.Dialogs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Answers that a test gives beforehand; without one, the person has changed their mind. */
final class FakeDialogs implements Dialogs {
  private Optional<Path> path = Optional.empty();
  private Unsaved unsaved = Unsaved.CANCEL;
  private final List<String> questions = new ArrayList<>();

  FakeDialogs choosing(Path answer) {
    path = Optional.of(answer);
    return this;
  }

  FakeDialogs whenUnsaved(Unsaved answer) {
    unsaved = answer;
    return this;
  }

  /** Nobody has asked or answered. */
  void forget() {
    path = Optional.empty();
    unsaved = Unsaved.CANCEL;
    questions.clear();
  }

  List<String> questions() {
    return questions;
  }

  @Override
  public Optional<Path> chooseFile(List<String> endings) {
    questions.add("open");
    return path;
  }

  @Override
  public Optional<Path> choosePicture() {
    questions.add("picture");
    return path;
  }

  @Override
  public Optional<Path> chooseRegions() {
    questions.add("regions");
    return path;
  }

  @Override
  public Optional<Path> chooseExisting(FileKind kind) {
    questions.add("existing " + kind.extension());
    return path;
  }

  @Override
  public Optional<Path> chooseTarget(FileKind kind, String suggestedName) {
    questions.add("target " + suggestedName);
    return path;
  }

  @Override
  public Optional<Path> chooseFolder() {
    questions.add("folder");
    return path;
  }

  @Override
  public Unsaved askUnsaved(Phrase title, Phrase why) {
    questions.add("unsaved " + title);
    return unsaved;
  }
}
