import type { HelpPassSession } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, marked } from "../../../core/pages/parts.ts";
import { words } from "../../../intake/safe-contact/words.ts";
import { demandLive } from "../answers.ts";
import type { PassContact } from "../contact.ts";
import { passAddress } from "../form.ts";
import { recordByHolder, type Pass } from "../open/open.ts";

/** Leads to a form, opened: for the contact, or for the VOCA report. */
export const changeQuery = "change";

/** "Is this still safe?", at every third visit, until it is answered. */
export function contactQuestion(contact: PassContact, language: Language) {
  const { still: t, ways } = words(language);
  const { way, phone, email, from, to } = contact;
  const address = way === "email" ? email : way === "any" ? [phone, email].filter(Boolean).join(", ") : phone;
  const said = way === "none" ? t.none : way === "any" ? t.any(address) : t.by(ways[way], address);
  return html`<section class="card" aria-labelledby="still">
    <h2 id="still">${t.title}</h2>
    <p>${marked(said, address)} ${way !== "none" && from && to && t.hours(from, to)}</p>
    <p>${t.why}</p>
    <form method="post" action="${passAddress}">
      ${carried({ act: "safe" })}
      <button type="submit">${t.yes}</button>
    </form>
    <p><a class="link" href="${passAddress}?${changeQuery}=contact#contact">${t.change}</a></p>
  </section>`;
}

/** "Yes, it is safe": the page no longer asks in this visit. The log says that it was confirmed. */
export async function confirmContact(
  context: Context,
  { pass, session }: { pass: Pass; session: HelpPassSession },
): Promise<void> {
  const { requestId } = pass;
  await context.db.$transaction(async (tx) => {
    await demandLive(tx, pass);
    const { count } = await tx.helpPassSession.updateMany({
      where: { id: session.id, asksContact: true },
      data: { asksContact: false },
    });
    if (count === 0) return;
    await tx.safeContact.updateMany({
      where: { requestId },
      data: { saidBy: "person", saidAt: context.now() },
    });
    await recordByHolder(context, tx, pass, { action: "contact.confirmed" });
  });
}

/** A change of the contact is an answer, too. */
export const stopAsking = ({ db }: Context, { id }: HelpPassSession) =>
  db.helpPassSession.updateMany({ where: { id }, data: { asksContact: false } });
