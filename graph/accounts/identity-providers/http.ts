import type { Context as HonoContext, Hono } from "hono";
import type { AppEnv } from "../../core/http/app-env.ts";
import { html } from "../../core/pages/html.ts";
import { factList, notice } from "../../core/pages/parts.ts";
import { answerAsPage, serverPage } from "../../core/pages/server-page.ts";
import { roleNames } from "../../../shared/core/access/roles.en.ts";
import { words } from "../../core/i18n/words.ts";
import { beginSignIn, finishSignIn, type Next, type Tested } from "./sign-in.ts";

/** The two addresses of a sign-in at a provider: on the way there, and back. */
export function mountSignIn(app: Hono<AppEnv>): void {
  app.get("/sign-in/callback", (c) =>
    asPage(c, () => finishSignIn(c.get("context"), new URL(c.req.url).search)),
  );
  app.get("/sign-in/:provider", (c) =>
    asPage(c, () =>
      beginSignIn(c.get("context"), c.req.param("provider"), {
        next: c.req.query("next"),
        isTest: c.req.query("test") === "1",
      }),
    ),
  );
}

const asPage = (c: HonoContext<AppEnv>, act: () => Promise<Next>) =>
  answerAsPage(
    c,
    (language) => words(language).catalogue,
    async () => {
      const next = await act();
      if ("tested" in next) return serverPage(c, testPage(next.tested));
      // The address of the callback has the code in it.
      c.header("referrer-policy", "no-referrer");
      c.header("cache-control", "no-store");
      return c.redirect(next.to, 302);
    },
  );

/** What a test found, for super admins: the claims, and what a sign-in with them would do. */
function testPage({ provider, claims, effect, officer, problem }: Tested) {
  const { admin, isFirst, roles, hasProved } = effect ?? {};
  return {
    title: `Test of ${provider.name}`,
    body: html` ${
        problem !== undefined
          ? notice("bad", `This sign-in would fail: ${problem}.`)
          : notice("good", "This sign-in works. Nothing was changed by the test.")
      }
      ${
        admin &&
        html`<div class="card">
          <h2>Effect</h2>
          ${factList([
            ["Account", admin.username],
            ["Connects the account", isFirst ? "Yes, by its email address" : "Already connected"],
            ["Roles", (roles ?? admin.roles).map((role) => roleNames[role]).join(", ")],
            ["Second factor", hasProved ? "Proved by the provider" : "Required here if the account has one"],
          ])}
        </div>`
      }
      ${
        officer &&
        html`<div class="card">
          <h2>Effect</h2>
          ${factList([
            ["Name", officer.name],
            ["Badge number", officer.badge],
            ["Rank", officer.rank || "Entered by the officer"],
            ["Agency", provider.agency],
          ])}
        </div>`
      }
      ${
        claims &&
        html`<div class="card">
          <h2>Claims received</h2>
          ${factList(
            Object.entries(claims).map(([name, value]): [string, string] => [
              name,
              (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 500),
            ]),
          )}
        </div>`
      }
      <p><a href="/admin/dashboard?tab=settings&amp;panel=identity-providers">Back to the settings</a></p>`,
  };
}
