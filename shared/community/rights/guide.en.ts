import type { RightsGuide } from "./rules.ts";

export const guide: RightsGuide = {
  name: "Know Your Rights",
  lead: "Your constitutional rights when you deal with the police, and how to use them safely.",
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
        text: "Protects your freedom of speech, religion, and the press, and your right to gather peacefully.",
        points: [
          "You may speak, criticize, and protest peacefully.",
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
          "Never lie and never show false documents. Silence is a right. A false statement can be a crime.",
        ],
      },
      {
        title: "Sixth Amendment",
        text: "Gives you the right to a lawyer, a speedy and public trial, and a jury when you are charged with a crime.",
        points: [
          "Ask for a lawyer right away and say nothing more until one is with you.",
          "If you cannot pay for a lawyer and could go to jail, the court must give you one.",
          "You must be told what you are charged with, and you may question the witnesses against you.",
        ],
      },
    ],
    tipsTitle: "Practical Tips",
    tips: [
      "Stay calm and respectful, and keep your hands where officers can see them.",
      "Never physically resist, even if you believe the stop or the arrest is wrong.",
      "Ask: “Am I free to go?” If the answer is yes, leave calmly.",
      "If you are detained, ask why.",
      "Document the interaction afterwards: time, place, names, badge numbers, witnesses, injuries.",
      "File a complaint if your rights were violated.",
    ],
  },
  moreFor: (tab) => `More for ${tab}`,
  more: {
    traffic: {
      text: "When an officer signals you to pull over:",
      points: [
        "Pull over where it is safe, turn off the engine, turn on the inside light at night, and place your hands on the wheel.",
        "Show your license, registration, and proof of insurance when asked. Before you reach for something, say what it is.",
        "If the officer tells you or your passengers to get out of the car or to stay in it, do so.",
        "You may refuse a search of your car. With probable cause, officers may search it without your permission. If they do, do not resist.",
        "Passengers may ask if they are free to go.",
        "If you are arrested for drunk driving, refusing a breath or blood test can cost you your license under state law.",
        "Signing a ticket usually means that you promise to respond to it. It is not an admission of guilt.",
      ],
    },
    home: {
      text: "When officers come to your door:",
      points: [
        "You do not have to open the door or let them in unless they have a warrant signed by a judge, or there is an emergency.",
        "Ask them to show the warrant at a window or to pass it under the door. Check the address, the date, the signature, and what may be searched.",
        "A form that no judge has signed, such as an administrative immigration warrant, does not by itself let anyone enter a home.",
        "You may talk through the closed door, or step outside and close it behind you.",
        "Say: “I do not consent to your entry.” If they come in anyway, do not block them. Remember what they do.",
        "If there is a warrant, you may watch from a place where you do not interfere. You may still remain silent.",
      ],
    },
    detention: {
      text: "When you are stopped on the street or held for questions, but not arrested:",
      points: [
        "An officer needs reasonable suspicion, based on facts, to hold you. Without it, you may walk away calmly.",
        "Ask: “Am I being detained, or am I free to go?”",
        "Other than giving your name, where state law requires it, you do not have to answer questions.",
        "You may refuse a search of your pockets, your bag, and your phone.",
        "A stop should last no longer than its reason requires. Remember when it started and ended.",
        "If you are not a citizen and have valid immigration documents with you, show them when an immigration agent asks. You may stay silent about everything else.",
      ],
    },
    arrests: {
      text: "When you are arrested:",
      points: [
        "Do not resist. Say: “I want to remain silent and I want a lawyer.” Then do not talk to anyone about what happened.",
        "Officers must tell you these rights before they question you in custody, if they want to use your answers.",
        "Do not sign, decide, or agree to anything without a lawyer.",
        "Ask to make a phone call. Calls from jail are often recorded, except with your lawyer, so do not talk about the case.",
        "Officers generally need a warrant to look through your phone. You do not have to agree to a search.",
        "After an arrest without a warrant, a judge must usually review it within 48 hours.",
        "If you are not a citizen, you may ask officers to notify your consulate. Talk to your lawyer before you discuss your immigration status.",
        "If you are hurt, sick, or need medicine, say so and ask for medical care.",
      ],
    },
  },
  notAdvice: {
    title: "This is not legal advice",
    text: "This guide explains general U.S. law in plain words. Every state and every case is different. Only a lawyer can advise you about yours.",
  },
  help: {
    title: "Find legal help",
    text: "Legal aid is free for people who cannot pay. Ask for it as early as you can.",
    lines: [
      "Legal aid in your state: lsc.gov",
      "Local help of all kinds: call 2-1-1",
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
