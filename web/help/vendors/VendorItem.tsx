import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { isLow } from "../../../shared/help/vendors/rules.ts";
import type { VendorItem_vendor$key } from "#relay/VendorItem_vendor.graphql";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import { CodesDialog } from "./CodesDialog.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import { useVendorActs } from "./useVendorActs.ts";
import { words } from "../../decisions/rulebook/words.desk.ts";
import * as css from "../../decisions/rulebook/rulebook.css.ts";

interface VendorItemProps {
  vendor: VendorItem_vendor$key;
  canImportCodes: boolean;
}

/** One vendor partner. Its switch changes at once, and is undone on failure. */
export function VendorItem({ vendor: ref, canImportCodes }: VendorItemProps) {
  const { vendors: t, types } = useWords(words);
  const acts = useVendorActs();
  const [opened, setOpened] = useState<"details" | "edit" | "codes">();
  const vendor = useFragment(
    graphql`
      fragment VendorItem_vendor on Vendor {
        id
        name
        version
        category
        isActive
        helpTypes
        emergencyContact
        supportPhones
        codesInPool
        freeCodes
        dispatchesGiven
        dispatchesWaiting
        dispatchesWithProblem
        dispatchesTakenBack
        ...ContactDialog_vendor
        ...CodesDialog_vendor
      }
    `,
    ref,
  );
  const { id, name, version, category, codesInPool: inPool, freeCodes: free } = vendor;
  const { dispatchesGiven, dispatchesWaiting, dispatchesWithProblem, dispatchesTakenBack } = vendor;
  const isUsed = dispatchesGiven + dispatchesWaiting + dispatchesWithProblem + dispatchesTakenBack > 0;
  const close = () => setOpened(undefined);
  return (
    <li className={css.item}>
      <Cluster isSpread>
        <div>
          <h3 className={css.name}>{name}</h3>
          {category && <Muted>{category}</Muted>}
        </div>
        <May do="dispatch">
          <Switch
            aria-label={t.activeOf(name)}
            isSelected={vendor.isActive}
            onChange={(isOn) => void acts.turn({ id, name, version }, isOn)}
          >
            {t.active}
          </Switch>
        </May>
      </Cluster>
      <Facts>
        <Fact term={t.serves}>{vendor.helpTypes.map((type) => types[type]).join(", ")}</Fact>
        <Fact term={t.emergency}>{vendor.emergencyContact ?? t.noEmergency}</Fact>
        <Fact term={t.support}>
          {vendor.supportPhones.join(", ") || (
            <Cluster gap="xs">
              {t.noSupport}
              <May do="dispatch">
                <Button
                  variant="plain"
                  icon="plus"
                  aria-label={t.addSupportOf(name)}
                  onPress={() => setOpened("edit")}
                >
                  {t.addSupport}
                </Button>
              </May>
            </Cluster>
          )}
        </Fact>
        <Fact term={t.stock}>
          <Cluster gap="xs">
            {inPool === 0 ? t.made : t.stockOf(free, inPool)}
            {isLow({ inPool, free }) && (
              <Badge tone="caution" icon="alert">
                {t.low}
              </Badge>
            )}
          </Cluster>
        </Fact>
        <Fact term={t.dispatched}>
          {isUsed
            ? t.outcomes(dispatchesGiven, dispatchesWaiting, dispatchesWithProblem, dispatchesTakenBack)
            : t.nothing}
        </Fact>
      </Facts>
      <Cluster>
        <Button
          variant="quiet"
          icon="info"
          aria-label={t.detailsOf(name)}
          onPress={() => setOpened("details")}
        >
          {t.details}
        </Button>
        {canImportCodes && (
          <Button variant="quiet" icon="list" aria-label={t.codesOf(name)} onPress={() => setOpened("codes")}>
            {t.codes}
          </Button>
        )}
      </Cluster>
      {(opened === "details" || opened === "edit") && (
        <ContactDialog vendor={vendor} isEditing={opened === "edit"} onClose={close} />
      )}
      {opened === "codes" && <CodesDialog vendor={vendor} onClose={close} />}
    </li>
  );
}
