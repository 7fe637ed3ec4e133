import type { ClaimLine } from '../claim/claim-line.ts'
import { procedureSection } from '../codes/procedure-section.ts'
import type { MedicarePrice } from './repriced.ts'

const sections = [
  'Other services',
  'Anesthesia',
  'Surgery',
  'Imaging',
  'Laboratory',
  'Medicine',
  'Visits',
] as const

/** What a priced line is counted under: by its schedule, and by the section of CPT on professional lines. */
export type ServiceKind =
  | (typeof sections)[number]
  | 'Hospital outpatient'
  | 'Hospital stays'
  | 'Surgery centers'
  | 'Equipment'
  | 'Drugs'

/** The kind of a line that was priced. */
export function serviceKind({ procedure }: ClaimLine, { schedule }: MedicarePrice): ServiceKind {
  switch (schedule) {
    case 'oppsStatus':
      return 'Hospital outpatient'
    case 'drgs':
      return 'Hospital stays'
    case 'surgeryCenterServices':
      return 'Surgery centers'
    case 'equipmentFees':
      return 'Equipment'
    case 'drugPaymentLimits':
      return 'Drugs'
    case 'laboratoryFees':
      return 'Laboratory'
    default:
      return sections[procedureSection(procedure)]
  }
}
