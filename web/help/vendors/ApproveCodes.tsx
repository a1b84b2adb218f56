import { graphql } from "react-relay";
import type { ApproveCodesMutation } from "#relay/ApproveCodesMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { words } from "./words.desk.ts";

interface ApproveCodesProps {
  vendorId: string;
  batch: string;
  /** For screen readers: which codes. */
  label: string;
  onDone: () => void;
}

/** Lets dispatches take the codes that another person imported. */
export function ApproveCodes({ vendorId: id, batch, label, onDone }: ApproveCodesProps) {
  const t = useWords(words).imports;
  const [approve, isBusy] = useAction<ApproveCodesMutation>(graphql`
    mutation ApproveCodesMutation($input: ApproveVendorCodesInput!) {
      approveVendorCodes(input: $input) {
        approved
        vendor {
          ...CodesDialog_vendor
        }
      }
    }
  `);
  const attempt = useAttempt(t, onDone);
  async function press() {
    const done = await attempt(id, () => approve({ input: { id, batch } }));
    if (!done) return;
    toast({ title: t.approved(done.approveVendorCodes.approved), tone: "positive", about: id });
    onDone();
  }
  return (
    <Button variant="quiet" icon="check" isPending={isBusy} aria-label={label} onPress={() => void press()}>
      {t.approve}
    </Button>
  );
}
