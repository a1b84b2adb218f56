import { esForms } from "./es-forms.ts";
import type { Language } from "../lexicon.ts";

/** US Spanish as officers write it at a roadside, and as people write about themselves. */
export const es: Language = {
  numbers: {
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    trece: 13,
    catorce: 14,
    quince: 15,
    dieciseis: 16,
    diecisiete: 17,
    dieciocho: 18,
    diecinueve: 19,
    veinte: 20,
    veintiuno: 21,
    veintiun: 21,
    veintiuna: 21,
    veintidos: 22,
    veintitres: 23,
    veinticuatro: 24,
    veinticinco: 25,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    sesenta: 60,
    setenta: 70,
    ochenta: 80,
    noventa: 90,
  },
  common:
    "el la los las de del que y e en un una unos unas su sus mi mis por para pa con al es son esta estan fue fueron muy se le les lo ella ellos el ya no ni pero donde cuando como hoy ayer desde hasta porque nos nosotros yo tu usted ustedes me te si todo todos toda todas este esta esto ese esa tambien solo nada mas favor",
  forms: esForms,
  words: {
    "head.1":
      "acompanante|interprete|cuidador|cuidadora|masculino|femenina|femenino|mujer|hombre|senora|senor|victima|cliente|clienta|persona|individuo|adulto|adulta|anciano|anciana|viejito|viejita|viejo|vieja|viuda|viudo|veterano|veterana|inquilino|inquilina|residente|sobreviviente|solicitante|estudiante|joven|trabajador|trabajadora|conductor|conductora|peaton|embarazada|mujer embarazada|madre soltera|mama soltera|padre soltero|papa soltero|don|dona|migrante|afectada|afectado|alguien|sra|sr|srta|senorita|muchachito|jovencita|jovencito|adulto mayor|persona mayor|tercera edad|pasajero|pasajera|testigo|vato|menor",
    "head.child.1": "muchacha|muchacho|chica|chico|adolescente",
    "head.child.2": "muchachas|muchachos|chicas|chicos|adolescentes",
    "head.kin.2": "hermanos|hermanas|hermanitos|primos|primas|amigos|amigas|companeros|hermanitas|tios|tias",
    "head.2":
      "mujeres|hombres|senoras|senores|victimas|clientes|adultos|adultas|ancianos|ancianas|viejitos|veteranos|inquilinos|residentes|jovenes|trabajadores|madres|estudiantes|adultos mayores|migrantes|pasajeros",
    "relative.partner":
      "esposa|esposo|marido|mujer de el|pareja sentimental|novia|novio|companera|companero|conyuge|prometida|prometido|concubina|concubino",
    "relative.mother": "madre|mama|mami|suegra|madrastra|jefita|ama",
    "relative.father": "padre|papa|papi|suegro|padrastro|apa",
    "relative.grandmother": "abuela|abuelita|bisabuela",
    "relative.grandfather": "abuelo|abuelito|bisabuelo",
    "relative.sister": "hermana|hermanita|cunada|hermanastra",
    "relative.brother": "hermano|hermanito|cunado|hermanastro",
    "relative.aunt": "tia",
    "relative.uncle": "tio",
    "relative.cousin": "primo|prima",
    "relative.friend":
      "companera de cuarto|companero de cuarto|companero de casa|companera de casa|amigo|amiga|compadre|comadre|compa|cuate|carnal",
    "couple.parents": "padres|papas|ambos padres|mama y papa|madre y padre|papa y mama|padre y madre",
    "couple.grandparents": "abuelos|abuelitos|abuela y abuelo|abuelo y abuela",
    "couple.pair":
      "pareja|matrimonio|esposos|recien casados|pareja de ancianos|pareja de adultos mayores|marido y mujer|pareja de novios",
    "child.child.1":
      "nino o nina|dependiente|chamaco|chamaca|chiquito|chiquita|pequeno|pequena|hijastro|hijastra|menor de edad|escuincle|nino|nina|morrito|morrita|peque",
    "child.child.2":
      "ninos|dependientes|chamacos|chamaquitos|chiquitos|pequenos|hijos|hijitos|menores de edad|hijastros|criaturas|plebes|pequenitos|hijos pequenos|hijos menores|escuincles|hijos e hijas|peques|ninos pequenos|huercos|morritos|menores",
    "child.son.1": "hijo|hijito|muchachito",
    "child.son.2": "varones|ninos varones",
    "child.daughter.1": "hija|hijita",
    "child.daughter.2": "hijas|hijitas|ninas|ninitas|chiquitas|chamacas",
    "child.baby.1":
      "bebe|bebita|bebito|recien nacido|recien nacida|criatura|nene|nena|infante|bebe recien nacido|bebe recien nacida",
    "child.baby.2": "bebes|recien nacidos|nenes|nenas|infantes",
    "child.grand.1": "nieto|nieta|nietito|nietita|bisnieto|bisnieta",
    "child.grand.2": "nietos|nietas|nietitos|bisnietos",
    "child.niece.1": "sobrina|sobrino",
    "child.niece.2": "sobrinos|sobrinas",
    "child.twins.2":
      "gemelos|gemelas|gemelitos|gemelitas|cuates|cuatitos|mellizos|mellizas|cuatas|bebes gemelos|hijos gemelos|ninos gemelos|hijas gemelas|ninas gemelas",
    "child.triplets.3": "trillizos|trillizas",
    outsider:
      "dueno|duena|casero|casera|arrendador|arrendadora|propietario|propietaria|vecino|vecina|vecinos|ex|ex esposo|ex esposa|ex novio|ex novia|exesposo|exesposa|exnovio|exmarido|ex marido|expareja|ex pareja|oficial|oficiales|policia|policias|agente|agentes|sargento|detective|alguacil|supervisor|supervisora|jefe|jefa|gerente|trabajadora social|trabajador social|doctor|doctora|medico|enfermera|abogado|abogada|juez|agresor|atacante|sospechoso|ladron|ladrones|asaltantes|pastor|maestra|maestro|iglesia|patrulla|la migra|patron|patrona|desconocido|desconocidos|encargado|encargada|bomberos|paramedicos|sujetos|tipos|fulano",
    pet: "perro|perros|perrito|perritos|perra|gato|gatos|gatito|gatitos|gata|mascota|mascotas|cachorro|cachorros|pajaro",
    family: "familia|hogar|grupo|hogar de|familias|nucleo familiar|total|familia total|fam",
    people:
      "personas|gentes|integrantes|miembros|ppl|pers|individuos|damnificados|bocas|personas en total|en total|miembros de familia|en la familia|en familia|miembros en la familia|cabezas|en el grupo|en grupo",
    adults: "adultos en total",
    others: "otros|otras|personas mas|otras personas",
    pronoun: "ella|yo|mi persona|ella misma|el mismo|usted|conmigo|ella sola|mi misma|el solo|consigo",
    we: "nosotros|nosotras|ellos|ellas|nos|ustedes|estamos",
    weAre:
      "somos|son|eran|en total son|hay|fueron|estan|serian|seriamos|vamos|venimos|vienen|quedan|viajan|andamos|van",
    owner: "su|sus|mi|mis|nuestro|nuestra|nuestros|nuestras|tu|tus",
    pregnant:
      "embarazada de gemelos|esperando un bebe|espera un bebe|encinta|con embarazo|meses de embarazo|esperando gemelos|espera gemelos|esta esperando|embarazo|a punto de dar a luz|esta embarazada|semanas de embarazo|bebe en camino|un bebe en camino",
    age: "edad|edades|edad de|edades de|de edad",
    yearOld:
      "anos de edad|anos|anitos|anios|ano de edad|meses de edad|meses de nacido|meses de nacida|dias de nacido|dias de nacida|anito|mesecitos",
    absent:
      "arrestado|arrestada|arrestados|arrestaron a|arrestaron|detenida|detuvieron|detuvieron a|detenidos|muerto|muerta|murio|fallecio|fallecida|fallecido|mataron|mataron a|deportado|deportada|deportaron|deportaron a|encarcelado|en la carcel|esta preso|esta presa|preso|presa|desaparecido|desaparecida|hospitalizado|hospitalizada|en el hospital|se llevaron|se llevaron a|falta su|balearon|balearon a|dispararon|dispararon a|baleado|herido|herida de bala|en custodia|bajo custodia|en prision|asesinado|asesinaron|asesinaron a|internado|internada|fue detenido|fue detenida|perdio a|hirieron|hirieron a|golpearon a|agarraron a|agarraron|se llevo la migra a",
    acts: "golpeo|la golpeo|lo golpeo|ataco|amenazo|robo|asalto|robaron|vive|viven|trabaja|llamo|viene por|vienen por|va a recoger|la recoge|lo recoge|tomo|cambio|la dejo|lo dejo|los dejo|abandono|abuso|la corrio|lo corrio|los corrio|los echo|la echo|lo echo|la saco|los saco|le pega|le pego|maltrata|ofrecio|la lleva|lo lleva|los lleva|pasa por|paro|la amenaza|la persigue|llevara|presto",
    elsewhere:
      "esta bien|estan bien|se quedan con|se quedo con|se quedaron con|estan con|esta con|estan en casa|estan seguros|estan a salvo|esta en la escuela|estan en la escuela|los cuida|la cuida|estan en casa de|esta en casa de",
    food: "comida|comidas|comer|cenar|cena|cenas|desayuno|desayunos|desayunar|almuerzo|almuerzos|almorzar|despensa|despensas|viveres|alimentos|alimento|alimentacion|algo de comer|algo que comer|algo para comer|mandado|leche|formula|leche de formula|formula para bebe|lonche|lonches|sandwich|tortas|tacos|alimentarse|darles de comer|darle de comer|dar de comer|mercado|comida caliente|comestibles|merienda|platillo|plato de comida|platos de comida|un taco|abarrotes|de comer|que comer|que cenar|que desayunar|para comer|para cenar|pan|provisiones|lonchar|vales de comida|vale de comida|compras del super|super|raciones|alimentar|que alimentar|por alimentar",
    pantry:
      "banco de comida|banco de alimentos|comedor|comedor comunitario|estampillas de comida|restaurante|cocina|estampillas|supermercado",
    hungry:
      "no tiene que cenar|no tienen que cenar|no tenemos que cenar|no tengo que cenar|no tiene que darles de comer|no tengo que darles de comer|no tiene que desayunar|no tienen que desayunar|hambre|hambrienta|hambriento|hambrientos|hambrientas|no ha comido|no han comido|no a comido|no an comido|no hemos comido|no he comido|sin comer|no comen|no come|no comio|no comieron|no comemos|sin nada que comer|nada que comer|no tiene que comer|no tienen que comer|no tenemos que comer|no tengo que comer|no tiene nada que comer|ni que comer|no hay que comer|sin desayunar|sin cenar|sin almorzar|no ha desayunado|no ha cenado|no han cenado|no han desayunado|muerta de hambre|muertos de hambre|refri vacio|refrigerador vacio|nevera vacia|no ha probado bocado|no han probado bocado|ultima comida|comieron por ultima vez|comio por ultima vez|no hay nada de comer|no hay nada en el refri|famelicos|ambre|no ha comido nada|nada en el refrigerador|nada para cenar|nada de comer|nada para comer|nada que darles|nada de cenar|nadie ha comido",
    fed: "ya comio|ya comieron|ya comimos|ya comi|ya ceno|ya cenaron|ya cenamos|ya desayuno|ya desayunaron|ya almorzo|ya almorzaron|comio|comieron|ceno|cenaron|desayuno en|ha comido|han comido|hemos comido|le dieron de comer|les dieron de comer|les dimos de comer|le dimos de comer|ya le dieron comida|le dieron comida|les dieron comida|ya les dieron comida|ya les dieron de comer|ya a comido|ya han comido|ya ha comido|le dimos comida|les dimos comida|satisfecho|llena|llenos|ya esta comido|nos dieron de comer|nos dieron comida|me dieron de comer|me dieron comida|ha cenado|han cenado|ha desayunado|han desayunado|ha almorzado|han almorzado|hemos cenado|he cenado|he comido|hemos desayunado|he desayunado",
    room: "cuarto|cuartos|kuarto|hotel|hoteles|motel|moteles|otel|habitacion|habitaciones|refugio|albergue|hospedaje|alojamiento|techo|cama|camas|posada|vivienda|lugar|lugar para dormir|lugar donde dormir|lugar para quedarse|lugar donde quedarse|lugar seguro|sitio|sitio para dormir|sitio donde dormir|sitio seguro|un lugar|donde dormir|donde quedarse|donde quedarnos|donde quedarme|donde pasar la noche|donde vivir|donde hospedarse|donde ir|a donde ir|adonde ir|un techo|estancia|pieza|cuarto de hotel|habitacion de hotel|casa de acogida|hostal|hospedarse|alojarse|quedarse en un hotel|pasar la noche|pasar la noche en un motel|pasar la noche en un hotel|algun lugar|hospedar|hospedarlos|hospedarla|hospedarlo|alojar|rento|refujio|ospedaje|avitacion|abitacion|noche de hotel",
    stay: "dormir|quedarse|quedarnos|quedarme|pernoctar",
    "nowhere.home":
      "{no,ya no} {puede,pueden,puedo,podemos} {volver,regresar} {a la casa,a su casa,a mi casa,a nuestra casa,a casa}",
    nowhere:
      "sin techo|sin lugar|sin lugar donde dormir|sin lugar para dormir|sin donde dormir|sin donde quedarse|sin casa|no tiene donde|no tienen donde|no tenemos donde|no tengo donde|no tiene a donde ir|no tienen a donde ir|no tenemos a donde ir|no tengo a donde ir|no tiene adonde ir|no tienen adonde ir|no hay donde|ni donde dormir|ni donde quedarse|en la calle|no pueden dormir ahi|no puede dormir ahi|no pueden quedarse ahi|no puede quedarse ahi|no podemos quedarnos ahi|no puede dormir alli|no pueden dormir alli|duerme en|duermen en|dormimos en|durmiendo en|duermo en|viviendo en el carro|vive en su carro|viven en su carro|viven en el carro|vive en el carro|se quedaron sin casa|se quedo sin casa|nos quedamos sin casa|a la intemperie|no puede volver a su casa|no pueden volver a su casa|no puede regresar a su casa|no pueden regresar a su casa|no tiene casa|no tienen casa|no tenemos casa|sin hogar esta noche|ningun lugar|sin alojamiento|no tiene lugar|no tienen lugar|no tenemos lugar|sin lugar a donde ir|nos quedamos en la calle|se quedo en la calle|se quedaron en la calle|no puede pasar la noche|no pueden pasar la noche|no podemos pasar la noche|no puedo pasar la noche|no podemos dormir|no puedo dormir aqui|no pueden dormir|no puede dormir aqui|no puede dormir en su casa",
    housed:
      "tiene donde quedarse|tienen donde quedarse|tiene donde dormir|tienen donde dormir|tenemos donde dormir|tenemos donde quedarnos|tengo donde dormir|tengo donde quedarme|ya tiene donde|ya tienen donde|ya tenemos donde|ya tengo donde|se queda con|se quedan con|se va a quedar con|se van a quedar con|se quedara con|se quedaran con|nos quedamos con|me quedo con|puede quedarse con|pueden quedarse con|puede quedarse en|vive con|viven con|esta con su hermana|se esta quedando con|se estan quedando con|duerme en casa de|duermen en casa de|esta alojada|esta alojado|estan alojados|esta en el albergue|estan en el albergue|la recibe|lo recibe|los recibe|la hospeda|los hospeda|lo hospeda|ya esta hospedado|ya esta hospedada|se va a quedar en casa|se queda en casa|se quedan en casa|tiene casa|tienen casa|puede volver a su casa|esta en casa de|estan en casa de|va a dormir en casa|ya estan hospedados|tiene un lugar|tienen un lugar|ya le dio alojamiento|le dio alojamiento|les dio alojamiento",
    evicted:
      "desalojada|desalojado|desalojados|desalojadas|desalojo|desalojaron|los echaron|la echaron|lo echaron|nos echaron|los corrieron|la corrieron|lo corrieron|nos corrieron|los sacaron|la sacaron|los echo|la echo|lo echo|los corrio|la corrio|lo corrio|nos corrio|perdio la casa|perdieron la casa|perdimos la casa|perdieron su casa|perdio su casa|perdieron su hogar|perdio su hogar|incendio|se quemo la casa|se quemo su casa|se les quemo la casa|se le quemo la casa|se nos quemo la casa|casa quemada|se inundo|sin hogar|indigente|desplazada|desplazados|desplazado|cambiaron la chapa|cambio la cerradura|cambio las cerraduras|cambiaron la cerradura|me corrieron|me echaron|se quemo el apartamento|se incendio|se quemo la traila|damnificada|inhabitable|todos afuera|estamos afuera|en la banqueta|sin puerta|nos sacaron|nos desalojaron|sacaron de su casa|sacaron de la casa|ya no podemos vivir ahi|le dijeron que se fuera|tuvo que salir de su casa|tuvieron que salir de su casa|nos dijeron que nos fueramos|los obligaron a salir",
    ride: "raite|ride|rait|aventon|transporte|transportacion|viaje|taxi|uber|boleto|boletos|boleto de autobus|boleto de tren|boleto de camion|pasaje|pasajes|pasaje de autobus|pasaje de camion|billete|billete de autobus|billete de tren|boleto de bus|pase de autobus|pase de bus|dinero para gasolina|dinero para la gasolina|gasolina para llegar|gasolina para|tarjeta de gasolina|traslado|vuelo|boleto de avion|pasaje de avion|forma de llegar|manera de llegar|como llegar|como regresar|como volver|como irse|como irse a|forma de regresar|manera de regresar|forma de volver|manera de volver|como ir|dinero para el autobus|dinero para el camion|dinero para el taxi|dinero para el pasaje|dinero para el bus|para el camion|para el autobus|para el pasaje|ficha de autobus|jalon|carrera de taxi|movilizacion|en que irse|en que ir|en que regresar|transporta|que la transporten|que lo transporten",
    bus: "autobus|tren|camion|bus|gasolina|guagua|carro|metro|avion",
    go: "llevarla a|llevarlo a|llevarlos a|llevarlas a|llevarla|llevarlo|llevarlos|llevarnos a|llevarme a|llevarla hasta|llevarlo hasta|la lleven a|lo lleven a|los lleven a|nos lleven a|me lleven a|la lleven|lo lleven|los lleven|las lleven|llegar a|llegar hasta|llegar al|llegar|ir a|ir al|ir hasta|ir hacia|irse a|irse con|irse para|ir para|ir con|ir donde|regresar a|regresar|regresar con|volver a|volver al|volver con|trasladarse a|trasladarla a|trasladarlo a|trasladarlos a|trasladarse|viajar a|viajar|acudir a|presentarse a|presentarse en|moverse a|la transporten a|lo transporten a|reunirse con|dejarla en|dejarlo en|dejarlos en|alcanzar a|acercarla a|acercarlo a|desplazarse a|cruzar a|venir a|irse|que la dejen en|que lo dejen en|estar en|ir pa|llegar pa|llegar con|irme a|irnos a|irme|irnos|llevarme|llevarnos|llevar a|regresarnos|regresarme|volverse a|ver a su|ver a mi|visitar a su|visitar a mi|visitar a|me lleve a|me lleve|la lleve a|la lleve|lo lleve a|lo lleve|los lleve a|los lleve|nos lleve a|nos lleve|me lleven|trasladar a|llevar|trasladarlo|trasladarla|trasladar|llevenlo|llevenla|llevenlos|llevenlas|llevelo|llevela|llevenme|llevennos|llevarlas|trasladenlo|trasladenla|dejenlo en|dejenla en",
    goHome:
      "irse a casa|irse a su casa|ir a casa|ir a su casa|volver a casa|volver a su casa|regresar a casa|regresar a su casa|llegar a casa|llegar a su casa|llevarla a casa|llevarlo a casa|llevarlos a casa|llevarla a su casa|llevarlo a su casa|llevarlos a su casa|la lleven a casa|la lleven a su casa|lo lleven a casa|lo lleven a su casa|los lleven a su casa|los lleven a casa|regresar a mi casa|volver a mi casa|llegar a mi casa|ir a mi casa|volver a nuestra casa|regresarse|irme a casa|irme a mi casa|irnos a casa|irnos a nuestra casa|regresarnos a casa|volvernos a casa",
    stranded:
      "varado|varada|varados|varadas|a pie|se descompuso el carro|se le descompuso el carro|se quedo el carro|perdio el camion|perdio el autobus|se le quedo el carro|se les quedo el carro|atorada|atorado|botado|botada|se llevaron el carro|le quitaron el carro|carro remolcado|grua se llevo|tirado en la carretera|tirada en la carretera|sin carro|le remolcaron el carro|sin manera de regresar|se les descompuso el carro|se nos descompuso el carro|se descompuso la troca|perdieron el camion|perdieron el autobus|se poncho|no tiene carro|no tienen carro|no tengo carro|sin vehiculo|sin troca|me quitaron el carro|le quitaron la troca|les quitaron el carro|se llevaron su carro|se llevaron la troca|no trae carro|remolcaron",
    fetched:
      "lo recoge|la recoge|los recoge|vienen por ella|vienen por el|viene por ella|viene por el|viene por ellos|vienen por ellos|va a recogerla|va a recogerlo|pasan por ella|pasan por el|pasa por ella|tiene carro|tienen carro|tiene su carro|tienen su carro|trae carro|traen carro|puede caminar|se va caminando|la va a llevar|lo va a llevar|los va a llevar|la llevara|lo llevara|maneja su carro|vive cerca|va manejando|le dan raite|la recogen|lo recogen|los recogen|ya la llevan|ya lo llevan|ya los llevan|trae su carro",
    need: "necesita|necesitan|necesito|necesitamos|nececita|nesecita|nesesita|necesitando|necesitaria|necesitarian|necesitar|ocupa|ocupan|ocupo|ocupamos|pide|piden|pido|pedimos|pidio|pidieron|pidiendo|quiere|quieren|quiero|queremos|quisiera|quisieran|requiere|requieren|requiero|requerimos|busca|buscan|busco|buscamos|buscando|solicita|solicitan|solicito|solicitamos|solicitando|falta|faltan|hace falta|hacen falta|le falta|les falta|nos falta|me falta|le hace falta|les hace falta|les urge|le urge|urge|urgen|nos urge|me urge|hay que|tiene que|tienen que|tengo que|tenemos que|debe|deben|precisa|precisan|preciso|desea|desean|le gustaria|les gustaria|se le puede|se les puede|pueden darle|darle|darles|denle|denles|dele|conseguir|conseguirle|conseguirles|ayuda con|ayuda para|ayudar con|poder|trata de|tratan de|intenta|espera|esperan poder|me gustaria|podrian|podria|puede darme|favor de|con urgencia|requerimos de|necesidad de|le hace mucha falta|apoyo con|apoyo para|ocupamos de|reserven|busquen|manden|mande|consigan|den|deme|acepta|aceptan|acepto|si a|que alguien|alguien que",
    needed:
      "necesaria|necesario|necesarias|necesarios|se necesita|se necesitan|se requiere|se requieren|se ocupa|se ocupan|se busca|se solicita",
    noNeed:
      "no necesita|no necesitan|no necesito|no necesitamos|no nececita|no nesecita|no ocupa|no ocupan|no ocupo|no ocupamos|no quiere|no quieren|no quiero|no queremos|no requiere|no requieren|no pide|no piden|no busca|no buscan|no hace falta|no hacen falta|no le hace falta|no les hace falta|no es necesario|no es necesaria|no hay necesidad de|sin necesidad de|ya no necesita|ya no necesitan|no se necesita|no se requiere|no solicita|no solicitan|no desea|no desean|no precisa|en vez de|en lugar de|no pidio|no pidieron|no se ocupa|no nos hace falta|no me hace falta|no hay que|no tiene que|no falta|no le falta|nomas no ocupa|no me falta|tampoco necesita|tampoco ocupa|tampoco quiere|tampoco necesitan",
    "not.nobody": "nadie|ninguno|ningun|ninguna",
    not: "no|ni|nunca|tampoco|jamas",
    lack: "sin|carece de|carecen de|se quedo sin|se quedaron sin|se le acabo|se les acabo|se acabo|nos quedamos sin|me quede sin|no hay|no queda|no quedan|le falta|les falta|no cuenta con|no cuentan con|perdio|perdieron|ya no hay|ya no tienen|ya no tiene|ya no tenemos|no le queda|no les queda|no nos queda|no alcanza para|no le alcanza para|no les alcanza para",
    have: "tiene|tienen|tengo|tenemos|cuenta con|cuentan con|cuento con|contamos con|hay|ya tiene|ya tienen|ya tengo|ya tenemos|trae|traen|traigo|dispone de|disponen de|ya hay|ya cuenta con|ya cuentan con|tenia|traemos|consiguio|consiguieron|ya consiguio|ya consiguieron",
    declined:
      "rechazo|rechaza|rechazaron|rechazan|no acepto|no aceptaron|no acepta|recibio|recibieron|le dieron|les dieron|se le dio|se les dio|ofrecieron|le ofrecieron|les ofrecieron|se le ofrecio|les dimos|le dimos|ya recibio|ya recibieron|le regalaron|les regalaron|ya le dieron|ya les dieron|le dio|les dio|nos dieron|me dieron|le compro|les compro|le compraron",
    settled:
      "esta cubierta|esta cubierto|estan cubiertas|cubierta|cubierto|resuelto|resuelta|ya esta resuelto|ya esta pagado|pagado|pagada|pagados|pagadas|ya pagaron|arreglado|ya esta|no es problema|innecesario|innecesaria|ya esta arreglado|reservado|reservada|asegurado|asegurada|garantizado|no es necesaria|no es necesario|no hace falta|cubiertos|cubiertas|ya esta pagada|resueltos|resueltas|ya se los dieron|incluida|incluido|ya esta listo|ya esta lista",
    only: "solo|solamente|nomas|nada mas|unicamente|pero|sino|excepto|aunque|ahora|menos|mas que|nomas que|entonces|lo unico|sola",
    and: "y|e|mas|ademas de|junto con|junto a|&|asi como|tambien|igual que|al igual que|y tambien",
    or: "o|u",
    with: "con|acompanada de|acompanado de|trae a|cargando|junto con|a cargo de|criando a|cria a|cuida a|cuidando a|cuida|cuida de|en compania de|traigo a|lleva a|lleva consigo|acompanados de|viaja con|anda con|incluyendo|entre ellos|entre ellas|de los cuales|de las cuales|incluidos|incluida|incluido|cuido a|cuido de|crio a|cuidamos a|mantengo a|mantiene a|cuidan a",
    for: "para|pa|por|alcance para|alimentar a|x",
    of: "de|del|d",
    to: "a|al|hacia|pal|rumbo a|con destino a|ala",
    at: "en casa de|cerca de|frente a|afuera de|fuera de|en la casa de",
    from: "desde|desde el|salio de|salieron de|huyo de|huye de|huyendo de|escapo de|escapando de|la echaron del|lo echaron del|los echaron del|los sacaron de|los sacaron del|por culpa de|escapo del|salio del|dejo el|dejaron el|contra|despues de",
    until: "hasta|hasta el|asta|hasta la",
    in: "en|dentro de",
    one: "un|una|otro|otra|cada",
    the: "el|la|los|las|esos|esas|estos|estas|ese|esa|lo",
    all: "todos|todas|los|las|entre los|entre todos|todos los|ambos|ambas|ellos",
    be: "es|esta|estan|son|estaba|estaban|fue|fueron|sera|seran|ser|estar|sido|siendo|estoy|soy|estamos",
    filler:
      "ya|tambien|urgente|urgentemente|muy|algo de|algo|alguna|algun|algunos|algunas|mucha|mucho|todavia|aun|mismo|favor|propio|propia|barato|barata|caliente|calientes|bastante|buen|buena|dinero para|si|ayuda|ayuda de|dinero|apoyo|temporal|de emergencia|que|se|le|les|me|nos|te|agua|cafe|cobijas|ropa|por favor|porfa|porfavor",
    trait:
      "mas grande|mas grandes|mas chico|mas chicos|mas pequeno|mas pequenos|pequenos|pequenas|menores|menor|chiquitos|chiquitas|mayores|mayor|hambrientos|adolescentes|enfermos|enfermo|enferma|adultos|adulta|embarazada|solos|sola|solo|ancianos|jovenes|primeros|primeras|recien|queridos|desplazadas|desplazados|discapacitada|discapacitado|tiernos|mas|otros|otras|grandes|chicos|asustados|asustadas|soltera|soltero|casados|cansados|cansadas|heridos|indocumentados|varones|lindas|bellos",
    "amount.2": "un par de|par de|un par",
    "amount.3":
      "unos|unas|unos cuantos|unas cuantas|unos pocos|unas pocas|algunas|algunos|varios|varias|pocas|pocos",
    "amount.6": "media docena de|media docena",
    "amount.12": "una docena de|docena de",
    night: "noche|noches|nochecitas|nochecita|noches de",
    day: "dia|dias|diitas",
    week: "semana|semanas|semanita",
    weekend: "fin de semana|fines de semana|finde|este fin de semana|el fin de semana|fin",
    month: "mes|meses",
    tonight:
      "esta noche|hoy en la noche|hoy por la noche|la noche de hoy|por la noche|hoy|la noche|esta misma noche|para la noche|orita en la noche|estanoche",
    tomorrow: "manana|manana por la noche|manana en la noche|la manana",
    "weekday.1": "lunes",
    "weekday.2": "martes",
    "weekday.3": "miercoles",
    "weekday.4": "jueves",
    "weekday.5": "viernes",
    "weekday.6": "sabado",
    "weekday.7": "domingo",
    over: "durmio|durmieron|durmi|dormimos en|dormimos|paso|pasaron|pasamos|pase|lleva|llevan|llevamos|llevo|estuvo|estuvieron|estuvimos|hace|ha dormido|han dormido|ha pasado|han pasado|hemos dormido|desde hace|ultimas|ultima|pasada|pasadas|anoche|vivio|vivieron|tras|se quedo|se quedaron|durante las ultimas|ha estado|han estado|tiene ya|espero|duro|duraron",
    more: "mas",
    "time.half": "media hora",
    "time.hour": "hora|horas|hrs",
    "time.minute": "minuto|minutos|min",
    miles: "milla|millas|mi de distancia|millitas|miyas",
    kilometers: "km|kms|kilometro|kilometros|kilometraje",
    near: "local|aqui cerca|cerca|cerquita|cerca de aqui|a unas cuadras|cuadras|cuadra|dos cuadras|al otro lado de la ciudad|otro lado de la ciudad|al otro lado del pueblo|misma ciudad|mismo pueblo|dentro de la ciudad|en la ciudad|a la vuelta|pase de autobus|pase de bus|al centro|el centro|centro|aqui mismo|en el mismo pueblo|ficha de autobus|por aqui|del otro lado de la ciudad|dentro del pueblo",
    middle:
      "otra ciudad|otro pueblo|pueblo vecino|ciudad vecina|el pueblo de al lado|pueblo de al lado|la ciudad de al lado|ciudad de al lado|otro condado|condado vecino|proxima ciudad|proximo pueblo|siguiente pueblo|siguiente ciudad|regional|pueblo cercano|ciudad cercana|condado de al lado|otro lado del condado|al otro lado del condado",
    far: "otro estado|fuera del estado|fuera de estado|otro pais|vuelo|avion|boleto de avion|pasaje de avion|larga distancia|muy lejos|al otro lado del pais|otro lado del pais|estado vecino|lejos|cruzar el estado|al otro lado del estado|otro lado del estado|de estado a estado",
    way: "de aqui|de su casa|de distancia|de camino|manejando|en carro",
    place:
      "sala de espera|sala de emergencias|cuarto de emergencia|estacion de autobuses|estacion de tren|parada de autobus|terminal de autobuses|estacion|parada|corte de vivienda|lugar de trabajo|en lugar|la escena|accidente de carro|accidente de camion|cuarto de interrogatorio|central de autobuses|central camionera|tuvo lugar|cama de hospital|parte por|la central|choque de carro",
    unit: "dolares|pesos|veces|am|pm|horas del dia|grados|ano|numero|cuartos de|litros|libras|minutos tarde|bolsas|maletas|cargos|de la manana|de la tarde|mil|cientos",
  },
};
