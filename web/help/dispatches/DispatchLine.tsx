import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DispatchLine_dispatch$key } from "#relay/DispatchLine_dispatch.graphql";
import { isOutdated } from "../../core/http/refusals.ts";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useEndFormat } from "../../core/i18n/useEndFormat.ts";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { useShortcuts } from "../../shell/desk/workspace/singleKeys.ts";
import { Menu, type MenuAction } from "../../design/overlays/Menu.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useRedeemActs } from "../redemption/useRedeemActs.ts";
import { words as redemptionWords } from "../redemption/words.desk.ts";
import { words } from "./words.desk.ts";
import { helpIcons } from "./HelpTypeIcons.tsx";
import { secondary } from "../../design/layout/layout.css.ts";
import * as css from "./DispatchLine.css.ts";
import { useDispatchActs } from "./useDispatchActs.ts";
import { Verbatim } from "../../design/text/Verbatim.tsx";

const RedeemDialog = lazy(() =>
  import("../redemption/RedeemDialog.tsx").then((file) => ({ default: file.RedeemDialog })),
);
const TakeBackDialog = lazy(() =>
  import("./TakeBackDialog.tsx").then((file) => ({ default: file.TakeBackDialog })),
);

/** One dispatch at the desk: its code is masked until revealed, which is logged. */
export function DispatchLine({
  dispatch: ref,
  onOutdated,
  onWork,
}: {
  dispatch: DispatchLine_dispatch$key;
  onOutdated: () => void;
  /** Before a step that can remove its request from the list. */
  onWork?: () => void;
}) {
  const t = useWords(words).dispatch;
  const format = useFormat();
  const end = useEndFormat();
  const showFailure = useFailureToast();
  const acts = useDispatchActs();
  const redeemActs = useRedeemActs();
  const redeeming = useWords(redemptionWords).redeem;
  const [code, setCode] = useState<string | null>(null);
  const [asking, setAsking] = useState<"takeBack" | "reissue" | "redeem" | null>(null);
  const dispatch = useFragment(
    graphql`
      fragment DispatchLine_dispatch on HelpDispatch {
        id
        helpType
        vendorName
        estimatedValue
        people
        hours
        createdAt
        endsAt
        completedAt
        voidedAt
        voidReason
        notes
        maskedCode
        confirmationNumber
        isFromPool
        overReason
        overlapReason
        dispatchedBy
        replacesNumber
        hasProblem
        codeState
        actualAmount
        redeemableAmount
        redeemedAt
        redeemedBy
        redeemedOnTerminal
        canUndoRedemption
        awaitsConfirmation
        viewerCanSettle
        disputedAt
      }
    `,
    ref,
  );
  const { id, vendorName, people, hours, voidedAt, completedAt, hasProblem } = dispatch;
  const { codeState, redeemedAt } = dispatch;
  const isOpen = !voidedAt && !completedAt && codeState !== "expired";
  const help = [people && t.people(people), hours && t.hours(hours), format.money(dispatch.estimatedValue)]
    .filter(Boolean)
    .join(", ");
  const isRedeemable = codeState === "valid" || codeState === "received";
  const { awaitsConfirmation, viewerCanSettle } = dispatch;

  async function attempt(act: () => Promise<void>) {
    try {
      await act();
    } catch (error) {
      showFailure(error, t, id);
      if (isOutdated(error)) onOutdated();
    }
  }
  const actions: MenuAction[] = [
    code === null
      ? { id: "reveal", label: t.reveal, icon: "eye", description: t.revealText }
      : { id: "hide", label: t.hide, icon: "eye-off" },
    ...(isRedeemable && viewerCanSettle
      ? ([
          { id: "redeem", label: redeeming.action, icon: "phone", description: redeeming.actionText },
        ] as const)
      : []),
    ...(dispatch.canUndoRedemption
      ? ([{ id: "undo", label: redeeming.undo, icon: "refresh" }] as const)
      : []),
    ...(!isOpen && completedAt && viewerCanSettle
      ? ([{ id: "settle", label: t.settle, icon: "check", description: t.settleText }] as const)
      : []),
    ...(isOpen
      ? ([
          {
            id: "complete",
            label: t.complete,
            icon: "check",
            ...(!viewerCanSettle && { description: t.completeOwnText }),
          },
          { id: "reissue", label: t.reissue, icon: "refresh", description: t.reissueText },
          { id: "takeBack", label: t.takeBack, icon: "cross", isDangerous: true },
        ] as const)
      : []),
  ];
  const shortcut = useShortcuts();
  const act: Record<string, () => void> = {
    reveal: () => void attempt(async () => setCode(await acts.reveal(id))),
    hide: () => setCode(null),
    complete: () =>
      void attempt(async () => {
        await acts.complete(id);
        toast({ title: t.done(vendorName), tone: "positive", about: id });
      }),
    settle: () =>
      void attempt(async () => {
        await acts.complete(id);
        toast({ title: t.settled(vendorName), tone: "positive", about: id });
      }),
    redeem: () => setAsking("redeem"),
    undo: () =>
      void attempt(async () => {
        await redeemActs.undo(id);
        toast({ title: redeeming.undone(vendorName), tone: "positive", about: id });
      }),
    reissue: () => setAsking("reissue"),
    takeBack: () => setAsking("takeBack"),
  };
  return (
    <li className={css.dispatch} data-void={voidedAt ? true : undefined}>
      <span className={css.mark}>
        <Icon name={helpIcons[dispatch.helpType]} />
      </span>
      <div className={css.facts}>
        <span className={css.vendor}>
          <Verbatim>{vendorName}</Verbatim>
          {hasProblem && (
            <Badge tone="critical" icon="alert">
              {t.problem}
            </Badge>
          )}
          {voidedAt && <Badge icon="cross">{t.voided}</Badge>}
          {dispatch.disputedAt && (
            <Badge tone="critical" icon="alert">
              {t.disputed}
            </Badge>
          )}
          {codeState === "expired" && !completedAt && <Badge icon="clock">{t.expired}</Badge>}
          {completedAt && !voidedAt && (
            <Badge tone="positive" icon="check">
              {redeemedAt ? t.redeemed : t.completed}
            </Badge>
          )}
          {dispatch.replacesNumber && <Badge icon="refresh">{t.replaces}</Badge>}
        </span>
        <span className={css.line}>
          <bdi translate="no">{format.money(dispatch.estimatedValue)}</bdi>
          {people && <span>{t.people(people)}</span>}
          {hours && <span>{t.hours(hours)}</span>}
          <span>
            {t.code}{" "}
            <bdi className={css.code} translate="no">
              {code ?? dispatch.maskedCode}
            </bdi>
          </span>
          <span>
            {t.confirmation}{" "}
            <bdi className={css.code} translate="no">
              {dispatch.confirmationNumber}
            </bdi>
          </span>
        </span>
        <span className={secondary}>
          {t.by(dispatch.dispatchedBy ?? "", format.dateTime(dispatch.createdAt))}
        </span>
        {isRedeemable && dispatch.endsAt && <span className={secondary}>{t.ends(end(dispatch.endsAt))}</span>}
        {redeemedAt && (
          <span className={secondary}>
            {t.redeemedFor(
              format.money(dispatch.actualAmount ?? 0),
              format.dateTime(redeemedAt),
              (dispatch.redeemedOnTerminal ? t.terminal : t.phone)(dispatch.redeemedBy ?? ""),
            )}
          </span>
        )}
        {awaitsConfirmation && <span className={secondary}>{t.unsettled(dispatch.dispatchedBy ?? "")}</span>}
        {dispatch.notes && <span className={secondary}>{dispatch.notes}</span>}
        {dispatch.overlapReason && <span className={secondary}>{t.overlap(dispatch.overlapReason)}</span>}
        {dispatch.overReason && <span className={secondary}>{t.over(dispatch.overReason)}</span>}
        {dispatch.voidReason && <span className={secondary}>{t.voidedFor(dispatch.voidReason)}</span>}
      </div>
      <May do="dispatch">
        <Menu
          label={t.more(vendorName)}
          actions={actions}
          onAction={(chosen) => {
            if (chosen !== "reveal" && chosen !== "hide") onWork?.();
            act[chosen]?.();
          }}
          variant="plain"
          {...(isOpen && shortcut("m"))}
        />
      </May>
      <Suspense>
        {asking === "redeem" && (
          <RedeemDialog
            dispatch={{ id, vendorName, redeemableAmount: dispatch.redeemableAmount }}
            onOutdated={onOutdated}
            onClose={() => setAsking(null)}
          />
        )}
        {(asking === "takeBack" || asking === "reissue") && (
          <TakeBackDialog
            dispatch={{ id, vendorName, isFromPool: dispatch.isFromPool ?? false, help }}
            isReissue={asking === "reissue"}
            onOutdated={onOutdated}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </li>
  );
}
