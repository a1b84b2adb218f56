import { page } from "../../core/routing/page.tsx";

/** Where officers unlock a device, get back in on another one, and set up how; full width. */
export const deviceLockRoutes = [
  page({
    path: "/unlock",
    load: () => import("./UnlockPage.tsx").then((file) => file.UnlockPage),
  }),
];
