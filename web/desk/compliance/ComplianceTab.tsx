import { graphql, useLazyLoadQuery } from "react-relay";
import type { ComplianceTabQuery, ComplianceTabQuery$data } from "#relay/ComplianceTabQuery.graphql";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Meter } from "../../design/display/bars/Meter.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { secondary } from "../../design/layout/layout.css.ts";
import * as css from "./compliance.css.ts";
import { words } from "./words.desk.ts";
import { useCallback, useState } from "react";
import { saveFile } from "../../core/device/saveFile.ts";
import { fetchFile } from "../../core/http/fetchFile.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";

type Rule = ComplianceTabQuery$data["compliance"]["rules"][number];

/**
 * Compliance of decisions with the rules: each number with its meaning, each rule with its share.
 */
export function ComplianceTab({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words);
  const { isMaking, makeReport } = useComplianceReport();
  const { compliance } = useLazyLoadQuery<ComplianceTabQuery>(
    graphql`
      query ComplianceTabQuery {
        compliance {
          viewerCanReport
          figures {
            name
            label
            means
            value
            basis
          }
          rules {
            name
            label
            means
            applies
            kept
            share
            brokenCases {
              number
              caseId
            }
          }
        }
      }
    `,
    {},
    fetchOptions(fetchKey),
  );
  return (
    <Stack>
      <Cluster isSpread>
        <Muted>{t.lead}</Muted>
        {compliance.viewerCanReport ? (
          <Button variant="quiet" icon="download" isPending={isMaking} onPress={() => void makeReport()}>
            {t.report}
          </Button>
        ) : (
          <Muted>{t.onlySuper}</Muted>
        )}
      </Cluster>
      <ul className={css.figures}>
        {compliance.figures.map(({ name, label, means, value, basis }) => (
          <li key={name} className={css.figure}>
            <h3 className={css.label}>{label}</h3>
            <p
              className={css.value}
              data-unknown={value === null || undefined}
              data-low={(name === "score" && value !== null && parseFloat(value) < minShare) || undefined}
            >
              {value ?? t.noData}
            </p>
            {value !== null && <p className={secondary}>{basis}</p>}
            <p className={secondary}>{means}</p>
          </li>
        ))}
      </ul>
      <h3>{t.rules}</h3>
      <Stack as="ul" gap="xs">
        {worstFirst(compliance.rules).map((rule) => (
          <RuleItem key={rule.name} {...rule} />
        ))}
      </Stack>
    </Stack>
  );
}

/** In percent: below this a rule was broken more often than it was kept. */
const minShare = 50;

function RuleItem({ label, means, applies, kept, share, brokenCases }: Rule) {
  const t = useWords(words);
  return (
    <li className={css.rule}>
      {share === null || share === 100 ? (
        <Cluster isSpread>
          <span>{label}</span>
          {share === null ? (
            <Muted>{t.appliesToNone}</Muted>
          ) : (
            <Badge tone="positive" icon="check" isPlain>
              {t.keptOf(kept, applies)}
            </Badge>
          )}
        </Cluster>
      ) : (
        <Meter
          label={label}
          value={share}
          most={100}
          valueText={`${share}% · ${t.keptOf(kept, applies)}`}
          isCritical={share < minShare}
        />
      )}
      <p className={secondary}>{means}</p>
      {brokenCases.length > 0 && <BrokenCases cases={brokenCases} count={applies - kept} />}
    </li>
  );
}

/** What is broken most comes first; what applies to no case last. */
const worstFirst = (rules: readonly Rule[]) =>
  [...rules].sort((one, other) => (one.share ?? 101) - (other.share ?? 101));

const shownCases = 5;

/** The newest cases that broke a rule; the others on demand. */
function BrokenCases({ cases, count }: { cases: Rule["brokenCases"]; count: number }) {
  const t = useWords(words);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? cases : cases.slice(0, shownCases);
  return (
    <Cluster gap="xs">
      <Badge tone="caution" icon="alert">
        {t.broken}
      </Badge>
      {shown.map(({ number, caseId }) => (
        <CaseLink key={number} number={number} caseId={caseId} />
      ))}
      {cases.length > shownCases && (
        <Button variant="plain" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? t.fewer : t.all(cases.length)}
        </Button>
      )}
      {isWhole && count > cases.length && <Muted>{t.more(count - cases.length)}</Muted>}
    </Cluster>
  );
}

/** Generates the report and downloads it. */
function useComplianceReport() {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [isMaking, setMaking] = useState(false);
  const makeReport = useCallback(async () => {
    setMaking(true);
    try {
      const { name, content } = await fetchFile("/api/admin/compliance/report");
      saveFile(content, name);
      toast({ title: t.reported, description: name, tone: "positive", about: "compliance" });
    } catch (error) {
      showFailure(error, { failed: t.reportFailed }, "compliance");
    } finally {
      setMaking(false);
    }
  }, [t, showFailure]);
  return { isMaking, makeReport };
}
