import { page } from "../../core/routing/page.tsx";

/**
 * All components of web/design in all states. The server serves it in development and demo only.
 */
export const galleryRoutes = [
  page({ path: "/dev/design", load: () => import("./GalleryPage.tsx").then((file) => file.GalleryPage) }),
];
