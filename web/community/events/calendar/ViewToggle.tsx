import { useWords } from "../../../core/i18n/i18n.tsx";
import { Icon, type IconName } from "../../../design/text/Icon.tsx";
import { views, type EventsView } from "./view.ts";
import * as css from "./ViewToggle.css.ts";
import { words } from "../words.ts";

const icons: Record<EventsView, IconName> = { list: "list", calendar: "calendar" };

/** The same events, in one of two views. */
export function ViewToggle({ view, onChange }: { view: EventsView; onChange: (view: EventsView) => void }) {
  const t = useWords(words);
  return (
    <div role="group" aria-label={t.view} className={css.toggle}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          className={css.option}
          aria-pressed={one === view}
          onClick={() => onChange(one)}
        >
          <Icon name={icons[one]} />
          {t.views[one]}
        </button>
      ))}
    </div>
  );
}
