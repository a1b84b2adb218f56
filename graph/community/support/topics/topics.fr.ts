import type { Topic } from "./topics.ts";

/** What French speakers ask for, in lower case without accents, as in a text message too. */
export const topicsInFrench: Partial<Record<Topic, RegExp>> = {
  callback:
    /\b(?:rappele[rz]?|rappelle[rsz]?[- ]moi|(?:on|vous|quelqu'un|peut|peux|pouvez|pouvez[- ]vous) (?:peut |pouvez |pourrait |va )?(?:me |m')(?:rappel\w+|appel(?:e|er|ez|le)|telephoner|joindre)|(?:appelez|appele|telephonez)[- ]moi|parler (?:a|avec) (?:une? |quelqu'un|des )?(?:vraie? )?(?:personnes?|humain|conseill\w+|agent|quelqu'un)|une? vraie? personne|un humain)\b|\bparler a quelqu'un\b/,
  status:
    /\b(?:ou en (?:est|sont|suis)|statut|avancement|suivre (?:ma|mon|la|le)|suivi (?:de|du)|etat de (?:ma|mon)|des nouvelles|pas de (?:nouvelles|reponse)|(?:ma|notre) reponse|en attente|combien de temps|quel delai|(?:demande|dossier) (?:a[- ]t[- ]elle |a[- ]t[- ]il |a |est |est[- ]elle |est[- ]il )?(?:ete )?(?:acceptee?|approuvee?|refusee?|validee?|traitee?|recue?))\b|^(?!.*\b(?:comment|faire|deposer|remplir|creer|envoyer|ouvrir|commencer)\b).*\b(?:ma demande|mon dossier)\b/,
  rights:
    /\b(?:droits|le droit de|droit au silence|garder le silence|mandat|(?:ete|suis|fait|est) (?:arretee?s?|arreter|interpellee?|controlee?)|arretee?s? par|(?:m'a|m'ont|nous ont) (?:arrete|controle|interpelle|retenu)\w*|me (?:controle|fouille|arrete)\w*|controle (?:routier|d'identite|de police)|garde a vue|perquisition\w*|fouill\w*|interpell\w*|police (?:a|devant) (?:ma|la) porte|police chez moi)\b/,
  hotel: /\b(?:chambres?|nuits? d'hotel|a l'hotel)\b/,
  housing:
    /\b(?:logements?|loge[rs]?|logees?|abri|heberg\w*|loyers?|expuls\w*|ou (?:dormir|dort|dormira)|dormir|dors (?:dehors|dans)|passer la nuit|sdf|a la rue|dans la rue|dehors|sans toit|un toit|apparte?ment|foyer|a la porte|plus de (?:maison|chez moi)|nulle part ou aller)\b/,
  food: /\b(?:nourrir|nourriture|nouriture|manger|mange|bouffe[r]?|faim|repas|epicerie|provisions|courses|alimentaires?|lait (?:en poudre|pour|infantile)|biberons?)\b/,
  transportation:
    /\b(?:transports?|trajets?|deplacement|me deplacer|voiture|metro|navette|covoiturage|un lift|tickets? de|billets? de|essence|m'emmener|m'amener|me deposer|me conduire|conduire|rentrer (?:chez|a la maison)|(?:comment|moyen d'|moyen de|pouvoir|pour|dois) (?:aller|me rendre|rentrer))\b/,
  legal:
    /\b(?:avocate?s?|avocat|juridiques?|justice|tribunal|juge|proces|audience|caution|amende|contravention|immigration|sans papiers|asile|me defendre)\b/,
  mental_health:
    /\b(?:sante mentale|psy|psycho\w*|psychiatre|anxi\w*|angoiss\w*|deprim\w*|depress\w*|depri|traumatis\w*|stress\w*|en peux plus|peux pu|craque|panique|cauchemars?|pleure\w*|triste\w*|besoin de parler|ne dors plus)\b/,
  medical:
    /\b(?:medecins?|docteur|cliniques?|medicaments?|medocs?|ordonnance|pharmacie|blesse\w*|blessures?|hopital|malades?|soins?|me (?:faire )?soigner|infirmi\w+|enceinte|dentiste|mal (?:au|a la|aux))\b/,
  officer:
    /\b(?:je suis (?:policier|policiere|agente?|sherif|sheriff|gendarme|sergente?|lieutenant|de la police)|portail des agents|superieur\w*|superviseur\w*|matricule|numero de badge)\b/,
  incident:
    /\b(?:plaintes?|me plaindre|reclamation|violences? policieres?|bavures?|brutalit\w+|force excessive|abus|denoncer|signaler|maltrait\w+|insult\w+|racis\w+|discrimin\w+|journal|noter ce qui)\b/,
  feedback:
    /\b(?:avis|commentaires?|temoign\w+|suggestions?|remarques?|mon (?:opinion|experience)|mal (?:traite|recu)\w*|bien (?:traite|recu|passe)\w*|remercier)\b/,
  events: /\b(?:evenements?|ateliers?|reunions?|rencontres?|forums?)\b/,
  request:
    /^(?!.*\b(?:pres de|pres d'ici|autour de|a proximite|ressources?|annuaire|associations?)\b).*\b(?:aides?|aider|demandes?|demander|deposer|argent|sous|fonds|formulaire|inscri\w+|remplir|postuler|eligible|ai droit|ai[- ]je droit|droit a|comment (?:puis|faire|on fait|ca marche|ca fonctionne|obtenir|avoir)|besoin)\b/,
  utility:
    /\b(?:factures?|electricite|courant|chauffage|(?:coupe\w*|payer) (?:l'|le |la |mon |ma )?(?:eau|gaz|lumiere)|edf)\b/,
  directory:
    /\b(?:ressources?|annuaire|pres d(?:e|u)? ?(?:moi|chez moi|chez nous)|pres d'ici|autour de (?:moi|chez moi)|a proximite|associations?|ou trouver|qui (?:peut|peux|pourrait) (?:m'|nous )aider)\b/,
  thanks: /\b(?:merci|mrc|mci)\b/,
  greeting: /\b(?:bonjour|bjr|bonsoir|bsr|salut|slt|coucou|allo)\b/,
};

/** Words that only French has. */
export const frenchWords =
  /\b(?:je|j'\w+|jai|jveux|jsuis|suis|veux|veut|mourir|crever|frappe|saigne|secours|bonjour|bjr|bonsoir|salut|slt|merci|aide[rz]?|besoin|droits?|rappele[rz]?|rappelez|faim|manger|dormir|logement|avocate?|demande|argent|ou|une|les|des|du|et|pour|mes|mon|ma|notre|nous|vous|avec|dans|chez|sans|est|sont|qui|quoi|quels?|quelles?|combien|puis|peux|pouvez|c'est|qu\w*'\w+|pas|faut|cherche|ete)\b/g;
