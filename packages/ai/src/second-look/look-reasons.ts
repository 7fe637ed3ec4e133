import type { PairAsked } from './pair-asked.ts'

/** Why a service may not go with its diagnoses: a model picks one and writes none. */
export const lookReasons = [
  'age',
  'sex',
  'another-part-of-the-body',
  'another-condition',
  'no-reason-among-them',
  'more-than-they-call-for',
  'usually-later',
  'acute-and-lasting',
  'pregnancy',
  'drug-for-another',
  'equipment-for-another',
  'test-for-another',
] as const

export type LookReason = (typeof lookReasons)[number]

/** Whether what a reason rests on was told at all. */
export function isToldOf(reason: LookReason, { service, diagnoses, age, sex }: PairAsked): boolean {
  switch (reason) {
    case 'age':
      return age !== null
    case 'sex':
      return sex !== null
    case 'another-part-of-the-body':
      return service.where.length > 0 && diagnoses.some(({ where }) => where.length > 0)
    case 'pregnancy':
      return [service, ...diagnoses].some(
        ({ about, where }) =>
          /pregnan|birth|obstetric|maternity/.test(about) || where.includes('pregnancy'),
      )
    case 'drug-for-another':
      return service.kind === 'drug' || /infusion|injection|chemotherapy/.test(service.about)
    case 'equipment-for-another':
      return service.kind === 'supply'
    case 'test-for-another':
      return (
        service.kind === 'laboratory' ||
        service.kind === 'radiology' ||
        /test|study|exam/.test(service.about)
      )
    case 'another-condition':
    case 'no-reason-among-them':
    case 'more-than-they-call-for':
    case 'usually-later':
    case 'acute-and-lasting':
      return true
  }
}
