import detail from "#relay/EntryDetailQuery$parameters";
import type { EntryDetailQuery } from "#relay/EntryDetailQuery.graphql";
import entriesQuery from "#relay/EntriesPageQuery$parameters";
import type { EntriesPageQuery } from "#relay/EntriesPageQuery.graphql";
import { detailQuery, withDetail } from "../../core/routing/detailQuery.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { openNode } from "../../shell/desk/workspace/openRow.ts";
import { entryVariables } from "./entryList.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The entries' part of the administrators' desk. */
export const entryDesk: DeskPart = {
  id: "entries",
  needs: "readDesk",
  places: [{ group: "community", id: "directory", icon: "book", href: "/admin/directory" }],
  routes: [
    withDetail(
      queryPage<EntriesPageQuery>({
        path: "/admin/directory",
        query: entriesQuery,
        variables: ({ search }) => entryVariables(search),
        load: () => import("./EntriesPage.tsx").then((file) => file.EntriesPage),
      }),
      detailQuery<EntryDetailQuery>({ query: detail, variables: openNode }),
    ),
  ],
  loadWorkQueue: () => import("./entriesQueueLine.ts").then((file) => file.entriesQueueLine),
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.actions, icon: "book", href: "/admin/directory" }],
    })),
};
