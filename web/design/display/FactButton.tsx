import { Button } from "../controls/Button.tsx";

interface FactButtonProps {
  /** The fact's name, which a screen reader hears after the act. */
  term: string;
  /** What it does, in a word or two. */
  act: string;
  onPress: () => void;
}

/** Beside a fact: opens the dialog that changes it. */
export const FactButton = ({ term, act, onPress }: FactButtonProps) => (
  <Button variant="plain" icon="pencil" onPress={onPress} aria-label={`${act}: ${term}`}>
    {act}
  </Button>
);
