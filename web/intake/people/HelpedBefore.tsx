import { graphql, useFragment } from "react-relay";
import type { HelpedBefore_help$key } from "#relay/HelpedBefore_help.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.ts";

interface HelpedBeforeProps {
  help: HelpedBefore_help$key;
  /** The page of a case, for this reader. */
  hrefOf: (number: number) => string;
}

/** When a person was helped before, and in which case. */
export function HelpedBefore({ help: ref, hrefOf }: HelpedBeforeProps) {
  const t = useWords(words);
  const format = useFormat();
  const help = useFragment(
    graphql`
      fragment HelpedBefore_help on EarlierHelp @relay(plural: true) {
        number
        caseId
        helpType
        at
      }
    `,
    ref,
  );
  const [last] = help;
  if (!last) return null;
  return (
    <Notice title={t.last(format.date(last.at))}>
      <Stack as="ul" gap="xs">
        {help.map((one) => (
          <li key={`${one.number} ${one.helpType}`}>
            {t.help(one.helpType ? t.types[one.helpType] : t.money, format.date(one.at))}{" "}
            <TextLink href={hrefOf(one.number)}>{one.caseId}</TextLink>
          </li>
        ))}
      </Stack>
    </Notice>
  );
}
