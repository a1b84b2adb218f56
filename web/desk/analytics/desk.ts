import vocaQuery from "#relay/VocaPageQuery$parameters";
import type { VocaPageQuery } from "#relay/VocaPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import type { DeskPart } from "../../shell/desk/desk.ts";

export const analyticsDesk: DeskPart = {
  id: "analytics",
  needs: "readFigures",
  withinAgencies: true,
  panels: [
    {
      id: "analytics",
      tab: "analytics",
      load: () => import("./AnalyticsPanel.tsx").then((file) => file.AnalyticsPanel),
    },
  ],
};

/** The quarterly report, of the whole program. */
export const vocaDesk: DeskPart = {
  id: "voca",
  needs: "readFigures",
  routes: [
    queryPage<VocaPageQuery>({
      path: "/admin/voca",
      query: vocaQuery,
      variables: ({ search }) => ({ year: chosen(search, "year"), quarter: chosen(search, "quarter") }),
      load: () => import("./voca/VocaPage.tsx").then((file) => file.VocaPage),
    }),
  ],
  loadPalette: () =>
    import("./voca/words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "download", href: "/admin/voca" }],
    })),
};

/** `?year=2027&quarter=1`; null, the current one, without it. */
const chosen = (search: URLSearchParams, name: string) => {
  const text = search.get(name) ?? "";
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
};
