import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useOpenCasesQuery } from "#relay/useOpenCasesQuery.graphql";
import { viewEverySeconds } from "../../../../shared/desk/cases/rules.ts";
import { useMay } from "../../../shell/desk/permissions.ts";

/** Which colleagues have which case open, by its number; read as often as an open case says so. */
export function useOpenCases(): ReadonlyMap<number, readonly string[]> {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const isAllowed = useMay()("workCases");
  useEffect(() => {
    if (!isAllowed) return;
    const read = () => {
      if (document.hidden) return;
      fetchQuery<useOpenCasesQuery>(
        environment,
        graphql`
          query useOpenCasesQuery {
            openCases {
              number
              names
            }
          }
        `,
        {},
      ).subscribe({
        next: ({ openCases }) => setNames(new Map(openCases.map((one) => [one.number, one.names]))),
        error: () => {}, // what is on the screen stays
      });
    };
    read();
    const timer = setInterval(read, viewEverySeconds * 1000);
    return () => clearInterval(timer);
  }, [environment, isAllowed]);
  return names;
}
