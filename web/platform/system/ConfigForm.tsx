import { useState } from "react";
import { flushSync } from "react-dom";
import { graphql } from "react-relay";
import { differences, namesIn, type Settings } from "../../../shared/platform/system/settings.ts";
import { settingGroups } from "../../../shared/platform/system/setting-table.ts";
import type { ConfigFormMutation } from "#relay/ConfigFormMutation.graphql";
import { usePasswordAgain } from "../../accounts/admins/sign-in/usePasswordAgain.tsx";
import type { FieldErrors } from "../../core/http/fieldErrors.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { Disclosure } from "../../design/layout/Disclosure.tsx";
import { Actions, Muted, Stack } from "../../design/layout/layout.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { FormRows } from "../../design/fields/form/FormSection.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { ChangeList } from "./ChangeList.tsx";
import { settingsTyped, type TypedSettings } from "./settingsTyped.ts";
import { words } from "./words.desk.ts";
import { SettingInput } from "./SettingInput.tsx";

interface ConfigFormProps {
  /** As it was when the form was filled, and of which version. */
  base: Settings;
  baseVersion: number;
  /** The current one; someone else may have changed it meanwhile. */
  current: Settings;
  version: number;
  known: { setBy: Readonly<Record<string, string>>; hasPassword: boolean };
  /** The group that a link opens. */
  group: string;
  /** With the new version. */
  onSaved: (version: number) => void;
}

const groups = Object.values(settingGroups);

const kept = { secrets: ["smtpPassword"] };

/**
 * The configuration form, with its groups folded; those with an error open. Only differences are
 * sent, and shown before saving.
 */
export function ConfigForm({ base, baseVersion, current, version, known, group, onSaved }: ConfigFormProps) {
  const t = useWords(words).config;
  const showFailure = useFailureToast();
  const [run, passwordDialog] = usePasswordAgain();
  const [asked, setAsked] = useState<TypedSettings>();
  const [opened, setOpened] = useState<typeof groups>([]);
  const [asks, setAsks] = useState("");
  if (asks !== group) {
    setAsks(group);
    const named = Object.entries(settingGroups).filter(([name]) => name === group);
    setOpened((now) => [...now, ...named.map(([, found]) => found).filter((found) => !now.includes(found))]);
  }
  /** Of which version the form holds changes. */
  const [typedIn, setTypedIn] = useState<number>();
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
  /** At once, since the form then focuses the first field with an error. */
  function openWrong(errors: FieldErrors) {
    const wrong = groups.filter((one) => namesIn(one).some((name) => name in errors));
    flushSync(() => setOpened((now) => [...new Set([...now, ...wrong])]));
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
      <Form
        key={baseVersion}
        schema={settingsTyped(base)}
        onSubmit={look}
        onInvalid={openWrong}
        onChanged={() => setTypedIn(baseVersion)}
        aria-label={t.title}
      >
        <Stack gap="xs">
          {groups.map((one) => (
            <Disclosure
              key={one.label}
              title={one.label}
              aside={<Muted>{one.about}</Muted>}
              isOpen={opened.includes(one)}
              onToggle={(isOpen) =>
                setOpened((now) => (isOpen ? [...now, one] : now.filter((other) => other !== one)))
              }
            >
              <FormRows>
                {namesIn(one).map((name) => (
                  <SettingInput key={name} name={name} value={base[name]} setBy={known.setBy[name]} />
                ))}
                {one === settingGroups.email && !known.setBy["smtpPassword"] && (
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
            </Disclosure>
          ))}
        </Stack>
        <Actions isSticky>
          <SubmitButton icon="check" variant={typedIn === baseVersion ? "primary" : "quiet"}>
            {t.save}
          </SubmitButton>
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
