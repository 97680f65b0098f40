package cluewright.replay.explainer;
import java.util.*;
class Hard { static List<Technique> all(java.util.function.BooleanSupplier c) { return List.of(new StrongLinkChains(3, 54, 56, 55, 57), new LockedSetWings(3, 55, 56, 55), new BivalueGraves(), new LockedSetWings(4, 63, 64, 63, 62), new AlignedExclusions(2), new ForcingChains(), new AlignedExclusions(3), MultipleChains.nishio(c), MultipleChains.multiple(c), MultipleChains.dynamic(0, c), MultipleChains.dynamic(1, c), MultipleChains.dynamic(2, c), MultipleChains.dynamic(3, c), MultipleChains.dynamic(4, c)); } }
