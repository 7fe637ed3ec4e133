import { scanBytes, type FileSource } from '../source/byte-source.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { surveyed } from '../x12/open-x12.ts'
import type { SurveyedX12 } from '../x12/several-x12.ts'
import { isX12 } from '../x12/x12-text.ts'

/** The remittances (835) that came beside claims. Refuses what is no X12. */
export async function openRemittances(sources: readonly FileSource[]): Promise<SurveyedX12[]> {
  const texts: SurveyedX12[] = []
  for (const source of sources) {
    const scan = await scanBytes(source)
    if (!isX12(scan)) {
      throw new IntakeRefusal(
        'edi-file',
        `${source.name} is no X12 file: payments are read from a remittance (835). Audit the files one by one.`,
      )
    }
    texts.push(await surveyed({ source, scan }))
  }
  return texts
}
