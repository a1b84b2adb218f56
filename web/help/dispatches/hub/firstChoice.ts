import { graphql, readInlineData } from "react-relay";
import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import type { firstChoice_request$key } from "#relay/firstChoice_request.graphql";
import type { firstChoice_vendor$key } from "#relay/firstChoice_vendor.graphql";
import { helpOf } from "./helpOf.ts";
import { firstAvailable } from "./selection.ts";

/**
 * What one press dispatches where a case's help begins: the first missing kind of help, and the
 * number of the provider for it, if one is available.
 */
export function firstChoice(
  requestRef: firstChoice_request$key,
  vendorRefs: readonly firstChoice_vendor$key[],
): { helpType: HelpType; vendorNumber: number | undefined } | undefined {
  const { providerTimers, ...request } = readInlineData(
    graphql`
      fragment firstChoice_request on EmergencyRequest @inline {
        providerTimers {
          vendorNumber
          helpType
        }
        ...helpOf_request
      }
    `,
    requestRef,
  );
  const [helpType] = helpOf(request).missing;
  if (!helpType) return undefined;
  const vendors = vendorRefs.map((ref) => {
    const { number, helpTypes, isActive, isDeleted, codesInPool, freeCodes } = readInlineData(
      graphql`
        fragment firstChoice_vendor on Vendor @inline {
          number
          helpTypes
          isActive
          isDeleted
          codesInPool
          freeCodes
        }
      `,
      ref,
    );
    return { number, helpTypes, isActive, isDeleted, codesInPool, freeCodes };
  });
  const timers = providerTimers.map((timer) => ({
    vendorNumber: timer.vendorNumber,
    helpType: timer.helpType,
  }));
  return { helpType, vendorNumber: firstAvailable(vendors, helpType, timers)?.number };
}
