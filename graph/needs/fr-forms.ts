import type { Words } from "./lexicon.ts";

/** French phrases that verbs and their forms make together; braces are written out by `writtenOut`. */
export const frForms: Words = {
  "head.1":
    "ad|adlt|adt|requerant|requerante|ouvrier|ouvriere|saisonnier|saisonniere|refugie|refugiee|voyageur|voyageuse|touriste|routier|sinistre|patient|patiente|retraite|retraitee|chomeur|chomeuse|usager|usagere|plaignant|plaignante|beneficiaire|vict|mr|m#|f#|bonhomme|conjointe seule|grand mere seule|veuve agee|papi seul|allocataire|interesse|interessee|declarant|declarante",
  "head.2":
    "ads|adlts|adts|a#|ouvriers|ouvrieres|saisonniers|saisonnieres|refugies|refugiees|voyageurs|voyageuses|touristes|routiers|retraites|retraitees|etudiantes|collegues de chantier|macons|cueilleurs|travailleuses|migrants|veterans|colocs|potes|copines|compagnons de route|belles soeurs|beaux freres|cousins|mamans|papas|mamies|papis|usagers|randonneurs|pecheurs|musiciens|chauffeurs|hommes adultes|femmes adultes|vieux|seniors",
  "child.child.1":
    "enf|kid|minot|minote|mioche|chtiot|ptit|ptite|mome|bambin|collegien|lyceen|petiot|petiote|gosse",
  "child.child.2":
    "enfs|enft|enfts|e#|kids|minots|ptits|ptites|collegiens|lyceens|petiots|bout de chou|bouts de chou|drôles|drolles|gniards",
  "child.baby.1": "bb|bebe de {deux,trois,quatre,cinq,six} mois|nouveaune|nourisson|tout petit bebe",
  "child.baby.2": "nourissons|bbs",
  "relative.grandmother": "mamie|meme|mémé|bonne maman|grand maman",
  "relative.partner": "mec a moi|homme a moi|cheri|cherie|moitie|ma femme|conjoint de fait|concubine",
  family: "famille recomposee|famille monoparentale|fratrie|maisonnee|foyers|menages",
  people: "prs|pers au total|persones|personne au total|convives|bouches a nourrir|tetes|couverts",
  weAre:
    "{il,} en reste|{il,} en restait|{ne sont,sont} plus que|n en reste que|{il,} n en reste que|{on est,on n est,nous sommes,ns sommes,nous ne sommes,sommes,ne sommes,ils sont,elles sont,ils ne sont,on reste,il reste,reste,restons,nous restons,on etait,on vit,ils vivent,nous vivons,vivons,on habite,y a,ya,on sera} {plus que,encore,que,a,au total,maintenant,juste,desormais,}|au nombre de|en tout|soit au total|soit",
  pregnant:
    "{enceinte,grossesse} de {trois,quatre,cinq,six,sept,huit,neuf,3,4,5,6,7,8,9} mois|{future,bientot} {maman,mere}|{attend,attends,attendons} {un,notre,son,mon} {enfant,bebe,premier enfant}|sur le point d accoucher|pres d accoucher",
  pet: "{lapin,lapins,perroquet,tortue,hamster,cheval,poules,poissons,toutou}",
  hungry:
    "{rien,plus rien} {dans le ventre,dans l estomac,avale,mange,a grignoter}|{n ai,n a,n as,n avons,n ont,ai,a,avons,ont,nont,na,n avait,n avaient,n aurait} {pas,rien,plus rien,pas encore,toujours pas,toujours rien,encore rien,toujours pas rien,pas du tout} {mange,dine,dejeune,soupe,avale,bouffe,pu manger,pris de repas,pu diner}|{frigo,frigos,placard,placards,garde manger,congelateur,frigidaire,refrigerateur,congelo} {est,sont,} {completement,tout,totalement,} {vide,vides}|{plus rien,rien,y a rien,plus grand chose,pas grand chose,rien du tout,rien de mangeable} {a manger,a se mettre sous la dent,dans {le,les} {frigo,placards,placard,cuisine,refrigerateur},a bouffer,a donner a manger,pour diner,pour le repas}|{la dalle,creve la dalle,crevons la dalle,crevent la dalle,crevent de faim,creve de faim,crevons de faim,ventres vides,ventre creux,l estomac vide,meurs de faim,mourons de faim,affamees}|{sans,n a pas pris de,n ont pas pris de,pas pris de} {avoir mange,avoir dine,rien manger,rien avaler,repas depuis,avoir rien mange}|a jeun|{plus,pas} {d argent,un sou,assez,les moyens} pour {manger,la nourriture,les courses,acheter a manger,nourrir}|{peut,peux,pouvons,peuvent} {pas,plus} {nourrir,manger,acheter a manger}|reste a nourrir|{pas,plus} {a,de quoi} {manger,nourrir,bouffer}",
  fed: "{ai,a,as,avons,ont,avait,avaient,viens de,vient de,venons de,viennent de} {deja,bien,tous,toutes,tous deja,} {mange,dine,dejeune,soupe,bouffe,pris un repas,pris le repas,pris leur repas,manger,diner,dejeuner}|{a,ont,avons,ai} {ete,deja ete} {nourri,nourrie,nourris,nourries,restaure,restauree,restaures}|{sont,est,sommes} {deja,bien,} {nourris,nourri,nourrie,rassasie,rassasies,restaures}",
  nowhere:
    "{sais,sait,savons,savent,savez,savait} {pas,plus,meme pas,toujours pas,vraiment pas} ou {dormir,aller,loger,passer la nuit,se loger,nous loger,me loger,crecher,se mettre,coucher,nous mettre}|{on,je,il,elle,nous,ils,elles} {dort,dors,dormons,dorment,va dormir,vais dormir,allons dormir,vont dormir,couche,crèche} {ou,dehors}|ou {est ce qu on,est ce que je,est ce que nous,on,je,nous,va t on,vais je,allons nous,est ce qu elle,est ce qu ils} {va,vais,allons,vont,peut,peux,pouvons,} {dormir,dort,dors,dormons,passer la nuit,coucher,loger}|{pas,nulle part,plus,aucun endroit,aucun lieu,rien,personne chez qui,pas d endroit} {ou,} {dormir,aller,loger,passer la nuit,coucher,se loger,crecher}|{peux,peut,pouvons,peuvent} {pas,plus} {y retourner,y dormir,y rester,y rentrer,retourner chez moi,retourner chez nous,retourner chez elle,retourner chez lui,retourner chez eux,rester chez moi,rester la bas,dormir chez nous,dormir chez moi,dormir la bas,rester a la maison,rentrer chez nous,rentrer chez moi,rester ici}|{dors,dort,dormons,dorment,vis,vit,vivons,vivent,couche,couchons,couchent} {dans,sous,sur,a} {la,ma,sa,leur,notre,une,un,le} {voiture,tente,camionnette,parc,rue,caravane,pont,porche,gare,bagnole,camion}|{plus,pas} d {hebergement,abri,toit}|{plus,pas} de {toit,chez soi}|plus de {chambre,lit,foyer}",
  housed:
    "{a,ont,ai,avons,as,possede,dispose d,disposent d} {deja,bien,} {ou,un endroit ou,un lieu ou,une place pour,un toit pour} {dormir,loger,se loger,rester,passer la nuit,coucher}|{suis,est,sommes,sont} {deja,bien,actuellement,temporairement,provisoirement,} {loge,logee,loges,logees,heberge,hebergee,heberges,hebergees,accueilli,accueillie,accueillis} {chez,par,dans,a,au,a l,en,}|{nous,la,le,les,l,m,me} {heberge,hebergent,loge,logent,accueille,accueillent} {deja,}|{dors,dort,dormons,dorment,reste,restons,restent,loge,logeons,logent} chez|{a,ai,avons,ont} {un,deja un,bien un,deja le} {toit,logement,lit,abri,hebergement,appartement,hotel}",
  evicted:
    "{jete,jetes,jetee,jetees,mis,mise,mises,foutu,foutus,foutue,flanque,flanques,vire,vires,chasse,balance} {a la rue,dehors,a la porte,de chez nous,de chez moi,de chez elle,de l appart}|{logement,appartement,appart,maison,immeuble} {inonde,inondee,incendie,brule,brulee,effondre,effondree,detruit,detruite,insalubre,evacue,evacuee}",
  ride: "{billet,billets,ticket,tickets} {de,d,pour,en} {bus,car,train,avion,metro,autocar,autobus,tram,le bus,le train}|{moyen,moyens,possibilite,maniere} {de,d} {rentrer,transport,aller,se deplacer,locomotion,retourner,repartir}|{trajet,transport,deplacement,retour,course} {vers,jusqu a,jusqu au,en taxi,aller retour,simple,en vsl,en ambulance}|vsl|blablacar|autocar|deplacement|{pas,aucun,sans} {moyen,transport} {pour,de} {rentrer,aller,retourner,y aller}",
  go: "{etre,me faire,se faire,nous faire,faire} {conduit,conduite,conduits,conduire,emmene,emmenee,emmenes,ramene,ramenee,ramenes,depose,deposee,deposes,transporte,transportee,transportes,accompagne,accompagnee,accompagnes,raccompagne,reconduit,reconduite,amene,amenee} {a,au,aux,chez,jusqu a,jusqu au,en,dans,vers,}|{me,nous,le,la,les,l,m,vous,} {conduire,emmener,ramener,deposer,amener,accompagner,raccompagner,transporter,reconduire} {a,au,aux,chez,jusqu a,jusqu au,en}|{aller,me rendre,nous rendre,se rendre,retourner,repartir,revenir,partir} {a,au,aux,chez,en,dans,vers,jusqu a,jusqu au}|{aller,partir} {chercher,recuperer,acheter,retirer}",
  goHome:
    "{etre,me faire,se faire,nous faire} {ramene,ramenee,ramenes,reconduit,reconduite,reconduits,raccompagne,raccompagnee,raccompagnes} {chez moi,chez nous,chez elle,chez lui,chez eux,a la maison,a domicile,a son domicile}|{me,nous,le,la,les,l} {ramener,reconduire,raccompagner,deposer} {chez moi,chez nous,chez elle,chez lui,chez eux,a la maison,a son domicile}|{rentrer,retourner,repartir,retour} {chez moi,chez nous,chez elle,chez lui,chez eux,a la maison,au domicile,a domicile,a son domicile,a la case}",
  stranded:
    "{voiture,vehicule,bagnole,camionnette,scooter} {est,etait,} {en panne,hors service,accidentee,accidente,volee,vole,saisie,immobilisee,immobilise,a la casse,en rade,hs,foutue,morte}|en rade|{rate,loupe,manque} {le,son,notre,mon} {dernier,} {bus,train,car}|plus {d essence,de voiture,de bus,de train,de transport}",
  fetched:
    "{a,ont,ai,avons} {deja,} {un,une,sa,son,leur,ma,notre} {vehicule,voiture,chauffeur}|{viendra,vient,viendront,viennent,va venir,passe,passera} {me,nous,le,la,les} {chercher,prendre,recuperer}|{agent,ami,amie,soeur,frere,voisin,voisine,cousin,collegue,policier} {va,peut,pourra} {la,le,les,nous,me} {conduire,ramener,emmener,deposer,raccompagner}",
  need: "{il,} {me,nous,lui,leur} {faudrait,faut,manque,manquerait}|{auriez,avez} vous|serait il possible|{est ce,c est} possible|possible d avoir|y {a,aurait} t il|{a la recherche,en quete} {de,d}|{recherchons,quemande,supplie,implore,reclamons,solicite,sollicitons,necessitons}|{preconise,recommande,propose,suggere} {de,d,un,une,des,}|quelqu un {peut,pourrait,pour,qui peut,qui pourrait}|qqn {peut,pour,pourrait}|{besion,besoins,bseoin,besoinn,bezoin,besoun,beoin}|{on,j,je,nous} {voudrait,voudrais,voudrions,aimerait,aimerais,aimerions,veut,veux,voulons,cherche,cherchons,demande,demandons}|{reste a,restent a} {loger,nourrir,heberger,trouver}|{desire,desirent,desirerait,voudrai,souhaiterais,souhaiteraient,souhaitons}|prendrait|prendraient|{vois,voit} volontiers|serait preneur d|{consent a,favorable a}",
  noNeed:
    "donc pas {de,d}|donc aucun|{pour,cote} {la,le,les,l,} {bouffe,nourriture,repas,manger,logement,hebergement,chambre,transport} {ca va,c est bon,ok,c est regle,rien}|{ne,n,} {veut,veulent,veux,voulons,demande,demandent,demandons,cherche,cherchent,cherchons,souhaite,souhaitent,souhaitons,reclame,reclament,sollicite,sollicitent,desire,desirent} {pas,plus,ni,aucun,aucune} {de,d,}|{pas,aucun,nul,plus,sans,aucunement} besoin {de,d,ni,}|{ca va,tout va bien,c est bon,ok,tranquille} {pour,cote,niveau} {la,le,les,l,}|{pas,plus} la peine {de,d,pour}|{pas,non} {demande,demandee,sollicite,sollicitee,souhaite,souhaitee} {de,d}|{ne,n} {requiert,requierent,necessite,necessitent} {pas,aucun,aucune} {de,d,}|{se,s en} {passe,passent,passerait,passera} {de,d}|{peut,peuvent} se passer {de,d}",
  declined:
    "{decline,declinent,refuse,refusent,a refuse,ont refuse,a decline,ont decline,rejette} {l,le,la,les,un,une,toute,tout,}|{a,ont,avons,ai} {deja,} {recu,obtenu,touche,eu} {un,une,des,le,la,les,du,de la,}",
  settled:
    "{est,sont,} {deja,} {assure,assuree,assures,assurees,fourni,fournie,fournis,fournies,offert,offerte,offerts} {par,}|{est,sont} {organise,organisee,gere,geree,trouve,trouvee,finance,financee}|{pas,aucun} {probleme,souci} {pour,de,cote}|{deja,} {en place,boucle,bouclee}|sans objet|neant|a charge de|{c est,} {bon,ok,regle,fait}",
  elsewhere:
    "{est,sont} {deja,actuellement,restes,reste,partis,parti,partie,parties} {chez,avec,a l ecole,a la creche,au college,a la garderie}|{est,sont} {a la creche,au college,au lycee,a la garderie,au travail,en sortie scolaire}|{est,sont} {gardes,garde,gardee,gardees} {par,chez,}",
  absent:
    "{est,sont} {reparti,repartie,repartis,rentre,rentree,rentres,retourne,retournee,retournes,deja parti,deja partie,partis,parties,hospitalises,internee,interne,incarceres,emprisonne} {au,en,a,dans,chez,}|{nous,m,l} a {quittes,quitte,quittee,abandonne,abandonnee,abandonnes,plaque,plaquee}|{a,ont} {quitte,abandonne,deserte} {le domicile,le foyer,la maison,le pays}",
  acts: "{s occupe,s occupera,prend soin,prendra soin,se charge,se chargera} {de,d,du,des}|{garde,gardent,gardera,prend,prennent,recupere,recuperent,heberge} {les,le,la,mes,ses,nos,mon,ma} {petits,enfants,gosses,deux,trois,petit,petite,fille,fils,gamins}",
  night: "nt|nts|nuité|nuis|nuitee d hotel|nuite|nuites|nuti",
  over: "{etais,etions,etaient,etait,suis reste,sommes restes,ai vecu,avons vecu,a loge,avons loge,ont loge,a couche,ont couche,avons couche,ai couche,logeait,logions,vivait,vivions,vivaient,dormait,dormions,dormaient,avait,avions,avaient}|{ca,cela,voila,voici} {fait,} {deja,}|la {semaine,nuit} {derniere,passee,precedente}|le {mois,week end} {dernier,passe}|{avant hier,hier soir,hier}",
  way: "{d ici,de chez nous,de chez moi,de chez elle,de son domicile,de la maison,de trajet,de route,de distance,en voiture,a pied}",
  near: "{dans,a,} {le quartier,la meme rue,deux pas,cote d ici,la meme commune,la commune,quelques pas}|{meme,notre} {quartier,village,commune}",
  place:
    "{gare,station,arret} {de,d,} {bus,train,metro,autobus,essence,service,autocar,routiere,sncf}|{salle,hall} d attente|{office,service,agence} {du,de,des} {logement,transport,transports}|droit au logement|aide au logement|{prochain,dernier,premier} {bus,train,vol,car}",
  tonight: "{des,pour} ce soir|cte nuit|c soir|cettenuit|la nuit qui vient|ce soar|aujourdhui|ajd|auj",
  only: "{tout ce qu,ce qu} {il,elle,on,ils} {veut,veulent,demande,demandent} c est|{rien d autre,pour le reste,a part ca}|ne reste que",
  with: "accompagnees|accompagnes|accompagnee|accompagne|{accompagne,accompagnee,accompagnes} {de,d,par,par ses,par son,par sa}|{vit,vis,vivons,voyage,voyageons} avec|{mere,pere,maman,papa} isole{e,} avec|{en charge,a la tete} d",
  "amount.15": "{une,} quinzaine {de,d}",
  "amount.10": "{une,} dizaine {de,d}",
  "amount.8": "{une,} huitaine {de,d}",
  "amount.12": "{une,} douzaine {de,d}",
  "amount.20": "{une,} vingtaine {de,d}",
  "amount.30": "{une,} trentaine {de,d}",
  needed:
    "{est,sont} {perdue,perdu,perdus,perdues,gatee,gates,avariee,finie,finis,epuisee,epuises,volee,voles,partie}|qui {manque,manquent}|{est,sont} tombe a l eau|{a,ont} ete {annule,annulee,annules,perdue,perdus,vole,volee}|{fait,font} defaut|il n y en a plus|y en a plus|tombe a l eau",
  lack: "{peut,peux,pouvons,peuvent} {pas,plus} {acheter,payer,se payer,me payer,nous payer,financer,lui acheter,leur acheter}|{plus,pas} {d argent,les moyens,de quoi,un sou} {pour,d,de,} {acheter,payer,lui acheter,leur acheter}",
  middle:
    "{dans,a,vers,en,de,} {la,le,l,une,un} {ville,village,commune,bourg,comte,canton,agglomeration} {voisine,voisin,d a cote,proche,d apres}",
  filler: "chacune d|chacun d|chacune",
};
