import * as z from "zod/mini";
import { parseId } from "../../core/errors.ts";
import { component, route, type Routes } from "../../core/http/rest.ts";
import { helpTypes } from "../../../shared/intake/needs/rules.ts";
import { vendorSwitch } from "../../../shared/help/vendors/rules.ts";
import { listVendors, switchVendor } from "./service.ts";

const vendorAnswer = component(
  "Provider",
  z.object({
    id: z.number(),
    name: z.string(),
    category: z.string(),
    isActive: z.boolean(),
    supportedServices: z.array(z.enum(helpTypes)),
    contactInfo: z.object({ emergencyContact: z.nullable(z.string()) }),
  }),
);

const shown = ({
  id,
  name,
  category,
  isActive,
  helpTypes,
  emergencyContact,
}: Awaited<ReturnType<typeof listVendors>>[number]): z.output<typeof vendorAnswer> => ({
  id,
  name,
  category,
  isActive,
  supportedServices: helpTypes,
  contactInfo: { emergencyContact },
});

export const vendorRoutes: Routes = {
  "GET /api/admin/vendor-partners": route(
    {
      access: "readCases",
      scope: "dispatch:write",
      operationId: "listProviders",
      tag: "Dispatches",
      summary: "List the providers of help.",
      answer: z.object({ vendors: z.array(vendorAnswer) }),
    },
    async (context) => ({ vendors: (await listVendors(context)).map(shown) }),
  ),
  "PATCH /api/admin/vendor-partners/:id": route(
    {
      access: "dispatch",
      example: { params: { id: "1" }, body: { isActive: false } },
      operationId: "setProviderActive",
      tag: "Dispatches",
      summary: "Enable or disable a provider.",
      body: vendorSwitch,
      answer: z.object({ success: z.boolean(), message: z.string(), vendor: vendorAnswer }),
    },
    async (context, { params, body: { version, isActive } }) => {
      const id = parseId(params["id"]);
      const vendor = await switchVendor(context, { id, version }, isActive);
      const message = `Vendor ${vendor.isActive ? "enabled" : "disabled"} successfully`;
      return { success: true, message, vendor: shown(vendor) };
    },
  ),
};
