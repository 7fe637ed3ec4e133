import type { DatedRow } from '../../reference/in-effect.ts'

/** A device that works for years after it was dispensed. */
export interface LastingDevice extends DatedRow {
  /** Its words in a drug name, brands included. */
  readonly names: RegExp
  /** The longest that one is labeled for. */
  readonly mostDays: number
}

/** Implants and intrauterine systems; ten years is the longest that such a system is labeled for. */
export const lastingDevices: readonly LastingDevice[] = [
  {
    names:
      /\bimplant|intrauterine|\biud\b|\bius\b|nexplanon|implanon|mirena|kyleena|liletta|skyla|paragard|miudella|supprelin|yutiq|iluvien|retisert/i,
    mostDays: 3653,
    source: 'FDA labels of the devices, chosen by Plumbline',
  },
]
