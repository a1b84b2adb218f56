import type { ComponentType } from "react";

/** A component that needs Relay, with Relay around it; both are loaded at the same moment. */
export async function relayed<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Inside, { WithRelay }] = await Promise.all([load(), import("./WithRelay.tsx")]);
  return (props) => (
    <WithRelay>
      <Inside {...props} />
    </WithRelay>
  );
}
