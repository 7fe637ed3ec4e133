import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

/** How often Medicare Part B pays a preventive service. */
export interface FrequencyLimit {
  /** Services that count against each other. */
  readonly counted: ReadonlySet<ProcedureNumber>
  /** Full months that pass after the month of the last one; undefined for once in a lifetime. */
  readonly months: number | undefined
  readonly source: string
}

const wellness = numbers('G0438 G0439')

const limits: ReadonlyMap<ProcedureNumber, FrequencyLimit> = new Map([
  limit('G0402', numbers('G0402'), undefined, '42 CFR 410.16 initial preventive examination'),
  limit('G0438', wellness, undefined, '42 CFR 410.15 first annual wellness visit'),
  limit('G0439', wellness, 11, '42 CFR 410.15 subsequent annual wellness visit'),
  limit('77067', numbers('77067'), 11, '42 CFR 410.34 screening mammography'),
  limit('G0103', numbers('G0103'), 11, '42 CFR 410.39 prostate cancer screening'),
  limit('G0328', numbers('G0328'), 11, '42 CFR 410.37 colorectal cancer screening'),
  limit('G0121', numbers('G0121'), 119, '42 CFR 410.37 colorectal cancer screening'),
  limit('G0105', numbers('G0105'), 23, '42 CFR 410.37 colorectal cancer screening, high risk'),
  limit('G0444', numbers('G0444'), 11, 'National Coverage Determination 210.9, depression'),
])

function limit(
  code: string,
  counted: ReadonlySet<ProcedureNumber>,
  months: number | undefined,
  source: string,
): readonly [ProcedureNumber, FrequencyLimit] {
  return [procedureNumber(code), { counted, months, source }]
}

function numbers(codes: string): ReadonlySet<ProcedureNumber> {
  return new Set(codes.split(' ').map(procedureNumber))
}

/** The limit of a service that has one. */
export function frequencyLimit(procedure: ProcedureNumber): FrequencyLimit | undefined {
  return limits.get(procedure)
}
