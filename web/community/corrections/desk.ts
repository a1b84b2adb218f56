import correctionsQuery from "#relay/CorrectionsPageQuery$parameters";
import type { CorrectionsPageQuery } from "#relay/CorrectionsPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { correctionVariables } from "./correctionList.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The reports' part of the administrators' desk. */
export const correctionDesk: DeskPart = {
  id: "corrections",
  needs: "readDesk",
  places: [{ group: "community", id: "corrections", icon: "flag", href: "/admin/corrections" }],
  routes: [
    queryPage<CorrectionsPageQuery>({
      path: "/admin/corrections",
      query: correctionsQuery,
      variables: ({ search }) => correctionVariables(search),
      load: () => import("./CorrectionsPage.tsx").then((file) => file.CorrectionsPage),
    }),
  ],
  loadWorkQueue: () => import("./correctionsQueueLine.ts").then((file) => file.correctionsQueueLine),
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.actions, icon: "flag", href: "/admin/corrections" }],
    })),
};
