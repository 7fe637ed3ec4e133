import { scanBytes, type FileSource } from '../source/byte-source.ts'
import type { OpenFile } from '../source/open-file.ts'
import { IntakeRefusal } from '../words/intake-refusal.ts'
import { openX12 } from '../x12/open-x12.ts'
import { isX12, type X12Text } from '../x12/x12-text.ts'

/** Opens claims (837) together with their remittances (835). Refuses any other file among them. */
export async function openWithRemittances(
  claims: X12Text,
  remittances: readonly FileSource[],
  onBytes: (bytesDone: number) => void,
): Promise<OpenFile> {
  const texts = [claims]
  for (const source of remittances) texts.push({ source, scan: await scanBytes(source) })
  for (const { source, scan } of texts) {
    if (isX12(scan)) continue
    throw new IntakeRefusal(
      'edi-file',
      `${source.name} is no X12 file: a remittance (835) can be put to claims (837) alone. Audit the files one by one.`,
    )
  }
  return openX12(texts, onBytes)
}
