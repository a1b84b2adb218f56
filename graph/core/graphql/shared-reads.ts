import type { Context } from "../context.ts";
import { freshViewer } from "../sessions/sessions.ts";
import { isTool, sessionIdOf, type Viewer } from "../access/viewer.ts";

interface Readings<Row> {
  row?: Promise<Row>;
  viewers: Map<number, Promise<Viewer>>;
}

/**
 * What the subscribers to one announcement read, read once for all of them: its row, and the holder
 * of each session. All subscribers share the announcement object, and the cached reads hang on it.
 */
export function onceEach<Change extends object, Row>(
  read: (context: Context, change: Change) => Promise<Row>,
) {
  const known = new WeakMap<Change, Readings<Row>>();
  const of = (change: Change) => {
    const readings: Readings<Row> = known.get(change) ?? { viewers: new Map() };
    known.set(change, readings);
    return readings;
  };
  return {
    row: (context: Context, change: Change): Promise<Row> => (of(change).row ??= read(context, change)),
    /** The current holder of the subscriber's session. */
    viewer(context: Context, change: Change): Promise<Viewer> {
      const sessionId = sessionIdOf(context.viewer);
      // An API key has no session. The socket reads it again before each answer.
      if (sessionId === null || isTool(context.viewer)) return Promise.resolve(context.viewer);
      const { viewers } = of(change);
      const viewer = viewers.get(sessionId) ?? freshViewer(context);
      viewers.set(sessionId, viewer);
      return viewer;
    },
  };
}
