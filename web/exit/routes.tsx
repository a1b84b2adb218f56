import { page } from "../app/page.tsx";

export const exitRoutes = [
  page({ path: "/exit-help", load: () => import("./ExitHelpPage.tsx").then((file) => file.ExitHelpPage) }),
];
