import { graphql, usePreloadedQuery } from "react-relay";
import type { TrackedDetailsQuery } from "#relay/TrackedDetailsQuery.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import type { Opened } from "../../../core/relay/useQueryOnPress.ts";
import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { Tabs } from "../../../design/layout/Tabs.tsx";
import { LetterList } from "../../../messages/letters/LetterList.tsx";
import { ResponseList } from "../../../messages/responses/ResponseList.tsx";
import { words } from "../words.desk.ts";

/** The details of an expanded tracker row; reading them is logged. */
export function TrackedDetails({ queryRef }: Pick<Opened<TrackedDetailsQuery>, "queryRef">) {
  const t = useWords(words).tracker;
  const { request } = usePreloadedQuery<TrackedDetailsQuery>(
    graphql`
      query TrackedDetailsQuery($number: Int!) @preloadable {
        request(number: $number) {
          caseId
          requestDetails
          ...LetterList_request
          ...ResponseList_request
        }
      }
    `,
    queryRef,
  );
  return (
    <Stack gap="sm">
      <p>
        <BreakableText text={request.requestDetails} />
      </p>
      <Tabs
        label={t.tabsOf(request.caseId)}
        tabs={[
          { id: "letters", label: t.lettersTab, icon: "file", content: <LetterList request={request} /> },
          {
            id: "responses",
            label: t.responsesTab,
            icon: "chat",
            content: <ResponseList request={request} />,
          },
        ]}
      />
    </Stack>
  );
}
