import type { SupervisorSession } from "../../../prisma/client/client.ts";
import {
  decideApproval,
  readApproval,
  type ApprovalForm,
  type ApprovalView,
} from "../../decisions/allocations/link/by-link.ts";
import type { Context } from "../../core/context.ts";
import { isRowNumber } from "../../core/graphql/ids.ts";
import type { Visit } from "../../core/pages/link-page.ts";
import { masked } from "../../core/text/masked.ts";
import { decideCase, readCase, type LinkView } from "../verification/link/decide.ts";
import { confirmDeputy, deputizedBy, endDeputy, findDeputyLink, type DeputyLink } from "./deputy/deputy.ts";
import { actOnDeputy, readDeputies, type Deputies } from "./deputy/on-list.ts";
import { findDigest, hasDigest, startDigest, stopDigest } from "./digest.ts";
import { makeMissingLinks } from "./links.ts";
import { mailboxOf, nameFor, type DeputyState } from "./rules.ts";
import {
  closeList,
  findHolder,
  findList,
  findOneTimeLink,
  isUsable,
  mailOneTimeLink,
  openList,
} from "./session.ts";
import { firstOf, isOwnCase, listWaiting, type Waiting } from "./waiting.ts";

/** What the forms of these pages send. */
export const fields = [
  ...(["act", "decision", "badgeNumber", "reason", "facts", "amount", "version"] as const),
  ...(["name", "email", "from", "until"] as const),
] as const;
export type ListForm = Record<(typeof fields)[number], string>;

/** One item with its decision page. */
export type Item = { kind: "verify"; view: LinkView } | { kind: "approve"; view: ApprovalView };

export type ListView =
  | { state: "unknown"; language?: undefined }
  | { state: "ask" | "mailed"; language: string; mailbox: string }
  | { state: "enter" | "used"; language: string }
  /** This browser has opened it. `secret` is for its cookie. */
  | { state: "opened"; language: string; secret: string }
  | { state: "closed"; language?: undefined; isLate: boolean }
  | { state: "left" | "stopped"; language: string }
  /** The link in a daily email that stops it. */
  | { state: "stop"; language: string; mailbox: string }
  | {
      state: "list";
      language: string;
      items: Waiting[];
      isMore: boolean;
      hasDigest: boolean;
      deputies: Deputies;
      now: Date;
      endsAt: Date;
      /** The installation's time zone. */
      zone: string;
    }
  | {
      state: "item";
      language: string;
      id: number;
      item: Item;
      next: Waiting | undefined;
      /** The supervisor for whom a deputy answers. Empty otherwise. */
      forName: string;
    }
  /** A link with which a deputy is confirmed or ended. */
  | ({ state: "deputy"; language: string } & Pick<DeputyLink, "row" | "side"> & {
        step: DeputyState;
        now: Date;
      })
  /** The list comes next: the item is not in it, or a button of the list was answered. */
  | { state: "elsewhere"; language: string };

/** What a supervisor's link, or the one-time link from it, shows. Changes nothing. */
export async function readWaitingLink(context: Context, token: string, visit: Visit): Promise<ListView> {
  const digest = visit.query("stop") !== undefined && (await findDigest(context, token));
  if (digest) {
    const { language, mailbox, endedAt } = digest;
    return endedAt ? { state: "stopped", language } : { state: "stop", language, mailbox: masked(mailbox) };
  }
  const deputy = await findDeputyLink(context, token);
  if (deputy) return deputyView(context, deputy);
  const link = await findOneTimeLink(context, token);
  if (link) return { state: isUsable(link, context.now()) ? "enter" : "used", language: link.language };
  const holder = await findHolder(context, token);
  if (!holder) return { state: "unknown" };
  return { state: "ask", language: holder.language, mailbox: masked(holder.mailbox) };
}

const deputyView = ({ now }: Context, { row, side, state: step }: DeputyLink): ListView => ({
  ...{ state: "deputy", language: row.language, row, side, step, now: now() },
});

/** A deputy's link confirms, ends, or mails the one-time link to the list. */
async function followDeputyLink(
  context: Context,
  token: string,
  link: DeputyLink,
  act: string,
): Promise<ListView> {
  const { row, side, state } = link;
  if (act === "list" && side === "deputy" && state === "inForce") {
    const { deputyMailbox: mailbox, deputyName: name, language } = row;
    await mailOneTimeLink(context, { mailbox, name, language });
    return { state: "mailed", language, mailbox: masked(mailbox) };
  }
  if (act === "confirm") await confirmDeputy(context, link);
  if (act === "end") await endDeputy(context, link);
  return deputyView(context, (await findDeputyLink(context, token)) ?? link);
}

