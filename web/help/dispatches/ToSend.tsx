import { usd, type RequestedHelp } from "../../../shared/help/dispatches/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import type { Provider } from "./hub/selection.ts";
import { Stack } from "../../design/layout/layout.tsx";
import * as css from "./DispatchForm.css.ts";
import { words } from "./words.desk.ts";

/** Exactly what one press dispatches, from all tabs, above its button. */
export function ToSend({
  providers,
  wanted,
}: {
  providers: readonly Provider[];
  /** In the order of the providers. */
  wanted: readonly RequestedHelp[];
}) {
  const { toSend: t, dispatch, dialog } = useWords(words);
  if (providers.length === 0) return null;
  return (
    <section aria-label={t.title} className={css.toSend}>
      <h3 className={css.legend}>{t.title}</h3>
      <Stack as="ul" gap="xs">
        {providers.map(({ name, helpType, vendorNumber }, at) => {
          const help = wanted[at];
          const about = [
            dialog.types[helpType],
            help?.people && dispatch.people(help.people),
            help?.hours && dispatch.hours(help.hours),
          ];
          return (
            <li key={`${vendorNumber} ${helpType}`} className={css.sendLine}>
              <span>
                <strong>{name}</strong>
                <span className={css.sendAbout}>{about.filter(Boolean).join(", ")}</span>
              </span>
              <strong>{usd(help?.valueCents ?? 0)}</strong>
            </li>
          );
        })}
      </Stack>
    </section>
  );
}
