import { page } from "../../core/routing/page.tsx";

export const spokenRoutes = [
  page({ path: "/i-speak", load: () => import("./SpokenPage.tsx").then((file) => file.SpokenPage) }),
];
