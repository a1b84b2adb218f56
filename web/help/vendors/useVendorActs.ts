import { graphql } from "react-relay";
import type { HelpType } from "../../../shared/intake/requests/rules.ts";
import type { useVendorActsAddMutation } from "#relay/useVendorActsAddMutation.graphql";
import type { useVendorActsDeleteMutation } from "#relay/useVendorActsDeleteMutation.graphql";
import type { useVendorActsSwitchMutation } from "#relay/useVendorActsSwitchMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";

interface Named {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/**
 * Adds, enables, disables and deletes, with a toast each. A switch changes at once, and is undone
 * on failure.
 */
export function useVendorActs() {
  const t = useWords(words).edit;
  const showFailure = useFailureToast();
  const [add, isAdding] = useAction<useVendorActsAddMutation>(graphql`
    mutation useVendorActsAddMutation($input: AddVendorInput!) {
      addVendor(input: $input) {
        vendor {
          id
          ...ContactDialog_vendor
          ...CodesDialog_vendor
        }
      }
    }
  `);
  const [turn] = useAction<useVendorActsSwitchMutation>(graphql`
    mutation useVendorActsSwitchMutation($input: SwitchVendorInput!) {
      switchVendor(input: $input) {
        vendor {
          id
          isActive
          version
        }
      }
    }
  `);
  const [remove] = useAction<useVendorActsDeleteMutation>(graphql`
    mutation useVendorActsDeleteMutation($input: DeleteVendorInput!) {
      deleteVendor(input: $input) {
        vendor {
          id
          isDeleted
          version
        }
      }
    }
  `);
  return {
    isAdding,
    /** Rejects with the name's error, for its field. */
    async add(name: string, helpType: HelpType) {
      await add({ input: { name, helpTypes: [helpType] } });
      toast({ title: t.added(name), tone: "positive" });
    },
    async turn({ id, version }: Named, isActive: boolean) {
      try {
        await turn(
          { input: { id, version, isActive } },
          // The next click sends the resulting version, even before the answer arrives.
          { optimisticResponse: { switchVendor: { vendor: { id, isActive, version: version + 1 } } } },
        );
        toast({ title: isActive ? t.enabledDone : t.disabledDone, tone: "positive", about: id });
      } catch (error) {
        const { failed, switchFailed: failedText, networkFailed } = t;
        showFailure(error, { failed, failedText, lost: { failed, failedText: networkFailed } }, id);
      }
    },
    async remove({ id, name, version }: Named) {
      await remove({ input: { id, version } });
      toast({ title: t.removed(name), tone: "positive" });
    },
  };
}
