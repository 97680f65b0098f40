package cluewright.studio.files;

import java.util.Optional;
import javafx.scene.image.Image;

/**
 * A picture on its way to another program.
 *
 * @param svg the same as the text of an SVG file, for programs that take that
 */
public record CopiedPicture(Image image, Optional<String> svg) {}
