import { parse } from "../../../core/errors.ts";
import type { Context } from "../../../core/context.ts";
import type { Limits } from "../../../core/http/call-limits.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { releasesForPerson } from "../../../intake/releases/by-person.ts";
import type { ReleaseWithUses } from "../../../intake/releases/service.ts";
import type { Visit } from "../../../core/pages/link-page.ts";
import {
  askForCall,
  chooseLanguage,
  confirmReceipt,
  rate,
  reportExposure,
  reportMisuse,
  reportProblem,
  writeToDesk,
} from "../answers.ts";
import { askByCode, askByLink } from "./ask-pin.ts";
import { readContents, readProgress, type Contents, type Progress } from "../contents.ts";
import { changeContact, readContact, type PassContact } from "../contact.ts";
import { changeQuery, confirmContact, stopAsking } from "../views/contact-question.ts";
import type { PassForm } from "../form.ts";
import {
  choosePin,
  closeSession,
  demandCode,
  endOfPass,
  findByCode,
  findByLink,
  findBySession,
  keptId,
  openWithPin,
  touch,
  type Pass,
} from "./open.ts";
import { openForm } from "../rules.ts";
import { signInPass, stopInPass } from "../releases.ts";
import { askForSummary, readSummaryState, type SummaryState } from "../summary.ts";
import { askAboutOwnData, readOwnQuestions, type OwnQuestion } from "../own-data.ts";
import { markShown, readThread, type Thread } from "../thread.ts";
import { answerVoca, readVoca, type PassVoca } from "../voca.ts";
import { countVisit } from "./visits.ts";
import { dayIn } from "../../../../shared/core/time/zone.ts";

export type PassView =
  /** The link belongs to no pass, or to one that ended. */
  | { state: "unknown"; language?: undefined }
  | { state: "link"; language: string; progress: Progress }
  /** This browser has opened it. `session` is the new secret for its cookie. */
  | { state: "opened"; language?: undefined; session?: string }
  /** No pass is open here: shows the form for a code and a PIN. */
  | { state: "card"; language?: undefined }
  | OpenView
  | { state: "done"; language?: undefined; what: Done; chosen?: Language }
  | { state: "asked"; language?: string | undefined }
  | { state: "closed" | "ended"; language: string };

/** What the person has just done, named in the address of the next page. */
export type Done =
  | "problem"
  | "dispute"
  | "received"
  | "call"
  | "pin"
  | "message"
  | "rating"
  | "contact"
  | "safe"
  | "language"
  | "ownData"
  | "sign"
  | "stop"
  | "voca";

export interface OpenView extends Contents {
  state: "open";
  language: string;
  pass: Pass;
  progress: Progress;
  summary: SummaryState;
  contact: PassContact;
  voca: PassVoca;
  thread: Thread;
  ownData: OwnQuestion[];
  releases: ReleaseWithUses[];
  /** The installation's time zone. */
  zone: string;
  /** The page asks whether the contact is still safe. */
  asksContact: boolean;
  isContactOpen: boolean;
  isVocaOpen: boolean;
  done: string | undefined;
  /** What a device needs to keep this page. */
  keeping: { id: string; until: Date };
  now: Date;
}

export async function readLink(
  context: Context,
  token: string,
  { cookie, isSeen }: Visit,
): Promise<PassView> {
  const pass = await findByLink(context, token);
  if (!pass) return { state: "unknown" };
  const open = await findBySession(context, cookie);
  if (open?.pass.id === pass.id) return { state: "opened" };
  if (isSeen)
    await countVisit(context.db, { passId: pass.id, level: 0, day: dayIn(context.zone(), context.now()) });
  return { state: "link", language: pass.language, progress: await readProgress(context, pass) };
}

export const decideLink =
  (limits: Limits) =>
  async (context: Context, token: string, typed: PassForm): Promise<PassView> => {
    if (typed.act === "askPin") {
      const pass = await askByLink(context, limits, token);
      return pass ? { state: "asked", language: pass.language } : { state: "unknown" };
    }
    const pass = await findByLink(context, token);
    if (!pass) return { state: "unknown" };
    return { state: "opened", session: await openWithPin(context, pass, typed) };
  };

