import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { lazily } from "../../core/routing/lazily.ts";
import { minuteOf } from "../../../shared/intake/safe-contact/rules.ts";
import type { SafeContactFact_request$key } from "#relay/SafeContactFact_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { languageNames, localeTags, useLocale, useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { FactButton } from "../../design/display/FactButton.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.ts";

/** Its form is large, and seldom opened. */
const SafeContactDialog = lazily(() => import("./SafeContactDialog.tsx"), "SafeContactDialog");

const StopTextsDialog = lazily(() => import("./StopTextsDialog.tsx"), "StopTextsDialog");

/** How the victim may be reached, and a dialog that changes it. */
export function SafeContactFact({ request: ref }: { request: SafeContactFact_request$key }) {
  const all = useWords(words);
  const t = useOwnVoice(all, all.own);
  const format = useFormat();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [isStopOpen, setStopOpen] = useState(false);
  const request = useFragment(
    graphql`
      fragment SafeContactFact_request on EmergencyRequest {
        id
        contacting
        language
        viewerSaysContact
        viewerRecordsTextStop
        textConsent {
          way
          at
          recordedBy
        }
        textStop {
          way
          at
          recordedBy
        }
        safeContact {
          way
          from
          to
          timeZone
          mayLeaveMessage
          saidBy
          saidAt
          version
        }
      }
    `,
    ref,
  );
  const { id, contacting, language, viewerSaysContact, safeContact, textConsent, textStop } = request;
  const recordsStop = request.viewerRecordsTextStop && !textStop;
  const known = safeContact ?? null;
  const way = contacting ? (known?.way ?? "any") : "none";
  const said = [
    t.ways[way],
    known?.from && known.to && way !== "none"
      ? t.hours(clock(known.from, locale), clock(known.to, locale), placeOf(known.timeZone))
      : null,
    known?.mayLeaveMessage && (way === "any" || way === "call") ? t.mayLeave : null,
  ].filter(Boolean);

  return (
    <Facts>
      <Fact
        term={t.title}
        aside={
          viewerSaysContact && <FactButton term={t.title} action={t.change} onPress={() => setOpen(true)} />
        }
      >
        <Stack gap="xs">
          <span>{known || !contacting ? said.join(". ") : t.notSaid}</span>
          {known && <Muted>{t.saidBy[known.saidBy](format.date(known.saidAt))}</Muted>}
          <Cluster gap="xs">
            <Muted>
              {textConsent
                ? t.agreed[textConsent.way](format.date(textConsent.at), textConsent.recordedBy ?? "")
                : t.notAgreed}
            </Muted>
            {/* Also without consent here: it counts for every case with this number. */}
            {recordsStop && (
              <Button variant="plain" onPress={() => setStopOpen(true)}>
                {textConsent ? t.stop.stop : t.stop.never}
              </Button>
            )}
          </Cluster>
          {textStop && (
            <strong>
              {t.stopped(format.dateTime(textStop.at), t.stopWays[textStop.way], textStop.recordedBy ?? "")}
            </strong>
          )}
        </Stack>
      </Fact>
      <Fact term={t.language}>
        <span lang={localeTags[language]}>{languageNames[language]}</span>
      </Fact>
      {isOpen && (
        <Suspense>
          <SafeContactDialog
            id={id}
            known={{ ...(known ?? nothing), way, agreesToTexts: textConsent !== null }}
            version={known?.version ?? 0}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      {isStopOpen && (
        <Suspense>
          <StopTextsDialog id={id} onClose={() => setStopOpen(false)} />
        </Suspense>
      )}
    </Facts>
  );
}

const nothing = { from: null, to: null, timeZone: "", mayLeaveMessage: false };

/** The hours are the victim's, not the reader's. */
const clock = (time: string, locale: keyof typeof localeTags) =>
  new Intl.DateTimeFormat(localeTags[locale], {
    ...{ hour: "numeric", minute: "2-digit", timeZone: "UTC" },
  }).format(new Date((minuteOf(time) ?? 0) * 60_000));

const placeOf = (timeZone: string) => timeZone.replace(/^.*\//, "").replaceAll("_", " ");
