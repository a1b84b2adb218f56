/**
 * How French speakers write that a life is in danger: in full, without accents, misspelt, as in a text message. Each is read
 * in lower case without accents. No look-behind: the browsers of older telephones do not know it.
 */

/** Figures of speech and denials, taken out before the rest is read: each only as far as it can be nothing else. */
export const harmlessInFrench = new RegExp(
  `\\b(?:${[
    "(?:mourir|mourrir|crever) d(?:e |'|')(?:faim|soif|rire|honte|ennui|chaud|chaleur|fatigue|envie|peur)",
    "mor(?:t|te|ts) de (?:rire|faim|fatigue|honte)",
    "(?:pas|plus|jamais) (?:du tout )?en danger",
    "en danger de perdre (?:mon|le|notre) (?:logement|appartement|travail|emploi)\\b",
    "(?:me |nous |se )?tuer le temps",
    "je (?:vais )?me tuer? (?:au travail|a la tache)",
    "me tape(?:nt)? sur les nerfs",
    "je (?:me|nous) bats? (?:aux?|pour)\\b",
    "(?:medecin|docteur|docteure|psy\\w*|assistante?|avocate?|infirmiere?) qui me suit",
    "menace(?:nt)? d'(?:expuls\\w*|une? (?:expulsion|amende))",
    "menace(?:nt)? de (?:m'|nous )expuls\\w*",
    "menace(?:nt)? de (?:me |nous )?couper (?:l'|le )?(?:electricite|eau|gaz|courant|chauffage|internet)\\b",
  ].join("|")})`,
  "g",
);

const going =
  "(?:j'?|je )?(?:veux?|veut|vx|vai[st]?|va|voudrai[st]?|voulai[st]?|voulu|aimerai[st]?|preferer?ai[st]?|prefere|pense(?: a)?|penser a|songe a|compte|essaye? de|essayer de|menace de|parle de|envies? de?|envi de|idees? de|besoin de|pret a|prete a|comment)";
const rather = "(?:(?:juste|vraiment|bien|trop|aussi|plus que|seulement|tellement|encore|laisser) ){0,2}";
const pills = "(?:medic\\w+|medocs?|cachets?|pilules?|comprimes?|somniferes?)";
const weapon = "(?:armes?|couteaux?|pistolets?|flingues?|fusils?|machettes?|revolvers?|gun)";
const blow =
  "(?:frapp\\w+|bat|battent|battait|battue?s?|battre|cogn\\w+|tape|tapent|taper|gifl\\w+|etrangl\\w+|tabass\\w+|attaqu\\w+|agress\\w+|viol(?:e|ee|ent|er)|poignard\\w+|sequestr\\w+|enferm\\w+|menac\\w+|poursui\\w+|harcel\\w+|brul\\w+)";
const someone = "(?:mari|femme|copain|copine|conjoint|conjointe|compagnon|ex|pere|mere|frere|fils|voisin)";

const any = (...patterns: string[]) => new RegExp(`\\b(?:${patterns.join("|")})`);

/** Somebody else who kills is not one's own wish to die. */
const threatened = any(
  `(?:ils?|elles?|qui|on|lui|police|policiers?|${someone}) (?:\\w+ )?(?:veut|veulent|va|vont|voulait|(?:menac\\w+|essa[iy]\\w*|tent\\w+) de|cherche a|peut|pourrait) (?:me|nous) (?:tuer|buter|faire (?:du )?mal)`,
);

const ownLife = any(
  // Wanting to die, or no longer to live.
  `${going} ${rather}(?:mourr?ire?|crever)\\b`,
  `${going} ${rather}(?:disparaitre|m'endormir pour toujours|ne (?:plus|pas) me reveiller|plus me reveiller)\\b`,
  "(?:j'?)?(?:veux?|veut|vx|peux|peut) (?:plus|pas|pu|pa) (?:vivre|exister|etre en vie|etre vivante?|me reveiller)\\b",
  "(?:plus|pas|pu|aucune) (?:envie?|la force|le gout|le courage|de raison|raison|une raison) (?:de |d')vivre\\b",
  "(?:marre|assez|fatiguee?|j?peux plus|j?peux pu|degoutee?) (?:de |d')(?:vivre|la vie|ma vie|etre en vie|exister)\\b",
  "(?:j'?aurai[st]|mieux) (?:du )?(?:etre )?mort[es]?\\b",
  "(?:serai[st]|si j'?etai[st]|etre) (?:mieux )?mort[e]?\\b",
  "(?:mieux|soulages?) sans moi\\b",
  "vie (?:ne |n')?(?:vaut|a) (?:plus|pas) (?:la peine|le coup|rien|de sens|aucun sens|d'interet)",
  "(?:idees?|pensees?) (?:noires?|de mort)\\b",
  "adieu (?:a tous|tout le monde|la vie|le monde|ce monde)\\b",
  // Ending it.
  `(?:${going} ${rather}|envie d')en finir\\b(?! avec (?!la vie|ma vie|sa vie|tout\\b|tout ca))`,
  "en finir avec (?:la|ma|sa) vie\\b",
  "(?:mettre|met|mets|mis) (?:une )?fin a (?:mes|ses|leurs|ces) jours?\\b",
  "(?:mettre|met|mets|mis) fin a (?:ma|sa) vie\\b",
  "(?:m'|s'|me |se )(?:oter|enlever|enleve|prendre|supprimer) la vie\\b",
  `${going} ${rather}(?:me|m|se|s') ?(?:tuer|tue|pendre|buter|flinguer|supprimer|noyer)\\b`,
  "(?:me|m|se) (?:suicid|suiscid|sucid|suissid|suicit)\\w*",
  "(?:suiscid|sucid|suissid|suicit)(?:e|er|aire|é)\\b",
  "(?:me|se) (?:jeter|jete) (?:sous|du|de la|d'un|par la|dans le vide)",
  "(?:sauter|saute) (?:du|d'un) (?:pont|toit|balcon|immeuble)|sauter par la fenetre",
  `(?:avaler?|pris|prendre|prends|gober?) (?:tou(?:s|tes|t) (?:mes|les|ses)|plein de|trop de|beaucoup de|(?:toute )?(?:une|la|ma) boite de) ${pills}`,
  // Hurting oneself.
  "(?:me|m'|se|s') ?(?:tailler?|ouvrir|ouvre|couper?) les (?:veines|bras|poignets)",
  "(?:me|se) (?:scarifi|mutil)\\w*|automutil\\w*|scarification",
  `${going} ${rather}me faire (?:du )?mal\\b|me fais (?:du )?mal expres|je me fais du mal\\b`,
  // Haitian Creole.
  "(?:vle|pral) (?:mouri|touye tet)|touye tet (?:mwen|li)",
);

