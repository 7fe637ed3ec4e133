import type { DatedRow } from '../../reference/in-effect.ts'

/** Pieces of equipment that serve one need, of which a patient has one at a time. */
export interface SimilarEquipment extends DatedRow {
  /** What they are, as a sentence names one. */
  readonly names: string
  readonly codes: string
}

const chart =
  'Noridian Healthcare Solutions, Same or Similar Reference Chart: items of one category within the useful lifetime'

/** Written 2026-11. Manual and power chairs are one need (NCD 280.3: the least that meets it). */
export const similarEquipment: readonly SimilarEquipment[] = [
  {
    names: 'a wheelchair or scooter',
    codes:
      'E1031 E1037 E1038 E1039 E1161 K0001 K0002 K0003 K0004 K0005 K0006 K0007 K0009 K0800 K0801 K0802 ' +
      'K0806 K0807 K0808 K0813 K0814 K0815 K0816 K0820 K0821 K0822 K0823 K0824 K0825 K0826 K0827 K0828 ' +
      'K0829 K0835 K0836 K0837 K0838 K0839 K0840 K0841 K0842 K0843 K0848 K0849 K0850 K0851 K0852 K0853 ' +
      'K0854 K0855 K0856 K0857 K0858 K0859 K0860 K0861 K0862 K0863 K0864',
    source: `National Coverage Determination 280.3, mobility assistive equipment; ${chart}`,
  },
  {
    names: 'a hospital bed',
    codes:
      'E0250 E0251 E0255 E0256 E0260 E0261 E0265 E0266 E0290 E0291 E0292 E0293 E0294 E0295 E0296 E0297 ' +
      'E0301 E0302 E0303 E0304 E0328 E0329',
    source: chart,
  },
  {
    names: 'a device for pressure of the airway',
    codes: 'E0470 E0471 E0601',
    source: chart,
  },
  {
    names: 'a walker',
    codes: 'E0130 E0135 E0140 E0141 E0143 E0144 E0147 E0148 E0149',
    source: chart,
  },
]
