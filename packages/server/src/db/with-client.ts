import pg from 'pg'

/** Work on one connection of its own, which is closed after it, also where the work throws. */
export async function withClient<Answer>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
