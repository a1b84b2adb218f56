import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { fiscalQuarterOf, type FiscalQuarter } from "../../../../shared/desk/analytics/fiscal-quarters.ts";
import { fiscalSpanOf, vocaAsked } from "./asked.ts";
import { dayIn } from "../../../../shared/core/time/zone.ts";
import { figuresOf, type VocaFigures } from "./figures.ts";
import { readVerdicts } from "./persons.sql.ts";
import { countAnonymousContacts, readServed } from "./quarter.sql.ts";

export interface VocaQuarter extends FiscalQuarter, VocaFigures {
  /** The fiscal year of today. */
  currentYear: number;
  from: Date;
  until: Date;
  /** The installation's. */
  timeZone: string;
}

/** The VOCA report of a quarter, in the installation's time zone. INVALID names the field. */
export async function readVocaQuarter(context: Context, input: unknown): Promise<VocaQuarter> {
  admit(context.viewer, "readFigures");
  const asked = parse(vocaAsked, input);
  const timeZone = context.zone();
  const current = fiscalQuarterOf(timeZone, context.now());
  const shown = { year: asked.year ?? current.year, quarter: asked.quarter ?? current.quarter };
  const span = fiscalSpanOf(timeZone, shown);
  const [rows, anonymousContacts, verdicts] = await Promise.all([
    readServed(context.sql, span),
    countAnonymousContacts(context.sql, span),
    readVerdicts(context.sql),
  ]);
  const openBirth = (requestId: number, sealed: string) =>
    context.keys.open(sealed, `VictimInfo.dateOfBirth.${requestId}`);
  const dayOf = (at: Date) => dayIn(timeZone, at);
  const { from, until } = span;
  return {
    ...shown,
    currentYear: current.year,
    from,
    until,
    timeZone,
    ...figuresOf({ rows, verdicts, anonymousContacts, openBirth, dayOf }),
  };
}
