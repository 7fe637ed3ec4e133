/** A narrow revenue code, and what it stands over in the words of a sentence. */
export interface RevenueFamily {
  readonly revenue: RegExp
  readonly says: string
}

/**
 * Revenue codes of one kind of service (NUBC; Medicare Claims Processing Manual, chapter 25, 75.4). Clinics, emergency
 * and operating rooms, treatment rooms and other diagnostic services take nearly anything and are not here.
 */
export const narrowRevenue: readonly RevenueFamily[] = [
  { revenue: /^03[01]\d$/, says: 'the laboratory' },
  { revenue: /^(?:032|040)\d$/, says: 'imaging' },
  { revenue: /^035\d$/, says: 'CT' },
  { revenue: /^061\d$/, says: 'MRI' },
  { revenue: /^042\d$/, says: 'physical therapy' },
  { revenue: /^043\d$/, says: 'occupational therapy' },
  { revenue: /^044\d$/, says: 'speech therapy' },
  { revenue: /^0636$/, says: 'drugs' },
]

/** A kind of service that codes say by themselves, and the narrow revenue codes that may stand over it. */
export interface CodeKind {
  readonly codes: RegExp
  readonly says: string
  readonly revenue: RegExp
}

/** Sections of CPT and HCPCS Level II by their numbers; general radiology (032x, 040x) is let stand for CT and MRI. */
export const codeKinds: readonly CodeKind[] = [
  {
    codes: /^(?:8[0-8]\d{3}|3641[56]|G0103|G0328|G048[0-3]|G0659)$/,
    says: 'a laboratory test',
    revenue: /^03[01]\d$/,
  },
  {
    codes:
      /^(?:70336|705[4-5]\d|7155\d|7214[1-9]|7215[6-9]|7219[5-8]|732(?:1[89]|2\d)|737(?:1[89]|2[0-5])|7418[1-5]|755(?:5[7-9]|6[0-5])|7704[6-9]|C89[0-3]\d)$/,
    says: 'an MRI',
    revenue: /^0(?:32|40|61)\d$/,
  },
  {
    codes:
      /^(?:704(?:[5-8]\d|9[0-8])|712(?:[5-6]\d|7[0-5])|7212[5-9]|7213[0-3]|7219[1-4]|7320[0-6]|7370[0-6]|741[5-7]\d|7426[1-3]|7557[1-4]|75635)$/,
    says: 'a CT',
    revenue: /^0(?:32|35|40)\d$/,
  },
  {
    codes:
      /^(?:7104[5-8]|720[2-9]\d|721(?:[01]\d|20|[78]\d|90)|722[0-2]\d|730\d\d|731[0-4]\d|735\d\d|736[0-6]\d|740(?:18|19|2[0-2])|7706[3567]|7670\d|7677\d|768(?:0\d|1[0-9]|30|56|57))$/,
    says: 'an X-ray or ultrasound',
    revenue: /^0(?:32|40)\d$/,
  },
  {
    codes: /^(?:J(?:[0-8]\d{3}|9\d{3})|Q5\d{3})$/,
    says: 'a drug',
    revenue: /^0(?:32|35|40|61|63)\d$/,
  },
  { codes: /^9716[1-4]$/, says: 'an evaluation of physical therapy', revenue: /^042\d$/ },
  { codes: /^9716[5-8]$/, says: 'an evaluation of occupational therapy', revenue: /^043\d$/ },
  {
    codes: /^(?:9250[78]|9252[1-4]|92526|92610)$/,
    says: 'speech therapy',
    revenue: /^04[34]\d$/,
  },
  { codes: /^9928[1-5]$/, says: 'an emergency visit', revenue: /^045\d$/ },
]

/** The revenue code of the discipline whose plan of care a modifier names (Medicare Claims Processing Manual, chapter 5, 20.1). */
export const planRevenue: ReadonlyMap<string, CodeKind> = new Map([
  ['GP', { codes: /./, says: 'physical therapy (GP)', revenue: /^042\d$/ }],
  ['GO', { codes: /./, says: 'occupational therapy (GO)', revenue: /^043\d$/ }],
  ['GN', { codes: /./, says: 'speech therapy (GN)', revenue: /^044\d$/ }],
])
