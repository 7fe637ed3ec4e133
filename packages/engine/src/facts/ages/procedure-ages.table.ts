import type { DatedRow } from '../../reference/in-effect.ts'

/** The ages that the words of codes name. */
export interface ProcedureAges extends DatedRow {
  /** Codes and runs of codes: `99381 99460-99463`. */
  readonly codes: string
  /** The youngest: days, months or years, `29d`, `6m`, `5y`; left out where birth is. */
  readonly from?: string
  /** The first age that is too old; left out where none is. */
  readonly below?: string
  /** For both ends of life: the ages before `below` and those from `orFrom` on. */
  readonly orFrom?: string
  /**
   * `newborn`: care that is also billed under the number of the mother; `plan-year`: plans may count by
   * the age at the end of the year; `label`: what the label or a schedule says, not the code.
   */
  readonly kind?: 'newborn' | 'plan-year' | 'label'
}

const visits = 'CPT, evaluation and management'
const surgery = 'CPT, surgery'
const medicine = 'CPT, medicine'

/**
 * Written 2026-11, from the definitions of the codes in our own words. Influenza vaccines for the old are
 * labeled from 65, and given from 50 where others are not at hand: only younger patients are asked about.
 */
export const procedureAges: readonly ProcedureAges[] = [
  { codes: '99381 99391', below: '1y', kind: 'plan-year', source: visits },
  { codes: '99382 99392', from: '1y', below: '5y', kind: 'plan-year', source: visits },
  { codes: '99383 99393', from: '5y', below: '12y', kind: 'plan-year', source: visits },
  { codes: '99384 99394', from: '12y', below: '18y', kind: 'plan-year', source: visits },
  { codes: '99385 99395', from: '18y', below: '40y', kind: 'plan-year', source: visits },
  { codes: '99386 99396', from: '40y', below: '65y', kind: 'plan-year', source: visits },
  { codes: '99387 99397', from: '65y', kind: 'plan-year', source: visits },
  { codes: '99460-99465 99468-99469 99477', below: '29d', kind: 'newborn', source: visits },
  { codes: '99466-99467', below: '25m', source: visits },
  { codes: '99471-99472', from: '29d', below: '25m', source: visits },
  { codes: '99475-99476', from: '2y', below: '6y', source: visits },
  { codes: '90460-90461', below: '19y', source: medicine },
  { codes: '94011-94013', below: '3y', source: medicine },
  { codes: '95782-95783', below: '6y', source: medicine },
  { codes: '95810-95811', from: '6y', source: medicine },
  { codes: '99151 99155', below: '5y', source: medicine },
  { codes: '99152 99156', from: '5y', source: medicine },
  {
    codes: '99100',
    below: '1y',
    orFrom: '70y',
    source: 'CPT, anesthesia: qualifying circumstances',
  },
  { codes: '42820 42825 42830 42835', below: '12y', source: surgery },
  { codes: '42821 42826 42831 42836', from: '12y', source: surgery },
  { codes: '49491-49492', below: '1y', source: surgery },
  { codes: '49495-49496', below: '6m', source: surgery },
  { codes: '49500-49501', from: '6m', below: '5y', source: surgery },
  { codes: '49505 49507', from: '5y', source: surgery },
  { codes: '54160', below: '29d', kind: 'newborn', source: surgery },
  { codes: '36400 36405-36406', below: '3y', source: surgery },
  { codes: '36410', from: '3y', source: surgery },
  { codes: '36420', below: '1y', source: surgery },
  { codes: '36425', from: '1y', source: surgery },
  { codes: '36450 36510 36660', below: '29d', kind: 'newborn', source: surgery },
  { codes: '36555 36557 36560 36568 36570 36572', below: '5y', source: surgery },
  { codes: '36556 36558 36561 36569 36571 36573', from: '5y', source: surgery },
  { codes: '90696', from: '4y', below: '7y', kind: 'label', source: medicine },
  { codes: '90700', below: '7y', kind: 'label', source: medicine },
  { codes: '90702', below: '7y', kind: 'label', source: medicine },
  { codes: '90714 90715', from: '7y', kind: 'label', source: medicine },
  { codes: '90662 90653 90694', from: '50y', kind: 'label', source: 'FDA labels of the vaccines' },
  { codes: '90750', from: '18y', kind: 'label', source: 'FDA label of the vaccine' },
]
