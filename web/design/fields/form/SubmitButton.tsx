import { Button, type ButtonProps } from "../../controls/Button.tsx";
import { useFormErrors } from "./formErrors.ts";

/** Submits its form, and shows that it is running: `<SubmitButton pendingText="Submitting...">`. */
export function SubmitButton({ isPending, ...props }: Omit<ButtonProps, "type" | "onPress">) {
  const { isSubmitting } = useFormErrors();
  return <Button {...props} type="submit" isPending={isPending ?? isSubmitting} />;
}
