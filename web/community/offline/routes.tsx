import { page } from "../../core/routing/page.tsx";

export const offlineRoutes = [
  page({
    path: "/waiting",
    load: () => import("../../shell/offline/queue/WaitingPage.tsx").then((file) => file.WaitingPage),
  }),
  page({ path: "/offline", load: () => import("./OfflinePage.tsx").then((file) => file.OfflinePage) }),
];
