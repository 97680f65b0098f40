package cluewright.replay.explainer;
import java.util.*;
class Hard { static List<Technique> all() { return List.of(new StrongLinkChains(3, 54, 56, 55, 57), new LockedSetWings(3, 55, 56, 55), new BivalueGraves(), new LockedSetWings(4, 63, 64, 63, 62), new AlignedExclusions(), new ForcingChains(), new AlignedTriples(), MultipleChains.nishio(), MultipleChains.multiple(), MultipleChains.dynamic(0), MultipleChains.dynamic(1), MultipleChains.dynamic(2), MultipleChains.dynamic(3), MultipleChains.dynamic(4)); } }
