import type { ReadingDoubt } from '../words/reading-doubt.ts'
import { doubtsIn, type ColumnBox } from './form-doubts.ts'
import { columnOf } from './form-columns.table.ts'
import type { FormPage } from './form-page.ts'
import {
  ub04Boxes as boxes,
  ub04Conditions,
  ub04Diagnoses,
  ub04Occurrences,
  ub04Procedures,
  ub04Values,
  type DatedBoxes,
  type RevenueBoxes,
} from './ub-04-boxes.table.ts'

/** Form locators of the bill by what is read from them. Those of names lack: two spellings of one make no line wrong. */
const ofBill: readonly ColumnBox[] = [
  ['claimId', boxes.account],
  ['billType', boxes.billType],
  ['providerTaxId', boxes.taxId],
  ['claimFromDay', boxes.from],
  ['claimThroughDay', boxes.through],
  ['birthDay', boxes.birth],
  ['sex', boxes.sex],
  ['admissionDay', boxes.admission],
  ['admissionType', boxes.admissionType],
  ['admissionSource', boxes.admissionSource],
  ['dischargeStatus', boxes.dischargeStatus],
  ['billingNpi', boxes.billingNpi],
  ['patientKey', boxes.insuredId],
  ['originalClaimId', boxes.originalClaim],
  ['icdVersion', boxes.icdVersion],
  ['drg', boxes.drg],
  ['attendingNpi', boxes.attendingNpi],
  ...ub04Conditions.map((box) => ['conditionCodes', box] as const),
  ...ub04Diagnoses.map((box) => ['diagnoses', box] as const),
  ...ub04Occurrences.flatMap((dated) => boxesOf('occurrenceCodes', dated)),
  ...ub04Procedures.flatMap((dated) => boxesOf('inpatientProcedures', dated)),
  ...ub04Values.flatMap(({ code, amount }) => [
    ['valueCodes', code] as const,
    ['valueCodes', amount] as const,
  ]),
]

function boxesOf(name: ColumnBox[0], { code, from, through }: DatedBoxes): ColumnBox[] {
  return [code, from, ...(through ? [through] : [])].map((box) => [name, box] as const)
}

/** What of a scanned bill was read in two ways. A DRG has three digits: a reading with fewer is no doubt about it. */
export function billDoubts(page: FormPage): readonly ReadingDoubt[] {
  return doubtsIn(page, ofBill).filter(
    ({ column, read, other }) =>
      column !== columnOf('drg') || !/^\d{3}$/.test(read) || !/^\d{1,2}$/.test(other),
  )
}

/** What of one of its revenue lines was; a description may be spelled in two ways. */
export function revenueDoubts(page: FormPage, line: RevenueBoxes): readonly ReadingDoubt[] {
  return doubtsIn(page, [
    ['revenueCode', line.revenue],
    ['procedureCode', line.code],
    ['serviceFromDay', line.day],
    ['units', line.units],
    ['charge', line.charge],
  ])
}
