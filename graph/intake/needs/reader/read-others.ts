import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import type { RequestedNeed as Need } from "../../../../shared/decisions/rulebook/rulesets.ts";
import { folded } from "../../../../shared/core/text/fold.ts";

type Other = Exclude<Need, HelpType>;

/**
 * Needs for the directory that the fund does not pay. Negated ones ("no injuries", "sin heridas")
 * are ignored.
 */
export function readOthers(text: string): Other[] {
  const said = folded(text.slice(0, 20_000)).replace(/[’‘]/g, "'").replace(denied, " ");
  return (Object.keys(wordsFor) as Other[]).filter((need) => wordsFor[need].test(said));
}

/** A negation covers the two words after it. */
const denied =
  /\b(?:no|not|without|denies|denied|isn't|aren't|wasn't|doesn't need|does not need|don't need|sin|niega|nie|pas|aucun|aucune|sans|no necesita|pas besoin|no hay)\b(?: (?:any|a|an|need|of|for|de|d'|un|una|une|needed))?[ -][\p{L}']{1,30}(?: (?:or|ni|ou|nor) [\p{L}']{1,30})?/gu;

const wordsFor: Record<Other, RegExp> = {
  legal:
    /\b(?:lawyer|attorney|legal|court|lawsuit|rights violat\w+|protective order|restraining order|custody|immigration|abogad[oa]|corte|tribunal|orden de (?:proteccion|restriccion)|custodia|inmigracion|avocate?|juridique|ordonnance de protection|garde des enfants)\b/,
  medical:
    /\b(?:medical|doctor|clinic|hospital|injur(?:y|ies|ed)|medications?|medicine|prescription|insulin|wound(?:ed|s)?|medic[oa]s?|medicinas?|medicamentos?|clinica|herid[oa]s?|lesionad[oa]s?|insulina|receta|medecin|medicaments?|clinique|hopital|blesse(?:e|s|es)?|insuline|ordonnance medicale)\b/,
  mental_health:
    /\b(?:mental health|counsel(?:ing|or|ling)|therap(?:y|ist)|trauma(?:tized|tic)?|ptsd|depress(?:ed|ion)|anxiety|panic attacks?|grief|grieving|salud mental|terapia|traumad[oa]|traumatizad[oa]|depresion|deprimid[oa]|ansiedad|ataques? de panico|duelo|sante mentale|therapie|psychologue|psicolog[oa]|traumatisee?|deprimee?|depression|anxiete|angoisse|deuil)\b/,
  violence:
    /\b(?:domestic (?:violence|abuse)|abus(?:ed|ive|er)|battered|beat(?:en|s|ing)?|assault(?:ed|s)?|sexual(?:ly)? assault\w*|rape[d]?|stalk(?:ed|ing|er)|violent (?:partner|husband|wife|boyfriend|girlfriend)|fleeing|violencia (?:domestica|familiar)|golpe(?:o|aron|ada|ado)|maltrat(?:o|a|ada|ado)|abus(?:o|ada|ado)|violada|la amenaza|violence(?:s)? conjugales?|violence domestique|battue?|frappee?|maltraitee?|agressee?|viol(?:ee|s)?|harcelee?)\b/,
  crisis:
    /\b(?:suicid(?:e|al|io|arse|a|aire)|kill (?:him|her|them|my)sel(?:f|ves)|end (?:his|her|their|my) life|self[- ]harm|quitarse la vida|quiere morir(?:se)?|matarse|se suicider|mettre fin a ses jours|veut mourir)\b/,
  danger:
    /\b(?:immediate danger|in danger (?:now|right now)|life[- ]threatening|bleeding|overdos(?:e|ed|ing)|active shooter|peligro inmediato|en peligro|sangrando|sobredosis|danger immediat|en danger|saigne|surdose|overdose)\b/,
};
