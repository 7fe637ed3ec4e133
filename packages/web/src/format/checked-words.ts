import type { Claim } from '@plumbline/contract'

/** What is said in place of `Clean` where finding nothing proves nothing; undefined where it does. */
export const checkedWords: Readonly<Record<Claim['checked'], string | undefined>> = {
  checked: undefined,
  'hardly checked': 'Not enough to check',
  'not audited': 'Not audited',
}
