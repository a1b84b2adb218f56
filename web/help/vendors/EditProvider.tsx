import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { EditProvider_vendor$key } from "#relay/EditProvider_vendor.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Menu, type MenuAction } from "../../design/overlays/Menu.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import { CodesDialog } from "./CodesDialog.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import { TerminalsDialog } from "../redemption/TerminalsDialog.tsx";
import { words as redemptionWords } from "../redemption/words.desk.ts";
import { words } from "./words.desk.ts";
import { useVendorActs } from "./useVendorActs.ts";

interface EditProviderProps {
  vendor: EditProvider_vendor$key;
  canImportCodes: boolean;
}

/** The edit-mode actions of a provider. */
export function EditProvider({ vendor: ref, canImportCodes }: EditProviderProps) {
  const t = useWords(words).edit;
  const { terminals } = useWords(redemptionWords);
  const acts = useVendorActs();
  const [opened, setOpened] = useState<string | null>(null);
  const vendor = useFragment(
    graphql`
      fragment EditProvider_vendor on Vendor {
        id
        name
        version
        isActive
        ...ContactDialog_vendor
        ...CodesDialog_vendor
        ...TerminalsDialog_vendor
      }
    `,
    ref,
  );
  const { id, name, version } = vendor;
  const actions: MenuAction[] = [
    { id: "details", label: t.details, icon: "pencil" },
    ...(canImportCodes ? [{ id: "codes", label: t.codes, icon: "list" } as const] : []),
    { id: "terminals", label: terminals.open, icon: "phone" },
    { id: "remove", label: t.remove, icon: "cross", isDangerous: true },
  ];
  const close = () => setOpened(null);
  return (
    <Cluster gap="xs">
      <Switch
        aria-label={t.enableOf(name)}
        isSelected={vendor.isActive}
        onChange={(isOn) => void acts.turn({ id, name, version }, isOn)}
      >
        {t.enabled}
      </Switch>
      <Menu label={t.more(name)} actions={actions} onAction={setOpened} variant="plain" />
      {opened === "details" && <ContactDialog vendor={vendor} isEditing onClose={close} />}
      {opened === "terminals" && <TerminalsDialog vendor={vendor} onClose={close} />}
      {opened === "codes" && <CodesDialog vendor={vendor} onClose={close} />}
      <ConfirmDialog
        title={t.removeTitle(name)}
        isOpen={opened === "remove"}
        onClose={close}
        onConfirm={() => acts.remove({ id, name, version })}
        confirmText={t.remove}
        pendingText={t.removing}
        isDangerous
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
    </Cluster>
  );
}
