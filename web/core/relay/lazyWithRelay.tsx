import type { ComponentType } from "react";

/** A component with its Relay provider, loaded in parallel. */
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
