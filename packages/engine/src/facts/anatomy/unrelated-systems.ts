import type { BodySystem } from '../../reference/anatomy.ts'

/**
 * For a service of each system, the systems whose diseases give no reason for it. What is left
 * out stays possible: anaemia for an endoscopy, kidney failure for a fistula, sleep apnoea for a
 * tonsil, an ulcer of a vein for the skin, obesity for the stomach. Diseases that cross over carry
 * both systems (fistulas of bowel and bladder, diabetes and the eye). Blood and pregnancy are
 * never unrelated, because they change the care of every organ.
 */
const rows: Readonly<Record<BodySystem, string>> = {
  skin: 'musculoskeletal respiratory cardiovascular digestive urinary male-genital female-genital eye ear mental',
  musculoskeletal:
    'skin cardiovascular endocrine respiratory digestive urinary male-genital female-genital eye ear mental breast',
  respiratory:
    'skin musculoskeletal digestive urinary male-genital female-genital eye ear mental breast',
  cardiovascular:
    'skin respiratory digestive urinary male-genital female-genital eye ear mental breast',
  blood: 'skin respiratory male-genital female-genital eye ear mental breast',
  digestive: 'skin urinary male-genital female-genital eye ear mental breast',
  urinary: 'skin respiratory digestive eye ear mental breast',
  'male-genital': 'skin respiratory digestive eye ear mental breast',
  'female-genital': 'skin respiratory digestive eye ear mental breast',
  pregnancy:
    'skin musculoskeletal respiratory cardiovascular digestive urinary male-genital endocrine nervous eye ear mental breast',
  endocrine: 'skin male-genital female-genital eye ear breast',
  nervous: 'skin respiratory digestive urinary male-genital female-genital breast',
  eye: 'skin musculoskeletal respiratory cardiovascular digestive urinary male-genital female-genital endocrine ear mental breast',
  ear: 'skin respiratory cardiovascular digestive urinary male-genital female-genital endocrine eye mental breast',
  mental:
    'skin musculoskeletal respiratory digestive urinary male-genital female-genital eye ear breast',
  breast: 'respiratory cardiovascular digestive urinary male-genital female-genital eye ear',
}

const unrelated = new Map(
  Object.entries(rows).map(([treated, list]) => [treated, new Set<string>(list.split(' '))]),
)

/** Whether a disease of these systems, all of them, is no reason for a service of the one treated. */
export function givesNoReason(treated: BodySystem, diseased: readonly BodySystem[]): boolean {
  const list = unrelated.get(treated)
  return list !== undefined && diseased.length > 0 && diseased.every((system) => list.has(system))
}
