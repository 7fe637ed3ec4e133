import type { Context } from '../../context.ts'
import { ping } from '../../db/uploads/pipeline-figures.ts'

const patienceMs = 5_000

/** What of that which an upload needs does not answer, in words; empty where all does. */
export async function whatIsDown({
  database,
  originals,
}: Pick<Context, 'database' | 'originals'>): Promise<readonly string[]> {
  const [base, storage] = await Promise.all([
    answers(database.asSystem(ping)),
    answers(originals.check()),
  ])
  return [
    ...(base ? [] : ['The database does not answer.']),
    ...(storage ? [] : ['The file storage does not answer.']),
  ]
}

/** What neither fails nor answers is down, too. */
async function answers(asked: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false)
  })
  try {
    return await Promise.race([asked.then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
