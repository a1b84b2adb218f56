/**
 * Pages whose address has a parameter, with the file of the journeys that open them and check their
 * accessibility.
 */
export const openedWithData: Readonly<Record<string, string>> = {
  "/request/:number": "tests/e2e/harness/screens.ts",
  "/request/:number/victim-info": "tests/e2e/harness/screens.ts",
  "/admin/funds/:id": "tests/e2e/desk/treasurers-month.full.spec.ts",
  "/admin/vouchers/:id": "tests/e2e/desk/vouchers.spec.ts",
  "/verify/:token": "tests/e2e/harness/screens.ts",
  "/approve/:token": "tests/e2e/harness/screens.ts",
  "/officer-email/:token": "tests/e2e/officers/device-lock.spec.ts",
  "/c/:token": "tests/e2e/passes/pass.spec.ts",
};

/** Those that no journey checks yet but for an unknown link. docs/accessibility-log.md says so. */
export const notOpenedWithData: readonly string[] = [
  "/beds/:token",
  "/reply/:token",
  "/rate/:token",
  "/supervisor/:token",
  "/v/:token",
  "/redeem/join/:token",
  "/feedback/sent/:sent",
  "/sign-in/:provider",
  "/letters/:id{[0-9]+}",
  "/test-mail/:token",
];
