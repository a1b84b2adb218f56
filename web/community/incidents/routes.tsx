import { page } from "../../core/routing/page.tsx";

export const incidentRoutes = [
  page({
    path: "/incidents",
    load: () => import("./IncidentsPage.tsx").then((file) => file.IncidentsPage),
  }),
];
