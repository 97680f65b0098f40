package cluewright.studio;

import static java.util.stream.Collectors.joining;

import com.sun.javafx.geom.PickRay;
import com.sun.javafx.scene.NodeHelper;
import com.sun.javafx.scene.input.PickResultChooser;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.VirtualFlow;
import javafx.stage.Stage;

/** Tells whether what shows in a window can be reached with the pointer. */
final class Reach {
  private Reach() {}

  /** The controls of the window that show, and no press reaches. */
  static List<String> unreachable(Stage stage) {
    Scene scene = stage.getScene();
    return WalkWhims.controls(scene.getRoot())
        .filter(control -> !isScrolled(control))
        .filter(control -> !isReached(scene, control))
        .map(control -> words(scene, control))
        .toList();
  }

  /** One can scroll to it. */
  private static boolean isScrolled(Node control) {
    return above(control.getParent())
        .anyMatch(each -> each instanceof ScrollPane || each instanceof VirtualFlow<?>);
  }

  private static boolean isReached(Scene scene, Node control) {
    Bounds at = control.localToScene(control.getBoundsInLocal());
    if (at.getWidth() <= 0 || at.getHeight() <= 0) {
      return false;
    }
    return Stream.of(0.5, 0.2, 0.8, 0.05, 0.95)
        .map(part -> point(at, part))
        .anyMatch(
            point -> isIn(scene, point) && hit(scene, point).anyMatch(each -> each == control));
  }

  private static Point2D point(Bounds at, double part) {
    return new Point2D(at.getMinX() + at.getWidth() * part, at.getMinY() + at.getHeight() / 2);
  }

  private static String words(Scene scene, Node control) {
    Bounds at = control.localToScene(control.getBoundsInLocal());
    String over =
        isIn(scene, point(at, 0.5))
            ? hit(scene, point(at, 0.5)).limit(4).map(each -> "" + each).collect(joining(" in "))
            : "the edge of the window";
    return "%s, %.0f × %.0f at %.0f, %.0f of %.0f × %.0f, under %s"
        .formatted(
            control,
            at.getWidth(),
            at.getHeight(),
            at.getMinX(),
            at.getMinY(),
            scene.getWidth(),
            scene.getHeight(),
            over);
  }

  private static boolean isIn(Scene scene, Point2D point) {
    return point.getX() >= 0
        && point.getY() >= 0
        && point.getX() < scene.getWidth()
        && point.getY() < scene.getHeight();
  }

  /** What is seen there, and all that it lies in. */
  private static Stream<Node> hit(Scene scene, Point2D point) {
    PickResultChooser hit = new PickResultChooser();
    PickRay ray =
        new PickRay(
            point.getX(), point.getY(), 1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    NodeHelper.pickNode(scene.getRoot(), ray, hit);
    return above(hit.getIntersectedNode());
  }

  private static Stream<Node> above(Node node) {
    return Stream.iterate(node, each -> each != null, Node::getParent);
  }
}
