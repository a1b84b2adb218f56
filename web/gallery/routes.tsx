import { page } from "../core/routing/page.tsx";

/**
 * All parts of web/design in all their states. The server answers its address in development and
 * demo alone.
 */
export const galleryRoutes = [
  page({ path: "/dev/design", load: () => import("./GalleryPage.tsx").then((file) => file.GalleryPage) }),
];
