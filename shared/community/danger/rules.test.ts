import { describe, expect, test } from "vitest";
import { callNumbers, callsFor } from "./calls.ts";
import { dangerLanguage } from "./meaning.ts";
import { dangersIn, type DangerKind } from "./rules.ts";

const firstCall = (message: string) => {
  const [gravest] = dangersIn(message);
  return gravest && callsFor([gravest])[0];
};

/** One message of each kind in English, Spanish and French. */
const kinds: readonly (readonly [DangerKind, string, string, string])[] = [
  ["poison", "my toddler drank bleach", "mi hijo se tomó el cloro", "mon fils a bu de la javel"],
  ["breathing", "she stopped breathing", "mi bebé no respira", "mon bébé ne respire plus"],
  ["heart", "i think he is having a heart attack", "le está dando un infarto", "il fait une crise cardiaque"],
  ["bleeding", "he got shot in the leg", "le dispararon a mi hermano", "il perd beaucoup de sang"],
  ["birth", "my water broke on the highway", "está dando a luz en el carro", "elle accouche dans la voiture"],
  ["medical", "she is having a seizure", "está convulsionando mi hijo", "ma fille convulse"],
  ["fire", "my apartment is on fire", "se está quemando la casa", "il y a le feu dans l'immeuble"],
  [
    "suicideNow",
    "i'm on the bridge and about to jump",
    "mi hermano se está colgando",
    "je suis sur le toit et je vais sauter",
  ],
  ["assault", "i was raped", "me violaron anoche", "j'ai été violée"],
  [
    "trafficking",
    "my boss took my passport and locks us in",
    "me tienen encerrada y me obligan a trabajar",
    "on m'a pris mon passeport et je dois travailler sans salaire",
  ],
  ["child", "my uncle touches me at night", "mi padrastro me toca", "ma voisine frappe son bébé"],
  ["suicide", "i want to kill myself", "quiero matarme", "je veux me tuer"],
  ["violence", "my husband is hitting me", "mi esposo me está pegando", "mon mari me frappe"],
  ["missing", "someone took my daughter", "se llevaron a mi hija", "on a enlevé ma fille"],
  ["attack", "someone is breaking into my house", "me están siguiendo", "on me suit depuis le métro"],
  ["harm", "the voices tell me to stab my sister", "lo voy a matar te lo juro", "je vais le tuer"],
  ["danger", "send an ambulance to my house", "manden una ambulancia", "envoyez une ambulance vite"],
];

describe.each(kinds)("%s", (kind, ...messages) => {
  test.each(messages)("%s", (message) => {
    expect(dangersIn(message)[0]).toBe(kind);
  });
});

test("understands a message with typos", () => {
  expect(dangersIn("my baby isnt breating")).toContain("breathing");
  expect(dangersIn("he is having a siezure")).toContain("medical");
  expect(dangersIn("mi bebe no rrespira")).toContain("breathing");
  expect(dangersIn("kiero matarme")).toContain("suicide");
  expect(dangersIn("ma fille sétouffe")).toContain("breathing");
  expect(dangersIn("JE VEUX MOURRIR")).toContain("suicide");
});

describe("threats", () => {
  test.each([
    "my husband says he will kill me",
    "my dad wants to kill me",
    "mi marido me quiere matar",
    "mi ex quiere matarme",
    "mi novio dice que me va a matar",
    "mon ex veut me tuer",
    "mon mari menace de me tuer",
  ])("911 answers a threat by someone at home: %s", (message) => {
    expect(dangersIn(message)).toContain("violence");
    expect(dangersIn(message)).not.toContain("suicide");
    expect(firstCall(message)).toBe("911");
  });

  test.each([
    "i want to put a gun on myself",
    "i want to jump off the bridge",
    "i'm going to take all my pills",
    "quiero matarme",
    "voy a tomarme todas las pastillas",
    "je veux me tuer",
    "je vais avaler tous mes cachets",
  ])("988 answers a wish to die: %s", (message) => {
    expect(firstCall(message)).toBe("988");
  });

  test.each([
    "i took all my pills",
    "i have the gun on myself now",
    "estoy en el puente y me voy a aventar",
    "je suis sur le pont et je vais sauter",
  ])("911 answers a danger that has begun: %s", (message) => {
    expect(firstCall(message)).toBe("911");
    expect(callsFor(dangersIn(message))).toContain("988");
  });

  test.each(["mi hija se quiere matar", "ma copine veut se tuer", "my friend wants to kill herself"])(
    "988 answers for another person as well: %s",
    (message) => {
      expect(firstCall(message)).toBe("988");
    },
  );
});

