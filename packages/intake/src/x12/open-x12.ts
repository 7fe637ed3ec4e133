import type { OpenFile } from '../source/open-file.ts'
import type { Meaning } from '../words/meanings.ts'
import type { JoinCounts } from './remittances/join-remittances.ts'
import { headerRow, SeveralX12, type SurveyedX12 } from './several-x12.ts'
import { surveyX12 } from './survey-x12.ts'
import { x12Columns } from './x12-columns.table.ts'
import { charactersOf, textNotes, type X12Text } from './x12-text.ts'

/** Looks at an X12 file. Refuses one that holds no claims. */
export async function surveyed(text: X12Text): Promise<SurveyedX12> {
  return { text, survey: await surveyX12(charactersOf(text)) }
}

/**
 * Opens the claims (837) and remittances (835) of X12 files as rows, one for each service line, or for
 * a claim without lines. Where both are there, what was paid is put to the lines of the claims.
 */
export function openX12(
  files: readonly SurveyedX12[],
  onBytes: (bytesDone: number) => void,
): OpenFile {
  let bytesDone = 0
  const rows = new SeveralX12(files, (count) => {
    bytesDone += count
    onBytes(bytesDone)
  })
  const notes = files.flatMap((file) => fileNotes(file, files.length > 1))
  return {
    tokens: rows.tokens,
    sha256: files[0]?.text.scan.sha256 ?? '',
    get notes() {
      return rows.counts ? [...notes, ...joinNotes(rows.counts)] : notes
    },
    placeOf: (row) => rows.placeOf(row),
    setAsideBecause: (row) => rows.setAside.get(row),
    mapping: {
      headerRow,
      because: 'X12 says it in this place',
      columns: new Map<string, Meaning>(
        Object.values(x12Columns).map(({ header, meaning }) => [header, meaning]),
      ),
    },
  }
}

function fileNotes({ text, survey }: SurveyedX12, isOneOfSeveral: boolean): readonly string[] {
  const notes = [...textNotes(text), ...survey.notes]
  return isOneOfSeveral ? notes.map((note) => `${text.source.name}: ${note}`) : notes
}

function joinNotes({ claimLines, paidFor, unmatched, withoutClaim }: JoinCounts): string[] {
  const notes = [
    `Remittances (835) were put to their claims (837): ${paidFor} of ${claimLines} claim lines have their payment from them.`,
  ]
  if (unmatched > 0) {
    notes.push(
      `${counted(unmatched, 'line')} of remittances match no line of the claim that they name, and were set aside.`,
    )
  }
  if (withoutClaim > 0) {
    notes.push(
      `${counted(withoutClaim, 'line')} of remittances name claims that are in no claims file, and were read as they stand.`,
    )
  }
  return notes
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}
