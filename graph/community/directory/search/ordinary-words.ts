/**
 * Towns whose name is also an ordinary word in English, Spanish or French: "at home" is not Home,
 * PA. Such a word names the town only with its state, with a capital, or as the name of a large
 * city.
 */
export const ordinaryWords: ReadonlySet<string> = new Set(
  (
    "accident advance agency alpha anchor arab art as avant axis banco bank banks banner bath bed bedrock belle black " +
    "blue boss branch breaks bridge brilliant brothers busy cache caliente call camino canvas caret carrier casa cash " +
    "center central centre check church circle city clear colon colonia comer como concrete cool cost couch cross day " +
    "deal defiance delta dice dinero divide doctor donner drain driver early echo effort elk energy english enterprise " +
    "equality excel export fair falls family fields fine finger flat food force fork foster freedom friend friends " +
    "friendly gap gas gate gateway given glide grant gratis gray green guild hall happy harmony haven hay heat help " +
    "helper home hood hooks hope hospital house hull hundred hurt ideal independence index industry interior issue " +
    "jail java justice landing largo law lead liberty life likely light lone loop love man many mark marks max may " +
    "means media meta micro midnight miles mobile mode model money monitor mission nada narrows need needles new " +
    "newborn nice noble normal novice nuevo odd okay olds only onward opportunity orange ordinary page peace plain " +
    "point points police pony pool portal post power powers premier pride price print printer progress protection " +
    "prosperity pueblo rainbow rand range reader reading recluse refugio register rescue reserve rest rice ride roll " +
    "room rule safe salt section sentinel shell shields shorter show solo speed standard star start startup station " +
    "storm story street strong success sun supply tangent telephone tell toast trade transfer triangle trust truth una " +
    "allons apache arriba avis brule century creole david docena estancia grants lee levels paul sandwich shock vera " +
    // Countries and regions of origin.
    "belgium brazil canada chile china cuba denmark egypt england france germany greece haiti india ireland italy jamaica " +
    "jersey jordan lebanon lima madrid mali mexico montreal moscow norway palestine panama paris peru poland rome russia " +
    "santiago scotland spain sweden toronto turkey " +
    "union unity universal van vendor veteran via vida village war water welcome west white why winter wise worth young"
  ).split(" "),
);

/**
 * Words that are one letter from the name of a large city, and mean themselves: "à la maison" is
 * not Madison. They were found in word lists of English, Spanish and French.
 */
export const wordsNearCities: ReadonlySet<string> = new Set(
  (
    "agustin albana albani albano alejandria alexandra alexandrin amarilla amarilleo amarillor atalanta " +
    "athees atlante august augustal augustan auguste augusto augusts auroral aurore austen autora baston " +
    "billing boisee boiser boisez bolder bouder bouler boulier bounder bourder bowlder bufalo cancon " +
    "caneton cantor cantos carton caxton centon chicano colombia columbina dallai dallais dallar dallat " +
    "dalles decroit denier denser dentin dentona denuer detruit dirham flinty fresco freson hampon " +
    "hernico irking lapsing lasing machon macona macron maison modest modesta modeste modesty molesto " +
    "nappes olympiad olympian olympic pasadera peonia procidence providente rayleigh sacrament sacramente " +
    "sacraments salema santayana savannas settle siring sparing sporing sprang springy sprint sprung " +
    "spying string tampax tenton terrance topera tracoma trampa whittler wittier"
  ).split(" "),
);
