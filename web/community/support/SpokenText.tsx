import { BreakableText } from "../../design/text/BreakableText.tsx";
import { contactsIn } from "./contactsIn.ts";

/** The agent's text, with its numbers and sites as links. */
export const SpokenText = ({ text }: { text: string }) => (
  <>
    {contactsIn(text).map((piece, place) =>
      typeof piece === "string" ? (
        piece
      ) : (
        <a
          key={place}
          href={piece.href}
          {...(piece.href.startsWith("http") && { target: "_blank", rel: "noopener noreferrer" })}
        >
          <BreakableText text={piece.text} />
        </a>
      ),
    )}
  </>
);
