import { randomInt } from "node:crypto";
import type { Kernel } from "../../../graph/core/context.ts";

/** A request that only lacks a decision, written without the forms. Returns its number. */
export async function filePlainRequest({ db, random }: Pick<Kernel, "db" | "random">, cents: number) {
  const mark = random.uuid();
  const { id } = await db.emergencyRequest.create({
    data: {
      caseId: `EM-2026-${randomInt(2 ** 47)}`,
      status: "processing",
      victimName: `Person ${mark}`,
      victimContact: "",
      victimAddress: "",
      victimPhone: "",
      victimEmail: `${mark}@example.com`,
      requestDetails: "A ride and a meal",
      requestedHelpTypes: ["food", "transportation"],
      aiRecommendationCents: cents,
      victimInfo: {
        create: {
          fullName: `Person ${mark}`,
          dateOfBirthSealed: "",
          address: "",
          city: "Austin",
          state: "TX",
          zipCode: "78701",
          phone: "",
          email: `${mark}@example.com`,
          needStatement: "",
          relationToOfficer: "",
          employmentStatus: "unemployed",
        },
      },
    },
    select: { id: true },
  });
  return id;
}
