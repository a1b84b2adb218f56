import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../text/Badge.tsx";
import { Fact, Facts } from "../display/Facts.tsx";
import { Cluster } from "../layout/layout.tsx";
import { Notice } from "../text/Notice.tsx";
import { State } from "./State.tsx";
import { words } from "./words.gallery.ts";

const tones = ["critical", "caution", "positive", "info", "neutral"] as const;

export function Messages() {
  const { messages: t, states, table } = useWords(words);
  return (
    <>
      <State name={states.usual}>
        <Cluster gap="xs">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {t.badges[tone]}
            </Badge>
          ))}
        </Cluster>
        {tones.map((tone) => (
          <Notice key={tone} tone={tone} title={t.tones[tone]}>
            {t.body}
          </Notice>
        ))}
      </State>
      <State name={states.long}>
        <Facts>
          <Fact term={t.term}>{table.longNeed}</Fact>
          <Fact term={t.termOther}>{table.names.at(-1)}</Fact>
        </Facts>
      </State>
    </>
  );
}
