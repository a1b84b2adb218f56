/**
 * How Spanish speakers write that a life is in danger, as in a text message too: misspelt, cut short. Each is read in
 * lower case without accents. No look-behind: the browsers of older telephones do not know it.
 */

/** Whole words, of which any will do. */
const anyOf = (...phrases: string[]) => new RegExp(`\\b(?:${phrases.join("|")})\\b`);

/** "quiero" and its other forms, and as they are typed: kiero, qiero, kero. */
const iWant = "(?:[qk]u?ie|ke)ro";
const wants = "(?:[qk]u?ie|ke)r(?:o|e|es|en|ia)";
const wishes = `(?:${wants}|quisiera|querer|deseo|desearia|gustaria|prefiero|preferiria|mejor|ganas de|voy a|vamos a)`;
const plans = `(?:${iWant}|quisiera|voy a|pienso(?: en)?|pensando en|pense en|ganas de|intente|trate de|decidid[oa] a)`;
const live = "(?:[vb]i[vb]ir|[vb]i[vb]iendo)";
const ofNoHarm =
  "(?! de (?:h?ambre|sed|frio|calor|risa|suenio|sueno|ganas|pena|verguenza|cansancio|miedo)\\b)";
/** With whom and where somebody does not want to live, who may well want to live. */
const relative =
  "(?:mam[ai]|madre|pap[ai]|padres?|papas|suegr[oa]s?|ex|espos[oa]|marido|mujer|novi[oa]|pareja|herman[oa]|" +
  "hij[oa]|ti[oa]|prim[oa]|abuel[oa]|familia|padrastro|madrastra)";
const clauseEnd = "(?= ?(?:$|[.,;:!?)])| (?:y|pero|por[qk]ue|pq)\\b)";
const place =
  "(?:calle|carro|coche|auto|camioneta|troca|traila|trailer|albergue|refugio|hotel|motel|casa|cuarto|" +
  "apartamento|departamento|edificio|barrio|colonia|ciudad|pueblo|par[qk]ue)";
const elsewhere =
  `(?! (?:(?:aqui|alli|ahi|cerca|sol[oa]|juntos|en (?:la|el|una?|mi) ${place})\\b|` +
  `con (?:el|ella|ellos|mis? ${relative})${clauseEnd}))`;
const someone = "(?:me?|nos|les?|l[ao]s?)";
const isDoing =
  "(?:(?:es)?ta|(?:es)?tan|(?:es)?taba|viene|vienen|anda|andan|sigue|siguen|acaba de|va a|van a) ";
const hits = "(?:peg(?:an?|o|aron|aban?|ar|ando)|golpe(?:an?|o|aron|aba|ar|ando)|pate(?:an?|o|aron|ando))";
const weapon = "(?:pistola|armas?|cuchillo|navaja|machete|rifle|escopeta|bate)";

const ownLife = anyOf(
  "su[iy]?[csz][iy][dt][aeiou]\\w*", // suisidio, sucidarme
  `${wishes} (?:morr?i+r?(?:me|se)?${ofNoHarm}|estar muert[oa])`,
  `me (?:${iWant}|quisiera) morr?i+r?${ofNoHarm}`,
  "mejor muert[oa]|muert[oa] (?:estaria|estuviera) mejor|(?:estarian|estaran|seria) mejor sin mi",
  "ojala (?:me muera|estuviera muert[oa]|no (?:despertara|despierte|hubiera nacido))",
  `${plans} (?:mata?r?me|a[oh]?orcarme|colgarme|desaparecer|irme de este mundo)`,
  `me (?:${iWant}|quisiera|voy a|pienso|intente|trate de) (?:matar|colgar|a[oh]?orcar)`,
  "me mato(?! (?:trabajando|estudiando|de risa))",
  "(?:[qk]u?it(?:arme|arse|o)|me [\\w ]{2,12}[qk]u?itar) la [vb]ida",
  `se (?:${wants}|va a|quiso|intento|trato de) (?:matar|a[oh]?orcar|colgar|morir|[qk]u?itar la [vb]ida)`,
  `(?:${wants}|quiso|intento|trato de) (?:matarse|a[oh]?orcarse)`,
  `no ${wants} (?:seguir )?${live}${elsewhere}`,
  `no ${wants} (?:existir|(?:seguir|estar) (?:vi[vb][oa]|en este mundo)|despertar(?:me)?(?! a ))`,
  "(?:dormir|dormirme) y (?:ya )?no despertar|(?:acabar|terminar) con (?:(?:mi|su) [vb]ida|todo)",
  `(?:sin|no tengo|perdi las) (?:ganas|razon(?:es)?|motivos?) (?:de|para) (?:seguir )?${live}`,
  `no vale la pena (?:seguir )?${live}|[vb]ida (?:ya )?no (?:vale|tiene sentido)|cansad[oa] de ${live}`,
  "sentido a (?:la|mi) [vb]ida|(?:odio|cansad[oa] de) (?:la|mi) [vb]ida",
  "ya no (?:puedo|aguanto|soporto|doy) mas(?! con (?!(?:la|mi|esta) [vb]ida))|ya no (?:aguanto|soporto) (?:la|esta|mi) [vb]ida",
  "(?:hacerme|me hago|me hice|me quiero hacer|me voy a hacer) (?:dano|danio)",
  "(?:cortarme|me corto|me corte) (?:las venas|los brazos|las munecas)",
  "(?:pegarme|darme|meterme|me (?:pego|meto|doy|voy a (?:pegar|meter|dar))) un (?:tiro|balazo)",
  "(?:tirarme|aventarme|lanzarme|botarme) (?:de|del|desde|al|a las?) (?:un |el |la )?" +
    "(?:puente|edificio|tren|metro|vias|techo|azotea|balcon)",
  "(?:me tome|tomarme|me voy a tomar) (?:muchas|todas|un monton de|un frasco de) (?:las |mis )?pastillas",
);

