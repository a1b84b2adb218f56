/** What a dispatcher decides on, as a form shows it. */
export interface Situation {
  status: string;
  /** As sentences. */
  needs: readonly string[];
  allocatedCents: number;
  dispatches: readonly SeenDispatch[];
}

interface SeenDispatch {
  id: string;
  vendorName: string;
  estimatedValue: number;
  dispatchedBy?: string | null | undefined;
  isVoid: boolean;
}

export type Change =
  | { kind: "status"; now: string }
  | { kind: "needs"; now: readonly string[] }
  | { kind: "allocated"; nowCents: number; beforeCents: number }
  | { kind: "dispatched" | "voided"; dispatch: SeenDispatch };

/** What changed since the form was opened. */
export function changesSince(before: Situation, now: Situation): Change[] {
  const known = new Map(before.dispatches.map((one) => [one.id, one]));
  return [
    ...(before.status === now.status || now.status === "dispatched"
      ? [] // the dispatches say it
      : [{ kind: "status" as const, now: now.status }]),
    ...(before.needs.join("\n") === now.needs.join("\n") ? [] : [{ kind: "needs" as const, now: now.needs }]),
    ...(before.allocatedCents === now.allocatedCents
      ? []
      : [
          {
            kind: "allocated" as const,
            nowCents: now.allocatedCents,
            beforeCents: before.allocatedCents,
          },
        ]),
    ...now.dispatches.flatMap((dispatch): Change[] => {
      const seen = known.get(dispatch.id);
      if (dispatch.isVoid) return seen && !seen.isVoid ? [{ kind: "voided", dispatch }] : [];
      return seen ? [] : [{ kind: "dispatched", dispatch }];
    }),
  ];
}
