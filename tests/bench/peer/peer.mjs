// PostGraphile on the benchmark's database: the cost of a generated GraphQL server, without
// authentication and checks. It is written for Node 22; this is the one thing that Node 20 lacks,
// and must exist before the first import.
Promise.withResolvers ??= () => {
  let settle;
  const promise = new Promise((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
};
const { createServer } = await import("node:http");
const { postgraphile } = await import("postgraphile");
const { makePgService } = await import("postgraphile/adaptors/pg");
const { grafserv } = await import("postgraphile/grafserv/node");
const { PostGraphileAmberPreset } = await import("postgraphile/presets/amber");

const service = makePgService({
  connectionString: process.env.DATABASE_URL,
  schemas: ["public"],
  poolConfig: { max: 10 },
});
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [service],
  grafserv: { graphiql: false, watch: false, websockets: false },
  grafast: { explain: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, "127.0.0.1", () => process.stdout.write(`listening on ${server.address().port}\n`));
process.on("SIGTERM", () => process.exit(0));
