import type { Words } from "../lexicon.ts";

/** English phrases from verbs and their forms; `writtenOut` expands the braces. */
export const enForms: Words = {
  "head.1":
    "adlt|adt|vic|pt|pts name|ct|clt|refugee|immigrant|farmhand|nurse|trucker|hitchhiker|hiker|traveler|traveller|tourist|farm hand|evacuee|guest|neighbor lady|expectant woman|boarder|renter|ranch hand|field worker|rp|reporting party|reporting person|comp|complainant|inv|informant|user|wheelchair user|retiree|pensioner|amputee|teen girl|teen boy|teenage girl|teenage boy",
  "head.kin.2": "housemates|flatmates|grandfathers|sisters in law|brothers in law|sibs|bros|buddies|pals",
  "head.2":
    "adlts|adts|a#|f#|m#|vics|pts|refugees|immigrants|migrants|asylum seekers|farmhands|ranch hands|field workers|fieldworkers|pickers|roofers|nurses|truckers|hitchhikers|hikers|travelers|travellers|tourists|backpackers|renters|elders|guests|construction workers|fruit pickers|cleaners|mechanics|cooks|carpenters|painters|dishwashers|fishermen|sailors|musicians",
  "child.child.1":
    "juv|chld|chd|kido|tot|kinder|kindergartner|grade schooler|schoolkid|tween|preteen|first grader",
  "child.child.2":
    "juvs|chldrn|childrn|chldren|childern|kds|kidos|c#|tots|schoolkids|tweens|preteens|minors under {five,ten,18}|munchkins|rugrats",
  "child.baby.1": "inf|nb|bby|babe",
  "child.daughter.1": "dtr|dau|dghtr",
  "child.grand.1": "grandbby|gkid|grand kid|grand child|grand daughter|grand son|grand baby",
  "child.grand.2": "gkids|grand kids|grand children|grand daughters|grand sons|grand babies",
  "relative.grandmother": "gma|nan|abuela|memaw|meemaw|grammy|gran",
  "relative.grandfather": "gpa|gramps|pawpaw|papaw|abuelo",
  "relative.partner":
    "hubs|wifey|husbnd|bfriend|gfriend|common law partner|life partner|domestic partner|husb|hsb|hubbie|sig other",
  family: "team|band|bunch|hh|family group|fam unit|fam size|hh size|crew",
  people:
    "peeps|persns|peop|human|mouths to feed|family members total|persons total|ppl total|adults and children|of family",
  pregnant:
    "preg|preggo|prego|{six,seven,eight,nine} months along|weeks along|months along|expectant|third trimester|second trimester|{a,another} baby {due,coming}|due {any day,next month,in a week,in a month}",
  pet: "{small,big,old,little} {dog,cat}|emotional support {dog,cat,animal}|pitbull|chihuahua|hamster|hamsters|rabbit|rabbits|turtle|parrot|horse|horses|fish",
  hungry:
    "{only have,only got,down to,nothing but} {some,a little,a bit of,} {cereal,rice,bread,beans,crackers,noodles,ramen,pasta,canned food,canned goods,milk,eggs} {left,}|{had,has had,have had,ate,has eaten,have eaten} nothing {all day,today,since,yet,all night,all morning}|{nothing,anything} in {my,his,her,their,our} {stomach,stomachs,belly,bellies}|living on {crackers,chips,ramen,tap water,candy}|eating {only,nothing but,} {crackers,chips,ramen,candy}|{fridge,refrigerator,pantry,cupboard,cupboards,freezer,icebox,shelves,kitchen} {is,are,s,was,were,} {all,completely,totally,just,} {empty,bare}|{nothing,not anything,not a thing} {left,} in the {house,home,fridge,kitchen,cupboard,cupboards,pantry,apartment}|empty {pantry,cupboard,cupboards,kitchen,stomach,stomachs,belly,bellies}|{not,hasnt,havent,hadnt,havnt,hasent,didnt,never} {had,have,got,gotten,get} {anything,a thing,a bite,nothing,a meal,a decent meal,a hot meal,a real meal,much,a proper meal} {since,all day,today,yet,in,to eat,for}|{havent,hasnt,hadnt,not,never} touched food|{no,little} money for {food,groceries,dinner,lunch,a meal}|stomach growling|stomachs growling|{dont,doesnt,do not,does not} have {anything,nothing,any food,a thing} {to eat,to feed,for the kids to eat,for dinner}|cant {feed,afford food,afford groceries,buy food,buy groceries}|cannot {feed,afford food,afford groceries,buy food}|famished|hangry|{no,nothing for} {supper,dinner,lunch,breakfast} {tonight,today,yet}|yet to eat|still to eat|{nothing,not anything,not a thing,aint nothing} {left,} in {my,his,her,their,our,the} {house,home,fridge,freezer,kitchen,cupboard,cupboards,pantry,apartment,trailer,cabinets}|{fridge,kitchen,pantry,cupboards,cabinets,shelves,freezer} {is,are,s,was,were,} {all,completely,totally,just,} cleaned out",
  fed: "{already,just} {ate,eaten,had {dinner,lunch,breakfast,supper,a meal}}|{gave,brought,bought,fed,cooked,made} {us,them,her,him,me,the family,the kids,everyone,everybody} {food,dinner,lunch,breakfast,supper,a meal,sandwiches,a sandwich,some food,pizza,a hot meal}|{was,were,is,are,been,got} {already,just,} {fed,given {food,dinner,lunch,a meal,meals,sandwiches}}|{eat,eats,eating,take meals,take my meals,takes meals,get meals,gets meals,gets fed,get fed} at",
  nowhere:
    "{cant,cannot,can not,couldnt,unable to,not able to,not allowed to,no longer allowed to,isnt safe to,not safe to,afraid to,scared to,too scared to,unsafe to,wont be able to,refuses to} {go back,go home,go back home,go back there,go back inside,return,return home,return there,stay there,stay here,sleep there,sleep here,stay at home,be at home,stay in the {house,apartment,home},go back to {the,her,his,their,our,my} {house,apartment,home,place,trailer}}|{dont,doesnt,didnt,do not,does not} {know,have a clue,have any idea} where {to sleep,to go,to stay,we will sleep,ill sleep,well sleep,shell sleep,theyll sleep}|where {are,am,do,will,can,should} {we,i,they,she,he} {supposed to,gonna,going to,} {sleep,stay,go}|{sleeping,living,lives,stays,camping,sleep,live} {in,out of} {the,his,her,their,my,our,a} {car,van,truck,tent,park,garage,shed,vehicle,suv,minivan,bus station}|{no,without a} {bed,roof,home,house,place} {tonight,for tonight,to sleep,to go,to stay,of her own}|{no,without} {shelter,lodging} {tonight,for tonight,for the night}|couch surfing|sleeping rough|spending the night outside|out in the cold",
  housed:
    "{is,are,will be,was} putting {them,us,her,him,me} up|{will,can,is going to,gonna} put {them,us,her,him,me} up|{took,taking,takes} {them,us,her,him,me} in|sleeping on {a,her,his,their,my,the} {friend,sister,brother,cousin,mother,mom,aunt,neighbor,buddy} 's {couch,sofa,floor}|{has,have,got,have got,has got} {a,} {bed,couch,sofa,place,room} {at,with} {family,friends,a friend,relatives,her,his,their,my,the}|{can,could,will,gonna,going to} {sleep,stay,crash,bunk} {at,with,over at,on}|{has,have,got} {family,relatives,friends} to stay with|{letting,lets,let} {us,them,her,him,me} {stay,sleep,crash}|{is,are,was,were,been} {safely,already,currently,temporarily,} {sheltered,placed,lodged} {at,with,by,in}|{has,have,got} {a roof,somewhere,someplace,a place} {to sleep,to stay,to live,over}|{i,we,} {can,could,will,ll} {house,host,shelter,lodge,put up} {them,her,him,everyone,everybody}",
  ride: "{can,could,will} {you,u,someone,somebody} {get,take,drive,bring,run} {me,us,her,him,them} {back,over,down,} {to,home}|{bus,train,plane,greyhound,coach} {tix,tkt,ticket,tickets,fare}|{way,means,method} of {getting,transport,transportation,travel}|{gas,fuel} {$,cash,card,voucher,money}|trans|xport|xportation|transp|tansport|any way {home,back,there}|medical transport|wheelchair van|paratransit|ambulette|roundtrip|return trip|ride there and back|way {there,over there,over,across,out there}|way to {get there,get around,get over there}",
  go: "{get,getting} {me,us,her,him,them} {back,over,down,} {to,into}|{get,go,getting,going,gettin,goin,return,head,come} {back,over,down,up,out,} {to,into}|{take,drive,bring,drop,transport,escort,carry,run,driving,taking,dropping,transporting} {me,us,her,him,them} {back,over,down,up,off,} {to,at}|transport to|transporting to|{be,get} {driven,taken,brought,transported,dropped,dropped off} {back,over,down,} {to,at}|be {taken,driven,transported,brought,escorted,relocated}|get {driven,transported}",
  goHome:
    "{get,go,getting,going,gettin,goin,return,head,make it} {back,} home|{take,drive,bring,drop,run} {me,us,her,him,them} {back,} home|{be,get} {driven,taken,brought,dropped,dropped off} {back,} home",
  stranded:
    "{car,truck,van,vehicle} {is,was,has,got,just,} {dead,totaled,totalled,wrecked,stolen,died,wont start,broken,repossessed}|{out of,ran out of} gas|{no,lost,without} wheels",
  fetched:
    "{officer,officers,police,deputy,trooper,caseworker,friend,neighbor,family,sister,brother,cousin,somebody,someone} {will,can,is going to,gonna} {drive,take,bring,transport,pick up} {her,him,them,us,me,it}|{has,have,got} {a,her own,his own,their own,my own,our own,own} {ride,car,transport,transportation,vehicle,truck,wheels}|{is,are} {able to drive,driving themselves,driving herself,driving himself}|{has,have,got,ive got,weve got} {their,his,her,our,my,its,} {own,} {car,truck,van,vehicle} {to get there,to drive,outside,parked,}",
  need: "{id,wed,shed,hed,theyd,wud,would} {like,love,appreciate,be grateful for}|needa|tryna|tryin to|lookin for|hopin for|hopin to|any chance of|{can,could,would,will} {someone,somebody,anyone,anybody,u,you,yall} {please,pls,} {help with,get,provide,arrange,bring,spare,}|{is,would} it {be,} possible to|{recommend,recommends,recommending,recommended,recommendation for}|eligible for|qualifies for|{inquired,inquiring,asking,asked} {about,if}|accepted|accepting|open to|agreeable to|would benefit from|req|reqs|reqd|reqstd|rqst|rqsts|requsting|rq|lf|nd|nds|neeed|neeeds|still need|still needs|in dire need of|pleading for|praying for|desperate to",
  noNeed:
    "so no|so theres no need for|so {they,we,i,she,he} {dont,doesnt} need|{therefore,hence} no|{not,isnt,aint,no,arent} {lookin,looking,asking,askin,requesting,seeking,after,wanting,needing} {for,}|{good,fine,ok,okay,set,covered,all set,squared away,all good,sorted} {on,for,with,w,as far as}|{can,will} {do,manage} without|{has,have} no need {for,of}|{nor,neither} {need,needs,want,wants}|wont be needing|{wont,wouldnt,would not,will not,couldnt} {need,want,require,accept,take}|no use for|never mind the|forget the|than {take,get,have,be in,stay in,sleep in,a,any}",
  not: "havnt|hasent|hasnot|dosnt|doesent|dident|arnt|isint|hadnt|couldnt|couldn|nope|nah|hardly|barely any|nobody has|no1|none|nil|n a",
  declined:
    "{turns,turning} down|{refusing,declining,rejecting}|not taking|wouldnt take|{decl,dec d,refd}|{is,are,will be,} {covering,providing,handling,supplying,bringing}|{covers,provides,handles,supplies,pays,pays for,takes care of,will cover,will provide,will pay for,brings,brought}",
  settled:
    "squared away|not a concern|no concern|comped|taken care of by|{already,all} {there,set,set up,good}|in place already|{has,have} been {arranged,provided,booked,paid,sorted,covered,donated}|not applicable|na|{is,are} {good,all good,squared away}|be taken care of",
  elsewhere:
    "{is,are} {asleep,sleeping,waiting} {there,at home,home,over there,} {with,at}|{is,are,was,were,s,re} {already,now,currently,} {at,in} {school,daycare,work,church,college}|{is,are} {already,now,currently,} {with,at} {her,his,their,my,the} {ex,grandparents,in laws,inlaws,godmother,godparents,sitter,babysitter,neighbor}|{is,are,was,will be,} {staying,stayed,stays} behind|{have,has,} {already,} {gone,went,going,left} {to,with} {stay with,live with,} {relatives,family,friends,kin}|{gone,went,going} to {stay,live} with",
  absent:
    "{transported,taken,treated,picked up} by {ems,ambulance,an ambulance,the ambulance,medics,paramedics}|{went,moved,flew,headed,drove} {back,home}|{has,have} {already,} {left,gone,moved away,moved out}|left for|{took,has taken} off|{is,was,got} {locked up,deported,detained,booked}|walked out on|ran off|ran away|{is,are} {overseas,deployed,out of state,out of the country,away}|under arrest|in lockup|in rehab|at the hospital",
  behalf: "{i am,im,i m,i,} {writing,calling,texting,emailing} {for,about,on behalf of}|on behalf of",
  night: "n#|nt|nts|nght|nghts|nits|nihts|nitez",
  tonight: "tnight|tonigt|tonght|2nt|this nite|tonyt|tn",
  week: "wks|weeek",
  over: "{thanks,thank you,thankful,grateful} for {the,all the,yesterdays,your,}|{already,just} {spent,stayed,slept}|{has,have,had} {spent,stayed,slept}|previously|earlier|yesterday|used up|{paid for,booked} the {first,last}|last week|last month|last weekend",
  place:
    "{greyhound,amtrak,bus,train,gas,metro,subway,fire,police,light rail,service,filling} {station,stop,depot,terminal}|room to {grow,spare}|{next,last,first,morning,evening,only,the} {bus,train,flight}|{dinner,lunch,breakfast} {time,table}|shelter in place|{full,no vacancy}",
  near: "{cpl,couple of,few,handful of} blocks|block|blks|blk|{same,this} {neighborhood,area}|here in town|up the block|around here|meters|yards",
  way: "{away,from here,from the scene,out,up the road,down the road,down the highway,up the highway}|{in,going} each direction|{or so,} from {home,here}",
  only: "nothing {else,more}|no other needs|{only thing,all} {i,we,she,he,they} {need,needs,want,wants} is|{otherwise,beyond that,apart from that,other than that}",
  with: "counting|{accompanied,joined} by|{along,together} with|{has,have} custody of|with custody of|{mother,mom,father,dad} of record of|{caretaker,guardian,caregiver} {of,for,to}",
  weAre:
    "{theres,there 's,there is,there are,there r,its,it is,we are,were,we re} {just,only,like,about,} {the,}|just the|only the|that makes|makes|comes to|totals|totaling",
  needed:
    "{is,are,was,were,got,all,s,has} {gone,spoiled,ruined,lost,stolen,burned,burnt,finished,used up,rotten,missing,run out,destroyed}|{has,have,had,} {fell,fallen} {through,apart}|{was,got,is,were} {cancelled,canceled}|ran out|spoiled|went bad|didnt work out|wasnt honored|would {do,help,be {great,good,nice,appreciated,ideal,enough,fine},go a long way,work}",
  lack: "{cant,cannot,can not,couldnt,unable to,not able to,no money to,no cash to,no way to} {buy,afford,pay for,cover,provide}|too broke for|broke and without|no {money,cash,funds} for",
  acts: "{is,are,will be,has been} {babysitting,minding,keeping,hosting}|{takes,took,taking} {custody,care} of",
  middle:
    "{in,to,} {the,a,} {neighboring,nearby,adjacent,neighbouring,next} {town,city,county,village}|{a,one,two,three,couple,few} {towns,counties,cities} {over,away,up,down}|{a,one} {town,county} {over,away}|{in,to} {a,the} {nearby,different} {county,village}",
  be: "r|r all",
  pronoun: "self|oneself",
  rest: "the {rest,others,other ones,remaining ones}|everyone else|everybody else",
  outsider: "relatives|kinfolk|red cross|salvation army",
  room: "{somewhere,a place,place,someplace} to {spend,bunk,lay our heads,lay her head,shelter,hole up}|someplace|someplace to {stay,sleep,go}",
  "couple.parents": "{wifes,husbands} parents|mom n dad|mom and stepdad|mom & dad|mum and dad",
  food: "pbj|hot dog|hotdog|hotdogs|cereal|ramen|bread|canned goods|soup|food card|food vouchers|baby cereal",
  evicted:
    "{must,have to,has to,had to} leave {today,tonight,tomorrow,by tomorrow,by tonight}|{burned,burnt,flooded} out {of their home,of her home,of his home,of their house,of our house,}|{roof,ceiling} {caved in,collapsed,fell in}|{locked,shut,ran,forced,chased} {me,us,her,him,them} out|stay {is over,was over,ended,expired,is up,ran out}|voucher {ran out,expired,ended,is up}|{must,have to,has to,had to} {check out,leave the motel,leave the hotel,vacate}|checked out of",
};
