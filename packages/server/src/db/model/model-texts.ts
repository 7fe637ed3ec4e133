import type { SystemStatements } from '../transactions.ts'

export interface KeptText {
  readonly key: Buffer
  readonly body: unknown
}

/** What was kept under these keys and is still shown. */
export async function findModelTexts(
  { sql }: SystemStatements,
  keys: readonly Buffer[],
): Promise<KeptText[]> {
  if (keys.length === 0) return []
  return sql
    .selectFrom('model_texts')
    .select(['key', 'body'])
    .where('key', 'in', keys)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Keys under which anything was ever kept, shown or withdrawn: they are not asked for again. */
export async function knownModelTexts(
  { sql }: SystemStatements,
  keys: readonly Buffer[],
): Promise<Buffer[]> {
  if (keys.length === 0) return []
  const rows = await sql.selectFrom('model_texts').select('key').where('key', 'in', keys).execute()
  return rows.map(({ key }) => key)
}

/** Keeps an accepted text; the first stays where two were written at once. */
export async function keepModelText(
  { sql }: SystemStatements,
  text: {
    readonly key: Buffer
    readonly use: string
    readonly version: number
    readonly model: string
    readonly body: unknown
  },
): Promise<void> {
  await sql
    .insertInto('model_texts')
    .values({ ...text, body: JSON.stringify(text.body) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
