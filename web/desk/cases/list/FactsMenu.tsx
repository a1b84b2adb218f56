import { graphql } from "react-relay";
import type { FactsMenuMutation } from "#relay/FactsMenuMutation.graphql";
import { caseFacts, type CaseFact } from "../../../../shared/desk/cases/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useAction } from "../../../core/relay/useAction.ts";
import { Menu } from "../../../design/overlays/Menu.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words as caseWords } from "../words.desk.ts";
import { words } from "./words.desk.ts";

/** Chooses what the list shows, stored with the account. */
export function FactsMenu({ chosen }: { chosen: readonly CaseFact[] }) {
  const t = useWords(words);
  const { columns } = useWords(caseWords).tracker;
  const showFailure = useFailureToast();
  const [set] = useAction<FactsMenuMutation>(graphql`
    mutation FactsMenuMutation($input: SetCaseFactsInput!) {
      setCaseFacts(input: $input) {
        viewer {
          admin {
            caseFacts
          }
        }
      }
    }
  `);
  function toggle(id: string) {
    const facts = caseFacts.filter((fact) => chosen.includes(fact) !== (fact === id));
    set({ input: { facts } }).catch((error: unknown) => showFailure(error, { failed: t.factsFailed }));
  }
  return (
    <Menu
      label={t.chooseFacts}
      variant="plain"
      actions={caseFacts.map((id) => ({ id, label: columns[id] }))}
      chosen={chosen}
      onAction={toggle}
    >
      {t.chooseFacts}
    </Menu>
  );
}
