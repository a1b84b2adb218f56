import type { Help } from "./helps.ts";

/**
 * What people type for each need, in three languages. Each line is one way to say it: all its
 * words, in any order; `a|b` is either. A word of four letters or more matches as a prefix. Without
 * accents.
 */
export const concepts: Record<Help, string> = {
  shelter: `
    shelter|sleep|bed|homeless|evict|unhoused|motel|hotel|hostel|lodging|overnight|warming|couch|cold|freezing
    kick|thrown|threw out; place|somewhere|nowhere stay|go|night|tonight|live|sleep|warm; stay tonight; roof head; no home|house|place; lost home|house
    warm|room room|place|night|tonight; living|live car|street|outside; emergency|temporary|transitional housing; on street; streets
    albergue|refugio|dorm|duerm|cama|techo|desaloj|desahuci|hospedaje|alojamiento|hostal|posada|frio
    sin hogar|casa; donde|lugar|sitio quedar|vivir|noche; pasar noche; cuarto|habitacion noche|esta; calle|carro vivo|vivir|viviendo
    echaron|corrieron|sacaron casa|apartamento; calle
    heberg|dorm|dors|lit|abri|refuge|expuls|toit|sdf|foyer|froid|dehors
    sans abri|domicile|logement; logement urgence; passer nuit; chambre nuit; rue; mis|mise|jete dehors|porte|rue; accueil nuit; quelque rester`,
  youth_shelter: `
    youth|teen|teenager|runaway|foster; youth|teen|teenager|young|minor|kid|runaway shelter|sleep|bed|stay|place|home; ran away
    joven|jovenes|adolescente|fugad; joven|jovenes|adolescente|menor|menores refugio|albergue|dorm|cama|hogar
    jeune|adolescent|mineur|fugue; jeune|adolescent|mineur heberg|dorm|foyer|lit|abri|refuge|logement`,
  violence: `
    domestic|abus|batter|stalk|rape|raped; domestic violence|abuse|shelter; abus partner|husband|boyfriend|wife|girlfriend|relationship|spouse
    violent partner|husband|boyfriend|wife|home; beat|beats|hit|hits|hurt|hurts|afraid me|husband|boyfriend|partner|wife|girlfriend
    sexual assault|abuse|violence; safe house; fleeing; flee violence|abuse|husband|partner
    violencia|maltrat|golpe|pega|violacion|violaron|abuso; violencia domestica|hogar|pareja|familiar|genero; esposo|marido|pareja|novio pega|golpe|maltrat|miedo
    violence|violences|conjugal|battu|battue|frappe|maltrait|viole|violer|agress; violence|violences conjugal|femme|famil|domesti; mari|conjoint|compagnon|copain frappe|bat|violent|peur`,
  food: `
    food|meal|hungry|hunger|grocer|eat|eating|pantry|pantries|starv|snap|breakfast|lunch|dinner|soup|feed; food bank|stamps|pantry|free; baby formula|milk
    comida|comer|aliment|hambre|despensa|comedor|desayun|almuerz|cena|viveres|leche|cupones; comida|alimentos gratis; banco alimentos|comida
    nourriture|manger|repas|faim|aliment|soupe|epicerie|colis|lait; banque|aide|colis alimentaire; nourriture|repas gratuit; resto|restos coeur`,
  housing: `
    rent|rental|apartment|housing|landlord|mortgage|lease|tenant|deposit; pay|help|behind|afford rent; section 8; public|affordable housing
    renta|alquil|arriendo|apartamento|vivienda|casero|hipoteca|inquilin; pagar|ayuda renta|alquil; casa barata
    loyer|appartement|logement|proprietaire|locataire|hlm|caution|bail; payer|aide loyer; logement social`,
  transportation: `
    ride|rides|bus|buses|taxi|cab|transport|fare|uber|lyft|train|subway|paratransit|metro|carpool|stranded; bus|train pass|ticket|fare; gas money; get|way home|work|there|around
    transporte|autobus|camion|taxi|viaje|pasaje|aventon|boleto|traslado|raite|metro|varado; volver|regresar|llegar casa|trabajo; como llegar
    transport|trajet|bus|taxi|covoitur|train|billet|deplac|navette|metro|conduire|autocar; rentrer maison|chez|domicile; ticket|titre transport|bus|train`,
  ride_to_care: `
    ride|rides|bus|taxi|cab|transport|lift|drive|driver|get|take|go|way doctor|hospital|clinic|appointment|dialysis|medical|chemo|pharmacy|checkup|treatment
    medicaid ride|rides|transport; nemt
    transporte|viaje|llevar|lleve|ir|traslado|aventon|raite|taxi|autobus|llegar medic|doctor|hospital|clinica|cita|dialisis|consulta|tratamiento
    trajet|transport|aller|emmener|conduire|navette|taxi|bus|accompagn medec|docteur|hopital|clinique|dialyse|consultation|rendez; vsl`,
  utility: `
    electric|utility|utilities|heating|heat|energy|bill|bills|shutoff|disconnect|liheap|furnace|propane|heater|weatheriz
    pay|help|light|power|gas|water|heat|heating|energy|utility|electric bill|bills; electric|light|power pay|paying|bill|cost
    lights|power|electric|gas|water|heat off|out|cut|shut|disconnect; no heat|heating|power|light|lights|electric; air conditioning; oil|fuel heat|tank
    luz|electri|recibo|recibos|factura|calefaccion|calentad|energia|biles|gas; pagar|ayuda luz|recibo|recibos|factura|cuenta|cuentas|biles|agua|gas|electri|calefaccion
    cortaron|cortar|corte luz|gas|agua|electri|servicio; cuenta luz|gas|agua|electri; aire acondicionado
    facture|factures|electri|chauffage|chauffer|gaz|energie|courant|edf; payer|aide facture|factures|electri|chauffage|gaz|eau|courant; coupure|coupe|couper electri|courant|gaz|eau|chauffage
    plus|pas electri|courant|chauffage|gaz`,
  legal: `
    legal|lawyer|attorney|court|lawsuit|sue|sued|custody|divorce|immigration|deport|expunge|warrant|bail|probation|paralegal|subpoena
    legal|law help|aid|advice|free|clinic; free|need lawyer|attorney; eviction|court notice|hearing|date|papers; tenant rights; public defender; know rights
    abogad|legal|leyes|corte|tribunal|juicio|demanda|custodia|divorcio|inmigracion|migra|juridic|fianza|deportac; ayuda|asesoria legal|juridic|abogad|gratis
    abogad gratis; defensor publico; mis derechos
    avocat|juridi|tribunal|justice|proces|divorce|immigration|garde|expulsion|notaire; aide|conseil|assistance juridi|avocat|legal; avocat gratuit; mes droits; droit droits`,
  rights: `
    discriminat|racis|racial|harass|prejudice|violated; civil rights; hate crime|incident; fair housing; racial profiling; discriminat police|work|housing|job|landlord
    discriminac|racis|acoso|prejuicio; derechos civiles; crimen|delito odio
    discriminat|racis|harcel|prejug; droits civiques|civils; crime|acte|delit haine|raciste`,
  police_complaint: `
    misconduct|brutality; police|cop|cops|officer|trooper|sheriff|deputy complain|complaint|report|brutality|misconduct|abuse|abused|violence|violent|force|beat|hurt|rude|sue
    file|make complaint
    policia|policiaca|policial|oficial|agente|sheriff queja|quejar|denuncia|denunciar|abuso|brutalidad|golpe|violencia|maltrat; brutalidad
    police|policier|policiers|policiere|agent plainte|bavure|violence|violences|violent|abus|brutalit|frappe|signaler; bavure`,
  medical: `
    doctor|clinic|hospital|medical|medicine|health|nurse|sick|dentist|dental|prescription|pregnan|pharmacy|insulin|vaccin|checkup|injur|wound|birth; health center
    medic|doctor|clinica|hospital|salud|enferm|medicina|dentista|embaraz|receta|farmacia|insulina|vacuna|herid|parto; centro salud
    medec|docteur|clinique|hopital|sante|malade|soins|soign|dentiste|enceinte|medicament|ordonnance|pharmacie|insuline|vaccin|bless; centre sante`,
  mental_health: `
    mental|counsel|therap|suicid|crisis|depress|anxi|lonely|loneliness|trauma|psych|overwhelm|grief|griev|panic|ptsd|addict|988
    mental health; talk|speak someone|somebody; want|kill die|myself; hurt|harm myself
    psicolog|psiquiat|terapi|depresi|deprimid|ansiedad|suicid|crisis|estres|consejer|duelo|panico|adiccion; salud mental; hablar alguien; quiero morir|matarme
    psych|psy|therapi|depress|deprim|angoiss|anxie|suicid|crise|deuil|panique|ecoute; sante mental; parler quelqu; envie|veux mourir`,
  social: `
    clothes|clothing|diaper|diapers|furniture|childcare|daycare|babysit|job|jobs|employment|benefits|welfare|wifi|laundry|shower|blanket|tax|taxes
    ropa|panales|muebles|guarderia|trabajo|empleo|beneficios|cobija|ducha|impuestos|vestido
    vetement|vetements|couches|meubles|creche|travail|emploi|allocation|couverture|douche|impots`,
};

/** Words that are ignored. */
export const fillers = new Set(
  `a an and any at can could do for free from get have help here how i im in is it me my near nearby need of on or please some someone somebody the there to us want we what
   against where who with you looking find now today tonight
   al algo alguien ayuda ayudar busco como con cual de del donde el en es esta estoy favor gratis hay hoy la las lo los me mi mis necesito no para pero por puedo que quiero se si su tengo
   un una unas uno unos y ya yo cerca aqui encontrar conseguir contra fue
   ai aide aider au aux avec besoin c ce cherche comment contre d dans de des du elle en est et il j je l la le les m ma me mes moi mon ne nous on ou par pas peux pour pres puis qu que qui
   quelqu quelque s sa se ses si son suis sur t trouver un une veux y gratuit gratuite proche`.split(/\s+/),
);
