import { useEffect, useEffectEvent, useState } from "react";
import { graphql } from "react-relay";
import type { useReplyWriterMutation } from "#relay/useReplyWriterMutation.graphql";
import { writerEverySeconds } from "../../../../shared/desk/inbox/rules.ts";
import { useAction } from "../../../core/relay/useAction.ts";

/** Announces that a reply is written here, and returns the colleague who writes one instead. */
export function useReplyWriter(thread: string, isWriting: boolean) {
  const [writer, setWriter] = useState<string | null>(null);
  const [hold] = useAction<useReplyWriterMutation>(graphql`
    mutation useReplyWriterMutation($input: HoldReplyInput!) {
      holdReply(input: $input) {
        writer {
          name
        }
      }
    }
  `);
  // Not awaited: the next signal makes up for a lost one.
  const send = (is: { isWriting: boolean; takesOver?: boolean }) =>
    hold({ input: { thread, ...is } }).then(
      ({ holdReply }) => setWriter(holdReply.writer?.name ?? null),
      () => {},
    );
  const signal = useEffectEvent(send);
  useEffect(() => {
    void signal({ isWriting });
    const timer = setInterval(() => void signal({ isWriting }), writerEverySeconds * 1000);
    return () => clearInterval(timer);
  }, [thread, isWriting]);
  const leave = useEffectEvent((of: string) =>
    hold({ input: { thread: of, isWriting: false } }).catch(() => {}),
  );
  useEffect(() => () => void leave(thread), [thread]);
  return { writer, takeOver: () => send({ isWriting: true, takesOver: true }) };
}
