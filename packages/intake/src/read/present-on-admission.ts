import { readPresentOnAdmission } from '../words/codes/bill-codes.ts'
import { readDiagnoses } from '../words/codes/codes.ts'
import { spaced } from '../words/spaced.ts'
import { absent, cached, type Reader } from './cell-readers.ts'
import type { SlotColumn } from '../columns/slots.ts'

/** The columns that name diagnoses and those that say whether each was present on admission. */
export interface AdmissionColumns {
  readonly marks: readonly SlotColumn[]
  readonly principal: readonly SlotColumn[]
  readonly numbered: readonly SlotColumn[]
  readonly externalCauses: readonly SlotColumn[]
  /** All diagnoses of the line, in whose order the marks are given. */
  readonly diagnoses: Reader<readonly string[]>
}

/**
 * One column has the marks of all diagnoses in their order; of several each belongs to the diagnosis of the
 * same number, and one without a number to the principal diagnosis. A mark stays with its code, wherever the
 * list of diagnoses puts that.
 */
export function presentOnAdmission(
  columns: AdmissionColumns,
): Reader<readonly string[] | undefined> {
  const { marks, diagnoses } = columns
  const [only] = marks
  if (only === undefined) return absent
  const isOfOne = columns.numbered.length > 1 && only.number !== undefined
  if (marks.length === 1 && !isOfOne) {
    return ofAllDiagnoses(only, diagnoses)
  }
  const pairs = marks.map((mark) => pairOf(mark, columns))
  return (cells) => {
    const said = new Map<string, string>()
    for (const { mark, diagnosis } of pairs) {
      const [text = ''] = mark(cells) ?? []
      const [code] = diagnosis(cells) ?? []
      if (code !== undefined && text !== '' && !said.has(code)) said.set(code, text)
    }
    return said.size === 0 ? undefined : diagnoses(cells).map((code) => said.get(code) ?? '')
  }
}

/** Marks without anything between them leave no room for a blank one: they must be as many as the diagnoses. */
function ofAllDiagnoses(
  { index }: SlotColumn,
  diagnoses: Reader<readonly string[]>,
): Reader<readonly string[] | undefined> {
  const marks = cached(index, readPresentOnAdmission)
  const isClose = cached(index, (text) => /^[a-z1\s]{2,}$/i.test(text.trim()))
  return (cells) => {
    const said = marks(cells)
    const isWhole = said === undefined || said.length === diagnoses(cells).length
    return isWhole || isClose(cells) !== true ? said : undefined
  }
}

interface MarkedDiagnosis {
  readonly mark: Reader<readonly string[] | undefined>
  readonly diagnosis: Reader<readonly string[] | undefined>
}

function pairOf(mark: SlotColumn, columns: AdmissionColumns): MarkedDiagnosis {
  const { principal, numbered, externalCauses } = columns
  const listed = ofExternalCause.test(spaced(mark.header)) ? externalCauses : numbered
  const column =
    mark.number === undefined
      ? (principal[0] ?? listed[0])
      : (listed.find(({ number }) => number === mark.number) ??
        (mark.number === 1 ? principal[0] : undefined))
  return {
    mark: cached(mark.index, readPresentOnAdmission),
    diagnosis: column === undefined ? absent : cached(column.index, readDiagnoses),
  }
}

/** `CLM_E_POA_IND_SW1` marks an external cause. */
const ofExternalCause = /(?<![a-z])(?:e|ecode|external)(?![a-z])/i
