/**
 * Last digits of the revenue codes of categories that have long been settled (National Uniform Billing Committee). The
 * general (0) and the other one (9) are taken for granted in each.
 */
const lastDigits: Readonly<Record<string, string>> = {
  '': '028 046 049 070 071 074 075 079',
  '1': '053 077',
  '12': '035 039 047 073 076',
  '123': '048',
  '124': '031 037',
  '126': '045',
  '127': '036',
  '1234': '032 034 040 042 043 044 072 080',
  '1235': '033',
  '12345': '082 083 084 085',
  '124568': '061',
  '1234567': '030 038',
  '23': '041',
}

const digitsOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lastDigits).flatMap(([digits, categories]) =>
    categories.split(' ').map((category) => [category, `09${digits}`] as const),
  ),
)

/** Whether a revenue code of four digits may be assigned: of most categories any. */
export function isAssigned(code: string): boolean {
  return digitsOf.get(code.slice(0, 3))?.includes(code.slice(3)) ?? true
}
