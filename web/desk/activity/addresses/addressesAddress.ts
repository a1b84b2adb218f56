import { risks, userTypes, type Risk, type UserType } from "../../../../shared/desk/activity/rules.ts";

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
  const next = new URLSearchParams(address);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) return;
    if (value && value !== "all") next.set(name, value);
    else next.delete(name);
  };
  put("ip", change.search);
  put("risk", change.risk);
  put("type", change.type);
  return next;
}
