import { useEffect, useMemo, useRef, useState, useTransition } from "react";
import { graphql, useFragment, usePreloadedQuery } from "react-relay";
import { joined, totalsOf, violationsOf } from "../../../shared/help/dispatches/rules.ts";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import type { DispatchForm_request$key } from "#relay/DispatchForm_request.graphql";
import type { DispatchFormQuery } from "#relay/DispatchFormQuery.graphql";
import { isOutdated } from "../../core/http/refusals.ts";
import { RequestError } from "../../core/http/http.ts";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { Opened } from "../../core/relay/useQueryOnPress.ts";
import { useSeenVersion } from "../../core/relay/useSeenVersion.ts";
import { caseHref } from "../../shell/desk/caseHref.ts";
import { clockOffset } from "../../design/display/timer/clock.ts";
import { Form, type FormSchema } from "../../design/fields/form/Form.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { asked, keyOf, sentBy, tabTypes, wrongCounts, type Provider } from "./hub/selection.ts";
import { firstChoice } from "./hub/firstChoice.ts";
import { limitsOf } from "./hub/limitsOf.ts";
import { moneyOf } from "./hub/moneyOf.ts";
import { overlapOf } from "./hub/overlapOf.ts";
import { missingReasons, needsReason, overOf, sentReasons, type TypedReasons } from "./hub/reasons.ts";
import { recentHelp } from "./hub/recentHelp.ts";
import { firstInputs, uncheckedFields } from "./hub/statedHelp.ts";
import { words } from "./words.desk.ts";
import { Changes } from "./Changes.tsx";
import * as css from "./DispatchForm.css.ts";
import { DispatchActions } from "./DispatchActions.tsx";
import { HelpedBefore } from "../../intake/people/HelpedBefore.tsx";
import { HelpFields } from "./HelpFields.tsx";
import { LimitsSummary } from "./hub/LimitsSummary.tsx";
import { ProviderTabs } from "./providers/ProviderTabs.tsx";
import { NeededHelp } from "./NeededHelp.tsx";
import { ToSend } from "./ToSend.tsx";
import { useStatedHelp } from "./hub/useStatedHelp.ts";
import { useDispatchHelp } from "./useDispatchHelp.ts";
import { EndingCodes } from "./EndsSoon.tsx";
import { shownEnd, useDispatchPreview } from "./useDispatchPreview.ts";
import { useVendorChanges } from "./providers/useVendorChanges.ts";

interface DispatchFormProps extends Opened<DispatchFormQuery> {
  /**
   * Begins with the first missing kind of help: its first available provider is checked, and one
   * more press dispatches what is stated.
   */
  startsWithMissing: boolean;
  /** Offered with the success, unless the case is open. */
  caseLink?: { label: string; href: string } | undefined;
  onOutdated: () => void;
  onDispatched?: ((types: readonly HelpType[]) => void) | undefined;
}

interface Typed extends TypedReasons {
  dispatchNotes?: string;
}

/** Typed text is checked on submit. */
const anything: FormSchema<Typed> = { "~standard": { validate: (input) => ({ value: input as Typed }) } };

