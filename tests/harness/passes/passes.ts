import { openCode } from "../../../graph/help/dispatches/codes/sealed-code.ts";
import { approvedRequest, give, provider, vendorIds } from "../requests/dispatches.ts";
import type { Caller, Lab } from "../kernel.ts";
import { writeLetters } from "../letters.ts";
import { pageCookieIn, withPageCookie } from "./page-cookies.ts";
import { ask, globalId, sendForm, signInAdmin, signInOfficer } from "../people.ts";

const making = `mutation ($id: ID!, $replaces: Int) {
  makePass(input: { id: $id, replaces: $replaces }) {
    pass { href shortCode pin qr { size path } }
    request { helpPass { number openedAt isLocked } }
  }
}`;
export const makePass = async (caller: Caller, number: number, replaces?: number) => {
  const id = globalId("EmergencyRequest", number);
  return ask(caller, making, { id, replaces: replaces ?? null });
};
export interface Made {
  path: string;
  shortCode: string;
  pin: string;
  number: number;
}
export async function madePass(caller: Caller, number: number, replaces?: number): Promise<Made> {
  const { data } = await makePass(caller, number, replaces);
  const { pass, request } = data.makePass;
  return { ...pass, path: new URL(pass.href).pathname, number: request.helpPass.number };
}
export const wrongFor = ({ pin }: Made) => String((Number(pin) + 1) % 1_000_000).padStart(6, "0");
export const readPass = async (caller: Caller, path = "/c") => (await caller.fetch(path)).text();
export const sendToPass = (caller: Caller, form: Record<string, string>) => sendForm(caller, "/c", form);

export async function openedPass(lab: Lab, pass: Made): Promise<Caller> {
  const person = await lab.visitor();
  return withPass(person, await sendForm(person, pass.path, { pin: pass.pin }));
}

const cookie = { name: "safevoice-pass", path: "/c" };
/** The cookie of an opened pass, as a browser sends it back. */
export const cookieOf = (response: Response) => pageCookieIn(response, cookie.name);
/** The person's browser after the answer that opened the pass. */
export const withPass = (person: Caller, response: Response) => withPageCookie(person, response, cookie);

export const endPass = (caller: Caller, number: number) =>
  ask(caller, "mutation ($id: ID!) { endPass(input: { id: $id }) { request { helpPass { number } } } }", {
    id: globalId("EmergencyRequest", number),
  });

/** A request with a ride that was dispatched, and its pass. */
export async function withHelp(lab: Lab) {
  const officer = await signInOfficer(lab);
  const number = await approvedRequest(lab, { officer });
  const admin = await signInAdmin(lab);
  const vendors = await vendorIds(lab);
  const [dispatch = 0] = await give(admin, number, [provider(vendors["Uber"], "transportation")]);
  await writeLetters(lab);
  return { officer, admin, number, dispatch, pass: await madePass(officer, number) };
}
export const codeOf = async (lab: Lab, id: number) => {
  const { promoCodeSealed } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } });
  return openCode(lab, promoCodeSealed);
};
