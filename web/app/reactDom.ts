/**
 * A separate file, so that it runs in its own task: the largest of the libraries starts with its
 * first import, not when it is loaded.
 */
export { createRoot, hydrateRoot } from "react-dom/client";
