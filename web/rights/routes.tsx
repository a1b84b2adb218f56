import { page } from "../app/page.tsx";

export const rightsRoutes = [
  page({ path: "/rights", load: () => import("./RightsPage.tsx").then((file) => file.RightsPage) }),
];
