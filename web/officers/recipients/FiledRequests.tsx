import { graphql, useLazyLoadQuery } from "react-relay";
import type { FiledRequestsQuery } from "#relay/FiledRequestsQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { Step } from "../../decisions/timeline/Step.tsx";
import { words } from "./words.ts";

/** The officer's newest requests with the step that each waits for. */
export function FiledRequests() {
  const t = useWords(words);
  const { requests } = useLazyLoadQuery<FiledRequestsQuery>(
    graphql`
      query FiledRequestsQuery {
        requests(first: 3) {
          edges {
            node {
              number
              caseId
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: "store-and-network" },
  );
  if (requests.edges.length === 0) return null;
  return (
    <Card title={t.filedTitle} icon="file">
      <Stack as="ul" gap="sm">
        {requests.edges.map(({ node: { number, caseId } }) => (
          <li key={number}>
            <Stack gap="xs">
              <TextLink href={`/request/${number}`}>
                <Verbatim>{caseId}</Verbatim>
              </TextLink>
              <Step number={number} among={requests.edges.length} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