describe("harmless", () => {
  test.each([
    // denied, over, or a question about a topic
    "nobody is hurt",
    "no one was shot",
    "my brother was killed by an officer two years ago",
    "a mi tío lo mataron hace tres años, hay apoyo?",
    "la police m'a frappé l'an dernier, comment porter plainte",
    "i used to be in an abusive marriage, i am safe now",
    "do you help victims of abuse",
    // figures of speech
    "i'm dying to know when it comes",
    "me muero por saber cuando llega",
    "je meurs d'envie de savoir",
    "rent is killing us",
    "j'en peux plus de remplir des formulaires",
    "ya no quiero seguir esperando",
    "my boss is gonna kill me if im late again lol",
    // things
    "my phone died",
    "se rompió la ventana",
    "le site plante tout le temps",
    "lost my kid's birth certificate",
    "i can't find my receipt",
    "j'ai perdu le passeport de mon fils",
    // everyday care
    "where can my baby get shots",
    "me pico un mosco",
    "je prends mon cachet tous les matins",
    "ayúdenme a llenar el formulario",
    "aidez-moi à remplir la demande",
  ])("%s", (message) => {
    expect(dangersIn(message)).toEqual([]);
  });
});

test("finds one sentence of danger among harmless ones", () => {
  const message =
    "Hi, I asked for a hotel last week and I still wait for the code. My phone is almost dead. My husband is hitting me. Can you also tell me where the food bank is?";
  expect(dangersIn(message)).toContain("violence");
  expect(dangersIn(message.replace(/[.?]/g, ""))).toContain("violence");
});

test("each kind of danger names a number that answers around the clock", () => {
  for (const [kind] of kinds) {
    const calls = callsFor([kind]);
    expect(["911", "988"]).toContain(calls[0]);
    for (const call of calls) expect(callNumbers[call]).toMatch(/^(?:911|988|1-8\d\d-\d{3}-\d{4})$/);
  }
});

test("adds the number of a kind that is possible, after those of the named kinds", () => {
  const calls = callsFor(dangersIn("my friend shot up and hes not waking"));
  expect(calls[0]).toBe("911");
  expect(calls).toContain("poison");
  expect(callsFor(dangersIn("mi ex esta afuera con un machete"))).toContain("violence");
});

test.each(["sale humo por la ventana de la vecina", "no para de sangrar de la cabeza", "la bebe tomo pinol"])(
  "reads Spanish words that French has as well as Spanish: %s",
  (message) => {
    expect(dangerLanguage(message)).toBe("es");
  },
);

test.each([
  ["my ex says he will shoot me if i leave", "he is going to stab me", "my neighbor threatened to shoot us"],
  ["mi ex dice que me va a dar un balazo", "me va a disparar cuando llegue", "amenazó con dispararnos"],
  ["mon ex dit qu'il va me tirer dessus", "il va me planter", "mon voisin a menacé de nous tirer dessus"],
])("a threat is no wound yet: %s", (...threats) => {
  for (const threat of threats) {
    expect(dangersIn(threat)[0], threat).toMatch(/^(?:violence|attack)$/);
    expect(dangersIn(threat), threat).not.toContain("bleeding");
  }
  expect(dangersIn("he tried to stab me and I am bleeding")[0]).toBe("bleeding");
});

test.each([
  ["someone raped me a month ago", "i was raped last week"],
  ["alguien me violó hace un mes", "me violaron la semana pasada"],
  ["quelqu'un m'a violée il y a un mois", "on m'a violée la semaine dernière"],
])("a rape is answered however long ago it was: %s", (...told) => {
  for (const message of told) expect(dangersIn(message)[0], message).toBe("assault");
});

test("letters of only one language decide between Spanish and French", () => {
  expect(dangerLanguage("alguien me violó hace un mes")).toBe("es");
  expect(dangerLanguage("il me frappe là, à la maison")).toBe("fr");
});
