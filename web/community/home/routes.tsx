import { page } from "../../core/routing/page.tsx";
import { loadEntries } from "../directory/useEntries.ts";

export const homeRoutes = [
  page({
    path: "/home",
    loader: loadEntries,
    load: () => import("./HomePage.tsx").then((file) => file.HomePage),
  }),
];