/** A danger that other help is for. */
const ofLosingAHome =
  "(?! de (?:desalojo|perder (?:mi|la|el) (?:casa|trabajo|empleo|apartamento)\\b|" +
  "quedar(?:me|nos)? (?:en la calle|sin (?:casa|techo|hogar|trabajo|empleo))\\b|" +
  "que me (?:desalojen|echen|corran|saquen)))";

const fromOutside = anyOf(
  `(?:en|corr(?:o|e|emos)) peli[gj]r?o${ofLosingAHome}`,
  `${someone} (?:${isDoing})?${hits}(?! (?:un susto|la grip|el covid|el sol))`,
  "(?:pegando|golpeando|siguiendo|persiguiendo|matando|ahorcando|violando|amenazando)(?:me|nos|les?|l[ao]s?)",
  `${someone} ${isDoing}(?:siguiendo|persiguiendo|matando|ahorcando|acosando|maltratando|violando)`,
  "me (?:maltratan?|ahorc(?:a|o)|asfixi(?:a|o)|viol(?:a|o|aron)|apunal\\w+|acuchill\\w+|dispar\\w+|secuestr\\w+)",
  "(?:una|la) (?:golpiza|paliza)|abus(?:o|aron|a|aba) de mi|violencia (?:domestica|intrafamiliar)",
  `me? (?:${wants}|va a|van a|intento|trato de|podria) (?:matar|asesinar|pegar|golpear|hacer dano)`,
  `(?:${wants}|va a|van a|intento|trato de|amenaz\\w+ con) (?:matar|golpear|pegar|lastimar)(?:me|nos)`,
  `(?:tiene|tienen|trae|traen|saco|agarro|anda con|amenaz\\w+ con) (?:una? |el |la |su )?${weapon}`,
  "me (?:tiene|tienen) (?:encerrad[oa]|amarrad[oa])|no me dejan? salir|me apunt(?:a|o|an|aron)",
  "(?:alguien|hombre|tipo|ladron) (?:adentro|dentro|en mi casa)",
  "(?:quieren?|estan?) (?:entrar|entrando) a mi casa",
  "no (?:puedo|puede|podemos) respirar|no respir\\w+|me falta el aire",
  "me (?:ahogo|estoy ahogando)(?! en (?:deuda|problema))|[sz]angrando|sangra mucho|mucha sangre",
  "desangr\\w+",
  `me (?:muero(?! por (?:una?|comer)\\b)|estoy muriendo)${ofNoHarm}|se (?:esta )?(?:muere|muriendo)${ofNoHarm}|se desmayo`,
  `in[ck]onsciente`,
  "sobredo[sc]is|infarto|ataque al corazon|derrame cerebral|convul[sc]i\\w+|no (?:despierta|reacciona)",
  "(?:dolor (?:en el|de)|me duele (?:mucho )?el) pecho|balazos?|balacera|tiroteo|disparos|disparando",
  "hay (?:un )?(?:incendio|fuego)|se (?:esta )?(?:quemando|incendiando)|auxilio",
  "socorro(?!,? (?:texas|tx|nm|new|nuevo))|ayuden?me (?:ya|ahora|rapido)|es una emergencia",
);

export const urgentInSpanish = [
  ["crisis", ownLife],
  ["danger", fromOutside],
] as const;
