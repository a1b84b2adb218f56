export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Different for each entry of the history; "default" for an entry that another page made. */
  readonly key: string;
}

/** Where the router keeps its address. */
export interface History {
  /** The origin of the app, for loaders' URLs. */
  readonly origin: string;
  readonly location: Location;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  /** Reports Back and Forward. */
  listen: (listener: (location: Location) => void) => () => void;
}

export const addressOf = ({ pathname, search, hash }: Omit<Location, "key">): string =>
  pathname + search + hash;

let made = 0;
/** Distinct from those of earlier pages of this tab. */
const newKey = () => `${Date.now().toString(36)}-${(made += 1)}`;

/** A new entry at this address. */
export function createLocation(address: string, key = newKey()): Location {
  const { pathname, search, hash } = new URL(address, "http://localhost");
  return { pathname, search, hash, key };
}

export function createBrowserHistory(): History {
  const read = (): Location => {
    const { pathname, search, hash } = location;
    const { key } = (history.state ?? {}) as Partial<Location>;
    return { pathname, search, hash, key: key ?? "default" };
  };
  return {
    origin: location.origin,
    get location() {
      return read();
    },
    push: (next) => history.pushState({ key: next.key }, "", addressOf(next)),
    replace: (next) => history.replaceState({ key: next.key }, "", addressOf(next)),
    listen(listener) {
      const report = () => listener(read());
      addEventListener("popstate", report);
      return () => removeEventListener("popstate", report);
    },
  };
}

/** For tests and the build: one address, without Back. */
export function createMemoryHistory(address: string): History {
  let location = createLocation(address, "default");
  const go = (next: Location) => void (location = next);
  return {
    origin: "http://localhost",
    get location() {
      return location;
    },
    push: go,
    replace: go,
    listen: () => () => {},
  };
}
