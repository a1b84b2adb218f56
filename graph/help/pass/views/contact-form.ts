import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, choice, textField } from "../../../core/pages/parts.ts";
import { contactWays } from "../../../../shared/intake/safe-contact/rules.ts";
import { words } from "../../../intake/safe-contact/words.ts";
import type { PassContact } from "../contact.ts";
import { passAddress, type Again } from "../form.ts";

interface ContactFormOptions {
  contact: PassContact;
  again: Again | undefined;
  /** The person came to change it. */
  isContactOpen: boolean;
}

/** "How may we reach you?" */
export function contactCard({ contact, again, isContactOpen }: ContactFormOptions, language: Language) {
  const t = words(language);
  const own = again?.typed.act === "contact" ? again : undefined;
  const typed = own?.typed;
  const problem = (name: "way" | "phone" | "email" | "from" | "to") => own?.fields[name]?.[0];
  const hour = (name: "from" | "to") =>
    textField({
      ...{ name, label: t[name], value: typed?.[name] ?? contact[name], problem: problem(name) },
      ...{ maxLength: 5, type: "time" },
    });
  return html`<details class="card" id="contact" ${(own || isContactOpen) && html`open`}>
    <summary>${t.title}</summary>
    <p>${t.lead}</p>
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "contact", version: String(contact.version) })}
      ${choice({
        ...{ name: "way", label: t.way, problem: problem("way"), value: typed?.way ?? contact.way },
        options: contactWays.map((way) => [way, t.ways[way]] as const),
      })}
      ${textField({
        ...{
          name: "phone",
          id: "new-phone",
          label: t.phone,
          value: typed?.phone,
          problem: problem("phone"),
        },
        ...(contact.phone && { hint: t.known(contact.phone) }),
        ...{ type: "tel", maxLength: 40 },
      })}
      ${textField({
        ...{ name: "email", label: t.email, value: typed?.email, problem: problem("email") },
        ...(contact.email && { hint: t.known(contact.email) }),
        ...{ type: "email", maxLength: 254 },
      })}
      ${hour("from")} ${hour("to")}
      ${choice({
        ...{ name: "leave", label: t.leave, problem: undefined },
        value: typed?.leave ?? (contact.mayLeaveMessage ? "yes" : "no"),
        options: [
          ["yes", t.yes],
          ["no", t.no],
        ],
      })}
      <p class="hint">${t.agrees}</p>
      <p class="hint">${t.stopped}</p>
      <button type="submit">${t.save}</button>
    </form>
  </details>`;
}
