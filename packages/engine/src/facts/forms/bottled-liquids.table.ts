import type { DatedRow } from '../../reference/in-effect.ts'

/** A drug whose liquid for the mouth comes in bottles of many doses, each of a milliliter or more. */
export interface BottledLiquidRow extends DatedRow {
  readonly names: RegExp
  /** Words that tell the liquid from tablets and from what is injected. */
  readonly liquid: RegExp
}

/** Written 2026-11. */
export const bottledLiquids: readonly BottledLiquidRow[] = [
  {
    names:
      /amox|augmentin|azithro|zithromax|cef(?:dinir|ixime|aclor|prozil|uroxime|podoxime|adroxil)|cephalexin|keflex|clarithro|clindamycin|penicillin v|sulfameth|\bsmz|septra|nitrofur|oseltamivir|tamiflu|fluconazole|nystatin|griseofulvin|metronidazole|linezolid/i,
    liquid:
      /^(?!.*(?:\bvial|\binj|\biv\b|ophth|\beye|\btop|cream|lotion|packet|pkt)).*(?:\bsus|\bsyrup|\boral sol|\brecon|\bpowder for|\/\s*5\s*ml)/i,
    source:
      'FDA labels of the oral suspensions, sections 2 and 16: bottles of 15 mL and more, doses of 1 mL and more; chosen by Plumbline',
  },
]
