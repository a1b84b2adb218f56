import type { ReactNode } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { useSteps } from "./StepLine.tsx";
import { words } from "./words.ts";

interface TurnsProps {
  /** How many requests the list shows. */
  among: number;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** How many requests of a list wait for the reader, and shows these alone. */
export function Turns({ among, isOn, onChange }: TurnsProps) {
  const t = useWords(words);
  const count = useSteps(among).filter(isTurn).length;
  if (count === 0 && !isOn) return null;
  return (
    <Button variant={isOn ? "primary" : "quiet"} aria-pressed={isOn} onPress={() => onChange(!isOn)}>
      {t.turns(count)}
    </Button>
  );
}

interface OnlyTurnProps {
  number: number;
  among: number;
  children: ReactNode;
}

/** Its content if the request waits for the reader. */
export const OnlyTurn = ({ number, among, children }: OnlyTurnProps) =>
  useSteps(among).some((request) => request.number === number && isTurn(request)) ? children : null;

const isTurn = ({ viewerWaitsAs }: { viewerWaitsAs?: string | null }) => viewerWaitsAs === "actor";
