import { Button } from "../controls/Button.tsx";

interface FactButtonProps {
  /** The fact's name. Screen readers announce it after the action. */
  term: string;
  /** The visible label, such as "Change". */
  action: string;
  onPress: () => void;
}

/** A small button next to a fact, which opens the dialog that changes it. */
export const FactButton = ({ term, action, onPress }: FactButtonProps) => (
  <Button variant="plain" icon="pencil" onPress={onPress} aria-label={`${action}: ${term}`}>
    {action}
  </Button>
);
