import type { APIRequestContext } from "@playwright/test";

/* Captured emails, read without a browser, as a local caller of /dev/mailbox may. */

interface Mail {
  text: string;
  links: string[];
}

const plain = (markup: string) =>
  markup.replaceAll(/&#(\d+);/g, (_whole, code: string) => String.fromCharCode(Number(code)));

const page = async (mailroom: APIRequestContext, path: string) => (await mailroom.get(path)).text();

/** Opens the emails to this address, newest first, until `find` returns a value. */
async function inMailTo<Found>(
  mailroom: APIRequestContext,
  address: string,
  find: (mail: Mail) => Found | undefined,
): Promise<Found | undefined> {
  const list = plain(await page(mailroom, "/dev/mailbox"));
  for (const [entry, path = ""] of list.matchAll(/<a href="(\/dev\/mailbox\/[^"]+)".*?<\/a\s*>/gs)) {
    if (!entry.includes(address)) continue;
    const markup = await page(mailroom, path);
    const text = plain(/<pre>(.*)<\/pre>/s.exec(markup)?.[1] ?? "");
    const links = [...markup.matchAll(/<li><a href="([^"]+)"/g)].map(([, link = ""]) => plain(link));
    const found = find({ text, links });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The link in the newest email that asks this supervisor. */
export async function linkMailedTo(mailroom: APIRequestContext, address: string, kind: "verify" | "approve") {
  const link = await inMailTo(mailroom, address, ({ links }) =>
    links.find((known) => known.includes(`/${kind}/`)),
  );
  if (link === undefined) throw new Error(`nothing was mailed to ${address} with a link to ${kind}`);
  return link;
}

/** The newest email to this address that matches: its text, and its reply link. */
export async function mailTo(mailroom: APIRequestContext, address: string, says: RegExp) {
  // Letters are written, and then sent, by separate jobs.
  const until = Date.now() + 45_000;
  while (Date.now() < until) {
    const mail = await inMailTo(mailroom, address, ({ text, links }) => {
      const reply = links.find((link) => link.includes("/reply/"));
      return says.test(text) && reply ? { text, reply } : undefined;
    });
    if (mail) return mail;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error(`nothing was mailed to ${address} that says ${says}`);
}

/** The same for a link of one kind, or a code. */
export async function mailedTo(mailroom: APIRequestContext, address: string, says: RegExp): Promise<string> {
  const until = Date.now() + 45_000;
  while (Date.now() < until) {
    const found = await inMailTo(mailroom, address, ({ text }) => says.exec(text)?.[0]);
    if (found !== undefined) return found;
    await new Promise((later) => setTimeout(later, 250));
  }
  throw new Error(`nothing was mailed to ${address} that says ${says}`);
}
