import { graphql, readInlineData } from "react-relay";
import type { DeleteTemplate_template$key } from "#relay/DeleteTemplate_template.graphql";
import type { DeleteTemplateMutation } from "#relay/DeleteTemplateMutation.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words } from "../words.desk.ts";

/** The template as the dialog first showed it. */
const fragment = graphql`
  fragment DeleteTemplate_template on CommunicationTemplate @inline {
    number
    version
    name
  }
`;

interface DeleteTemplateProps {
  template: DeleteTemplate_template$key;
  onDeleted: () => void;
  onClose: () => void;
}

/** Confirms that a template is retired. */
export function DeleteTemplate({ template, onDeleted, onClose }: DeleteTemplateProps) {
  const { number, version, name } = readInlineData(fragment, template);
  const t = useWords(words).wordings;
  const showFailure = useFailureToast();
  const [remove] = useAction<DeleteTemplateMutation>(graphql`
    mutation DeleteTemplateMutation($input: DeleteCommunicationTemplateInput!) {
      deleteCommunicationTemplate(input: $input) {
        number
      }
    }
  `);
  async function confirm() {
    try {
      await remove({ input: { number, version } });
      toast({ title: t.removed, description: name, tone: "positive" });
      onDeleted();
    } catch (error) {
      showFailure(error, { failed: t.failedRemove });
      throw error;
    }
  }
  return (
    <ConfirmDialog
      title={t.removeTitle(name)}
      isOpen
      isDangerous
      confirmText={t.remove}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t.removeText}</p>
    </ConfirmDialog>
  );
}
