import { createContext, use } from "react";

import type { FieldTexts } from "../../../core/http/fieldErrors.ts";

interface FormErrors {
  errors: FieldTexts;
  /**
   * Called by a field that changes without an input event: clears its error and notifies its form.
   */
  changed: (name: string) => void;
  isSubmitting: boolean;
}

export const FormErrorsContext = createContext<FormErrors>({
  errors: {},
  changed: () => {},
  isSubmitting: false,
});

export const useFormErrors = () => use(FormErrorsContext);

/** The error of a field; form-level errors, under "", belong to none. */
export function useFieldProblem(name: string | undefined): string | undefined {
  const { errors } = use(FormErrorsContext);
  return name ? errors[name]?.[0] : undefined;
}
