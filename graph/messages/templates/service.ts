import type {
  CommunicationTemplate,
  CommunicationTemplateVersion,
  Prisma,
} from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { changeShown, guardedWrite, type ExpectedRow } from "../../core/guarded-write.ts";
import { languages } from "../../../shared/core/forms/fields.ts";
import type { AnySentence } from "../../../shared/core/i18n/phrases.ts";
import {
  fieldsOf,
  readTemplate,
  templateForm,
  textsOf,
  type TemplateForm,
  type TemplateText,
  type TemplateTexts,
} from "../../../shared/messages/templates/rules.ts";
import { says } from "../../../shared/messages/templates/sentences.ts";
import { lockName } from "../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;

export interface WrittenTemplate extends Omit<
  CommunicationTemplate,
  "createdAt" | "updatedAt" | "deletedAt"
> {
  texts: TemplateTexts;
  variables: string[];
  writtenBy: string;
  writtenAt: Date;
}

const withVersion = (
  template: CommunicationTemplate,
  { version, texts, variables, writtenBy, createdAt }: CommunicationTemplateVersion,
): WrittenTemplate => {
  const { id, name, channel, recipientType } = template;
  const written = {
    version,
    texts: texts as unknown as TemplateTexts,
    variables,
    writtenBy,
    writtenAt: createdAt,
  };
  return { id, name, channel, recipientType, ...written };
};

/** The active templates by name, each in its newest version. */
export async function listTemplates({ db, viewer }: Context): Promise<WrittenTemplate[]> {
  admit(viewer, "readDesk");
  const rows = await db.communicationTemplate.findMany({
    where: { deletedAt: null },
    orderBy: { name: "asc" },
    include: { versions: { orderBy: { version: "desc" }, take: 1 } },
  });
  return rows.flatMap(({ versions: [newest], ...template }) =>
    newest ? [withVersion(template, newest)] : [],
  );
}

/** All versions of a template, newest first; older messages refer to older ones. */
export async function templateHistory({ db, viewer }: Context, id: number): Promise<WrittenTemplate[]> {
  admit(viewer, "readDesk");
  const template = await db.communicationTemplate.findUnique({
    where: { id },
    include: { versions: { orderBy: { version: "desc" }, take: 50 } },
  });
  if (!template) throw new Refusal("NOT_FOUND", says.missing);
  return template.versions.map((version) => withVersion(template, version));
}

export async function readTemplateTexts({ db }: Pick<Context, "db">, id: number): Promise<TemplateTexts> {
  const template = await db.communicationTemplate.findFirst({
    where: { id, deletedAt: null },
    include: { versions: { orderBy: { version: "desc" }, take: 1 } },
  });
  const [newest] = template?.versions ?? [];
  if (!newest) throw new Refusal("NOT_FOUND", says.missing, { template: [says.missing] });
  return newest.texts as unknown as TemplateTexts;
}

const variablesOf = ({ subject, body }: TemplateText) => readTemplate(`${subject} ${body}`).variables;

/**
 * The validated form: braces are paired, variables are known, and each language uses all the
 * English ones.
 */
function checked(input: unknown): { form: TemplateForm; texts: TemplateTexts; variables: string[] } {
  const form = parse(templateForm, input);
  const texts = textsOf(form);
  const problems: Record<string, AnySentence[]> = {};
  const variables = new Set<string>();
  for (const language of languages)
    for (const part of ["subject", "body"] as const) {
      const read = readTemplate(texts[language][part]);
      const field = fieldsOf(language)[part];
      const said = [
        ...read.unknown.map((variable) => says.unknownVariable({ variable: variable.slice(0, 40) })),
        ...(read.isUnclosed ? [says.unclosed] : []),
      ];
      if (said.length > 0) problems[field] = said;
      for (const variable of read.variables) variables.add(variable);
    }
  const english = variablesOf(texts.en);
  for (const language of Object.keys(problems).length > 0 ? [] : languages) {
    const left = english.filter((variable) => !variablesOf(texts[language]).includes(variable));
    if (left.length > 0) problems[fieldsOf(language).body] = [says.leftOut({ variables: left.join(", ") })];
  }
  if (Object.keys(problems).length > 0) throw new Refusal("INVALID", says.wrong, problems);
  return { form, texts, variables: [...variables] };
}

