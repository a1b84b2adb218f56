import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VictimizationFact_request$key } from "#relay/VictimizationFact_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { FactButton } from "../../design/display/FactButton.tsx";
import { Fact } from "../../design/display/Facts.tsx";
import { VictimizationDialog } from "./VictimizationDialog.tsx";
import { words } from "./words.ts";

/** Among facts: the types of crime for the VOCA report, and a dialog that changes them. */
export function VictimizationFact({ request: ref }: { request: VictimizationFact_request$key }) {
  const t = useWords(words);
  const [isOpen, setOpen] = useState(false);
  const { id, victimization } = useFragment(
    graphql`
      fragment VictimizationFact_request on EmergencyRequest {
        id
        victimization {
          types
          version
        }
      }
    `,
    ref,
  );
  const chosen = victimization?.types ?? [];
  const action = chosen.length > 0 ? t.change : t.choose;
  return (
    <>
      <Fact
        term={t.title}
        aside={<FactButton term={t.title} action={action} onPress={() => setOpen(true)} />}
      >
        {chosen.length > 0 ? chosen.map((type) => t.types[type]).join("; ") : t.none}
      </Fact>
      {isOpen && (
        <VictimizationDialog
          id={id}
          chosen={chosen}
          version={victimization?.version ?? 0}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
