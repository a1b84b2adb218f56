import type { RightsGuide } from "./rules.shared.ts";

export const guide: RightsGuide = {
  name: "Know Your Rights",
  lead: "What the Constitution gives you when you meet the police, and how to use it safely.",
  tabs: {
    general: "General Rights",
    traffic: "Traffic Stops",
    home: "Home Visits",
    detention: "Detention",
    arrests: "Arrests",
  },
  general: {
    title: "Your Basic Constitutional Rights",
    amendments: [
      {
        title: "First Amendment",
        text: "Protects your freedom of speech, of religion and of the press, and your right to gather peacefully.",
        points: [
          "You may speak, criticize and protest peacefully.",
          "In public you may generally film or photograph officers at work, as long as you do not get in their way.",
        ],
      },
      {
        title: "Fourth Amendment",
        text: "Protects you, your home and your belongings against unreasonable searches and seizures.",
        points: [
          "You may refuse a search. Say it clearly and calmly: “I do not consent to a search.”",
          "Officers usually need a warrant that a judge has signed to enter a home. There are exceptions, such as an emergency.",
          "An officer who has reason to believe that you are armed may pat down the outside of your clothes.",
        ],
      },
      {
        title: "Fifth Amendment",
        text: "Protects you from having to be a witness against yourself, and promises you due process of law.",
        points: [
          "You may remain silent. Say it out loud: “I am going to remain silent.”",
          "In some states you must give your name when you are lawfully stopped.",
          "Never lie and never show false papers. Silence is a right; a false statement can be a crime.",
        ],
      },
      {
        title: "Sixth Amendment",
        text: "Gives you a lawyer, a speedy and public trial, and a jury when you are charged with a crime.",
        points: [
          "Ask for a lawyer at once and say nothing more until one is with you.",
          "If you cannot pay for a lawyer and could go to jail, the court must give you one.",
          "You must be told what you are charged with, and you may question the witnesses against you.",
        ],
      },
    ],
    tipsTitle: "Practical Tips",
    tips: [
      "Stay calm and respectful, and keep your hands where they can be seen.",
      "Never physically resist, even if you believe that the stop or the arrest is wrong.",
      "Ask: “Am I free to go?” If the answer is yes, leave calmly.",
      "If you are detained, ask why.",
      "Document the interaction afterwards: time, place, names, badge numbers, witnesses, injuries.",
      "File a complaint if your rights were violated.",
    ],
  },
  moreFor: (tab) => `More for ${tab}`,
  more: {
    traffic: {
      text: "When an officer signals you to stop while you drive:",
      points: [
        "Pull over where it is safe, turn off the engine, switch on the inside light at night and lay your hands on the wheel.",
        "Show your license, registration and proof of insurance when asked. Say what you reach for before you reach.",
        "If the officer tells you or your passengers to step out of the car or to stay in it, do so.",
        "You may refuse a search of your car. With probable cause officers may search it without your permission; do not resist then.",
        "Passengers may ask whether they are free to go.",
        "If you are arrested for drunk driving, refusing a breath or blood test can cost you your license under state law.",
        "Signing a ticket mostly promises that you will answer it; it is not a confession.",
      ],
    },
    home: {
      text: "When officers come to your door:",
      points: [
        "You do not have to open the door or let them in unless they have a warrant signed by a judge, or there is an emergency.",
        "Ask them to show the warrant at a window or to pass it under the door. Read the address, the date, the signature and what may be searched.",
        "A form that no judge has signed, such as an administrative immigration warrant, does not by itself let anybody into a home.",
        "You may talk through the closed door, or step outside and close it behind you.",
        "Say: “I do not consent to your entry.” If they come in anyway, do not stand in their way; remember what they do.",
        "If there is a warrant, you may watch from a place where you do not interfere. You still may remain silent.",
      ],
    },
    detention: {
      text: "When you are stopped on the street or held for questions, but not arrested:",
      points: [
        "An officer needs a reasonable suspicion, based on facts, to hold you. Without one you may walk away calmly.",
        "Ask: “Am I being detained, or am I free to go?”",
        "Apart from your name where state law asks for it, you do not have to answer questions.",
        "You may refuse a search of your pockets, your bag and your phone.",
        "A stop should last no longer than its reason needs. Remember when it began and when it ended.",
        "If you are not a citizen and have valid immigration papers with you, show them when an immigration agent asks; you may still stay silent about everything else.",
      ],
    },
    arrests: {
      text: "When you are arrested:",
      points: [
        "Do not resist. Say: “I want to remain silent and I want a lawyer.” Then say nothing about what happened, to anybody.",
        "Officers must tell you these rights before they question you in custody, if they want to use your answers.",
        "Do not sign, decide or agree to anything without a lawyer.",
        "Ask to make a phone call. Calls from jail are often recorded, except with your lawyer, so do not talk about the case.",
        "Officers generally need a warrant to look through your phone. You do not have to agree to it.",
        "After an arrest without a warrant, a judge must usually look at it within 48 hours.",
        "If you are not a citizen, you may ask that your consulate is told. Talk to your lawyer before you speak about your immigration status.",
        "Say it if you are hurt, ill or need medicine, and ask for care.",
      ],
    },
  },
  notAdvice: {
    title: "This is not legal advice",
    text: "This guide tells the general law of the United States in plain words. States differ and cases differ; only a lawyer can advise you about yours.",
  },
  help: {
    title: "Find legal help",
    text: "Legal aid is free for people who cannot pay. Ask for it as early as you can.",
    lines: [
      "Legal aid in your state: lsc.gov",
      "Local help of every kind: call 2-1-1",
      "In a life-threatening emergency: call 911",
    ],
  },
  card: {
    title: "My rights",
    lines: [
      "I am going to remain silent.",
      "I want to talk to a lawyer.",
      "I do not consent to a search.",
      "Am I free to go?",
    ],
  },
};
