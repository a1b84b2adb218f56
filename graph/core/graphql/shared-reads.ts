import type { Context } from "../context.ts";
import { freshViewer } from "../sessions/sessions.ts";
import { sessionIdOf, type Viewer } from "../access/viewer.ts";

interface Readings<Row> {
  row?: Promise<Row>;
  viewers: Map<number, Promise<Viewer>>;
}

/**
 * What the listeners to one announcement read, read once for all of them: its row, and once for
 * each session who holds it. An announcement is one object for all who hear it, and what was read
 * goes with it.
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
    /** Whoever holds the listener's session now. */
    viewer(context: Context, change: Change): Promise<Viewer> {
      const sessionId = sessionIdOf(context.viewer);
      if (sessionId === null) return Promise.resolve(context.viewer);
      const { viewers } = of(change);
      const viewer = viewers.get(sessionId) ?? freshViewer(context);
      viewers.set(sessionId, viewer);
      return viewer;
    },
  };
}
