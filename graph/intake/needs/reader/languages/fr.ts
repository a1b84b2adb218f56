import { frForms } from "./fr-forms.ts";
import type { Language } from "../lexicon.ts";

/**
 * French as officers write it at a roadside, and as people write about themselves. An apostrophe
 * ends a word: "d une".
 */
export const fr: Language = {
  numbers: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    dixsept: 17,
    dixhuit: 18,
    dixneuf: 19,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    nonante: 90,
  },
  common:
    "le la les l un une des du de d et est sont a au aux en dans sur pour par avec sans sa son ses leur leurs il elle ils elles on nous vous je j qui que qu ne n pas plus se s ce cette cet ces mais ou ont ete etait tres chez svp veut doit depuis hier demain moi lui eux y m ma mon mes nos notre tout tous",
  forms: frForms,
  words: {
    "head.1":
      "accompagnateur|accompagnatrice|interprete|aidant|auxiliaire de vie|femme seule|homme seul|homme|dame|monsieur|madame|victime|cliente|client|personne|individu|adulte|vieux monsieur|vieille dame|vieillard|veuve|veuf|ancien combattant|veteran|locataire|resident|residente|survivante|demandeur|demandeuse|etudiant|etudiante|jeune|jeune fille|jeune homme|jeune femme|travailleur|conducteur|conductrice|pieton|femme enceinte|maman seule|mere seule|mere celibataire|maman celibataire|papa seul|pere seul|pere celibataire|femme agee|homme age|dame agee|monsieur age|personne agee|type|gars|mec|nana|mme|quelqu un|passager|passagere|temoin|manifestant|manifestante|migrant|retraite|retraitee|detenu|mamie seule|mineur|mineure",
    "head.child.1": "ado|adolescent|adolescente",
    "head.child.2": "ados|adolescents|adolescentes",
    "head.kin.2":
      "freres|soeurs|freres et soeurs|frere et soeur|cousins|cousines|amis|amies|colocataires|copines|copains|oncles|tantes|beaux freres|belles soeurs|potes|colocs|petits freres|petites soeurs",
    "head.2":
      "femmes|hommes|dames|messieurs|victimes|clients|adultes|locataires|residents|jeunes|travailleurs|meres|etudiants|vieillards|passagers|personnes agees|jeunes filles|jeunes hommes|jeunes femmes",
    "relative.partner":
      "epouse|mari|epoux|conjoint|conjointe|compagne|compagnon|copine|copain|fiancee|fiance|concubin|concubine|petite amie|petit ami",
    "relative.wife": "femme",
    "relative.mother": "mere|maman|belle mere",
    "relative.father": "pere|papa|beau pere",
    "relative.grandmother": "grand mere|mamie|grandmere|mamy|meme|arriere grand mere|mémé",
    "relative.grandfather": "grand pere|papi|papy|grandpere|pepe",
    "relative.sister": "soeur|belle soeur|petite soeur|grande soeur|demi soeur",
    "relative.brother": "frere|beau frere|petit frere|grand frere|demi frere",
    "relative.aunt": "tante|tata",
    "relative.uncle": "oncle|tonton",
    "relative.cousin": "cousin|cousine",
    "relative.friend": "ami|amie|pote|colocataire|coloc",
    "couple.parents": "parents|papa et maman|pere et mere|mere et pere|maman et papa",
    "couple.grandparents": "grands parents|grand pere et grand mere|grand mere et grand pere",
    "couple.pair": "couple|mari et femme|epoux et epouse|jeunes maries|couple age",
    "child.child.1":
      "collegien|collegienne|enfant|gamin|gamine|gosse|personne a charge|petit|petite|beau fils|belle fille|tout petit|ecolier|enfant a charge",
    "child.child.2":
      "eleves|collegiens|petites|enfants|gamins|gosses|personnes a charge|petits|mioches|beaux enfants|tout petits|enfants en bas age|enfants mineurs|momes|jeunes enfants|petits enfants en bas age|enfants a charge|bambins|ecoliers|loulous|marmots|mineurs",
    "child.son.1": "fils|garcon|garconnet|petit garcon|fiston",
    "child.son.2": "garcons|petits garcons",
    "child.daughter.1": "fille|fillette|petite fille",
    "child.daughter.2": "filles|fillettes",
    "child.baby.1": "bebe|nourrisson|nouveau ne|nouvelle nee|poupon|bb",
    "child.baby.2": "bebes|nourrissons|nouveaux nes",
    "child.grand.1": "petit fils|petite fille|petit enfant",
    "child.grand.2": "petits enfants|petits fils|petites filles",
    "child.niece.1": "niece|neveu",
    "child.niece.2": "nieces|neveux|neveux et nieces|nieces et neveux",
    "child.twins.2":
      "jumeaux|jumelles|bebes jumeaux|bebes jumelles|filles jumelles|fils jumeaux|garcons jumeaux|enfants jumeaux",
    "child.triplets.3": "triples|triplees|triplets",
    outsider:
      "proprietaire|proprio|bailleur|logeur|voisin|voisine|voisins|ex|ex mari|ex femme|ex copain|ex compagnon|ex conjoint|ex petit ami|agent|agents|agente|policier|policiers|policiere|police|gendarme|gendarmes|sergent|detective|superviseur|superviseure|chef|patron|patronne|gerant|gerante|assistante sociale|assistant social|travailleur social|travailleuse sociale|medecin|docteur|infirmiere|avocat|avocate|juge|agresseur|attaquant|suspect|voleur|voleurs|pasteur|pretre|eglise|professeur|sherif|pompiers|inconnu|inconnus|gardien|concierge|receptionniste|employeur|collegue|benevole|benevoles",
    pet: "chien|chiens|chienne|chiot|chiots|chat|chats|chatte|chaton|chatons|animal|animaux|oiseau",
    family: "famille|foyer|groupe|menage|familles|groupe familial|famille composee|foyer compose|tribu",
    people:
      "personnes|pers|gens|membres|individus|sinistres|bouches|personnes au total|au total|en tout|personnes en tout|tetes|dans le groupe|dans la famille|a table|au foyer",
    adults: "grandes personnes",
    others: "autres|autres personnes|personnes de plus",
    pronoun: "elle|il|lui|moi|je|j|elle meme|lui meme|moi meme|celui ci|celle ci|jai",
    we: "nous|ils|elles|eux|on|vous|nous memes|eux memes",
    weAre:
      "nous sommes|ils sont|elles sont|on est|nous etions|il y a|il sont|ns sommes|on etait|nous voila|ils etaient|nous serons|ils seront|ils restent|sommes",
    owner: "sa|son|ses|leur|leurs|ma|mon|mes|nos|notre|votre|vos",
    pregnant:
      "enceinte de jumeaux|enceinte|attend un bebe|attend un enfant|attend des jumeaux|attendant un bebe|mois de grossesse|grossesse|sur le point d accoucher|bebe en route",
    age: "age de|agee de|ages de|agees de|age|ages|agee|agees",
    yearOld: "ans|an|mois d age|annees",
    absent:
      "a ete arrete|a ete arretee|ont ete arretes|arrete|arretee|arretes|arretee|en prison|incarcere|incarceree|est mort|est morte|mort|morte|decede|decedee|tue|tuee|est decede|a ete tue|expulse du pays|detenue|en garde a vue|en detention|hospitalise|hospitalisee|a l hopital|disparu|disparue|abattu|abattue|blesse|blessee|a ete blesse|a ete blessee|emmene par la police|emmenee par la police|ont arrete|a arrete|ont tue|a tue|ont blesse|ont abattu|ont emmene|a perdu son|a perdu sa|deporte|deportee|est parti|est partie|ont embarque|a ete embarque",
    acts: "a frappe|frappe|l a frappe|l a frappee|a battu|bat|attaque|a attaque|menace|l a menacee|l a menace|a vole|habite|habitent|vit|vivent|travaille|appelle|a appele|vient chercher|vient la chercher|vient le chercher|vient les chercher|va chercher|a pris|a change|l a quittee|l a quitte|l a abandonnee|a quitte|l a mise dehors|l a mis dehors|les a mis dehors|la bat|la frappe|maltraite|a offert|a propose|conduit|la conduit|le conduit|les conduit|emmene|passe prendre|harcele|la poursuit|a chasse|les a chasses|l a chassee|garde les|prete",
    elsewhere:
      "va bien|vont bien|est a la maison|sont a la maison|sont a l ecole|est a l ecole|sont chez|est chez|sont avec|est avec|est restee|est reste|sont restes|sont gardes par|sont gardes chez|est garde par|est gardee par|sont en securite|est en securite",
    food: "nourriture|repas|manger|a manger|a diner|a dejeuner|a souper|de quoi manger|quelque chose a manger|diner|diners|dejeuner|dejeuners|petit dejeuner|petits dejeuners|souper|courses|courses alimentaires|provisions|alimentation|aliments|epicerie|lait|lait infantile|lait maternise|lait en poudre|sandwich|sandwichs|sandwiches|casse croute|colis alimentaire|colis alimentaires|bon alimentaire|bons alimentaires|panier repas|paniers repas|panier alimentaire|gouter|plat chaud|repas chaud|repas chauds|collation|vivres|bouffe|denrees|aide alimentaire|nourrir|nourir|nouriture|soupe|ticket repas|tickets repas|ticket restaurant|bon d achat alimentaire|biberon|biberons|pain|se nourrir|bouffer|mangé|pique nique|a nourrir",
    pantry: "banque alimentaire|soupe populaire|restaurant|supermarche|cantine|cuisine|epicerie sociale",
    hungry:
      "faim|affame|affamee|affames|affamees|n a pas mange|n ont pas mange|n a rien mange|n ont rien mange|na pas mange|n ai pas mange|n avons pas mange|n avons rien mange|n ai rien mange|nont pas mange|na rien mange|pas mange|rien mange|rien a manger|plus rien a manger|sans manger|n a pas dine|n ont pas dine|ventre vide|frigo vide|frigo est vide|rien dans le frigo|plus rien dans le frigo|ne mange plus|ne mangent plus|n a plus de nourriture|n ont plus de nourriture|dernier repas|plus a manger|n a pas encore mange|n ont pas encore mange|pas encore mange|estomac vide|n a pas pu manger|plus de quoi manger|pas de quoi manger|meurt de faim|meurent de faim|n avons plus a manger|personne n a mange|personne n a rien mange|personne n a encore mange|rien pour diner|rien pour le diner|rien pour manger|plus rien pour manger|pas encore dine|pas dine|pas encore soupe|pas dejeune|pas encore dejeune|rien avale",
    fed: "a deja mange|ont deja mange|a mange|ont mange|deja mange|avons deja mange|avons mange|ai deja mange|ai mange|a dine|ont dine|deja dine|a deja dine|ont deja dine|a deja dejeune|a dejeune|ont dejeune|ont deja dejeune|rassasie|rassasiee|rassasies|a ete nourri|a ete nourrie|ont ete nourris|n a pas faim|n ont pas faim|pas faim|nourris|nourri|nourrie|n ai pas faim|n avons pas faim|vient de manger|viennent de manger|a bien mange|ont bien mange|ai deja dine|a pris un repas|ont pris un repas",
    room: "chambre|chambres|hotel|hotels|motel|motels|refuge|abri|hebergement|logement|toit|lit|lits|endroit|endroit ou dormir|endroit pour dormir|endroit ou rester|endroit ou loger|endroit ou aller|endroit sur|lieu sur|lieu ou dormir|lieu pour dormir|lieu ou aller|place pour dormir|place ou dormir|ou dormir|ou loger|ou aller|ou passer la nuit|de quoi dormir|de quoi se loger|chambre d hotel|chambres d hotel|nuit d hotel|nuitee|nuitees|foyer d accueil|foyer d hebergement|centre d hebergement|auberge|airbnb|gite|passer la nuit|passer la nuit a l hotel|se loger|hebergement d urgence|loger|heberger|un endroit|abris|mise a l abri|place en foyer|place en hebergement|relogement|etre heberge|etre hebergee|reloger|dormir a l hotel|dormir au motel|coucher|couchage|se mettre a l abri|piaule|hotel bon marche|a heberger|a loger",
    stay: "dormir|rester|sejourner",
    "nowhere.home":
      "{peux,peut,pouvons,peuvent} {pas,plus} rentrer {chez elle,chez lui,chez eux,chez nous,chez moi,}|ne {peut,peuvent} {pas,plus} rentrer {chez elle,chez lui,chez eux,}",
    nowhere:
      "nulle part|nulle part ou dormir|nulle part ou aller|nulle part ou loger|sans toit|sans logement|ne peut pas y dormir|ne peuvent pas y dormir|ne peut plus y dormir|ne peuvent plus y dormir|ne peut plus rentrer chez elle|ne peuvent plus rentrer chez eux|dort dehors|dorment dehors|dormons dehors|dors dehors|dort dans|dorment dans|dormons dans|dors dans|dort sous|dort a la rue|dorment a la rue|a la rue|dans la rue|plus de maison|plus de logement|plus de toit|n a pas de logement|n ont pas de logement|n a pas d endroit|n ont pas d endroit|n avons pas d endroit|pas d endroit|n ai pas d endroit|n a plus de toit|n a pas de toit|n ont pas de toit|n ont plus de toit|n a aucun endroit|n ont aucun endroit|n avons aucun endroit|aucun endroit|ne sait pas ou dormir|ne savent pas ou dormir|ne savons pas ou dormir|ne sais pas ou dormir|ne sait pas ou aller|ne savent pas ou aller|ne peut pas rentrer chez elle|ne peut pas rentrer chez lui|ne peuvent pas rentrer chez eux|vit dans sa voiture|vivent dans leur voiture|vivent dans la voiture|pas ou dormir|pas ou aller|sans endroit|sans hebergement|n a pas ou dormir|n ont pas ou dormir|sans lieu|rien pour dormir|sans chez soi|ne peut pas dormir|ne peuvent pas dormir|ne pouvons pas dormir|ne peut plus dormir|ne peux pas dormir|ne peux plus rentrer|ne peut plus rentrer|ne pouvons plus rentrer|ne peuvent plus rentrer|ne pouvons pas rester|ne peut pas rester|ne peut pas rentrer chez",
    housed:
      "a un endroit|ont un endroit|a ou dormir|ont ou dormir|a deja un endroit|a deja un logement|ont deja un logement|loge chez|logent chez|est loge|est logee|sont loges|est hebergee|est heberge|sont heberges|hebergee par|heberge par|heberges par|heberges chez|hebergee chez|heberge chez|dort chez|dorment chez|reste chez|restent chez|peut dormir chez|peut rester chez|peuvent rester chez|peuvent dormir chez|dormira chez|va dormir chez|vont dormir chez|va loger chez|vont loger chez|sera hebergee|sera heberge|accueillie par|accueilli par|accueillis par|a un logement|ont un logement|a un toit|ont un toit|vit chez|vivent chez|est au foyer|peut rentrer chez elle|habite chez|un ami l heberge|une amie l heberge|restera chez|logera chez|sait ou dormir|avons ou dormir|ai ou dormir|loge avec|logee a l hotel|loges a l hotel|la loge deja|les loge deja|le loge deja|la loge|l heberge|les heberge",
    evicted:
      "sans abri|sans logis|sans domicile|sans domicile fixe|expulse|expulsee|expulses|expulsees|expulsion|mis dehors|mise dehors|mises dehors|mis a la porte|mise a la porte|a change les serrures|change la serrure|serrures changees|maison brulee|maison a brule|appartement a brule|incendie|a perdu sa maison|ont perdu leur maison|a perdu son logement|ont perdu leur logement|avons perdu notre maison|sdf|deplacee|deplaces|deplace|chassee|chasse|chasses|inondation|inonde|inondee|sinistree|sinistre|a pris feu|jete dehors|jetee dehors|jetes dehors|a brule|change les serrures|virees|vire|viree|logement inhabitable|maison detruite|inhabitable|insalubre|tous dehors|toutes dehors|dehors maintenant|porte cassee|porte defoncee|sans electricite|sans chauffage|a du quitter|ont du quitter|oblige de partir|obligee de partir|obliges de partir|a du partir|ont du partir",
    ride: "trajet|transport|transports|taxi|uber|vtc|billet|billets|billet de bus|billet de train|billet d autocar|billet d avion|billet de car|ticket de bus|tickets de bus|ticket de metro|ticket de train|titre de transport|titres de transport|course en taxi|argent pour l essence|argent pour de l essence|essence pour|carte d essence|bon d essence|moyen de rentrer|moyen de retour|moyen d aller|moyen de transport|moyen de se rendre|moyen de locomotion|covoiturage|vol|navette|de quoi rentrer|argent pour le bus|argent pour le taxi|argent pour le train|pass de bus|carte de bus|lift|le retour|retour|trajet retour|ramener|etre ramenee|etre ramene|conduire|accompagner en voiture|qu on la conduise|qu on le conduise|qu on l emmene|qu on les emmene|une course|tour en voiture|retour a la maison|un vol|carte de transport|taxis|transporter|qu on la ramene|qu on le ramene|qu on les ramene|qu on la depose|qu on le depose|qu on les depose|qu on l amene|qu on l accompagne|qu on la raccompagne|qu on le raccompagne",
    bus: "bus|train|car|essence|voiture|avion|metro|autocar|tram",
    go: "aller a|aller au|aller aux|aller chez|aller en|aller dans|aller voir|aller jusqu a|aller jusqu au|se rendre a|se rendre au|se rendre chez|se rendre en|se rendre dans|rendre a|rendre au|rendre chez|rendre dans|retourner a|retourner au|retourner chez|retourner en|rejoindre|arriver a|arriver au|la conduire a|la conduire au|la conduire chez|le conduire a|le conduire au|le conduire chez|les conduire a|les conduire au|les conduire chez|me conduire a|nous conduire a|etre conduit a|etre conduite a|etre conduits a|la deposer a|la deposer au|la deposer chez|le deposer a|le deposer au|le deposer chez|les deposer a|les deposer au|les deposer chez|deposer chez|l emmener a|l emmener au|l emmener chez|les emmener a|les emmener au|les emmener chez|emmener a|emmener au|m emmener a|nous emmener a|la ramener a|la ramener chez|le ramener a|le ramener chez|les ramener a|les ramener chez|l amener a|l amener au|l amener chez|amener a|amener au|amener a l|les amener a|les amener au|voyager jusqu a|etre a|etre au|rallier|partir a|partir chez|partir pour|etre emmenee a|etre emmene a|etre emmene au|etre emmenee au|la conduire|le conduire|les conduire|l emmener|les emmener|la deposer|le deposer|la ramener|le ramener|les ramener|l accompagner a|l accompagner au|descendre a|monter a|revenir a|revenir chez|se deplacer|traverser la ville|etre depose a|etre deposee a|etre depose au|etre depose chez|etre deposee chez|aller travailler|aller bosser|aller au travail|voir son|voir sa|voir ses|voir leur|visiter son|visiter sa|aller a l|aller vers|repartir a|repartir chez|deposer|emmener|amener|raccompagner|accompagner",
    goHome:
      "rentrer|rentrer chez elle|rentrer chez lui|rentrer chez eux|rentrer chez moi|rentrer chez nous|rentrer chez elles|rentrer a la maison|rentrer a son domicile|retourner chez elle|retourner chez lui|retourner chez eux|retourner a la maison|retour chez elle|retour chez lui|la ramener chez elle|le ramener chez lui|les ramener chez eux|la raccompagner|le raccompagner|les raccompagner|raccompagner|etre raccompagnee|etre raccompagne|rentrer a pied",
    stranded:
      "bloque|bloquee|bloques|bloquees|coince|coincee|coinces|en panne|a la fourriere|en fourriere|voiture en fourriere|voiture saisie|voiture remorquee|a rate son bus|a rate le dernier bus|a rate son train|a manque son bus|a pied|sans voiture|echoue|sur le bord de la route|sans moyen de transport|pas de voiture|plus de voiture|n a pas de voiture|n ont pas de voiture|n a plus de voiture|sans vehicule|pas de vehicule",
    fetched:
      "vient la chercher|vient le chercher|vient les chercher|viennent la chercher|viennent le chercher|viennent les chercher|va la chercher|va le chercher|va venir la chercher|va venir le chercher|a sa voiture|a une voiture|ont une voiture|ont leur voiture|a son vehicule|peut marcher|rentre a pied|la conduira|le conduira|les conduira|la ramene|le ramene|les ramene|passe la prendre|passe le prendre|habite a cote|peut conduire|rentre en voiture|passera la prendre|l emmenera|les emmenera|la raccompagne|le raccompagne|les raccompagne|passera le prendre|viendra la chercher|viendra le chercher|viendra les chercher",
    need: "besoin|a besoin|ont besoin|ai besoin|avons besoin|besoin de|avoir besoin|aurait besoin|auraient besoin|il faut|il lui faut|il leur faut|il nous faut|il me faut|il faudrait|il lui faudrait|il leur faudrait|faut|faudrait|demande|demandent|demandons|cherche|cherchent|cherchons|recherche|recherchent|veut|veulent|voudrait|voudraient|voulons|veux|voudrais|voudrions|souhaite|souhaitent|souhaiterait|souhaiterions|doit|doivent|dois|devons|devrait|requiert|requierent|il manque|manque|manquent|manque de|manquent de|aimerait|aimeraient|aimerions|aimerais|prevoir|fournir|donner|donnez|lui donner|leur donner|trouver|lui trouver|leur trouver|reserver|solliciter|sollicite|sollicitent|reclame|reclament|essaie|essaient|essaye|aide pour|aide a|aider a|merci de|svp|pouvez vous|peut on|pourrait on|pourriez vous|payer|obtenir|desire|desirent|urgence|il lui manque|il leur manque|il nous manque|il me manque|necessite|necessitent|procurer|tente de|tient a|prendre en charge|attend de pouvoir|espere|esperent|pourrais|pourrait|peuvent ils|bsn|bsoin|accepte|acceptent|oui pour|oui a|que quelqu un",
    needed: "necessaire|necessaires|requis|requise|demandee|demandes|souhaitee|souhaite par",
    noNeed:
      "pas besoin|pas besoin de|pas besoin d|n a pas besoin|n ont pas besoin|n ai pas besoin|n avons pas besoin|na pas besoin|nont pas besoin|aucun besoin|aucun besoin de|n a plus besoin|n ont plus besoin|plus besoin|sans avoir besoin|ne veut pas|ne veulent pas|ne voulons pas|ne veux pas|veut pas|veulent pas|ne demande pas|ne demandent pas|ne cherche pas|ne cherchent pas|ne souhaite pas|ne souhaitent pas|inutile de|inutile de prevoir|il ne faut pas|il ne lui faut pas|pas la peine de|pas necessaire de|ne desire pas|ne requiert pas|ne necessite pas|n a besoin ni|n ont besoin ni|n avons besoin ni|n ai besoin ni|ni besoin|au lieu de|au lieu d|plutot que|ne veut ni|ne veulent ni|ne demande ni|ne demandent ni|n a nul besoin|pas demande|ne faut pas|faut pas|ne reclame pas|ne lui faut pas|ne leur faut pas|il ne leur faut pas|ne manque pas de|ne manquent pas de|n a pas demande|n ont pas demande|ne veut plus",
    "not.nobody": "personne n|aucun|aucune|aucun d entre eux n|aucun n",
    not: "pas|ni|jamais|rien|non",
    lack: "sans|plus de|plus d|plus rien|n a pas de|n a pas d|n ont pas de|n ont pas d|n a plus de|n a plus d|n ont plus de|n ont plus d|n avons pas de|n avons plus de|n avons plus d|n avons pas d|n ai pas de|n ai pas d|n ai plus de|n ai plus d|a perdu|ont perdu|a court de|il n y a plus de|il n y a plus|il n y a pas de|il n y a pas|n a aucun|n ont aucun|na pas de|na plus de|prive de|prives de|privee de|ne dispose pas de|n a ni|n ont ni|n avons ni|n ai ni|na ni|a cours de|n a pas|n ont pas|n avons pas|n ai pas",
    have: "a un|a une|a des|a deja|a deja un|a deja une|a deja de|a deja des|a du|a de la|ont un|ont une|ont des|ont deja|ont deja un|ont deja une|ont deja de|ont|ai un|ai une|ai|avons|avons un|avons une|avons deja|dispose d|dispose de|disposent de|disposent d|possede|a trouve|ont trouve|a deja trouve|ayant|avec deja|beneficie d|a deja son|a son|a sa|a ses|ont leur|ont leurs|a obtenu|ont obtenu",
    declined:
      "a refuse|ont refuse|refuse|refusent|refusant|a decline|decline|declinent|a recu|ont recu|a deja recu|ont deja recu|recu|avons recu|ai recu|lui a donne|leur a donne|on lui a donne|on leur a donne|avons donne|lui avons donne|leur avons donne|a rejete|ne veut|donne|offert|on lui a offert|on leur a offert|nous a donne|m a donne|leur ont donne|lui ont donne|nous ont donne|a achete|avons achete|a propose",
    settled:
      "est prevue|est prevu|sont prevus|prevue|prevu|prevus|est couvert|est couverte|couvert|couverte|couverts|deja paye|deja payee|payee|paye|payes|est paye|est payee|regle|reglee|est regle|est reglee|assuree|assure|assures|est assuree|est assure|sont assures|reservee|reserve|deja reserve|deja reservee|est reservee|pas necessaire|n est pas necessaire|inutile|inutiles|pas de souci|deja fourni|deja fournie|deja donne|pris en charge|prise en charge|est prise en charge|est pris en charge|sont pris en charge|pas necessaires|ne sont pas necessaires|superflu|fournis|fourni|fournie|garanti|deja pris en charge",
    only: "seulement|juste|uniquement|mais|sauf|simplement|rien que|que de|rien d autre que|or|par contre|en revanche|toutefois|puis|maintenant|plutot|cependant|en fait",
    and: "et|plus|ainsi que|&|puis|aussi|comme",
    or: "ou|ni",
    with: "avec|accompagnee de|accompagne de|accompagnes de|accompagnee par|accompagne par|eleve|elevant|s occupe de|s occupant de|a la charge de|a charge|ayant a charge|a la charge|en compagnie de|et avec|a en charge|dont|y compris|parmi eux|parmi lesquels|comprenant|j eleve|je garde|s occupe seule de|a la garde de|ont la garde de",
    for: "pour|pr|de quoi nourrir|nourrir|a donner a",
    of: "de|d|du|des",
    to: "a|a la|a l|au|aux|vers|jusqu a|jusqu au|jusqu aux|jusqu en|en direction de|jusque|direction|jusqu chez",
    at: "chez|pres de|devant|dehors|a cote de|pres du",
    from: "fuit|a fui|ont fui|fuyant|quitte|a quitte|ont quitte|par|contre|sort de|sort d|sorti de|sortie de|a cause de|apres|face a",
    until: "jusqu a|jusqu au|jusque|a",
    in: "dans|en|sous",
    one: "un|une|autre|chaque|ce|cet|cette",
    the: "le|la|les|l|ces",
    all: "tous les|toutes les|les|tous|toutes|a tous|tous deux",
    be: "est|sont|etait|etaient|a ete|ont ete|etre|ete|sera|seront|suis|sommes|etant|restent",
    filler:
      "deja|tres|de l|vraiment|urgent|urgemment|en urgence|rapidement|aussi|encore|toujours|actuellement|chaud|chaude|propre|un peu de|peu de|de la nourriture et|chacun|argent|aide|temporaire|bien|bon|bonne|urgence|lui|leur|qu|que|vite|petit peu|d urgence|ensemble|eventuellement|provisoire|eau|l eau|cafe|couvertures|couverture",
    trait:
      "aine|aines|ainee|ainees|cadet|cadets|cadette|benjamin|benjamine|plus jeune|plus jeunes|plus grand|plus grands|plus petit|plus petits|petits|petites|jeunes|jeune|grands|vieux|vieille|vieil|agees|ages|agee|affames|adolescents|malade|malades|handicape|handicapee|effrayes|mineurs|seule|seul|seuls|celibataire|autres|autre|adoptifs|adultes|gros|pauvres|pauvre|sinistrees|deplacees|epuises|epuisee|terrifiees|premiers|derniers",
    "amount.2": "une paire de|une paire",
    "amount.3": "quelques|plusieurs",
    "amount.6": "une demi douzaine de|demi douzaine",
    "amount.8": "une huitaine de",
    "amount.10": "une dizaine de|une dizaine",
    "amount.12": "une douzaine de|douzaine",
    "amount.15": "une quinzaine de",
    night: "nuit|nuits|nuitee|nuitees|nuitees d",
    day: "jour|jours|journee|journees",
    week: "semaine|semaines",
    weekend: "week end|weekend|fin de semaine|ce week end|le week end|week ends|we|fins de semaine",
    month: "mois",
    tonight: "ce soir|cette nuit|la nuit|pour la nuit|aujourd hui|la nuit prochaine|ce soir meme",
    tomorrow: "demain|demain matin|demain soir|demain midi",
    "weekday.1": "lundi",
    "weekday.2": "mardi",
    "weekday.3": "mercredi",
    "weekday.4": "jeudi",
    "weekday.5": "vendredi",
    "weekday.6": "samedi",
    "weekday.7": "dimanche",
    over: "a dormi|ont dormi|avons dormi|ai dormi|dormi|a passe|ont passe|avons passe|ai passe|passe|passes|passees|depuis|il y a|dernieres|derniere|derniers|a vecu|ont vecu|est restee|est reste|sont restes|apres|hier|cela fait|ca fait|voila|etait a|precedente|precedentes|a attendu|est resté",
    more: "de plus|supplementaires|supplementaire",
    "time.half": "demi heure|une demi heure",
    "time.hour": "heure|heures|h",
    "time.minute": "minute|minutes|min|mn",
    miles: "mile|miles|milles|mille",
    kilometers: "km|kms|kilometre|kilometres|klm|bornes",
    near: "local|locale|tout pres|pres d ici|a cote|a proximite|proche|en ville|centre ville|au centre ville|quelques rues|deux rues|rues|rue d ici|pates de maisons|pate de maisons|autre bout de la ville|l autre bout de la ville|a l autre bout de la ville|l autre cote de la ville|dans la meme ville|meme ville|du coin|au coin de la rue|dans le quartier|pas loin|traverser la ville",
    middle:
      "ville voisine|autre ville|village voisin|ville d a cote|la ville d a cote|village d a cote|comte voisin|prochaine ville|regional|regionale|une autre ville|ville proche|village proche|autre comte|departement voisin|commune voisine",
    far: "autre etat|un autre etat|hors de l etat|etat voisin|avion|billet d avion|vol|longue distance|loin d ici|tres loin|autre bout du pays|l autre bout du pays|autre pays|l autre bout de l etat|en dehors de l etat|grande distance",
    way: "d ici|de chez lui|de chez elle|de distance|de route|en voiture",
    place:
      "salle d attente|salle des urgences|gare routiere|arret de bus|station de bus|lieu de travail|chambre d hopital|accident de voiture|accident de bus|a eu lieu|au lieu|place de parking|salle d audience|chambre froide|lit d hopital|il y a lieu",
    unit: "dollars|euros|fois|heures du matin|pourcent|degres|numero|litres|minutes de retard|cents|sacs|valises|grammes|h du matin|heures du soir|mille dollars",
  },
};
