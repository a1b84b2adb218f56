import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import * as css from "./field.css.ts";
import { Icon } from "../text/Icon.tsx";

/** The parts around every field's control. */
export interface FieldProps {
  name: string;
  label: string;
  description?: ReactNode;
}

export const FieldLabel = ({ label, isRequired }: { label: string; isRequired?: boolean | undefined }) => (
  <Label className={css.label}>
    {label}
    {isRequired && (
      <span className={css.requiredMark} aria-hidden>
        *
      </span>
    )}
  </Label>
);

export const FieldHint = ({ children }: { children: ReactNode }) =>
  children ? (
    <Text slot="description" className={css.hint}>
      {children}
    </Text>
  ) : null;

/**
 * Only the first error: a field that breaks two rules is fixed one at a time. `text` is for a field
 * that the form cannot reach by its name.
 */
export const FieldProblem = ({ text }: { text?: string | undefined }) => (
  <FieldError className={css.error}>
    {({ validationErrors }) => (
      <>
        <Icon name="alert" size="sm" />
        {text ?? validationErrors[0]}
      </>
    )}
  </FieldError>
);
