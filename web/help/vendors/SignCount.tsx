import { graphql } from "react-relay";
import type { SignCountMutation } from "#relay/SignCountMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { useAttempt } from "../../design/overlays/useAttempt.ts";
import { words } from "./words.desk.ts";

interface SignCountProps {
  vendorId: string;
  number: number;
  version: number;
  /** For screen readers: which month. */
  label: string;
  onDone: () => void;
}

/** Signs another person's count. */
export function SignCount({ vendorId, number, version, label, onDone }: SignCountProps) {
  const t = useWords(words).custody;
  const [sign, isBusy] = useAction<SignCountMutation>(graphql`
    mutation SignCountMutation($input: SignCodeCountInput!) {
      signCodeCount(input: $input) {
        count {
          number
        }
      }
    }
  `);
  const attempt = useAttempt(t, onDone);
  async function press() {
    if (await attempt(vendorId, () => sign({ input: { number, version } }), t.signed)) onDone();
  }
  return (
    <Button variant="quiet" icon="check" isPending={isBusy} aria-label={label} onPress={() => void press()}>
      {t.sign}
    </Button>
  );
}
