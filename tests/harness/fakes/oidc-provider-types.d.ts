/** The part of the library that the tests use. */
declare module "oidc-provider" {
  import type { RequestListener } from "node:http";
  export class Provider {
    constructor(
      issuer: string,
      configuration: Readonly<Record<string, unknown>> & {
        findAccount: (
          context: unknown,
          id: string,
        ) => { accountId: string; claims: () => object } | undefined;
      },
    );
    callback(): RequestListener;
  }
}
