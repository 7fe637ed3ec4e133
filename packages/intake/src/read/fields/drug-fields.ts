import type { Cells } from '../../words/cells.ts'
import { drugBesideNdc, readNdc, readShortNdc } from '../../words/codes/ndc.ts'
import { parseQuantity, quantityAndDays, readFillNumber } from '../../words/numbers.ts'
import {
  readBrandGeneric,
  readCompound,
  readDispensingStatus,
  readMultisource,
  readProductSelection,
} from '../../words/words.ts'
import { absent } from '../cell-readers.ts'
import type { ClaimLineDraft } from '../claim-line-draft.ts'
import { firstOf, partOf } from '../joined-readers.ts'
import { codeList } from '../list-readers.ts'
import type { ReadingContext } from '../reading-context.ts'
import type { ColumnReaders } from './column-readers.ts'

/** A label has a hundred characters; a text without an end would be looked through for each strength and salt. */
const longestDrugName = 250

type DrugReaders = ReturnType<typeof drugReaders>

/** What was dispensed, on which prescription, and how. */
export function drugReaders(columns: ColumnReaders) {
  const ndc = columns.word('ndcAsBilled', ndcParser(columns.context))
  const asBilled = partOf(ndc, (read) => read.asBilled)
  return {
    ndcAsBilled: columns.checked('ndcAsBilled', asBilled),
    ndc: partOf(ndc, (read) => read.ndc),
    drugName: firstOf(columns.words('drugName'), columns.word('ndcAsBilled', drugBesideNdc)),
    ...quantityReaders(columns),
    unitOfMeasure: columns.word('unitOfMeasure', (value) => value.toUpperCase()),
    refillNumber: firstOf(columns.parsed('refillNumber', readFillNumber), refillBehind(columns)),
    refillsAuthorized: columns.count('refillsAuthorized'),
    prescriptionNumber: prescription(columns),
    dispenseAsWritten: columns.word('dispenseAsWritten', readProductSelection),
    brandGeneric: firstOf(
      columns.word('brandGeneric', readBrandGeneric),
      columns.word('multisourceCode', readMultisource),
    ),
    submissionClarificationCodes: codeList(columns.all('submissionClarificationCodes')),
    dispensingStatus: columns.word('dispensingStatus', readDispensingStatus),
    compoundCode: columns.word('compoundCode', readCompound),
    formularyStatus: columns.words('formularyStatus'),
  }
}

export function readDrug(line: ClaimLineDraft, read: DrugReaders, cells: Cells): void {
  if (read.ndcAsBilled !== absent) line.ndcAsBilled = read.ndcAsBilled(cells)
  if (read.ndc !== absent) line.ndc = read.ndc(cells)
  if (read.drugName !== absent) line.drugName = read.drugName(cells)?.slice(0, longestDrugName)
  if (read.quantity !== absent) line.quantity = read.quantity(cells)
  if (read.unitOfMeasure !== absent) line.unitOfMeasure = read.unitOfMeasure(cells)
  if (read.daysSupply !== absent) line.daysSupply = read.daysSupply(cells)
  if (read.refillNumber !== absent) line.refillNumber = read.refillNumber(cells)
  if (read.refillsAuthorized !== absent) line.refillsAuthorized = read.refillsAuthorized(cells)
  if (read.prescriptionNumber !== absent) line.prescriptionNumber = read.prescriptionNumber(cells)
  if (read.dispenseAsWritten !== absent) line.dispenseAsWritten = read.dispenseAsWritten(cells)
  if (read.brandGeneric !== absent) line.brandGeneric = read.brandGeneric(cells)
  line.submissionClarificationCodes = read.submissionClarificationCodes(cells)
  if (read.dispensingStatus !== absent) line.dispensingStatus = read.dispensingStatus(cells)
  if (read.compoundCode !== absent) line.compoundCode = read.compoundCode(cells)
  if (read.formularyStatus !== absent) line.formularyStatus = read.formularyStatus(cells)
}

/** Both in one column where its header says so: `Qty / DS`. */
function quantityReaders(columns: ColumnReaders) {
  const [column] = columns.all('quantity')
  const holdsDays = column !== undefined && /ds|day|supply/i.test(column.header)
  if (!holdsDays || columns.has('daysSupply')) {
    return { quantity: columns.count('quantity'), daysSupply: columns.count('daysSupply') }
  }
  const part = (at: number) =>
    columns.parsed('quantity', (value) => parseQuantity(quantityAndDays.exec(value)?.[at] ?? ''))
  return { quantity: part(1), daysSupply: part(2) }
}

const withRefill = /^(\w{4,})\s*[-/.]\s*(\d{1,2})$/

/** Whether the column of prescriptions holds their refill too, as its header says: `Rx/Refill`. */
function holdsRefills(columns: ColumnReaders): boolean {
  const [column] = columns.all('prescriptionNumber')
  return column !== undefined && /fill|\brf\b/i.test(column.header) && !columns.has('refillNumber')
}

/** `00` of `6347452-00`. */
function refillBehind(columns: ColumnReaders) {
  if (!holdsRefills(columns)) return absent
  return columns.word('prescriptionNumber', (value) => {
    const refill = withRefill.exec(value)?.[2]
    return refill === undefined ? undefined : Number(refill)
  })
}

function prescription(columns: ColumnReaders) {
  if (!holdsRefills(columns)) return columns.id('prescriptionNumber')
  return columns.word('prescriptionNumber', (value) => withRefill.exec(value)?.[1] ?? value)
}

/** Medical files fill the column with zeros where no drug was given. */
function ndcParser({ auditType, lostZerosOfNdcs }: ReadingContext): typeof readNdc {
  const parse = lostZerosOfNdcs ? readShortNdc : readNdc
  if (auditType === 'pharmacy') return parse
  return (value) => (/^[0-]*$/.test(value) ? undefined : parse(value))
}
