import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { Icon, type IconName } from "../../../design/text/Icon.tsx";
import { isSameHost, labelOf, readContacts, type Contact } from "./contact.ts";
import * as css from "./ContactLinks.css.ts";

interface ContactLinksProps {
  text: string;
  /** A website that has a link of its own: it is not repeated. */
  website?: string | null | undefined;
}

/** The contacts of a resource, each one tap away. */
export function ContactLinks({ text, website }: ContactLinksProps) {
  const contacts = readContacts(text).filter(
    ({ kind, href }) => kind !== "site" || !isSameHost(href, website),
  );
  if (contacts.length === 0) return null;
  return (
    <div className={css.contacts}>
      {contacts.map((contact) => (
        <OneContact key={contact.text} contact={contact} />
      ))}
    </div>
  );
}

/** Plain anchors: all are external, so the router is not involved. */
function OneContact({ contact }: { contact: Contact }) {
  const { href, kind } = contact;
  const shown = (
    <span>
      <BreakableText text={labelOf(contact)} />
    </span>
  );
  if (!href) return <span className={css.contact}>{shown}</span>;
  return (
    <a href={href} className={css.tappable} translate="no" {...(kind === "site" && besideOurs)}>
      <Icon name={icons[kind]} />
      {shown}
    </a>
  );
}

const besideOurs = { target: "_blank", rel: "noopener noreferrer" };

const icons: Record<Contact["kind"], IconName> = {
  phone: "phone",
  mail: "mail",
  site: "external",
  text: "info",
};
