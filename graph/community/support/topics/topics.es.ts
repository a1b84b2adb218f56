import type { StateCode } from "../../../../shared/community/directory/rules.ts";
import type { Topic } from "./topics.ts";

/** Whole words, any of which match. */
const anyOf = (...phrases: string[]) => new RegExp(`\\b(?:${phrases.join("|")})\\b`);

const hear = "(?:hablar|platicar|comunicarme) con";
const police = "(?:(?:un|una|el|la|los|al|a un|a una|a la) )?(?:polici?as?|oficial(?:es)?)";

/** What Spanish speakers ask for, in lower case without accents, as in a text message too. */
export const topicsInSpanish: Partial<Record<Topic, RegExp>> = {
  callback: anyOf(
    "(?:ll?am|marqu|hable)[ea]?n?me(?! la atencion)|llamen me",
    "que (?:me|alguien me) (?:llame|marque|hable)n?",
    "me (?:puede|podria|pueden|podrian) (?:llamar|marcar)|me (?:llaman?|marcan?) por (?:favor|telefono)",
    `${hear} (?:una? )?(?:persona|alguien|humano|ser humano|supervisora?|encargad[oa]|representante|operadora?|agente)`,
  ),
  // A person who asks how to file "my request" has none yet.
  status: new RegExp(
    `^(?!.*\\b(?:como|donde) (?:le )?(?:hago|presento|meto|mando|envio|lleno|pido|empiezo|inicio|pongo)\\b).*${
      anyOf(
        "estado de (?:mi|la)|est[ae]tus|(?:en )?que estado (?:esta|va)|donde (?:esta|va) mi",
        "mi (?:solicitud|aplicacion|peticion)",
        "(?:como|en que) (?:va|sigue|quedo) (?:mi|el) (?:caso|tramite)",
        "(?:paso|pasa|saber|sabe|revisar) (?:con|de|sobre)? ?mi caso",
        "mi caso (?:ya|fue|esta|sigue)|numero de caso",
        "(?:ya )?(?:me )?(?:aprobaron|negaron|rechazaron|denegaron)",
        "cuanto (?:se )?(?:tard\\w+|demor\\w+)",
        "cuando (?:me )?(?:llega|dan|pagan|responden|resuelven|depositan)",
      ).source
    }`,
  ),
  rights: anyOf(
    "derechos?|orden (?:judicial|de (?:cateo|registro|arresto|un juez))|sin orden|detenid[oa]s?",
    "arrest\\w+|detuv\\w+",
    "me (?:paro|pararon|para|paran|agarro|agarraron|detiene|detienen)|parada de (?:transito|trafico)",
    "retenid[oa]",
    "(?:reviz?sar?|registrar?|catear?|revisen|registren|revisaron|catearon|registraron)(?:me)? (?:en )?(?:el|mi|la|al)",
    `grabar (?:video )?(?:a )?${police}|guardar silencio`,
    `(?:tengo|debo|hay) que (?:contestar|responder|hablar|identific\\w+|abrir)`,
    "(?:ensenar|mostrar|dar)(?:les?)? (?:mis?|los|la|una)? ?(?:papeles|documentos|identificacion|nombre|licencia)",
    "(?:en|a|toc\\w+|abrir\\w*) (?:mi |la )puerta|se llevaron a mi|esposad[oa]",
  ),
  hotel: anyOf(
    "hotel(?:es)?|motel(?:es)?|hospedaje|hospedar\\w+|alojamiento|(?:cuarto|habitacion|pieza)(?!.{0,200}\\brent)",
  ),
  housing: anyOf(
    "vivienda|albergues?|refugios?|alquil\\w+|rent(?:a|ar|as|o)|arriendo|desalo[jg]\\w*|desahuci\\w*",
    "casero|dormir en",
    "(?:donde|adonde|lugar|sitio|algun lado|techo) (?:me )?(?:para |puedo |podemos |pueda )?(?:dormir|duermo|quedar\\w+|pasar la noche|vivir|ir a dormir)",
    "sin (?:techo|hogar|casa)|no (?:tengo|tenemos) (?:casa|hogar|techo)",
    "(?:necesito|busco) (?:una )?casa|(?:en|a) la calle",
    "(?:duermo|dormimos|durmiendo|vivo|vivimos|viviendo) en (?:mi|el|un|la|una) (?:carro|coche|auto|troca|van|calle|parque)",
    "me (?:corrieron|echaron|sacaron|van a (?:correr|echar|sacar))(?! del? (?:mi )?(?:trabajo|empleo|jale))",
  ),
  food: anyOf(
    "comidas?|comer|comimos|comido|h?ambre|despensas?|alimentos?|alimentar|mandado|viveres",
    "estampillas|desayunos?",
    "almuerzos?|cenas?|cenar|lonche|comedor(?:es)?|formula|leche|panales",
  ),
  transportation: anyOf(
    "transport\\w*|viajes?|viajar|autobus(?:es)?|camion|raite|rait|aventon|pasajes?|boletos?|gasolina",
    "grua|manejar",
    "llevar(?:me|nos|l[oa]s?)|me (?:llevan?|pueden? llevar)",
    "(?:como|puedo|para) (?:llegar?|llego|ir|voy) (?:a|al) (?!un abogado)",
    "(?:no tengo|sin|se me descompuso el|se llevaron mi) (?:carro|coche|auto|troca)",
  ),
  legal: anyOf(
    "a[bv]ogad\\w+|legal(?:es|mente)?|tribunal(?:es)?|(?:la|a|de|mi|una|en|tengo) corte(?! de pelo)",
    "juez|jueza|juicio|demandar|una demanda",
    "fianza|carcel|pres[oa]|multas?|citacion|citatorio|ticket|infraccion|cargos|antecedentes|defensor",
    "la migra|migracion|inmigracion|deport\\w+|asilo|visa",
  ),
  mental_health: anyOf(
    "salud mental|terap\\w+|p?sicolog\\w+|an[sc]i(?:edad|os[oa])|depri\\w+|depres\\w+|triste\\w*",
    "angusti\\w+|panico|nervios",
    "estres\\w*|traum\\w+|insomnio|no puedo dormir|consejer\\w+|desahogar\\w+",
    "me siento (?:muy )?(?:sol[oa]|perdid[oa])",
  ),
  medical: anyOf(
    "doctor\\w*|medic[oa]s?|medicin\\w+|medicament\\w+|clinicas?|hospital\\w*|herid[oa]s?|lastim\\w+",
    "lesion\\w*|enferm\\w+",
    "dolor|(?:me|le) duele|fiebre|calentura|embaraz\\w+|dentista|muelas?|recetas?|insulina",
    "seguro medico|vacunas?",
  ),
  officer: anyOf(
    "soy (?:un |una |el |la )?(?:oficial|polic?ia|agente|sargento|teniente|detective|sheriff|alguacil|capitan)",
    "portal de oficiales|mi supervisora?|verific\\w+|mi (?:numero de )?placa|correo de verificacion",
  ),
  incident: anyOf(
    "incidentes?|quej\\w+|denunci\\w+|abus\\w+|mal ?trat\\w+|trat(?:o|aron) mal|racis\\w+",
    "discrimin\\w+|asuntos internos",
    `(?:exceso|uso) de (?:la )?fuerza|fuerza excesiva|reportar (?:a )?${police}|lo que (?:me )?paso`,
    `${police} (?:me|nos) (?:insult|grit|humill|rob|quit)\\w+`,
  ),
  feedback: anyOf(
    "comentarios?|comentar|opini?on\\w*|opinar|sugerencias?|sugerir|felicit\\w+|retroalimentacion",
    "mi experiencia",
    "(?:me|nos) (?:trat(?:o|aron)|ayud(?:o|aron)) (?:muy )?bien",
  ),
  events: anyOf(
    "eventos?|talleres|taller|reunion(?:es)?|juntas?|asambleas?|ferias?|platicas?|actividades|calendario",
  ),
  utility: anyOf(
    "la luz|recibo|biles|(?:cort\\w+|pagar|cuenta de|sin) (?:me |nos )?(?:la |el |del? )?(?:luz|gas|agua|electricidad|calefaccion)",
    "electricidad|calefaccion",
  ),
  directory: anyOf(
    "recursos|directorio|cerca|cercan[oa]s?|por aqui|en mi (?:area|ciudad|zona|pueblo)",
    "que (?:ayudas?|servicios) hay",
    "donde (?:me )?(?:ayudan|dan ayuda|voy)|ropa|cobijas|empleo|trabajo",
    "banarme|lavanderia",
  ),
  request: anyOf(
    "ayud\\w+|solicit\\w+|aplicar?|aplico|aplicacion|formularios?|planilla|llen(?:ar|o)|tramit\\w+",
    "dinero|plata|efectivo",
    "fondos?|como (?:puedo|le hago|hago|pido|funciona|empiezo|me (?:inscribo|registro))|requisitos",
    "calific\\w+|pedir",
    "que (?:necesito|ofrecen|hacen|dan)|cuanto (?:me )?(?:dan|pagan|ayudan|cubre)|quien decide",
  ),
  thanks: anyOf("gra[cs]ias|agrade[cs]\\w+|muy amable"),
  greeting: anyOf(
    "h?ola|buenas|buen(?:os)? dias?|que tal|saludos|hablan? (?:en )?espanol|no hablo ingles|en espanol",
  ),
};

