import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StrayFiles_query$key } from "#relay/StrayFiles_query.graphql";
import type { StrayFilesMutation } from "#relay/StrayFilesMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.desk.ts";

/**
 * Stored files that the database does not know, beyond what a day may move to the trash. A super
 * admin can let them go; nothing is shown if there are none.
 */
export function StrayFiles({ query }: { query: StrayFiles_query$key }) {
  const t = useWords(words).strays;
  const [isAsking, setAsking] = useState(false);
  const { strayFiles, viewer } = useFragment(
    graphql`
      fragment StrayFiles_query on Query {
        viewer {
          admin {
            role
          }
        }
        strayFiles {
          count
          released
        }
      }
    `,
    query,
  );
  const [release] = useAction<StrayFilesMutation>(graphql`
    mutation StrayFilesMutation($input: ReleaseStrayFilesInput!) {
      releaseStrayFiles(input: $input) {
        strayFiles {
          count
          released
        }
      }
    }
  `);
  const { count, released } = strayFiles;
  if (count === 0) return null;

  async function confirm() {
    await release({ input: { count } });
    toast({ title: t.released, tone: "positive" });
  }
  const mayRelease = released === 0 && viewer.admin?.role === "super_admin";
  return (
    <Notice tone={released === 0 ? "caution" : "info"} title={t.title(count)}>
      <Stack gap="sm">
        <p>{released === 0 ? t.text : t.waiting}</p>
        {mayRelease && (
          <div>
            <Button variant="quiet" onPress={() => setAsking(true)}>
              {t.release(count)}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        title={t.releaseTitle(count)}
        isOpen={isAsking}
        isDangerous
        confirmText={t.confirm}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>{t.releaseText}</p>
      </ConfirmDialog>
    </Notice>
  );
}