const fromOutside = any(
  // "Help!" by itself, for "à l'aide alimentaire" is none.
  "(?:au|o|ho) ?secours?\\b|sos\\b|a l'aide\\s*(?:!|svp|s'il|vite|$)|aidez[- ]?(?:moi|nous) vite|vite aidez|anmwe\\w*",
  "en danger\\b|danger de mort|urgence vitale|peur pour ma vie|peur de (?:lui|mourir)",
  "(?:besoin|appelez|envoyez|appeler) (?:d'|de |du |vite )?(?:une |la |des |les |l')?(?:ambulance|police|secours|samu) (?:vite|maintenant|tout de suite|svp)|besoin d'une ambulance|appelez (?:une |l')ambulance",
  // Blows, threats and pursuit.
  `(?:me|nous|te) ${blow}\\b|(?:m'|nous |l')(?:a|ont|avait|avez|as) ${blow}\\b|m'(?:attaqu|agress|etrangl|enferm)\\w*`,
  `(?:il|elle|${someone}) (?:la|le|les) ${blow}\\b|(?:frappe|bat|tabasse|etrangle) (?:ma|mon|mes|sa|son|ses|la|le|les) \\w+`,
  `(?:fais|fait) (?:frapper|battre|taper|agresser|suivre|tabasser|violer|menacer|poursuivre)\\b|(?:ete|suis) (?:violee?|battue|frappee?|agressee?|poursuivie?|suivie|tabassee?|poignardee?)\\b`,
  `(?:homme|quelqu'un|gars|type|voiture|${someone}) (?:me suit|qui me suit|nous suit)`,
  "me tuer\\b|nous tuer\\b|(?:va|veut|veulent|vont) (?:me|nous|la|le|les) (?:tuer|frapper|violer|buter|planter|faire (?:du )?mal)",
  "(?:coup|tranch|ouvr)\\w+ la gorge\\b|egorge\\w*",
  `me (?:fait|fais|font) (?:du|tres|trop) ?mal\\b|me faire (?:du )?mal\\b`,
  `(?:violences?|abus) (?:conjugales?|domestiques?|familiales?)|femme battue|(?:${someone}) (?:est |qui est )?violent\\w*`,
  // Weapons and fire.
  `(?:a|avec|sort|sorti|pointe|braque|tient|ont) (?:une? |son |sa |des |l'|leurs? )?${weapon}\\b|(?:est|sont) armee?s?\\b`,
  "coups? de feu|fusillade|tire(?:nt)? sur|(?:me|nous) tirent? dessus|en feu\\b|ca brule|maison (?:qui )?brule|il y a le feu",
  // The body.
  "saign\\w*|(?:perd|perds|perdu) (?:beaucoup |trop |plein )?(?:de|du) sang|respire (?:pas|plus|mal|pu)\\b",
  "(?:peux|peut|arrive|arrivons) (?:pas|plus|pu) (?:a )?respirer|[jms]'?etouffe|inconsciente?\\b|perdu connaissance|evanoui\\w*",
  "surdose|crise cardiaque|infarctus|arret cardiaque|fait (?:un avc|une crise|des convulsions)|(?:mal|douleurs?|pression) (?:a|dans) la poitrine",
  "(?:en train|sur le point) d'accoucher|perdu les eaux|kidnapp\\w*|j?(?:veux|veut|vx) (?:pas|plus) mourir|va mourir",
);

export const urgentInFrench = [
  ["danger", threatened],
  ["crisis", ownLife],
  ["danger", fromOutside],
] as const;
