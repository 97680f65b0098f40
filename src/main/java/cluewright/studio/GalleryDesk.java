package cluewright.studio;

import cluewright.studio.results.GalleryViewModel;
import cluewright.studio.results.ResultsViewModel;

/** Where the results of the current document are looked at, compared and chosen. */
final class GalleryDesk {
  final ResultsViewModel results;

  /** The choice from the results. */
  final GalleryViewModel choice;

  GalleryDesk(Workshop shop, DesignDesk design) {
    results =
        new ResultsViewModel(
            shop.history,
            design.generation,
            shop.notices,
            shop.ratings::of,
            shop.oneByOne,
            design::show);
    choice = new GalleryViewModel(results, design.generation);
  }

  void close() {
    results.close();
  }
}