/**
 * The page's own refresh does not keep the session open: the person may have left. What a browser
 * loads in advance was not read.
 */
export async function readOpened(context: Context, session: string, visit: Visit): Promise<PassView> {
  const open = await findBySession(context, session);
  if (!open) return { state: "card" };
  if (visit.isSeen) await touch(context, open.session);
  const { pass } = open;
  const [progress, contents, summary, contact, voca, thread, ownData, releases] = await Promise.all([
    readProgress(context, pass),
    readContents(context, pass),
    readSummaryState(context, pass),
    readContact(context, pass.requestId),
    readVoca(context, pass),
    readThread(context, pass, open.session.newSince),
    readOwnQuestions(context, pass),
    releasesForPerson(context, pass.requestId),
  ]);
  if (thread.isFirstShown && (visit.isSeen || visit.isRefresh)) await markShown(context, pass.requestId);
  return {
    ...{ state: "open", language: pass.language, pass, progress, ...contents, summary, contact, thread },
    ...{ voca, ownData, releases, zone: context.zone() },
    asksContact: open.session.asksContact,
    isContactOpen: visit.query(changeQuery) === "contact",
    isVocaOpen: visit.query(changeQuery) === "voca",
    done: visit.query("done"),
    keeping: { id: keptId(context.keys, pass), until: endOfPass(pass) },
    now: context.now(),
  };
}

/** Opens a pass by its code, or takes an answer in an opened one. */
export const decideOpened =
  (limits: Limits) =>
  async (context: Context, session: string, typed: PassForm): Promise<PassView> => {
    if (typed.act === "open") return openByCard(context, limits, typed);
    if (typed.act === "askPin") {
      await askByCode(context, limits, typed);
      return { state: "asked" };
    }
    const open = await findBySession(context, session);
    if (!open) return { state: "card" };
    await touch(context, open.session);
    return act(context, open, typed);
  };

/** An unknown code and a wrong PIN get the same answer, and both count against the network. */
async function openByCard(context: Context, limits: Limits, typed: PassForm): Promise<PassView> {
  demandCode(typed.code);
  parse(openForm, typed);
  const pass = await findByCode(context, typed.code);
  try {
    return { state: "opened", session: await openWithPin(context, pass, typed) };
  } catch (error) {
    await limits.wrongCode(context, "pass");
    throw error;
  }
}

type Open = NonNullable<Awaited<ReturnType<typeof findBySession>>>;

async function act(context: Context, open: Open, typed: PassForm): Promise<PassView> {
  const { pass, session } = open;
  const { language } = pass;
  const done = (what: Done): PassView => ({ state: "done", what });
  switch (typed.act) {
    case "problem":
      await reportProblem(context, pass, typed);
      return done("problem");
    case "dispute":
      await reportMisuse(context, pass, typed.ticket);
      return done("dispute");
    case "received":
      await confirmReceipt(context, pass, typed.ticket);
      return done("received");
    case "safe":
      await confirmContact(context, open);
      return done("safe");
    case "sign":
      await signInPass(context, pass, typed);
      return done("sign");
    case "stop":
      await stopInPass(context, pass, typed);
      return done("stop");
    case "language":
      return { state: "done", what: "language", chosen: await chooseLanguage(context, pass, typed) };
    case "call":
      await askForCall(context, pass, typed);
      return done("call");
    case "message":
      await writeToDesk(context, pass, typed);
      return done("message");
    case "ownData":
      await askAboutOwnData(context, pass, typed);
      return done("ownData");
    case "rating":
      await rate(context, pass, typed);
      return done("rating");
    case "contact":
      await changeContact(context, pass, typed);
      await stopAsking(context, session);
      return done("contact");
    case "voca":
      await answerVoca(context, pass, typed);
      return done("voca");
    case "pin":
      await choosePin(context, open, typed);
      return done("pin");
    case "summary":
      await askForSummary(context, pass);
      return { state: "opened" };
    case "exposed":
      await reportExposure(context, pass);
      return { state: "ended", language };
    case "leave":
      await closeSession(context, session);
      return { state: "closed", language };
    default:
      return { state: "opened" };
  }
}
