import { useState } from "react";
import { ComposeFields } from "./ComposeFields.tsx";

/** The form is made anew after each message that was sent: nothing of one stands in the next. */
export function ComposeForm() {
  const [turn, setTurn] = useState(0);
  return <ComposeFields key={turn} onSent={() => setTurn((times) => times + 1)} />;
}
