import { Fragment } from "react";
import { graphql, readInlineData } from "react-relay";
import type { TemplateDialog_template$key } from "#relay/TemplateDialog_template.graphql";
import type { TemplateDialogMutation } from "#relay/TemplateDialogMutation.graphql";
import { languages } from "../../../../shared/core/forms/fields.ts";
import {
  fieldsOf,
  nameMost,
  subjectMost,
  templateChannels,
  templateForm,
  templateRecipients,
  templateVariables,
} from "../../../../shared/messages/templates/rules.ts";
import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words } from "../words.desk.ts";

/** The template as the dialog first showed it. */
const fragment = graphql`
  fragment TemplateDialog_template on CommunicationTemplate @inline {
    number
    version
    name
    type
    recipientType
    en {
      subject
      body
    }
    es {
      subject
      body
    }
    fr {
      subject
      body
    }
  }
`;

interface TemplateDialogProps {
  /** Omitted for a new template. */
  template?: TemplateDialog_template$key;
  onSaved: () => void;
  onClose: () => void;
}

/** A template in three languages. Saving creates a new version; earlier ones stay. */
export function TemplateDialog({ template: ref, onSaved, onClose }: TemplateDialogProps) {
  const template = readInlineData(fragment, ref);
  const texts = template && { en: template.en, es: template.es, fr: template.fr };
  const all = useWords(words);
  const t = all.wordings;
  const showFailure = useFailureToast();
  const [type, setType] = useState<string>(template?.type ?? "email");
  const [save] = useAction<TemplateDialogMutation>(graphql`
    mutation TemplateDialogMutation($input: SaveCommunicationTemplateInput!) {
      saveCommunicationTemplate(input: $input) {
        template {
          ...TemplateItem_template
          ...TemplateDialog_template
        }
      }
    }
  `);
  const title = template ? t.editTitle(template.name) : t.newTitle;
  const known = { number: template?.number ?? null, version: template?.version ?? null };
  return (
    <FormDialog
      title={title}
      isWide
      schema={templateForm}
      onFailed={(error) => showFailure(error, { failed: t.failed }, "template")}
      onSubmit={async (form) => {
        await save({ input: { ...form, ...known } });
        toast({ title: t.saved(form.name), tone: "positive", about: "template" });
        onSaved();
      }}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
      icon="check"
    >
      <TextField
        name="name"
        label={t.name}
        defaultValue={template?.name ?? ""}
        maxLength={nameMost}
        isRequired
        autoFocus
      />
      <Select
        name="type"
        label={t.type}
        value={type}
        onChange={(id) => setType(String(id))}
        options={templateChannels.map((id) => ({ id, label: all.inbox.types[id] }))}
      />
      <Select
        name="recipientType"
        label={t.recipientType}
        defaultValue={template?.recipientType ?? "victim"}
        options={templateRecipients.map((id) => ({ id, label: all.kinds[id] }))}
      />
      <Muted>{t.known(templateVariables.map((variable) => `{${variable}}`).join(", "))}</Muted>
      {languages.map((language) => {
        const { subject, body } = fieldsOf(language);
        const name = t.languages[language];
        return (
          <Fragment key={language}>
            {type === "email" && (
              <TextField
                name={subject}
                label={t.subject(name)}
                defaultValue={texts?.[language].subject ?? ""}
                maxLength={subjectMost}
                isRequired
              />
            )}
            <TextField
              name={body}
              label={t.body(name)}
              defaultValue={texts?.[language].body ?? ""}
              rows={4}
              isRequired
            />
          </Fragment>
        );
      })}
    </FormDialog>
  );
}
