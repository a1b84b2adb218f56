import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SecondFactorCard_factor$key } from "#relay/SecondFactorCard_factor.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { lazily } from "../../../core/routing/lazily.ts";
import { Badge } from "../../../design/text/Badge.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { words } from "../words.account.ts";

const EnrolDialog = lazily(() => import("./EnrolDialog.tsx"), "EnrolDialog");
const NewCodesDialog = lazily(() => import("./NewCodesDialog.tsx"), "NewCodesDialog");
const SwitchOffDialog = lazily(() => import("./SwitchOffDialog.tsx"), "SwitchOffDialog");

interface SecondFactorCardProps {
  factor: SecondFactorCard_factor$key;
  isEnrolling: boolean;
  setEnrolling: (isEnrolling: boolean) => void;
  onChanged: () => void;
}

const fewCodes = 3;

/** Two-factor sign-in of the own account: setup, removal, and recovery codes. */
export function SecondFactorCard({ factor, isEnrolling, setEnrolling, onChanged }: SecondFactorCardProps) {
  const t = useWords(words);
  const format = useFormat();
  const [dialog, setDialog] = useState<"off" | "codes">();
  const close = () => setDialog(undefined);
  const { since, codesLeft, isRequired } = useFragment(
    graphql`
      fragment SecondFactorCard_factor on OwnSecondFactor {
        since
        codesLeft
        isRequired
      }
    `,
    factor,
  );
  function finish() {
    setEnrolling(false);
    toast({ title: t.switchedOn, tone: "positive" });
  }
  return (
    <Card
      title={t.twoFactor}
      icon="shield"
      aside={
        <Badge tone={since ? "positive" : "caution"} icon={since ? "check" : "alert"}>
          {since ? t.on : t.off}
        </Badge>
      }
    >
      <p>{since ? t.onText(format.date(since)) : t.offText}</p>
      {isRequired && <Muted>{t.required}</Muted>}
      {since && (
        <p>
          {t.codesLeft(codesLeft)} {codesLeft <= fewCodes && t.fewCodes}
        </p>
      )}
      <Cluster>
        {since ? (
          <>
            <Button variant="quiet" icon="refresh" onPress={() => setDialog("codes")}>
              {t.newCodes}
            </Button>
            <Button variant="quiet" onPress={() => setDialog("off")}>
              {t.switchOff}
            </Button>
          </>
        ) : (
          <Button icon="shield" onPress={() => setEnrolling(true)}>
            {t.setUp}
          </Button>
        )}
      </Cluster>
      <Suspense>
        {isEnrolling && <EnrolDialog onDone={finish} onClose={() => setEnrolling(false)} />}
        {dialog === "off" && <SwitchOffDialog onClose={close} onDone={onChanged} />}
        {dialog === "codes" && <NewCodesDialog onClose={close} onDone={onChanged} />}
      </Suspense>
    </Card>
  );
}
