import { fieldLabels, type AuditType } from '@plumbline/engine'
import type { IntakeResult } from '@plumbline/intake'

/** What a person should know before the numbers: which claims they are, and what was only likely. */
export function howItWasTaken(
  { file, recognized, columns }: Pick<IntakeResult, 'file' | 'recognized' | 'columns'>,
  asked: AuditType | undefined,
): string[] {
  return [...typeSentence(file.type, recognized, asked), ...doubts(columns)]
}

function typeSentence(
  type: AuditType,
  { kind, because }: IntakeResult['recognized'],
  asked: AuditType | undefined,
): string[] {
  if (asked !== undefined) {
    return kind === 'unclear' || kind === asked
      ? []
      : [`Audited as ${asked} claims as you say, though the file looks like ${kind}: ${because}.`]
  }
  if (kind === 'unclear') {
    return [
      `Audited as ${type} claims, which is not certain: ${because}. --type says it if it is wrong.`,
    ]
  }
  return [`Recognized as ${kind} claims: ${because}.`]
}

function doubts(columns: IntakeResult['columns']): string[] {
  return columns.flatMap(({ header, field, confidence, isDoubtful }) => {
    if (!isDoubtful || field === undefined || field === 'ignored') return []
    const percent = Math.round(confidence * 100)
    return `The column ${header || '(blank)'} was taken for the ${fieldLabels[field]}, ${percent}% sure; a mapping file settles it.`
  })
}