/** Words that only Spanish has. */
export const spanishWords = new RegExp(
  anyOf(
    "[qk]u?ier[oe]|kero|quisiera|morir|matarme|suicid\\w*|peligro|pegando|sangrando|hola|gra[cs]ias",
    "ayud\\w+",
    "ne[csz]e[csz]it\\w+|comida|comer|h?ambre|ll?am[ea]n?me|llamen|derechos|donde|puedo|pueden?",
    "podria|estoy|tengo",
    "vivienda|albergue|refugio|a[bv]ogad[oa]|solicitud|dinero|esta|una|por|para|como|cuando|cuanto",
    "mi (?:caso|hij[oa])",
    "no (?:se|tengo|hablo)|ocupo|correo|me (?:va|van|cort\\w+)|busco|hay|soy|somos|muy|pero",
    "nadie|los(?! angeles)|las(?! vegas)|el(?! (?:paso|centro|cajon))|con|muchas?|quien|tambien|por[qk]ue|aqui|ahora|papeles|perdi|que (?:puedes|puede|sigue|pasa)|llamad[oa]",
    "polic?ias?|carro|noche|hijos|casa|renta|trabajo|buenas|del|cartas?|verdader[oa]s?",
  ),
  "g",
);

/** Spanish state names, with phonetic spellings. */
export const statesInSpanish: readonly (readonly [StateCode, RegExp])[] = [
  ["NY", anyOf("nueva york|nueva yor")],
  ["NJ", anyOf("nueva jersey")],
  ["NM", anyOf("nuevo mexico")],
  ["NH", anyOf("nuevo hampshire")],
  ["NC", anyOf("carolina del norte|norte carolina")],
  ["SC", anyOf("carolina del sur|sur carolina")],
  ["ND", anyOf("dakota del norte")],
  ["SD", anyOf("dakota del sur")],
  ["WV", anyOf("virginia occidental")],
  ["DC", anyOf("distrito de columbia")],
  ["LA", anyOf("luisiana")],
  ["PA", anyOf("pensil?vania")],
  ["TX", anyOf("tejas")],
  ["IL", anyOf("ilinois?")],
  ["MA", anyOf("mas+achus+et+s?")],
  ["MS", anyOf("mis+is+ip+i")],
  ["MO", anyOf("mis+uri")],
  ["TN", anyOf("ten+es+i")],
  ["HI", anyOf("hawai")],
];
