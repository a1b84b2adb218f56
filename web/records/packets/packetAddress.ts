/** The packets of a case. */
export const packetsHref = (number: number) => `/admin/packets?case=${number}`;

/** The pages of one packet. */
export const packetHref = (key: string) => `/admin/packet?key=${key}`;

export const packetsCaseIn = (search: URLSearchParams): number => {
  const written = search.get("case") ?? "";
  return /^[1-9]\d{0,8}$/.test(written) ? Number(written) : 0;
};

export const packetKeyIn = (search: URLSearchParams): string => search.get("key") ?? "";
