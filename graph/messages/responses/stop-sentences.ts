/** Words that are a request alone, and that bring any other text to the desk. */
export const stopWords = [
  ...["stop", "stopp", "stopall", "unsubscribe", "unsub", "cancel", "end", "quit", "optout", "revoke"],
  ...["alto", "baja", "cancelar", "cancelen?", "anular", "anulen?", "parar", "pare", "paren"],
  ...["detener", "detenga", "detengan", "detenganse", "detente", "basta", "desuscribir", "desuscribirme"],
  ...["arret", "arrete", "arretes", "arreter", "arretez", "cesser", "cessez", "annuler", "annulez"],
  ...["stopper", "stoppez", "desabonner", "desabonnement", "desinscrire", "desinscription"],
];

/** Requests alone, but common in other texts. */
export const onlyAlone = [
  ...["remove", "(?:stop|end|quit) (?:it|this|that|everything)", "i want out", "cease and desist"],
  ...["(?:lose|forget|erase|drop) my number"],
  ...["no mas", "para", "parenle", "parele", "suspender", "suspendan", "cancelo"],
  ...["fin", "(?:ca|cela) suffit", "plus rien", "resilie[rz]", "(?:arretez|arrete|stop) (?:ca|cela|tout)"],
];

const enTexts = "(?:te?xts|text messages?|messages?|msgs|sms|texting|txting|messaging|notifications|alerts)";
const esTexts = "(?:mensa[jg]es? de texto|mensa[jg]es?|textos?|sms)";
const frTexts = "(?:messages?|sms|textos?|textes)";
const enMe = "(?:me|us|this number|this phone|my number|my phone)";
const toMe = `(?: (?:to|on) ${enMe})?`;
const enAsk =
  "(?:(?:can|could|will|would) you |you can |i want you to |i (?:would|d) like (?:you )?to |id like (?:you )?to )?";
const again = "(?: any ?more| again| ever again)?";
/** By which way, or where. */
const esHere = "(?: (?:a|en) (?:este|mi) (?:numero|telefono|celular))?(?: por (?:mensajes?|textos?|sms))?";
const esSend = "(?:mandar|enviar|escribir|textear|contactar|molestar)";

/** Sentences of which each is a request alone. */
export const sentences = [
  `${enAsk}(?:stop|quit|cease|end) (?:te?xting|messaging|contacting|bothering|spamming|emailing|writing(?: to)?|sending ${enTexts} to)(?: ${enMe})?${again}`,
  `${enAsk}(?:stop|quit|cease) sending(?: me| us)?(?: (?:any more|any|more|the|these|those|your))? (?:${enTexts}|stuff|things|anything)${toMe}`,
  `(?:stop|end|cancel|no more)(?: all)?(?: with)?(?: the| these| those| your| my| more)? ${enTexts}${toMe}`,
  "stop all",
  `(?:do not|dont|never)(?: ever)? (?:te?xt|message|contact|bother|email|write(?: to)?)(?: or call)? ${enMe}${again}`,
  `(?:do not|dont|never) send(?: me| us)?(?: (?:any more|any|more|the|these))? ${enTexts}${again}`,
  "(?:do not|dont) send (?:me|us) anything(?: any ?more| again| else)?",
  `i (?:do not|dont|no longer) (?:want|wish|need)(?: to (?:get|receive))?(?: (?:any more|any|more|the|these|your))? ${enTexts}(?: any ?more)?`,
  "i (?:do not|dont|no longer) (?:want|wish) to be (?:texted|contacted|messaged)(?: any ?more)?",
  "(?:i (?:want|would like|d like|wish)|id like) to (?:stop|unsubscribe|opt out)",
  `i (?:revoke|withdraw|take back) my (?:consent|permission)(?: (?:to|for)(?: the| these)? ${enTexts})?`,
  "opt(?: me| us)? out",
  "unsubscribe (?:me|us|this number)",
  "(?:remove|delete) (?:me|us|my number|this number)(?: (?:from|off)(?: of)? (?:your|the|this) list)?",
  "take (?:me|us|my number|this number) off(?: of)? (?:your|the|this) list",
  "leave me alone",

  `no (?:me|nos) (?:escriban?|escribas|contacten?|contactes|molesten?|texteen?|textees|mensajeen?)(?: nunca)?(?: mas)?${esHere}`,
  `no quiero que me (?:escriban?|contacten?|texteen?|(?:manden?|envien?)(?: mas)? ${esTexts})(?: mas)?`,
  `no (?:me|nos) (?:manden?|mandes|envien?|envies)(?: mas)? (?:${esTexts}|nada)(?: mas)?`,
  "no (?:me|nos) (?:manden?|mandes|envien?|envies) mas",
  `(?:(?:puede|pueden|podria|podrian) )?(?:dejen?|deja|dejar|paren?|parar) de ${esSend}(?:me)?(?: mas)?(?: ${esTexts})?`,
  `no (?:quiero|deseo)(?: recibir)?(?: mas| los| sus| estos)? ${esTexts}(?: mas)?`,
  `no mas ${esTexts}`,
  "(?:quiero |deseo )?(?:dar|darme|darse|denme|deme|dame) de baja",
  "(?:quiero|deseo) (?:parar|detener)",
  `(?:quiero |deseo )?(?:cancelar|cancelen?|paren?|parar|detengan?|detener|suspender|suspendan?|anular)(?: los| sus| estos)? ${esTexts}`,
  "(?:retiro|revoco|quito) mi (?:consentimiento|permiso)",
  "(?:borreme|borrenme|eliminenme|elimineme)(?: de (?:su|la|esta) lista)?",
  "(?:quiteme|quitenme|saqueme|saquenme) de (?:su|la|esta) lista",
  "(?:borren?|quiten?|eliminen?) mi numero(?: de (?:su|la|esta) lista)?",
  "(?:dejeme|dejenme|dejame) en paz",

  `(?:(?:pouvez|pourriez) vous |veuillez )?(?:d ?|de )?(?:arretez|arrete|arreter|cessez|cesser) de (?:me (?:contacter|deranger|texter)|m ?ecrire|m ?envoyer (?:des|vos|ces|les) ${frTexts})`,
  `(?:veuillez |de )?ne plus (?:me (?:contacter|deranger|texter)|m ?ecrire|m ?envoyer (?:de |des |vos |ces |les |aucun )?(?:${frTexts}|rien))`,
  `(?:veuillez )?(?:arretez|arrete|arreter|cessez|cesser) d ?(?:ecrire|envoyer (?:des|vos|ces|les) ${frTexts})`,
  `(?:d ?)?(?:arretez|arrete|arreter|cessez|stop|stopper|stoppez) (?:les|vos|ces|aux) ${frTexts}`,
  "(?:ne )?(?:m ?ecrivez|m ?ecris|me (?:contactez?|derangez?|textez?)) plus(?: jamais)?",
  `(?:ne )?m ?(?:envoyez|envoie|envoies) plus (?:rien|de ${frTexts}|aucun message)`,
  `(?:plus (?:de|aucun)(?: vos)?|pas d autres?) ${frTexts}`,
  `(?:je )?(?:ne )?(?:veux|souhaite|desire) plus (?:recevoir )?(?:de vos |de |vos |ces |aucun )${frTexts}`,
  "(?:je )?(?:ne )?(?:veux|souhaite|desire) plus etre contactee?",
  "je (?:veux|voudrais|souhaite) (?:arreter|me desabonner|me desinscrire)",
  "(?:veuillez )?(?:me|se) (?:desabonner|desinscrire)",
  "je (?:retire|revoque) mon (?:consentement|accord)",
  "(?:desabonnez|desinscrivez) moi(?: de (?:votre|la|cette) liste)?",
  "(?:retirez|enlevez|supprimez|effacez) (?:moi|mon numero)(?: de (?:votre|la|cette) liste)?",
  "laissez moi (?:tranquille|en paix)",
];

