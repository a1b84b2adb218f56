import { useState } from "react";
import { graphql } from "react-relay";
import { differences, namesIn, type Settings } from "../../../shared/platform/system/settings.ts";
import { settingGroups } from "../../../shared/platform/system/setting-table.ts";
import type { ConfigFormMutation } from "#relay/ConfigFormMutation.graphql";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { FormRows, FormSection } from "../../design/fields/form/FormSection.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { JumpLinks } from "../../shell/desk/shell/JumpLinks.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { settingsTyped, type TypedSettings } from "./settingsTyped.ts";
import { words } from "./words.desk.ts";
import { SettingInput } from "./SettingInput.tsx";

interface ConfigFormProps {
  /** As it was when the form was opened. */
  base: Settings;
  /** The current one; someone else may have changed it meanwhile. */
  current: Settings;
  version: number;
  known: { setBy: Readonly<Record<string, string>>; hasPassword: boolean };
  /** With the new version. */
  onSaved: (version: number) => void;
}

const placeOf = (group: string) => `settings-${group}`;
const groups = Object.entries(settingGroups).map(([id, { label }]) => ({ id: placeOf(id), name: label }));

const kept = { secrets: ["smtpPassword"] };

/** The configuration form. Only differences are sent, and shown before saving. */
export function ConfigForm({ base, current, version, known, onSaved }: ConfigFormProps) {
  const t = useWords(words).config;
  const showFailure = useFailureToast();
  const [run, passwordDialog] = usePasswordAgain();
  const [asked, setAsked] = useState<TypedSettings>();
  const [save] = useSecretAction<ConfigFormMutation>(
    graphql`
      mutation ConfigFormMutation($input: SaveSystemConfigInput!) {
        saveSystemConfig(input: $input) {
          timeZone {
            name
            source
          }
          systemConfig {
            version
            ...SystemConfigPanel_config
          }
        }
      }
    `,
    kept,
  );
  const own = asked ? Object.keys(differences(base, asked.settings)) : [];
  const changes = Object.entries(asked ? differences(current, asked.settings) : {}).filter(([name]) =>
    own.includes(name),
  );
  const secret = asked?.smtpPassword
    ? { before: known.hasPassword ? t.set : t.notSet, after: t.newPassword }
    : asked?.removeSmtpPassword && { before: t.set, after: t.notSet };

  function look(typed: TypedSettings) {
    const isSame = Object.keys(differences(base, typed.settings)).length === 0;
    if (isSame && !typed.smtpPassword && !typed.removeSmtpPassword) toast({ title: t.nothing, tone: "info" });
    else setAsked(typed);
  }
  async function confirm() {
    const next = Object.fromEntries(changes.map(([name, { after }]) => [name, after]));
    const password = asked?.smtpPassword
      ? { smtpPassword: asked.smtpPassword }
      : asked?.removeSmtpPassword && { removeSmtpPassword: true };
    try {
      const { saveSystemConfig } = await run(() => save({ input: { version, ...next, ...password } }));
      toast({ title: t.saved, tone: "positive" });
      onSaved(saveSystemConfig.systemConfig.version);
    } catch (error) {
      showFailure(error, { failed: t.saveFailed, failedText: t.saveFailedText });
      throw error;
    }
  }
  return (
    <>
      <JumpLinks label={t.parts} places={groups} />
      <Form schema={settingsTyped(base)} onSubmit={look} aria-label={t.title}>
        {Object.entries(settingGroups).map(([id, group]) => (
          <FormSection key={id} id={placeOf(id)} title={group.label}>
            <FormRows>
              {namesIn(group).map((name) => (
                <SettingInput key={name} name={name} value={base[name]} setBy={known.setBy[name]} />
              ))}
              {group === settingGroups.email && !known.setBy["smtpPassword"] && (
                <>
                  <TextField
                    name="smtpPassword"
                    label={t.fields.smtpPassword}
                    description={t.passwordHint(known.hasPassword)}
                    type="password"
                    autoComplete="new-password"
                    maxLength={500}
                  />
                  {known.hasPassword && <Checkbox name="removeSmtpPassword">{t.removePassword}</Checkbox>}
                </>
              )}
            </FormRows>
          </FormSection>
        ))}
        <Actions isSticky>
          <SubmitButton icon="check">{t.save}</SubmitButton>
        </Actions>
      </Form>
      {asked && (
        <ConfirmDialog
          title={t.diffTitle}
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={confirm}
          confirmText={t.save}
          pendingText={t.saving}
        >
          <ChangeList
            changes={[
              ...changes.map(([field, { before, after }]) => ({ field, before, after })),
              ...(secret ? [{ field: "smtpPassword", ...secret }] : []),
            ]}
          />
        </ConfirmDialog>
      )}
      {passwordDialog}
    </>
  );
}
