import type { Plugin } from "vite";

/** Parts of Relay that the app does not use. Relay loads them all, because it is CommonJS. */
const unused = [
  // the hook of before the flag below
  "react-relay/lib/relay-hooks/useFragmentInternal_CURRENT",
  // entry points; our routes load their queries
  "react-relay/lib/relay-hooks/EntryPointContainer.react",
  "react-relay/lib/relay-hooks/loadEntryPoint",
  "react-relay/lib/relay-hooks/useEntryPointLoader",
  "react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL",
  // @deleteRecord, @appendNode and the like, and the older `configs` of a mutation
  "relay-runtime/lib/handlers/connection/MutationHandlers",
  "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig",
  // @updatable
  "relay-runtime/lib/mutations/createUpdatableProxy",
  // reading the store outside components
  "relay-runtime/lib/network/RelayQueryResponseCache",
  "relay-runtime/lib/query/fetchQuery_DEPRECATED",
  "relay-runtime/lib/store/NormalizationEngine",
  "relay-runtime/lib/store/RelayModernFragmentSpecResolver",
  "relay-runtime/lib/store/observeFragmentExperimental",
  "relay-runtime/lib/store/observeQueryExperimental",
  "relay-runtime/lib/store/waitForFragmentExperimental",
];

/** Relay's cache of resolvers, which are fields that the client computes. The app has none. */
const resolverCache = "relay-runtime/lib/store/live-resolvers/LiveResolverCache";
const noResolvers = `
const { NoopResolverCache } = require("../ResolverCache");
class LiveResolverCache extends NoopResolverCache {
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
}
module.exports = { LiveResolverCache };`;

/** Relay's hooks exist twice, and this flag chooses. Its default is on. */
const flag = /\b(?:\w+\.)?RelayFeatureFlags\.ENABLE_ACTIVITY_COMPATIBILITY/;
const flagged = ["useFragmentInternal", "useLoadMoreFunction", "useQueryLoader"].map(
  (hook) => `react-relay/lib/relay-hooks/${hook}`,
);

/** What needs a part that is left out. */
const needing =
  /"handle": "(?!connection")|"kind": "(?:Relay|ClientEdge)|"updatable"|\b(?:useEntryPointLoader|loadEntryPoint|EntryPointContainer|useMutationAction\w*|readUpdatable(?:Query|Fragment)|observe(?:Query|Fragment)|waitForFragmentData|QueryResponseCache)\b/;

const nameOf = (id: string) => /(?:react-relay|relay-runtime)\/lib\/.*(?=\.js$)/.exec(id)?.[0] ?? "";

/** Leaves out of the build what the app does not use of Relay: 8 of 51 KB. */
export function leanRelay(): Plugin {
  const left = new Set([...unused, resolverCache, ...flagged]);
  return {
    name: "safevoice-lean-relay",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    load: {
      filter: { id: /(?:react-relay|relay-runtime)\/lib\// },
      handler(id) {
        const name = nameOf(id);
        if (name === resolverCache && left.delete(name)) return noResolvers;
        if (!unused.includes(name)) return null;
        left.delete(name);
        return `module.exports = () => { throw new Error("The build leaves out ${name}"); };`;
      },
    },
    transform: {
      filter: { id: /\/web\/.*\.tsx?$|(?:react-relay|relay-runtime)\/lib\// },
      handler(code, id) {
        const name = nameOf(id);
        const needed = name ? null : needing.exec(code);
        if (needed) this.error(`${id} needs what scripts/vite/lean-relay.ts leaves out: ${needed[0]}`);
        if (!flagged.includes(name) || !flag.test(code)) return null;
        left.delete(name);
        return { code: code.replace(flag, "true"), map: null };
      },
    },
    generateBundle() {
      // A new version may consist of other files, which would otherwise go unnoticed.
      if (left.size > 0) this.error(`Relay no longer has: ${[...left].join(", ")}`);
    },
  };
}
