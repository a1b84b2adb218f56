import { createContext, use } from "react";

import type { FieldTexts } from "../core/http/fieldErrors.ts";

interface FormErrors {
  errors: FieldTexts;
  /** A field calls it when its value changes without an input event: its error goes, and its form knows. */
  changed: (name: string) => void;
  isSubmitting: boolean;
}

export const FormErrorsContext = createContext<FormErrors>({
  errors: {},
  changed: () => {},
  isSubmitting: false,
});

export const useFormErrors = () => use(FormErrorsContext);

export const useFieldProblem = (name: string | undefined) => use(FormErrorsContext).errors[name ?? ""]?.[0];
