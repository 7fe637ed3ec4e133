import { loadReference } from '@plumbline/reference'
import { foreignFiles, type ForeignFile } from './all-layouts.ts'
import { compareFiles, type Difference } from './compare-layout.ts'

export interface MeasuredLayout extends ForeignFile {
  readonly difference: Difference
}

/** Audits every layout beside its truth, under the starter pack. */
export async function measureLayouts(): Promise<readonly MeasuredLayout[]> {
  const { tables } = loadReference()
  const measured: MeasuredLayout[] = []
  for (const file of foreignFiles) {
    measured.push({ ...file, difference: await compareFiles(file.files(), tables) })
  }
  return measured
}
