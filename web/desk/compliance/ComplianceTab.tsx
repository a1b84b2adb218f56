import { graphql, useLazyLoadQuery } from "react-relay";
import type { ComplianceTabQuery, ComplianceTabQuery$data } from "#relay/ComplianceTabQuery.graphql";
import { fetchOptions } from "../../shell/desk/lists/fetchOptions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Meter } from "../../design/display/bars/Meter.tsx";
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
            broken
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
            <p className={css.value} data-unknown={value === null || undefined}>
              {value ?? t.noData}
            </p>
            {value !== null && <p className={css.note}>{basis}</p>}
            <p className={css.note}>{means}</p>
          </li>
        ))}
      </ul>
      <h3>{t.rules}</h3>
      <Stack as="ul" gap="xs">
        {compliance.rules.map((rule) => (
          <RuleItem key={rule.name} {...rule} />
        ))}
      </Stack>
    </Stack>
  );
}

function RuleItem({ label, means, applies, kept, share, broken }: Rule) {
  const t = useWords(words);
  return (
    <li className={css.rule}>
      {share === null ? (
        <Cluster isSpread>
          <span>{label}</span>
          <Muted>{t.appliesToNone}</Muted>
        </Cluster>
      ) : (
        <Meter label={label} value={share} most={100} valueText={`${share}% · ${t.keptOf(kept, applies)}`} />
      )}
      <p className={css.note}>{means}</p>
      {broken.length > 0 && <p className={css.note}>{t.broken(broken, applies - kept - broken.length)}</p>}
    </li>
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
