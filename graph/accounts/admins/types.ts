import { builder } from "../../core/graphql/builder.ts";

export const Colleague = builder.objectRef<{ username: string; name: string }>("Colleague").implement({
  description: "An administrator who can be given a case or a task.",
  access: "through",
  fields: (t) => ({
    username: t.exposeString("username", { description: "User name of the account." }),
    name: t.exposeString("name", { description: "Full name." }),
  }),
});
