import { lazy, Suspense, type ComponentProps } from "react";
import type { useStatedNeeds_needs$key } from "#relay/useStatedNeeds_needs.graphql";
import { useKeptText } from "../../design/fields/form/draftValues.ts";
import { Reserved } from "../../design/layout/Reserved.tsx";
import { startOf } from "./form.ts";
import { useStatedNeeds } from "./useStatedNeeds.ts";
import type { NeedsSection as Section } from "./NeedsSection.tsx";

interface NeedsPartProps extends Omit<ComponentProps<typeof Section>, "confirmed"> {
  /** Confirmed earlier, in case tracking. */
  confirmed: useStatedNeeds_needs$key | null;
}

/** Without it the form works too: the server reads its text. */
const NeedsSection = lazy(() =>
  import("./NeedsSection.tsx").then(
    (file): { default: typeof Section } => ({ default: file.NeedsSection }),
    () => ({ default: () => <></> }),
  ),
);

/** The needs as a part of a form below its text; loaded after the form into reserved space. */
export function NeedsPart({ confirmed, ...props }: NeedsPartProps) {
  const needs = useStatedNeeds(confirmed);
  const kept = useKeptText("needs");
  return (
    <Suspense fallback={<Waiting value={startOf(kept, needs)} />}>
      <NeedsSection {...props} confirmed={needs} />
    </Suspense>
  );
}

/** The form's value exists from the start. */
const Waiting = ({ value }: { value: string | undefined }) => (
  <Reserved height="41rem">
    {value !== undefined && <input type="hidden" name="needs" value={value} />}
  </Reserved>
);
