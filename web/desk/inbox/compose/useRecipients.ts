import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useRecipientsQuery, useRecipientsQuery$data } from "#relay/useRecipientsQuery.graphql";

export type Recipient = useRecipientsQuery$data["messageRecipients"][number];

const asRecipient = ({ key, kind, name, requestNumber, caseId, channels, contact, ...told }: Recipient) => {
  const { email, phone, sms } = contact;
  const { isNotToBeContacted, isPassLocked } = told;
  return {
    ...{ key, kind, name, requestNumber, caseId, channels, isNotToBeContacted, isPassLocked },
    contact: { email, phone, sms },
  };
};

/** Typing causes one search when it pauses. */
const restMs = 250;

/** Finds recipients while a name, a phone or a case is typed; the latest search wins. */
export function useRecipients() {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<readonly Recipient[]>([]);
  const [isLoading, setLoading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      asked.current += 1;
      const turn = asked.current;
      if (!text.trim()) return setFound([]);
      setLoading(true);
      timer.current = setTimeout(() => {
        const answer = fetchQuery<useRecipientsQuery>(
          environment,
          graphql`
            query useRecipientsQuery($search: String!) {
              messageRecipients(search: $search) {
                key
                kind
                name
                requestNumber
                caseId
                channels
                contact {
                  email
                  phone
                  sms
                }
                isNotToBeContacted
                isPassLocked
              }
            }
          `,
          { search: text },
        ).toPromise();
        answer.then(
          (data) => {
            if (turn !== asked.current) return;
            setFound((data?.messageRecipients ?? []).map(asRecipient));
            setLoading(false);
          },
          () => turn === asked.current && setLoading(false),
        );
      }, restMs);
    },
    [environment],
  );
  return { found, isLoading, search };
}
