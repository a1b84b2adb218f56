import { useState } from "react";
import { ComposeFields } from "./ComposeFields.tsx";

/** The form is reset after each sent message. */
export function ComposeForm() {
  const [turn, setTurn] = useState(0);
  return <ComposeFields key={turn} onSent={() => setTurn((times) => times + 1)} />;
}
