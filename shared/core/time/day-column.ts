/** A calendar day, `2026-11-22`, as a `DATE` column has it in Prisma: its midnight in UTC. */
export const dayColumn = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The calendar day of a `DATE` column. */
export const columnDay = (column: Date): string => column.toISOString().slice(0, 10);
