import * as z from "zod/mini";
import { en } from "../words.desk.ts";

/** The fields as typed: nothing of them is on the screen in a program without agencies. */
export const seenFields = {
  sees: z._default(z.enum(["program", "agencies"]), "program"),
  agencies: z._default(z.array(z.string()), []),
};

interface Typed {
  sees: "program" | "agencies";
  agencies: readonly string[];
}

/** An account that sees nothing is a mistake; it is deactivated instead. */
export const seesSomething = z.refine<Typed>(
  ({ sees, agencies }) => sees === "program" || agencies.length > 0,
  {
    path: ["agencies"],
    error: en.seen.missing,
  },
);

export const seenTyped = z.object(seenFields).check(seesSomething);

/** As the server takes them. */
export const seenInput = ({ sees, agencies }: Typed) => ({
  programWide: sees === "program",
  agencies: sees === "program" ? [] : agencies.map(Number),
});
