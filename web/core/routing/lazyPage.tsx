import { use, type ComponentType } from "react";
import { useLocation } from "react-router-dom";

type Load = () => Promise<ComponentType>;

/**
 * A route's `lazy`. The library keeps the promise of a failed import for good, so a page that was
 * opened without a connection would never open again. Here the next visit imports it again.
 */
export const lazyPage = (load: Load) => async () => ({
  Component: await load().catch(() => importedAgain(load)),
});

/** A page whose first import failed. A further failure is shown by the route's error boundary. */
function importedAgain(load: Load): ComponentType {
  let attempt: { key: string; page: Promise<ComponentType> } | undefined;
  let isHere = false;
  return function ImportedAgain() {
    const { key } = useLocation();
    if (!attempt || (!isHere && attempt.key !== key)) {
      attempt = { key, page: load() };
      attempt.page.then(
        () => (isHere = true),
        () => {}, // `use` reports it
      );
    }
    const Page = use(attempt.page);
    return <Page />;
  };
}
