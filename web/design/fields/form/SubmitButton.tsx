import { Button, type ButtonProps } from "../../controls/Button.tsx";
import { useFormErrors } from "./formErrors.ts";

/**
 * Sends its form, and says that it does while it does: `<SubmitButton
 * pendingText="Submitting...">`.
 */
export function SubmitButton({ isPending, ...props }: Omit<ButtonProps, "type" | "onPress">) {
  const { isSubmitting } = useFormErrors();
  return <Button {...props} type="submit" isPending={isPending ?? isSubmitting} />;
}
