import { startsWithAny as anyOf, type ProductWords } from "./product.ts";

const partner =
  "(?:husband|wife|boyfriend|girlfriend|partner|ex|spouse|fiance|stepdad|stepfather|father|dad|roommate)";

/** English phrasings; the first match counts. */
export const productWordsInEnglish: ProductWords = [
  [
    "exit",
    anyOf(
      "(?:close|closing|leave|leaving|exit|quit|get (?:off|out of|away from)|get rid of|shut|hide|switch away from)\\b.{0,25}\\b(?:page|site|website|screen|tab|browser|window|chat|app)\\b.{0,25}\\b(?:fast\\w*|quick\\w*|hurry|right away|at once|instantly|in a second|before|if|when|without|so (?:he|she|nobody|no one|my)|from (?:him|her|my))\\b",
      "(?:fast|quick\\w*|hurry|instantly)\\b.{0,25}\\b(?:close|leave|exit|get (?:off|out of)|hide)\\b.{0,20}\\b(?:page|site|website|screen|tab|window|chat|app)",
      "(?:quick|fast|panic|emergency|escape|safety|hidden) (?:exit|button|key)|exit (?:button|key|link)|(?:press|hit|push) (?:esc|escape)\\b",
    ),
  ],
  [
    "letter",
    anyOf(
      "l-?\\d{4}-\\d+",
      "(?:check|verify|confirm|is|real|fake|valid|legit|authentic|know|true|tell).{0,30}\\b(?:my |the |this |a |safevoice )?letters?\\b",
      "letters?\\b.{0,40}\\b(?:real|fake|valid|legit\\w*|authentic|true|check\\w*|verif\\w*|number|from you)",
      "(?:believ\\w*|trust\\w*|accept\\w*|doubt\\w*|honou?r\\w*)\\b.{0,15}\\b(?:letter|paper)s?\\b",
      "(?:letter|paper)s?\\b.{0,40}\\b(?:official|genuine|legal|for real)\\b",
    ),
  ],
  [
    "code",
    anyOf(
      "(?:my |the |a |no |any |voucher |his |her )(?:codes?|(?<=voucher )numbers?)\\b(?!.{0,12}\\b(?:zip|area|dress|of conduct))",
      "codes?\\b.{0,30}\\b(?:work\\w*|invalid|expired|wrong|used|reject\\w*|refus\\w*|fail\\w*|missing)",
      "(?:never|didn.?t|did not|haven.?t|not|no|lost|where).{0,20}\\bcodes?\\b",
      "codes?\\b.{0,15}\\b(?:won.?t|isn.?t|doesn.?t|can.?t|not)\\b",
    ),
  ],
  [
    "silentOfficer",
    anyOf(
      "(?:officer|deputy|cop|trooper)s?\\b.{0,45}\\b(?:isn.?t|is not|not|never|won.?t|doesn.?t|does not|didn.?t|hasn.?t|stopped(?! me)|ghost\\w*|no)\\b.{0,20}\\b(?:answer\\w*|call\\w*|repl\\w*|respond\\w*|pick\\w*|text\\w*|back|me|writ\\w*)",
      "(?:officer|cop) ghosted",
      "(?:texted|called|emailed|messaged|wrote)\\b.{0,20}\\b(?:officer|deputy|cop|trooper)\\b.{0,30}\\b(?:no|nothing|never|not|without)\\b",
      "(?:can.?t|cannot|unable to|how do i|trying to) (?:reach|contact|get (?:a )?hold of|find|get in touch with) (?:my|the|that) (?:officer|cop|deputy)",
    ),
  ],
  [
    "remaining",
    anyOf(
      "(?:how much|what|anything|any(?: \\w+)?)\\b.{0,30}\\b(?:left|remain\\w*)\\b(?! my| me with| us with| the house)",
      "(?:my |the |whats |what is )+balance\\b",
      "(?:use|used|spent|spend)\\b.{0,12}\\b(?:it all|all of (?:it|my|the)|all my|everything|it up)\\b",
    ),
  ],
  [
    "raid",
    anyOf(
      "(?:ice|immigration|la migra|border patrol|dhs)\\b(?: \\w+){0,4} (?:at|outside|here|knock\\w*|come in|coming|enter|in front|door|raid\\w*|downstairs|on my|in my|detain\\w*|took)\\b",
      "(?:open|answer)\\b.{0,20}\\bdoor\\b.{0,15}\\b(?:ice|immigration|agents)",
      "(?:say|do|talk|rights|tell).{0,20}\\b(?:to|with|if|when) (?:ice|immigration)\\b",
      "(?:at|outside) (?:the|my) door.{0,20}\\b(?:ice|immigration)\\b",
      "(?:ice|la migra|immigration) (?:came|comes|showed up|is coming|was) (?:to|at|by)\\b",
    ),
  ],
  [
    "violence",
    anyOf(
      `(?:domestic|family|dating|intimate partner) (?:violence|abuse)\\b|battered\\b|abusive\\b|abuser\\b`,
      `(?:my|an?) ${partner} (?:who )?(?:hit|hits|beats?|hurts?|threatens?|abuses?|chokes?|scares?|controls?|is violent)\\b`,
      `(?:leave|leaving|escape|escaping|flee|fleeing|run from|hide from|hiding from|get away from|afraid of|scared of|safe from) (?:from )?my (?:abusive |violent )?${partner}\\b`,
      "(?:women'?s|dv) shelter\\b|sexual(?:ly)? assault|\\braped?\\b",
    ),
  ],
  [
    "abroad",
    anyOf(
      "(?:in|from|to) (?:toronto|montreal|vancouver|ottawa|tijuana|juarez|monterrey|mexico city|london uk|madrid|berlin|lagos|mumbai|delhi|sydney|port-au-prince|san juan|puerto rico|guam)\\b",
      "(?:live|am|i'm|im|stuck|stranded|we are|outside) (?:currently )?(?:in |of )?(?:canada|mexico|england|the uk|britain|france|germany|spain|india|australia|europe|africa|another country|abroad|overseas|the (?:us|usa|united states|country)\\b)",
      "(?:other countries|another country|outside (?:of )?(?:the )?(?:us|usa|united states|country)|in canada|in mexico|international)\\b",
    ),
  ],
  [
    "privacy",
    anyOf(
      "(?:sheriff|fbi|court|judge|ice|immigration|cps|neighbors?|school|parole officer)\\b.{0,25}\\b(?:see|sees|reads?|knows?|find out|told|access|get)\\b|used against me|my (?:answers|words|texts|ip address)\\b|leak\\w*",
      "(?:want|don'?t want|let|afraid|worried|scared).{0,30}\\b(?:to know|knows?|finds? out|sees? this)\\b",
      "(?:a person|people|somebody|someone|anyone|they) (?:really |actually )?reads? (?:this|these|that|it|my|our)",
      "who (?:can )?(?:sees?|reads?) (?:what|this|these|my)\\b",
      "(?:what happens (?:to|with)|what do you do with|do you keep|is|are) (?:what i|my chats?|everything i|the things i)\\b.{0,30}|keep my (?:chat|messages|words)\\b",
      "on my record\\b|traced?\\b|hack\\w*|spy\\w*|surveillance|monitor\\w*",
      "priva(?:cy|te)\\b|confidential\\w*|anonym\\w+|secure\\b|encrypt\\w*|data protection|personal (?:data|info\\w*)",
      "(?:my|the) (?:data|info|information|messages?|chats?|conversation|name|location|phone number)\\b.{0,25}\\b(?:safe|stored?|saved?|kept|keep|shared?|sold|sell|deleted?|erased?|see|seen|reads?|private|track\\w*)",
      "(?:who|can (?:anyone|anybody|someone|somebody)|does (?:anyone|anybody|someone)|will (?:anyone|anybody|someone)|is (?:anyone|anybody|someone)) (?:else )?(?:can |will |may |could |able to |going to )?(?:see|read|reads?|reading|watch\\w*|know|knows|listen\\w*|look\\w*)\\b",
      "(?:police|cops?|officers?|ice|government|my (?:boss|employer|family|landlord|parents?|husband|wife|partner|ex))\\b.{0,25}\\b(?:see|read|reads|know|find out|find me|told|tell|access|notified|look at|track)\\b",
      "(?:share|sell|give|send|report|tell|forward|pass|hand)\\b.{0,25}\\b(?:(?:to|with) (?:the )?(?:police|cops?|ice|immigration|government|anyone|anybody|others?|my)|the police)\\b",
      "(?:tell(?:ing)?|report\\w*|snitch\\w*|call(?:ing)?|send|hand|turn)\\b.{0,20}\\b(?:police|cops?|ice|immigration|government|landlord|boss|employer|family|cps)\\b|(?:safe|ok|okay|risky|dangerous) to (?:write|say|tell|give|share|talk|type)\\b",
      "(?:delete|erase|remove|clear|wipe) (?:my|this|the|all|everything|what)\\b|(?:save|store|keep|record|log|remember|track)(?:ed|ing|s)? (?:this|what i|my|me|our|these|everything|everything i)\\b|cookies\\b|is this (?:chat |conversation )?(?:being )?(?:recorded|saved|stored|monitored|logged|private|safe)\\b",
    ),
  ],
  [
    "agent",
    anyOf(
      "about (?:yourself|you)\\b|safevoice\\b|trust\\b|behind (?:this|the|it)\\b|(?:somebody|someone|anybody|anyone) actually",
      "what (?:kinds?|sorts?|types?) of (?:help|things|services?|assistance|support|questions)",
      "(?:human|bot|robot|machine)s?\\b",
      "(?:are|r) (?:you|u|ya) (?:(?:just|really|actually|even|only|like|some kind of|sure you(?:'re| are)) )?(?:an? |the )?(?:real|human|person|people|bot|robot|chat ?bot|ai|machine|computer|program|software|alive|live|someone|somebody|cop|police(?: officer)?|officer|lawyer|doctor|sure|right|correct|gpt|chatgpt|guy|man|woman)\\b",
      "(?:who|what) (?:are|r) (?:you|u)\\b|what(?:'s| is) your name|do you have a name|your name\\b|who (?:made|built|created|runs?|programmed|owns|operates|pays for|is behind) (?:you|this|it|safevoice)\\b",
      "(?:am i|is this) (?:talking|speaking|chatting|writing|texting|a (?:bot|robot|real|human|person|machine)|an ai|automated)\\b|am i (?:talking|speaking|chatting|texting) (?:to|with)\\b",
      "(?:what|how much|which things) (?:can|do|could) (?:you|u|this (?:app|chat|bot)) (?:do|know|help|answer|offer)\\b|what (?:is|does) (?:this|safevoice|this (?:app|site|website|chat))(?: (?:for|do|about|all about))?\\s*\\??$|what is safevoice|how do you work\\b|what do you know\\b",
      "(?:can|do|could|will|are) (?:you|u) (?:ever )?(?:make|making|get) (?:mistakes?|it wrong|things wrong)|(?:can|should|could) i (?:trust|believe|rely on) (?:you|this|what you)|(?:how )?(?:reliable|accurate|trustworthy) (?:are|is) (?:you|this|it)|are you (?:ever )?wrong\\b|is this (?:legit|a scam|real|for real|official)\\b|\\bscam\\b|do you (?:have feelings|sleep)\\b|can (?:you|u) be wrong",
      "chat ?gpt|artificial intelligence|language model\\b",
    ),
  ],
  [
    "papers",
    anyOf(
      "my (?:social|ssn|papers|docs)\\b|(?:bank|checking) account|documentation",
      "(?:licen[cs]e|passport|birth certificate|social security card|identification|wallet|purse|paperwork|photo id|no id)\\b",
      "(?:no|without|lost|lose|losing|missing|stole|stolen|took|taken|forgot|don'?t have|do not have|dont have|haven'?t got|have no|need|replace|replacing|new|expired|seized|kept) (?:an?y? |my |our |all |all my |all of my |any of my |her |his |their |the |a copy of my )?(?:valid |photo |state |government |us |green )?(?:id|ids|i\\.d\\.|identification|papers|documents?|paperwork|license|licence|passport|birth certificate|social security card|ssn|green card|card|wallet|purse)\\b",
      "(?:id|identification|papers|documents?|license|passport|wallet|birth certificate) (?:(?:was|were|is|are|got|has been|have been) )?(?:lost|stolen|taken|missing|gone|seized|expired|required|needed|necessary)\\b",
      "(?:no|without|don'?t have|do not have|dont have|have no|haven'?t got) (?:an? |any )?(?:fixed |home |mailing |permanent |current )?(?:address|phone|cell(?: ?phone)?|email|e-mail|bank account|proof)\\b|(?:what|which) (?:documents?|papers|id|proof) (?:do|will|would|should) i need|(?:need|show|bring|have to have|give) (?:you )?(?:an? |my |any |some )?(?:id|identification|proof|documents?|papers)\\b",
    ),
  ],
  [
    "waiting",
    anyOf(
      "(?:i|we) (?:already |just )?(?:submitted|applied|filed|sent (?:it|the|a)|requested)\\b|nothing (?:so far|yet|happened)|so far\\b|update\\b|decision\\b",
      "next steps?\\b|(?:been|it'?s|its|after|for|took|takes|already) (?:like |over |almost |about |more than )?(?:an? |one |two |three |\\d+ )(?:days?|weeks?|months?|hours?|while)\\b|(?:looked at|reviewed|processed|decided) (?:it|yet|my)|how much time|\\bwait(?:ing)?\\b",
      "how (?:long|soon|fast|quick(?:ly)?|much longer|many (?:hours|days|weeks))\\b|when (?:do|does|will|can|would|am|is|are|should)\\b.{0,40}\\b(?:hear|get|know|answer|arrive|come|decide[ds]?|decision|paid|money|help|call|reply|respond|contact\\w*|happen|approved|ready|hotel|food|ride)\\b",
      "(?:still|been) (?:waiting|no (?:answer|word|news|reply|response|call))|(?:nobody|no one|noone|nobody's|they) (?:has |have |ever |never )?(?:called|calls|answered|answers|replied|responded|contacted|came|got back|get back|hasn'?t|haven'?t|didn'?t|don'?t (?:answer|call|reply))|(?:no|any) (?:answer|word|news|reply|response|update)\\b|haven'?t (?:heard|gotten|received)|what (?:happens|comes|do i do|is) (?:next|after|now)\\b|what(?:'s| is) (?:the )?next(?: step)?\\b|what happens (?:when|once|if|after)\\b|taking (?:so |too |forever|long)|waited\\b",
    ),
  ],
  [
    "payback",
    anyOf(
      "(?:be|get|getting|me) charged\\b(?! with)|charge (?:us|people)|grants?\\b|cap\\b|reimburs\\w*|bill me",
      "(?:is there )?(?:a |the )catch\\b|what do i owe|do i (?:have to )?pay\\b|pay for (?:this|it|the help)",
      "(?:pay|paying|give|paid) (?:it |this |that |you |the money |anything |everything |them )?back\\b|repay\\w*|\\bloan\\b|owe\\b|interest\\b|(?:is|are) (?:it|this|the \\w+|everything|your (?:help|services?)) (?:really |all |totally |completely )?free\\b|(?:is there|do you|any) (?:a |charge )?(?:fees?|charge|cost)\\b|(?:cost|charge) (?:me |us )?(?:anything|money|something)|how much (?:does|do|will) (?:it|this|you) (?:cost|charge)|free of charge|what does (?:it|this) cost|for free\\b|taxes\\b|taxable\\b",
      "(?:get|give|receive|pay|send|want|need|paid|have) (?:me |us |it |the money |money |out )?(?:in |as |some )?(?:cash|check|cheque|venmo|zelle|cash ?app|paypal|gift cards?|debit card|bank transfer|direct deposit)\\b|\\bin cash\\b|how (?:do|will|would) (?:i|we) (?:get|receive) (?:the |my )?(?:money|funds?|payment)|(?:most|maximum|max|how much) (?:money |help )?(?:can|could|do|will|would) (?:i|we|you|a person|someone|one) (?:get|receive|ask|give|pay|request)|how much money\\b|how much (?:help|assistance|is (?:there|available|it)|do you (?:pay|give))\\b|(?:limit|maximum)\\b|the most (?:that )?(?:you|i|we)\\b",
    ),
  ],
  [
    "eligibility",
    anyOf(
      "tourists?|foreigners?|students?|veterans?|seniors?|elderly|disabled|full[- ]?time|part[- ]?time|employed|unemployed|i work\\b|from (?:honduras|guatemala|el salvador|mexico|haiti|venezuela|cuba|colombia|nigeria|somalia|syria|ukraine|afghanistan|china|india|brazil|ecuador|nicaragua|another country)\\b|rich\\b|poor\\b|low income",
      "(?:i )?did it\\b|was (?:my fault|in the wrong|drunk|wrong)|prison\\b|\\bjail\\b|what if (?:i|we|the (?:cops?|police|officers?))|does it matter|(?:does|do|is) (?:it|this) (?:only )?(?:for|apply)|who is (?:this|it) for|not (?:an? )?american",
      "(?:do|am|would|will|can|could|does|who|if) (?:i|we|he|she|they|my \\w+|someone|somebody|anyone|everyone|people)? ?(?:be )?(?:still )?(?:qualif\\w+|eligible)\\b|eligib\\w+|qualif(?:y|ies|ied)\\b|who (?:can|may|is allowed to|gets to) (?:get|apply|use|ask|request|receive)|(?:can|may|could) (?:anyone|anybody|everyone|a (?:citizen|felon|minor|teenager|tourist|foreigner|non.?citizen)|felons|minors|immigrants) (?:get|apply|use|ask|request|receive)\\b|requirements?\\b",
      "(?:undocumented|illegal(?:ly)? (?:here|in|immigrant)?|immigrants?|immigration status|no (?:legal )?status|not a (?:us )?citizen|non.?citizen|refugees?|asylum seekers?|visa (?:expired|overstay)|green card holder)\\b",
      "(?:felon\\w*|criminal record|on (?:parole|probation)|been (?:convicted|arrested before|in (?:jail|prison))|out of (?:jail|prison)|(?:have|got|with) (?:a |an open )?(?:record|warrant|charges?)|charged with|guilty)\\b.{0,40}|\\b(?:i'?m|i am) (?:only )?(?:1[0-7]|under ?age|a minor|under 18)\\b|do i have to be (?:a |an |innocent|arrested|us)\\b|income limit|(?:have|with|even if i have) a job\\b",
    ),
  ],
  ["pets", anyOf("(?:dogs?|cats?|pets?|puppy|kitten|service animal|emotional support|animals?)\\b")],
  [
    "family",
    anyOf(
      "\\d+[- ](?:yr|year|month|week)s?[- ]olds?|newborn|infant|toddler|teenagers?",
      "(?:(?:my|our|with|have|has|got|for|and|the|two|three|four|five|\\d+) (?:\\w+ )?(?:kids?|children|child|baby|babies|newborn|toddlers?|sons?|daughters?)|pregnant|breastfeeding|diapers?|baby formula|single (?:mom|mother|dad|father|parent))\\b",
    ),
  ],
  [
    "language",
    anyOf(
      "vietnamese|mandarin|cantonese|arabic|russian|korean|tagalog|haitian|portuguese|somali|amharic|hmong|farsi|urdu|hindi|navajo",
      "(?:french|spanish|creole|arabic|chinese|vietnamese)\\s*\\?",
      "(?:speak|spoke|talk|write|available|chat|answer|understand|help|switch|change|app|site|page) (?:to me |this |it )?(?:in |to )?(?:the )?(?:spanish|french|creole|chinese|mandarin|arabic|vietnamese|portuguese|russian|korean|tagalog|haitian|another language|other languages?|espanol|francais|sign language|asl)\\b|(?:translat\\w+|interpreters?|languages?)\\b|don'?t (?:speak|understand) (?:good |much )?english|no english|english is (?:not|bad)",
    ),
  ],
  [
    "hours",
    anyOf(
      "(?:anyone|anybody|someone|somebody) (?:there|here|up|awake)|at \\d{1,2} ?(?:am|pm)|midnight|(?:this|so) late|weekends?\\b|holidays?\\b|(?:at|in the middle of the) night",
      "(?:open|available|hours|closed|closing|working) (?:now|today|tonight|at night|on (?:weekends?|sundays?|saturdays?|holidays?)|24|all night|at this (?:hour|time)|on the weekend)\\b|(?:opening|office|business|working|your|the) hours|what (?:time|hours)\\b|when (?:are|do|is|does) (?:you|it|the \\w+|this) (?:open|close|available|there)\\b|24/7|24 hours|(?:are|is) (?:you|it|this|anyone|anybody|someone) (?:open|there|awake|online|around|available)\\b",
    ),
  ],
  [
    "upset",
    anyOf(
      "wtf\\b|omg\\b|ffs\\b|\\bugh\\b|wasting|pathetic|ridiculous|sick of|fed up|don'?t care about (?:me|us)|no use",
      "fuck\\w*|shit\\w*|stupid\\b|idiot\\w*|useless\\b|worthless\\b|bullshit|dumb\\w*|asshole|bitch|damn\\b|hate (?:you|this|it)\\b|(?:you|this) (?:suck|sucks|is (?:terrible|awful|garbage|trash|a joke|no help|ridiculous))\\b|(?:not|no|never|isn'?t|aren'?t|doesn'?t|don'?t|didn'?t) (?:very |really |any |even )?(?:help(?:ful|ing|s)?|work(?:ing|s)?)\\b|shut up|waste of time|frustrat\\w+|(?:so|very|really|i'?m|i am|im) (?:angry|mad|upset|pissed)\\b",
    ),
  ],
];
