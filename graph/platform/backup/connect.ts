import pg from "pg";

/** A connection of its own to PostgreSQL. */
export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "safevoice command",
    connectionTimeoutMillis: 10_000,
  });
  client.on("error", () => undefined); // the next query reports it
  await client.connect();
  return client;
}
