package cluewright.print.image;

import cluewright.model.DigitSet;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.replay.SolvingPath;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * The states of a path, q0 and after each step, as pictures with captions.
 *
 * @param pixels how wide they are
 * @param progress told how many have been drawn
 */
public record StepFrames(
    SolvingPath path,
    Set<Extra> extras,
    DigitSet digits,
    int pixels,
    StepCaptions captions,
    IntConsumer progress)
    implements Frames {

  @Override
  public int count() {
    return path.length() + 1;
  }

  @Override
  public BufferedImage frame(int index) throws IOException {
    PuzzlePicture picture = PuzzlePicture.of(path, index, extras).withDigits(digits);
    BufferedImage drawn = captions.below(RasterPicture.draw(picture, pixels), index);
    progress.accept(index + 1);
    return drawn;
  }
}
