import type { ClaimLine } from '../../claim/claim-line.ts'
import { procedureNumber, type ProcedureNumber } from '../../claim/procedure-number.ts'

/** What is looked for in a healthy organ: codes of the test, and the diagnosis that names the organ as its aim. */
interface OrganScreening {
  readonly organ: string
  readonly codes: ReadonlySet<ProcedureNumber>
  readonly diagnosis: string
}

/**
 * A smear of the cervix (Z12.4; that of the vault is Z12.72) after the uterus was taken out with it, and a screening
 * for cancer of the prostate (Z12.5; its blood test after an operation is for a diagnosis).
 */
const screenings: readonly OrganScreening[] = [
  {
    organ: 'uterus',
    codes: numbers(
      'Q0091 G0123 G0124 G0141 G0143 G0144 G0145 G0147 G0148 P3000 P3001 88141 88142 88143 88147 88148 88150 88152 88153 88164 88165 88166 88167 88174 88175',
    ),
    diagnosis: 'Z124',
  },
  { organ: 'prostate', codes: numbers('G0102 G0103 84153'), diagnosis: 'Z125' },
]

function numbers(codes: string): ReadonlySet<ProcedureNumber> {
  return new Set(codes.split(' ').map(procedureNumber))
}

/** Whether a code may screen an organ of which there is one. */
export function mayScreenOrgan(procedure: ProcedureNumber): boolean {
  return screenings.some(({ codes }) => codes.has(procedure))
}

/** The organ that a line screens, by its code and its diagnoses; undefined for other services. */
export function screenedOrgan({
  procedure,
  diagnoses,
}: Pick<ClaimLine, 'procedure' | 'diagnoses'>): string | undefined {
  return screenings.find(
    ({ codes, diagnosis }) => codes.has(procedure) && diagnoses.includes(diagnosis),
  )?.organ
}
