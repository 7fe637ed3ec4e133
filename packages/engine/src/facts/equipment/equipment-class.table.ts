import type { DatedRow } from '../../reference/in-effect.ts'

/**
 * How Medicare pays for a piece of equipment: `capped` by the month, at most thirteen; `oxygen` by the
 * month, at most thirty-six; `serviced` by the month as long as it is needed; `bought` as the patient
 * likes, being inexpensive.
 */
export interface EquipmentClassRow extends DatedRow {
  readonly class: 'capped' | 'oxygen' | 'serviced' | 'bought'
  readonly codes: string
}

const categories = 'DMEPOS fee schedule, January 2026, payment categories'

/**
 * Written 2026-11: whole pieces of equipment, of which a patient needs one; parts and accessories are
 * left out. Categories of these codes have not changed since 2016.
 */
export const equipmentClasses: readonly EquipmentClassRow[] = [
  {
    class: 'capped',
    codes:
      'E0140 E0144 E0149 E0165 E0170 E0171 E0181 E0182 E0183 E0186 E0187 E0193 E0194 E0196 E0197 E0198 ' +
      'E0250 E0251 E0255 E0256 E0260 E0261 E0265 E0266 E0277 E0290 E0291 E0292 E0293 E0294 E0295 E0296 ' +
      'E0297 E0300 E0301 E0302 E0303 E0304 E0316 E0371 E0372 E0373 E0462 E0470 E0471 E0472 E0480 E0482 ' +
      'E0483 E0550 E0565 E0570 E0572 E0574 E0575 E0585 E0600 E0601 E0606 E0617 E0618 E0619 E0630 E0635 ' +
      'E0636 E0639 E0640 E0675 E0779 E0781 E0784 E0791 E0849 E0855 E0910 E0911 E0912 E0920 E0930 E0940 ' +
      'E0941 E0946 E1031 E1035 E1036 E1037 E1038 E1039 E1161 E2000 E2402 K0001 K0002 K0003 K0004 K0006 K0007 ' +
      'K0009 K0606 K0607 K0813 K0814 K0815 K0816 K0820 K0821 K0822 K0823 K0824 K0825 K0826 K0827',
    source: categories,
  },
  {
    class: 'oxygen',
    codes: 'E0424 E0431 E0433 E0434 E0439 E1390 E1391 E1392 E1405 E1406 K0738',
    source: categories,
  },
  { class: 'serviced', codes: 'E0465 E0466 E0467 E0468 E0766 E0935', source: categories },
  {
    class: 'bought',
    codes:
      'E0100 E0105 E0130 E0135 E0141 E0143 E0147 E0148 E0163 E0168 E0184 E0185 E0199 E0607 E0747 E0748',
    source: categories,
  },
]
