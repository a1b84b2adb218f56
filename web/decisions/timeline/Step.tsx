import { Suspense, type ComponentProps } from "react";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { lazily } from "../../core/routing/lazily.ts";

const StepLine = lazily(() => import("./StepLine.tsx"), "StepLine");

/** What a request of a list waits for. Empty until it is read, after the list. */
export const Step = (props: ComponentProps<typeof StepLine>) => (
  <Boundary of={props.among} failed={() => null}>
    <Suspense fallback={null}>
      <StepLine {...props} />
    </Suspense>
  </Boundary>
);
