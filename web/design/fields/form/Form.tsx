import { useRef, useState, type FormEvent, type ReactNode, type Ref } from "react";
import { flushSync } from "react-dom";
import { Form as AriaForm } from "react-aria-components/Form";
import { required } from "../../../../shared/core/forms/required.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSayLater } from "../../../core/i18n/laterSentences.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { form as formStyle } from "./Form.css.ts";
import { saidBy } from "../../../core/http/refusals.ts";
import type { FieldErrors, FieldTexts } from "../../../core/http/fieldErrors.ts";
import { FormErrorsContext } from "./formErrors.ts";
import { formValues } from "./formValues.ts";
import { fieldLabel, fieldNames, focusFirst } from "./focusField.ts";
import { words } from "../../words.ts";

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
type Checked<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** The part of Standard Schema that a form needs; every zod schema implements it. */
export interface FormSchema<Value> {
  readonly "~standard": { readonly validate: (input: unknown) => Checked<Value> | Promise<Checked<Value>> };
}

export interface FormProps<Value> {
  schema: FormSchema<Value>;
  /**
   * Resolves when it is done. The form shows a thrown error with `fields`, or returned field
   * errors.
   */
  onSubmit: (value: Value, form: HTMLFormElement) => void | FieldErrors | Promise<void | FieldErrors>;
  /** The input failed the schema; the errors are in the schema's words. */
  onInvalid?: (errors: FieldErrors) => void;
  /** The server refused; without this, the sentence is shown above the form. */
  onFailed?: (error: Error) => void;
  /** A value was typed or chosen. */
  onChanged?: () => void;
  children: ReactNode;
  "aria-label"?: string;
  id?: string;
  ref?: Ref<HTMLFormElement>;
}

type Labels = Record<string, string | undefined>;

/** The browser holds the values, the schema validates them; nothing typed is lost on a refusal. */
export function Form<Value>(given: FormProps<Value>) {
  const { schema, onSubmit, onInvalid, onFailed, onChanged, children, ...props } = given;
  const [errors, setErrors] = useState<FieldTexts>({});
  const [labels, setLabels] = useState<Labels>({});
  const [isSubmitting, setSubmitting] = useState(false);
  const isBusy = useRef(false);
  const t = useWords(words);
  const say = useSayLater();

  async function submit(form: HTMLFormElement) {
    if (isBusy.current) return; // a second Enter during the first submission
    isBusy.current = true;
    setSubmitting(true);
    const wrong = inPageOrder(form, await attempt(form));
    const named = labelsOf(form, Object.keys(wrong));
    const found = await said(wrong, named);
    isBusy.current = false;
    flushSync(() => {
      setSubmitting(false);
      setErrors(found);
      setLabels(named);
    });
    focusFirst(form, found);
  }

  /** Rules and server send English; it is translated here. */
  async function said(found: FieldErrors, named: Labels): Promise<FieldTexts> {
    const each = Object.entries(found).map(async ([name, texts]) => {
      const label = named[name];
      const sentence = async (text: (typeof texts)[number]) =>
        text === required && label && !label.endsWith("?") ? t.needed(label) : say(text);
      return [name, await Promise.all(texts.map(sentence))] as const;
    });
    return Object.fromEntries(await Promise.all(each));
  }

  async function attempt(form: HTMLFormElement): Promise<FieldErrors> {
    const checked = await schema["~standard"].validate(formValues(form));
    if (checked.issues) {
      const found = byField(checked.issues);
      onInvalid?.(found);
      return found;
    }
    try {
      return (await onSubmit(checked.value, form)) ?? {};
    } catch (problem) {
      const error = problem instanceof Error ? problem : new Error(t.sendFailed);
      const { fields = {} } = error as { fields?: FieldErrors };
      onFailed?.(error);
      return onFailed || Object.keys(fields).length > 0
        ? fields
        : { "": [error.message ? saidBy(error) : t.sendFailed] };
    }
  }

  // On input instead of blur: its line would disappear between a button's press and release, and
  // the click would miss.
  function changed(name: string) {
    setErrors((now) =>
      name in now ? Object.fromEntries(Object.entries(now).filter(([key]) => key !== name)) : now,
    );
    onChanged?.();
  }
  const typed = ({ target }: FormEvent) => changed((target as HTMLInputElement).name ?? "");

  function handle(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation(); // a form in a dialog is not part of the form behind it
    void submit(event.currentTarget);
  }
  return (
    <FormErrorsContext value={{ errors, changed, isSubmitting }}>
      <AriaForm {...props} validationBehavior="aria" validationErrors={errors} onSubmit={handle}>
        <div className={formStyle} onInput={typed}>
          <ErrorSummary errors={errors} labels={labels} />
          {children}
        </div>
      </AriaForm>
    </FormErrorsContext>
  );
}

/** Errors without a field of this form are reported for the whole form, under "". */
function inPageOrder(form: HTMLFormElement, found: FieldErrors): FieldErrors {
  const onPage = fieldNames(form).filter((name) => name in found);
  const strays = Object.entries(found).filter(([name]) => !onPage.includes(name));
  return {
    ...(strays.length > 0 && { "": strays.flatMap(([, texts]) => texts) }),
    ...Object.fromEntries(onPage.map((name) => [name, found[name] ?? []])),
  };
}

const labelsOf = (form: HTMLFormElement, names: string[]): Labels =>
  Object.fromEntries(names.map((name) => [name, fieldLabel(form, name)]));

function byField(issues: readonly Issue[]): FieldErrors {
  const found: FieldTexts = {};
  for (const { path = [], message } of issues) {
    const name = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
    (found[name] ??= []).push(message);
  }
  return found;
}
