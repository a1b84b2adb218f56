import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  title: "Support Center",
  notice: "If this is a life-threatening emergency, please call 911 immediately.",
  close: "Close",
  agent: {
    title: "AI Virtual Support Agent",
    text: "Answers about help, requests, and your rights, day and night",
    action: "Start Chat",
  },
  hotline: {
    title: "Emergency Hotline",
    text: "A life in danger, a crime, or a fire: 911",
    action: "Call Now",
  },
  lines: "Other lines",
  crisis: { text: "Suicide & Crisis Lifeline, 24/7", action: "Call 988" },
  local: { text: "Food, shelter, and other help near you", action: "Call 2-1-1" },
  email: {
    title: "Email Support",
    text: "For anything that can wait a day",
    action: "Send Email",
  },
  guide: {
    title: "User Guide",
    text: "Not available yet. The chat explains how things work.",
    action: "User Guide",
  },
  admin: {
    title: "Administrative Access",
    text: "For SafeVoice administrators only.",
    action: "Admin Log In",
  },
  chat: {
    title: "Support Chat",
    back: "Support Center",
    log: "Conversation",
    you: "You",
    assistant: "Support agent",
    welcome:
      "Hello, I'm the SafeVoice virtual support agent. I can tell you about food, housing, hotel, and transportation help, how to file a request, your rights, and help near you. What do you need?",
    privacy: "This conversation is kept on this page only. Closing or reloading the page erases it.",
    privacyModel:
      "An AI language model writes the answers. We remove names, numbers, and addresses before we send it your message.",
    message: "Your message",
    send: "Send",
    typing: "The support agent is typing...",
    stop: "Stop",
    stopped: "Stopped",
    retry: "Try again",
    failed: (phone: string) =>
      `I apologize, but I'm experiencing technical difficulties right now. Please try again in a moment, or if this is urgent, please call our emergency hotline at ${phone}.`,
    numbers:
      "In danger, call 911. For thoughts of suicide, call or text 988. Poison Control: 1-800-222-1222.",
    notLoaded: "The chat could not be opened",
    notLoadedText: "Check your connection and try again. The numbers here work without it.",
    quick: "Suggestions",
    replies: ["I need food", "I need a place to stay", "What are my rights?", "How do I file a request?"],
    download: "Download",
    erase: "Erase",
    erased: "Conversation erased",
    transcript: "SafeVoice support chat",
    fileName: "safevoice-chat.txt",
  },
  danger: {
    title: "If a life may be in danger, please call now.",
    call: {
      "911": "Call 911",
      "988": "Call 988",
      poison: "Poison Control 1-800-222-1222",
      violence: "Domestic Violence Hotline 1-800-799-7233",
      child: "Childhelp 1-800-422-4453",
      missing: "Missing children 1-800-843-5678",
      assault: "Sexual Assault Hotline 1-800-656-4673",
      trafficking: "Human Trafficking Hotline 1-888-373-7888",
    },
    text988: "Text 988",
  },
  guidelines: {
    title: "Service guidelines",
    hotel: (hours: number) => `Hotel assistance: a ${hours}-hour stay per request`,
    food: (amount: string) => `Food assistance: ${amount} per person`,
    housing: (amount: string) => `Housing support: ${amount} per night`,
    people: "People decide on each request, or rules that they set.",
  },
  callback: {
    title: "Request a Callback",
    lead: "Someone from our support team will call you.",
    times: "Urgent requests get a 2-5 minute response, general requests 5-15 minutes.",
    offDuty:
      "These times apply while an administrator is on duty. At other times, we will call you as soon as one is available.",
    name: "Your name",
    phone: "Phone number",
    type: "How urgent is it?",
    types: { general: "General", urgent: "Urgent" },
    message: "Message (optional)",
    submit: "Request Callback",
    submitting: "Requesting...",
    cancel: "Cancel",
    open: "Request a callback",
    minutes: (from: number, to: number) => `${from}-${to} minutes`,
    done: (time: string) =>
      `We received your callback request. Someone will call you within ${time}. If this becomes an emergency, call 911.`,
    doneOffDuty:
      "We received your callback request. No one is on duty right now. We will call you as soon as an administrator is available. If this becomes an emergency, call 911. For food, a room, or a ride now, call 2-1-1.",
    failed: "There was an error requesting the callback. Please try again.",
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
