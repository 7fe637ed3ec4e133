import type { TestServer } from './test-server.ts'

/** What the trail says was asked of a model for an account, in order. */
export async function askedOfModels(
  { context }: Pick<TestServer, 'context'>,
  userId: string,
): Promise<
  readonly {
    readonly at: Date
    readonly actor_id: string | null
    readonly subject_id: string | null
    readonly detail: unknown
  }[]
> {
  return context.database.asSystem((tx) =>
    tx.sql
      .selectFrom('audit_trail')
      .select(['at', 'actor_id', 'subject_id', 'detail'])
      .where('action', '=', 'model-asked')
      .where('target_id', '=', userId)
      .orderBy('sequence')
      .execute(),
  )
}
