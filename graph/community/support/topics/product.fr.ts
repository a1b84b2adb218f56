import { startsWithAny as anyOf, type ProductWords } from "./product.ts";

const conjoint = "(?:mari|femme|copain|copine|conjointe?|compagnon|ex|beau-pere|pere)";

/** French phrasings; the first match counts. */
export const productWordsInFrench: ProductWords = [
  [
    "exit",
    anyOf(
      "(?:quitt\\w+|ferm\\w+|sort\\w+|cach\\w+|enlev\\w+|masqu\\w+|partir)\\b.{0,30}\\b(?:page|site|ecran|chat|fenetre|onglet|navigateur|appli\\w*|discussion)\\b.{0,25}\\b(?:vite|rapide\\w*|aussitot|tout de suite|d.un coup|avant|si|quand|sans que|pour pas|en urgence)\\b",
      "(?:vite|rapide\\w*|aussitot)\\b.{0,30}\\b(?:quitt\\w+|ferm\\w+|sortir|cacher|page|site|onglet|fenetre)",
      "(?:bouton|touche) (?:pour |de |d.)?(?:quitter|sortie|sortir|echap\\w*|panique|urgence)|sortie rapide|sortie de secours du site",
    ),
  ],
  [
    "letter",
    anyOf(
      "l-?\\d{4}-\\d+",
      "(?:vraie|fausse|valable|valide|authentique|verif\\w*|savoir si).{0,35}\\b(?:lettre|courrier)\\b",
      "lettres?\\b.{0,40}\\b(?:vraie|fausse|valable|valide|authentique|numero|verif\\w*)",
    ),
  ],
  [
    "code",
    anyOf(
      "(?:mon|le|un|aucun|de|mes) code\\b(?! (?:postal|de la route|civil|penal))",
      "codes?\\b.{0,25}\\b(?:marche|fonctionne|refus\\w*|expire|invalide|utilise|recu)",
    ),
  ],
  [
    "silentOfficer",
    anyOf(
      "(?:agent|policier|officier)\\b.{0,30}\\b(?:ne|n.|pas|jamais|plus)\\b.{0,15}\\b(?:repond\\w*|rappel\\w*|appel\\w*|ecri\\w*)",
      "(?:joindre|contacter|trouver) (?:mon|l.)agent|joindre mon agent",
    ),
  ],
  [
    "remaining",
    anyOf(
      "(?:combien|que|quoi)\\b.{0,20}\\b(?:reste\\w*)\\b",
      "reste\\b.{0,12}\\bcombien",
      "solde\\b",
      "tout (?:depense|utilise)",
    ),
  ],
  [
    "raid",
    anyOf(
      "(?:ice|l.ice|immigration|agents de l.immigration)\\b.{0,30}\\b(?:porte|devant|dehors|chez|frappe\\w*|entrer)\\b",
      "(?:porte|ouvrir)\\b.{0,25}\\b(?:ice|immigration)\\b",
    ),
  ],
  [
    "violence",
    anyOf(
      `violences? (?:conjugales?|domestiques?|familiales?)|mon ${conjoint} (?:me |nous )?(?:frappe|bat|menace|fait peur|violente|est violent|controle)`,
      `(?:quitter|fuir|echapper a|partir de chez|me cacher de|peur de) mon ${conjoint}\\b|femmes? battues?|foyer (?:pour )?femmes|agression sexuelle|maltraitee?\\b`,
    ),
  ],
  [
    "abroad",
    anyOf(
      "(?:a|de|en) (?:montreal|toronto|paris|bruxelles|geneve|port-au-prince|quebec|dakar|abidjan|kinshasa)\\b",
      "(?:suis|vis|habite|vivons|sommes|bloquee?|depuis) (?:au|en|a|hors|a l') ?(?:canada|france|quebec|belgique|suisse|haiti|mexique|afrique|europe|montreal|paris|l'etranger|etranger|des etats[- ]unis|un autre pays)\\b|autres? pays\\b|a l'etranger\\b|hors des (?:etats[- ]unis|usa)|au (?:canada|quebec|mexique)\\b",
    ),
  ],
  [
    "privacy",
    anyOf(
      "(?:que devient|gardez|garde[zs]?|enregistre[zs]?|que faites[- ]vous de) (?:tout )?ce que (?:j.|je )(?:ecris|dis|tape)",
      "(?:sherif|shérif|juge|tribunal|voisins|ecole)\\b.{0,25}\\b(?:lit|voit|sait|saura)\\b|contre moi|expulsee? du|problemes? avec (?:la police|l'immigration)",
      "(?:sache|sachent|soit au courant|decouvre|apprenne)\\b|(?:va|vont) (?:voir|lire|savoir)|expuls\\w+ du pays|me trouver|pirat\\w+|espion\\w*|surveill\\w+",
      "confidentiel\\w*|confidentialite|vie privee|anonym\\w+|donnees\\b|mes (?:infos|informations|messages)\\b|(?:est|c'est|est-ce) (?:securise|prive|sur et|secret)\\w*|chiffre(?:es?)?\\b",
      "(?:qui|quelqu'un|d'autres|personne|on)\\b.{0,15}\\b(?:lit|lire|lisent|voit|voir|voient|sait|savoir|ecoute|regarde|peut lire|peut voir)\\b",
      "(?:police|policiers?|ice|immigration|gouvernement|mon (?:patron|mari|ex|conjoint|proprietaire|pere)|ma (?:famille|femme|mere))\\b.{0,25}\\b(?:voit|voir|lit|lire|sait|savoir|saura|verra|au courant|acces|informe\\w*|prevenu\\w*)\\b",
      "(?:partage[zr]?|vend(?:ez|re|u)?|donne[zr]?|transmet\\w*|envoye[zr]?|dire|dites|communique[zr]?|signale[zr]?|denonce[zr]?)\\b.{0,25}\\b(?:a la police|a la migra|a ice|a l'immigration|au gouvernement|a quelqu'un|avec|mes|mon nom|ce que)\\b",
      "(?:effac\\w+|supprim\\w+) (?:mes|mon|ma|cette|ce|tout|la|le)\\b|(?:enregistr\\w+|conserv\\w+|(?:vous|tu) (?:\\w+ )?gard(?:ez|e|es)|stock\\w+|memoris\\w+) (?:ce que|mes|ma|mon|cette|ce|tout|la|le|notre)\\b|cookies\\b|(?:est|c'est|discussion|conversation) (?:elle |il )?(?:enregistre\\w*|garde\\w*|conserve\\w*|surveille\\w*)",
    ),
  ],
  [
    "agent",
    anyOf(
      "safevoice\\b|confiance\\b|derriere (?:l'ecran|cet ecran|ca)|parle[zr]?[- ]?moi de (?:toi|vous)",
      "(?:vous etes|tu es|t'es) qui|qui (?:etes|es)\\b|humain\\b|robot\\b|quels? (?:type|genre|sorte)s? d'aide|que proposez|qu'est[- ]ce que vous (?:faites|proposez)",
      "(?:es[- ]tu|etes[- ]vous|t'es|tu es|vous etes|c'est|est[- ]ce|suis[- ]je avec) (?:vraiment |bien |juste |seulement )?(?:une? |le |la )?(?:vraie? )?(?:personne|humaine?|robot|bot|chatbot|machine|ordinateur|programme|reelle?|ia|vrai|intelligence artificielle|policiere?|policier|flic|avocate?|quelqu'un|medecin|chatgpt)\\b",
      "(?:qui|tu es qui|vous etes qui|t'es qui) ?(?:es[- ]tu|etes[- ]vous|est[- ]ce)?\\s*\\??$|qui (?:es[- ]tu|etes[- ]vous)\\b|(?:comment|quel) (?:t'appelles|vous appelez|est (?:ton|votre) nom|tu t'appelles)|(?:ton|votre) nom\\b|qui (?:t'a|vous a|a) (?:fait|cree|programme|concu|developpe)|qui (?:est derriere|gere|finance|paie|dirige)\\b",
      "(?:je )?(?:parle|discute|ecris|cause)(?:[- ]je)? (?:a|avec) (?:une? )?(?:vraie? )?(?:personne|robot|bot|machine|humaine?|qui|ordinateur|programme)\\b|a qui (?:je parle|est-ce que je parle|ai-je)",
      "que (?:peux[- ]tu|pouvez[- ]vous|sais[- ]tu|savez[- ]vous|fais[- ]tu)\\b|qu'est[- ]ce que (?:tu|vous|c'est|safevoice|cette)\\b|(?:tu|vous) (?:sais|savez|peux|pouvez) (?:faire )?quoi|c'est quoi (?:safevoice|cette appli|ce site|ici|ca|l'appli)|(?:a quoi (?:ca )?)sert\\b|comment (?:peux[- ]tu|pouvez[- ]vous) m'aider",
      "(?:te|vous) (?:trompe[sz]?|tromper)\\b|(?:fais|faites|faire)(?:[- ](?:tu|vous))? des erreurs|(?:puis[- ]je|je peux|peut[- ]on|on peut) (?:te |vous )?(?:faire confiance|croire|me fier)|fiable\\b|arnaque\\b|officiel\\w*|intelligence artificielle",
    ),
  ],
  [
    "papers",
    anyOf(
      "(?:papiers?|passeport|(?:mon|le|ton|de|sans) permis|permis de conduire|pieces? d'identite|carte d'identite|portefeuille)\\b(?! de)",
      "(?:sans|perdu|perd|vole|voles|on m'a (?:vole|pris)|oublie|refaire|remplacer|ni|aucune?|besoin d'une?|pas de|plus de|pas|plus) (?:une? |la |le |ma |mon |mes |tous mes |les |d')?(?:papiers?|pieces? d'identite|cartes? d'identite|identite|documents?|permis|passeport|acte de naissance|portefeuille|sac|carte verte|justificatifs?|adresse|domicile|telephone|portable|e-?mail|compte(?: en banque| bancaire)?)\\b(?! de dormir)",
      "(?:quels?|quelles?) (?:papiers|documents|pieces?|justificatifs)|(?:faut[- ]il|il faut|dois[- ]je|je dois|besoin) (?:montrer |presenter |avoir |donner |d')?(?:une? |des |mes |ma )?(?:papiers|pieces? d'identite|identite|documents|justificatifs?)\\b|(?:papiers|documents|passeport|permis|portefeuille) (?:ont ete |a ete |sont |est )?(?:perdus?|voles?|brules?|confisques?)",
    ),
  ],
  [
    "waiting",
    anyOf(
      "longtemps\\b|(?:demande|dossier) date|toujours rien|rien recu|decision\\b|(?:j'ai|on a) (?:envoye|depose|rempli|fait) (?:ma|une|la) demande",
      "(?<!de )(?:une|deux|trois|\\d+) (?:semaines?|jours?|heures?|mois)\\b|j'attend|ca fait (?:longtemps|des|une|un)|il se passe quoi|et apres\\b",
      "combien de (?:temps|jours|d'heures|semaines)|combien d'heures|(?:dans|sous) combien|quand (?:est[- ]ce que |vais[- ]je |aurai[- ]je |saurai[- ]je |vont[- ]ils |va[- ]t[- ]on |on va |je vais |j'aurai )?.{0,25}(?:reponse|recevoir|savoir|appel\\w*|arrive\\w*|decision|argent|aide|rappel\\w*|aurai|saurai)|quel delai|delais?\\b|(?:personne|on) (?:ne |n')?(?:m'a|me|a|nous a) (?:pas |jamais |encore )?(?:rappel\\w*|repondu|repond|appel\\w*|contact\\w*)|(?:toujours|encore) (?:pas|rien|en attente)|j'attends|attendre\\b|(?:que se passe[- ]t[- ]il|qu'est[- ]ce qui se passe|et) (?:apres|maintenant|ensuite)|la suite\\b|prochaine etape|que va[- ]t[- ]il se passer|pas de (?:reponse|nouvelles)",
    ),
  ],
  [
    "payback",
    anyOf(
      "(?:dois|faut|devoir|vais) (?:je )?payer|payer (?:quelque chose|pour|combien)|c'est combien|combien (?:au|a) maximum|ca me coute|il y a un piege|au maximum",
      "rembours\\w+|(?:rendre|redonner) (?:l'argent|l'aide)|\\bpret\\b(?! a)|(?:c'est|est[- ]ce|est ce|tout est|service) (?:vraiment |que c'est )?(?:gratuit|payant)\\w*|gratuit\\w*|payant\\w*|(?:ca|cela) (?:coute|va me couter)|combien (?:ca|cela|est[- ]ce que ca) coute|frais\\b|interets?\\b|en especes|liquide\\b|virement\\b|cheque\\b|combien (?:d'argent|puis[- ]je|je peux|peut[- ]on|vous (?:donnez|payez)|donnez[- ]vous|est[- ]ce que (?:je|vous))|maximum\\b|plafond\\b|limite\\b|comment (?:je |vais[- ]je |est[- ]ce que je )?(?:recois|recevoir|touche\\w*) (?:l'argent|l'aide)",
    ),
  ],
  [
    "eligibility",
    anyOf(
      "je (?:travaille|bosse)|touristes?|etudiante?s?|retraitee?s?|chomage|quand meme\\b|je viens (?:de|du|d')",
      "prison\\b|(?:ne suis|suis) pas (?:americaine?|citoyenn?e?|d'ici)|c'etait ma faute|si (?:je suis|c'est) (?:coupable|ma faute)|pour qui (?:est|c'est)|est[- ]ce (?:grave|que ca compte)",
      "(?:eligibles?|eligibilite|y ai[- ]je droit|criteres?|conditions?|qui (?:peut (?:demander|en beneficier|recevoir|avoir|postuler|faire)|a droit|a le droit)|suis[- ]je (?:concernee?)|tout le monde (?:peut|a droit))\\b",
      "(?:sans[- ]papiers|situation irreguliere|immigree?s?|migrante?s?|refugiee?s?|titre de sejour|pas (?:de nationalite |citoyenn?e? |americaine?)|statut (?:legal|d'immigration|migratoire)|demandeu\\w+ d'asile|etrangere?s?|pas de visa)\\b",
      "(?:casier(?: judiciaire)?|condamnee?|sors? de prison|sorti(?:e)? de prison|liberation conditionnelle|mineure?s?|moins de 18|j'ai 1[0-7] ans|mandat contre moi|coupable|meme si je (?:travaille|bosse)|j'ai un (?:travail|emploi|casier))\\b",
    ),
  ],
  ["pets", anyOf("(?:chiens?|chienne|chats?\\b(?! (?:est|en ligne))|animal|animaux|chiot|chaton)\\b")],
  [
    "family",
    anyOf(
      "(?:un|une|le|notre) (?:bebe|enfant|nourrisson)\\b|enfants?\\b",
      "(?:(?:mes|mon|ma|avec|des|deux|trois|quatre|cinq|\\d+|nos) (?:\\w+ )?(?:enfants?|bebes?|fils|filles?|nourrisson|petits)|enceinte|couches|mere (?:seule|celibataire)|pere seul)\\b",
    ),
  ],
  [
    "language",
    anyOf(
      "creole|wolof|lingala|vous parlez (?!de)",
      "(?:parle[zs]?(?:[- ](?:vous|tu))?|en|changer|traduire|autre) (?:de |d'|le |l')?(?:francais|anglais|espagnol|creole|langues?|arabe)\\b|langues?\\b|traduc\\w+|traduire|interpretes?\\b|(?:parle|comprends) (?:pas|mal|peu) (?:bien )?(?:l'|l’)?anglais",
    ),
  ],
  [
    "hours",
    anyOf(
      "(?:repondez|repond|la|ouvert) (?:la nuit|le soir|tard)|il est tard|en pleine nuit|a cette heure",
      "horaires?\\b|(?:a )?quelle heure|ouverts?\\b|ouvertes?\\b|fermes?\\b|24 ?h|jour et nuit|(?:le |les )?(?:week-?ends?|dimanches?|samedis?|jours feries)\\b|(?:la|de) nuit (?:aussi|est)|il y a quelqu'un|disponibles?\\b",
    ),
  ],
  [
    "upset",
    anyOf(
      "(?:ne )?(?:servez|sers|sert) a rien|(?:vous|tu) (?:n'|ne )?(?:aidez|aides) (?:pas|personne)|n'importe quoi|lamentable|chier",
      "merde|putain|connard\\w*|conne?\\b|idiote?s?|stupide\\w*|nul(?:le|s)?\\b|inutile\\w*|sert a rien|ca (?:ne )?(?:marche|m'aide) pas|(?:tu|vous) (?:ne )?(?:m'aidez?|m'aides|servez|sers) (?:pas|a rien)|enervee?|en colere|frustree?|ras[- ]le[- ]bol|perte de temps|deteste",
    ),
  ],
];
