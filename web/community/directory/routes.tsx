import { page } from "../../core/routing/page.tsx";
import { loadEntries } from "./useEntries.ts";
import { ResourcesFailed, ResourcesWaiting } from "./waiting.tsx";

export const directoryRoutes = [
  page({
    path: "/resources",
    loader: loadEntries,
    load: () => import("./ResourcesPage.tsx").then((file) => file.ResourcesPage),
    Waiting: ResourcesWaiting,
    Failed: ResourcesFailed,
  }),
];
