/** One everyday visit: who renders it where, for what, and the services billed together. */
export interface Visit {
  readonly share: number
  readonly specialty: string
  readonly place: string
  readonly diagnoses: readonly string[]
  /** One of these is billed, by share. */
  readonly main: readonly Service[]
  /** Each may be billed beside it. */
  readonly extras: readonly Service[]
}

export interface Service {
  readonly code: string
  readonly chargeDollars: number
  readonly share: number
  readonly modifier?: string
  readonly units?: number
  /** Billed beside a visit, it needs the visit to carry modifier 25. */
  readonly procedure?: true
}

/**
 * What practices bill most, as it should be billed. Planted mistakes are made by the generator;
 * the lab with `80048` beside `80053` is one that stands here.
 */
export const everydayVisits: readonly Visit[] = [
  {
    share: 0.34,
    specialty: '08',
    place: '11',
    diagnoses: ['E11.9', 'I10', 'E78.5', 'J20.9', 'R07.9', 'E03.9', 'N39.0', 'K21.9', 'F41.9'],
    main: [
      { code: '99213', chargeDollars: 160, share: 0.6 },
      { code: '99214', chargeDollars: 215, share: 0.4 },
    ],
    extras: [
      { code: '36415', chargeDollars: 15, share: 0.5 },
      { code: '80053', chargeDollars: 18, share: 0.25 },
      { code: '83036', chargeDollars: 17, share: 0.2 },
      { code: '81003', chargeDollars: 4, share: 0.2 },
      { code: '93000', chargeDollars: 24, share: 0.1, procedure: true },
      { code: '96372', chargeDollars: 24, share: 0.1, procedure: true },
    ],
  },
  {
    share: 0.2,
    specialty: '69',
    place: '81',
    diagnoses: ['E11.9', 'I10', 'E78.5', 'D64.9', 'E03.9'],
    main: [{ code: '80053', chargeDollars: 18, share: 1 }],
    extras: [
      { code: '85025', chargeDollars: 14, share: 0.8 },
      { code: '80061', chargeDollars: 23, share: 0.5 },
      { code: '84443', chargeDollars: 29, share: 0.4 },
      { code: '83036', chargeDollars: 17, share: 0.4 },
      { code: '80048', chargeDollars: 15, share: 0.01 },
      { code: '82306', chargeDollars: 51, share: 0.2 },
    ],
  },
  {
    share: 0.16,
    specialty: '65',
    place: '11',
    diagnoses: ['M54.50', 'M25.511', 'M25.561', 'M62.81'],
    main: [{ code: '97110', chargeDollars: 95, share: 1, modifier: 'GP', units: 2 }],
    extras: [
      { code: '97140', chargeDollars: 45, share: 0.7, modifier: 'GP' },
      { code: '97112', chargeDollars: 55, share: 0.4, modifier: 'GP' },
    ],
  },
  {
    share: 0.1,
    specialty: '30',
    place: '22',
    diagnoses: ['R05.9', 'R06.02', 'R51.9', 'R07.9'],
    main: [
      { code: '71046', chargeDollars: 17, share: 0.7, modifier: '26' },
      { code: '70450', chargeDollars: 70, share: 0.3, modifier: '26' },
    ],
    extras: [],
  },
  {
    share: 0.08,
    specialty: '93',
    place: '23',
    diagnoses: ['R07.9', 'R10.9', 'R55', 'N39.0'],
    main: [{ code: '99284', chargeDollars: 210, share: 1 }],
    extras: [{ code: '93010', chargeDollars: 14, share: 0.4, procedure: true }],
  },
  {
    share: 0.06,
    specialty: '07',
    place: '11',
    diagnoses: ['D48.5', 'L57.0'],
    main: [{ code: '99213', chargeDollars: 160, share: 1 }],
    extras: [
      { code: '11102', chargeDollars: 170, share: 0.6, procedure: true },
      { code: '17000', chargeDollars: 115, share: 0.3, modifier: '59', procedure: true },
    ],
  },
  {
    share: 0.06,
    specialty: '20',
    place: '11',
    diagnoses: ['M17.11', 'M25.561'],
    main: [{ code: '99213', chargeDollars: 160, share: 1 }],
    extras: [
      { code: '20610', chargeDollars: 110, share: 0.5, modifier: 'RT', procedure: true },
      { code: '73562', chargeDollars: 70, share: 0.4, modifier: 'RT' },
    ],
  },
]
