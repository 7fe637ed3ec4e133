import type { DatedRow } from '../../reference/in-effect.ts'

/** A drug of which a safety program lets a fill hold so many days and no more. */
export interface ProgramLimit extends DatedRow {
  readonly names: RegExp
  readonly days: number
  /** As a sentence names it. */
  readonly program: string
}

/** Written 2026-11. A fill of five weeks of a month is let pass. */
export const programLimits: readonly ProgramLimit[] = [
  {
    names: /isotretinoin|accutane|claravis|amnesteem|absorica|myorisan|zenatane/i,
    days: 30,
    program: 'iPLEDGE',
    source: 'FDA REMS for isotretinoin: 30 days at most, no refills',
  },
  {
    names: /lenalidomide|revlimid|pomalidomide|pomalyst|thalidomide|thalomid/i,
    days: 28,
    program: 'the REMS of thalidomide and its kin',
    source: 'FDA REMS for thalidomide, lenalidomide and pomalidomide: 28 days at most',
  },
  {
    names: /ambrisentan|letairis|bosentan|tracleer|macitentan|opsumit/i,
    days: 30,
    program: 'the REMS of endothelin receptor antagonists',
    to: '2024-12-31',
    source: 'FDA REMS for ambrisentan, bosentan and macitentan: 30 days at most; changed in 2025',
  },
  {
    names:
      /^(?!.*(?:ophth|\beye\b|acular|acuvail|drop|\b0?\.[45]\s*%)).*(?:ketorolac|toradol|sprix)/i,
    days: 5,
    program: 'the boxed warning of ketorolac',
    source: 'FDA label of ketorolac tablets, boxed warning: five days at most, all forms together',
  },
]
