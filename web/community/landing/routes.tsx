import { page } from "../../core/routing/page.tsx";

export const landingRoutes = [
  page({ path: "/landing", load: () => import("./LandingPage.tsx").then((file) => file.LandingPage) }),
];
