import { join } from 'node:path'

/** Where imported reference tables lie: `--reference`, else `REFERENCE_DIR`, else under `DATA_DIR`. */
export function referenceFolder(
  option: string | undefined,
  environment: NodeJS.ProcessEnv,
): string {
  return (
    option ?? environment['REFERENCE_DIR'] ?? join(environment['DATA_DIR'] ?? 'data', 'reference')
  )
}
