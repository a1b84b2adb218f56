import { useId, useRef } from "react";
import type { RightsTab } from "../../../shared/community/rights/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { guide } from "./guide.ts";
import { MoreRights, Points } from "./MoreRights.tsx";
import * as css from "./RightsText.css.ts";
import { words } from "./words.ts";

/** The general content in every tab, followed by the tab's additions. */
export function RightsText({ tab }: { tab: RightsTab }) {
  const t = useWords(words);
  const { general, tabs, moreFor } = useWords(guide);
  const moreHeading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const title = moreFor(tabs[tab]);

  return (
    <Stack gap="lg">
      {tab !== "general" && (
        <div>
          <Button variant="quiet" icon="chevron-down" onPress={() => moreHeading.current?.focus()}>
            {t.skipToMore(title)}
          </Button>
        </div>
      )}
      <section className={css.section} aria-labelledby={`${id}general`}>
        <h2 id={`${id}general`}>{general.title}</h2>
        {general.amendments.map(({ title: name, text, points }) => (
          <Card key={name} title={name} level={3} icon="shield">
            <p>{text}</p>
            <Points points={points} />
          </Card>
        ))}
        <Card title={general.tipsTitle} level={3} icon="check">
          <ol className={css.tips}>
            {general.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ol>
        </Card>
      </section>
      <MoreRights tab={tab} headingRef={moreHeading} />
    </Stack>
  );
}
