package cluewright.studio;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.WeakHashMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;

/** The parts of the window that F6 cycles through; each remembers its focus. */
final class Regions {
  private final Supplier<List<Node>> parts;
  private final Map<Node, Node> last = new WeakHashMap<>();

  /**
   * @param parts in order; those that hold nothing for the keyboard are passed over
   */
  Regions(Supplier<List<Node>> parts) {
    this.parts = parts;
  }

  /** Remembers the focus in each part. */
  void follow(Scene scene) {
    scene
        .focusOwnerProperty()
        .addListener((property, before, now) -> holder(now).ifPresent(part -> last.put(part, now)));
  }

  void next(Scene scene) {
    List<Node> all = parts.get();
    int here = here(all, scene);
    go(IntStream.rangeClosed(1, all.size()).map(i -> here + i).map(i -> i % all.size()), all);
  }

  void previous(Scene scene) {
    List<Node> all = parts.get();
    int here = Math.max(0, here(all, scene));
    go(IntStream.rangeClosed(1, all.size()).map(i -> (here - i + all.size()) % all.size()), all);
  }

  private int here(List<Node> all, Scene scene) {
    return holder(scene.getFocusOwner()).map(all::indexOf).orElse(-1);
  }

  private Optional<Node> holder(Node node) {
    return parts.get().stream().filter(part -> isIn(part, node)).findFirst();
  }

  private static boolean isIn(Node part, Node node) {
    return Stream.iterate(node, each -> each != null, Node::getParent).anyMatch(part::equals);
  }

  private void go(IntStream order, List<Node> all) {
    order
        .mapToObj(all::get)
        .flatMap(part -> entry(part).stream())
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  private Optional<Node> entry(Node part) {
    return Optional.ofNullable(last.get(part))
        .filter(node -> isIn(part, node) && takesKeys(node))
        .or(() -> within(part).filter(Regions::takesKeys).findFirst());
  }

  private static Stream<Node> within(Node node) {
    if (!node.isVisible()) {
      return Stream.empty();
    }
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(node), parent.getChildrenUnmodifiable().stream().flatMap(Regions::within))
        : Stream.of(node);
  }

  private static boolean takesKeys(Node node) {
    return node.isFocusTraversable()
        && !node.isDisabled()
        && Stream.iterate(node, each -> each != null, Node::getParent).allMatch(Node::isVisible);
  }
}
