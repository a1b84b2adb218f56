import { useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import { joined, totalsOf, usd, violationsOf } from "#shared/dispatches/rules";
import type { HelpType } from "#shared/needs/rules";
import type { DispatchForm_request$key } from "#relay/DispatchForm_request.graphql";
import type { DispatchFormQuery } from "#relay/DispatchFormQuery.graphql";
import { fetchOptions } from "../admin/lists/fetchOptions.ts";
import { isOutdated } from "../core/http/refusals.ts";
import { RequestError } from "../core/http/http.ts";
import { newIdempotencyKey } from "../core/http/idempotencyKey.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { clockOffset } from "../design/display/timer/clock.ts";
import { Form, type FormSchema } from "../design/fields/form/Form.tsx";
import { Actions, Muted } from "../design/layout/layout.tsx";
import { SubmitButton } from "../design/fields/form/SubmitButton.tsx";
import { Tabs } from "../design/layout/Tabs.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { useFailureToast } from "../design/overlays/useFailureToast.ts";
import { asked, firstInputs, givenBy, keyOf, tabTypes, wrongCounts, type Provider } from "./hub/selection.ts";
import { limitsOf } from "./hub/limitsOf.ts";
import { moneyOf } from "./hub/moneyOf.ts";
import { recentHelp } from "./hub/recentHelp.ts";
import { words } from "./words.desk.ts";
import * as css from "./DispatchForm.css.ts";
import { HelpFields } from "./HelpFields.tsx";
import { helpIcons } from "./HelpTypeIcons.tsx";
import { LimitsSummary } from "./hub/LimitsSummary.tsx";
import { ProviderTab } from "./providers/ProviderTab.tsx";
import { useDispatchHelp } from "./useDispatchHelp.ts";
import { useVendorChanges } from "./providers/useVendorChanges.ts";

interface DispatchFormProps {
  request: DispatchForm_request$key;
  /** Opens this tab with its first available provider checked. One more press dispatches. */
  next?: HelpType | undefined;
  /** Offered with the success, unless the case is open. */
  caseLink?: { label: string; href: string } | undefined;
  fetchKey: number;
  onOutdated: () => void;
  onDispatched?: ((types: readonly HelpType[]) => void) | undefined;
  onClose: () => void;
}

interface Typed {
  dispatchNotes?: string;
  overReason?: string;
}

/** Typed text is checked on submit. */
const anything: FormSchema<Typed> = { "~standard": { validate: (input) => ({ value: input as Typed }) } };

/** Providers are checked, values are typed, and one press dispatches all of them or none. */
export function DispatchForm(props: DispatchFormProps) {
  const { request: ref, next, caseLink, fetchKey, onOutdated, onDispatched, onClose } = props;
  const { dialog: t, toasts } = useWords(words);
  const tellFailure = useFailureToast();
  const [reading, setReading] = useState(0);
  const request = useFragment(
    graphql`
      fragment DispatchForm_request on EmergencyRequest {
        id
        version
        dispatches {
          vendorNumber
          helpType
          voidedAt
        }
        providerTimers {
          vendorNumber
          helpType
        }
        ...moneyOf_request
        ...recentHelp_request
        ...ProviderRow_request
      }
    `,
    ref,
  );
  const { vendors, dispatchLimits, serverTime, viewerCanImportCodes } = useLazyLoadQuery<DispatchFormQuery>(
    graphql`
      query DispatchFormQuery {
        vendors {
          id
          number
          helpTypes
          ...ProviderTab_vendors
        }
        dispatchLimits {
          ...limitsOf_limits
        }
        serverTime
        viewerCanImportCodes
      }
    `,
    {},
    fetchOptions(fetchKey + reading),
  );
  const limits = limitsOf(dispatchLimits);
  const [, start] = useTransition();
  useVendorChanges(() => start(() => setReading((times) => times + 1)));
  const offsetMs = useMemo(() => clockOffset(serverTime), [serverTime]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => {
    const given = request.dispatches.flatMap(({ voidedAt, vendorNumber, helpType }) =>
      voidedAt ? [] : keyOf(vendorNumber ?? 0, helpType),
    );
    const begun = request.providerTimers.map(({ vendorNumber, helpType }) => keyOf(vendorNumber, helpType));
    // The timer of given help runs until it is complete. Giving it again would be refused.
    return new Set(begun.filter((key) => !given.includes(key)));
  });
  const [inputs, setInputs] = useState(() => firstInputs(limits));
  const [tab, setTab] = useState<string | undefined>(next);
  const place = useRef<HTMLDivElement>(null);
  const submitting = useRef<HTMLDivElement>(null);
  const begin = useEffectEvent(() => {
    const first = next && place.current?.querySelector<HTMLInputElement>("input:enabled");
    if (!first) return;
    first.focus();
    if (ticked.size > 0) return;
    first.click();
    submitting.current?.querySelector<HTMLElement>("button[type=submit]")?.focus();
  });
  useEffect(() => begin(), []);
  const [key] = useState(newIdempotencyKey);
  const [dispatch, isBusy] = useDispatchHelp();

  const recent = recentHelp(request, serverTime);
  const providers = tabTypes.flatMap((helpType) =>
    vendors
      .filter((vendor) => vendor.helpTypes.includes(helpType) && ticked.has(keyOf(vendor.number, helpType)))
      .map(({ id: vendorId, number: vendorNumber }): Provider => ({ vendorId, vendorNumber, helpType })),
  );
  const wanted = asked(providers, inputs, limits);
  const totals = totalsOf([...recent, ...wanted], limits);
  const { givenCents, allocatedCents } = moneyOf(request, wanted);
  const isOver = wanted.length > 0 && givenCents > allocatedCents;
  const violations = violationsOf(recent, wanted, limits);

  const tick = (one: string, isOn: boolean) =>
    setTicked((now) => new Set(isOn ? [...now, one] : [...now].filter((other) => other !== one)));

  async function submit({ dispatchNotes = "", overReason = "" }: Typed) {
    if (providers.length === 0) return say(toasts.error, toasts.selectOne);
    const wrong = Object.fromEntries(
      wrongCounts(providers, inputs).map((field) => [field, [t.between[field]]]),
    );
    if (violations.length > 0) say(toasts.limits, joined(violations));
    if (violations.length > 0 || Object.keys(wrong).length > 0) return wrong;
    if (isOver && !overReason.trim()) return { overReason: [t.overMissing] };
    try {
      await dispatch({
        id: request.id,
        version: request.version,
        providers: providers.map(({ vendorId, helpType }) => ({
          vendor: vendorId,
          ...givenBy(helpType, inputs),
        })),
        dispatchNotes,
        overReason: isOver ? overReason : "",
        idempotencyKey: key,
      });
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
      if (error instanceof RequestError && "overReason" in error.fields) throw error;
      const isLimit = error instanceof RequestError && "limits" in error.fields;
      tellFailure(error, { failed: isLimit ? toasts.limits : toasts.error, failedText: toasts.failed }, key);
      if (isOutdated(error)) onOutdated();
    }
  }
  function say(title: string, description: string) {
    toast({ title, description, tone: "critical", about: key });
  }
  const tabs = tabTypes.map((helpType) => ({
    id: helpType,
    label: t.types[helpType],
    icon: helpIcons[helpType],
    content: (
      <ProviderTab
        helpType={helpType}
        request={request}
        vendors={vendors}
        canImportCodes={viewerCanImportCodes}
        ticked={ticked}
        onTick={tick}
        offsetMs={offsetMs}
      />
    ),
  }));
  return (
    <div className={css.sides}>
      <div ref={place}>
        <Tabs label={t.tabs} tabs={tabs} {...(tab !== undefined && { selected: tab })} onSelect={setTab} />
      </div>
      <Form schema={anything} onSubmit={submit} aria-label={t.details}>
        {providers.length === 0 ? (
          <Muted>{t.nothing}</Muted>
        ) : (
          <HelpFields
            inputs={inputs}
            onChange={(next) => setInputs((now) => ({ ...now, ...next }))}
            types={tabTypes.filter((type) => providers.some(({ helpType }) => helpType === type))}
            limits={limits}
            over={isOver ? { given: usd(givenCents), allocated: usd(allocatedCents) } : null}
          />
        )}
        <div ref={submitting} className={css.side}>
          <LimitsSummary
            totals={totals}
            limits={limits}
            violations={violations}
            money={{ givenCents, allocatedCents }}
          />
          <Actions>
            <Button variant="quiet" onPress={onClose}>
              {t.cancel}
            </Button>
            <SubmitButton icon="car" isPending={isBusy} pendingText={t.dispatching}>
              {t.dispatch(providers.length)}
            </SubmitButton>
          </Actions>
        </div>
      </Form>
    </div>
  );
}