/** One click: it mails the one-time link, opens the list with it, or stops the daily email. */
export async function followWaitingLink(
  context: Context,
  token: string,
  typed: ListForm,
  visit: Visit,
): Promise<ListView> {
  const deputy = await findDeputyLink(context, token);
  if (deputy) return followDeputyLink(context, token, deputy, typed.act);
  const digest = visit.query("stop") !== undefined && (await findDigest(context, token));
  if (digest) {
    await stopDigest(context, digest.mailbox);
    return { state: "stopped", language: digest.language };
  }
  const link = await findOneTimeLink(context, token);
  if (link) {
    const { language } = link;
    const secret = await openList(context, token);
    return secret === undefined ? { state: "used", language } : { state: "opened", language, secret };
  }
  const holder = await findHolder(context, token);
  if (!holder) return { state: "unknown" };
  await mailOneTimeLink(context, holder);
  return { state: "mailed", language: holder.language, mailbox: masked(holder.mailbox) };
}

/** The open list of this browser, or one item of it. */
export async function readList(context: Context, secret: string, visit: Visit): Promise<ListView> {
  const list = await findList(context, secret);
  if (!list) return { state: "closed", isLate: false };
  const id = idIn(visit);
  if (id !== undefined) return readItem(context, list, id);
  const all = await listWaiting(context, list.mailbox);
  const items = firstOf(all.filter(({ linkId }) => linkId !== null));
  return {
    state: "list",
    language: list.language,
    items,
    isMore: items.length < all.length,
    hasDigest: await hasDigest(context, list.mailbox),
    deputies: await readDeputies(context, list),
    now: context.now(),
    endsAt: list.endsAt,
    zone: context.zone(),
  };
}

/** Answers one item, exactly as its own link would. */
export async function decideInList(
  context: Context,
  secret: string,
  typed: ListForm,
  visit: Visit,
): Promise<ListView> {
  const list = await findList(context, secret);
  if (!list) return { state: "closed", isLate: typed.act !== "leave" };
  const { language, mailbox, endsAt } = list;
  if (typed.act === "leave") {
    await closeList(context, list);
    return { state: "left", language };
  }
  if (typed.act === "digest") {
    await startDigest(context, list);
    return { state: "elsewhere", language };
  }
  if (typed.act === "no-digest") {
    await stopDigest(context, mailbox);
    return { state: "elsewhere", language };
  }
  if (await actOnDeputy(context, list, typed)) return { state: "elsewhere", language };
  const id = idIn(visit);
  const found = id === undefined ? undefined : await findItem(context, list, id);
  if (id === undefined || !found) return { state: "elsewhere", language };
  const { link, deputyOf } = found;
  const deputy = deputyOf && { personKey: deputyOf.deputyKey, name: nameFor(deputyOf) };
  const item: Item =
    link.purpose === "verify"
      ? { kind: "verify", view: await decideCase(context, link.tokenHash, typed, deputy?.name) }
      : {
          kind: "approve",
          view: await decideApproval(
            context,
            link.tokenHash,
            typed satisfies ApprovalForm,
            deputy ?? undefined,
          ),
        };
  // An officer who was confirmed here may have requests, which can now be decided.
  await context.db.$transaction((tx) => makeMissingLinks(context, tx, { mailbox, endsAt }));
  return {
    ...{ state: "item", language, id, item, next: await nextAfter(context, list, id) },
    forName: deputyOf?.name ?? "",
  };
}

async function readItem(context: Context, list: SupervisorSession, id: number): Promise<ListView> {
  const { language } = list;
  const found = await findItem(context, list, id);
  if (!found) return { state: "elsewhere", language };
  const { link, deputyOf } = found;
  const item: Item =
    link.purpose === "verify"
      ? { kind: "verify", view: await readCase(context, link.tokenHash) }
      : { kind: "approve", view: await readApproval(context, link.tokenHash) };
  return {
    ...{ state: "item", language, id, item, next: await nextAfter(context, list, id) },
    forName: deputyOf?.name ?? "",
  };
}

/** A link of this mailbox, or of a supervisor whose deputy it is now. Undefined for others. */
async function findItem(context: Context, { mailbox }: SupervisorSession, id: number) {
  const link = await context.db.link.findUnique({
    where: { id },
    include: { verification: { include: { officer: true } } },
  });
  if (!link || link.emailKey !== link.verification.supervisorEmailKey) return undefined;
  const { officer, supervisorEmail } = link.verification;
  const own = mailboxOf(supervisorEmail);
  if (own === mailbox) return { link, deputyOf: null };
  const deputyOf = (await deputizedBy(context, mailbox)).find((one) => one.mailbox === own);
  return deputyOf && !isOwnCase(officer, deputyOf) ? { link, deputyOf } : undefined;
}

const nextAfter = async (context: Context, { mailbox }: SupervisorSession, id: number) =>
  (await listWaiting(context, mailbox)).find(({ linkId }) => linkId !== null && linkId !== id);

function idIn({ query }: Visit): number | undefined {
  const id = query("item");
  return isRowNumber(id) ? Number(id) : undefined;
}
