import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { Icon, type IconName } from "../../../design/text/Icon.tsx";
import { readContacts, type Contact } from "./contact.ts";
import * as css from "./ContactLinks.css.ts";

/** The contacts of a resource, each one tap away. */
export const ContactLinks = ({ text }: { text: string }) => (
  <div className={css.contacts}>
    {readContacts(text).map((contact) => (
      <OneContact key={contact.text} contact={contact} />
    ))}
  </div>
);

/** Plain anchors: all are external, so the router is not involved. */
function OneContact({ contact: { text, href, kind } }: { contact: Contact }) {
  const shown = (
    <span>
      <BreakableText text={text} />
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
