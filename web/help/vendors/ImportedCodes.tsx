import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import type { ImportedCodesQuery } from "#relay/ImportedCodesQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { ApproveCodes } from "./ApproveCodes.tsx";
import * as css from "./codes.css.ts";
import { words } from "./words.desk.ts";

const CorrectCodesDialog = lazily(() => import("./CorrectCodesDialog.tsx"), "CorrectCodesDialog");

type Group = ImportedCodesQuery["response"]["importedCodes"][number];

interface ImportedCodesProps {
  vendor: { id: string; name: string };
  /** Reads them again when it changes. */
  readAgain: number;
}

/** The unused codes of a provider by import and value, each to correct or withdraw. */
export function ImportedCodes({ vendor, readAgain }: ImportedCodesProps) {
  const t = useWords(words).imports;
  const format = useFormat();
  const [opened, setOpened] = useState<Group>();
  const [corrections, setCorrections] = useState(0);
  const { importedCodes } = useLazyLoadQuery<ImportedCodesQuery>(
    graphql`
      query ImportedCodesQuery($vendor: ID!) {
        importedCodes(vendor: $vendor) {
          key
          batch
          importedAt
          importedBy
          isHeld
          viewerCanApprove
          value
          fundName
          codes
          unused
        }
      }
    `,
    { vendor: vendor.id },
    { fetchPolicy: "store-and-network", fetchKey: `${readAgain} ${corrections}` },
  );
  if (importedCodes.length === 0) return null;
  return (
    <Stack gap="xs">
      <h3 className={css.title}>{t.title}</h3>
      <ul className={css.codes}>
        {importedCodes.map((group) => {
          const value =
            group.value === null || group.value === undefined ? t.noValue : format.money(group.value);
          return (
            <li key={group.key} className={css.imported}>
              <div>
                <div>{t.unused(group.unused, group.codes, value)}</div>
                <Muted>{t.from(format.dateTime(group.importedAt), group.importedBy, group.fundName)}</Muted>
                {group.isHeld && !group.viewerCanApprove && <Muted>{t.waitsForAnother}</Muted>}
              </div>
              <Cluster gap="xs">
                {group.viewerCanApprove && group.batch && (
                  <ApproveCodes
                    vendorId={vendor.id}
                    batch={group.batch}
                    label={t.approveOf(group.unused, value)}
                    onDone={() => setCorrections((count) => count + 1)}
                  />
                )}
                <Button
                  variant="plain"
                  aria-label={t.correctOf(group.unused, value)}
                  onPress={() => setOpened(group)}
                >
                  {t.correct}
                </Button>
              </Cluster>
            </li>
          );
        })}
      </ul>
      <Suspense>
        {opened && (
          <CorrectCodesDialog
            vendor={vendor}
            codes={opened}
            onDone={() => setCorrections((count) => count + 1)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Stack>
  );
}
