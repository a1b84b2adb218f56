import { risks, userTypes, type Risk, type UserType } from "../../../../shared/desk/activity/rules.ts";
import { withParams } from "../../../core/routing/withParams.ts";

/** The filters of the addresses in the dashboard's URL: `?ip=10.0&risk=high&type=officer`. */
export interface AddressesAddress {
  search: string;
  risk: Risk | "all";
  type: UserType | "all";
}

/** Unknown values in a URL are ignored. */
export const readAddressesAddress = (address: URLSearchParams): AddressesAddress => ({
  search: (address.get("ip") ?? "").slice(0, 100).trim(),
  risk: risks.find((risk) => risk === address.get("risk")) ?? "all",
  type: userTypes.find((type) => type === address.get("type")) ?? "all",
});

export function changeAddressesAddress(address: URLSearchParams, change: Partial<AddressesAddress>) {
  const { search: ip, risk, type } = change;
  return withParams(address, { ip, risk, type }, { risk: "all", type: "all" });
}
