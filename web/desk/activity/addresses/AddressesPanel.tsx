import { DeskPanel } from "../../../shell/desk/DeskPanel.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { AddressesList } from "./AddressesList.tsx";
import { readAddressesAddress } from "./addressesAddress.ts";
import { AddressesTools } from "./AddressesTools.tsx";
import { words } from "../words.desk.ts";

/** Real-time IP monitoring: activity by address in the last 24 hours. */
export function AddressesPanel() {
  const t = useWords(words).ips;
  const [address] = useSearch();
  const asked = readAddressesAddress(address);
  const key = JSON.stringify(asked);
  return (
    <DeskPanel id="ip-activities" title={t.title} icon="shield" isOpenAtFirst failed={t.failed}>
      {() => (
        <>
          <AddressesTools {...asked} />
          <AddressesList key={key} asked={asked} />
        </>
      )}
    </DeskPanel>
  );
}
