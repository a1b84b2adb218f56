import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { helpTypes as allTypes, type HelpType } from "../../../shared/intake/needs/rules.ts";
import { vendorForm } from "../../../shared/help/vendors/rules.ts";
import type { VendorForm_vendor$key } from "#relay/VendorForm_vendor.graphql";
import type { VendorFormMutation } from "#relay/VendorFormMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Form, type FormSchema } from "../../design/fields/form/Form.tsx";
import { Actions, Cluster } from "../../design/layout/layout.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

type Typed = Record<string, string>;

/** A vendor's details. */
export function VendorForm({ vendor: ref, onDone }: { vendor: VendorForm_vendor$key; onDone: () => void }) {
  const { form: t, types } = useWords(words);
  const newest = useFragment(
    graphql`
      fragment VendorForm_vendor on Vendor {
        id
        version
        name
        category
        helpTypes
        supportHours
        supportPhones
        chatUrl
        website
        serviceArea
        emergencyContact
      }
    `,
    ref,
  );
  // The initial values: another person's concurrent change was not seen.
  const [vendor] = useState(newest);
  const [served, setServed] = useState<readonly HelpType[]>(vendor.helpTypes);
  const [save] = useAction<VendorFormMutation>(graphql`
    mutation VendorFormMutation($input: UpdateVendorInput!) {
      updateVendor(input: $input) {
        vendor {
          id
          ...ContactDialog_vendor
        }
      }
    }
  `);
  const text = (typed: Typed, name: string) => typed[name] ?? "";

  async function submit(typed: Typed) {
    await save({
      input: {
        id: vendor.id,
        version: vendor.version,
        name: text(typed, "name"),
        category: text(typed, "category"),
        helpTypes: allTypes.filter((type) => served.includes(type)),
        supportHours: text(typed, "supportHours"),
        supportPhones: text(typed, "supportPhones"),
        chatUrl: text(typed, "chatUrl"),
        website: text(typed, "website"),
        serviceArea: text(typed, "serviceArea"),
        emergencyContact: text(typed, "emergencyContact"),
      },
    });
    toast({ title: t.saved, tone: "positive" });
    onDone();
  }
  return (
    <Form schema={asTyped(served)} onSubmit={submit} aria-label={t.title(vendor.name)}>
      <TextField name="name" label={t.name} defaultValue={vendor.name} isRequired maxLength={80} />
      <TextField
        name="category"
        label={t.category}
        description={t.categoryHint}
        defaultValue={vendor.category}
        maxLength={80}
      />
      <div role="group" aria-label={t.serves}>
        <strong>{t.serves}</strong>
        <Cluster>
          {allTypes.map((type, at) => (
            <Checkbox
              key={type}
              {...(at === 0 && { name: "helpTypes" })}
              isSelected={served.includes(type)}
              onChange={(on) => setServed((now) => (on ? [...now, type] : now.filter((one) => one !== type)))}
            >
              {types[type]}
            </Checkbox>
          ))}
        </Cluster>
      </div>
      <TextField
        name="supportPhones"
        label={t.phones}
        description={t.phonesHint}
        rows={2}
        defaultValue={vendor.supportPhones.join("\n")}
      />
      <TextField name="supportHours" label={t.hours} defaultValue={vendor.supportHours ?? ""} />
      <TextField
        name="chatUrl"
        label={t.chatUrl}
        description={t.linkHint}
        type="url"
        defaultValue={vendor.chatUrl ?? ""}
      />
      <TextField
        name="website"
        label={t.website}
        description={t.linkHint}
        type="url"
        defaultValue={vendor.website ?? ""}
      />
      <TextField name="emergencyContact" label={t.emergency} defaultValue={vendor.emergencyContact ?? ""} />
      <TextField name="serviceArea" label={t.area} defaultValue={vendor.serviceArea ?? ""} />
      <Actions>
        <Button variant="quiet" onPress={onDone}>
          {t.cancel}
        </Button>
        <SubmitButton pendingText={t.saving}>{t.save}</SubmitButton>
      </Actions>
    </Form>
  );
}

/** Validated by the server's rules, and sent as typed: the kinds of help are not a text field. */
const asTyped = (served: readonly HelpType[]): FormSchema<Typed> => ({
  "~standard": {
    async validate(input) {
      const typed = input as Typed;
      const checked = await vendorForm["~standard"].validate({ ...typed, helpTypes: [...served] });
      return checked.issues ? { issues: checked.issues } : { value: typed };
    },
  },
});
