import type { Sayings } from "./sayings.ts";
import { urgentInEnglish } from "./urgent.en.ts";

export const en: Sayings = {
  urgent: urgentInEnglish,
  numbersFirst:
    "911: danger to life. 988: thoughts of suicide, by call or text. Poison Control: 1-800-222-1222.",
  callback:
    "I can have somebody call you. Please give your name and phone number in the form, and say whether it is urgent. In an emergency, call 911 first.",
  askState:
    "Tell me your state, or open Resources, and I will show who helps near you. You can also dial 2-1-1 at any time.",
  askWhichState: (city, states) =>
    `There is a ${city} in more than one state. Which state are you in: ${states}, or another? You can also dial 2-1-1 at any time.`,
  stateNames: {},
  inYourState: "In your state:",
  forCity: (city) => `For ${city}:`,
  orDial: "Or dial 2-1-1 at any hour: they know which places have room now.",
  or: "or",
  about: {
    letter: () =>
      "You can check a letter yourself: open Check a letter (/letters/check) and type its number, which looks like L-2026-000123, and its code. The page says whether we sent the letter and whether it is still valid. It does not show whom it is for. Nobody may charge you for a letter or a code; if someone does, it is not from us.",
    code: () =>
      'If a code does not work, or never came, ask the officer who filed your request, or write "call me back": a code can be sent again or replaced. Look in your spam folder and your text messages first. At the desk, show the letter: its number can be checked there at /letters/check. A code that was used or has run out cannot be used again. If you have no place to sleep or no food tonight, dial 2-1-1.',
    silentOfficer: () =>
      'I am sorry that you wait. You do not need that officer for help: write "call me back" and a person from the fund calls you, without the officer. Your request goes on meanwhile, as other people decide on it. For a room or food tonight, dial 2-1-1.',
    remaining: () =>
      'I cannot see a request or an amount from here. The letter that you got says what was approved, and the officer who filed the request sees what is left. Write "call me back" and a person tells you. When it is used up, another request can be filed.',
    raid: () =>
      "You do not have to open the door. Ask them through the door to show a warrant that a judge has signed, with your name or address: at the window or under the door. An ICE form signed by an officer does not let them into your home. You may remain silent, need not say where you were born, and need not sign anything; you may ask for a lawyer. Stay calm, never run or resist, and do not lie or show false papers. This is information, not legal advice: Know Your Rights has more, and Resources lists free legal aid.",
    food: ({ foodUsdPerPerson }) =>
      `Food assistance is $${foodUsdPerPerson} per person. A request can cover up to ten people; please say how many there are.`,
    housing: ({ housingUsdPerNight, hotelHours }) =>
      `Housing support is $${housingUsdPerNight} per night. A hotel stay is ${hotelHours} hours per request.`,
    hotel: ({ hotelHours, housingUsdPerNight }) =>
      `Hotel assistance is a ${hotelHours}-hour stay per request, at up to $${housingUsdPerNight} a night. Another night needs another request.`,
    transportation: ({ transportationUsd }) =>
      `Transportation help goes up to $${transportationUsd}, depending on how far you must go. Please say from where to where.`,
    legal: () => "We do not give legal advice, but free legal aid offices do.",
    medical: () =>
      "Community health centers see people with or without insurance. For anything that cannot wait, call 911.",
    mental_health: () => "It can help to talk to somebody. Call or text 988 day and night.",
    rights: () =>
      'In a police encounter you may remain silent, you may refuse a search without a warrant, and you may ask "Am I free to go?". If you are arrested, you may ask for a lawyer. Stay calm and never physically resist. The guide Know Your Rights has the whole list. This is information, not legal advice.',
    status: () =>
      'I cannot look into a request from here. Open Requests to see each one: pending means it waits for a decision, processing that a second person must still agree, approved that money is set aside, completed that it was handed out. The list refreshes by itself. A person decides, so I cannot promise a time; a letter goes out by e-mail or text message as soon as it is decided. If nothing has come and it cannot wait, write "call me back", or dial 2-1-1 for help tonight.',
    request: ({ foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Open New to file a request: say who needs help, where, and with what. It can cover food ($${foodUsdPerPerson} per person), housing ($${housingUsdPerNight} per night) and transportation (up to $${transportationUsd}). A person decides on every request. An officer can also file it for you.`,
    officer: () =>
      "Officers start at the Officer Portal: fill in the form, and your supervisor confirms you by e-mail. As soon as that is done you can file requests. Resend the e-mail from the verification page if it did not arrive.",
    incident: () =>
      "You can write down what happened in the Incident Log; it stays on this device alone. To complain about an officer, write to the agency's internal affairs or your city's oversight board; a legal aid office can help.",
    feedback: () =>
      "You can say what went well or badly under Community Feedback. The agency does not see it, and you need not say who you are.",
    events: () => "Community meetings and workshops are listed under Events.",
    utility: ({ systemName }) =>
      `${systemName} itself pays for food, a room and a ride. For electricity, gas, heating and water, the energy assistance office of your state helps, and your company has to tell you how to avoid a shutoff: ask for a payment plan today. 2-1-1 knows local funds.`,
    directory: () =>
      "The directory lists food, shelter, housing, legal, medical and mental health help for every state.",
    violence: () =>
      "You do not deserve to be hurt. The National Domestic Violence Hotline answers day and night at 1-800-799-7233 and knows shelters whose address is kept secret. If you are in danger now, call 911. The Exit button on this page leaves it at once.",
    abroad: ({ systemName }) =>
      `${systemName} and its directory work in the fifty states of the USA and Washington, D.C.; 911, 988 and 2-1-1 answer only there. In another country, please call the local emergency number. Tell me a state if you are looking for help there.`,
    privacy: () =>
      'What you write here is not stored by the server and is gone when you close or reload the page. No officer and no police agency reads this chat. Where a language model answers, it gets the words without names, addresses and numbers, and nobody else gets them. A request that is filed is seen by those who decide about it: officers, a supervisor and the administrators of the fund, and each look is logged. The Incident Log stays on your device. The page /privacy says it in full. Under Settings you can erase everything on this device; for a request that was filed, write "call me back".',
    agent: ({ systemName }) =>
      `I am the virtual support agent of ${systemName}, an emergency assistance fund for people affected by police encounters. I am software, not a person, and I am not the police. I can tell you about food, a room or a ride, how to file a request, your rights, and who helps near you. I can make mistakes: the numbers come from our directory, where some are not confirmed yet, so please call before you travel. To talk to a person, write "call me back".`,
    papers: () =>
      "You need no ID to ask here or to file a request: the government ID is optional, and without e-mail we send text messages. Without a home, give the place where you can be found tonight. For lost papers: the police report number helps, your state's motor vehicle office replaces a license or ID card, and the vital records office of the state where you were born replaces a birth certificate. 2-1-1 knows who pays the fee.",
    payback: ({ systemName, foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `It is free. This is help and no loan: ${systemName} asks for nothing back, and nobody may charge you for it. Food is figured at $${foodUsdPerPerson} per person, a room at $${housingUsdPerNight} per night and a ride at up to $${transportationUsd}; a person decides the amount. How it is handed over, as food, a room, a ride or money, you learn from the officer who filed the request.`,
    eligibility: () =>
      "Anybody affected by a police encounter may ask, whatever was or was not found, charged or decided. We do not ask for citizenship, immigration status, income or a criminal record. Somebody under 18 may ask too; a grown-up who can be trusted helps. A person decides on each request. 2-1-1 and the directory help everybody else as well.",
    family: () =>
      "Everybody who is with you counts: say how many people need meals, children and babies too, and for how many nights you need a room. For diapers and formula, food banks and 2-1-1 help; for a pregnancy, community health centers see you with or without insurance.",
    pets: () =>
      "Tell the shelter about your animal before you go: some take pets, all must let in a service animal. 2-1-1 knows which ones take pets near you, and the animal shelter of your city may keep yours for a few days. The fund itself pays for people only.",
    language: () =>
      "I speak English, Spanish and French: just write in yours. The whole app changes its language under Settings or at the foot of the page. 911, 988 and 2-1-1 can bring an interpreter in on the call.",
    hours: () =>
      "I am here day and night, and so are 911, 988 and 2-1-1. Somebody who calls you back does so as soon as one is free. The hours of a place stand on its card in Resources where we know them; please call before you go.",
    upset: () =>
      'I am sorry: this is hard, and I have not been of use to you. Let a person help: write "call me back", dial 2-1-1 for local help at any hour, or 988 to talk to somebody. If you tell me what you need most, food, a place to sleep, a ride or a lawyer, and your state, I will look for it.',
    thanks: () => "You're welcome. I am here if you need anything else.",
    greeting: () =>
      "Hello! I can tell you about food, housing, hotel and transportation help, how to file a request, your rights, and who helps near you. If you are in danger, call 911.",
    unknown: () =>
      'I am not sure that I understood. I can tell you about food, housing, hotel and transportation help, how to file a request, and your rights. I can also have somebody call you: just write "call me back". If this is urgent, call 911, or 2-1-1 for local help.',
  },
};
