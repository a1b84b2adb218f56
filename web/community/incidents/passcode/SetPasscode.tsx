import { Suspense, useEffect, useRef, useState } from "react";
import { canSeal } from "../../../core/device/sealing.ts";
import { lazily } from "../../../core/routing/lazily.ts";
import { focusHeading } from "../../../core/routing/useArrival.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { words } from "../words.ts";

const NewPasscodeDialog = lazily(() => import("./PasscodeDialogs.tsx"), "NewPasscodeDialog");

/** Offers a passcode to a log without one; PasscodeCard changes it. */
export function SetPasscode({ hasPasscode }: { hasPasscode: boolean }) {
  const t = useWords(words).passcode;
  const [isAsked, setAsked] = useState(false);
  const had = useRef(hasPasscode);

  // The focused button is gone.
  useEffect(() => {
    if (hasPasscode && !had.current) focusHeading();
    had.current = hasPasscode;
  }, [hasPasscode]);

  return (
    <>
      {!hasPasscode && (
        <>
          <span>{canSeal() ? t.off : t.insecure}</span>
          {canSeal() && (
            <div>
              <Button variant="quiet" icon="lock" onPress={() => setAsked(true)}>
                {t.set}
              </Button>
            </div>
          )}
        </>
      )}
      <Suspense>{isAsked && <NewPasscodeDialog isChange={false} onClose={() => setAsked(false)} />}</Suspense>
    </>
  );
}
