import { useWords } from "../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { ownWords } from "./words.own.ts";

interface TonightProps {
  /** The list of help of their request. */
  here?: string;
  /** Then they no longer wait for an answer. */
  isDecided?: boolean;
}

/** What a person who asks for themself can do at once. */
export function Tonight({ here, isDecided }: TonightProps) {
  const t = useWords(ownWords).tonight;
  const lines = [
    { when: t.danger, number: "911", href: "tel:911" },
    { when: t.crisis, number: "988", href: "tel:988" },
    { when: t.nearby, number: "2-1-1", href: "tel:211" },
  ];
  return (
    <Notice tone="caution" icon="phone" title={t.title}>
      <Stack gap="sm">
        <p>{isDecided ? t.decidedText : t.text}</p>
        <Facts>
          {lines.map(({ when, number, href }) => (
            <Fact key={number} term={when}>
              <TextLink href={href} icon="phone">
                <strong translate="no">{number}</strong>
              </TextLink>
            </Fact>
          ))}
        </Facts>
        <Cluster gap="xs">
          <ButtonLink href="/resources?type=shelter" variant="quiet" icon="house">
            {t.shelters}
          </ButtonLink>
          {here !== undefined && (
            <ButtonLink href={here} variant="quiet" icon="pin">
              {t.yours}
            </ButtonLink>
          )}
        </Cluster>
      </Stack>
    </Notice>
  );
}