/** If two take the same name at once, one wins. */
async function demandFreeName(tx: Tx, name: string, id = 0) {
  await lockName(tx, "templates");
  if (await tx.communicationTemplate.count({ where: { name, id: { not: id } } }))
    throw new Refusal("CONFLICT", says.nameTaken, { name: [says.nameTaken] });
}

async function createTemplate(context: Context, input: unknown): Promise<WrittenTemplate> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  const { form, texts, variables } = checked(input);
  const now = context.now();
  return context.db.$transaction(async (tx) => {
    await demandFreeName(tx, form.name);
    const { name, type: channel, recipientType } = form;
    const template = await tx.communicationTemplate.create({
      data: { name, channel, recipientType, createdAt: now },
    });
    const version = await addVersion(tx, {
      templateId: template.id,
      version: 1,
      texts,
      variables,
      writtenBy: viewer.username,
      createdAt: now,
    });
    await record(tx, context, {
      action: "template.written",
      resourceType: "template",
      resourceId: template.id,
      details: { version: 1 },
    });
    return withVersion(template, version);
  });
}

/** A new template, or the next version of one. */
export const saveTemplate = (
  context: Context,
  { number, version }: { number: number | null; version: number },
  input: unknown,
) =>
  number === null ? createTemplate(context, input) : changeTemplate(context, { id: number, version }, input);

/** A new version. Messages sent with an older one stay readable. */
async function changeTemplate(
  context: Context,
  expected: ExpectedRow,
  input: unknown,
): Promise<WrittenTemplate> {
  const { viewer } = context;
  admit(viewer, "workDesk");
  const { form, texts, variables } = checked(input);
  return context.db.$transaction(async (tx) => {
    await demandFreeName(tx, form.name, expected.id);
    const { name, type: channel, recipientType } = form;
    const data = { name, channel, recipientType };
    const { after: template } = await changeShown(tx, "CommunicationTemplate", {
      ...guardOf(expected),
      data,
    });
    const { id, version } = template;
    const row = await addVersion(tx, {
      templateId: id,
      version,
      texts,
      variables,
      writtenBy: viewer.username,
      createdAt: context.now(),
    });
    await record(tx, context, {
      action: "template.written",
      resourceType: "template",
      resourceId: id,
      details: { version },
    });
    return withVersion(template, row);
  });
}

/** Retires a template; its versions stay, and its name is free again. */
export async function deleteTemplate(context: Context, expected: ExpectedRow): Promise<number> {
  admit(context.viewer, "workDesk");
  const { id, version } = expected;
  await guardedWrite(context, "CommunicationTemplate", {
    ...guardOf(expected),
    data: ({ name }) => ({ deletedAt: context.now(), name: `${name} (deleted ${id})` }),
    audit: () => ({
      action: "template.deleted",
      resourceType: "template",
      resourceId: id,
      details: { version },
    }),
  });
  return id;
}

const guardOf = ({ id, version }: ExpectedRow) => ({
  where: { id, deletedAt: null },
  version,
  missing: says.missing,
  conflict: async (current: CommunicationTemplate, tx: Tx) => {
    const newest = await tx.communicationTemplateVersion.findFirst({
      where: { templateId: id },
      orderBy: { version: "desc" },
    });
    return says.changed({ name: newest?.writtenBy ?? "", version: current.version });
  },
});

const addVersion = (
  tx: Tx,
  {
    texts,
    ...version
  }: Omit<Prisma.CommunicationTemplateVersionUncheckedCreateInput, "texts"> & { texts: TemplateTexts },
) =>
  tx.communicationTemplateVersion.create({
    data: { ...version, texts: texts as unknown as Prisma.InputJsonObject },
  });
