import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { words } from "./words.ts";

interface PrivacyLinkProps {
  /** For a form without a draft: typed text is not lost. */
  opensBeside?: boolean;
}

/** Below forms about people: a link to the server-rendered privacy page. */
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
