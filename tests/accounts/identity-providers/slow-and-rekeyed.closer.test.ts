import type { ServerResponse } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { createHttpApp } from "../../../graph/app/routes.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { noLimits } from "../../../graph/core/http/call-limits.ts";
import { openKeys } from "../../../graph/core/security/key-check.ts";
import { createKeys, type Keys } from "../../../graph/core/security/secrets.ts";
import { secretPlace } from "../../../graph/accounts/identity-providers/client.ts";
import { rotateKey } from "../../../graph/platform/system/key-rotation/rotate.ts";
import {
  addProvider,
  openBrowser,
  openIdentityProvider,
  type TestBrowser,
} from "../../harness/fakes/identity-provider.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
const secret = "a secret that only the tests know, 32 characters";
const nextSecret = "the second secret of the tests, of 32 characters";
let boss: Caller;

beforeEach(async () => {
  lab.env.OIDC_ALLOW_PRIVATE = true;
  await lab.db.$executeRaw`TRUNCATE "Admin", "IdentityProvider", "SignInTries" CASCADE`;
  boss = await signInAdmin(lab, { role: "super_admin" });
  await lab.db.session.updateMany({ data: { passwordAt: lab.now() } });
  const email = "dana@marlow.gov";
  const data = { username: "dana", name: "Dana", email, emailKey: email, mustChangePassword: false };
  await lab.db.admin.create({ data: { ...data, passwordHash: "none" } });
});

async function addCounty(key: string) {
  const county = await openIdentityProvider();
  county.behavior.claims = { sub: `dana of ${key}`, email: "dana@marlow.gov", email_verified: true };
  const { id } = await addProvider(boss, county.issuer, { key });
  return { ...county, key, id };
}
type County = Awaited<ReturnType<typeof addCounty>>;

async function signIn(county: County) {
  const browser = await openBrowser(lab);
  const { to } = await browser.get(`/sign-in/${county.key}`);
  return to.startsWith(county.issuer) ? (await browser.get(county.answer(to))).to : to;
}

const silent = () => undefined;
const begun = (response: ServerResponse) =>
  void response.writeHead(200, { "content-type": "application/json" }).write('{"access_token":');

test("a provider that takes more than five seconds is reported, leaves nothing, and works later", async () => {
  const slow = { discovery: silent, token: silent, jwks: silent } as const;
  const counties = await Promise.all([
    ...Object.entries(slow).map(async ([at, never]) => {
      const county = await addCounty(`slow-${at}`);
      county.behavior.instead = { [at]: never };
      return county;
    }),
    // It answers in time, but never to the end.
    ...(["discovery", "token"] as const).map(async (at) => {
      const county = await addCounty(`unending-${at}`);
      county.behavior.instead = { [at]: begun };
      return county;
    }),
  ]);
  const ends = await Promise.all(counties.map(signIn));
  expect(ends).toEqual(counties.map(() => "/admin/login?problem=down"));
  expect(await lab.db.adminProviderLink.count()).toBe(0);
  expect(await lab.db.session.count({ where: { admin: { username: "dana" } } })).toBe(0);
  const failures = await lab.db.auditEntry.findMany({
    where: { action: "admin.login", outcome: "failure" },
    select: { details: true },
  });
  expect(failures).toHaveLength(counties.length);
  expect(JSON.stringify(failures)).toContain("No answer came in time.");

  for (const county of counties) {
    county.reset();
    expect(await signIn(county), county.key).toBe("/admin/dashboard");
    county.close();
  }
});

/** The callback at a server that has other keys. */
async function answerAt(keys: Keys, browser: TestBrowser, path: string) {
  const app = createHttpApp({ ...lab, keys }, noLimits);
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  return (await app.request(path, { headers: { cookie } })).headers.get("location");
}

test("a sign-in that began before SECRET_KEY was rotated ends after it, with the provider's older secret", async () => {
  const county = await addCounty("marlow");
  const [first, second] = [await openBrowser(lab), await openBrowser(lab)];
  const [early, late] = await Promise.all(
    [first, second].map(async (one) => county.answer((await one.get("/sign-in/marlow")).to)),
  );
  const sealed = async () =>
    (await lab.db.identityProvider.findUniqueOrThrow({ where: { id: county.id } })).clientSecretSealed;
  const before = await sealed();

  const during = await openKeys(lab, { current: nextSecret, previous: secret });
  expect(await answerAt(during.keys, first, early!)).toBe("/admin/dashboard");
  expect(await sealed()).toBe(before);
  await rotateKey(systemContext({ ...lab, keys: during.keys }, "test"), { by: "operator@host" });
  expect(await sealed()).not.toBe(before);
  const { keys } = await openKeys(lab, { current: nextSecret });
  expect(await answerAt(keys, second, late!)).toBe("/admin/dashboard");
  county.close();
});

test("a provider's secret that no key opens ends the sign-in with a reason in the log", async () => {
  const county = await addCounty("marlow");
  const browser = await openBrowser(lab);
  const back = county.answer((await browser.get("/sign-in/marlow")).to);
  const clientSecretSealed = createKeys({ current: "a key of another installation, 32 letters" }).seal(
    "a secret of the provider",
    secretPlace,
  );
  await lab.db.identityProvider.update({ where: { id: county.id }, data: { clientSecretSealed } });
  county.calls.length = 0;
  expect((await browser.get(back)).to).toBe("/admin/login?problem=refused");
  expect((await browser.get("/sign-in/marlow")).to).toBe("/admin/login?problem=refused");
  expect(county.calls).toEqual([]);
  expect(await lab.db.adminProviderLink.count()).toBe(0);
  const [entry] = await lab.db.auditEntry.findMany({
    where: { outcome: "failure" },
    orderBy: { id: "desc" },
  });
  expect(entry?.details).toMatchObject({ reason: expect.stringMatching(/key/) });
  county.close();
});
