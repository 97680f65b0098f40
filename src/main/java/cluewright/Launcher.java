package cluewright;

/**
 * Where the program starts. It is not a JavaFX {@code Application} itself: the JVM would then look
 * for JavaFX among its modules, and the program runs from the class path.
 */
public final class Launcher {
  private Launcher() {}

  public static void main(String[] args) {
    System.out.println("Cluewright, a studio for designers of Sudoku puzzles");
  }
}
