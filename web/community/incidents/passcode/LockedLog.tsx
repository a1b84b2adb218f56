import { Suspense, useState } from "react";
import { lazily } from "../../../core/routing/lazily.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { currentPasscodeForm } from "./passcodeForms.ts";
import { log } from "../store/useIncidentLog.ts";
import { words } from "../words.ts";

const EraseDialog = lazily(() => import("../EraseDialog.tsx"), "EraseDialog");

/** A locked log shows only the unlock form, and erasing for a person who forgot the passcode. */
export function LockedLog() {
  const t = useWords(words).passcode;
  const [isForgotten, setForgotten] = useState(false);

  async function unlock(passcode: string) {
    if (!(await log.unlock(passcode))) return { current: [t.problems.wrong] };
    return undefined;
  }

  return (
    <Card title={t.lockedTitle} icon="lock">
      <Form aria-label={t.lockedTitle} schema={currentPasscodeForm(t.problems.wrong)} onSubmit={unlock}>
        <p>{t.lockedText}</p>
        <TextField name="current" type="password" label={t.passcode} autoComplete="off" isRequired />
        <Stack gap="xs">
          <SubmitButton isWide pendingText={t.opening}>
            {t.unlock}
          </SubmitButton>
          <Button variant="plain" isWide onPress={() => setForgotten(true)}>
            {t.forgotten}
          </Button>
        </Stack>
      </Form>
      <Suspense>
        {isForgotten && (
          <EraseDialog title={t.forgottenTitle} text={t.forgottenText} onClose={() => setForgotten(false)} />
        )}
      </Suspense>
    </Card>
  );
}
