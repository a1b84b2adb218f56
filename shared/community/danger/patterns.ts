/** The kinds of life-threatening danger, in the order in which an answer names them. */
export const dangerKinds = [
  "poison",
  "breathing",
  "heart",
  "bleeding",
  "birth",
  "medical",
  "fire",
  "suicideNow",
  "assault",
  "trafficking",
  "child",
  "suicide",
  "violence",
  "missing",
  "attack",
  "harm",
  "danger",
] as const;
export type DangerKind = (typeof dangerKinds)[number];

const groups: Readonly<Record<string, string>> = {
  "@who": "me|obj|self|pron|child|kin|partner|elder|human|cop|own",
  "@them": "obj|pron|child|kin|partner|elder|human",
  "@named": "child|kin|partner|elder|human|pron",
  "@close": "child|kin|partner|elder|human|obj|me",
  "@part": "body|head|face|chest|limb|throat",
};

/**
 * One paragraph per kind, patterns separated by semicolons, words in order: "not ..3 breathe" is
 * "not" and, within three words, "breathe". "a|b" is either, "!a" no such word next, "{a b}" either
 * order, "^" and "$" the start and end of a sentence. No pattern crosses the end of a sentence.
 */
const written = `
breathing: breathe ..1 not; wake ..1 not; clitic ..1 breathe ..2 not; not ..2 open ..2 eyesOnly; @named ..2 move
  ..1 not !elsewhere; respond ..1 not ..1 $; not ..3 breathe; stop ..2 breathe; hard ..3 breathe; breathe ..2
  hard; without ..1 breathe; choke; stuck ..3 throat; drown; faint; not ..3 wake; @named ..4 not ..2 respond;
  floor|lying|fall ..8 not ..2 reply|respond|move; @named ..3 not ..2 move !elsewhere; not ..2 move ..1 $;
  turnBlue; face|limb ..3 blue; blue ..2 face|limb; fall ..3 water; water ..6 limp; find ..2 @them ..3
  floor|lying|hang; @them ..2 lying ..3 floor; @them ..2 floor ..6 not ..2 reply|respond|move|getUp; chest ..2
  not ..2 move|getUp|rise; not ..4 move|rise ..2 chest; not ..1 blink; @them ..4 bottomOf; bottomOf ..6 @them;
  bag ..5 face|head
bleeding: clitic ..1 shot; bleed; not ..3 stop ..3 blood|bleed; many|lose|vomit|cough|full|bad ..3 blood; blood
  ..4 many|everywhere; blood ..3 @part; @part|@who ..3 blood; be ..2 shot; shot ..2 @close|@part; @named|cop ..2
  shot !thing !vehicle; bullet; stab !pain; {severed ..3 limb|head|face|throat|bone|@who}; bone ..3 severed; cut
  ..5 deep; {cut ..5 not ..2 stop}; runOver ..2 vehicle|@close; vehicle ..3 hit|runOver|crush ..2 @close;
  runOver; fall ..6 height; fall ..8 not ..2 getUp|move; fall ..8 @part ..2 bad; not ..2 getUp|move|feel ..2
  limb; {crash ..6 @who|bad|now ..6 stuck|wound|bad|bone|limb|head|severed|hit}; wound ..3 bad; bad ..3 wound
  !calm; {bone ..2 broken}; crush ..3 @who|limb|vehicle|place; @who|limb ..3 crush; electric; {burnt ..4
  limb|face|chest|body|skin|child}; hot ..5 limb|face|body|child|obj ..5 burnt; burnt ..6 hot; not ..2 see ..6
  eyeball|hit; severed ..2 limb; animal|snake ..3 maul ..4 @who|@part; maul ..4 animal|snake; animal ..2 sting
  ..3 face|throat|head; crash ..8 stillInside; stillInside ..8 crash; hot|burnt ..3 spill ..5 @who|@part; spill
  ..6 hot|burnt ..5 @who|@part
poison: overdose; swallow|took|take ..7 poison; take|took|swallow ..4 many ..4 drug|hardDrug; many ..4 drug ..4
  take|took|swallow; swallow|took ..3 wrong ..2 drug; child ..6 swallow ..5 drug|hardDrug|object; swallow ..4
  drug ..3 child; swallow ..3 object; drug|object ..3 swallow; @named ..2 took ..2 drug !daily; many ..2
  hardDrug; hardDrug ..6 faint|wake|respond|bad|dying|not; took|swallow ..3 hardDrug ..8 not; poisoned; mix ..4
  poison; poison ..6 mix; poison ..4 breathe|eyeball|mouth|vomit|sick; wildFood ..10 vomit|sick; child ..6 drug
  ..6 empty; child ..6 poison ..4 mouth; drug ..4 mouth; drug ..4 many ..2 mistake; took|take|swallow ..6 drug
  ..4 mistake|many; mistake ..6 drug|poison; foam; took|take|swallow ..2 wholeBottle !ofDrink; poison|wildFood
  ..8 swallow ..1 obj; poison|wildFood ..14 vomit|sick; swallow ..4 wildFood ..5 outdoors; outdoors ..6 swallow
  ..4 wildFood; child ..3 swallow ..3 wildFood; emptyBottle ..5 beside; find ..5 emptyBottle; beside ..5
  emptyBottle; me took ..1 allOfThem; took ..2 allOfThem ..8 faint|wake; wildFood ..14 confused|faint; child
  ..10 drug ..8 swallow
fire: burning ..4 place; place|clothes ..4 burning; burning ..4 @close; @close ..3 burning; thereIs ..3 fire;
  fire ..4 place|inside; place ..3 fire !calm; fire; smoke !alarm ..4 place|full|everywhere|under; place|full|everywhere|under ..4 smoke !alarm; thereIs ..3
  smoke; smell ..5 gas|smoke|burnt; gas ..2 smell|leak; leak ..3 gas; monoxide; alarm ..3 ring; ring ..3 alarm;
  vehicle ..3 burning; explode; allOfUs ..3 sick|faint ..8 burner; burner ..10 allOfUs ..4 sick|faint; allOfUs
  ..4 sick ..4 sudden
suicideNow: overdose ..4 purpose; purpose ..6 overdose|poison; took|swallow ..6 drug|poison ..10 purpose|die;
  gun ..4 own ..1 head|mouth|chest; noose; @named ..5 ledge|hang; ledge; {ledge ..10 jump}; @named ..3 cut ..2
  vein|own; me ..2 cutDone ..2 vein; find ..3 hang; self ..4 gun; want|say ..4 kill|shot|hang|jump ..4 tonight; jump ..6 bridge ..4 tonight; tonight ..6 jump ..6 bridge;
  have|be|aim ..3 gun ..4 self; garage ..8 engineOn; engineOn ..8 garage
suicide: threat|want|say ..3 selfHurt; gun|planGun ..4 self; planTake ..4 many ..4 drug|hardDrug; planTake ..2 wholeBottle|allOfThem; planTake ..4 poison; want ..3 endLife; want ..1 reflexive ..1 kill; suicide; want|wish ..4 die|dead; wish ..4 not ..2
  live|wake; kill ..1 self; selfKill; want ..3 kill ..1 self; end ..2 life; not ..4 want ..3 live; noReason ..3
  live; hang ..1 self; want ..3 hang; find|@named ..3 hang !elsewhere; jump ..6 bridge; want ..2 jump ..1 $; cut
  ..1 self|vein; cut ..2 own ..1 vein; @who ..3 cutting ..2 end|again; stab|shot|burnt|hurt|hit ..1 self; want
  ..3 hurt|cut|stab ..1 self; gun ..4 own ..1 head|mouth|chest; {hopeless ..12
  gun|drug|hang|jump|goodbye|alone}; goodbye ..8 hang|gun|drug|overdose|jump|self; purpose ..6
  drug|overdose|poison; drug ..8 purpose; overdose ..4 purpose; want ..3 overdose; want|if ..4 take|took|swallow
  ..4 many ..3 drug; if ..2 me ..3 die|kill; if ..3 kill ..1 self; life ..5 worthless; noose; me ..6
  gun|drug|blade|hang ..3 inMyHand; want|say|go ..6 with ..4 heaven; heaven ..6 want; have ..2 noose
violence: partner|kin|elder|pron ..8 threatMe; threatMe ..6 partner|kin|elder; clitic ..1 lock; clitic ..2 kill; partner|pron|kin|human ..4 kill ..2 me|obj|kin; threat ..3
  obj|me|kin ..4 belt|gun; threat ..2 obj|me|us; violenceSure; @who ..5 blow; blow ..3 @who; say ..3 hurt|hit
  ..1 obj|me; clitic ..1 hit !thing; partner|kin|elder|pron ..2 hit ..1 @close; clitic ..1 choking; clitic ..1
  threat ..4 dead|kill; threat ..2 dead; partner|kin|pron|elder ..5 hit ..2 @close !thing; partner ..4
  abuse|choking; choking; hit ..1 me|obj ..5 partner|kin; hit ..1 @close; hitBy ..4
  partner|kin|elder|pron|human; be ..1 hitBy; domestic; abuse ..2 obj|me|kin; partner|kin|pron|elder ..4 threat
  !calm; threat ..5 kill|hit|hurt|shot|burnt|gun|belt|dead ..2 @close; threat ..3 obj|me|kin; say ..4 kill ..2
  obj|me|kin|child; kill ..1 obj ..4 partner|if; lock ..2 obj|me; not ..2 letGo; afraid ..4 partner|pron|elder
  ..4 hit|kill|hurt|threat; afraid ..3 go ..1 home; if ..8 hit|kill|hurt ..1 obj|me; partner ..6 gun; partner
  ..5 come|enter ..6 kill|hurt|door; hit ..3 belt; grab ..2 throat; say ..4 burnt|burning|fire ..2 place|obj|me;
  say ..2 clitic ..3 burnt|burning ..1; say ..4 burnt|burning ..2 place; pron|partner|kin|elder ..4 spill ..3
  hot|burnt ..3 obj|me; clitic ..1 spill ..3 hot; if|say|threat ..6 cut ..2 @part; say ..8 never ..3 alive
child: human|elder|pron|kin ..4 touch ..2 child; @named ..3 hit|burnt ..2 own ..1 limb|head; force ..4 nasty;
  force ..3 sex|things|nasty; elder ..2 lock ..2 obj|me|child; elder ..4 burnt ..3 limb|me|obj; elder|kin ..3
  clitic ..1 touch; clitic ..1 touch ..3 private; elder ..2 clitic ..1 hit ..4 belt; alone ..3 child ..4
  days|leave; leave ..2 alone ..3 child; touchBed; childAbuse; touch ..6 private; elder|pron|kin|human ..8 touch
  ..1 obj|me; elder ..4 hit ..2 obj|me ..4 belt; elder ..4 hit|burnt|abuse|choking|lock ..2 obj|me; @named ..3
  hit|burnt|abuse|shake|choking ..2 child; lock ..3 child ..6 place|room|alone; leave ..3 child|obj ..4 alone;
  child ..4 alone ..4 days; elder|kin ..2 leave ..3 obj|me ..5 days|alone; elder ..4 force ..4 sex|things; force
  ..1 obj|me ..4 things; child ..3 be ..2 hitBy; child ..8 touch ..3 private|obj; hit ..2 belt ..6 bruise; child
  ..8 starve; clitic ..1 hit ..2 child; elder|kin ..2 leave ..2 days; human|pron ..4 tie ..3 child; tie ..2
  child ..3 bed
heart: face ..1 droop; heartFace; face ..2 droop; droop ..2 face; droop ..2 side ..1 face; {chest ..3 pain};
  pain ..3 chest; clitic ..1 pain ..3 chest; heartAttack; stroke; {heart ..3 tight|pain|not}; face ..5
  droop|numb; droop ..3 face; side ..3 numb|droop; numb ..4 side; not ..2 lift|move ..3 side|limb; speech ..8
  droop|numb|limb|face|lift|sudden|now|not; sudden|face|side ..6 speech; sudden ..6 not ..2 speak|see|move; not
  ..2 speak ..6 droop|numb|move|face|sudden|lift; droop|numb|face ..8 not ..2 speak; limb ..2 numb; speech ..2
  slur; slur; {chest ..6 sweat}; clutch ..2 chest; side ..6 not ..2 work|move|feel|react; limb ..3 not ..1 work
  ..1 $; {heart ..6 sweat}; pain ..8 sweat; jaw ..2 pain ..8 vomit|sick|numb|faint; not ..2 grip ..6 slur|droop;
  slur ..8 not ..2 grip
missing: childGone; not ..1 find ..1 not ..2 child; find ..1 not ..2 child; missing ..3 own ..1 child;
  child|dementia|kin ..5 missing !thing; missing ..3 child|kin; lose ..2 child !thing; not ..2 find ..2
  child|kin|human; child|kin ..5 not ..2 return; child ..4 runAway; runAway ..4 child|home; kidnapChild ..2
  child; child ..3 kidnap; kidnap ..3 child; not ..2 know ..2 where ..3 child|obj ..2 be; where ..2 be ..1 child
  ..3 not; dementia ..8 missing|find|runAway|leave; {lostChild ..3 child}; child ..4 not ..2 appear; not ..2
  appear ..2 child; child ..10 metOnline
medical: swallow ..6 face|throat ..3 swell; face|throat ..2 be ..2 swell; allergy ..8
  swell|breathe|swallow|faint|throat|vomit|bad|now; anaphylaxis; swell ..4 throat|face; throat|face ..4 swell;
  have ..2 seizure !calm !thing; convulsing; seizure ..4 now|bad|stop; not ..2 stop ..2 seizure|shake; shake ..6
  eyes; eyes ..4 shake; fever ..8 child|limp|seizure|not|confused|breathe|bad|many; child ..5 fever ..3
  bad|high|many; hotFever; sting ..6 throat|swell|breathe|swallow|allergy|faint|bad; snake ..3 sting; sting ..3
  snake; sugar ..6 without|high ..8 sick|faint|wake|confused|not; sugar ..8 sick|faint|confused|wake; without
  ..4 sugar ..6 sick; @named|me ..6 cold ..6 confused|wake|blue|limp; hypothermia; stuck ..5 cold; {child ..5
  hotCar}; heat ..8 confused|faint|wake|not|vomit|sick; head ..10 vomit|confused|faint|sick|seizure; confused
  ..3 sudden|now; sprayed ..6 breathe|eyeball|not; shocked; vomit ..2 blood; child ..10 high|many ..2 fever;
  child ..8 fever ..4 high|many
birth: labor !calm !place; waters; baby ..2 come; come ..2 baby; not ..5 labor; cord ..4 head; cord ..3 out;
  cord ..6 head|baby
attack: threatMe; clitic ..2 follow; clitic ..1 shot; clitic ..1 attack; clitic ..1 gunUsed; have ..2 gun !thing; enter
  ..3 home ..2 me; want ..1 enter ..3 own ..1 home|place; try ..2 enter; human|pron ..2 try ..2 enter;
  human|partner|pron ..5 enter ..3 room|door|obj; try ..3 enter ..3 room|door|$; want ..2 enter ..3 room|door;
  intruder; human|pron ..3 hide ..3 room; human|pron|partner|vehicle ..3 follow ..1 obj|me; be ..1 follow;
  follow ..2 obj|me ..3 human; gun ..4 @part|obj|me; @named|human ..4 have ..3 gun; have ..2 gun ..6 @named; aim
  ..2 gun; armed; aim ..3 gun; shooting; pron|human ..4 shot ..3 obj|me|outside|people|now|kill; human|pron ..3
  grab ..2 obj|me ..6 van; try ..3 kidnap|grab; kidnap; hide ..8 @named|gun|shooting|enter|come; rob ..5
  gun|now; mugged; attack ..2 obj|me|kin|child|human; be ..1 attack; bomb !calm; say ..4 kill|shot|stab|hurt ..2
  @close; hitBy; human|cop ..4 hit ..2 @close; want ..2 kill ..1 obj|me; come ..3 kill|hurt ..1 obj|me; partner
  ..6 door ..6 enter; threat ..6 gun; not ..2 letGo; enter|intruder ..8 hide; hide ..8 enter
assault: rape; force ..5 sex; touch ..4 private; human|boss|cop|pron ..5 touch ..1 obj|me; poisoned ..8 undress;
  wake ..4 undress; undress ..6 touch|photo; poisoned ..6 sex; sex ..6 poisoned; wake ..6 undress
trafficking: lock|letGo ..8 force ..3 work; force ..3 work ..8 lock|letGo; boss ..6 kidnap; boss ..6 lock|letGo !door; lock|letGo ..8 not ..1 pay; traffic; sell ..3 @close|body; force ..4 traffic; boss|pron|human ..8 lock|letGo|threat ..8
  passport; passport ..10 lock|letGo|sex|force|work|threat; took ..3 passport ..8 force|lock|sex|work; force
  ..3 work ..6 not|lock|pay
harm: meHarm; me ..3 want ..3 kill|shot|stab ..2 @close|cop|own; me ..4 want ..3 hurt ..2
  child|partner|kin|human|elder; want ..2 kill ..2 own ..1 @named; me ..2 kill|stab|shot ..2 @named; me ..3
  thinking ..3 kill|hurt|shot|stab ..2 @close
danger: helpMe; danger; be ..2 emergency; ^ ..1 emergency $; emergency ..2 now; send ..4 ambulance; ambulance
  ..2 send; ambulance $; send ..3 cop ..2 now|send; @who ..3 dying !thing; dying ..2 @close; dying ..1 $;
  @named ..2 be ..1 dead ..1 $; think ..3 dead; not ..2 want ..2 die ..1 $; not ..2 pulse
`;

