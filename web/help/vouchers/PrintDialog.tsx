import { useState } from "react";
import { graphql, readInlineData } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { PrintDialogMutation } from "#relay/PrintDialogMutation.graphql";
import type { PrintDialog_fund$key } from "#relay/PrintDialog_fund.graphql";
import { helpTypes as kinds } from "../../../shared/core/help-types.ts";
import {
  maxCallCharacters,
  typedBookForm,
  vouchersPerBook,
  type TypedBookForm,
} from "../../../shared/help/vouchers/rules.ts";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { FormColumns } from "../../design/fields/form/FormSection.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { helpTypes } from "../../shell/desk/words.helpTypes.en.ts";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment PrintDialog_fund on Fund @inline {
    id
    name
    isClosed
    mode
  }
`;

interface PrintDialogProps {
  funds: readonly PrintDialog_fund$key[];
  onClose: () => void;
}

/** Reserves a book's total, and opens the book, where its sheets are. */
export function PrintDialog({ funds, onClose }: PrintDialogProps) {
  const all = useWords(words);
  const t = all.dialogs.print;
  const format = useFormat();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [print] = useAction<PrintDialogMutation>(graphql`
    mutation PrintDialogMutation($input: PrintVoucherBookInput!) {
      printVoucherBook(input: $input) {
        book {
          key
          reserved
        }
      }
    }
  `);
  async function send(form: TypedBookForm) {
    const { book } = (await print({ input: { ...form, idempotencyKey } })).printVoucherBook;
    toast({ title: t.done(format.money(book.reserved)), tone: "positive" });
    onClose();
    void navigate(`/admin/vouchers/${book.key}`);
  }
  const open = funds
    .map((fund) => readInlineData(fragment, fund))
    .filter(({ isClosed, mode }) => !isClosed && mode !== "frozen");
  return (
    <FormDialog
      title={t.title(vouchersPerBook)}
      schema={typedBookForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: all.cancel, submit: t.submit, pending: t.pending }}
    >
      <p>{t.text(vouchersPerBook)}</p>
      <Select
        name="fund"
        label={t.fund}
        options={open.map(({ id, name }) => ({ id, label: name }))}
        {...(open.length === 1 && open[0] && { defaultValue: open[0].id })}
        isRequired
      />
      <Select
        name="helpType"
        label={t.kind}
        options={kinds.map((id) => ({ id, label: helpTypes[id] }))}
        isRequired
      />
      <FormColumns>
        <TextField
          name="max"
          label={t.max}
          description={t.maxHint(vouchersPerBook)}
          inputMode="decimal"
          isRequired
        />
        <TextField name="validUntil" type="date" label={t.until} description={t.untilHint} isRequired />
      </FormColumns>
      <TextField
        name="callWhom"
        label={t.call}
        description={t.callHint}
        maxLength={maxCallCharacters}
        isRequired
      />
    </FormDialog>
  );
}
