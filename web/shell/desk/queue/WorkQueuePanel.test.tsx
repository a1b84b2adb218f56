import { render, screen, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { Observable } from "relay-runtime";
import { expect, test } from "vitest";
import { mentionsQueueLine } from "../../../desk/cases/work/mentionsQueueLine.ts";
import { createEnvironment } from "../../../core/relay/relay.ts";
import type { DeskPart, WorkQueueSource } from "../desk.ts";
import { DeskParts } from "../deskParts.ts";
import { WorkQueuePanel } from "./WorkQueuePanel.tsx";
import { WorkQueueProvider } from "./workQueue.tsx";

/** Without a limit, the test of an endless rendering would not end either. */
const maxRenderings = 200;

test.each([1, 2, 3, 4, 5])(
  "a change of the panel renders its %i loading lines a few times only",
  async (count) => {
    let renderings = 0;
    const source = {
      ...mentionsQueueLine,
      get changes() {
        renderings += 1;
        if (renderings > maxRenderings) throw new Error("rendered without end");
        return mentionsQueueLine.changes;
      },
    } as WorkQueueSource;
    const parts = Array.from({ length: count }, (_part, at) => ({
      id: `part-${at}`,
      needs: "anyone",
      loadWorkQueue: async () => source,
    })) as unknown as DeskPart[];
    const environment = createEnvironment({
      fetch: () => new Promise(() => {}),
      subscribe: () => Observable.create(() => {}),
    });
    const page = () => (
      <RelayEnvironmentProvider environment={environment}>
        <DeskParts value={parts}>
          <WorkQueueProvider>
            <WorkQueuePanel />
          </WorkQueueProvider>
        </DeskParts>
      </RelayEnvironmentProvider>
    );
    const { rerender } = render(page());
    await waitFor(() => expect(renderings).toBeGreaterThanOrEqual(count));
    rerender(page());
    expect(screen.getByText("Loading...")).toBeDefined();
    // Each a few times: at first, when its code is here, and ahead of the answer.
    expect(renderings).toBeLessThan(10 * count);
  },
);
