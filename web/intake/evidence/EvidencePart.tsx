import { lazy, Suspense, type ComponentProps } from "react";
import { Reserved } from "../../design/layout/Reserved.tsx";
import type { EvidenceField as Field } from "./EvidenceField.tsx";

/** Without it a request can be filed too, without files. */
const EvidenceField = lazy(() =>
  import("./EvidenceField.tsx").then(
    (file): { default: typeof Field } => ({ default: file.EvidenceField }),
    () => ({ default: () => <></> }),
  ),
);

/** The files of a form; the field is far down, and is loaded after the form into reserved space. */
export const EvidencePart = (props: ComponentProps<typeof Field>) => (
  <Suspense fallback={<Reserved height="11.5rem" />}>
    <EvidenceField {...props} />
  </Suspense>
);
