import { createPortal } from "react-dom";
import { stateCode, type ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { systemName } from "../../../core/i18n/ownIdentity.ts";
import { readContacts } from "./contact.ts";
import type { Narrowing } from "../../../../shared/community/directory/search/narrow.ts";
import { Verbatim } from "../../../design/text/Verbatim.tsx";
import * as css from "./PrintSheet.css.ts";
import { useStateName } from "../place/stateNames.ts";
import { typeName } from "./types.ts";
import { useFullTonight } from "./useFullTonight.ts";
import { useSourceLine } from "../useSourceLine.ts";
import { words } from "../words.ts";

interface PrintSheetProps {
  entries: readonly ResourceEntry[];
  view: Narrowing;
}

/** All results for print, next to the page, which is not printed. */
export function PrintSheet({ entries, view: { state, type, text } }: PrintSheetProps) {
  const t = useWords(words);
  const nameOf = useStateName();
  const format = useFormat();
  const filters = [
    state && t.printState(nameOf(state)),
    type && t.printType(typeName(type, t.types)),
    text.trim() && t.printSearch(text.trim()),
    t.found(entries.length),
    t.printedOn(format.date(new Date().toISOString())),
  ];
  return createPortal(
    <div className={css.sheet}>
      <h1 className={css.title}>{`${systemName()} · ${t.title}`}</h1>
      <p className={css.filters}>{filters.filter(Boolean).join(" · ")}</p>
      {entries.length === 0 && <p>{t.none.text}</p>}
      <ul className={css.entries}>
        {entries.map((entry) => (
          <PrintedEntry key={entry.key} entry={entry} isOfMany={!state} />
        ))}
      </ul>
    </div>,
    document.body,
  );
}

/** With its state if the list has several. */
function PrintedEntry({ entry, isOfMany }: { entry: ResourceEntry; isOfMany: boolean }) {
  const t = useWords(words);
  const nameOf = useStateName();
  const source = useSourceLine()(entry);
  const full = useFullTonight(entry.fullTonight);
  const { name, type, description, contactInfo, address, hours, state } = entry;
  const { language = "en" } = entry;
  const code = isOfMany ? stateCode(state) : undefined;
  const region = code && nameOf(code);
  const place = entry.isLocationHidden ? [region, t.hidden].filter(Boolean).join(". ") : (address ?? region);
  const contacts = readContacts(contactInfo).map(({ text }) => text);
  return (
    <li className={css.entry}>
      <h2 className={css.name}>
        <Verbatim>{name}</Verbatim> <span className={css.type}>({typeName(type, t.types)})</span>
      </h2>
      <p className={css.contact}>{contacts.join(" · ")}</p>
      {full && <p>{full}</p>}
      {place && <p>{place}</p>}
      {hours && <p lang={language}>{hours}</p>}
      <p lang={language}>{description}</p>
      {source && <p className={css.checked}>{source.text}</p>}
    </li>
  );
}
