import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { useThreadTextsMutation } from "#relay/useThreadTextsMutation.graphql";
import { useMay } from "../../../shell/desk/permissions.ts";
import { useAction } from "../../../core/relay/useAction.ts";

/** What an item shows instead of its preview. */
export interface OpenedText {
  message: string;
  isLetter: boolean;
}

type Texts = ReadonlyMap<string, OpenedText>;
const noTexts: Texts = new Map();

/**
 * The whole texts of a thread by item, read again when a message was added; undefined until they
 * are read. Without them, because of a lost connection or a role, the previews stay.
 */
export function useThreadTexts(thread: string, newest: string | undefined): Texts | undefined {
  const [texts, setTexts] = useState<Texts>();
  const mayOpen = useMay()("workDesk");
  const [open] = useAction<useThreadTextsMutation>(graphql`
    mutation useThreadTextsMutation($input: OpenCommunicationThreadInput!) {
      openCommunicationThread(input: $input) {
        texts {
          communicationId
          message
          letterNumber
        }
      }
    }
  `);
  const read = useEffectEvent(() =>
    open({ input: { thread } }).then(
      ({ openCommunicationThread: { texts } }) =>
        setTexts(
          new Map(
            texts.map(({ communicationId, message, letterNumber }) => [
              communicationId,
              { message, isLetter: letterNumber != null },
            ]),
          ),
        ),
      () => setTexts((known) => known ?? noTexts),
    ),
  );
  useEffect(() => {
    if (mayOpen && newest !== undefined) void read();
  }, [thread, newest, mayOpen]);
  return mayOpen && newest !== undefined ? texts : noTexts;
}
