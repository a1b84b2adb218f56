import { lazy, Suspense, type ComponentProps } from "react";
import type { EvidenceField as Field } from "./EvidenceField.tsx";
import { evidencePlace } from "./EvidencePart.css.ts";

/** Without it a request is filed as well, with no files. */
const EvidenceField = lazy(() =>
  import("./EvidenceField.tsx").then(
    (file): { default: typeof Field } => ({ default: file.EvidenceField }),
    () => ({ default: () => <></> }),
  ),
);

/**
 * The files of a form; their field stands far down, and comes after the form into a place that is
 * kept for it.
 */
export const EvidencePart = (props: ComponentProps<typeof Field>) => (
  <Suspense fallback={<div className={evidencePlace} />}>
    <EvidenceField {...props} />
  </Suspense>
);
