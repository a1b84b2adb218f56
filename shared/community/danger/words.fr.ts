import { readWords } from "./lexicon.ts";

/**
 * What French speakers write when a life is in danger, in lower case without accents and
 * apostrophes. "l'eau" is two words.
 */
export const french = readWords(`
me: je|j|moi|ma personne|jsuis|jai|jvais|jveux|chui|chuis; obj: me|m|nous|te|t|quelqu un|moi
self: moi meme|lui meme|elle meme; own: mon|ma|mes|son|sa|ses|notre|nos|leur|leurs|le|la|les|l|un|une|du
pron: il|elle|ils|elles|on|quelqu un|celui|ca
child: enfant{,s}|bebe{,s}|fils|fille{,s}|gamin{,e,s,es}|gosse{,s}|petit{,e,s,es}|nourrisson|garcon{,s}|nouveau ne|petit fils|petite fille|niece|neveu|petit frere|petite soeur|mioche|ado|ados|jumeau{x}|jumelle{s}|fillette|ptit|ptite|d {un,deux,trois,quatre,cinq,six} ans|eleve|bambin|bb|loulou
kin: mere|maman|pere|papa|parent{,s}|frere{,s}|soeur{,s}|oncle|tante|cousin{,e,s,es}|grand mere|grand pere|mamie|mami|papi|papy|meme|pepe|ami{,e,s,es}|pote{,s}|copain{,s}|copine{,s}|coloc|colocataire|beau pere|belle mere|beau frere|belle soeur|famille|collegue{,s}|voisin{,e,s,es}|daron|daronne|reuf|reum|reup|parrain|marraine|beauf
partner: mari|femme|epoux|epouse|copain|copine|conjoint{,e}|compagnon|compagne|ex|mec|fiance{,e}|partenaire|mon homme|chum|blonde|petit ami|petite amie|ex mari|ex femme|ex copain|cheri|concubin
elder: pere|papa|mere|maman|beau pere|belle mere|oncle|tante|grand pere|prof|professeur|entraineur|coach|pretre|cure|pasteur|nounou|baby sitter|babysitter|animateur|maitre|maitresse|instituteur|parents|adulte|un grand|cousin|copain de ma mere|tonton|grand frere|voisin|moniteur|educateur
human: homme{,s}|mec{,s}|type{,s}|gars|femme{,s}|dame|monsieur|personne|gens|quelqu un|voisin{,e,s,es}|inconnu{,e,s}|passant{,e}|vieux|vieille|voleur{,s}|cambrioleur{,s}|fille|garcon|jeune{,s}|clochard|sdf|conducteur|passager|pieton|client|patient|individu{,s}|qqun|qqn|qq un|collegue|sans abri|bande|agresseur
cop: policier{,s}|police|flic{,s}|agent{,s}|gendarme{,s}|sherif|keufs|keuf
thing: telephone|portable|batterie|moteur|internet|wifi|appli|site|ordi|ordinateur|ecran|photo{,s}|video{,s}|film{,s}|facture{,s}|loyer|pneu|fenetre|plante{,s}|jeu|travail|patience|temps|pizza|cafe|repas|riz|plat|diner|numero|carte{,s}|panier|record{,s}|cil{,s}|mains|monnaie|paperasse|papiers|ennui|chien|chat|poisson|oiseau|hamster|mouche{,s}|rat{,s}|souris|cafard{,s}|affaire|langue|frigo|connexion|penalty|but|ballon|conclusions|portrait
head: tete|crane|cou|nuque|cerveau|gorge|front|tempe|bouche|colonne
face: visage|bouche|levre{,s}|joue|figure|paupiere|face
body: ventre|dos|cotes|corps|estomac|hanche|epaule|nez|oreille{,s}|poitrine
chest: poitrine|coeur|bras gauche|poumon{,s}|thorax
limb: bras|jambe{,s}|main{,s}|pied{,s}|doigt{,s}|poignet{,s}|genou|cheville|cuisse|pouce
throat: gorge|langue|cou|trachee
private: sexe|parties intimes|parties|penis|vagin|seins|fesses|zizi|zezette|culotte|entrejambe|la ou il faut pas|partout|sous {ma,la,sa} {jupe,robe,culotte,chemise}|bas ventre|parties privees|foufoune|la nuit
blood: sang|hemorragie; bone: os|jambe|bras|crane|colonne|cotes|cou|hanche|femur|machoire|poignet|cheville
not: plu|pas|plus|ne|n|jamais|arrete de|cesse de|peine a|sans|pa|pu|du mal a|difficulte a|a arrete de|rien
stop: arrete{,r}|arrete pas|cesse|arreter; nobody: personne n|personne ne|aucun|aucune|personne
many: trop|beaucoup|plein|tous|toute{,s}|tout|boite|flacon|plusieurs|double|enorme|enormement|tas|bouteille|tube|plaquette|entier|entiere|poignee|deux fois|pleins|bcp|plusieurs
bad: tres|beaucoup|grave{,ment}|fort|mal|profond{,e}|enorme*|enormement|horrible*|vraiment|trop|intense|plein|serieusement
now: maintenant|la|encore|tout de suite|en train|vient de|toujours|ce soir|tous les jours|chaque jour|chaque soir|tous les soirs|souvent|juste|en ce moment|hier
sudden: soudain*|d un coup|tout a coup|subitement|brusquement; breathe: respir*|souffle|air
hard: mal|difficile*|peine|du mal|siffle|rale|a peine|bizarrement|manque|vite|fort|suffoque|difficulte{,s}
choke: etouff*|s etrangle avec|suffo*|asphyx*|fausse route|coince dans {la,sa} gorge|s est etrangle avec|avale de travers et
drown: noi{e,ent,r}|noye{,e,r}|noyade|sous l eau|coule a pic|se noie|noyer
water: piscine|riviere|lac|mer|baignoire|eau|etang|fleuve|bassin|puits|canal|bain
faint: inconscien*|evanoui*|s evanoui*|malaise|perdu connaissance|perd connaissance|tombe{,e} dans les pommes|sans connaissance|s effondr*|effondre{,e}|ecroule{,e}|s ecroul*|s est ecroule|dans le coma|coma|perte de connaissance|pas conscient{,e}|plus conscient{,e}|plus de pouls|pas de pouls|inanime{,e}|inerte|tourne de l oeil|tombe raide|syncope|perdu conscience|evanouie|a perdu conscience|inconciente|inconcient
wake: reveill*|reveil*|ouvre les yeux|ouvrir les yeux|reprend connaissance; respond: reagi*|repond*|reaction
reply: repond*|parle; move: boug*|remu*; elsewhere: la voiture|mes affaires|du canape|les meubles
blue: bleu{,e,s,es}|violet{,te,tes}|pale|gris{,e}
turnBlue: devien* {tout ,toute ,}{bleu,bleue,violet,violette,gris,grise}|tout bleu|toute bleue|tout violet|toute violette|tout gris|est bleu|est bleue|est violet|est violette|vire au bleu|bleuit|est devenu bleu|est devenue bleue|devient blanc et
limp: mou|molle|tout mou|toute molle|raide|flasque|amorphe
lying: allonge{,e,es}|etendu{,e}|couche{,e} par terre|face contre terre|git
floor: par terre|sol|trottoir|rue|route|salle de bain{,s}|chaussee|baignoire|terre
stuck: coince{,e,s,es}|bloque{,e,s} sous|bloque{,e} dans la gorge
bleed: saign*|hemorragi*|vide de son sang|perd du sang|pisse le sang|perd son sang|perte de sang|ensanglant*|garrot|a flots|pisse le sang
shot: tire dessus|tire{,nt} sur|coup{,s} de feu|par balle{,s}|fusill*|tirent sur|abattu{,e}|flingu*|tirer dessus|une balle dans|pris une balle|recu une balle|recu une balle|s est pris une balle|touche par une balle|a tire sur|ont tire sur|tirent dessus|blesse par balle|tire une balle|tir dessus|ouvert le feu
bullet: balle dans|par balle|balle{,s} en caoutchouc|flashball|impact de balle|une balle|prendre une balle|coup de fusil
stab: poignard*|coup{,s} de couteau|plante{,e} avec|plante un couteau|egorg*|lacer*|coup{,s} de machette|coup{,s} de ciseaux|surin*|s est fait planter|a ete plante|eventr*|transperc*
cut: coup{e,ee,er,es,ant}|entaill*|tranch*|ouvert|ouvre; cutting: scarifi*|taillad*|mutil*
severed: arrach*|sectionn*|tranche{,e}|amput*|ressort|sort de|depasse|coupe le|a nu|coupe un|coupe deux
deep: profond*|beaucoup|a l os|veines|artere|gravement|fort|tronconneuse|scie|poignet|jugulaire
wound: blesse{,e,s,es}|blessure{,s}|traumatisme; broken: casse{,e,s}|fractur*|brise{,e}|demis|deboite
runOver: renvers*|ecras*|percut*|fauch*|roule dessus|rentre dedans|rentre dans|traverse le pare brise|ejecte{,e}|fauche{,e}
vehicle: voiture|camion|bus|train|moto|scooter|metro|velo|tramway|tram|vehicule|camionnette|tracteur|bagnole
crash: accident|collision|crash|tonneau{x}|explosion|carambolage|effondrement
fall: tomb*|chut*|gliss*|bascul*|degringol*|defenestr*|saute
height: toit|escalier{,s}|fenetre|balcon|echelle|etage{,s}|arbre|pont|immeuble|falaise|cheval|echafaudage|lit|table a langer
getUp: relev*|lev*|march*|boug*|debout
crush: coince{,e,s} sous|ecrase{,e} sous|enseveli*|bloque{,e,s} sous|coince{,e} dans la voiture|prisonnier{,s} des flammes|sous les decombres|bloque{,e,s} dans la voiture
electric: electrocut*|decharge electrique|electrise{,e}|foudroy*|taser|tase|{fil,cable,ligne} electrique|fil de courant; burnt: brul*|ebouillant*|cloque{,s}|cram*
hot: bouillant{,e}|huile|eau bouillante|acide|essence|vapeur|chimique|flammes|soupe|feu
swallow: aval*|mang{e,ee,er,ent}|bu{,e}|boi{t,re,vent}|boire|ingurgit*|inger*|croqu*|ingere|gob*|inhal*|lech*|s est enfile|a mis dans sa bouche|mis dans la bouche|bouff*|sniff*|s est injecte|suce|mache
take: prend{,s,re,rai,rait}|prenn*|pris{,e}|avaler|prenais; took: pris{,e}|donne|avale|prit|a pris
daily: chaque {matin,jour,soir}|tous les {jours,matins,soirs}|le matin|ordonnance|pharmacie|pour {la,le,mon,ma,son,sa} {tension,coeur,douleur,diabete,thyroide,cholesterol}|en repas|finis|renouvel*|rembours*
drug: medicament{,s}|medoc{,s}|cachet{,s}|pilule{,s}|comprime{,s}|somnifere{,s}|doliprane{,s}|paracetamol|aspirine{,s}|insuline|sirop|gelule{,s}|antidepresseur{,s}|calmant{,s}|xanax|ibuprofene|anxiolytique{,s}|lexomil|valium|tramadol|morphine|methadone|gouttes|medicamments|medicaments
hardDrug: drogue{,s}|heroine|cocaine|coke|fentanyl|crack|ecstasy|mdma|ketamine|alcool|vodka|whisky|shit|opium|lsd|speed|ketamine|weed|came
poison: produit vaisselle|produit{,s} pour {la vaisselle,le sol,les vitres,les toilettes}|produit de|produit menage|javel|eau de javel|poison|mort aux rats|detergent|lessive|liquide vaisselle|produit{,s} {menager,menagers,toxique,toxiques,chimique,chimiques,de nettoyage,nettoyant,pour wc,d entretien}|deboucheur|antigel|essence|acide|ammoniaque|insecticide|pesticide|desherbant|white spirit|acetone|dissolvant|parfum|shampooing|shampoing|gel hydroalcoolique|alcool a bruler|peinture|capsule de lessive|pastille de lave vaisselle|soude|chlore|naphtaline|mercure|cyanure|arsenic|petrole|alcool menager|nettoyant|decapant|raticide|destop|vernis|colle|muguet|laurier rose|tablette lave vaisselle|lave glace|liquide de refroidissement|savon
poisoned: empoisonn*|intoxiqu*|intoxication|drogue a mon insu|mis quelque chose dans {mon,ma,son,sa} {verre,boisson}|ghb|drogue{,e} dans|on m a drogue|verse quelque chose dans
overdose: overdos*|surdos*|fait une od|sur dose|over dose; mix: melang*|vapeurs|emanations
object: pile{,s}|aimant{,s}|piece{,s}|bille{,s}|clou{,s}|aiguille|epingle|verre|bouton|bouchon|vis|raisin|cacahuete{,s}|saucisse|jouet|morceau{,x}|os|bague|noyau|ballon|lego{,s}
vomit: vomi*|rend tout|gerbe; cough: crach*|vomi*|touss*|pisse; mouth: bouche|yeux|oeil|visage
eyeball: oeil|yeux|visage
full: plein{,e} de|couvert{,e}{,s} de|mare de|rempli*|beaucoup de|plein|trop de|flaque de|baigne dans
everywhere: partout|coule|gicle|dans {les,la,le,l}|de la|du
mistake: par erreur|par accident|sans faire expres|trompe{,e} de|deux fois|double|confondu|accidentellement|par megarde
wrong: mauvais|de ma|de mon|de sa|de son|du chien|de papi|de mamie|mes|des|d autrui
wildFood: champignon{,s}|baies|plante sauvage; empty: vide|ouverte|ouvert
foam: ecume|bave|mousse aux levres|de la mousse|de l ecume; fire: feu|incendie{,s}|flammes|flamme|en feu|brasier
burning: en feu|brul{e,ent,er,ait,ant}|pris feu|prend feu|prend feu|en flammes|flamb*|en train de bruler|crame|immole{,e}|a pris feu|etincelles
place: maison|appartement|appart|immeuble|cuisine|chambre|voiture|voisin{,s,e}|four|garage|toit|ecole|foret|salon|lit|canape|cave|hotel|escalier|rideau{,x}|chez moi|chez nous|chez|foyer|poele|caravane|mobil home|batiment|poubelle{,s}|matelas|cage d escalier|etage
room: maison|appartement|appart|chez moi|chez nous|porte|fenetre|chambre|garage|jardin|l interieur|dedans|cave|cour|immeuble|tente|caravane|hotel|chez
smoke: fumee{,s}; smell: sent|odeur|sens|pue|ca sens|senteur; gas: gaz|propane|butane|oeuf pourri
leak: fuite|fuit|s echappe|laisse le gaz|ouvert le gaz; monoxide: monoxyde|monoxide|co2 dans; alarm: alarme|detecteur
ring: sonne{,nt}|bipe|retentit|hurle|declenche{,e}|n arrete pas
thereIs: il y a|y a|ya|y a de|je vois|de la|du|grosse|beaucoup
inside: dans|ici|chez|partout|a cote|en bas|en haut|aidez|vite; under: sous|sort|du|de la|vient
clothes: vetement{,s}|cheveux|pull|manche|bras|main; explode: explos{e,ion,er}|saute|va exploser
want: veu{x,t,lent}|veux|veut|vx|jveux|envie de|envie d|vais|va|vont|voudr*|voulai*|pense{,s} a|penser a|songe a|compte|essay* de|tent* de|tente|menac* de|menac* d|parle de|parle d|pret{,e} a|plutot|prefer*|aimerai*|j ai envie|idee{,s} de|besoin de|dit qu il va|dit qu elle va|voulu|a tente|comment|tente d|essaye d|a essaye de|vai|risque de|cherche a|vouloir|planifie
wish: voudr*|aimerai*|veux|veut|mieux|souhait*|prefer*|espere|vaudrait mieux|vaut mieux|serais|serait
dead: mort{,e}|jamais ne{,e}|pas ne{,e}|etre mort{,e}|ne jamais exister|jamais existe|mieux sans moi|plus la|plus de ce monde
die: mourir|mourrir|mourire|crever|mour{s,t,rai,ra}|meur{s,t}|m endormir pour toujours|plus me reveiller|ne pas me reveiller|creve|disparaitre|mort|mourru|ne plus etre la
dying: en train de mourir|va mourir|meurt|mourant{,e}|agonis*|est mort|est morte|a l agonie|entre la vie et la mort|en train de partir|va y passer|je meurs|vais mourir|mourir devant
live: vivre|exister|vivant{,e}|etre en vie|etre la|etre de ce monde|continuer a vivre|me reveiller|vie
kill: tue|tu{er,e,ent,era,es}|tuer|tue|buter|assassin*|flinguer|egorger|planter|bute|crever|descendre|abattre|eliminer|faire la peau|poignarder
selfKill: me tuer|me pendre|me suicider|m ouvrir les veines|se tuer|se pendre|me buter|me flinguer|me foutre en l air|me foutre une balle|me tirer une balle|se tirer une balle|se foutre en l air
end: en finir|mettre fin a|met fin a|finir avec|oter|enlever|supprimer|mis fin a|fin a
life: vie|jours|tout ca|mes jours|ses jours
suicide: en finir avec {la,ma,sa} vie|en finir $|en finir avec tout|raison de vivre|marre de la vie|peux plus de la vie|plus de {la,ma} vie|trop de cachets|mouri|suicid*|suiscid*|sucid*|suissid*|suicit*|{me,se} {tuer,pendre,noyer,supprimer,foutre en l air,flinguer,buter,tirer une balle,jeter {sous,du,par,de,dans},tailler les veines,tailler,taillader,scarifier,mutiler,defenestrer,trancher,ouvrir,couper} {les veines,}|{me,se} {tuer,pendre,supprimer,jeter,scarifier,mutiler,foutre en l air,flinguer,buter}|je me tue|il se tue|elle se tue|m oter la vie|s oter la vie|{me,se} scarifi*|{me,se} mutil*|{me,se} taillad*|{me,se} coupe les|automutil*|envie d en finir|vais en finir|va en finir|{plus,pas,aucune,pu} {envie,la force,le gout,de raison,raison,le courage} de vivre|marre de {vivre,la vie,ma vie}|fatigue{,e} de {vivre,la vie}|{plus,pas,pu,pa} {vivre,exister,etre en vie,continuer a vivre}|mettre fin a {mes,ses,ma,sa} {jours,vie}|fin a {mes,ses} jours|serai{s,t} mieux mort{,e}|mieux sans moi|jamais ne{,e}|vie {n a plus,ne vaut,n a aucun,ne sert,a plus}|idees noires|idees suicidaires|lettre d adieu|adieu a tous|adieu tout le monde|adieu la vie|envie de {mourir,crever,disparaitre,me tuer}|plus envie d etre la|personne ne me regretter*|personne ne va me regretter|manquerai a personne|si je meurs|si je {me tue,disparais,mourais,mourrais,disparaissais}|si j etais mort{,e}|dormir et ne plus me reveiller|ne plus jamais me reveiller|dormir pour toujours|a quoi bon vivre|pourquoi vivre|deteste ma vie|sauter {du,d un,de la,par la} {pont,toit,balcon,immeuble,fenetre,falaise}|lettre{,s} d adieu|mot d adieu|message d adieu|lettre pour dire adieu|dit adieu a {tout le monde,tous,ma famille}|que tout s arrete|que tout finisse|que ca s arrete pour toujours
hang: pend*|pendre|pendu{,e}|corde; jump: saut*|jet*|lanc*
bridge: pont|toit|fenetre|train|balcon|immeuble|falaise|metro|vide|rails
hopeless: j en peux plus|n en peux plus|peux plus|je craque|plus d espoir|sans espoir
vein: veines|poignet{,s}|bras|cuisses; goodbye: adieu{,x}|lettre|dit au revoir
purpose: expres|pour mourir|volontairement|combien de|pour en finir; again: encore|de nouveau|a nouveau
worthless: ne vaut|sens|rien|vaut plus
noReason: raison de|envie de|force de|fatigue de|fatiguee de|marre de|gout de|plus la force de|a quoi bon
noose: corde au cou|noeud coulant|avec une corde; if: si|quand|s
hit: frapp*|bat{,s,tu,tue,tent,tait}|battre|cogn*|tap{e,es,ent,er,ait,ee}|gifl*|tabass*|fouett*|pouss{e,ee,er}|poussee dans|secou*|donne des coups|coup{,s} de {poing,pied,poings,pieds,ceinture,baton,tete}|maltrait*|brutalis*|agress*|mord{,u,ue}|tir{e,ait} les cheveux|bouscul*|jete{,e} contre|claque{,s}|roue de coups|rou{e,ee} de coups|brul{e,ee}|torture*|violent avec|leve la main sur|lever la main sur|fait du mal a|fait du mal|passe a tabac|tapp*|frape|frappr|rosse*|martyris*|lance des objets
hitBy: me bat $|me bat {pour,au,avec,tous,encore,quand,et,depuis,devant,presque}|{battu,frapp,agress,tabass,maltrait}{e,ee,es,ees,u,ue,} par|fait {frapper,tabasser,agresser,battre,taper,taper dessus,agresse,tabasse,frappe,casser la gueule}|ete {frappe,frappee,battue,battu,agresse,agressee,tabasse,tabassee}
hurt: faire du mal|fait du mal|faire mal|fait mal|blesser|du mal
pain: mal|douleur{,s}|serre|oppress*|pression|brulure|pince|comprim*|point
abuse: abus{e,er,ait,ent}|maltrait*|violent{,e}|abuse de|abuser de|humili*
choking: etrangl*|serre le cou|serre la gorge|a la gorge|oreiller sur|par le cou|par la gorge
lock: {me,nous,la,le} {retient,retiennent} {dans,a,de force,prisonnier,prisonniere}|enferm*|attach*|sequestr*|ligot*|enchain*|enferme{,e,s}|bloque|retient
letGo: laisse {pas ,}{sortir,partir}|laissent {pas ,}{sortir,partir}|laisser sortir|sortir de la maison|sortir|partir
threat: menac*; say: dit|dis|jure|va|veut|vont|veulent|essaie de|essaye de|cherche a|voulait|promet|a dit
afraid: peur|effray*|terrifi*|crain*|terroris*|j ai peur
belt: ceinture|baton|cable|cigarette{,s}|martinet|fer|poings|marteau|bleus|coquard|bat|fouet|ceinturon|rallonge
come: arrive|vient|dehors|derriere la porte|est la|devant la porte|revient|devant chez|frappe a la porte|tambourine
alone: seul{,e,s,es}|tout seul|toute seule|sans manger|sans nourriture|sans surveillance|faim|abandonne{,e,s}
leave: laiss{e,ent,ee,es,er}|abandonn*|enferm*|laisse|parti{,e,s}
days: jours|toute la nuit|toute la journee|depuis hier|heures|toutes les nuits
domestic: violence{,s} {conjugale,domestique,familiale,intrafamiliale}{,s}|femme battue|conjoint violent|mari violent|copain violent|pere violent|ex violent|compagnon violent
childAbuse: maltraitance{, sur enfant}|abus sexuel{,s} sur|pedophil*|attouchement{,s}|inceste|bebe secoue|secoue {le,son,mon} bebe|photos nue|{frappe,bat,tape,tapent,frappent,battent,maltraite} {leur,son,sa,ses,leurs,mon,ma,mes} {enfant,enfants,fils,fille,bebe,filles,gosse,gosses,gamin}
bruise: bleus|marques|hematomes; starve: affame{,e}|ne lui donne pas a manger|privee de nourriture|denutri*
things: choses|trucs
enter: entr{e,er,ent,ee,es}|rentre{,r}|forc{e,er,ent}|defonc*|penetr*|escalad*|introdui*|cambriol*|casser la porte|crochet*|s est introduit|dans {ma,la,notre} maison
door: porte|fenetre|serrure|portail; try: essai{e,ent}|essay{e,ent}|tent{e,ent}|cherche|veut|veulent
follow: sui{t,vent,vi,vie,vre}|poursui*|harcel*|traqu*|pist*|guett*|surveille|me colle
grab: attrap*|agripp*|tire{,r}|emmen*|trainee|saisi*|pousser|monter|entrainer
van: voiture|camionnette|coffre|fourgon|buissons|van|vehicule
gun: arme{,s}|couteau{,x}|pistolet{,s}|flingue{,s}|fusil{,s}|machette{,s}|revolver{,s}|hache|marteau|cutter|lame|gun|batte|kalach|tournevis|barre de fer|ciseaux|tesson|rasoir
have: a|avec|sort|sorti|pointe|braque|tient|ont|sa|son|porte|brandit|menace|dans la main|as|met|mis|charge
aim: pointe{,e}|braqu*|vise|menac{e,ee}{,s} avec|sorti|sort|met|mis|brandi{t,}|menac* d|pose
armed: arme au poing|est arme|est armee|sont armes|homme arme|hommes armes|main armee|braqu*|arme sur|couteau sous la gorge|sous la menace|pistolet sur|flingue sur|arme{,s} et|avec une arme|type arme|individu arme|mec arme|couteau sur|arme sur la tempe|pistolet sur la tempe|tireur
shooting: fusillade|coups de feu|tirent dans|tirs|ca tire|tireur|tirent sur|tirs d arme|ils tirent|il tire sur|on tire|tuerie de masse|rafale{,s}
kidnap: kidnapp*|enlev{e,ee,er,ement}|otage{,s}|sequestr*|contre {mon,son,ma,sa} gre|contre ma volonte|retenu{,e} de force|enleve{,e} par
hide: cach{e,ee,es,er}|planque{,e}|sous le lit|dans le placard|barricad*; rob: braqu*|vol{e,er,ent}|depouill*|racket*
mugged: braquage|agresse dans la rue|depouille{,e}|racketter|racketter|racketee|on m agresse|je me fais agresser|me braque|me braquent|vol a main armee|se fait agresser|me fais depouiller|m a agresse|m ont agresse|m a agressee|m ont agressee|m agresse|home jacking|car jacking
attack: attaqu*|agress*|lynch*|tabass*|embuscade|bagarre|saute dessus|rixe|mordu
bomb: bombe{,s}|explosif{,s}|grenade|attentat|alerte a la bombe
intruder: entre chez moi|entre{,e} par effraction|entrer chez {moi,nous}|dans ma maison|cambrioleur{,s}|intrus|quelqu un chez moi|{homme,type,mec,inconnu} {chez,dans} {moi,ma,mon,nous,notre}|force{,nt} la porte|defonce{,nt} {la,ma} porte|{essaie de,essaye de,veut,veulent,est,sont} {rentrer,rentre,rentres} chez {moi,nous}|est dans la maison|entre dans la maison|chez moi sans|s introdui* chez|cagoule{,s}|masque{,s} devant
outside: dehors|en bas
touch: touch*|caress*|tripot*|pelot*|vient dans {mon lit,ma chambre}|rentre dans {mon lit,ma chambre}|entre dans {mon lit,ma chambre}|met sa main|mis sa main|met les mains|mis les mains|embrass*|met les doigts|frotte|colle a moi|me regarde sous la douche|doigte
rape: viol{e,ee,er,ent,ees,ait,eur}|viole|violer|viols|agression sexuelle|agresse{,e} sexuellement|abus{e,ait,er,ent} de {moi,elle,lui,ma,mon}|abus sexuel{,s}|attouchement{,s}|force{,e} a coucher|sans mon consentement|sans consentement|profite de moi pendant que|me penetr*|tournante|rapport{,s} force{,s}|s est force en moi
force: forc*|oblig*|contrain*|me fait|m a fait|fait faire
sex: coucher avec|sexe|sexuel*|prostitu*|deshabill*|nue|fellation|rapport{,s}|sucer|coucher|faire des trucs|caresser|relation{,s} sexuelle{,s}
sell: vend{,re,ent,u,ue}|prostitu*
traffic: prostitu*|proxenet*|traite|reseau|esclav*|vendre mon corps|vend mon corps|maquer|mac|vendue|vendu a|vendent des filles|faire le trottoir|maquereau
passport: passeport{,s}|papiers|visa|documents|carte d identite
boss: patron{,ne,s}|employeur|chef|gerant|ils|proprietaire|patronne|famille d accueil|passeur{,s}
undress: nue|nu|deshabille{,e}|sans vetements|sans culotte|deshabiller; photo: photos|videos|filme
work: travail*|bosser; pay: pay*|dette{,s}|salaire|paie
missing: dispar{u,ue,us,ues,ait,ition}|perdu{,e,s} dans|introuvable|volatilis*|egare{,e}|kidnapp*|enleve{,e}|fugu*
lose: perdu|perdue|perdu de vue; find: trouv*|retrouv*|vois; appear: donne signe|donne de nouvelles|nouvelles
return: rentre{,e,s}|revenu{,e,s}|revient|arrive{,e} a l ecole|rentree de|donne signe de vie|retourne{,e}
runAway: fugu*|enfui{,e}|parti{,e} de la maison|sauve{,e} de la maison|s est enfui*|s est sauve{,e}|echappe{,e}
kidnapChild: enlev{e,ee,er}|kidnapp*|emmen{e,ee}|pris|emporte|vole; dementia: alzheimer|demence|autiste
lostChild: perdu de vue|perdu mon {fils,enfant,petit,bebe,neveu} {au,a,dans}|perdu ma {fille,petite,niece} {au,a,dans}|perdu mes enfants|trouve plus|retrouve plus|trouve pas|retrouve pas|enleve mon|enleve ma|sans nouvelles de
know: sais|sait|savons; where: ou; home: maison|ecole|chez; go: rentre{,r}|retourne{,r}|vais
heartAttack: crise cardiaque|infarctus|arret cardiaque|attaque cardiaque|crise de coeur|coeur s est arrete|arret du coeur|embolie|anevrisme|rupture d anevrisme
stroke: avc|attaque cerebrale|accident vasculaire|hemorragie cerebrale|congestion cerebrale
heart: coeur|pouls|palpitation{,s}
tight: arrete|bat tres|bat trop|s emballe|palpit*|serre|bizarre|bat vite|bat fort|lache|irregulier|cogne|mal
droop: tomb*|tordu{,e}|de travers|paralys*|deform*|affaiss*|pend|moitie|bouge plus
numb: engourdi*|paralys*|fourm*|sent{,s} plus|faible|faiblesse|bouge plus|plus bouger|insensible|lourd
speak: parl*|articul*|dire
speech: parle bizarre*|bafouill*|begaye|articule plus|mots bizarres|propos incoherents|dit n importe quoi|parle mal d un coup|marmonne|comprend pas ce qu il dit|comprend pas ce qu elle dit|mots sortent pas|cherche ses mots
slur: bafouill*|bredouill*|voix pateuse|parle bizarrement|n arrive plus a parler|melange les mots|mange ses mots; side: cote|cote gauche|cote droit|moitie|un cote
lift: lev*|boug*|soulev*; feel: sen{t,s,tir}; see: voi{t,s,r}; allergy: allerg*|urticaire|anaphyla*|plaques
anaphylaxis: anaphyla*|reaction allergique|choc allergique|crise d allergie|gorge se ferme|gorge qui se ferme|gorge gonfle|langue gonfle|quincke
swell: gonfl*|enfl*|se ferme|bouffi*|oedeme|ferme|plus avaler|avaler; seizure: convuls*|epilep*|crise|spasme{,s}
convulsing: convuls*|crise d epilepsie|crise epileptique|crise convulsive|yeux revulses|yeux se revulsent|yeux qui se revulsent|revuls*|fait une crise|tremble de partout|tremble de tout
shake: trembl*|secou*|spasm*|raid*|bave; eyes: yeux|revuls*|bave; fever: fievre|temperature
high: 40|41|42|39|tres haute|elevee|baisse pas|enorme
hotFever: 40 de fievre|41 de fievre|42 de fievre|fievre a 40|fievre a 41|fievre de 40|fievre de 41|brulant de fievre|brulante de fievre|quarante de fievre
sting: piqu*|mord{,u,ue}|morsure|guepe{,s}|abeille{,s}|frelon{,s}|scorpion|serpent|vipere|araignee|meduse
snake: serpent|vipere|scorpion|cobra|requin|ours|pitbull|crotale
sugar: insuline|glycemie|diabet*|sucre|hypo|hypoglycemie
without: plus d|sans|plus de|manque|baisse|chute|haute|basse|n a plus
sick: vertige{,s}|vomi*|nausee{,s}|mal a la tete|maux de tete|mal au crane|tete qui tourne|faible|tremble|transpire|somnolen*|bizarre|malade{,s}|tourne la tete|endort|evanou*
confused: confus{,e}|desorient*|delir*|incoheren*|sait plus ou|reconnait plus|reconnait pas|hallucin*|propos
cold: gel{e,ee,er,es}|hypotherm*|neige|glace{,e}|froid|congel*
hypothermia: hypotherm*|coup de chaleur|insolation|gelure{,s}|mort de froid dans|meurt de froid|deshydrat*|en train de geler
heat: canicule|chaleur|soleil|coup de chaleur|insolation|deshydrat*
hotCar: {enferme,enfermee,laisse,laissee,oublie,oubliee,seul,seule} dans {la,une,ma,sa} voiture|voiture {en plein soleil,au soleil,fermee}
sprayed: gaz lacrymogene|lacrymo|gaze{,e}|taser|gaz poivre|bombe lacrymo
shocked: electrocut*|decharge electrique|foudroy*|electrise{,e}|pris le courant|pris un coup de jus
pulse: pouls|battement{,s}
labor: accouch*|eaux ont {perce,rompu}|vois la tete|tete {du bebe ,}sort|en travail|contraction{,s}|bebe arrive|bebe sort|tete du bebe|fausse couche|va naitre|en train de naitre|le bebe vient|en train d accoucher|perdu les eaux|perd les eaux|perte des eaux
waters: perdu les eaux|perd les eaux|poche des eaux|perte des eaux|rompu la poche|poche rompue; baby: bebe
selfHurt: se faire du mal|me faire du mal|se fera du mal|se couper|se scarifi*|se mutil*
helpMe: a l aide $|{a l aide,au secours} {il,elle,ils,on}|a l aide svp|a l aide s il|anmwe*|o secour*|au secours|a l aide moi|aidez moi vite|aidez moi svp|aidez moi s il vous plait|aide moi vite|sauvez moi|sauvez nous|sos|vite|secours|ausecours|o secours|aidez nous|envoyez de l aide|aidez moi je|venez vite|vite vite|besoin d aide urgente|besoin d aide vite|urgent urgent
danger: danger de perdre la vie|menace de me {couper,tuer,planter,egorger}|va me tuer|couper la gorge|en danger|danger de mort|danger|peur pour ma vie|peur pour sa vie|crains pour ma vie|ma vie est en jeu|pas en securite|veut me faire du mal|va me faire du mal|peur de mourir|veut ma mort|vont me tuer|va me tuer|veut me tuer|veulent me tuer|vie en danger|urgence vitale|question de vie
emergency: urgence; ambulance: ambulance|samu|pompiers|secours|911|15|112|ambulances|paramedics
send: appel{ez,er,le,e}|envoy*|besoin|vite|faut|il faut|svp|urgent|maintenant|s il vous plait|venez
think: crois|pense|semble|on dirait|air
calm: cours|formation|atelier|prevention|permis|inspection|numero|facture{,s}|assurance|rendez vous|rdv|clinique|foyer{,s}|liste|programme|loi{,s}|droit{,s}|prise de|analyse{,s}|don de|donner mon|donner du|donner son|tension|groupe|film|jeu|chanson|livre|article|emission|ordonnance|medicament|fonds|logement|nourriture|demande|aide financiere|compagnie|bouteille de|chere|cher|caserne|exercice|vaccin|specialiste|neurologue|cardiologue|victimes|temoign*|detecteur de fumee|pile|piles|coupe|coupure|recharge|noix|hotel|hebergement|aide|premiers|dettes|paperasse|cuisiner|chauffage|station|essence
longAgo: l an dernier|l annee derniere|annee derniere|an dernier|il y a {un,deux,trois,quatre,cinq,dix,des,plusieurs,longtemps} {an,ans,annees,mois}|il y a longtemps|le mois dernier|mois dernier|enterrement|obseques|funerailles|decede|decedee|deces|quand j etais {petit,petite,enfant,jeune}|en {janvier,fevrier,mars,avril,mai,juin,juillet,aout,septembre,octobre,novembre,decembre}|en 20*|en 19*|veuf|veuve|autrefois|il y a {six,sept,huit,neuf,quinze,vingt,trente} {ans,mois}
lastWeek: la semaine derniere|semaine derniere|il y a une semaine|il y a quelques jours|l autre jour|le week end dernier
safe: va mieux|vont mieux|tout va bien|sorti de l hopital|sortie de l hopital|hors de danger|fausse alerte|est en prison|a ete arrete|eteint
fine: mdr|lol|ptdr|haha|blague|je rigole|je plaisante|je vais bien|pour rire
be: est|suis|es|sont|ete|etait|a|ai|as|sommes|fait|etre|se|s|avait|ont|on
document: acte{,s}|passeport{,s}|carte{,s}|papiers|document{,s}|carnet|certificat{,s}|dent|doudou|sac|cartable|manteau|chaussures|lunettes|jouet{,s}|poussette|poupee|recu{,s}
meHarm: {je vais,j vais,jvais,vais,je veux,envie de} {le,la,les,l} {tuer,buter,planter,poignarder,flinguer,etrangler,descendre}|{je vais,jvais,vais,envie de} {tuer,buter,planter,poignarder,etrangler} {mon,ma,mes,un,une,ce,cette,quelqu}|peur de {faire du mal a,frapper,blesser,secouer,tuer} {mon,ma,mes,le,la,les,quelqu}|voix {me ,}{disent,dit,demandent,ordonnent} {de ,que je }{tuer,tue,frapper,blesser,poignarder}
threatMe: {veut,veulent,va,vont,allait,allaient,menace de,menacent de,a menace de,ont menace de,essaie de,essaye de,cherche a,cherchent a,a essaye de,a voulu,jure de,promet de} {me,nous} {tuer,planter,buter,flinguer,poignarder,etrangler,egorger,bruler,frapper,tirer dessus,mettre une balle,descendre}
idiom: {aidez,aide,aider,aidez moi,aide moi} {moi ,}{a ,}{remplir,avec,comprendre,trouver,ecrire,faire la,faire ma}|brule{,nt} {d ,de }{impatience,envie,savoir,vous,te,connaitre,lire}|pleut a mort|qui me suit {dans,sur,pour}|{me,nous} suit {dans,sur} {cette,ce,le,mon,instagram,facebook}|{est ,}suivi{,e} par {un,une,le,la,mon,ma} {medecin,psy,docteur,assistante,assistant,service}|assistante sociale me suit|{un,une,mon} expose sur|cours sur {le,les}|coup de {foudre,main,fil,pouce,poignard dans le budget,feu au restaurant}|saute {une,de,la,cette} {question,joie,etape,ligne,page}|sauter {une,de,la,cette,le} {question,joie,etape,ligne,page,dejeuner,repas}|{fini,finir} {avec ,}{ce,cette,ces} {dossier,papiers,demande,formulaire}|en finir avec {ce,cette,ces} {dossier,papiers,demande,formulaire,demarche,demarches}|peux plus {d attendre,d appeler,de ce site,de remplir,de ces papiers}|{tire,tirer,tirez} {la,le,les,sur la} {porte,rideau,langue,levier}|tire bien|{site,appli,page,ordi,ordinateur,logiciel} {plante,a plante,est plante}|plante tout le temps|attaque{,e} par {un virus,des pirates,des pubs}|attaque de flemme|crev* de {chaud,faim,fatigue,froid}|{enleve,enlever} {ma voiture,la page,le bouton,mon nom}|perdu {sa,son,ses} {dent,doudou,bonnet,sac,cahier,cahiers,carte,gants,manteau,chaussures,lunettes}|{comment,pour,veux,puis je,je,dois,peux,a} rentrer chez {moi,nous}|rentrer {chez moi,a la maison}|avec {la,cette,ma} demande|cette demande|sur les nerfs|je me tue au travail|vais me tuer au travail|suivi chez|mourir de {faim,soif,chaud,froid,rire,honte,ennui}|bat tous les records|bat le record|{meurs,mourir,meurt,mort,morte,morts,crever,creve} {d envie,de faim,de soif,de rire,de honte,d ennui,de chaud,de chaleur,de fatigue,de peur,de froid,de curiosite}|{mort,morte,morts} de {rire,fatigue,faim,honte,trouille}|{telephone,portable,batterie,pile,ordinateur,ordi} est {mort,morte}|nature morte|point mort|tuer{ais,ai,ait,} pour {un,une,des}|tue{r} le temps|{pieds,dos,ca,chaussures,attente,papiers,boulot} me tue{nt}|ca me tue|me tue {d attendre,au travail,a la tache,de rire}|une tuerie|tape{,nt} sur les nerfs|tape{r} {un,le,mon,du} {code,numero,texte,message}|bat{s} tous les records|{me,nous} bats {pour,aux,au}|je me bat {pour,aux,au}|a l aide {de,d,du}|coup de {main,fil,telephone,pouce,coeur,chance,soleil,pub,barre,balai}|coup{e,ee,er} {l electricite,le gaz,le courant,l eau,le chauffage,internet,les cheveux,la lumiere,mes cheveux,la ligne}|m a coupe {le,l,la}|me suis coupe les cheveux|facture de gaz|bouteille de gaz|plus de gaz|gaz {est ,}{trop ,}ch{er,ere}|gaz pour cuisiner|sent bon|brule {le repas,le riz,le gateau,le diner,le feu rouge,les etapes}|feu {rouge,vert,de circulation,d artifice}|{appartement,maison,immeuble,appart} a brule{,e}|{tout ,}perdu {tout ,}dans {un,l} incendie|apres {l,un} incendie|detecteur de fumee|prise de sang|don{ner,} {de ,du ,mon ,}sang|analyse de sang|perdu {mon,ma,mes,le,la,son,sa,leur} {travail,emploi,portefeuille,telephone,portable,cles,papiers,chien,chat,logement,code,carte,job,boulot,appartement,temps,sac,passeport,permis,numero}|perdu du {poids,temps}|trouve {pas,plus} {d appartement,de travail,mes cles,le site,mon code,le lien,la page,de logement,de medecin,d avocat,ou,le formulaire,un,une,mon {dossier,portefeuille,telephone,chien,chat,permis}}|suis tombe{,e} {en panne,sur {votre,ce,le,un,une},malade,amoureu*,enceinte,de haut}|tombe{,e} {en panne,malade}|{m a ,me }casse ma porte|casse {ma,la} {porte,fenetre,voiture,vitre}|en danger de perdre {mon,le,notre,son} {logement,appartement,travail,emploi}|pas en danger|{fonds,logement,demande,hebergement,aide,aides,service des,numero} d urgence|facture d ambulance|facture de l ambulance|noie dans {la paperasse,les dettes,le travail,les papiers}|premiers secours|sortie de secours|secours populaire|secours catholique|tir{er,e} {un numero,un trait,la sonnette,d affaire,une carte}|tire d affaire|tire les cheveux de|a l aide de|pompes funebres|prends {mes,mon,ses,un} {cachets,medicaments,traitement} {le,tous,chaque,pour,depuis}|prends un medicament pour|medicaments sont finis|bu tout le lait|boire {un cafe,un coup,de l eau}|mis a la porte|a la porte|en feu d artifice|coeur brise|brise le coeur|rendez vous chez le cardiologue|crise {economique,du logement,sanitaire,de nerfs,de fou rire}|crise de foi|chez le juge|suit pour|medecin qui me suit|me suit pour|suivre {mon,ma,le,la} {dossier,demande,cours}|suit mon dossier|menace{,nt} {d expuls*,de {m expulser,nous expulser,me licencier,{me ,nous ,}couper {l electricite,l eau,le gaz,le courant,le chauffage,internet}}}|qui me suit depuis|sauve la vie|port d arme{,s}|lait pour bebe|mal au {coeur de voir,dos a force}|prendre {un,le,une} {bus,train,rendez,cafe,douche,photo}|{envie,marre} de vivre {ici,a,en,dans,avec}|vivre {a,en,dans,avec,chez,ici}|arme a la ceinture|{chaleur,canicule,attente,loyer,froid,paperasse,stress} {me,nous} tue{,nt}|{aidez,aide,prenez en charge} {les gens,des gens,ceux,les personnes} qui
clitic: me|m|nous|le|les|l|lui|leur|la|te|s|se
childGone: retrouve {pas,plus} {mon,ma} {fils,fille,enfant,bebe,petit,petite}|trouve {pas,plus} {mon,ma} {fils,fille,enfant,bebe,petit,petite}|enleve {mon,ma} {fils,fille,enfant,bebe,petit,petite}|perdu {mon,ma} {fils,fille,enfant,bebe,petit,petite} {au,a,dans,en}
touchBed: vient dans mon lit|rentre dans mon lit|dans mon lit la nuit|vient dans ma chambre la nuit|entre dans ma chambre la nuit
open: ouvre|ouvrir; eyesOnly: yeux; gunUsed: braqu*|poignard*|menace avec|plante
blow: coups de {poing,pied,pieds,ceinture,baton,tete}|coup de {poing,pied,ceinture,baton,tete,boule}|par les cheveux|contre le mur|roue de coups|baffe{,s}|gifle{,s}|claque{,s}|derouillee|raclee|beigne{,s}|mandale{,s}|droite dans la
heartFace: bouche de travers|bouche tordue|visage de travers|visage paralyse|visage deforme|moitie du visage|visage qui tombe
reflexive: me|m; tonight: ce soir|maintenant|aujourd hui|tout de suite
ledge: sur le {pont,toit,rebord,parapet}|au bord du {pont,vide,toit}|sur les rails
cutDone: coupe|ouvert|tranche|taillade
endLife: en finir $|en finir avec {tout,la vie,ma vie}|en finir pour de bon|en finir ce soir|en finir maintenant
rise: monte|souleve
wholeBottle: {toute la,la} boite entiere|toute {la,sa,ma} {boite,plaquette,bouteille}|tout {le,son,mon} {flacon,tube}|tou{s,tes} {ses,mes,les} {cachets,comprimes,pilules,medicaments}
ofDrink: de {lait,jus,eau,vin}|d eau
outdoors: jardin|foret|bois|parc|cour
sweat: transpir*|sueur{,s}|sue
clutch: tient|main sur|se serre|agrippe
blink: clign*
bottomOf: fond de {la piscine,l eau,l etang}|fond du {lac,bassin}
allOfUs: tous|toute la famille|nous avons tous|on a tous
burner: poele|chaudiere|groupe electrogene|brasero|chauffe eau|chauffage|charbon
emptyBottle: {boite,plaquette,flacon}{,s} vide{,s}|boites de medicaments vides
beside: a cote|pres de|par terre|dans la main|autour
maul: dechiquet*|devor*|lacere|attaque{,e}|mordu au visage|arrache
stillInside: {gens,enfants,personnes} a l interieur|encore dedans|coince{,e,es}{s,}|peut pas sortir
spill: renvers*|vers{e,ee}|jete{,e}|tombe{,e}|eclabouss*
cord: cordon
atOnce: en ce moment|maintenant|ce soir|tout de suite
bag: sac plastique|oreiller|couverture
allOfThem: toutes d un coup|tout d un coup|toutes a la fois|une poignee
jaw: machoire
grip: serrer|tenir
blade: rasoir|lame|corde
inMyHand: dans {la,ma,mes} main{,s}|devant moi|pres de moi
with: avec|rejoindre|retrouver
heaven: ciel|paradis|la haut
garage: garage
engineOn: moteur {allume,qui tourne}|pot d echappement|tuyau
violenceSure: casse tout|il {a ,}{casse,brise,jete,jette,pris,prend,cache,confisque} mon {telephone,portable} pour|me cherche partout|sait ou {j habite,je suis,je vis}|m a retrouvee
tie: attach*|ligot*|enchain*
metOnline: rencontre {en ligne,sur internet,sur instagram,sur snapchat}
`);
