import { lazy, Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TemplateListQuery, TemplateListQuery$data } from "#relay/TemplateListQuery.graphql";
import { fetchOptions } from "../../../shell/desk/lists/fetchOptions.ts";
import { ForProgram } from "../../../shell/desk/ForProgram.tsx";
import { May } from "../../../shell/desk/May.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Cluster, Stack } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import { DeleteTemplate } from "./DeleteTemplate.tsx";
import { TemplateItem } from "./TemplateItem.tsx";
import { TemplatePreview } from "./TemplatePreview.tsx";

const TemplateDialog = lazy(() =>
  import("./TemplateDialog.tsx").then((file) => ({ default: file.TemplateDialog })),
);

type Template = TemplateListQuery$data["communicationTemplates"][number];
type OpenDialog = { act: "edit" | "preview" | "remove"; template: Template } | { act: "add" };

/**
 * The active templates; each can be previewed with a real case, and gets a new version when
 * changed.
 */
export function TemplateList({ fetchKey }: { fetchKey: number }) {
  const t = useWords(words).wordings;
  const [shown, setShown] = useState<OpenDialog>();
  const [reading, setReading] = useState(0);
  const { communicationTemplates: all } = useLazyLoadQuery<TemplateListQuery>(
    graphql`
      query TemplateListQuery {
        communicationTemplates {
          number
          ...TemplateItem_template
          ...TemplateDialog_template
          ...TemplatePreview_template
          ...DeleteTemplate_template
        }
      }
    `,
    {},
    fetchOptions(fetchKey + reading),
  );
  const close = () => setShown(undefined);
  function changed() {
    close();
    setReading((times) => times + 1);
  }
  return (
    <Stack>
      <ForProgram>
        <May do="workDesk">
          <Cluster>
            <Button icon="plus" variant="quiet" onPress={() => setShown({ act: "add" })}>
              {t.add}
            </Button>
          </Cluster>
        </May>
      </ForProgram>
      {all.length === 0 ? (
        <EmptyState icon="file" text={t.empty} />
      ) : (
        <Stack as="ul" gap="sm" label={t.label}>
          {all.map((template) => (
            <TemplateItem
              key={template.number}
              template={template}
              onAct={(act) => setShown({ act, template })}
            />
          ))}
        </Stack>
      )}
      <Suspense>
        {shown?.act === "add" && <TemplateDialog onSaved={changed} onClose={close} />}
        {shown?.act === "edit" && (
          <TemplateDialog template={shown.template} onSaved={changed} onClose={close} />
        )}
      </Suspense>
      {shown?.act === "preview" && <TemplatePreview template={shown.template} onClose={close} />}
      {shown?.act === "remove" && (
        <DeleteTemplate template={shown.template} onDeleted={changed} onClose={close} />
      )}
    </Stack>
  );
}
