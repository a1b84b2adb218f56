import { graphql, useFragment } from "react-relay";
import type { HelpedBefore_request$key } from "#relay/HelpedBefore_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.ts";

interface HelpedBeforeProps {
  request: HelpedBefore_request$key;
  /** The page of a case, for this reader. */
  hrefOf: (number: number) => string;
}

/** When the person of a request was helped before, and in which case. */
export function HelpedBefore({ request: ref, hrefOf }: HelpedBeforeProps) {
  const t = useWords(words);
  const format = useFormat();
  const { helpedBefore } = useFragment(
    graphql`
      fragment HelpedBefore_request on EmergencyRequest {
        helpedBefore {
          number
          caseId
          helpType
          at
        }
      }
    `,
    ref,
  );
  const [last] = helpedBefore;
  if (!last) return null;
  return (
    <Notice title={t.lastHelped(format.date(last.at))}>
      <Stack as="ul" gap="xs">
        {helpedBefore.map((one) => (
          <li key={`${one.number} ${one.helpType}`}>
            {t.helped(one.helpType ? t.types[one.helpType] : t.money, format.date(one.at))}{" "}
            <TextLink href={hrefOf(one.number)}>{one.caseId}</TextLink>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
