import { useRef } from "react";
import { useQueryLoader, type FetchPolicy, type PreloadedQuery } from "react-relay";
import type { OperationType, PreloadableConcreteRequest } from "relay-runtime";
import type { Loaded } from "../routing/lazily.ts";

/** What a dialog or an expanded row is given by the press that opened it. */
export interface Opened<Query extends OperationType> {
  queryRef: PreloadedQuery<Query>;
  /** Reads the data again, also after a failure. */
  readAgain: () => void;
  onClose: () => void;
}

interface QueryOnPressOptions {
  /** The `lazily` loaded component that reads the query. */
  code?: Loaded;
  fetchPolicy?: Extract<FetchPolicy, "store-and-network" | "network-only">;
}

/**
 * The query of a dialog or of an expanded row. `open`, in the handler of the press, starts the
 * query and the import of the code, so that neither waits for the other. Closing disposes it.
 */
export function useQueryOnPress<Query extends OperationType>(
  query: PreloadableConcreteRequest<Query>,
  { code, fetchPolicy = "store-and-network" }: QueryOnPressOptions = {},
) {
  const [queryRef, load, dispose] = useQueryLoader<Query>(query);
  const isOpen = useRef(false);
  function open(variables: Query["variables"]) {
    isOpen.current = true;
    code?.load().catch(() => {}); // rendering it reports the failure
    load(variables, { fetchPolicy });
  }
  function close() {
    isOpen.current = false;
    dispose();
  }
  const opened: Opened<Query> | null = queryRef
    ? {
        queryRef,
        // A late answer of a closed dialog does not open it again.
        readAgain: () => isOpen.current && load(queryRef.variables, { fetchPolicy: "network-only" }),
        onClose: close,
      }
    : null;
  return { open, close, opened };
}
