/**
 * Numbers under which forms, transactions and data submission guides know a field, in the spelling
 * of the table of names: NCPDP `401d1`, X12 `sv1012`, CMS-1500 `box24d`, UB-04 `ub04fl42`,
 * all-payer databases `mc055`.
 */
interface FieldNumberForm {
  readonly pattern: RegExp
  readonly spelling: (found: readonly string[]) => string
}

const withoutZeros = (digits: string | undefined) => (digits ?? '').replace(/^0+(?=\d)/, '')

const forms: readonly FieldNumberForm[] = [
  {
    pattern: /(?<![A-Z0-9])(?:CDL)?((?:MC|PC|DC|ME)\d{3})(?![0-9])/i,
    spelling: ([, number = '']) => number,
  },
  {
    // Whose name or number it is, the loop alone says: 2010AA the biller, 2310B who rendered the service.
    pattern: /^(?:LOOP[ _]?)?([12]\d{3}[A-Z]{1,2})[ _.-]*NM1[ _*-]?(\d{2})(?![0-9])/i,
    spelling: ([, loop = '', element = '']) => `nm1${element}${loop}`,
  },
  {
    pattern: /^(?:LOOP[ _]?)?\d{4}[A-Z]{0,2}[ _.-]*(?=[A-Z])/i,
    spelling: () => '',
  },
  {
    pattern: /(?<![A-Z0-9])(DTP|DTM)(?:0?[1-3])?[ _*-]*(\d{3})(?![0-9])/i,
    spelling: ([, segment = '', qualifier = '']) => `${segment}${qualifier}`,
  },
  {
    // A line has several of this segment: a number behind it says which, and is no component.
    pattern: /(?<![A-Z0-9])CAS[ _*-]?(\d{2})(?!\d)/i,
    spelling: ([, element = '']) => `cas${element}`,
  },
  {
    pattern:
      /(?<![A-Z0-9])(SV[1-5]|SVC|SVD|CLM|CLP|LX|HI|NM1|DMG|PRV|BPR|LIN|CTP|SBR)[ _*-]?(\d{2})(?:[ _.:-]+0?(\d)(?![0-9]))?(?:[ _-]+(85|82|77|DN|DK|IL|QC|PR)(?![A-Z0-9]))?/i,
    spelling: ([, segment = '', element = '', component = '', qualifier = '']) =>
      `${segment}${element}${component}${qualifier}`,
  },
  {
    pattern: /(?<![A-Z0-9])(?:UB-?04[ _]?)?(?:FL|FORM LOCATOR)[ _-]?(\d{1,2})([A-Z])?(?![A-Z0-9])/i,
    spelling: ([, number, letter = '']) => `ub04fl${withoutZeros(number)}${letter}`,
  },
  {
    pattern: /^(?:BOX|ITEM|FIELD)[ _-]?(\d{1,2})[ _-]?([A-J])?(?![A-Z0-9])/i,
    spelling: ([, number, letter = '']) => `box${withoutZeros(number)}${letter}`,
  },
  {
    pattern: /^(1A|21[A-L]|24[A-J]|3[23][AB])(?![A-Z0-9])\.?/i,
    spelling: ([, box = '']) => `box${box}`,
  },
  {
    pattern: /(?<![A-Z0-9])(AMT|REF)[ _*-]?(B6|AAU|F8|EI|D9|6R)(?![A-Z0-9])/i,
    spelling: ([, segment = '', qualifier = '']) => `${segment}${qualifier}`,
  },
  { pattern: /^(\d{1,2})\. /, spelling: ([, number]) => `box${withoutZeros(number)}` },
  {
    pattern: /(?<![A-Z0-9])([1-9]\d{2})[ _-]?([A-Z][A-Z0-9]|2[0-9])(?![A-Z0-9])/i,
    spelling: ([, number = '', letters = '']) => `${number}${letters}`,
  },
  {
    // Of NCPDP, with the digit first: `384-4X`, `347-4B`.
    pattern: /(?<![A-Z0-9])([1-9]\d{2})-(\d[A-Z])(?![A-Z0-9])/i,
    spelling: ([, number = '', letters = '']) => `${number}${letters}`,
  },
]

/** A header apart from the field numbers in it. */
export interface NumberedHeader {
  /** The header without them. */
  readonly rest: string
  /** Field numbers, spelled as in the table of names; empty where there are none. */
  readonly fieldNumbers: readonly string[]
}

/** Takes the field numbers out of a header: `407-D7 Product ID`, `FL42 REV CD`, `MC055_Procedure`. */
export function splitFieldNumbers(header: string): NumberedHeader {
  let rest = header
  const fieldNumbers: string[] = []
  for (const { pattern, spelling } of forms) {
    const found = pattern.exec(rest)
    if (!found) continue
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim()
    fieldNumbers.push(spelling(found).toLowerCase())
  }
  return { rest, fieldNumbers: fieldNumbers.filter((number) => number !== '') }
}

/** Whether a name of the table is a field number rather than words. */
export function isFieldNumber(name: string): boolean {
  return (
    /\d/.test(name) &&
    /^(?:\d{3} ?[a-z0-9]{2}(?![a-z0-9])|box|ub04 |(?:mc|pc|dc|me)\d{3}|(?:sv[1-5]|svc|svd|clm|clp|cas|lx|hi|nm1|dmg|prv|bpr|lin|ctp|sbr|dtp|dtm)[ \d]|(?:ref|n1|amt) ?[a-z0-9]{2,3}$)/.test(
      name.trim(),
    )
  )
}
