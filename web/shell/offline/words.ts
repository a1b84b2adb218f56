import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";

export const en = {
  page: {
    title: "No connection",
    lead: "This page needs a connection. Everything below works offline.",
    help: "Get help",
    officers: "For officers",
    ways: {
      "/home": "Dashboard and help near you",
      "/resources": "Resources",
      "/rights": "Know your rights",
      "/incidents": "Incident log",
      "/new-request": "Write a request to send later",
      "/print/intake": "Print a blank intake form",
    },
    callsNote: "Phone calls work without internet.",
    retry: "Retry",
  },
  update: {
    title: "A new version is ready",
    text: "Reload when you are ready. If you have typed something, send it first.",
    reload: "Reload",
  },
  draft: {
    title: "Draft restored",
    text: (when: string) => `From ${when}. It is saved only on this device, for up to seven days.`,
    discard: "Discard",
  },
  queued: {
    title: "No connection: saved on this device",
    text: "We will send it when you are back online.",
  },
  waiting: {
    title: "Waiting to be sent",
    lead: "Written on this device while offline. Each one is sent automatically, once, while SafeVoice is open.",
    count: (count: number) =>
      pluralEn(
        count,
        "1 request is waiting for a connection",
        `${count} requests are waiting for a connection`,
      ),
    held: (count: number) =>
      pluralEn(count, "1 request could not be sent", `${count} requests could not be sent`),
    show: "Show",
    empty: "Nothing is waiting",
    emptyText: "Everything you submitted on this device was received.",
    requests: "Your requests",
    kinds: {
      newRequest: "Emergency request",
      victimInfo: "Victim information",
      recipient: "Recipient information",
      serviceRequest: "Further services",
    },
    /** Where the writer goes on. */
    next: {
      newRequest: "Your requests",
      victimInfo: "Back to the request",
      recipient: "Continue with the case",
      serviceRequest: "Back to the case",
    },
    written: (when: string) => `Written on ${when}`,
    foreign: "Someone who is not signed in now wrote this. It will be sent when that person signs in again.",
    signIn: "Officer sign-in",
    refused: "It was not accepted",
    send: "Send now",
    sending: "Sending...",
    edit: "Edit",
    discard: "Discard",
    discardTitle: "Discard this without sending?",
    discardText: "This erases the text from this device. No one will receive it.",
    arrived: (count: number) => pluralEn(count, "Sent and received", `${count} sent and received`),
    cutOff: "Still no connection",
    cutOffText: "It stays here, and we will send it as soon as possible.",
  },
};

export const words = dictionary(en, {
  es: () => import("./words.es.ts").then((file) => file.es),
  fr: () => import("./words.fr.ts").then((file) => file.fr),
});
