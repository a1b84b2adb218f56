import { useCallback } from "react";
import { graphql } from "react-relay";
import type { RecordSourceSelectorProxy } from "relay-runtime";
import type { useSaveViewMutation } from "#relay/useSaveViewMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

/** Saves a view; the views of the list follow. */
export function useSaveView() {
  const [save] = useAction<useSaveViewMutation>(graphql`
    mutation useSaveViewMutation($input: SaveCaseListViewInput!) {
      saveCaseListView(input: $input) {
        views {
          ...ViewBar_view
        }
      }
    }
  `);
  return useCallback(
    (input: useSaveViewMutation["variables"]["input"]) =>
      save({ input }, { updater: (store) => putViews(store, "saveCaseListView") }),
    [save],
  );
}

/** Puts the views of a payload where the list reads them. */
export function putViews(store: RecordSourceSelectorProxy, mutation: string): void {
  const views = store.getRootField(mutation as never) as ReturnType<typeof store.getRoot> | null;
  store.getRoot().setLinkedRecords(views?.getLinkedRecords("views") ?? [], "caseListViews");
}
