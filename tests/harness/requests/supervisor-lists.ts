import { expect } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import type { useCases } from "./cases.ts";
import type { Caller, Lab } from "../kernel.ts";
import { withPageCookie } from "../passes/page-cookies.ts";
import { sendForm } from "../people.ts";

const cookie = { name: "safevoice-supervisor", path: "/supervisor", maxAge: 1800 };
let mailboxes = 0;

/** Supervisors with the list of what waits for them. */
export function useWaiting(lab: Lab, { officer, linkOf }: ReturnType<typeof useCases>) {
  /** The address of the list, from any link of an email. */
  const toAll = (link: string | undefined) => (link ?? "/no/link").replace(/^\/\w+/, "/supervisor");
  const listMails = async (mailbox: string) =>
    (
      await lab.db.message.findMany({
        where: { kind: "supervisor-list", recipientAddress: mailbox },
        orderBy: { createdAt: "asc" },
      })
    ).map(
      ({ bodySealed }) => /\/supervisor\/[\w-]{43}/.exec(openBody(lab, bodySealed).text)?.[0] ?? "no link",
    );

  /** The one-time link, from a click on the page behind a link of an email. */
  async function oneTimeLink(link: string, mailbox: string, said = "Please check your email") {
    const before = await listMails(mailbox);
    const response = await sendForm(await lab.visitor(), toAll(link), {});
    const page = await response.text();
    expect([response.status, page.includes(said)]).toEqual([200, true]);
    const links = (await listMails(mailbox)).filter((one) => !before.includes(one));
    expect(links).toHaveLength(1);
    return links[0]!;
  }

  /** The browser in which a one-time link was opened. */
  async function opened(oneTime: string): Promise<Caller> {
    const browser = await lab.visitor();
    const response = await sendForm(browser, oneTime, {});
    expect(response.headers.get("location")).toBe("/supervisor");
    return withPageCookie(browser, response, cookie);
  }
  const read = async (browser: Caller, path = "/supervisor") => {
    const response = await browser.fetch(path);
    return { status: response.status, page: await response.text() };
  };
  const itemsOf = (page: string) => [...page.matchAll(/\/supervisor\?item=(\d+)/g)].map(([path]) => path);
  const mailbox = () => `chief.watch${++mailboxes}@austintexas.gov`;

  /** A supervisor with an unconfirmed officer and the list's one-time link. */
  async function waitingFor(address = mailbox()) {
    const person = await officer({ supervisorEmail: address });
    return { address, person, link: await linkOf(person.id) };
  }
  async function listOf(address = mailbox()) {
    const made = await waitingFor(address);
    const oneTime = await oneTimeLink(made.link, made.address);
    return { ...made, oneTime, browser: await opened(oneTime) };
  }
  return { toAll, listMails, oneTimeLink, opened, read, itemsOf, mailbox, waitingFor, listOf };
}
