import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { VerificationPageQuery } from "#relay/VerificationPageQuery.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { NoVerification } from "./NoVerification.tsx";
import { VerificationBody } from "./VerificationBody.tsx";
import { words } from "./words.ts";

/** The verification request and the answer; live. */
export function VerificationPage({ queryRef }: { queryRef: PreloadedQuery<VerificationPageQuery> }) {
  const { page: t, dashboard } = useWords(words);
  const { verification } = usePreloadedQuery<VerificationPageQuery>(
    graphql`
      query VerificationPageQuery @preloadable {
        verification {
          ...VerificationBody_verification
        }
      }
    `,
    queryRef,
  );
  if (!verification) return <NoVerification />;
  return (
    <Page title={t.title} width="reading">
      <VerificationBody verification={verification} />
      <TextLink href="/unlock" icon="lock">
        {t.waysBack}
      </TextLink>
      <Cluster gap="lg">
        <TextLink href="/officer-login" icon="arrow-left">
          {t.back}
        </TextLink>
        <TextLink href="/" icon="home">
          {dashboard}
        </TextLink>
      </Cluster>
    </Page>
  );
}
