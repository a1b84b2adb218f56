import { ticketHref } from "../../../graph/core/security/ticket-link.ts";
import { phraseOf } from "../../../graph/help/redemption/phrase/phrase.ts";
import { inviteTerminal } from "../../../graph/help/redemption/terminals.ts";
import type { Caller, Lab } from "../kernel.ts";
import { withHelp } from "./passes.ts";
import { withPageCookie } from "./page-cookies.ts";
import { sendForm } from "../people.ts";

/** The path behind the QR code of a dispatch. */
export async function ticketPath(lab: Lab, dispatch: number): Promise<string> {
  const { confirmationNumber } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: dispatch } });
  return new URL(ticketHref(lab, confirmationNumber)).pathname;
}

/** The guest's two words in English. */
export async function phraseFor(lab: Lab, dispatch: number): Promise<string> {
  const { requestId } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: dispatch } });
  const pass = await lab.db.helpPass.findFirstOrThrow({ where: { requestId, endedAt: null } });
  return phraseOf(lab.keys, { passId: pass.id, dispatchId: dispatch }, "en");
}

/** A device of the vendor that joined with a one-time link. */
export async function joinedTerminal(
  lab: Lab,
  admin: Caller,
  vendorId: number,
  name = "Front desk",
): Promise<{ device: Caller; id: number; path: string }> {
  const { href, id } = await inviteTerminal(await admin.context(), vendorId, { name });
  const path = new URL(href).pathname;
  const device = await lab.visitor();
  const joined = await sendForm(device, path, {});
  return { device: withTerminal(device, joined), id, path };
}

export const withTerminal = (device: Caller, joined: Response) =>
  withPageCookie(device, joined, { name: "safevoice-terminal", path: "/v", sameSite: "Lax" });

/** A dispatched ride with its pass, and a terminal of its vendor. */
export async function withCounter(lab: Lab) {
  const help = await withHelp(lab);
  const { vendorId } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: help.dispatch } });
  const terminal = await joinedTerminal(lab, help.admin, vendorId ?? 0);
  const path = await ticketPath(lab, help.dispatch);
  const phrase = await phraseFor(lab, help.dispatch);
  return { ...help, vendorId: vendorId ?? 0, terminal, path, phrase };
}

/** Presses "Redeem". */
export const pressRedeem = (
  device: Caller,
  path: string,
  { phrase, amount = "72" }: { phrase: string; amount?: string },
) => sendForm(device, path, { act: "redeem", phrase, amount });
