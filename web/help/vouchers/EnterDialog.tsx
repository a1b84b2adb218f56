import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { EnterDialogMutation } from "#relay/EnterDialogMutation.graphql";
import type { EnterDialogQuery } from "#relay/EnterDialogQuery.graphql";
import type { HelpType } from "../../../shared/core/help-types.ts";
import {
  maxAddressCharacters,
  maxDetailsCharacters,
  maxGivenByCharacters,
  typedEntryForm,
  type TypedEntryForm,
} from "../../../shared/help/vouchers/rules.ts";
import { languageNames, locales, useWords } from "../../core/i18n/i18n.tsx";
import { installationZone } from "../../core/i18n/installationZone.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { FormColumns, FormSection } from "../../design/fields/form/FormSection.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { SafeContactFields } from "../../intake/safe-contact/SafeContactFields.tsx";
import { words } from "./words.desk.ts";

interface EnterDialogProps {
  /** Whose vouchers can be entered here. */
  books: readonly { number: string; helpType: HelpType }[];
  /** Of the voucher whose row was pressed. */
  number?: string;
  onClose: () => void;
}

/** Enters a used voucher with everything that the paper says. */
export function EnterDialog({ books, number = "", onClose }: EnterDialogProps) {
  const all = useWords(words);
  const t = all.dialogs.enter;
  const { vendors } = useLazyLoadQuery<EnterDialogQuery>(
    graphql`
      query EnterDialogQuery {
        vendors {
          id
          name
          helpTypes
        }
      }
    `,
    {},
  );
  const [enter] = useAction<EnterDialogMutation>(graphql`
    mutation EnterDialogMutation($input: EnterVoucherInput!) {
      enterVoucher(input: $input) {
        book {
          vouchers {
            number
            caseId
          }
          ...useBookColumns_book
          ...VoucherBookPage_book
        }
      }
    }
  `);
  async function send(form: TypedEntryForm) {
    const { book } = (await enter({ input: form })).enterVoucher;
    const entered = book.vouchers.find((voucher) => voucher.number === form.number);
    toast({ title: t.done(entered?.caseId ?? form.number), tone: "positive" });
    onClose();
  }
  const [typed, setTyped] = useState(number);
  const helpType = helpTypeOf(typed, books);
  const providers = helpType ? vendors.filter(({ helpTypes }) => helpTypes.includes(helpType)) : vendors;
  const unknown = { way: "none", from: "", to: "", timeZone: "", mayLeaveMessage: false } as const;
  return (
    <FormDialog
      title={t.title}
      isWide
      schema={typedEntryForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: all.cancel, submit: t.submit, pending: t.pending }}
    >
      <p>{t.text}</p>
      <FormColumns>
        <TextField name="number" label={t.number} defaultValue={number} onChange={setTyped} isRequired />
        <TextField
          name="usedAt"
          type="datetime-local"
          label={t.usedAt}
          description={t.usedAtHint(installationZone())}
          isRequired
        />
        <TextField name="amount" label={t.amount} inputMode="decimal" isRequired />
      </FormColumns>
      <FormColumns>
        <Select
          // A provider that was chosen for another kind of help is not kept.
          key={helpType}
          name="provider"
          label={t.provider}
          options={providers.map(({ id, name }) => ({ id, label: name }))}
          isRequired
        />
        <TextField
          name="givenBy"
          label={t.givenBy}
          description={t.givenByHint}
          maxLength={maxGivenByCharacters}
          isRequired
        />
      </FormColumns>
      <FormColumns>
        <TextField name="victimName" label={t.name} isRequired />
        <Select
          name="language"
          label={t.language}
          options={locales.map((id) => ({ id, label: languageNames[id] }))}
          defaultValue="en"
        />
      </FormColumns>
      <Checkbox name="anonymous" description={t.anonymousHint}>
        {t.anonymous}
      </Checkbox>
      <FormColumns>
        <TextField name="victimPhone" type="tel" label={t.phone} description={t.optional} />
        <TextField name="victimEmail" type="email" label={t.email} description={t.optional} />
      </FormColumns>
      <TextField
        name="victimAddress"
        label={t.address}
        description={t.optional}
        maxLength={maxAddressCharacters}
      />
      <TextField
        name="requestDetails"
        label={t.details}
        rows={3}
        maxLength={maxDetailsCharacters}
        isRequired
      />
      <FormSection title={t.contact}>
        <p>{t.contactText}</p>
        <SafeContactFields known={{ ...unknown, agreesToTexts: false }} />
      </FormSection>
    </FormDialog>
  );
}

/** The help of the voucher's book, once the whole number is typed. */
function helpTypeOf(typed: string, books: EnterDialogProps["books"]): HelpType | undefined {
  const bookNumber = typed.replaceAll(/\D/g, "").slice(0, -2);
  return books.find(({ number }) => number === bookNumber)?.helpType;
}
