import { npiOf } from './npi-maker.ts'

/** Kinds of practices with their Medicare specialty codes. */
const specialties = {
  family: '08',
  internal: '11',
  pediatrics: '37',
  dermatology: '07',
  orthopedics: '20',
  cardiology: '06',
  gastroenterology: '10',
  surgery: '02',
  ophthalmology: '18',
  gynecology: '16',
  emergency: '93',
  hospitalist: 'C6',
  radiology: '30',
  imaging: '47',
  laboratory: '69',
  therapy: '65',
  anesthesia: '05',
  oncology: '83',
  psychiatry: '26',
  psychology: '68',
  urology: '34',
  otolaryngology: '04',
  neurology: '13',
  podiatry: '48',
  chiropractic: '35',
  pulmonology: '29',
  podiatrist: '48',
  dietitian: '71',
  supplier: '54',
  hospital: 'A0',
  ambulance: '59',
  nursing: 'A1',
  hospice: 'A3',
} as const

export type PracticeKind = keyof typeof specialties

/** Who bills and who rendered; all numbers pass their check digit. */
export interface Practitioner {
  readonly specialty: string
  readonly taxId: string
  readonly billingNpi: string
  readonly renderingNpi: string
  /** How this practice prices, around 1. */
  readonly priceLevel: number
}

const kinds = Object.keys(specialties)
/** Groups of each kind. */
export const groupCount = 4

/** A practitioner of a group; the same numbers, the same person. */
export function practitioner(kind: PracticeKind, group: number, member: number): Practitioner {
  const number = kinds.indexOf(kind) * 100 + group * 10
  return {
    specialty: specialties[kind],
    taxId: String(450_000_000 + number),
    billingNpi: npiOf(20_000_000 + number * 977),
    renderingNpi: npiOf(40_000_000 + (number + member) * 977),
    priceLevel: 0.9 + 0.08 * ((number / 10) % 4),
  }
}

/** Whether a text names a kind of practice. */
export function isPracticeKind(text: string): text is PracticeKind {
  return Object.hasOwn(specialties, text)
}
