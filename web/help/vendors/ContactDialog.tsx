import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { dialled } from "../../../shared/help/vendors/rules.ts";
import type { ContactDialog_vendor$key } from "#relay/ContactDialog_vendor.graphql";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Actions, Cluster, Stack } from "../../design/layout/layout.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { ContactLinks } from "../../community/directory/entry/ContactLinks.tsx";
import { words } from "./words.desk.ts";
import { VendorForm } from "./VendorForm.tsx";

interface ContactDialogProps {
  vendor: ContactDialog_vendor$key;
  /** Starts with the form. */
  isEditing?: boolean;
  onClose: () => void;
}

/** A vendor's customer service contacts, editable by administrators. */
export function ContactDialog({ vendor: ref, isEditing = false, onClose }: ContactDialogProps) {
  const t = useWords(words);
  const [isForm, setForm] = useState(isEditing);
  const vendor = useFragment(
    graphql`
      fragment ContactDialog_vendor on Vendor {
        name
        category
        helpTypes
        supportHours
        supportPhones
        chatUrl
        website
        serviceArea
        emergencyContact
        ...VendorForm_vendor
      }
    `,
    ref,
  );
  const {
    name,
    supportPhones: phones,
    chatUrl,
    website,
    supportHours,
    serviceArea,
    emergencyContact,
  } = vendor;
  const leave = isEditing ? onClose : () => setForm(false);
  if (isForm)
    return (
      <Dialog title={t.form.title(name)} isOpen keepsOpen onClose={leave}>
        <VendorForm vendor={vendor} onDone={leave} />
      </Dialog>
    );
  const canBeReached = chatUrl || emergencyContact;
  return (
    <Dialog title={t.contact.title(name)} isOpen onClose={onClose}>
      <Stack>
        {phones.length === 0 && (
          <Cluster gap="xs">
            <p>{canBeReached ? t.contact.noPhone : website ? t.contact.onlyWebsite : t.contact.nothing}</p>
            <May do="dispatch">
              <Button variant="quiet" icon="plus" onPress={() => setForm(true)}>
                {t.contact.addOne}
              </Button>
            </May>
          </Cluster>
        )}
        <Facts>
          <Fact term={t.contact.phones}>
            {phones.length > 0 && (
              <Stack gap="xs">
                {phones.map((phone) => (
                  <TextLink key={phone} href={`tel:${dialled(phone)}`} icon="phone">
                    {phone}
                  </TextLink>
                ))}
              </Stack>
            )}
          </Fact>
          <Fact term={t.contact.chat}>
            {chatUrl && (
              <TextLink href={chatUrl} target="_blank" icon="chat">
                {t.contact.openChat}
              </TextLink>
            )}
          </Fact>
          <Fact term={t.contact.website}>
            {website && (
              <TextLink href={website} target="_blank" icon="external">
                {t.contact.openWebsite}
              </TextLink>
            )}
          </Fact>
          <Fact term={t.contact.hours}>{supportHours}</Fact>
          <Fact term={t.contact.emergency}>
            {emergencyContact && <ContactLinks text={emergencyContact} />}
          </Fact>
          <Fact term={t.contact.area}>{serviceArea}</Fact>
          <Fact term={t.contact.category}>{vendor.category}</Fact>
          <Fact term={t.contact.serves}>{vendor.helpTypes.map((type) => t.types[type]).join(", ")}</Fact>
        </Facts>
        <May do="dispatch">
          <Actions>
            <Button variant="quiet" icon="pencil" onPress={() => setForm(true)}>
              {t.contact.change}
            </Button>
          </Actions>
        </May>
      </Stack>
    </Dialog>
  );
}
