import { visit, type MedicalScene } from '../making/medical-scene.ts'

/** Claims that come more than once, and claims that were denied: nothing wrong with what stands. */
export const claimScenes: readonly MedicalScene[] = [
  {
    name: 'voided and billed again',
    who: '* 30-75',
    visits: [
      visit('family', 'I10', '99213 36415'),
      visit('family', 'I10', '99213 36415', { corrects: { visit: 0, frequency: '8' } }),
      visit('family', 'I10 E11.9', '99214 36415'),
    ],
  },
  {
    name: 'replaced by a corrected claim',
    who: '* 30-75',
    visits: [
      visit('internal', 'E11.9', '99213 83036'),
      visit('internal', 'E11.9 I10', '99214 83036', { corrects: { visit: 0, frequency: '7' } }),
    ],
  },
  {
    name: 'taken back by negative lines and paid again',
    who: '* 30-75',
    visits: [
      visit('family', 'J06.9', '99213'),
      visit('family', 'J06.9', '99213', { sameClaimAs: 0, negative: true }),
      visit('family', 'J06.9', '99212', { sameClaimAs: 0 }),
    ],
  },
  {
    name: 'denied for the wrong payer and paid on resubmission',
    who: '* 30-75',
    visits: [
      visit('family', 'M54.50', '99213', { denied: 'CO-22' }),
      visit('family', 'M54.50', '99213'),
    ],
  },
  {
    name: 'duplicate that the payer denied',
    who: '* 30-75',
    times: 6,
    visits: [
      visit('internal', 'E11.9', '83036 80053'),
      visit('internal', 'E11.9', '83036 80053', { denied: 'CO-18' }),
    ],
  },
  ...['CO-16', 'CO-197', 'CO-29', 'CO-27', 'CO-50', 'PR-96', 'CO-4', 'CO-11'].map(
    (reason, at): MedicalScene => ({
      name: `denied with ${reason}`,
      who: '* 25-80',
      times: 6,
      visits: [
        visit(
          ['family', 'internal', 'cardiology', 'laboratory'][at % 4] ?? 'family',
          'I10 E78.5',
          ['99213', '99214 93000', '93306', '80061 84443'][at % 4] ?? '99213',
          { denied: reason, ...(at % 4 === 3 && { place: '81' }) },
        ),
      ],
    }),
  ),
  {
    name: 'bundled component denied by the payer',
    who: '* 30-70',
    times: 4,
    visits: [
      visit('laboratory', 'E78.5', '80061', { place: '81' }),
      visit('laboratory', 'E78.5', '82465', { place: '81', denied: 'CO-97' }),
    ],
  },
  {
    name: 'pair that NCCI deleted, billed after its deletion',
    who: '* 45-80',
    visits: [visit('orthopedics', 'M17.11 M18.11', '20610 20600%50')],
  },
  {
    name: 'same service at two practices on one day',
    who: '* 30-80',
    visits: [visit('cardiology', 'I48.91', '93000'), visit('cardiology~1', 'I48.91', '93000')],
  },
  {
    name: 'weekly prothrombin times',
    who: '* 60-85',
    visits: [0, 7, 14, 21].map((day) => visit('internal', 'Z79.01 I48.91', '85610 36415', { day })),
  },
  {
    name: 'refused under Medicare with GY, nothing paid',
    who: '* 66-85',
    times: 4,
    visits: [visit('family', 'Z71.89', '99397-GY', { denied: 'PR-96' })],
  },
  {
    name: 'advance notice given, GA, and paid',
    who: '* 66-85',
    visits: [visit('laboratory', 'E78.5', '80061-GA', { place: '81' })],
  },
  {
    name: 'emergency visit and admission by another specialty on one day',
    who: '* 50-85',
    visits: [
      visit('emergency', 'J18.9', '99285', { place: '23' }),
      visit('hospitalist', 'J18.9', '99223-AI', { place: '21' }),
    ],
  },
  {
    name: 'partly taken back after an audit of the price',
    who: '* 30-75',
    visits: [
      visit('imaging', 'M54.16', '72148'),
      visit('imaging', 'M54.16', '72148', {
        sameClaimAs: 0,
        edit: ({ paid }) => ({
          charge: 0,
          allowed: -Math.round(paid / 10),
          paid: -Math.round(paid / 10),
          share: 0,
          adjustments: [{ group: 'CO', reason: '45', cents: Math.round(paid / 10) }],
        }),
      }),
    ],
  },
  {
    name: 'a year of one patient in a quarter: several practices',
    who: '* 60-85',
    times: 30,
    visits: [
      visit('internal', 'E11.9 I10', '99214 36415 83036'),
      visit('laboratory', 'E78.5', '80061 80053', { place: '81', referred: true }),
      visit('ophthalmology', 'E11.319', '92014 92250', { day: 6 }),
      visit('podiatry', 'E11.42', '99213', { day: 10 }),
      visit('cardiology', 'I25.10', '93306', { day: 14 }),
      visit('cardiology', 'I25.10', '99214', { day: 18 }),
      visit('imaging', 'M81.0', '77080', { day: 21, referred: true }),
      visit('internal', 'E11.9 I10', '99213', { day: 32 }),
      visit('internal', 'Z23', 'G0008 90662', { day: 33 }),
    ],
  },
  {
    name: 'continuing care with its add-on',
    who: '* 66-85',
    payer: 'Medicare',
    visits: [
      visit('family', 'E11.9 I10', '99214 G2211'),
      visit('family', 'I10', '99213 G2211', { day: 28 }),
    ],
  },
  {
    name: 'discharged and admitted again within the week',
    who: '* 60-88',
    visits: [
      visit('hospitalist', 'I50.23', '99223', { place: '21' }),
      visit('hospitalist', 'I50.23', '99238', { place: '21', day: 2 }),
      visit('hospitalist', 'I50.23', '99222', { place: '21', day: 4 }),
      visit('hospitalist', 'I50.23', '99238', { place: '21', day: 6 }),
    ],
  },
  {
    name: 'first hospital visits of two specialties',
    who: '* 50-88',
    visits: [
      visit('hospitalist', 'K92.2', '99223', { place: '21' }),
      visit('gastroenterology', 'K92.2', '99222', { place: '21', day: 1 }),
      visit('hospitalist', 'K92.2', '99232', { place: '21', day: 1 }),
      visit('hospitalist', 'K92.2', '99238', { place: '21', day: 2 }),
    ],
  },
  {
    name: 'whole vials of a single-dose drug, JZ',
    who: '* 66-85',
    visits: [
      visit('oncology', 'C34.11', '96413 J9271-JZx200', { drug: ['00006302602', 'KEYTRUDA'] }),
    ],
  },
  {
    name: 'a test repeated after the panel that holds it, 91',
    who: '* 40-80',
    visits: [visit('laboratory', 'E87.5', '80048 84132-91', { place: '81' })],
  },
]