/** Parts of other texts that may ask to stop, so that a person reads them at once. */
export const onlyMention = [
  ...["(?:do not|dont|never|not to)(?: ever| want to)? (?:te?xt|message|contact|email|write|hear)"],
  ...["opt(?:ing|ed)?(?: me| us)? out", "unsubscri[a-z]+", "discontinue", "leave (?:me|us)"],
  ...["(?:remove|delete|take) (?:me|us|my (?:phone )?number)", "off (?:your|the|this) list"],
  `no more ${enTexts}`,
  "no (?:text messages|texts|sms|texting)",
  "no (?:me |nos |le |les )?(?:escriban?|manden?|envien?|contacten?|texteen?|busquen?)",
  ...["(?:dejen?|deja|dejar|paren?) de", "dejen?me", "desuscri[a-z]+", "ya no quiero"],
  ...["(?:quiten|retiren|saquen|borren|eliminen?)(?:me| mi)", "de (?:su|la|esta) lista"],
  `no (?:quiero|necesito|deseo) (?:recibir|saber|nada|que me|mas ${esTexts})`,
  "(?:ne |n )?(?:m ?|me |lui |leur )?(?:ecrivez|envoyez|contactez|textez) (?:pas|plus|jamais|rien)",
  ...["desabonn[a-z]+", "desinscri[a-z]+", "laissez (?:moi|nous)", "ne plus", "plus de contact"],
  ...["(?:sortez|retirez|enlevez|supprimez|effacez) (?:moi|nous|mon numero)"],
  `plus (?:jamais )?(?:de|aucun) ${frTexts}`,
  "pas de (?:sms|textos?|textes)",
];

/** What is only polite. */
export const courtesies = [
  ...["please", "pls", "plz", "right now", "now", "thanks", "thank you", "thx", "hi", "hello", "hey", "ok"],
  ...["okay", "por favor", "porfavor", "porfa", "ya", "ahora", "muchas gracias", "gracias", "hola"],
  ...["buenos dias", "buenas tardes", "buenas noches", "bonjour", "bonsoir", "salut"],
  ...["s ?il (?:vous|te) plait", "svp", "stp", "maintenant", "merci beaucoup", "merci"],
];
