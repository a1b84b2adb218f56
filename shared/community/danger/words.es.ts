import { readWords } from "./lexicon.ts";

/**
 * What Spanish speakers write when a life is in danger, in lower case without accents and
 * apostrophes. Words that are misspelt by ear are found by their sound.
 */
export const spanish = readWords(`
me: yo|mi persona; obj: me|nos|te|alguien|m; self: mi misma|mi mismo|si mismo|si misma|conmigo
own: mi|mis|su|sus|nuestro|nuestra|el|la|un|una|del; pron: el|ella|ellos|ellas|alguien|ese|esa|este
child: {hij,nin,nin,nen,chamac,chamaquit,nieit,niet,sobrin,chiquit,chiquill,muchach,hijastr,hermanit,primit,hijit,bebit,ninit,ninit,pequen,pequenit,gemel,recien nacid}{o,a,os,as}|bebe{,s}|beba|criatura|crio|peque|chavit{o,a}|anos de edad|de {un,dos,tres,cuatro,cinco,seis,siete,ocho} {ano,anos,mes,meses}|bb|adolescente|ijo|ija|ijos|ijita|ijito|mijo|mija|mijito|mijita|morrit{o,a}|alumn{o,a}|patojo|cipot{e,a}
kin: mama|mami|madre|papa|papi|padre|padres|{herman,ti,prim,abuel,abuelit,amig,suegr,cunad,padrastr,madrastr,companer,novi,conocid,vecin,familiar,roommate,herman mayor}{o,a,os,as}|madrastra|padrastro|jefa|jefita|jefe|jefito|abue|amix|familia|familiar|compadre|comadre|padrino|madrina|carnal|apa|ama|nuera|yerno
partner: {espos,novi,ex novi,exnovi,exespos}{o,a}|marido|mujer|senora|pareja|ex|viejo|vieja|conyuge|concubino|amante|prometido|prometida|ex esposo|ex marido|exmarido|el papa de mis hijos|papa de mis hijos|papa de mi hijo|mi hombre
elder: {padrastr,ti,abuel,maestr,profesor,entrenador,herman mayor,niner,ninera}{o,a}|papa|mama|papi|mami|padre|madre|padrastro|madrastra|profe|profesor|maestro|coach|entrenador|sacerdote|cura|pastor|ninera|ninera|novio de mi mama|adulto|senor|primo mayor|primo grande|padres|mis papas|vecino|papas
human: {hombre,senor,tip,muchach,vecin,desconocid,joven,chav,viejit,ancian,ladron,guey,wey,sujet,vat,individu,pasajer,peaton,cliente,paciente,trabajador,tipej,extran}{o,a,os,as,e,es,}|hombre{s}|hombres|senora|mujer|mujeres|persona{,s}|gente|alguien|chico|chica|tipo{,s}|ladron|ladrones|vecinos|pandilleros|pandilla|maleante{s}|sicario{,s}|muchacha|joven|jovenes|uno|unos tipos|conductor|chofer|casero
cop: policia{,s}|oficial|oficiales|agente{,s}|la migra|migra|patrulla|sheriff|ice|poli|chota
thing: telefono|celular|cel|bateria|motor|internet|wifi|app|pagina|tele|computadora|pantalla|foto{,s}|video{,s}|renta|precio{,s}|bil{,es}|llanta|ventana|pelicula|juego|planta{,s}|negocio|trabajo|esperanza|linea|sonrisa|pizza|taco{,s}|cafe|comida|frijoles|arroz|cena|gol|balon|multa|bulto|grito|susto|gripe|gripa|covid|sol|aplicacion|papeleo|cuenta|deudas|refri|estufa vieja|perro|gato|perrita|perrito|gatito|mascota|pez|mosca{,s}|cucarachas|raton|ratones|hormigas|papeles
head: cabeza|craneo|cuello|nuca|cerebro|columna|frente|sien|garganta|boca
face: cara|rostro|boca|labio{,s}|mejilla|ojos|parpado
body: estomago|panza|barriga|vientre|espalda|costillas|cuerpo|pecho|costado|nariz|oido{,s}|cadera|hombro|oreja{,s}
chest: pecho|corazon|brazo izquierdo|pulmon{,es}
limb: brazo{,s}|pierna{,s}|mano{,s}|pie{,s}|dedo{,s}|muneca{,s}|rodilla|tobillo|muslo|pata
throat: garganta|lengua|cuello|traquea
private: partes|partes privadas|partes intimas|pene|vagina|pecho{,s}|senos|nalgas|ahi abajo|alla abajo|debajo de {la,mi,su} {ropa,falda,blusa}|pompis|genitales|calzones|entrepierna|cosita|parte{,s} {privada,intima}|indebidamente|donde no debe
blood: sangre|hemorragia; bone: hueso{,s}|pierna|brazo|craneo|columna|costilla{,s}|cuello|cadera|femur|quijada
not: no|nunca|jamas|ni|sin|apenas|dejo de|deja de|dejaron de|ya no|casi no|tampoco|le cuesta|me cuesta|cuesta trabajo|dificultad para|batalla para|trabajo para
stop: para|paran|deja|detiene|parar|quita|controla|detener|contener; nobody: nadie|ninguno|ningun
many: much{o,a,os,as}|muchisim{o,a,os,as}|demasiad{o,a,os,as}|tod{o,a,os,as}|un monton|monton|frasco|bote|caja|botella|puno|punado|bastante{,s}|doble|varias|varios|entero|entera|de mas|un chingo|chingo|chorro|un chorro|sobredosis|dos veces|un resto|exceso|blister
bad: mucho|mucha|muy|feo|fuerte|grave|gravemente|mal|malherido|horrible|terrible|profunda|profundo|tanto|tanta|bastante|insoportable|gravisimo|intenso
now: ahora|ahorita|ya|en este momento|justo|otra vez|de nuevo|siempre|cada noche|todos los dias|todas las noches|hoy|anoche|acaba de
sudden: de repente|de pronto|repentino|repentinamente|subito; breathe: respir*|aire|aliento|resollar|resuella
hard: cuesta|dificultad|trabajo|apenas|batalla|esfuerzo|falta|le falta el|me falta el|rapido|raro|silba|agitada|ronca|mal|poco|falta de
choke: atragant*|se esta ahogando|se ahoga con|ahogandose|me ahogo|me estoy ahogando|se ahogo|se ahoga|ahogando con|ahogandose con|ahogo con|asfixi*|sofoc*|atorad{o,a} en la garganta|atoro en la garganta|atorad{o,a} con|se atoro con|ahogar
drown: se ahogo en|ahogad{o,a}s?|se ahogo|ahogandose en|ahogado|ahogada|debajo del agua|bajo el agua|flotando boca abajo|se fue al agua|cayo al agua|se hundio|no sale del agua
water: alberca|piscina|rio|lago|mar|tina|banera|agua|pila|canal|jacuzzi|pozo|playa
faint: desmay*|inconscien*|inconcien*|inconsien*|desvanec*|se desplom*|desplom*|perdio el conocimiento|perdio el sentido|perdio la conciencia|sin conocimiento|sin sentido en|no tiene pulso|sin pulso|sin vida|en coma|desvanecido|colaps*|inerte|perdi el conocimiento|desfallec*|no tiene signos|sin signos
wake: despiert*|despert*|levant*|abre los ojos|abrir los ojos|volver en si|vuelve en si
respond: reaccion*|respond*|contesta|me contesta|contest*; reply: contest*|responde*|habla; move: muev*|mover*|movi*
elsewhere: a texas|mi carro|el carro|de casa|a otra|la casa; blue: azul|morad{o,a,os,as}|palid{o,a}|gris
turnBlue: poniendo {azul,morado,morada,moradita,moradito}|puso {azul,morado,morada,moradita,moradito}|pone {azul,morado,morada}|toda morada|todo morado|todo azul|toda azul|esta {azul,morado,morada,moradita,moradito}|amoratad{o,a}|azulado
limp: aguad{o,a}|flojit{o,a}|tieso|tiesa|espuma|flacid{o,a}
lying: tirad{o,a,os,as}|acostad{o,a} en|boca abajo|tendid{o,a}|desplomad{o,a}|botad{o,a}
floor: suelo|piso|calle|banqueta|carretera|acera|bano|tina|pasto|callejon
stuck: atorad{o,a,os,as}|atrapad{o,a,os,as}|atasc{ado,ada}|atoro
bleed: sangr{a,an,ando,o,aba,ar}|sangrand*|desangr*|zangrand*|hemorragi*|se me sale la sangre|hechando sangre|echando sangre|sangrado|sangramiento|torniquete|a chorros|a borbotones
shot: dispar{o,aron,an,a,ar,ando,ados}|balaz{o,os}|baleado|baleada|balea*|balacera|tirote*|herido de bala|balead{o,a}|tiro|plomazo{,s}|un tiro|dispararon|herida de bala
bullet: balazo{,s}|bala{,s}|bala de goma|herida de bala|balas de goma|perdigones|plomazo{,s}|impacto de bala|escopetazo
stab: apunal*|acuchill*|punalada{,s}|cuchillad{a,as}|navaj{azo,azos}|degoll*|picaron con|lo picaron|me picaron|la picaron|encajaron|encajo|enterraron un cuchillo|machetazo{,s}|lo filetearon|apunalearon
cut: cort{o,e,ar,ado,ada,aron,ando,a,arse}|cortad{a,as}|tajo|rebano|rebanar|corto|cortandose|corte
cutting: cortandome|cortandose
severed: se corto {el,un,la,los,dos,una,mi}|se le corto|mochad{o,a}|mocho|mutil*|arranc{o,ado}|{mano,dedo,pie,pierna,brazo} colgando|de fuera|salido|saliendo|amput*|cerceno|se le ve el|por fuera|se volo
deep: profund{o,a}|hondo|honda|con la sierra|sierra|vena{,s}|mucho|feo|no para|arteria|yugular|munecas|hueso|hasta el hueso
wound: herid{o,a,os,as}|lastimad{o,a,os,as}|malherid{o,a}|lesionad{o,a}|golpead{o,a}
broken: romp{io,i,ieron}|rot{o,a,os,as}|quebr{o,e,ado,ada,aron}|fractur*|quebrad{o,a}|zafo|partio
runOver: atropell*|atropey*|paso por encima|arrollo|arrollad{o,a}|embistio|lo avento un carro|me aventaron el carro|le pego un carro|le pego una troca|lo golpeo un carro|me golpeo un carro|por el parabrisas|{carro,troca,camion,moto,bus,guagua,camioneta} le dio|le dio un {carro,troca,camion,bus,camioneta}|lo levanto un carro|salio volando
vehicle: carro|camion|troca|camioneta|tren|coche|auto|moto|metro|bus|autobus|trailer|vehiculo
crash: chocamos|choco|choque|chocaron|accidente|volc{o,amos,aron}|se volteo|explosion|se estrello|volcadura|derrumbe|se derrumbo|explot*
fall: ca{yo,i,yeron,er,ida}|se callo|callo|resbal{o,e}|cayendose|cae|cayo|se avento|tropezo
height: techo|escalera{,s}|ventana|balcon|segundo piso|tercer piso|cuarto piso|piso {dos,tres}|edificio|arbol|barranco|puente|caballo|azotea|andamio|cama|cuna|litera|barda
getUp: levant*|parar*|camin*|mover*|pararse|mueve|para
crush: aplast*|prensad{o,a}|atrapad{o,a} {debajo,bajo,en,dentro,adentro}|debajo del carro|sepultad{o,a}
electric: electrocut*|le dio un toque|descarga electrica|le cayo un rayo|cable de alta|corriente electrica|le dio corriente|taser|cable {de luz,electrico,de la luz,de electricidad}|alambre de la luz|toque de luz
burnt: quem*|quemadura{,s}|ampollas|chamusc*
hot: hirviendo|aceite|agua caliente|acido|gasolina|sopa|caliente|vapor|quimico{,s}|llamas
swallow: trag{o,ue,aron,ar,ado,a}|tragandose|se comi{o,eron}|comi{o,eron}|comio|se come|comi|beb{io,ieron,er,i,iendo}|ingiri{o,eron}|ingerir|inger*|mordio|masco|chup{o,aron}|se met{io,ieron} a la boca|se echo a la boca|trago|inhal{o,e,aron}|se inyecto|probo|probo|lamio|traga|le di de tomar|se tomo|me trague|se chingo
take: tom{o,a,ar,e,an,aron,ado,arme,arse,ando,amos}|tomandose|meto|metio|metido|met{er,erse,erme}|me tomo
took: tom{o,e,aron,amos}|se tomo|se metio|le di|le dieron|le dio|di de mas|me tome|metio|tomado
daily: cada {noche,dia,manana}|todos los dias|diario|con la comida|receta|surtir|para {la,mi,el,su} {presion,dolor,diabetes,corazon,tiroides,colesterol,alergia}|farmacia|seguro|se acabaron|se me acabaron|a sus horas|recetad{o,a,as}|que tomar mis|en la manana
drug: pastilla{,s}|medicina{,s}|medicamento{,s}|pildora{,s}|tableta{,s}|capsula{,s}|jarabe|insulina|tylenol|ibuprofeno|paracetamol|aspirina{,s}|clonazepam|xanax|somnifero{,s}|calmante{,s}|antidepresivo{,s}|gotas|remedio|acetaminofen|pastas|vitaminas|pastiyas|gomitas|tranquilizantes|aspirinas|diazepam|diasepam
hardDrug: droga{,s}|heroina|fentanilo|cristal|coca|cocaina|crack|meta|alcohol|tequila|vodka|piedra|mota|chiva|perico|hongos|fenta|fenty|tussi|perico
poison: cloro|clorox|lejia|veneno{,s}|detergente|jabon|raticida|mata ratas|matarratas|insecticida|gasolina|acido|amoniaco|anticongelante|thinner|tiner|aguarras|pintura|quimico{,s}|destapacanos|destapa canos|drano|limpiador|suavizante|fabuloso|pinol|sosa|sosa caustica|petroleo|keroseno|mercurio|cianuro|perfume|gel antibacterial|alcohol de curar|pesticida|plaguicida|herbicida|shampoo|champu|acetona|quitaesmalte|desinfectante|liquido de frenos|producto{,s} de limpieza|blanqueador|limpiapisos|cuete|naftalina|pegamento
poisoned: envenen*|intoxic*|le echaron algo|me echaron algo|echaron algo a {mi,la,su} {bebida,trago,comida}|drogaron|me drogo|burundanga|emponzon*
overdose: sobredo*|sobre dosis|se paso de {droga,drogas,pastillas,medicina,dosis,la dosis}|se pasaron de droga|pasado de droga|sobredoci*|pasarse de pastillas|se paso de {fenta,pasta,pepas,perico,coca,heroina,fentanilo,cristal}
mix: mezcl*|revolvi*|combin*|vapores|gases
object: pila{,s}|iman{,es}|moneda{,s}|canica{,s}|bateria|alfiler|clavo|tornillo|aguja|vidrio|boton|tapa|uva|salchicha|juguete|globo|hueso|hueso de pollo|anillo|arete|dulce|llave
vomit: vomit*|devolv*|guacar*; cough: vomit*|tos*|escup*|orin*|devolv*|echa|echando; mouth: boca|ojos|ojo|cara
eyeball: ojo{,s}|cara
full: llen{o,a,os,as}|cubiert{o,a}|charco de|banad{o,a} en|bana{do,da} en|lleno de|llena de|much{o,a}
everywhere: por todos lados|por todas partes|por la nariz|por la boca|de la cabeza|de la|del
mistake: por accidente|accidente|por error|por equivocacion|se equivoco|sin querer|equivocad{o,a}|dos veces|doble|de mas|confundi*
wrong: equivocad{a,o,as}|de mi|de la abuela|del abuelo|de su|ajenas|de otra persona|del perro|mis|unas|las
wildFood: hongo{,s}|bayas|planta silvestre|hierba{,s}|champinones|{una,la,unas,las} planta{,s}|hojas|flores|semillas|honguitos|baya; empty: vacio|vacia|abiert{o,a}|falta
foam: espuma por la boca|echando espuma|sacando espuma|espuma
fire: fuego|incendio{,s}|llamas|llamarada{,s}|lumbre|flamas|quemazon|incendiad{o,a}|en llamas|en candela|candela
burning: quem{a,ando,andose,an}|quemandose|incendi{a,ando,andose}|prendio fuego|en llamas|prendid{o,a} fuego|ardiendo|arde|agarro fuego|agarro lumbre|prendieron fuego|se prendio|se incendio|esta prendido|echando chispas|chispas
place: casa|departamento|apartamento|depa|edificio|cocina|estufa|cuarto|carro|troca|traila|trailer|vecino{,s}|escuela|bosque|techo|cortina{,s}|colchon|garaje|hotel|albergue|sotano|sala|recamara|tienda|cama|horno|ropa|pelo|cabello|pasillo|escaleras
room: casa|cuarto|departamento|apartamento|puerta|ventana|patio|garaje|adentro|hogar|traila|techo|recamara|closet|edificio|depa
smoke: humo|humazo|humareda; smell: huele|olor|oliendo|apesta|huelo|ole|tufo
gas: gas|propano|huevo podrido|gas natural
leak: fuga|escape de|se escapa|tirando|sale gas|se sale|dejo abierta la llave|dejaron abierto|fugando|se sale el
monoxide: monoxido|carbono; alarm: alarma|detector; ring: sonando|suena|pitando|pita|sono|no para|chillando
thereIs: hay|sale|esta saliendo|veo|un|mucho|muchas|se ve|viene|saliendo|entra|hay un|grande
inside: adentro|aqui|cerca|arriba|abajo|al lado|ayuda|grande|en; under: debajo|del|de|bajo|por
clothes: ropa|pelo|cabello|brazo|camisa|mano; explode: explot*|explosion|exploto|va a explotar|estall*
want: {quier,kier,ker}{o,e,es,en}|quiere|quisiera|voy a|va a|vas a|van a|pienso|piensa|pensando|planeo|planea|ganas de|intent{o,a,e,ando,ar}|trat{o,a,e,ando} de|ganas|deseo|desea|prefiero|amenaza con|amenazo con|dice que se va a|pense en|si|como|quise|quiso|pensado|deseando|quieren|ganas d|queria
wish: ojala|quisiera|quiero|deseo|desearia|prefiero|preferiria|mejor|me gustaria|kiero|ganas de|espero
dead: muert{o,a}|no haber nacido|no hubiera nacido|no despertara|no despertar|no existir
die: morir*|morirme|muera|muero|murirme|murir|morrir|morirse|muriera|dormir y no despertar|dormirme y no despertar|morirnos
dying: se esta muriendo|muriendo|se muere|se esta yendo|se nos va|se va a morir|agoniz*|moribund{o,a}|me estoy muriendo|me muero|esta muerto|esta muerta|parece muert{o,a}|creo que esta muert{o,a}|creo que se murio|se me muere|entre la vida y la muerte|se me va
live: viv{ir,iendo,o}|vivir|existir|seguir viviendo|estar vivo|estar viva|seguir en este mundo|estar aqui en este mundo|seguir adelante|despertar|despertarme|bibir
kill: mat{ar,o,e,a,an,arme,arnos,aron,arlo,arla,ando,arte,aria}|asesin*|chingar|balear|acuchillar|apunalar|quitar la vida|ahorcar|degollar|quebrar
selfKill: matarme|ahorcarme|colgarme|suicidarme|kitarme la vida|envenenarme
end: acab{ar,o}|termin{ar,o}|quit{ar,arme,arse,arnos}|acabar con; life: la vida|vida|con todo
suicide: puedo mas con {mi vida,esta vida,la vida}|vivir en un mundo|vivir en este mundo|sentido a la vida|ya no aguanto mas|{dar,pegar,meter,darme,pegarme,meterme} un {tiro,balazo}|quiero desaparecer|quiere desaparecer|me quiero morir|me kiero morir|puedo mas con {mi,esta,la} vida|puedo mas conmigo|no quiere estar vivo|se {quiere,kiere,queria,quisiera} {matar,ahorcar,colgar,morir,aventar,tirar,lanzar,suicidar,desaparecer}|suicid*|suisid*|sucid*|suizid*|{quitar,kitar,quitarme,quitarse,kitarme,quito,acabar con,terminar con} {la,mi,su} vida|me {quiero,kiero,queria,quisiera,kisiera} {matar,ahorcar,colgar,morir,aventar,tirar,lanzar,suicidar,desaparecer}|{me,se} {voy,va,iba} a {matar,ahorcar,colgar,aventar,tirar,lanzar,suicidar,cortar las venas}|{me,se} intento {matar,ahorcar,quitar}|{me,se} mat{o,ara,aria,e}|si me mato|si me muero|si me muriera|si yo {me muero,desaparezco,no estuviera,muriera}|nadie me {va a extranar,extranaria,extranara,necesita}|{matarse,matarme,ahorcarse,ahorcarme,colgarse,aventarse,suicidarse,suicidarme}|estarian mejor sin mi|mejor sin mi|vida no {vale,tiene}|no vale la pena vivir|no le encuentro sentido|no {le veo,encuentro,tiene} sentido {a la vida,vivir,a vivir,seguir}|{sin,no tengo,no tiene,no hay} {ganas,razon,razones,motivo,motivos} {de,para} vivir|cansad{o,a} de {vivir,la vida,mi vida,todo y quiero}|{desaparecer,dormir} para siempre|quiero dejar de {existir,vivir}|dejar de existir|no despertar {nunca,jamas,mas}|carta de despedida|nota de despedida|autolesion*|hacerme dano|hacerse dano|se hace dano|me hago dano|odio mi vida|ya no {quiero,kiero,quiere} {estar aqui,seguir,vivir,nada con la vida,existir}|se quiere aventar|me quiero aventar|carta{,s} de {despedida,adios}|nota de despedida|carta diciendo adios|carta para despedir*|se despidio de todos|me despedi de todos|mensaje de despedida|que todo {acabe,termine,se acabe,se termine}|que {esto,todo} ya {acabe,termine,se acabe}|ya no aguanto {la vida,vivir,mas vivir}
hang: ahorc*|se esta colgando|se {quiere,va a} colgar|se colgo {del,de,con,en}|se colgo mi|colgad{o,a}|colgar*|soga
jump: avent{ar,arme,arse,o,a}|tir{arme,arse,o}|lanz{arme,arse,o}|salt{ar,o,arme}|brinc{ar,o}|botarme|me aviento|me tiro
bridge: puente|edificio|tren|metro|balcon|techo|azotea|vias|ventana|trafico|barranco
hopeless: ya no puedo mas|no aguanto mas|ya no aguanto|no hay salida|ya no doy mas|ya no soporto
vein: venas|brazo{,s}|munecas|piernas|las venas|los brazos
goodbye: adios|despedida|despidio|despidiendo|despido|se despidio
purpose: a proposito|para morir|para morirme|cuantas|queria morir|para no despertar|si me tomo|queriendo
again: otra vez|de nuevo; worthless: no vale|sin sentido|no tiene sentido
noReason: razon para|motivo para|cansado de|cansada de|harto de|harta de|ganas de|para que|{veo,tiene,hay,encuentro,hallo} {sentido,caso,razon,motivo,chiste}|le veo sentido a|para que {seguir,vivo,sigo}
noose: soga al cuello|me amarre una soga|con una soga|soga; if: si|cuando
hit: peg{a,o,an,aron,ar,aba,ando,arle,arme}|golpe{a,o,an,aron,ar,aba,ando}|pate{a,o,an,ando,aron}|cachete{a,o}|abofete{a,o}|avento|empuj{a,o,an,aron}|jal{a,o} del? {pelo,cabello}|jalone{a,o}|azot{a,o}|madre{a,o,aron}|chinga{,n}|maltrat{a,an,o,aba}|lastim{a,o,an,aron}|agred{e,io,en}|cintarea|me tira cosas|mordi{o}|estruj{a,o}|quem{a,o} con|dio una {golpiza,paliza,cachetada,madriza,putiza}|da {golpes,cachetadas,cinturonazos,patadas}|dieron una {golpiza,paliza}|dio {un golpe,golpes,patadas,una patada}|zarande{a,o}|arrastr{a,o}|surra|le pega|pgea|guantad{a,as}|trompad{a,as}|nalguea|punetazo{,s}|dando golpes|sacud{e,io}
hitBy: {golpead,maltratad,agredid,apalead}{o,a,os,as} por|me estan {golpeando,pegando,pateando}|lo estan {golpeando,pegando,pateando}|la estan {golpeando,pegando,pateando}|le estan {pegando,dando}|me madrearon|me golpearon|lo golpearon
hurt: lastim{a,o,ar,arme,an}|hacer dano|hacerme dano|dano|herir*|hace dano|haga dano|hacerle dano
pain: duele{,n}|dolor{,es}|presion|opresion|punzada{,s}|ardor|aprieta|oprime|molestia|duelen|due le
abuse: abus{a,o,aron,an,ando,ador}|maltrat*|violent{o,a}|maltratador|violencia|humilla
choking: ahorc{a,o,ando,aron,ar}|estrangul*|asfixi{a,o} con|apret{o,a,ando} {el,del} cuello|agarr{o,a} del cuello|me ahorco|del cuello|tapo la boca|con la almohada
lock: encerr{o,ad,ada,ado,aron,ados,adas,ar}|encierra|amarr{o,ada,ado,aron}|encadena*|atad{o,a}|encerrad{o,a,os,as}|candado|bajo llave
letGo: deja{,n} salir|dejan ir|deja ir|dejar salir|deja irme|soltar|suelta|me deja ir; threat: amenaz*|amenas*
say: dice|dijo|dicen|va a|van a|quiere|quieren|jura|juro|piensa|kiere|intenta|intento|trata de|viene a|vino a
afraid: miedo|asustad{o,a}|temo|aterrad{o,a}|temor|terror
belt: cinto|cinturon|palo|cable|cigarro{,s}|punos|martillo|plancha|manguera|chancla|moretones|moreton|ojo morado|bat|tubo
come: viene|llego|afuera|esta aqui|llegando|tocando|golpeando la puerta|regres{o,a}|esta afuera|vino
alone: solo{,s}|sola{,s}|solito{,s}|solita{,s}|sin comida|sin comer|hambre|abandonad{o,a,os,as}|encerrad{o,a,os,as}|sin supervision
leave: dejo|deja|dejan|dejaron|abandon*|encierr{a,an}|dejaron|encerro
days: dias|todo el dia|toda la noche|desde ayer|hace {dos,tres,cuatro} dias|por horas|horas|noches
domestic: violencia {domestica,intrafamiliar,familiar,en casa}|mi agresor|mi abusador|mi maltratador
childAbuse: abuso infantil|maltrato infantil|abuso de menores|pedofilo|abusa de {mi,su,la,un} {hija,hijo,nina,nino,sobrina,sobrino,menor,hijastra}|abuso de {mi,su} {hija,hijo,nina,nino,sobrina,sobrino}|me pide fotos desnuda|abusaba de mi|golpea a {sus,su,los,mis} {ninos,hijos,hijo,hija,nino,nina,bebe}|le pega a {sus,su,los,mis} {ninos,hijos,hijo,hija,nino,nina,bebe}|pegan a {sus,su,los,mis} {ninos,hijos,hijo,hija,nino,nina,bebe}|maltrata a {sus,su,los,mis} {ninos,hijos,hijo,hija,nino,nina}|sacudio al bebe
bruise: moreton{,es}|marcas|golpes
starve: desnutrid{o,a}|no les da de comer|no le dan de comer|no le da de comer|no come hace dias; things: cosas|favores
enter: met{io,ieron,erse,iendo,iendose}|entr{o,ar,aron,ando}|forz{ando,ar,o}|tumb{ar,ando}|romp{iendo,er}|abrir|quiere entrar|quieren entrar|patea{ndo}|saltando la barda|se brinco|se esta metiendo|adentro|adentro de
door: puerta|ventana|chapa|cerradura
try: trata de|tratan de|tratando de|intenta|intentan|intentando|quiere|quieren|trat{a,an,ando,o} de|intent{a,an,ando,o}|quiere{n}|quieren|quiere|estan tratando
follow: sigu{e,en,iendo,io}|persig{ue,uen,uiendo,uio}|persigu*|acos{a,o,ando,an}|acech*|anda tras|vigila|detras de mi
grab: agarr{o,ar,aron}|jal{o,ar,aron}|subir|meter|llevar|subirme|meterme|llevarse|arrastrar
van: carro|camioneta|troca|van|coche|cajuela
gun: pistola{,s}|arma{,s}|cuchillo{,s}|navaja{,s}|machete{,s}|rifle|escopeta|bate|martillo|hacha|fierro|cuerno|metralleta|puntas?|picahielo|cuete|fusca|tubo|botella rota
have: tiene|tienen|trae|traen|con|saco|agarro|anda con|apunt{a,o,aron,ando}|carga|traia|tenia|en la mano|con una|con un
aim: apunt{a,o,aron,ando}|saco|sacaron|puso|pusieron|me puso|amenaz{o,aron,a} con|con
armed: armad{o,a,os}|a punta de pistola|a mano armada|pistola en la cabeza|cuchillo en el cuello|apuntando|me apunt{o,a,aron,an}|nos apunt{o,a,aron}|encanon*|le apunt{o,a,aron}|tirador
shooting: balacera|tiroteo|disparos|disparando|balazos|se oyen {balazos,disparos,tiros}|echando bala|tirando balazos|tirador activo|tirador|balaceando|{tirando,echando} {bala,balas,plomo,tiros}|agarrandose a balazos
kidnap: secuestr*|rapt{o,aron,ada,ar}|rehen{es}|rehen|plagi{o,aron}|me tienen contra mi voluntad|privad{o,a} de la libertad|levantaron a mi|levanton
hide: escondid{o,a,os,as}|me escondi|escondiendo*|debajo de la cama|en el closet
rob: asalt{o,aron,an,ando,ar}|robando|robar
mugged: asaltando|me asaltaron|asalto a mano armada|nos asaltaron|me asalto|me quieren asaltar|me estan asaltando|estan asaltando|me estan robando|robaron a punta|me robaron con|atraco
attack: atac{o,aron,a,an,ando}|agred{io,ieron}|embosc*|linch*|mordi{o,eron}|ataco|pelea|golpiza
bomb: bomba{,s}|explosivo{,s}|granada
intruder: quieren entrar a {mi,la} casa|quiere entrar a {mi,la} casa|quieren meterse a {mi,la} casa|quiere meterse a {mi,la} casa|tratando de entrar a {mi,la} casa|tratan de entrar a {mi,la} casa|en mi casa hay|se metio a mi casa|se metieron a mi casa|dentro de mi casa|adentro de mi casa|metiendose a mi casa|alguien en mi casa|{hombre,tipo,ladron,ladrones,desconocido} {en,adentro de,dentro de} {mi,la} casa|alguien entro a {mi,la} casa|tumbando la puerta|pateando la puerta|forzando la puerta|ladron en|ladrones en|entraron a {mi,la} casa|tumbar la puerta|esta dentro de la casa|{tumbar,tumbando,romper,rompiendo,patear,pateando,forzar,forzando} {la,mi,nuestra} puerta|encapuchad{o,os}|enmascarad{o,os}
outside: afuera|cerca|al lado
touch: toc{a,o,aba,aron,ando,ar}|manose{a,o,aba,aron}|acarici{a,o}|me soba|se mete a mi cama|se mete en mi cama|entra a mi cuarto|viene a mi cuarto|se metio a mi cama|mete la mano|metio la mano|metio los dedos|besa|beso|lame|agarra|agarro mis|toquete{a,o,aba}|me mira cuando me bano|me toma fotos desnuda|se mete a mi cuarto
rape: viol{aron,o,a,ada,ado,arme,ar,arla,aba,ando,adas}|violacion|violador|abus{o,aron,aba,a,an,ar,ando} {de,sexualmente}|abuso sexual|abusad{a,o}|agresion sexual|agredio sexualmente|me forzo|se aprovecho de {mi,ella,el}|contra mi voluntad|me obligo a tener|obligo a acostarme|obligo a tener|manose{o,aron}
force: oblig{a,o,an,aron,ada,ado,ando}|forz{a,o,aron}|fuerza|hace{n} hacer|me hace|me hacia|me hacen
sex: sexo|relaciones|sexuales|acostarme|desnud{a,o,arme}|prostitu*|cosas con el|chuparle|sexual|tener relaciones|bailar desnuda
sell: vend{e,en,er,io,ieron,iendo}|prostitu*
traffic: trata de personas|prostitu*|vender mi cuerpo|venden mi cuerpo|tratante{,s}|padrote|proxeneta|esclav{o,a,as,itud}|venden muchachas|vendiendo a|venden a|me vendio|me vendieron|la vendieron
passport: pasaporte{,s}|documentos|papeles|visa|identificacion
boss: pollero{,s}|traficante{,s}|patron{,a,es}|jefe|dueno|duena|encargado|contratista|capataz|coyote|coyotes
undress: desnud{o,a}|sin ropa|sin calzones|sin mi ropa|semidesnuda; photo: fotos|videos|foto
work: trabajar|trabajando|limpiar|trabajo; pay: paga{,n,r}|pagarnos|deuda
missing: desaparec{io,id,ida,ido,idos,ieron}|desaparecid{o,a,os,as}|extraviad{o,a,os}|perdid{o,a,os,as}|se perdio|se me perdio|se extravio|se perdieron
lose: se perdio|se me perdio|perdi a|perdi de vista|se me perdieron|perdimos a|se extravio|desaparecio
find: encuentr{o,a,an,amos}|encontr{ar,amos,e}|hall{o,ar,amos}|veo|localiz*|aparece
appear: aparec{e,io,en}|aparecido|ha aparecido
return: lleg{o,a,ado}|regres{o,a,ado}|volvi{o}|vuelve|ha llegado|ha vuelto|ha regresado|llega
runAway: se fue de la casa|se escapo|escapo|huyo|se salio de la casa|se me escapo|se fugo
kidnapChild: se llev{o,aron} a|se robaron a|se robo a|robaron a|secuestr{o,aron} a|agarro a|se llevo
dementia: alzheimer|alzeimer|demencia|autismo|autista
lostChild: se me perdio|perdi a|no encuentro a|no encontramos a|no aparece|robaron a|se robaron a
know: se|sabemos|sabe|sabes; where: donde|adonde; home: casa|escuela; go: regres{o,ar}|volver|vuelvo|llego
heartAttack: infart*|ataque al corazon|ataque cardiaco|ataque de corazon|paro cardiaco|ataque del corazon|se le paro el corazon
stroke: derrame|embolia|derrame cerebral|evc|acv|ictus|trombosis|aneurisma|se {me ,le }{durmio,duerme} {medio cuerpo,un lado,medio lado,la cara}; heart: corazon|pulso|palpitacion*
tight: aprieta|acelerad{o,a}|late {muy,raro,fuerte,rapido}|late|se para|paro|taquicardia|opres*|duele|se acelera
droop: cayo media cara|torcida la cara|torcio la cara|torcio la boca|caida la cara|cara caida|cara chueca|boca chueca|boca torcida|torci{o,d,da,do}|torcid{a,o}|chuec{o,a}|caid{a,o}|cayo|se le cayo|dormid{a,o}|paraliz*|media|de lado|enchuec*|desviada
numb: dormid{o,a,os,as}|entumid{o,a}|adormec*|paraliz*|entum*|no siente|no puede mover|debil|cosquill*|no mueve|hormigue*|sin fuerza
speak: habl{ar,a,o}|hablando|decir|pronunciar
speech: habla raro|habla mal|arrastra las palabras|balbuce*|habla enredado|no se le entiende|se le traba la lengua|no le entiendo lo que dice|hablando raro|se le traban las palabras|se le enreda la lengua|arrastrando las palabras
slur: arrastra las palabras|arrastrando las palabras|balbuce*|se le traba la lengua|habla enredado|se le {traba,enreda} la lengua|arrastra las palabras|no le salen las palabras|no coordina lo que dice|habla enredado
side: lado|lado izquierdo|lado derecho|mitad|media cara; lift: levant*|alzar|mover|alza; feel: siente|sentir|siento
see: ve|ver|veo; allergy: alerg*|anafila*|ronchas|urticaria
anaphylaxis: anafila*|reaccion alergica|choque alergico|se le cierra la garganta|se me cierra la garganta|se le esta cerrando la garganta|cerrando la garganta
swell: hinch*|inflam*|inch{ando,ada,o,ado}|cerrando|cierra|no puede tragar|tragar
seizure: convuls*|ataque{,s} epileptico{,s}|epilepsia|crisis convulsiva|convulsion*|ataque de epilepsia|ataques
convulsing: convulsiona*|convulsion|convulsiones|conbulsion*|ataque epileptico|ataque de epilepsia|crisis convulsiva|ojos en blanco|ojos para atras|volteo los ojos|voltean los ojos|ojos volteados
shake: tembl*|sacud*|tiembl*|espasm*|espuma; eyes: ojos|espuma; fever: fiebre|calentura|temperatura
high: muy alta|alta|40|41|42|39|no le baja|no baja|mucha
hotFever: 40 de fiebre|41 de fiebre|42 de fiebre|fiebre de 40|fiebre de 41|fiebre de 104|fiebre de 105|40 de temperatura|41 de temperatura|fiebre de cuarenta|hirviendo en fiebre|ardiendo en fiebre|arde en fiebre|arde de calentura
sting: pic{o,aron,adura}|mordi{o,da}|mordedura|mordio|abeja{,s}|avispa{,s}|alacran|escorpion|arana|vibora|serpiente|culebra|viuda negra|piquete
snake: vibora|serpiente|culebra|cascabel|alacran|escorpion|viuda negra|tiburon|oso|cocodrilo|pitbull
sugar: azucar|insulina|diabet*|glucosa
without: sin|se acabo|no tiene|no tengo|se quedo sin|bajo|subio|baja|alta|se le subio|se le bajo
sick: maread{o,a}|mareo{,s}|mareado|vomit*|nausea{,s}|dolor de cabeza|duele la cabeza|nos duele la cabeza|me duele la cabeza|debil|rar{o,a}|mal|sudando|temblando|desmay*|somnolient{o,a}|con sueno
confused: confundid{o,a}|desorientad{o,a}|delira*|no sabe donde|no me reconoce|no reconoce|alucina*|perdid{o,a}|incoherente*|tiritando|no tiene sentido
cold: congel*|hipoterm*|nieve|helad{o,a}|frio
hypothermia: hipoterm*|golpe de calor|insolacion|congelandose|congelando|se esta congelando|muriendo de frio en la nieve|deshidratad{o,a}
heat: golpe de calor|insolacion|calor|sol|carro caliente|desierto|deshidrat*
hotCar: encerrad{o,a,os} en {el,un} {carro,coche}|{carro,coche} {cerrado,caliente,al sol,bajo el sol}|{dejo,dejaron,deje,solo,sola,solos,olvide,olvido} {al,a la,en el,mi,el,la} {carro,coche}|{solo,sola,solos,olvidado,olvidada,dormido,dormida} en el {carro,coche}
sprayed: gas pimienta|gas lacrimogeno|taser|gasearon|spray de pimienta
shocked: electrocut*|descarga electrica|le dio un toque|cayo un rayo|le dio corriente
pulse: pulso|signos vitales|latidos
labor: {dar,dando,da} a luz|{dio,di} a luz en {el,la,un,una} {carro,taxi,camion,calle,banqueta,coche,troca,metro,bus}|se {le ,}{ve,asoma,sale} la {cabeza,cabecita} {al,del,a la}|dolores {cada,cada vez}|dolores de parto|parto|de parto|contracciones|dolores de parto|va a nacer|esta naciendo|ya va a nacer|ya nace|aliviarse ya|pariendo|parir|labor de parto|se le ve la cabeza al bebe|coronando|aborto espontaneo|saliendo el bebe|saliendo la cabeza|ya viene el bebe|viene el bebe|se va a aliviar
waters: rompio la fuente|se me rompio la fuente|rompio fuente|revento la fuente|revento la fuente|se le rompio la fuente|revento la bolsa|rompieron las aguas
baby: bebe
selfHurt: lastimar{se,me}|cortar{se,me}|{hacerse,hacerme} dano|se va a {lastimar,cortar}|se va a hacer dano
helpMe: auxilio|ayuda {ya ,}vienen|ayuda {que ,}{ya ,}{viene,esta en la puerta}|ya viene{n,} por mi|ayudame por favor|ayudenme|ayudenme por favor|ayuda por favor|ayuda ya|ayuda urgente|socorro|salvenme|salvame|necesito ayuda urgente|ayuda rapido|alguien ayudeme|ayuden|ayudeme rapido|rapido por favor|sos|ayuda ayuda|ayuda es una emergencia|manden ayuda|urge ayuda
danger: peligro|en riesgo mi vida|mi vida corre|peligra mi vida|peligra|a salvo no|temo por mi vida|miedo por mi vida|no estoy a salvo|no estoy segur{o,a} en|me quiere{n} hacer dano|me va a hacer dano|me van a hacer algo|me quieren matar|me va a matar|me van a matar
emergency: emergencia|urgencia; ambulance: ambulancia|paramedico{,s}|911|bomberos|nueve once|9 1 1
send: necesito|necesita|manden|mande|llamen|llama|llamo|envien|pidan|urge|por favor|rapido|ahora|ya|ocupo|urgente|llamar
think: creo|pienso|parece
calm: clase{,s}|curso{,s}|taller|talleres|prevencion|permiso{,s}|inspeccion|numero de|telefono de|cuenta|cuentas|bil|biles|factura|recibo|seguro|cita|clinica|refugio{,s}|lista|programa{,s}|ley|leyes|derechos|reglas|analisis|examen|prueba{,s}|donar|donacion|presion|tipo de|pelicula|juego|cancion|libro|noticia{,s}|medicina|medicamento|receta|fondo{,s}|vivienda|comida|solicitud|contacto|ayuda economica|tanque|compania|recarga|caro|cara|estacion|cuartel|simulacro|vacuna{,s}|especialista|neurologo|cardiologo|sobreviviente{,s}|victimas|grupo|donde compro|pila|pilas|dinero|papeleo|deuda{,s}
longAgo: hace {un,dos,tres,cuatro,cinco,varios,muchos,unos} {ano,anos,meses}|hace mucho|hace un mes|el mes pasado|mes pasado|el ano pasado|ano pasado|anos atras|hace anos|funeral|entierro|velorio|fallecio|fallecido|difunt{o,a}|cuando era {nina,nino,chica,chico}|antes me|en {enero,febrero,marzo,abril,mayo,junio,julio,agosto,septiembre,octubre,noviembre,diciembre}|sepelio|cremacion|en 20*|en 19*|viud{o,a}|hace {seis,siete,ocho,nueve,diez,doce,quince,veinte,treinta} {anos,meses}
lastWeek: semana pasada|la semana pasada|hace una semana|hace unos dias|hace dias|fin de semana pasado|el otro dia
safe: ya esta bien|ya estamos bien|ya salio del hospital|ya lo dieron de alta|dado de alta|ya paso el peligro|ya lo arrestaron|esta preso|falsa alarma|lo apagaron|ya apagaron
fine: jaja*|es broma|broma|estoy bien|jeje*|solo bromeo
be: es|esta|estan|estoy|soy|fue|fui|fueron|han|ha|he|hay|estaba|estamos|ser|estar|son|era|sido|tengo|tiene
document: acta{,s}|pasaporte{,s}|tarjeta{,s}|credencial{,es}|papeles|documento{,s}|cartilla|cita|mochila|tarea|zapatos|chamarra|lentes|juguete{,s}|certificado{,s}|carriola|muneca|recibo{,s}
meHarm: {lo,la,los,las,le} {voy,boy} a {matar,apunalar,balacear,acuchillar,quebrar,picar,disparar,ahorcar}|{voy,boy} a {matarl*,matar a}|{ganas de,quiero} {matarlo,matarla,matarlos,matar a}|{lo,la,los,las} quiero {matar,apunalar,ahorcar}|{miedo de,miedo,ganas de} {lastimar,lastimarl*,hacerle dano,pegarle,golpear,golpearl*} {a ,}|{miedo de,miedo} {lastimar,hacerle dano,pegarle} a|voces {me dicen,dicen,me piden,me ordenan} que {mate,lastime,apunale,le haga}
threatMe: {me,nos} {quiere,quieren,kiere,kieren,qiere,va a,van a,ba a,iba a,vino a,viene a,intento,intenta,piensa,trato de} {matar,apunalar,balacear,balear,disparar,tirar un,tirotear,picar,acuchillar,quebrar,ahorcar,golpear,dar un {balazo,tiro,plomazo},pegar un {balazo,tiro},meter un {balazo,tiro,plomazo}}|{quiere,quieren,kiere,kieren,va a,van a,ba a,viene a,intento,intenta,amenaza con,amenazo con,amenazan con,trato de} {matar,apunalar,ahorcar,acuchillar,disparar,balacear,balear,picar,golpear,quemar}{me,nos}|{dice,dijo,dicen,jura,juro} que {me,nos} {mata,matan}|{me,nos} mata {si,cuando}|si {lo,la} dejo {me,nos} mata|si no {vuelvo,regreso} me mata
idiom: {me quede,nos quedamos,quede,quedamos} tirad{o,a,os,as} {en la carretera,en la autopista,en el camino,en el freeway,con el carro,sin gas,sin gasolina}|{dejo,quedo} tirad{o,a,os,as} {el carro,la troca,el coche}|tirad{o,a,os,as} sin {gas,gasolina}|{ayudenme,ayudeme,ayudame,ayuden,ayude,ayuda} {a,con} {llenar,el,la,los,mi,este,esta,lo,escribir,entender,hacer,mandar,pagar,encontrar,renta,comida}|{ya ,}no quiero seguir {esperando,llamando,pagando,trabajando,con,haciendo,intentando,llenando,batallando,asi en la fila}|{pico,picaron,pican} {un,una,los,unos,el} {mosco,moscos,mosquito,mosquitos,zancudo,zancudos,hormiga,hormigas}|{me,nos} {mata,matan,estan matando,esta matando} {la,los,las,el,esta,este,tanta,tanto} {espera,espalda,recibos,deudas,rodilla,pies,curiosidad,renta,precio,calor,frio,duda,filas}|{fuente,fuentes} de {agua,informacion,trabajo,ingresos}|fuente del parque|bomba de agua|pistola de {silicon,agua,juguete,pegamento}|arma de juguete|corto {la llamada,el internet,la luz}|{alguien me sigue,me sigue,me siguen,me siguio} en {facebook,instagram,tiktok,las redes}|se porta mal|infarto {con,por,de ver} el {precio,recibo,costo}|se rompio {la,el,mi} {silla,ventana,puerta,pantalla,mesa,llave,cama,chapa}|{terminar,acabar} {con ,}{este,esta,el,la,ya este} {tramite,formulario,papeleo,solicitud,chat}|auxilio con|{oficial,policia,agente,abogado} no {me ,}{contesta,responde}|golpeo la {crisis,economia,puerta}|me mato {trabajando,estudiando}|despertar a|me golpeo la crisis|oficial no responde|ahorcar el presupuesto|me golpeo la crisis|pego a mi carro|golpeo mi carro|choco mi carro|tiene epilepsia|cuenta de la ambulancia|vivir con {el $,ella $,ellos $,mi ex,mis suegros,mi mama,mi papa,mis papas,mi suegra,mi familia,mi esposo,mi novio}|vivir {en un,en el,en una,en la} {carro,albergue,hotel,calle,refugio,motel,casa,cuarto}|vivir en {la calle,mi carro,el carro,un,una,houston,texas}|me cayo mal la comida|{me muero,muero,muriendo,muerto,muerta,muertos,muertas,nos morimos,morir,morirme} de {hambre,sed,frio,calor,risa,sueno,ganas,pena,verguenza,cansancio,miedo,aburrimiento,curiosidad,hambre y}|{me muero,muero} por {un cafe,una pizza,comer,saber,unos tacos,una hamburguesa,verte,una cerveza}|mat{aria,o} por {un,una,unos,unas}|mat{ando,a,o,ar} {el tiempo,de aburrimiento,de risa,el hambre}|me {mata,va a matar} {mi suegra,mi mama} si|me mata si|mata el {frio,calor}|me esta matando {el,la,este,esta,de}|murio {la bateria,el celular,mi celular,mi telefono,el telefono,la pila,el carro}|se me murio {el,mi,la}|{mi,el} {celular,telefono} esta muerto|muert{a,o,as,os} de {cansancio,sueno,hambre,frio,miedo,risa}|{se me ,}rompieron el corazon|el corazon roto|me corte el {pelo,cabello}|corte de {pelo,cabello,luz,agua}|cort{aron,aran,an,ar} {el,la,me el,me la} {gas,luz,agua,electricidad,internet,telefono,servicio}|me cort{aron,an} {el,la}|{se acabo,sin,no hay,tanque de,pago de,cuenta del,recibo del,pagar el,comprar,compania de,el,mucho,del} gas {esta,para cocinar,natural caro,butano}|se acabo el gas|cortaron el gas|tanque de gas|gas esta {muy ,}car{o,isimo}|{gasolina,dinero para la gasolina}|para la gasolina|se {nos ,me ,}quem{o,aron} {la comida,los frijoles,el arroz,las tortillas,la cena,el foco,la casa,mi casa,nuestra casa,el departamento,todo}|perd{imos,i} todo en {un,el} {incendio,fuego}|{despues del,por el,en un} incendio|detector de humo|donar sangre|analisis de sangre|prueba{,s} de sangre|examen{,es} de sangre|tipo de sangre|presion {de la sangre,alta,arterial}|perd{i,io,imos} {mi,la,el,su,mis,las} {trabajo,empleo,licencia,cartera,celular,telefono,identificacion,camion,autobus,mochila,casa,llaves,papeles,cita,codigo,numero,perro,perra,gato,bolsa,tarjeta,dinero}|se perdio {mi,el} {perro,perra,gato,correo,paquete,telefono,celular}|no encuentro {trabajo,mi identificacion,casa,departamento,donde,el,mi cartera,mi codigo,ayuda,doctor,la pagina,un,una}|me peg{o,aron} {una multa,el sol,la gripe,la gripa,el covid,un susto,fuerte la crisis}|me golpeo la {crisis,puerta,economia}|primeros auxilios|{no,ya no} estoy en peligro|peligro de {desalojo,perder {mi,la casa,el trabajo,el apartamento},quedarme,que me desalojen}|{fondo,fondos,vivienda,solicitud,refugio,albergue,comida,ayuda,contacto,dinero,cuarto} de emergencia|cuenta de la ambulancia|ahog{o,ado,ada,ando,amos} {en,con} {deudas,tanto,papeleo,las deudas,los biles}|dispar{o,aron,an} {la renta,los precios,la luz}|precios se dispararon|se tomo {un cafe,todo el jugo,la leche,una foto,el tiempo,fotos}|{se lo ,se }llev{aron,o} {mi carro,el carro,mi troca,a mi papa la migra,mi bici,mi dinero}|llevaron a {mi,su} {papa,esposo,hermano,hijo,mama,marido} la migra|la {policia,migra} se llevo a|{me tomo,tomo,toma,tomar} {mis,sus,mi,su,las,la} {pastilla,pastillas,medicina,medicamento} {cada,en la,de la,por la,para,todos}|pastillas {para dormir,se acabaron,de la presion}|socorro {texas,tx,nm}|brazos abiertos|echar una mano|sigo {esperando,sin}|sigui{o,eron} {preguntando,esperando}|me sigue pidiendo|sigue pidiendo|dolor de cabeza con la renta|suegra me mata|fuente de {ingresos,trabajo,empleo}|ataque de risa|{tengo,tiene} {alergia,alergias} a|tengo mucho {calor,frio} en|trabajo de parto de|se me peg{o,a} la {gripe,gripa,comida}|a punto de perder|{pistola,arma} en {el,su} {cinturon,cinto,funda,cadera}|{me,nos} mata{,n} {el,este,ese,la,esta} {calor,frio,calorazo,humedad,renta,espera,trafico,tos,hambre}|{el,este,ese,la,esta} {calor,calorazo,frio,renta,espera,trafico} {me,nos} {mata,esta matando,tiene muert*}|{tiro,tiros} {en la escuela,a gol,de esquina,libre,al arco,al blanco,a la porteria,con arco}|dispar* un {correo,mensaje,texto}|{ayudan,apoyan,atienden} a {personas,gente,los,las,victimas} que|me {ahogo,estoy ahogando} en {trabajo,deudas,tareas,papeles,biles,papeleo}|{esta,es,de} {una ,}muerte lenta|apunalada por la espalda|se {me ,le ,nos ,}{muere,murio,acabo} la {bateria,pila}
clitic: me|nos|le|les|lo|la|los|las|te|m|se
childGone: se me perdio {mi,el,la} {hijo,hija,nino,nina,bebe,nieto,nieta,sobrino,sobrina,nino,nina}|se perdio {mi,el,la} {hijo,hija,nino,nina,bebe,nieto,nieta,sobrino,sobrina}|no aparece {mi,la,el} {hijo,hija,nino,nina,bebe,nieto,nieta}|se robaron {a mi,al,mi} {hijo,hija,nino,nina,bebe}|se llevaron {a mi,al,mi} {hijo,hija,nino,nina,bebe}|me robaron {a mi,al,mi} {hijo,hija,nino,nina,bebe}
touchBed: se mete {a,en} mi cama|entra a mi cuarto {de,en,por} la noche|se metio {a,en} mi cama; open: abre|abrir
eyesOnly: ojos; gunUsed: encanon*|apunt*|acuchill*|apunal*|balac*|amenazaron con
blow: madrean*|madrear*|golpiza|paliza|cachetada{,s}|punetazo{,s}|patadas|golpes|punetazos|chingadazo{,s}|trancazo{,s}|del pelo|de los pelos|me avento contra|contra la pared|tiro al piso|tumbo al piso|arrastr*|jalon{es,eo}|cinturonazo{,s}
heartFace: cayo media cara|torcida la cara|torcio la cara|torcio la boca|caida la cara|cara caida|cara chueca|boca chueca|boca torcida|se le chueco la boca|se le fue de lado la {cara,boca}
reflexive: me; tonight: esta noche|ahora|ahorita|hoy|ya
ledge: en el {puente,techo,borde,balcon} {y,para}|arriba del puente|en el borde|parado en el puente|parada en el puente|en las vias|en la azotea
cutDone: corte|cortado|abri; endLife: acabar con todo $|terminar con todo $|acabar con {mi,su} vida
rise: sube|subir|levanta
wholeBottle: {todo el,el} frasco entero|todo el {frasco,bote,tarro,blister}|toda la {caja,botella}|el frasco completo|frasco completo|todas {las,sus,mis} {pastillas,medicinas,pildoras}
ofDrink: de {agua,leche,jugo,refresco,vino}
outdoors: patio|jardin|monte|campo|bosque|parque|mata
sweat: sud{ando,a,or,oroso,orosa,oracion}|sudor frio
clutch: agarr{a,ando,andose,o,aba}|apret{a,ando,andose}|aprieta|toc{a,ando,andose} el
blink: parpade*
bottomOf: fondo de la {alberca,piscina,tina,pila}|fondo del {rio,lago,agua,mar}
allOfUs: todos|toda la familia|los ninos y yo
burner: calenton|calentador|boiler|generador|planta de luz|carbon|brasero|anafre|estufa de gas|calefaccion
emptyBottle: {frasco,bote,caja,blister}{,s} vaci{o,a,os,as}|pastillas vacias
beside: junto a|al lado de|a un lado|cerca de|en la mano|en el piso|tirad{o,os,as}
maul: destroz*|despedaz*|mordio en la cara|desgarr*|le arranco|lo ataco|la ataco|me ataco
stillInside: {gente,ninos,personas} adentro|siguen adentro|sigue adentro|no puede{n,} salir|no podemos salir|atrapad{o,a,os,as}
spill: derram*|ech{o,aron}|tir{o,aron}|avent{o,aron}|cay{o,eron}|reg{o,aron}
cord: cordon|el cordon
atOnce: ahorita|ahora mismo|en este momento|esta noche
bag: bolsa|almohada|cobija
allOfThem: todas juntas|todas de un jalon|todas de golpe|un punado
jaw: mandibula|quijada
grip: agarrar|apretar|sostener
blade: navaja|rasuradora|hoja de afeitar|soga|cuerda
inMyHand: en {la,mi,mis} mano{,s}|aqui conmigo|en frente|enfrente
with: con|ver|reunir*
heaven: cielo|otro lado
garage: garaje|cochera|marquesina
engineOn: {motor,carro} {prendido,encendido}|manguera|escape
violenceSure: me {estrello,estampo,azoto} {la cabeza,la cara,contra}|me {rompio,quebro,quito,quita,esconde,escondio,tiro} el {telefono,celular,cel} para que|{rompiendo,quebrando,aventando,destrozando} todo|me avent{o,a} {contra,al,a la}|anda buscandome|me anda buscando|sabe donde {vivo,estoy}
tie: amarr*|encaden*|encierra
metOnline: conocio {en,por} {internet,facebook,instagram,tiktok,linea}
`);
