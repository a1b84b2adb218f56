import { graphql, useFragment } from "react-relay";
import type { ProviderButtons_providers$key } from "#relay/ProviderButtons_providers.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.ts";

interface ProviderButtonsProps {
  providers: ProviderButtons_providers$key;
  /** The page of this app to which an administrator's sign-in leads. */
  next?: string;
}

/** One button for each identity provider, above the password or the officer form. */
export function ProviderButtons({ providers, next }: ProviderButtonsProps) {
  const t = useWords(words);
  const offered = useFragment(
    graphql`
      fragment ProviderButtons_providers on SignInProvider @relay(plural: true) {
        key
        name
      }
    `,
    providers,
  );
  if (offered.length === 0) return null;
  return (
    <Stack gap="sm">
      {offered.map(({ key, name }) => (
        <ButtonLink
          key={key}
          href={`/sign-in/${key}${next === undefined ? "" : `?next=${encodeURIComponent(next)}`}`}
          rel="external"
          icon="shield"
          isWide
        >
          {t.signInWith(name)}
        </ButtonLink>
      ))}
      <Muted>{next === undefined ? t.orForm : t.or}</Muted>
    </Stack>
  );
}
