import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { graphql } from "react-relay";
import type { AgencySwitchMutation } from "#relay/AgencySwitchMutation.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { popover } from "../../../design/fields/choices/Select.css.ts";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { Icon } from "../../../design/text/Icon.tsx";
import { isMixed, useSeen } from "../agencies.ts";
import { words } from "../words.desk.ts";
import * as css from "./AgencySwitch.css.ts";

/** Whose cases the desk shows, always in sight. Absent in a program without agencies. */
export function AgencySwitch() {
  const t = useWords(words).agencies;
  const seen = useSeen();
  const { programWide, agencies, shown } = seen;
  const name = agencies.find(({ number }) => number === shown)?.name;
  if (!isMixed(seen)) {
    if (programWide) return null;
    return (
      <p className={css.only} title={agencies[0]?.name}>
        <span className={css.sign}>
          <Icon name="shield" />
        </span>
        <bdi className={css.name}>{agencies[0]?.name ?? t.none}</bdi>
      </p>
    );
  }
  const all = programWide ? t.program : t.all;
  return (
    <DialogTrigger>
      <Button className={css.trigger} data-narrowed={name === undefined ? undefined : true}>
        <span className={css.sign}>
          <Icon name="shield" />
        </span>
        <span className={css.name}>
          <span className={css.shownWord}>{t.shown}</span> <bdi>{name ?? all}</bdi>
        </span>
        <Icon name="chevron-down" />
      </Button>
      <Popover className={popover} offset={4} placement="bottom start">
        <Dialog className={css.panel} aria-label={t.choose}>
          <Choices all={all} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Choices({ all }: { all: string }) {
  const t = useWords(words).agencies;
  const { agencies, shown } = useSeen();
  const showFailure = useFailureToast();
  const [choose, isChoosing] = useAction<AgencySwitchMutation>(graphql`
    mutation AgencySwitchMutation($input: SwitchAgencyInput!) {
      switchAgency(input: $input) {
        viewer {
          admin {
            shownAgency
          }
        }
      }
    }
  `);
  /** Every list, count and open case is of the earlier choice, so the page starts again. */
  async function show(agency: number | null) {
    if (agency === shown) return;
    try {
      await choose({ input: { agency } });
      window.location.assign(withoutOpen(window.location));
    } catch (error) {
      showFailure(error, { failed: t.failed });
    }
  }
  return (
    <ul className={css.list}>
      {[{ number: null, name: all }, ...agencies].map(({ number, name }) => (
        <li key={number ?? 0}>
          <button
            type="button"
            className={css.choice}
            aria-pressed={number === shown}
            aria-disabled={isChoosing || undefined}
            onClick={() => void show(number)}
          >
            <bdi>{name}</bdi>
            {number === shown && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The same page without what is open on it, which may belong to another agency. */
function withoutOpen({ pathname, search }: Pick<Location, "pathname" | "search">): string {
  const address = new URLSearchParams(search);
  for (const name of ["case", "beside", "open", "thread"]) address.delete(name);
  const rest = address.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}
