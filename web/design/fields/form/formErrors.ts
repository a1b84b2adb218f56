import { createContext, use } from "react";

import type { FieldTexts } from "../../../core/http/fieldErrors.ts";

interface FormErrors {
  errors: FieldTexts;
  /**
   * A field calls it when its value changes without an input event: its error goes, and its form
   * knows.
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

/** What is wrong with a field; what is said about the form as a whole, under "", is no field's. */
export function useFieldProblem(name: string | undefined): string | undefined {
  const { errors } = use(FormErrorsContext);
  return name ? errors[name]?.[0] : undefined;
}