export type Patterns = readonly (readonly [kind: DangerKind, pattern: RegExp])[];

/**
 * A tagged text holds a word's concepts in brackets, "<not><be><breathe>", and "." where a sentence
 * ends.
 */
export const dangerPatterns: Patterns = written
  .trim()
  .split(/\n(?! )/)
  .flatMap((paragraph) => {
    const end = paragraph.indexOf(": ");
    const kind = paragraph.slice(0, end) as DangerKind;
    const patterns = paragraph
      .slice(end + 2)
      .replace(/\s+/g, " ")
      .split("; ");
    return patterns.flatMap(inEitherOrder).map((pattern) => [kind, compile(pattern)] as const);
  });

function compile(pattern: string): RegExp {
  return new RegExp(pattern.split(" ").map(asRegExp).join(""));
}

function inEitherOrder(pattern: string): string[] {
  const both = /^\{(\S+)(?: (\.\.\d))? (\S+)\}$/.exec(pattern);
  if (!both) return [pattern.replace(/[{}]/g, "")];
  const [, first = "", gap = "..0", second = ""] = both;
  return [`${first} ${gap} ${second}`, `${second} ${gap} ${first}`];
}

function asRegExp(part: string): string {
  if (part === "^") return "^";
  if (part === "$") return "(?=[.]|$)";
  const gap = /^\.\.(\d+)$/.exec(part)?.[1];
  if (gap) return `(?:,?<[^>]*>){0,${gap}}`;
  return part.startsWith("!") ? `(?!${oneOf(part.slice(1))})` : oneOf(part);
}

function oneOf(part: string): string {
  const any = part.replace(/@\w+/g, (group) => groups[group] ?? group);
  return `,?<(?:[^>]* )?(?:${any})(?: [^>]*)?>`;
}