/** Providers are checked, values are typed, and one press dispatches all of them or none. */
export function DispatchForm(props: DispatchFormProps) {
  const { queryRef, readAgain, startsWithMissing, caseLink, onOutdated, onDispatched, onClose } = props;
  const { dialog: t, toasts } = useWords(words);
  const showFailure = useFailureToast();
  const { node, vendors, dispatchLimits, serverTime, viewerCanImportCodes } =
    usePreloadedQuery<DispatchFormQuery>(
      graphql`
        query DispatchFormQuery($id: ID!) @preloadable {
          node(id: $id) {
            ...DispatchForm_request @alias(as: "form")
            # Not of the form's fragment, which every row of the hub has.
            ... on EmergencyRequest {
              helpedBefore {
                helpType
                isRecent
                ...HelpedBefore_help
              }
            }
          }
          vendors {
            id
            number
            name
            helpTypes
            isDeleted
            ...firstChoice_vendor
            ...ProviderTab_vendors
          }
          dispatchLimits {
            ...limitsOf_limits
          }
          serverTime
          viewerCanImportCodes
        }
      `,
      queryRef,
    );
  if (!node?.form) throw new Error("The request is missing");
  const { helpedBefore = [] } = node;
  const recentlyHelped = helpedBefore.filter(({ isRecent }) => isRecent);
  const request = useFragment<DispatchForm_request$key>(
    graphql`
      fragment DispatchForm_request on EmergencyRequest {
        id
        version
        ...Changes_request
        ...firstChoice_request
        ...moneyOf_request
        ...recentHelp_request
        ...useStatedHelp_request
        ...ProviderRow_request
      }
    `,
    node.form,
  );
  const limits = limitsOf(dispatchLimits);
  const [, start] = useTransition();
  useVendorChanges(() => start(readAgain));
  const offsetMs = useMemo(() => clockOffset(serverTime), [serverTime]);
  const stated = useStatedHelp(request, limits);
  const [first] = useState(() => (startsWithMissing ? firstChoice(request, vendors) : undefined));
  // Only this dialog decides what it dispatches: a running timer is someone's work, not a choice.
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(first?.vendorNumber ? [keyOf(first.vendorNumber, first.helpType)] : []),
  );
  const [inputs, setInputs] = useState(() => firstInputs(limits, stated.kinds));
  const [begun] = useState(inputs);
  const [isToldToCheck, setToldToCheck] = useState(false);
  const [tab, setTab] = useState<string>(first?.helpType ?? tabTypes[0]);
  const { seen, isOutdated: hasChanged, acknowledge } = useSeenVersion(request.version);
  const submitting = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (startsWithMissing) submitting.current?.querySelector<HTMLElement>("button[type=submit]")?.focus();
  }, [startsWithMissing]);
  const [key] = useState(newIdempotencyKey);
  const [dispatch, isBusy] = useDispatchHelp();
  // The second of two quick presses comes before the form shows that it was sent.
  const isSent = useRef(false);
  const recent = recentHelp(request, serverTime);
  const providers = tabTypes.flatMap((helpType) =>
    vendors
      // Only what its tab shows.
      .filter(({ isDeleted, helpTypes }) => !isDeleted && helpTypes.includes(helpType))
      .filter(({ number }) => ticked.has(keyOf(number, helpType)))
      .map(({ id, number, name }): Provider => ({ vendorId: id, vendorNumber: number, name, helpType })),
  );
  const wanted = asked(providers, inputs, limits);
  const totals = totalsOf([...recent, ...wanted], limits);
  const { givenCents, allocatedCents } = moneyOf(request, wanted);
  const needed = {
    over: wanted.length > 0 ? overOf({ givenCents, allocatedCents }) : null,
    overlap: overlapOf(recentlyHelped, wanted),
  };
  const violations = violationsOf(recent, wanted, limits);
  const chosen = sentBy(providers, inputs, wanted);
  const previews = useDispatchPreview(request.id, chosen, queryRef);

  const tick = (one: string, isOn: boolean) =>
    setTicked((now) => new Set(isOn ? [...now, one] : [...now].filter((other) => other !== one)));

  async function submit({ dispatchNotes = "", ...typed }: Typed) {
    if (isSent.current) return saySent();
    if (providers.length === 0) return say(toasts.error, toasts.selectOne);
    const wrong = Object.fromEntries(
      wrongCounts(providers, inputs).map((field) => [field, [t.between[field]]]),
    );
    if (violations.length > 0) say(toasts.limits, joined(violations));
    if (violations.length > 0 || Object.keys(wrong).length > 0) return wrong;
    const unchecked = uncheckedFields(providers, stated.kinds, inputs, begun);
    if (unchecked.length > 0 && !isToldToCheck) {
      setToldToCheck(true);
      return Object.fromEntries(unchecked.map((field) => [field, [t.check]]));
    }
    const missing = missingReasons(needed, typed, t.overMissing);
    if (missing) return missing;
    isSent.current = true;
    try {
      const isRepeat = await dispatch({
        id: request.id,
        version: seen,
        providers: chosen.map((one, at) => ({ ...one, earliestEnd: shownEnd(previews, providers[at]) })),
        dispatchNotes,
        ...sentReasons(needed, typed),
        idempotencyKey: key,
      });
      if (isRepeat) saySent();
      else
        toast({
          title: toasts.success,
          description: toasts.dispatched(providers.length),
          tone: "positive",
          about: key,
          ...(caseLink && { action: caseLink }),
        });
      onClose();
      onDispatched?.(providers.map(({ helpType }) => helpType));
    } catch (error) {
      isSent.current = false;
      if (needsReason(error)) throw error;
      const isLimit = error instanceof RequestError && "limits" in error.fields;
      showFailure(error, { failed: isLimit ? toasts.limits : toasts.error, failedText: toasts.failed }, key);
      if (!isOutdated(error)) return;
      acknowledge();
      start(readAgain);
      onOutdated();
    }
  }
  const saySent = () =>
    toast({ title: toasts.sentAlready, description: toasts.sentAlreadyText, tone: "info", about: key });
  function say(title: string, description: string) {
    toast({ title, description, tone: "critical", about: key });
  }
  return (
    <div className={css.sides}>
      <Stack>
        <Changes request={request} allocatedCents={allocatedCents} hasChanged={hasChanged} />
        <NeededHelp stated={stated} />
        <HelpedBefore help={helpedBefore} hrefOf={caseHref} />
        {first && !first.vendorNumber && providers.length === 0 && (
          <Notice>{t.chooseOne(t.types[first.helpType])}</Notice>
        )}
        <ProviderTabs
          {...{ request, vendors, ticked, offsetMs, canImportCodes: viewerCanImportCodes }}
          onTick={tick}
          selected={tab}
          onSelect={setTab}
        />
      </Stack>
      <Form schema={anything} onSubmit={submit} aria-label={t.details}>
        {providers.length > 0 && (
          <HelpFields
            inputs={inputs}
            onChange={(next) => setInputs((now) => ({ ...now, ...next }))}
            types={tabTypes.filter((type) => providers.some(({ helpType }) => helpType === type))}
            limits={limits}
            stated={stated}
            needed={needed}
          />
        )}
        <div ref={submitting} className={css.side}>
          <LimitsSummary
            totals={totals}
            limits={limits}
            violations={violations}
            money={{ givenCents, allocatedCents }}
          />
          <ToSend providers={providers} wanted={wanted} />
          <EndingCodes providers={providers} previews={previews} />
          {providers.length === 0 && <Muted>{t.nothing}</Muted>}
          <DispatchActions {...{ providers, isBusy, onClose }} shownTab={tab} />
        </div>
      </Form>
    </div>
  );
}
