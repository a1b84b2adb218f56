import { graphql, useLazyLoadQuery } from "react-relay";
import type { FactsOfCaseQuery } from "#relay/FactsOfCaseQuery.graphql";
import { CaseFacts } from "../../cases/CaseFacts.tsx";

/** The facts of a case, read by its number. */
export function FactsOfCase({ number }: { number: number }) {
  const { request } = useLazyLoadQuery<FactsOfCaseQuery>(
    graphql`
      query FactsOfCaseQuery($number: Int!) {
        request(number: $number) {
          ...CaseFacts_request
        }
      }
    `,
    { number },
    { fetchPolicy: "store-and-network" },
  );
  return <CaseFacts request={request} />;
}
