import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { terminalForm } from "../../../shared/help/redemption/rules.ts";
import type { TerminalsDialog_vendor$key } from "#relay/TerminalsDialog_vendor.graphql";
import type { TerminalsDialogInviteMutation } from "#relay/TerminalsDialogInviteMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Actions, Muted, Stack } from "../../design/layout/layout.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { TerminalLine } from "./TerminalLine.tsx";
import { TerminalSheet, type Invited } from "./TerminalSheet.tsx";
import { list } from "../../design/layout/layout.css.ts";
import { words } from "./words.desk.ts";

interface TerminalsDialogProps {
  vendor: TerminalsDialog_vendor$key;
  onClose: () => void;
}

/** A vendor's redemption terminals, and a one-time link for a further one. */
export function TerminalsDialog({ vendor: ref, onClose }: TerminalsDialogProps) {
  const t = useWords(words).terminals;
  const { id, name, terminals } = useFragment(
    graphql`
      fragment TerminalsDialog_vendor on Vendor {
        id
        name
        terminals {
          id
          isRevoked
          ...TerminalLine_terminal
        }
      }
    `,
    ref,
  );
  const [invite] = useSecretAction<TerminalsDialogInviteMutation>(graphql`
    mutation TerminalsDialogInviteMutation($input: InviteTerminalInput!) {
      inviteTerminal(input: $input) {
        href
        qr {
          size
          path
        }
      }
    }
  `);
  // Kept here alone, until the sheet closes. The list reads the invitation by the subscription.
  const [invited, setInvited] = useState<Invited>();
  if (invited) return <TerminalSheet invited={invited} onClose={() => setInvited(undefined)} />;

  async function make({ name: device }: { name: string }) {
    const { inviteTerminal } = await invite({ input: { vendor: id, name: device } });
    setInvited({ name: device, ...inviteTerminal });
  }
  const shown = terminals.filter(({ isRevoked }) => !isRevoked);
  return (
    <Dialog title={t.title(name)} isOpen keepsOpen onClose={onClose}>
      <Stack>
        <p>{t.lead}</p>
        {shown.length === 0 ? (
          <Muted>{t.none}</Muted>
        ) : (
          <ul className={list}>
            {shown.map((terminal) => (
              <TerminalLine key={terminal.id} terminal={terminal} />
            ))}
          </ul>
        )}
        <Form schema={terminalForm} onSubmit={make} aria-label={t.add}>
          <TextField name="name" label={t.name} description={t.nameHint} maxLength={40} isRequired />
          <Actions>
            <Button variant="quiet" onPress={onClose}>
              {t.close}
            </Button>
            <SubmitButton pendingText={t.adding}>{t.add}</SubmitButton>
          </Actions>
        </Form>
      </Stack>
    </Dialog>
  );
}
