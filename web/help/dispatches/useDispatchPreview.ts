import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import type { DispatchProviderInput } from "#relay/useDispatchHelpMutation.graphql";
import type { useDispatchPreviewQuery } from "#relay/useDispatchPreviewQuery.graphql";

/** When the code of one provider would end, and whether that is within a day. */
export interface Preview {
  vendorNumber: number;
  helpType: HelpType;
  endsAt: string | null | undefined;
  endsSoon: boolean;
}

const query = graphql`
  query useDispatchPreviewQuery($request: ID!, $providers: [DispatchProviderInput!]!) {
    dispatchPreview(request: $request, providers: $providers) {
      vendorNumber
      helpType
      endsAt
      endsSoon
    }
  }
`;

/** Typing is over after such a pause. */
const pauseMs = 200;

/**
 * When the codes would end that a press gives now: read again when the choice changes or
 * `fetchKey` does.
 */
export function useDispatchPreview(
  request: string,
  providers: readonly DispatchProviderInput[],
  fetchKey: unknown,
): readonly Preview[] {
  const environment = useRelayEnvironment();
  const [previews, setPreviews] = useState<readonly Preview[]>([]);
  const asked = JSON.stringify(providers);
  useEffect(() => {
    if (asked === "[]") return;
    let stop: (() => void) | undefined;
    const wait = setTimeout(() => {
      const variables = { request, providers: JSON.parse(asked) as DispatchProviderInput[] };
      const reading = fetchQuery<useDispatchPreviewQuery>(environment, query, variables).subscribe({
        next: ({ dispatchPreview }) =>
          setPreviews(
            dispatchPreview.map(({ vendorNumber, helpType, endsAt, endsSoon }) => ({
              ...{ vendorNumber, helpType, endsAt, endsSoon },
            })),
          ),
        // The dispatch is then refused if a code ends soon, and says when.
        error: () => {},
      });
      stop = () => reading.unsubscribe();
    }, pauseMs);
    return () => {
      clearTimeout(wait);
      stop?.();
    };
  }, [environment, request, asked, fetchKey]);
  return previews;
}

/** What was shown of one provider's code. */
export const previewOf = (
  previews: readonly Preview[],
  provider: Pick<Preview, "vendorNumber" | "helpType"> | undefined,
) =>
  previews.find(
    ({ vendorNumber, helpType }) => vendorNumber === provider?.vendorNumber && helpType === provider.helpType,
  );

/** The same as `warnedEnd` for one provider of a choice. */
export const shownEnd = (previews: readonly Preview[], provider: Parameters<typeof previewOf>[1]) =>
  warnedEnd(previewOf(previews, provider));

/** The end of which the person was warned. Without a warning, no code that ends soon is given. */
export const warnedEnd = (preview: Pick<Preview, "endsAt" | "endsSoon"> | undefined): string | null =>
  (preview?.endsSoon && preview.endsAt) || null;
