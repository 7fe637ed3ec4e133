import type { DatedRow } from '../../reference/in-effect.ts'

/** A drug that comes in bottles or tubes of many doses, so that a few billing units are no fill. */
export interface BottledLiquidRow extends DatedRow {
  readonly names: RegExp
  /** Words that tell the liquid from tablets and from what is injected, and a cream from what is none. */
  readonly liquid: RegExp
  readonly holders: 'bottles' | 'tubes'
  readonly unit: 'milliliters' | 'grams'
}

/** Written 2026-11. */
export const bottledLiquids: readonly BottledLiquidRow[] = [
  {
    names:
      /amox|augmentin|azithro|zithromax|cef(?:dinir|ixime|aclor|prozil|uroxime|podoxime|adroxil)|cephalexin|keflex|clarithro|clindamycin|penicillin v|sulfameth|\bsmz|septra|nitrofur|oseltamivir|tamiflu|fluconazole|nystatin|griseofulvin|metronidazole|linezolid/i,
    liquid:
      /^(?!.*(?:\bvial|\binj|\biv\b|ophth|\beye|\btop|cream|lotion|packet|pkt)).*(?:\bsus|\bsyrup|\boral sol|\brecon|\bpowder for|\/\s*5\s*ml)/i,
    holders: 'bottles',
    unit: 'milliliters',
    source:
      'FDA labels of the oral suspensions, sections 2 and 16: bottles of 15 mL and more, doses of 1 mL and more; chosen by Plumbline',
  },
  {
    // Those for lips come in tubes of 2 g, packets in grams.
    names: /^(?!.*(?:acyclo|penciclo|docosan|denavir|zovirax|abreva|xerese|nitro))/i,
    liquid:
      /^(?!.*(?:packet|pkt|pack\b|kit\b|applic|ophth|\beye|nasal|dental|\bvag)).*(?:\bcream\b|\bcrm\b|\boint(?:ment)?\b)/i,
    holders: 'tubes',
    unit: 'grams',
    source:
      'FDA labels of creams and ointments, section 16: tubes of 5 g and more; chosen by Plumbline',
  },
]
