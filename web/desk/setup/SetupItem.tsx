import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SetupItem_item$key } from "#relay/SetupItem_item.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { visuallyHidden } from "../../design/text/visuallyHidden.css.ts";
import { SetupNoteActions } from "./SetupNoteActions.tsx";
import * as css from "./SetupItem.css.ts";
import { words } from "./words.desk.ts";

const TestEmailDialog = lazily(() => import("../../platform/system/TestEmailDialog.tsx"), "TestEmailDialog");

const looks = {
  done: { tone: "positive", icon: "check" },
  open: { tone: "neutral", icon: "clock" },
  attention: { tone: "caution", icon: "alert" },
} as const;

/** One thing to set up: what was found, why it matters, and where it is done. */
export function SetupItem({ item: ref }: { item: SetupItem_item$key }) {
  const t = useWords(words);
  const format = useFormat();
  const [isTesting, setTesting] = useState(false);
  const data = useFragment(
    graphql`
      fragment SetupItem_item on SetupItem {
        item
        title
        meaning
        state
        fact
        how
        page {
          href
          label
        }
        note {
          by
          at
        }
        ...SetupNoteActions_item
      }
    `,
    ref,
  );
  const { item, title, meaning, state, fact, how, page, note } = data;
  const look = looks[state as keyof typeof looks] ?? looks.open;
  const isDone = state === "done";
  return (
    <li className={css.item}>
      <details>
        <summary className={css.summary}>
          <span className={css.mark}>
            <Icon name="chevron-right" />
          </span>
          <h3 className={css.title}>{title}</h3>
          <span className={css.found}>
            <span className={state === "open" ? visuallyHidden : undefined}>
              <Badge tone={look.tone} icon={look.icon}>
                {t.states[state] ?? state}
              </Badge>
            </span>
            <span>{fact}</span>
            {note && !isDone && <Muted>{t.notedBy(note.by, format.date(note.at))}</Muted>}
          </span>
        </summary>
        <p className={css.meaning}>{meaning}</p>
        {how !== null && !isDone && <p className={css.meaning}>{how}</p>}
      </details>
      <div className={css.actions}>
        {item === "test-email" && (
          <Button variant="quiet" icon="send" onPress={() => setTesting(true)}>
            {t.testEmail}
          </Button>
        )}
        {page && !isDone && item !== "test-email" && (
          <ButtonLink variant="quiet" href={page.href}>
            {page.label}
          </ButtonLink>
        )}
        <SetupNoteActions item={data} />
      </div>
      {isTesting && (
        <Suspense>
          <TestEmailDialog isOpen onClose={() => setTesting(false)} />
        </Suspense>
      )}
    </li>
  );
}
