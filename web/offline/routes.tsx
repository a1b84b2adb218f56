import { page } from "../app/page.tsx";

export const offlineRoutes = [
  page({ path: "/offline", load: () => import("./OfflinePage.tsx").then((file) => file.OfflinePage) }),
];
