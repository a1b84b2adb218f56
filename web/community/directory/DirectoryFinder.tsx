import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  searchText,
  stateCode,
  stateName,
  type ResourceEntry,
} from "../../../shared/community/directory/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Icon } from "../../design/text/Icon.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { needsScript, withoutScript } from "../../design/theme/script.css.ts";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { PlainField } from "../../design/fields/PlainField.tsx";
import { stack } from "../../design/layout/layout.css.ts";
import { EntryList } from "./entry/EntryList.tsx";
import { narrow, type Search } from "../../../shared/community/directory/search/narrow.ts";
import { NothingFound } from "./NothingFound.tsx";
import { PrintSheet } from "./entry/PrintSheet.tsx";
import { ShowButton, StateSelect } from "./place/StateSelect.tsx";
import { typeIcon, typeName, typesAmong } from "./entry/types.ts";
import { useDirectoryView } from "./useDirectoryView.ts";
import { PlaceField, PlaceFound, placeName } from "./place/PlaceField.tsx";
import { useStateName } from "./place/stateNames.ts";
import { partFor, useEntries, useEntriesHere, useNear } from "./useEntries.ts";
import { usePrinted } from "./entry/usePrinted.ts";
import * as css from "./DirectoryFinder.css.ts";
import type { en } from "./words.ts";
import { words } from "./words.ts";

const all = "all";

/** The directory, filtered on the device: a thousand entries need no server for that. */
export function DirectoryFinder() {
  const t = useWords(words);
  const [search] = useSearchParams();
  const whole = useEntries(partFor("/resources", search));
  const here = useEntriesHere();
  const resources = whole ?? here;
  const entries = useMemo(() => resources.map((resource) => searchable(resource, t)), [resources, t]);
  const types = useMemo(() => typesAmong(entries), [entries]);
  const { view, change } = useDirectoryView(types);
  const near = useNear();
  const nameOf = useStateName();
  const isUnknown = !!search.get("state") && !view.state;
  // "shelter in Spokane" is a search for shelter once the place is known.
  const sought = near?.place && near.text === view.text.trim() ? near.rest : view.text;
  const settled = useDeferredValue(useMemo(() => ({ ...view, text: sought }), [view, sought]));
  const find = useFinder(view.text.trim() !== "");
  const found = useMemo(() => narrow(entries, settled, find), [entries, settled, find]);

  const printed = usePrinted(found);

  const isWhole = !settled.type && !settled.text.trim();
  const isAll = isWhole && !settled.state;
  const wholeState = isWhole && !near?.place ? settled.state : undefined;
  // Loaded entries are searched at once; "nothing found" waits until all are loaded.
  const results =
    !whole && found.length === 0 ? (
      <Loading text={t.loading} />
    ) : found.length === 0 ? (
      <NothingFound onClear={() => change({ text: "", state: undefined, type: undefined })} />
    ) : (
      <EntryList key={JSON.stringify(settled)} state={wholeState} entries={found} />
    );
  const tabs = [
    { id: all, label: t.all, content: results },
    ...types.map((type) => ({
      id: type,
      label: typeName(type, t.types),
      icon: typeIcon(type),
      content: results,
    })),
  ];
  return (
    <Stack gap="xs">
      <form role="search" method="get" onSubmit={(event) => event.preventDefault()}>
        <Stack gap="xs">
          <PlainField
            isBare
            type="search"
            name="q"
            label={t.search}
            description={t.searchHint}
            value={view.text}
            onChange={(text) => change({ text })}
          />
          {isAll && <p className={css.hint}>{t.byState}</p>}
          <div className={css.where}>
            <details className={css.fold} open={isUnknown}>
              <summary className={css.chosen}>
                <Icon name="pin" />
                <span className={`${css.place} ${needsScript}`}>
                  {near?.place ? placeName(near.place) : view.state ? nameOf(view.state) : t.allStates}
                </span>
                <span className={withoutScript}>{t.where}</span>
                <span role="status" className={`${css.count} ${needsScript}`}>
                  {isAll ? t.nationalFound(found.length) : t.found(found.length)}
                </span>
                <Icon name="chevron-down" />
              </summary>
              <div className={css.fields}>
                <StateSelect
                  value={view.state}
                  none={t.allStates}
                  onChange={(state) => change({ state })}
                  isPart
                />
                <PlaceField />
              </div>
            </details>
            {found.length > 0 && (
              <div className={needsScript}>
                <Button
                  variant="quiet"
                  icon="printer"
                  aria-label={t.printAll}
                  onPress={() => window.print()}
                />
              </div>
            )}
          </div>
          <ShowButton />
        </Stack>
      </form>
      {/* For searches by word in the URL, the server finds entries without JavaScript (graph/community/directory/page.ts). */}
      <noscript data-instead="" />
      <div data-scripted="" className={stack} data-gap="sm">
        {near && <PlaceFound near={near} />}
        <Tabs
          label={t.categories}
          tabs={tabs}
          selected={view.type ?? all}
          onSelect={(type) => change({ type: type === all ? undefined : type })}
        />
      </div>
      {printed && <PrintSheet entries={printed.map(({ resource }) => resource)} view={settled} />}
    </Stack>
  );
}

/** The semantic search, loaded on demand; until then, or if it fails, plain word matching. */
function useFinder(isWanted: boolean): Search | undefined {
  const [search, setSearch] = useState<{ find: Search }>();
  useEffect(() => {
    if (!isWanted || search) return;
    let isGone = false;
    import("../../../shared/community/directory/search/search.ts").then(
      ({ searchEntries }) => !isGone && setSearch({ find: searchEntries }),
      () => {}, // offline before it was ever loaded
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, search]);
  return search?.find;
}

/** Types and states match in the data's spelling and in the person's language: "food", "comida". */
function searchable(resource: ResourceEntry, t: Pick<typeof en, "types" | "stateName">) {
  const { key, name, type, description, address, contactInfo, website, state, area } = resource;
  const kind = [type, typeName(type, t.types)];
  const code = stateCode(state);
  const place = [address, stateName(state) ?? "", (code && t.stateName(code)) ?? ""];
  const text = searchText([name, ...kind, description, ...place, contactInfo, website]);
  return {
    ...{ key, resource, name, state, type, area, contactInfo, text },
    ...{ kind: resource.kind, nearness: resource.nearness },
  };
}
