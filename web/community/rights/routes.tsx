import { page } from "../../core/routing/page.tsx";
import { loadEntries } from "../directory/useEntries.ts";

export const rightsRoutes = [
  page({
    path: "/rights",
    loader: loadEntries,
    load: () => import("./RightsPage.tsx").then((file) => file.RightsPage),
  }),
];
