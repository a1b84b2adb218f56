import type { Sayings } from "./sayings.ts";
import { urgentInEnglish } from "./urgent.en.ts";

export const en: Sayings = {
  urgent: urgentInEnglish,
  numbersFirst:
    "911: a life in danger. 988: thoughts of suicide, by call or text. Poison Control: 1-800-222-1222.",
  callback:
    "I can have someone call you. Please enter your name and phone number in the form, and say whether it is urgent. In an emergency, call 911 first.",
  eitherOf: "I may have misunderstood. Here are two answers that may fit:",
  elseAsk: 'If you meant something else, say it in other words, or write "call me back" to talk to a person.',
  ifSafe: "If everyone is safe right now, this may help:",
  askState:
    "Tell me your state and I will show you help near you, or open Resources. You can also call 2-1-1 at any time.",
  askWhichState: (city, states) =>
    `There is a ${city} in more than one state. Which state are you in: ${states}, or another? You can also call 2-1-1 at any time.`,
  stateNames: {},
  inYourState: "In your state:",
  forCity: (city) => `For ${city}:`,
  orDial: "Or call 2-1-1 at any hour. They know which places have room now.",
  or: "or",
  about: {
    exit: () =>
      "Press the Exit button at the top of the page, or press the Escape key three times. A weather site opens in place of this page, and the Back button does not bring you back here. Exit does not clear your browser history, other tabs, or files you downloaded. If someone may check this device, use a private window. The page /exit-help explains more. If you are in danger, call 911.",
    letter: () =>
      'You can check a letter yourself. Open Check a letter (/letters/check) and enter its number, which looks like L-2026-000123, and its code. The page says whether we sent the letter and whether it is still valid. It does not show who it is for. No one may charge you for a letter or a code. If someone does, it is not from us. If you lost a letter, ask the officer or write "call me back", and we can send it again.',
    code: () =>
      'If a code does not work or never came, first check your spam folder and your text messages. Then ask the officer who filed your request, or write "call me back". We can send a code again or replace it. Your letter and your Help Pass name the place that takes the code. At the desk, show the letter. The staff can check its number at /letters/check. A used or expired code does not work again. The help is for the people in the request. If someone else should use it, ask the officer first. If you have no place to sleep or no food tonight, call 2-1-1.',
    silentOfficer: () =>
      'I am sorry that you have to wait. You do not need that officer to get help. Write "call me back" and a person from the fund will call you. Your request continues in the meantime, because other people decide on it. For a room or food tonight, call 2-1-1.',
    remaining: () =>
      'I cannot see a request or an amount from here. Your letter says what was approved, and the officer who filed the request can see what is left. Write "call me back" and a person will tell you. When it is used up, another request can be filed.',
    raid: () =>
      "You do not have to open the door. Through the door, ask them to show a warrant signed by a judge, with your name or address, at the window or under the door. An ICE form signed by an officer does not let them enter your home. You may remain silent. You do not have to say where you were born or sign anything. You may ask for a lawyer. Stay calm, never run or resist, and do not lie or show false documents. This is information, not legal advice. Know Your Rights has more, and Resources lists free legal aid.",
    food: ({ foodUsdPerPerson }) =>
      `Food assistance is $${foodUsdPerPerson} per person. A request can cover up to ten people. Please say how many people need food. If you need food today, call 2-1-1. They know which food banks are open.`,
    housing: ({ housingUsdPerNight, hotelHours }) =>
      `Housing support is $${housingUsdPerNight} per night. A hotel stay is ${hotelHours} hours per request. The fund pays for a room, not for rent or a deposit. If you are behind on rent or have an eviction notice, call 2-1-1 today and ask for rent help. Free legal aid can help with an eviction or a lockout.`,
    hotel: ({ hotelHours, housingUsdPerNight }) =>
      `Hotel assistance is a ${hotelHours}-hour stay per request, at up to $${housingUsdPerNight} per night. Another night needs another request. At the desk, show your letter and its code. If the desk cannot find your booking, the staff can check the letter at /letters/check, or you can write "call me back". For a bed tonight without a request, call 2-1-1.`,
    transportation: ({ transportationUsd }) =>
      `Transportation help goes up to $${transportationUsd}, depending on how far you need to go. Please say where you are and where you need to go. The fund pays for a ride, not for gas, repairs, or towing. If the police towed your car, ask the agency where it is and what it costs to get it back. 2-1-1 knows who helps with fees and repairs. If a ride did not come, write "call me back".`,
    legal: () =>
      "We do not give legal advice, but free legal aid offices do. They help with evictions, immigration, unpaid wages, and complaints. In a criminal case, ask the judge for a public defender if you cannot pay for a lawyer. If yours does not call back, call the public defender's office.",
    medical: () =>
      "Community health centers see people with or without insurance, and can help you get medicine. If you have a hospital bill, ask the hospital for financial assistance. The fund does not pay medical bills. For anything that cannot wait, call 911.",
    mental_health: () => "It can help to talk to someone. Call or text 988, day or night.",
    rights: () =>
      'In a police encounter, you may remain silent, you may refuse a search without a warrant, and you may ask "Am I free to go?". If you are arrested, you may ask for a lawyer. Stay calm and never physically resist. The Know Your Rights guide has the full list. This is information, not legal advice.',
    status: () =>
      'I cannot see requests from here. Open Requests to see each one. Pending means it is waiting for a decision. Processing means a second person must still approve it. Approved means money is set aside. Completed means it was paid out. The list updates on its own. People decide, or rules that they set, so I cannot promise a time. We send a letter by email or text message as soon as there is a decision. If nothing has come and it cannot wait, write "call me back", or call 2-1-1 for help tonight.',
    request: ({ foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Open New to file a request. Say who needs help, where, and with what. It can cover food ($${foodUsdPerPerson} per person), housing ($${housingUsdPerNight} per night), and transportation (up to $${transportationUsd}). People decide on each request, or rules that they set. An officer can also file it for you. You can ask more than once. Each request is decided on its own.`,
    officer: () =>
      'Officers start at the Officer Portal. Fill in the form, and your supervisor confirms your identity by email. After that, you can file requests. If the email did not arrive, resend it from the verification page. If your supervisor cannot answer, write "call me back": an administrator can confirm you.',
    incident: () =>
      "You can write down what happened in the Incident Log. It stays only on the device where you wrote it, and we cannot bring it back. To move it to another device, choose Save a copy there and Restore a copy here. You can print it for a lawyer. To complain about an officer, write to the agency's internal affairs office or your city's oversight board. If the police damaged your property, file a claim with their city or county soon, because the deadline can be short. A legal aid office can help.",
    feedback: () =>
      "Under Community Feedback, you can say what went well or badly. The agency does not see it, and you do not have to say who you are.",
    events: () => "Community meetings and workshops are listed under Events.",
    utility: ({ systemName }) =>
      `${systemName} pays for food, a room, and a ride. For electricity, gas, heating, and water, your state's energy assistance office can help. Your utility company must tell you how to avoid a shutoff. Ask for a payment plan today. 2-1-1 knows local funds.`,
    directory: () =>
      "The directory lists food, shelter, housing, legal, medical, and mental health help for every state.",
    violence: () =>
      "You do not deserve to be hurt. The National Domestic Violence Hotline answers day and night at 1-800-799-7233 and knows shelters with secret addresses. If you are in danger now, call 911. The Exit button, or the Escape key pressed three times, takes you off this page right away.",
    abroad: ({ systemName }) =>
      `${systemName} and its directory work in the 50 U.S. states and Washington, D.C. The numbers 911, 988, and 2-1-1 work only there. In another country, please call the local emergency number. Tell me a state if you are looking for help there.`,
    privacy: () =>
      'What you write here is not stored on our server, and it is gone when you close or reload the page. No officer and no police agency reads this chat. If an AI language model answers, it gets your words without names, addresses, and numbers. No one else gets them. If a request is filed, the people who decide on it can see it: officers, a supervisor, and the administrators of the fund. Each view is logged. The Incident Log stays on your device. The page /privacy explains everything. Under Settings, you can erase everything on this device. For a request that was filed, write "call me back".',
    agent: ({ systemName }) =>
      `I am the virtual support agent of ${systemName}, an emergency assistance fund for people affected by police encounters. I am software, not a person, and I am not the police. I can tell you about food, a room, or a ride, how to file a request, your rights, and help near you. I can make mistakes. The numbers come from our directory, and some are not confirmed yet, so please call before you go. To talk to a person, write "call me back".`,
    papers: () =>
      "You need no ID to ask here or to file a request. A government ID is optional. If you have no email, we send text messages. If you have no phone either, the officer can hand you a Help Pass on paper. If you have no home, tell us where to find you tonight. If you lost your documents, a police report number helps. Your state's motor vehicle office replaces a license or ID card. The vital records office in the state where you were born replaces a birth certificate. 2-1-1 knows who pays the fees.",
    payback: ({ systemName, foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `It is free. This is not a loan. You do not pay ${systemName} back, and no one may charge you for it. We count $${foodUsdPerPerson} per person for food, $${housingUsdPerNight} per night for a room, and up to $${transportationUsd} for a ride. People decide the amount, or rules that they set. The officer who filed the request will tell you how it is handed over: as food, a room, a ride, or money.`,
    eligibility: () =>
      "Anyone affected by a police encounter can ask, even if you were arrested or charged. We do not ask about citizenship, immigration status, income, or a criminal record. People under 18 can ask too. It is best to have a trusted adult help. People decide on each request, or rules that they set. 2-1-1 and the directory can help everyone else.",
    family: () =>
      "Everyone with you counts. Say how many people need meals, including children and babies, and how many nights you need a room. For diapers and formula, food banks and 2-1-1 can help. If you are pregnant, community health centers see you with or without insurance.",
    pets: () =>
      "Tell the shelter about your animal before you go. Some take pets, and all must let in a service animal. 2-1-1 knows which ones near you take pets, and your city's animal shelter may keep yours for a few days. The fund pays only for people.",
    language: () =>
      "I speak English, Spanish, and French. Just write in yours. To change the language of the whole app, go to Settings or the bottom of the page. 911, 988, and 2-1-1 can add an interpreter to the call.",
    hours: () =>
      "I am here day and night, and so are 911, 988, and 2-1-1. If you ask for a callback, someone calls you as soon as they are available. If we know a place's hours, they are on its card in Resources. Please call before you go.",
    upset: () =>
      'I am sorry. This is hard, and I have not helped you. Let a person help: write "call me back", call 2-1-1 for local help at any hour, or call 988 to talk to someone. Tell me your state and what you need most, such as food, a place to sleep, a ride, or a lawyer, and I will look for it.',
    clothing: ({ systemName }) =>
      `Call 2-1-1. They know where to get free clothes, shoes, blankets, soap, and furniture near you. Shelters, churches, and thrift stores often give them out the same day. ${systemName} pays for food, a room, and a ride, not for clothes or furniture.`,
    work: ({ systemName }) =>
      `Ask your state's unemployment office about lost wages, and an American Job Center for work. CareerOneStop.org finds both near you. Ask the officer or agency for a paper that says when you were held or heard, so that your employer can see it. Legal aid helps if you were fired or not paid. ${systemName} does not pay lost wages or find jobs, but it can help with food, a room, or a ride to work.`,
    school: ({ systemName }) =>
      `Call the school first. A child without a stable home may start school right away, even without papers or a fixed address. Ask the school district for its homeless education liaison (McKinney-Vento), who also helps with rides, meals, and supplies. For a GED or English classes, call 2-1-1. ${systemName} does not pay for school.`,
    otherHelp: ({ systemName }) =>
      `Call 2-1-1. They know local help for rent, deposits, car repair, phone bills, funerals, child care, moving, and debt. For disability benefits or SSI, see ssa.gov. For free tax help, see irs.gov/vita. For a low-cost phone, see lifelinesupport.org. Veterans can ask va.gov. ${systemName} pays only for food, a room, and a ride.`,
    jail: ({ systemName }) =>
      `To find someone in jail, call the county sheriff or use the inmate search on the sheriff's website. For ICE detention, search locator.ice.gov with the name and country of birth, or with the A-number. The jail tells you about visits, calls, property, and bail. A public defender or free legal aid can ask a judge for release. ${systemName} does not pay bail. The public defender or 2-1-1 may know a bail fund. This is not legal advice.`,
    records: ({ systemName }) =>
      `Ask the police agency's records office for a copy of the report. Give the date, the place, and the report number if you have one. For body camera video, send the agency a public records request. Ask soon, because video may be deleted. To get property back, ask its property office. Legal aid can tell you about clearing a record. ${systemName} has no police records and cannot get them for you.`,
    supervisor: ({ systemName }) =>
      `Write "call me back" and say that you want a manager. A person from ${systemName} will call you. You can ask them why a request was denied, or to look at it again, or complain about how you were treated. You can also file a new request if something has changed. I cannot change a decision.`,
    pass: () =>
      'A Help Pass is a page about one request, with its codes. You need no account. Open its link, scan the QR code, or enter the short code at /card, and then the PIN of 6 digits. If you lost the PIN, choose "Ask for a new PIN" on that page. If you lost the pass, ask the officer, or write "call me back". A person gives you a new one, and the old one ends. We never text or email a PIN. If someone else saw your pass, choose "Someone else saw this" on it.',
    change: () =>
      'A request can be corrected while it is open. The officer who filed it opens it under Requests. If you filed it, open it there yourself. For another hotel, other dates, a wrong name, or to cancel, ask the officer or write "call me back". Do not file it twice. If you need other help now, you can file another request.',
    contact: () =>
      'You need no phone and no email. The officer can hand you a Help Pass on paper: a code and a PIN that open on any device, such as at a library. To get no more texts, reply STOP to one. To change your number, your email, or how we may reach you, open your Help Pass and choose "How may we reach you?", or write "call me back". If someone reads your messages, tell us there that we must not write.',
    giving: ({ systemName }) =>
      `I cannot take donations or sign up hotels, stores, drivers, or volunteers. Write "call me back", and a person from ${systemName} will call you about it. The people who run the fund know where its money comes from. The people who are helped never pay. If someone asks for money for this help, it is not from us.`,
    offline: () =>
      'Much of it works without a connection: the Incident Log, your rights, the places you have seen, and the forms. What you send then waits on your device and is sent when you are connected again. To see your codes without a connection, open your Help Pass and choose "Keep on this device". You can install the app from your browser\'s menu. This chat needs a connection. 911 works on any phone with a signal.',
    link: () =>
      'Our links work for a limited time, and a newer one ends the one before. Use the link in our latest message. A supervisor: ask the officer to press "Resend Email". A Help Pass: enter its short code and PIN at /card, or ask for a new pass. A letter: check its number at /letters/check. If none of this helps, write "call me back".',
    site: () =>
      'Reload the page first. If that does not help, close it, open it again, or try another browser. A message in this chat is gone after a reload, so write it again. You can make the text larger in the browser or in your phone\'s settings. If it still does not work, write "call me back" and a person can help you by phone.',
    numbers: () =>
      "911: a life is in danger, or a crime is happening now. In many places you can text 911 if you cannot talk. 988: call or text for thoughts of suicide or a crisis, day and night. 2-1-1: food, shelter, and other local help. Poison Control: 1-800-222-1222. These calls are free. If nobody is in danger, call the non-emergency number of your local police, which is on their website.",
    thanks: () => "You're welcome. I am here if you need anything else.",
    greeting: () =>
      "Hello! I can tell you about food, housing, hotel, and transportation help, how to file a request, your rights, and help near you. If you are in danger, call 911.",
    unknown: () =>
      'I am not sure I understood. I can tell you about food, housing, hotel, and transportation help, how to file a request, and your rights. I can also have someone call you. Just write "call me back". If this is urgent, call 911, or 2-1-1 for local help.',
  },
};
