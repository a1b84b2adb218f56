import { page } from "../../core/routing/page.tsx";

export const exitRoutes = [
  page({ path: "/exit-help", load: () => import("./ExitHelpPage.tsx").then((file) => file.ExitHelpPage) }),
];
