package cluewright.studio;

import cluewright.studio.shelf.ShelfPane;

/** Draws feasibility, generating and the shelf in their main states, for people to look at. */
final class ResultsPictures {
  private ResultsPictures() {}

  /**
   * Draws all states, or those whose names begin with one of the further arguments.
   *
   * @param args the folder to write to, and beginnings of names
   */
  public static void main(String[] args) throws Exception {
    StudioPictures.run(args, ResultsPictures::all);
  }

  private static void all(StudioPictures pictures) throws InterruptedException {
    pictures.draw("60-shelf", 1280, 800, view -> {});
    pictures.draw(
        "61-shelf-narrow-text-150",
        1280,
        800,
        view -> view.appearance().textSizeProperty().set(150));
    pictures.draw(
        "62-shelf-narrow-steps",
        1024,
        700,
        view -> {
          view.appearance().toggleTheme();
          view.appearance().textSizeProperty().set(125);
          StudioPictures.generate(view);
        },
        view ->
            ((ShelfPane) view.view().root().lookup("#shelf")).chosenProperty().set("tab-steps"));
  }
}
