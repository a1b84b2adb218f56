import { startsWithAny as anyOf, type ProductWords } from "./product.ts";

const pareja = "(?:espos[oa]|marido|mujer|novi[oa]|pareja|ex|padrastro|papa|padre)";

/** Spanish phrasings; the first match counts. */
export const productWordsInSpanish: ProductWords = [
  [
    "exit",
    anyOf(
      "(?:sal(?:go|ir|irme|gan?)|cierr\\w+|cerrar\\w*|quit[oa]\\w*|escond\\w+|ocult\\w+|escap\\w+)\\b.{0,30}\\b(?:pagina|sitio|pantalla|chat|ventana|navegador|app|esto)\\b.{0,25}\\b(?:rapid\\w*|pronto|ya|enseguida|de volada|prisa|antes|si (?:viene|entra|llega)|sin que|cuando|para que no)\\b",
      "(?:rapid\\w*|de volada|en chinga|enseguida)\\b.{0,30}\\b(?:pagina|sitio|pantalla|chat|ventana)",
      "(?:boton|tecla) (?:de )?(?:salir|salida|escape|panico|emergencia)|salida rapida|salir rapido",
    ),
  ],
  [
    "letter",
    anyOf(
      "l-?\\d{4}-\\d+",
      "(?:verdadera|real|falsa|valida|autentica|revis\\w*|verific\\w*|comprob\\w*|se si).{0,35}\\bcartas?\\b",
      "cartas?\\b.{0,40}\\b(?:verdadera|de verdad|real|falsa|valida|autentica|oficial|numero|cierta)",
    ),
  ],
  [
    "code",
    anyOf(
      "(?:mi|el|un|ningun|su|mis) codigos?\\b(?! postal)",
      "codigos?\\b.{0,25}\\b(?:no|vencid\\w*|invalid\\w*|rechaz\\w*|usado|sirve|llego)",
    ),
  ],
  [
    "silentOfficer",
    anyOf(
      "(?:oficial|policia|agente)\\b.{0,35}\\b(?:no|nunca|ni|dejo de)\\b.{0,15}\\b(?:contest\\w*|respond\\w*|llam\\w*|escrib\\w*|me)",
      "no (?:puedo|logro) (?:localizar|contactar|encontrar|comunicarme con) (?:a |al )?(?:mi |el )?oficial",
    ),
  ],
  [
    "remaining",
    anyOf(
      "(?:cuanto|que)\\b.{0,20}\\b(?:queda\\w*|sobra\\w*|resta)\\b",
      "saldo\\b",
      "ya (?:me )?(?:gaste|use) todo",
    ),
  ],
  [
    "raid",
    anyOf(
      "(?:ice|la migra|migracion|inmigracion|agentes de inmigracion)\\b.{0,30}\\b(?:puerta|afuera|aqui|toca\\w*|entrar|casa|llego|vino|vinieron)\\b",
      "(?:puerta|abrir|abro)\\b.{0,20}\\b(?:ice|la migra|inmigracion)\\b",
    ),
  ],
  [
    "violence",
    anyOf(
      `violencia (?:domestica|de genero|familiar|intrafamiliar)|maltrat(?:o|ada|ador)\\b|(?:mi|un) ${pareja} (?:que )?(?:me |nos )?(?:pega|golpea|maltrata|amenaza|abusa|lastima|es violento|controla)`,
      `(?:dejar|escapar(?:me)? de|huir de|salir de|alejarme de|miedo (?:a|de)|escondo de|esconderme de|separarme de) (?:a )?mi ${pareja}\\b|refugio (?:para|de) mujeres|abuso sexual|violacion\\b|me violaron`,
    ),
  ],
  [
    "abroad",
    anyOf(
      "(?:en|desde) (?:tijuana|ciudad juarez|monterrey|guadalajara|toronto|madrid|puerto rico|san juan|bogota|tegucigalpa)\\b",
      "(?:estoy|vivo|vivimos|estamos|desde|fuera) (?:en |de )?(?:mexico|canada|guatemala|honduras|el salvador|colombia|venezuela|cuba|espana|otro pais|los estados unidos|estados unidos|ee\\.? ?uu|el extranjero|el pais)\\b|otros? pais(?:es)?\\b|en el extranjero\\b",
    ),
  ],
  [
    "privacy",
    anyOf(
      "(?:que pasa con|guardan|que hacen con|se guarda|graban) lo que (?:escribo|digo)",
      "(?:sheriff|juez|corte|fbi|escuela|vecinos)\\b.{0,25}\\b(?:ve|ven|lee|leen|sabe|saben|entera\\w*)\\b|en mi contra|problemas con (?:la )?(?:migra\\w*|inmigracion|policia)",
      "(?:sepa|sepan|se enteren?|enteraran?|se den cuenta)\\b|(?:lo|esto) (?:ve|ven|lee|leen|vera|veran)\\b|(?:me van a|van a|pueden|me pueden) (?:deportar|rastrear|encontrar|denunciar|reportar)|rastre\\w+|espia\\w*|hacke\\w+",
      "priva(?:cidad|do|da|dos)\\b|confidencial\\w*|anonim\\w+|mis datos\\b|datos personales|mi informacion\\b|(?:es|esta) segur[oa]\\b|es secreto|encriptad\\w*",
      "(?:quien|alguien|otr[oa]s?|nadie|personas?)\\b.{0,15}\\b(?:lee|leen|leer|ve|ven|ver|mira|miran|sabe|saben|escucha|escuchan|vera|leera)\\b",
      "(?:policias?|la migra|inmigracion|ice|gobierno|mi (?:jefe|familia|patron|casero|esposo|marido|pareja|ex|mama|papa))\\b.{0,25}\\b(?:ve|ven|ver|lee|leer|leen|sabe|saber|saben|entera\\w*|vera|sabra|acceso|enterar\\w*|se va a enterar)\\b",
      "(?:comparten?|venden?|dan|entregan?|mandan|pasan|le dicen|reportan?|avisan|compartir|van a (?:decir(?:le)?|avisar|reportar|entregar|compartir))\\b.{0,25}\\b(?:a|con|mis|mi|lo que)\\b.{0,20}\\b(?:policia|migra|inmigracion|ice|gobierno|datos|informacion|nombre|alguien|otros|digo)\\b",
      "(?:borrar?|elimin\\w+|borro|borren|quitar) (?:mi|mis|esta|este|esto|todo|lo que|la|el)\\b|(?:guardan?|graban?|registran?|almacenan?|guarda|queda(?:n)? (?:guardad\\w+|grabad\\w+)|se (?:guarda|graba|queda)) ?(?:lo que|mis?|esto|esta|todo|la|el|est[ae])?\\b.{0,20}(?:digo|escribo|conversacion|chat|mensajes?|datos|todo|esto|nombre|$)",
    ),
  ],
  [
    "agent",
    anyOf(
      "safevoice\\b|confiar\\b|confianza|detras de (?:esto|la pantalla)|hablame de (?:ti|usted)",
      "maquina\\b|robot\\b|(?:usted|tu|vos) quien (?:es|eres|sos)|que (?:tipo|clase) de ayuda|en que ayudan|que (?:ofrecen|hacen ustedes)|me (?:atiende|contesta|responde) (?:una? )",
      "(?:eres|es usted|es|sos|usted es) (?:una? |el |la )?(?:persona|human[oa]|robot|bot|chat ?bot|maquina|computadora|programa|real|de verdad|ia|inteligencia artificial|policia|oficial|abogad[oa]|alguien|doctora?|chatgpt)\\b",
      "(?:quien|que) (?:eres|es usted|sos)\\b|(?:como|cual) (?:te llamas|se llama (?:usted)?|es (?:tu|su) nombre)|quien (?:te|lo|la|los) (?:hizo|creo|programo|maneja|controla)|quien (?:esta detras|maneja|paga|hizo|creo) (?:de )?(?:esto|la app|safevoice|esta)",
      "(?:estoy|hablo|hablando|chateando|escribiendo) (?:hablando |chateando )?con (?:una? )?(?:persona|robot|bot|maquina|human[oa]|quien|computadora|programa)\\b|(?:con quien) (?:hablo|estoy)",
      "que (?:puedes|puede|sabes|sabe) (?:usted |tu )?(?:hacer|decir|responder|contestar)\\b|que (?:sabes|sabe|haces|hace)(?: usted)?\\s*\\??$|(?:en que|como|con que) (?:me )?(?:puedes|puede) (?:usted )?ayudar(?:me)?|que es (?:esto|safevoice|esta (?:app|aplicacion|pagina))|para que (?:sirve|es) (?:esto|esta|la|el|safevoice|este)|como funciona(?:s)? (?:esto|tu|usted|este chat|la app)",
      "(?:te|se) (?:equivoca\\w*|puedes? equivocar|puede equivocar)|(?:puedes|puede)\\w* (?:equivocarte|equivocarse|fallar|mentir)|(?:comete|cometes) errores|(?:puedo|debo) (?:confiar|creer)\\w*|(?:es|son) (?:confiable|cierto|verdad|una estafa|oficial|de fiar)\\b|estafa\\b|fraude\\b|inteligencia artificial",
    ),
  ],
  [
    "papers",
    anyOf(
      "cartera|comprobante|bolsa|billetera|mochila",
      "(?:identificacion|licencia|pasaporte|acta de nacimiento|seguro social|credencial|papeles|documentos)\\b",
      "(?:sin|perdi|perdimos|se me perdi\\w+|me robaron|robaron|me quitaron|no tengo|no tenemos|no traigo|olvide|necesito|sacar|reponer|se (?:me )?(?:quemaron|perdieron)|renovar|tramitar) (?:una? |la |mi |mis |las |los |todos mis |mi credencial de )?(?:id|identificacion(?:es)?|papeles|documentos?|licencia|pasaporte|acta(?: de nacimiento)?|seguro social|tarjeta verde|green card|cartera|credencial|comprobante|direccion|domicilio|telefono|celular|correo|cuenta(?: de banco| bancaria)?|matricula)\\b",
      "(?:que|cuales|cual) (?:documentos?|papeles|identificacion|requisitos de identificacion) (?:necesito|piden|ocupo|debo|hay que|tengo)|(?:piden|necesito|ocupo|hay que (?:tener|mostrar|llevar)|tengo que (?:mostrar|dar|tener)) (?:una? |mi |mis )?(?:id|identificacion|papeles|documentos?|comprobante)\\b|(?:cartera|pasaporte|licencia|identificacion|documentos|papeles) (?:perdid|robad|se perdi|quemad)\\w*",
    ),
  ],
  [
    "waiting",
    anyOf(
      "no se nada|(?:meti|mande|envie|presente|hice|llene|puse) (?:la|una|mi|el) (?:solicitud|peticion|forma|formulario)|nada todavia|todavia nada|avisan|decision",
      "(?<!de )(?:una?|dos|tres|\\d+) (?:semanas?|dias?|horas?|mes(?:es)?)\\b|(?:ya )?paso (?:mucho )?(?:tiempo|una|dos)|esper(?:o|ar|ando)\\b|siguiente paso|y (?:ahora|luego|despues)\\b",
      "cuant[oa]s? (?:tiempo|dias?|horas?|semanas?|tarda\\w*|demora\\w*|mas)\\b|cuanto (?:hay que|tengo que|debo|toca) esperar|en cuanto tiempo|que tan (?:rapido|pronto)|cuando (?:me|nos|voy|sabre|sabra|tendre|van|va|recib\\w+|llega\\w*|lleg\\w+|respond\\w+|contest\\w+|deciden)\\b|(?:que|y) (?:pasa|sigue|hago|viene) (?:ahora|despues|luego|si|cuando)|que sigue\\b|(?:nadie|todavia no|aun no|no) (?:me )?(?:ha|han|contest\\w+|respond\\w+|llam\\w+|marc\\w+)\\b.{0,20}|(?:sigo|estoy|seguimos|llevo|llevamos) (?:esperando|\\w+ (?:dias?|horas?) esperando)|(?:sin|ninguna) (?:respuesta|noticias?)|tarda(?:n)? mucho|siguiente paso",
    ),
  ],
  [
    "payback",
    anyOf(
      "regalad[oa]|prestad[oa]|donacion|cobr\\w+|pagar (?:algo|despues)",
      "lo mas que|mas que (?:dan|pueden)|(?:hay que|tengo que|debo|me toca) (?:pagar|dar)|me van a cobrar|hay truco|(?:que|cuanto) (?:debo|les debo)",
      "(?:tengo que|hay que|debo|se tiene que|necesito|me van a) (?:devolver|pagar(?:lo|la|les|me)?|regresar|cobrar)\\b|devolver (?:el |la |lo )?(?:dinero|ayuda)?|prestamo\\b|(?:es|son|esto es|todo es) (?:gratis|gratuit[oa]s?)\\b|gratis\\b|(?:cobran?|cuesta|cuestan|tiene costo|tiene algun costo)\\b|cuanto (?:cuesta|cobran|vale|sale)\\b|interes(?:es)?\\b",
      "(?:en efectivo|efectivo|cheque|zelle|transferencia|tarjeta de regalo)\\b|cuanto (?:dinero|me (?:dan|pueden dar|pagan|dara|ayudan)|dan|pueden dar|es lo maximo|puedo (?:recibir|pedir))|(?:lo )?maximo\\b|limite\\b|como (?:recibo|me (?:dan|entregan|pagan)) (?:el |la )?(?:dinero|ayuda|pago)",
    ),
  ],
  [
    "eligibility",
    anyOf(
      "turistas?|estudiantes?|veteran\\w+|ancian\\w+|trabajo\\b|tiempo completo|desemplead\\w+|soy de\\b",
      "(?:la )?carcel\\b|prision\\b|probatoria\\b|(?:fue|tuve) (?:la |mi )?culpa|si (?:yo )?(?:lo hice|soy culpable)|importa (?:si|que)|para quien es",
      "(?:califico|calificar|calificamos|elegible|requisitos?|tengo derecho a (?:la |esta )?ayuda|quien (?:puede|tiene derecho)|puedo (?:pedir|solicitar|recibir|aplicar)|(?:cualquiera|todos|un extranjero|un menor) puede)\\b",
      "(?:sin papeles|indocumentad\\w+|inmigrante|migrante|refugiad\\w+|estatus (?:migratorio|legal)|no soy ciudadan\\w+|ilegal(?:es)?|residente|asilad\\w+|soy de (?:mexico|guatemala|honduras|otro pais))\\b",
      "(?:antecedentes(?: penales)?|record criminal|(?:sali|salgo|estuve|salir) (?:de |en )?(?:la )?(?:carcel|prision)|libertad condicional|probatoria|tengo (?:una orden|cargos|un caso)|menor de edad|tengo (?:1[0-7]) anos|aunque (?:tenga|trabaje)|tengo trabajo|culpable)\\b",
    ),
  ],
  ["pets", anyOf("(?:perr\\w+|gat[oa]s?|mascotas?|animal(?:es)?)\\b")],
  [
    "family",
    anyOf(
      "(?:(?:mis?|con|tengo|para|y|tres|dos|cuatro|cinco|\\d+) (?:\\w+ )?(?:hij\\w+|nin[oa]s?|bebes?|nenes?|recien nacid\\w+)|embarazada|panales|madre soltera|formula)\\b",
    ),
  ],
  [
    "language",
    anyOf(
      "mixteco|nahuatl|quiche|\\bmaya\\b|creole|criollo",
      "(?:habla[ns]?|en|hablar|atienden|cambiar|traduc\\w+|interpret\\w+|otro) (?:a |el |al |en )?(?:espanol|ingles|frances|idioma|creole|mixteco|nahuatl|lengua)\\b|idiomas?\\b|traduc\\w+|interpretes?\\b|no (?:hablo|entiendo|se) (?:mucho |bien |nada de )?(?:el )?ingles",
    ),
  ],
  [
    "hours",
    anyOf(
      "a esta hora|tan tarde|madrugada|(?:hay|esta) alguien|de dia",
      "horarios?\\b|(?:a )?que horas?\\b|(?:estan?|esta|siguen) (?:abiert\\w+|disponibles?|ahi|cerrad\\w+|en linea)|abren|cierran|24 horas|(?:los )?(?:fines? de semana|domingos?|sabados?)\\b|de noche|dias festivos|hay alguien",
    ),
  ],
  [
    "upset",
    anyOf(
      "no (?:me )?ayuda\\w*|(?:esto|usted|ustedes) no (?:sirve|sirven)|hart[oa]|pinche|que asco|me desespera",
      "pendej\\w+|idiota\\w*|estupid\\w+|mierda|inutil\\w*|chinga\\w*|no (?:me )?(?:sirve|sirves|ayuda|ayudas|ayudan|funciona) ?(?:de |para )?(?:nada)?|puta|carajo|malditos?|odio|enojad\\w+|frustrad\\w+|basura|callate|perdida de tiempo",
    ),
  ],
];
