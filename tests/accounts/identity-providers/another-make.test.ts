import { expect, test } from "vitest";
import { publicUrl } from "../../../graph/core/env.ts";
import { addProvider, openBrowser } from "../../harness/fakes/identity-provider.ts";
import { useKernel } from "../../harness/kernel.ts";
import { openOidcProvider, signInAt } from "../../harness/fakes/oidc-provider.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();

test("signs in at a provider of another make, and is tested there", async () => {
  lab.env.OIDC_ALLOW_PRIVATE = true;
  const people = {
    dana: { email: "dana@marlow.gov", email_verified: true, groups: ["Dispatch"], name: "Dana" },
  };
  const county = await openOidcProvider(people, { redirectUri: `${publicUrl(lab.env)}/sign-in/callback` });
  const boss = await signInAdmin(lab, { role: "super_admin" });
  await lab.db.session.updateMany({ data: { passwordAt: lab.now() } });
  await addProvider(boss, county.issuer, {
    ...{ scopes: ["email", "profile"], groupClaim: "groups" },
    groupRoles: [{ group: "Dispatch", roles: ["dispatcher"] }],
  });
  const data = { username: "dana", email: "dana@marlow.gov", emailKey: "dana@marlow.gov", name: "Dana" };
  await lab.db.admin.create({ data: { ...data, passwordHash: "none" } });
  const browser = await openBrowser(lab);
  const back = async (path: string) => {
    const { to } = await browser.get(path);
    const { pathname, search } = new URL(await signInAt(to, "dana"));
    county.calls.length = 0;
    return browser.get(`${pathname}${search}`);
  };
  expect((await back("/sign-in/marlow")).to).toBe("/admin/dashboard");
  expect(county.calls).toEqual(["/token", "/jwks"]);
  expect((await browser.caller.context()).viewer).toMatchObject({ roles: ["dispatcher"], owes: null });
  browser.caller.cookie = boss.cookie;
  expect((await back("/sign-in/marlow?test=1")).text).toContain("Already connected");
  county.close();
});
