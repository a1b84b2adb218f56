import { graphql, useFragment } from "react-relay";
import type { PauseNotice_pause$key } from "#relay/PauseNotice_pause.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { TextLink } from "../../../design/controls/links.tsx";
import { Cluster, Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { words } from "./words.pause.ts";

/** Requests are not paid for now: why, and what works all the same. */
export function PauseNotice({ pause }: { pause: PauseNotice_pause$key }) {
  const t = useWords(words);
  const { reason, text } = useFragment(
    graphql`
      fragment PauseNotice_pause on ProgramPause {
        reason
        text
      }
    `,
    pause,
  );
  return (
    <Notice tone="caution" icon="clock" title={reason === "paused" ? t.paused : t.noMoney}>
      <Stack gap="sm">
        <p dir="auto">{text ?? (reason === "paused" ? t.pausedText : t.noMoneyText)}</p>
        <p>{t.works}</p>
        <Cluster>
          <TextLink href="/resources" icon="pin">
            {t.resources}
          </TextLink>
          <TextLink href="tel:211" icon="phone">
            {t.call}
          </TextLink>
        </Cluster>
      </Stack>
    </Notice>
  );
}
