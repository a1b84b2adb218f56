import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { employmentStatuses } from "../../../../shared/intake/requests/rules.ts";
import type { VictimInfoChanges_request$key } from "#relay/VictimInfoChanges_request.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { KeptValuesContext } from "../../../design/fields/form/draftValues.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { useVictimInfo } from "./useVictimInfo.ts";
import { words } from "../words.ts";
import { words as formWords } from "../words.victimForm.ts";

/**
 * Shows the current record if someone changed it since this form, or its draft, was started. The
 * form sends the version that it has shown.
 */
export function VictimInfoChanges({ request: ref }: { request: VictimInfoChanges_request$key }) {
  const t = useWords(formWords);
  const { employment } = useWords(words);
  const kept = use(KeptValuesContext);
  const request = useFragment(
    graphql`
      fragment VictimInfoChanges_request on EmergencyRequest {
        victimInfo {
          ...useVictimInfo_victimInfo
        }
      }
    `,
    ref,
  );
  const info = useVictimInfo(request.victimInfo);
  const version = info?.version ?? 0;
  const [begun] = useState<Readonly<Record<string, unknown>>>(() =>
    "version" in kept ? kept : { ...info, version },
  );
  const isChanged = info && Number(begun["version"]) !== version;
  const status = employmentStatuses.find((one) => one === info?.employmentStatus);
  const said = { ...info, ...(status && { employmentStatus: employment[status] }) };
  return (
    <>
      <input type="hidden" name="version" value={version} />
      {isChanged && (
        <Notice tone="caution" isAlert title={t.changedTitle}>
          <Stack gap="sm">
            <p>{t.changedText(t.reset)}</p>
            <Facts>
              {fieldsOf(info)
                .filter((name) => (info[name] ?? "") !== (begun[name] ?? ""))
                .map((name) => (
                  <Fact key={name} term={t[name]}>
                    {said[name] || t.changedToNothing}
                  </Fact>
                ))}
            </Facts>
          </Stack>
        </Notice>
      )}
    </>
  );
}

type Info = NonNullable<ReturnType<typeof useVictimInfo>>;
const fieldsOf = ({ version: _shown, ...fields }: Info) => Object.keys(fields) as (keyof typeof fields)[];
