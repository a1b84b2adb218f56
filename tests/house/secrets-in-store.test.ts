import {
  getNamedType,
  isInputObjectType,
  parse,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
} from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../graph/app/schema.ts";
import { isTest, readSources } from "../harness/imports.ts";

/** These values are typed or shown once. Relay keeps answers, and inputs as their keys. */
const secrets = new Set([
  ...["password", "currentPassword", "newPassword", "temporaryPassword", "smtpPassword"],
  ...["CreateApiKeyPayload.key", "secret", "qrCode", "recoveryCodes", "governmentId"],
  ...["NewHelpPass.href", "NewHelpPass.shortCode", "NewHelpPass.pin", "NewHelpPass.qr"],
]);

const mutations = readSources("web")
  .filter(({ file }) => !isTest(file))
  .flatMap(({ file, code }) =>
    [...code.matchAll(/\b(use\w*Action)<\w+>\(\s*graphql`([^`]+)`/g)].map(([, hook = "", text = ""]) => ({
      file,
      hook,
      document: parse(text, { noLocation: true }),
    })),
  );

test("mutations were found", () => expect(mutations.length).toBeGreaterThan(60));

test("a mutation with a secret in its input or answer keeps it out of Relay's store", () => {
  const open = mutations.filter(({ hook }) => hook === "useAction");
  expect(open.flatMap(({ file, document }) => secretsIn(document).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

function secretsIn(document: DocumentNode): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType()?.name;
        if (secrets.has(name.value) || secrets.has(`${parent}.${name.value}`)) found.push(name.value);
      },
      VariableDefinition({ type }) {
        const input = getNamedType(typeFromAST(schema, type as never));
        if (isInputObjectType(input))
          found.push(...Object.keys(input.getFields()).filter((name) => secrets.has(name)));
      },
    }),
  );
  return found;
}
