import { useLocale, useWords } from "../core/i18n/i18n.tsx";
import { TextLink } from "../design/controls/links.tsx";
import { words } from "./words.ts";

interface PrivacyLinkProps {
  /** For a form that keeps no draft: what was typed is not lost. */
  opensBeside?: boolean;
}

/**
 * Under a form that asks about people: the page that says what is kept, which the server writes.
 */
export function PrivacyLink({ opensBeside = false }: PrivacyLinkProps) {
  const t = useWords(words);
  const href = `/privacy?lang=${useLocale()}`;
  return (
    <p>
      <TextLink href={href} icon="lock" {...(opensBeside ? { target: "_blank" } : { rel: "external" })}>
        {t.link}
      </TextLink>
    </p>
  );
}
