import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { AuditTabMutation } from "#relay/AuditTabMutation.graphql";
import type { AuditTabQuery } from "#relay/AuditTabQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useMay } from "../../shell/desk/permissions.ts";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { AuditExport } from "./AuditExport.tsx";
import { anywhere } from "../../design/layout/layout.css.ts";
import { ChainResult } from "./ChainResult.tsx";
import { words } from "./words.desk.ts";

const lookAgainMs = 1000;

/** The audit log's numbers, the state of its chain, and its export. */
export function AuditTab({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words).audit;
  const format = useFormat();
  const showFailure = useFailureToast();
  const [reading, setReading] = useState(0);
  const may = useMay();
  const { auditChain: chain } = useLazyLoadQuery<AuditTabQuery>(
    graphql`
      query AuditTabQuery {
        auditChain {
          entries
          sealed
          headNumber
          headHash
          verification {
            state
            ...ChainResult_verification
          }
        }
      }
    `,
    {},
    { fetchKey: `${fetchKey}.${reading}`, fetchPolicy: "store-and-network" },
  );
  const [verify, isBeginning] = useAction<AuditTabMutation>(graphql`
    mutation AuditTabMutation {
      verifyAuditChain {
        chain {
          entries
        }
      }
    }
  `);
  const isRunning = chain.verification?.state === "running";
  const readAgain = useEffectEvent(() => setReading((times) => times + 1));
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => readAgain(), lookAgainMs);
    return () => clearInterval(timer);
  }, [isRunning]);

  async function begin() {
    try {
      await verify({});
    } catch (error) {
      showFailure(error, { failed: t.failed });
    }
    setReading((times) => times + 1);
  }
  return (
    <Stack>
      <Notice tone="positive" title={t.active}>
        <p>{t.figures(format.number(chain.entries), format.number(chain.sealed))}</p>
        <p>{t.text}</p>
      </Notice>
      <Muted>
        {chain.headNumber === null || chain.headNumber === undefined ? (
          t.noHead
        ) : (
          <span className={anywhere}>{t.head(chain.headNumber, chain.headHash ?? "")}</span>
        )}
      </Muted>
      {may("exportRecords") ? (
        <>
          <May do="manageSystem">
            <Cluster>
              <Button icon="shield" isPending={isBeginning || isRunning} onPress={() => void begin()}>
                {t.verify}
              </Button>
            </Cluster>
          </May>
          {chain.verification && <ChainResult verification={chain.verification} />}
          <AuditExport />
        </>
      ) : (
        <Muted>{t.onlySuper}</Muted>
      )}
    </Stack>
  );
}
