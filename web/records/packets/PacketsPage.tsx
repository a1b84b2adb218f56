import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { PacketsPageQuery } from "#relay/PacketsPageQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink, TextLink } from "../../design/controls/links.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { caseHref } from "../../shell/desk/caseHref.ts";
import { NewPacketForm } from "./NewPacketForm.tsx";
import { packetHref } from "./packetAddress.ts";
import { words } from "./words.desk.ts";

const tones = { draft: "caution", making: "info", done: "positive", failed: "critical" } as const;

/** The packets of a case, and the form for another one. */
export function PacketsPage({ queryRef }: { queryRef: PreloadedQuery<PacketsPageQuery> }) {
  const t = useWords(words);
  const format = useFormat();
  const { request } = usePreloadedQuery<PacketsPageQuery>(
    graphql`
      query PacketsPageQuery($number: Int!) @preloadable {
        request(number: $number) {
          number
          caseId
          packets {
            key
            kind
            matter
            body
            state
            pages
            redactions
            madeBy
            createdAt
          }
          ...NewPacketForm_request
        }
      }
    `,
    queryRef,
  );
  const { packets } = request;
  return (
    <Page
      title={t.title(request.caseId)}
      lead={t.lead}
      above={<TextLink href={caseHref(request.number)}>{t.toCase}</TextLink>}
    >
      <Card title={t.listTitle}>
        {packets.length === 0 ? (
          <Muted>{t.none}</Muted>
        ) : (
          <Stack as="ul">
            {packets.map(({ key, kind, matter, body, state, pages, redactions, madeBy, createdAt }) => (
              <li key={key}>
                <Stack gap="xs">
                  <Cluster gap="xs">
                    <strong>
                      <Verbatim>{matter}</Verbatim>
                    </strong>
                    <Badge tone={tones[state]}>{t.states[state]}</Badge>
                  </Cluster>
                  <span>
                    <Verbatim>{t.about(t.kinds[kind], body)}</Verbatim>
                  </span>
                  <Muted>
                    {t.counts(pages, redactions)} · {t.made(madeBy, format.dateTime(createdAt))}
                  </Muted>
                  <Cluster gap="xs">
                    {state === "done" ? (
                      <ButtonLink
                        variant="quiet"
                        icon="download"
                        href={`/api/admin/packets/${key}`}
                        download
                        aria-label={t.downloadOf(matter)}
                      >
                        {t.download}
                      </ButtonLink>
                    ) : (
                      <ButtonLink
                        variant="quiet"
                        icon="pencil"
                        href={packetHref(key)}
                        aria-label={t.reviewOf(matter)}
                      >
                        {t.review}
                      </ButtonLink>
                    )}
                  </Cluster>
                </Stack>
              </li>
            ))}
          </Stack>
        )}
      </Card>
      <Card title={t.form.title}>
        <NewPacketForm request={request} />
      </Card>
    </Page>
  );
}
