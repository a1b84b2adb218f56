import { page } from "../../core/routing/page.tsx";

export const blankRoutes = [
  page({
    path: "/print/intake",
    load: () => import("./BlankIntakePage.tsx").then((file) => file.BlankIntakePage),
  }),
];
