import { builder } from "../../core/graphql/builder.ts";

export const Colleague = builder.objectRef<{ username: string; name: string }>("Colleague").implement({
  access: "through",
  fields: (t) => ({ username: t.exposeString("username"), name: t.exposeString("name") }),
});
