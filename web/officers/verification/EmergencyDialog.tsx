import { useNavigate } from "react-router-dom";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.ts";
import { graphql } from "react-relay";
import type { EmergencyDialogMutation } from "#relay/EmergencyDialogMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** Explains what 911 Verify grants, and what not, before it is used. */
export function EmergencyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { actions: t, toasts } = useWords(words);
  const [verify] = useEmergencyVerify();
  const navigate = useNavigate();

  async function confirm() {
    await verify({});
    toast({ title: toasts.provisional, description: toasts.provisionalText, tone: "positive" });
    void navigate("/case-tracking");
  }
  return (
    <ConfirmDialog
      title={t.confirmTitle}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
      confirmText={t.confirm}
      pendingText={t.confirming}
      isDangerous
    >
      <p>{t.confirmLead}</p>
      <ul>
        {t.grants.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

const useEmergencyVerify = () =>
  useAction<EmergencyDialogMutation>(graphql`
    mutation EmergencyDialogMutation {
      emergencyVerify {
        verification {
          ...StatusNotice_verification
          ...VerificationActions_verification
        }
      }
    }
  `);
