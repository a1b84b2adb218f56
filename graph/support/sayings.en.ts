import type { Sayings } from "./answer.ts";

export const en: Sayings = {
  urgent: {
    crisis:
      "If your life is in danger right now, please call 911. You can call or text 988, the Suicide & Crisis Lifeline, day and night: somebody will listen. You are not alone, and I can wait here with you.",
    danger:
      "Please call 911 now if you can do so safely. If you cannot speak, text 911 where that is offered. If somebody at home hurts you, the National Domestic Violence Hotline answers day and night at 1-800-799-7233. For a crisis of the mind, call or text 988.",
  },
  callback:
    "I can have somebody call you. Please give your name and phone number in the form, and say whether it is urgent. In an emergency, call 911 first.",
  askState:
    "Tell me your state, or open Resources, and I will show who helps near you. You can also dial 2-1-1 at any time.",
  inYourState: "In your state:",
  or: "or",
  about: {
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
      "I cannot look into a request from here. Open Requests to see each one: pending means it waits for a decision, processing that a second person must still agree, approved that money is set aside, completed that it was handed out. The list refreshes by itself.",
    request: ({ foodUsdPerPerson, housingUsdPerNight, transportationUsd }) =>
      `Open New to file a request: say who needs help, where, and with what. It can cover food ($${foodUsdPerPerson} per person), housing ($${housingUsdPerNight} per night) and transportation (up to $${transportationUsd}). A person decides on every request. An officer can also file it for you.`,
    officer: () =>
      "Officers start at the Officer Portal: fill in the form, and your supervisor confirms you by e-mail. As soon as that is done you can file requests. Resend the e-mail from the verification page if it did not arrive.",
    incident: () =>
      "You can write down what happened in the Incident Log; it stays on this device alone. To complain about an officer, write to the agency's internal affairs or your city's oversight board; a legal aid office can help.",
    feedback: () =>
      "You can say what went well or badly under Community Feedback. The agency does not see it, and you need not say who you are.",
    events: () => "Community meetings and workshops are listed under Events.",
    directory: () =>
      "The directory lists food, shelter, housing, legal, medical and mental health help for every state.",
    thanks: () => "You're welcome. I am here if you need anything else.",
    greeting: () =>
      "Hello! I can tell you about food, housing, hotel and transportation help, how to file a request, your rights, and who helps near you. If you are in danger, call 911.",
    unknown: () =>
      'I am not sure that I understood. I can tell you about food, housing, hotel and transportation help, how to file a request, and your rights. I can also have somebody call you: just write "call me back". If this is urgent, call 911, or 2-1-1 for local help.',
  },
};
