import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CustodyQuery } from "#relay/CustodyQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Button } from "../../design/controls/Button.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { CaseLink } from "../../shell/desk/CaseLink.tsx";
import * as css from "./codes.css.ts";
import { SignCount } from "./SignCount.tsx";
import { words } from "./words.desk.ts";

const CountDialog = lazily(() => import("./CountDialog.tsx"), "CountDialog");

/**
 * The monthly counts of a provider's unused codes, and the codes that were given out and not used.
 */
export function Custody({ vendor }: { vendor: { id: string; name: string } }) {
  const t = useWords(words).custody;
  const format = useFormat();
  const [isCounting, setCounting] = useState(false);
  const [changes, setChanges] = useState(0);
  const { codeCounts, handedOutCodes } = useLazyLoadQuery<CustodyQuery>(
    graphql`
      query CustodyQuery($vendor: ID!) {
        codeCounts(vendor: $vendor) {
          number
          version
          month
          counted
          inSystem
          reason
          countedBy
          signedBy
          viewerCanSign
        }
        handedOutCodes(vendor: $vendor) {
          requestNumber
          caseId
          code
          value
          handedOutAt
          endsAt
        }
      }
    `,
    { vendor: vendor.id },
    { fetchPolicy: "store-and-network", fetchKey: changes },
  );
  const readAgain = () => setChanges((count) => count + 1);
  return (
    <Stack>
      <Stack gap="xs">
        <Cluster isSpread>
          <h4 className={css.title}>{t.counts}</h4>
          <Button variant="quiet" icon="pencil" onPress={() => setCounting(true)}>
            {t.count}
          </Button>
        </Cluster>
        <Muted>{t.why}</Muted>
        <ul className={css.codes}>
          {codeCounts.map((count) => (
            <li key={count.number} className={css.imported}>
              <div>
                <div>{t.counted(count.month, count.counted, count.inSystem)}</div>
                {count.reason && <div>{count.reason}</div>}
                <Muted>{t.by(count.countedBy, count.signedBy)}</Muted>
              </div>
              <Cluster gap="xs">
                {count.viewerCanSign && (
                  <SignCount
                    vendorId={vendor.id}
                    number={count.number}
                    version={count.version}
                    label={t.signOf(count.month)}
                    onDone={readAgain}
                  />
                )}
                <TextLink
                  href={`/api/admin/code-counts/${count.number}`}
                  icon="download"
                  download
                  aria-label={t.sheetOf(count.month)}
                >
                  {t.sheet}
                </TextLink>
              </Cluster>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack gap="xs">
        <h4 className={css.title}>{t.handedOut}</h4>
        {handedOutCodes.length === 0 && <Muted>{t.noneHandedOut}</Muted>}
        <ul className={css.codes}>
          {handedOutCodes.map(({ requestNumber, caseId, code, value, handedOutAt, endsAt }) => (
            <li key={`${requestNumber} ${code}`} className={css.imported}>
              <div>
                <CaseLink number={requestNumber} caseId={caseId} /> <Verbatim>{code}</Verbatim>{" "}
                {format.money(value)}
                <Muted>
                  {t.given(format.dateTime(handedOutAt), endsAt ? format.dateTime(endsAt) : null)}
                </Muted>
              </div>
            </li>
          ))}
        </ul>
      </Stack>
      <Suspense>
        {isCounting && <CountDialog vendor={vendor} onDone={readAgain} onClose={() => setCounting(false)} />}
      </Suspense>
    </Stack>
  );
}
