/**
 * In a file of its own, so that a page can run it in a turn of its own: the largest of the
 * libraries begins with its first import, and not when it is loaded.
 */
export { createRoot, hydrateRoot } from "react-dom/client";
