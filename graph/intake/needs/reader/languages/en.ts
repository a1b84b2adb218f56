import { enForms } from "./en-forms.ts";
import type { Language } from "../lexicon.ts";

/** English as officers write it at a roadside, and as people write about themselves. */
export const en: Language = {
  numbers: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
  common:
    "the and of for with from this that these those is are was were be been being it its has have had not they them there then here who which at by on or but so just please would could should will shall can cannot she he i you we us me am im do does did him her his their our your in to a an as after before when while if because about also only out up",
  forms: enForms,
  words: {
    "head.1":
      "interpreter|caregiver|carer|home health aide|fellow passenger|mr|mrs|ms|miss|woman|man|lady|gentleman|guy|female|male|girl friend of|victim|client|person|individual|adult|senior|elder|tenant|resident|widow|widower|veteran|vet|survivor|recipient|applicant|driver|pedestrian|student|youth|worker|grandparent|civilian|citizen|dude|subject|patient|caregiver|single mom|single mother|single dad|single father|young woman|young man|old man|old lady|somebody|someone|passenger|motorist|caller|complainant|protester|bystander|witness|pregnant woman|expectant mother|expecting mother|mother to be|mom to be|day laborer|laborer|farm worker|juvenile|minor",
    "head.child.1": "teen|teenager",
    "head.child.2": "teens|teenagers",
    "head.kin.2":
      "roommates|siblings|brothers|sisters|cousins|friends|grandmothers|uncles|aunts|nephews in law",
    "head.2":
      "women|men|ladies|gentlemen|guys|females|males|victims|clients|tenants|residents|veterans|vets|survivors|youths|workers|seniors|passengers|students|strangers|protesters|bystanders|passersby|motorists|moms|mothers|dads|fathers|couples|day laborers|laborers|farm workers|farmworkers|crew members",
    "relative.partner":
      "wife|husband|spouse|partner|girlfriend|boyfriend|fiance|fiancee|hubby|gf|bf|significant other|common law husband|common law wife|old man|ol lady|my old man|my old lady|baby mama|baby daddy",
    "relative.mother": "mother|mom|mum|momma|mama|mommy|mother in law|stepmother|stepmom|foster mother",
    "relative.father": "father|dad|daddy|papa|father in law|stepfather|stepdad|foster father",
    "relative.grandmother": "grandmother|grandma|granny|nana|great grandmother",
    "relative.grandfather": "grandfather|grandpa|granddad|great grandfather",
    "relative.sister": "sister|sis|half sister|stepsister|sister in law",
    "relative.brother": "brother|bro|half brother|stepbrother|brother in law",
    "relative.aunt": "aunt|auntie|aunty",
    "relative.uncle": "uncle",
    "relative.cousin": "cousin",
    "relative.friend": "friend|roommate|best friend|buddy|pal|mate|travel companion|companion",
    "relative.inLaws": "in laws",
    "couple.parents": "parents|mom and dad|mother and father|mom dad|both parents",
    "couple.grandparents": "grandparents|grandma and grandpa|grandmother and grandfather",
    "couple.pair":
      "couple|husband and wife|newlyweds|spouses|man and wife|elderly couple|young couple|old couple|married couple",
    "child.child.1":
      "child|kid|toddler|preschooler|dependent|dependant|youngster|kiddo|schoolchild|stepchild|foster child|little one|nephew or niece",
    "child.child.2":
      "children|kids|toddlers|dependents|dependants|youngsters|kiddos|schoolchildren|stepchildren|foster children|little ones|kidz|childs|minor children|minor kids|offspring|juveniles|minors",
    "child.son.1": "son|boy|stepson|little boy|baby boy",
    "child.son.2": "sons|boys|stepsons|little boys",
    "child.daughter.1": "daughter|girl|stepdaughter|little girl|baby girl",
    "child.daughter.2": "daughters|girls|stepdaughters|little girls",
    "child.baby.1": "baby|infant|newborn|newborn baby",
    "child.baby.2": "babies|infants|newborns",
    "child.grand.1":
      "grandson|granddaughter|grandchild|grandkid|grandbaby|great grandson|great granddaughter",
    "child.grand.2": "grandsons|granddaughters|grandchildren|grandkids|grandbabies",
    "child.niece.1": "niece|nephew",
    "child.niece.2": "nieces|nephews|nieces and nephews|nephews and nieces|niece and nephew|nephew and niece",
    "child.twins.2":
      "twins|twin boys|twin girls|twin daughters|twin sons|twin babies|twin infants|twin toddlers|set of twins|pair of twins",
    "child.triplets.3": "triplets|set of triplets",
    outsider:
      "landlord|landlady|landlords|owner|neighbor|neighbors|neighbour|neighbours|ex|ex husband|ex wife|ex boyfriend|ex girlfriend|ex partner|officer|officers|ofc|deputy|deputies|cop|cops|police|sergeant|sgt|detective|trooper|troopers|sheriff|supervisor|boss|manager|hotel manager|motel manager|hotel clerk|hotel staff|motel owner|hotel owner|motel clerk|room service|clerk|social worker|caseworker|case worker|doctor|nurse|lawyer|attorney|public defender|judge|abuser|attacker|attackers|suspect|suspects|robber|robbers|assailant|assailants|pastor|priest|church|teacher|super|bystander who|paramedic|paramedics|ems|dispatcher|guard|guards|counselor|firefighters|responding officer|bus driver|cab driver|taxi driver|uber driver|co worker|coworker|coworkers|employer|roommate who|shelter staff|volunteer|volunteers|ice agents|agents|agent",
    pet: "dog|dogs|cat|cats|pet|pets|puppy|puppies|kitten|kittens|bird|birds|service dog|service animal|bags|suitcases",
    family:
      "family|household|party|group|fam|families|families of|family members|household size|family size|family unit|size",
    people:
      "people|persons|individuals|ppl|human beings|souls|pax|evacuees|occupants|folks|members|family members|people total|person family|person household|person party|mouths|head|in family|in the family|in household|in the household|in total|total|in party|in the party|in group|in the group|in their party|in her party|in his party",
    adults: "adults|grownups|grown ups",
    others: "others|more people|other people|other persons|other adults|additional people|extra people",
    pronoun: "he|she|i|me|him|himself|herself|myself|im|ive|hes|shes|id|hed|shed|he or she|him or her",
    we: "we|us|they|them|themselves|ourselves|theyre|weve|theyve|you|these",
    weAre:
      "there are|there is|there re|there were|we are|we re|they are|they re|theyre|total of|in all|theres|all together|altogether|count of",
    owner: "my|his|her|their|our|theirs|hers|his or her|your",
    pregnant:
      "pregnant|expecting|expecting a baby|expecting a child|expecting twins|pregnant with twins|pregnant with triplets|about to give birth|with child|months pregnant|weeks pregnant|pregnant with her first child|pregnant with her second child|unborn baby|unborn child|baby due|baby on the way|a baby on the way|twins on the way",
    age: "age|aged|ages|age of|of age",
    yearOld:
      "year old|years old|yr old|yrs old|month old|months old|week old|weeks old|yo|y o|yearold|year olds|yr olds|day old|days old|mo old|mos old|mo|months of age|years of age|yos",
    absent:
      "arrested|jailed|shot|killed|died|dead|deported|detained|murdered|passed away|passed|deceased|missing|incarcerated|hospitalized|in jail|in prison|in custody|in the hospital|in hospital|in a coma|in detention|in surgery|locked up|taken into custody|was taken|were taken|taken away|is in jail|behind bars|out of town|overseas|lost her|lost his|arrest of|death of|hurt|got hurt|injured|was injured|in the ambulance|in the er|in the icu",
    acts: "hit|beat|beats|attacked|threatened|robbed|mugged|lives|live|works|called|picked|picking|is coming|is driving|will drive|can drive|drove|drives|took|stole|changed|left her|left him|abandoned|abused|abuses|assaulted|stalks|stalking|kicked|threw|refuses to|lent|offered|phoned|stabbed|smashed|evicted her|evicted him|evicted them|wants her|wants him|found|stopped|pulled|searched|raided|owns|can take|will take|is watching|is keeping|watches|will keep|can keep|has taken|took in|babysits|will watch|can watch|is taking|watching|is caring for|is looking after|picked up|picks up|has already taken|already took|came for",
    elsewhere:
      "is with|are with|was with|were with|is ok|is fine|is safe|are safe|are fine|are ok|not with|stayed behind|is home|are home|are at school|at school|is at school|safe with|ok with|fine with|is at home|are at home|left with|are being watched|with grandma|with relatives",
    food: "food|foods|foood|meal|meals|groceries|grocery|grocerys|dinner|dinners|breakfast|lunch|lunches|supper|snack|snacks|sandwich|sandwiches|something to eat|anything to eat|some thing to eat|to eat|eat|feed|feeding|baby formula|formula|baby food|meal voucher|food voucher|meal vouchers|food vouchers|food voucher s|milk|bite to eat|hot meal|hot meals|warm meal|takeout|pizza|burger|burgers|provisions|nourishment|grub|chow|eats|foodstuffs|feed them|feed her|feed him|meal kits|grocery card|grocery gift card|food box|food boxes|food assistance|food help",
    pantry:
      "food bank|food pantry|soup kitchen|pantry|food stamps|food court|food truck|grocery store|restaurant|diner|kitchen",
    hungry:
      "hungry|hunger|starving|famished|havent eaten|hasnt eaten|not eaten|didnt eat|nothing to eat|not had a meal|not had food|not had anything to eat|hasnt had anything to eat|havent had anything to eat|hasnt had a meal|havent had a meal|hasnt had food|without eating|last ate|last meal|not had breakfast|not had dinner|not had lunch|last ate yesterday|fridge is empty|empty fridge|nothing in the fridge|skipped meals|skipping meals|nothing to feed|out of food|ran out of food|going hungry|starved|no groceries|not been fed|not ate|hasnt ate|havent ate|hasnt been fed|havent been fed|never ate|nothing for supper|nothing for dinner|nothing for breakfast|nothing for lunch|nothing left to eat|nothing for them to eat|nothing for her to eat",
    fed: "ate|eaten|fed|had dinner|had breakfast|had lunch|had supper|had a meal|had food|had something to eat|was fed|were fed|been fed|full|has eaten|have eaten|having eaten|given food|given a meal|given meals|got fed|fed at|fed by",
    room: "room|rooms|hotel|motel|hotels|motels|hotell|motell|shelter|lodging|lodgings|housing|accommodation|accommodations|bed|beds|rm|place|place to stay|place to sleep|place to go|place to live|place to crash|place to rest|place to spend|somewhere|somewhere to stay|somewhere to sleep|somewhere to go|somewhere to live|somewhere safe|somewhere warm|safe place|safe place to stay|safe place to sleep|place for the night|warm place|warm place to sleep|warm place to stay|roof|roof over|roof over their heads|roof over her head|roof over his head|airbnb|inn|safe house|hotel room|hotel rooms|motel room|motel rooms|hotel stay|motel stay|motel voucher|hotel voucher|room and board|temporary housing|emergency housing|emergency shelter|cot|cots|bed for the night|where to sleep|where to stay|put up|boarding|suite|double room|stay at a hotel|stay at a motel|shelter bed|women s shelter|warming center|housed",
    stay: "stay|sleep|spend the night|stay the night|crash|overnight stay|sleep tonight|staying|sheltering|sleep indoors",
    "nowhere.home": "{cant,cannot,can not,couldnt,unable to,not able to} {go home,go back home,return home}",
    nowhere:
      "nowhere|nowhere to stay|nowhere to sleep|nowhere to go|nowhere to live|nowhere else to go|no where|no where to stay|no where to go|no where to sleep|anywhere|anywhere to sleep|anywhere to stay|anywhere to go|anywhere to live|sleeping in|sleeping on|sleeping outside|sleeping rough|sleeps in|sleeps outside|living in the car|living in a car|living in her car|living in his car|living in their car|living in my car|living in our car|living in a tent|living out of|on the street|on the streets|in the streets|staying in the car|cant go home|cant sleep there|cant stay there|cannot stay there|cant sleep at home|cant stay at home|cannot sleep there|can not stay there|no longer stay there|cant live there|cannot live there|cannot go home|can not go home|cant return home|cannot return home|cant go back home|roofless|cant sleep here|cant stay here|cannot sleep here|cannot stay here",
    housed:
      "staying with|stays with|can stay with|will stay with|stay with|living with|lives with|is staying at|are staying at|going to stay with|taken in by|put up by|being housed|has housing|is housed|are housed|moved in with|bunking with|crashing with|crashing at|staying at|can stay at|will stay at|sleep at|sleeping at|already placed|placed in a shelter|is at the shelter|are at the shelter|sorted with a room|can go home|can sleep at|back home now|safe at home|staying in a hotel|staying in a motel|already housed|housed by|housed at|housed with|been housed|is being housed|are being housed",
    evicted:
      "evicted|eviction|homeless|unhoused|kicked out|thrown out|put out|put me out|put us out|put her out|put him out|put them out|threw me out|threw us out|threw her out|threw him out|threw them out|kicked me out|kicked us out|kicked her out|kicked him out|kicked them out|locked out|changed the locks|house burned|home burned|house fire|apartment fire|home fire|burned down|burnt down|lost their home|lost her home|lost his home|lost the house|lost our home|lost my home|lost their house|lost their apartment|lost her apartment|lost his apartment|displaced|flooded out|house flooded|apartment flooded|house is gone|house was destroyed|home was destroyed|condemned|red tagged|boarded up|lost everything in the fire|lost everything in a fire|house collapsed|isnt livable|not livable|unlivable|uninhabitable|not habitable|isnt habitable|unfit to live in|no longer habitable|no power|no heat|no electricity|lost power|lost heat|power is out|power was cut|no water|told to leave|ordered to leave|asked to leave|had to leave the house|had to leave the apartment|had to leave home|forced out|forced to leave|lost her place|lost his place|lost their place|lost our place",
    ride: "ride|rides|ride home|lift|transport|transportation|transpo|taxi|cab|uber|lyft|bus ticket|bus tickets|bus fare|bus pass|bus passes|bus token|bus tokens|train ticket|train tickets|train fare|train pass|plane ticket|plane tickets|airfare|airplane ticket|flight|flights|greyhound|amtrak|gas money|gas card|gas voucher|money for gas|gas to get|fuel money|taxi fare|cab fare|taxi voucher|cab voucher|uber voucher|way home|way back|way to get|way to get home|way to get to|way to work|bus fair|bus money|subway fare|metro card|fare|fare home|tank of gas|driver to take|carpool|shuttle|money for the train|money for the bus|money for a taxi|money for a cab|money for a bus|money for a train|airplane|plane|transit pass|transit fare|ride share|rideshare|round trip",
    bus: "bus|train|gas|subway|fuel|car|vehicle|truck|van|gasoline",
    go: "get to|get back to|go to|go back to|getting to|getting back to|get over to|reach|take her to|take him to|take them to|take me to|take us to|taking her to|taking him to|drive her to|drive him to|drive them to|drive me to|drive us to|driven to|taken to|be taken to|be driven to|be at|be in court|to be at|travel to|return to|returning to|drop her at|drop him at|drop them at|drop her off at|drop him off at|drop them off at|dropped off at|dropped at|transported to|transported|bring her to|bring him to|bring them to|brought to|make it to|make it back to|head to|head back to|be in|arrive at|arrive in|get up to|get down to|go see|visit|join|get across|go across|cross town|get into town|go into town|come back to|get as far as|see her|see his|see their|visit her|visit his|visit their|see my|visit my|drive|drop off|escort",
    goHome:
      "get home|go home|return home|getting home|going home|get back home|go back home|take her home|take him home|take them home|take me home|take us home|drive her home|drive him home|drive them home|be driven home|be taken home|driven home|taken home|brought home|make it home|bring her home|bring him home|bring them home|drop her home|drop them home|drop him home|travel home|get there|get back|go back|head home|walk home",
    stranded:
      "stranded|stuck|car broke down|car broken down|car was towed|car towed|car impounded|truck impounded|car was impounded|truck was impounded|truck was towed|vehicle impounded|vehicle was impounded|vehicle towed|vehicle was towed|missed the bus|missed the last bus|missed her bus|missed his bus|missed the train|broke down|left on foot|on foot|walking home|has to walk|no car|no vehicle|without a car|without a vehicle|without transportation home|no way of getting home|car seized|car was seized|vehicle seized|truck seized|car got towed|keys were taken|license suspended",
    fetched:
      "picking her up|picking him up|picking them up|picking me up|picking us up|picked up by|pick her up|pick him up|pick them up|pick me up|coming to get|coming for|being picked up|getting picked up|will drive her|will drive him|will drive them|can drive her|can drive him|can drive them|driving her|driving him|driving them|has own car|has her own car|has his own car|drives herself|drives himself|can drive|can walk|walking distance from home|lives close by|getting a ride|got a ride|given a ride|gave her a ride|gave him a ride|gave them a ride|will be picked up|is driving|taking the bus|can take the bus",
    need: "need|needs|needing|want|wants|wanting|would like|wud like|ask|asks|asking|asked for|ask for|asks for|asking for|request|requests|requesting|requires|require|seeking|seeks|looking for|look for|looking to|could use|can use|provide|get her|get him|get them|get us|get me|give|give her|give him|give them|must|has to|have to|gotta|got to|need to|needs to|trying to|try to|hoping to|hoping for|wishes|in need of|in need|put them up|put her up|put him up|set up|arrange|arrange for|book|pls|searching for|searching|would appreciate|could we get|can you get|can we get|can they get|in search of|due in|due at|supposed to|requested a|requested|is requesting|in desperate need of|desperate for|begs for|begging for|send|buy|buy them|help with|help getting|assist with|assistance with|cover|pay for|wanna|hopes to|expected at|expected in|find them|find her|find him|find|secure|issue|authorize|approve|we need|may need|will need|might need|also needs|also need|ned|neds|nees|yes to|accepts|accept|would accept|would take|happy to take|agreed to|yes please to|yes for|somebody to|someone to|anyone to",
    needed: "needed|necessary|wanted|is needed|are needed|urgently needed",
    noNeed:
      "no need|no need for|no need of|not need|not needing|not want|not wanting|not require|not looking for|not asking for|not ask for|not request|not requesting|dont need|doesnt need|didnt need|dont want|doesnt want|didnt want|didnt ask for|doesnt require|dont require|dosent need|wont need|wont want|isnt asking for|arent asking for|isnt looking for|no longer need|no longer needs|no longer requires|never asked for|not in need of|needs no|need no|wants no|want no|needs neither|need neither|wants neither|requires no|asks for no|without needing|not necessary|do without|skip the|hold the|no request for|instead of|rather than|needs nothing but food so no|isnt necessary|arent necessary|dont have to|doesnt have to|not have to|no thanks to|no to|no thanks|not interested in",
    "not.nobody": "nobody|no one|noone|none|not one of them|none of them|neither of them",
    not: "no|not|never|dont|doesnt|didnt|isnt|arent|wont|cant|cannot|havent|hasnt|neither|nor|aint|wouldnt|wasnt|werent|dosent|don t|zero|nothing",
    lack: "lack|lacks|lacking|out of|ran out of|run out of|without|running out of|short of|short on|low on|ran out|lost",
    have: "has|have|having|had|got|owns|has got|have got|already has|already have|already had|weve got|ive got|ive|weve|found a|found",
    declined:
      "declined|declines|refused|refuses|turned down|rejected|rejects|passed on|waived|says no to|said no to|was offered|were offered|offered|gave her|gave him|gave them|given|was given|were given|provided with|received|gets|getting|bought|we bought|got her|got him|got them",
    settled:
      "is covered|are covered|covered|taken care of|is taken care of|are taken care of|is paid|paid for|already paid|provided|was provided|were provided|arranged|already arranged|is arranged|sorted|is sorted|handled|fine|is fine|are fine|ok|is ok|okay|not an issue|not a problem|no issue|isnt a problem|isnt an issue|already given|donated|booked|is booked|reserved|prepaid|secured|lined up|set|is set|all set|not needed|not necessary|not required|isnt needed|arent needed|unnecessary|not requested|not wanted|declined|refused|was given|were given",
    only: "only|just|but|except|however|though|although|yet|nothing but|anything but|all they need is|all she needs is|all he needs is|besides|instead|so|then|now",
    and: "and|n|plus|&|as well as|along with|together with|nd|also",
    or: "or|nor",
    with: "with|w|alongside|accompanied by|bringing|wth|caring for|raising|traveling with|travelling with|who has|responsible for|supporting|carrying|looking after|taking care of|holding|including|incl|of which|of whom|among them",
    for: "for|4the|fr|feeds|to feed|enough for|x",
    of: "of",
    to: "to|toward|towards|into",
    at: "at|near|by|behind|beside|inside|outside|outside of|in front of|next to|around",
    from: "from|out of|away from|by the|left|leaving|leave|lost the|fled|fleeing|escaped|escaping|since|after|against",
    until: "until|til|till|through|thru|untill",
    in: "in|within",
    one: "a|an|another|each|single|this|every|per",
    the: "the|these|those|that|this",
    all: "all|all the|both|both of|each of|the whole",
    be: "is|are|was|were|am|be|been|being|s",
    filler:
      "already|also|some|any|more of|very|really|urgently|asap|immediately|please|plz|too|currently|still|really|her own|his own|their own|own|enough|hot|warm|cold|cheap|basic|extra|safe|good|nice|little|temporary|emergency|free|local motel|help|money|assistance|either|else|other|water|coffee|blankets|blanket|clothes|a coat",
    trait:
      "bigger|smaller|small|young|younger|older|little|minor|hungry|elderly|old|teenage|teen|adult|adopted|grown|school age|school aged|disabled|scared|sick|tired|homeless|single|infant|newborn|female|male|pregnant|displaced|cold|wet|frightened|injured|underage|preschool|foster|biological|step|youngest|oldest|eldest|married|other|hispanic|black|white|deaf|blind|autistic|dear|beautiful|surviving|exhausted|starving|undocumented|separate|different|new|poor",
    "amount.2": "a couple of|couple of|a couple|a pair of|pair of|couple more|a couple more",
    "amount.3": "a few|few|several|a few more|a handful of",
    "amount.6": "half a dozen|half dozen",
    "amount.12": "a dozen|dozen",
    night: "night|nights|nite|nites|overnight|overnights|nigts|night stay|nights stay",
    day: "day|days",
    week: "week|weeks|wk|wks",
    weekend: "weekend|week end|wknd|weekends",
    "week.2": "fortnight",
    month: "month|months",
    tonight: "tonight|tonite|the night|this evening|for the night|this night|2nite|2night",
    tomorrow:
      "tomorrow|tomorow|tommorow|tommorrow|tmrw|tmw|tomorrow morning|the morning|tomorrow night|morning",
    "weekday.1": "monday|mon",
    "weekday.2": "tuesday|tue|tues",
    "weekday.3": "wednesday|wed",
    "weekday.4": "thursday|thu|thurs",
    "weekday.5": "friday|fri",
    "weekday.6": "saturday|sat",
    "weekday.7": "sunday|sun",
    over: "slept|spent|stayed|last|past|previous|ago|been|has been|have been|been sleeping|been staying|been living|held|lived|was in|were in|waited|since|for the past|for the last|the last|the past|used to|walked|survived",
    more: "more|additional|extra",
    "time.half": "half an hour|half hour|a half hour",
    "time.hour": "hour|hours|hr|hrs|hour drive|hours drive",
    "time.minute": "minute|minutes|min|mins",
    miles: "mile|miles|mi|mile drive|mile trip|mile ride",
    kilometers: "km|kms|kilometer|kilometers|kilometre|kilometres|k",
    near: "local|locally|across town|nearby|near by|close by|around the corner|a few blocks|few blocks|blocks away|couple blocks|blocks|downtown|in town|into town|same town|same city|city bus|bus pass|bus token|bus tokens|crosstown|cross town|walking distance|down the road|down the street|down the block|within town|within the city|up the road|up the street|other side of town|the other side of town|short ride|short trip|nearest",
    middle:
      "next town|the next town|next town over|another town|another city|different city|different town|other city|nearby town|nearby city|neighboring town|neighboring city|neighbouring town|across the county|next county|the next county|neighboring county|another county|regional|other side of the county|one town over|out of town|next city|county over|town over|outside town|outside of town|next county over",
    far: "out of state|another state|different state|other state|cross country|across the country|flight|plane|airfare|airplane|plane ticket|plane tickets|flights|greyhound|amtrak|long distance|across the state|interstate|state line|state lines|next state|neighboring state|long way|far away|out of the state|back east|out west|other side of the country|other coast|across state lines",
    way: "away|each way|from home|one way|from his home|from her home|from their home|from my home|from the house|from her house|from his house",
    place:
      "emergency room|waiting room|living room|court room|courtroom|room mate|rooming|interview room|holding room|bus station|bus stop|train station|bus depot|room number|parking lot|bedside|bedroom|bedrooms|bathroom|motel lobby|hotel lobby|car wash|car seat|car seats|back seat|place of|in place|took place|take place|first place|workplace|housing court|housing authority|housing office|housing department|housing voucher|animal shelter|traffic stop|bus accident|car accident|car crash|car chase|police car|patrol car|ride along|room temperature|no room for|stay of|stay safe|in bed|hospital bed|transportation department",
    unit: "dollars|bucks|usd|percent|am|pm|a m|p m|oclock|times|years|year|yrs|degrees|feet|bedroom|cents|st|nd|rd|th|floor|reasons|hundred|thousand|months ago|years ago|lbs|pounds|stars|minutes late|bags|boxes|counts|charges|calls|units|cars|tickets",
  },
};
