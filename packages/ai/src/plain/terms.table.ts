/** A term of the trade as it stands in findings, and what it means to somebody outside. */
export interface Term {
  readonly term: string
  readonly found: RegExp
  readonly meaning: string
}

/**
 * The meanings are our own words. Where one term is part of another, the longer stands first and hides
 * the shorter.
 */
export const terms: readonly Term[] = [
  {
    term: 'NCCI',
    found: /\bNCCI\b|\bCorrect Coding\b/,
    meaning: 'Medicare’s list of services that include each other',
  },
  {
    term: 'MUE',
    found: /\bMUEs?\b|\bMedically Unlikely\b/i,
    meaning: 'Medicare’s list of how many units of a service are likely',
  },
  {
    term: 'Modifier',
    found: /\bmodifiers?\b/i,
    meaning: 'two characters beside a code that tell of a special case',
  },
  {
    term: 'Global period',
    found: /\bglobal (?:period|surgery|days)\b/i,
    meaning: 'the days after an operation whose visits the operation’s price pays for',
  },
  {
    term: 'Add-on code',
    found: /\badd-on\b/i,
    meaning: 'a code that is paid only beside the service that it adds to',
  },
  {
    term: 'Technical component',
    found: /\btechnical (?:component|part)\b/i,
    meaning: 'the part of a test that pays for machine and staff',
  },
  {
    term: 'Professional component',
    found: /\bprofessional (?:component|part)\b/i,
    meaning: 'the part of a test that pays for whoever reads it',
  },
  {
    term: 'Panel',
    found: /\bpanels?\b/i,
    meaning: 'a set of laboratory tests with one code and one price',
  },
  {
    term: 'Place of service',
    found: /\bplace(?: of service)? \d\d\b|\bplace of service\b/i,
    meaning: 'two digits that tell where care was given',
  },
  {
    term: 'Revenue code',
    found: /\brevenue codes?\b/i,
    meaning: 'four digits with which a hospital tells what a line pays for',
  },
  {
    term: 'Bill type',
    found: /\bbill types?\b|\btype of bill\b/i,
    meaning: 'digits that tell what kind of facility bills, and for what care',
  },
  {
    term: 'DRG',
    found: /\bDRGs?\b/,
    meaning: 'the group by which a whole hospital stay is paid at one price',
  },
  {
    term: 'Status indicator',
    found: /\bstatus indicators?\b|\bstatus [A-Z]\d?\b/,
    meaning: 'a letter in Medicare’s price list that tells whether and how a code is paid',
  },
  {
    term: 'Fee schedule',
    found: /\bfee schedules?\b/i,
    meaning: 'a payer’s published list of prices',
  },
  {
    term: 'Assistant at surgery',
    found: /\bassistants?(?: at surgery| surgeon)?\b/i,
    meaning: 'a second person who helps the surgeon and is paid a share',
  },
  {
    term: 'Co-surgeon',
    found: /\bco-surgeons?\b/i,
    meaning: 'one of two surgeons who do one operation together and share its price',
  },
  {
    term: 'Manifestation',
    found: /\bmanifestations?\b/i,
    meaning: 'a diagnosis that only describes how another shows itself',
  },
  {
    term: 'Principal diagnosis',
    found: /\bprincipal diagnos[ei]s\b/i,
    meaning: 'the diagnosis that the stay turned out to be for',
  },
  {
    term: 'NPI',
    found: /\bNPIs?\b/,
    meaning: 'the ten-digit number of a provider',
  },
  {
    term: 'NDC',
    found: /\bNDCs?\b/,
    meaning: 'the number of a drug’s package: maker, product, size',
  },
  {
    term: 'NADAC',
    found: /\bNADAC\b/,
    meaning: 'the average price at which pharmacies buy a drug, published by Medicare and Medicaid',
  },
  {
    term: 'ASP',
    found: /\bASP\b/,
    meaning: 'the average price at which a maker sells a drug',
  },
  {
    term: 'DAW',
    found: /\bDAW\b|\bdispense as written\b/i,
    meaning: 'a digit that tells why a brand was not replaced',
  },
  {
    term: 'Days’ supply',
    found: /\bdays?['’]? supply\b/i,
    meaning: 'how many days the fill lasts as it is to be taken',
  },
  {
    term: 'MME',
    found: /\bMME\b|\bmorphine\b/i,
    meaning: 'a dose of any opioid written as a dose of morphine',
  },
  {
    term: 'Schedule II',
    found: /\bschedule II\b/i,
    meaning: 'drugs with the strictest rules short of a ban; they may not be refilled',
  },
  {
    term: '340B',
    found: /\b340B\b/,
    meaning: 'a program in which certain hospitals and clinics buy drugs far below price',
  },
  {
    term: 'Usual and customary',
    found: /\busual and customary\b|\bU&C\b/i,
    meaning: 'what somebody without insurance pays at the counter',
  },
  {
    term: 'Part D',
    found: /\bPart D\b/,
    meaning: 'Medicare’s coverage of drugs from a pharmacy',
  },
  {
    term: 'Part B',
    found: /\bPart B\b/,
    meaning: 'Medicare’s coverage of doctors, tests and what is given in an office',
  },
  {
    term: 'Allowed',
    found: /\ballowed\b/i,
    meaning: 'what payer and patient owe together under the payer’s price',
  },
  {
    term: 'Denied',
    found: /\bdenied\b/i,
    meaning: 'refused by the payer, so that nothing is due for it',
  },
  {
    term: 'Consolidated billing',
    found: /\bconsolidated billing\b/i,
    meaning: 'one facility bills for all of a patient’s care, so that nobody else may',
  },
  {
    term: 'Packaged',
    found: /\bpackaged\b/i,
    meaning: 'paid within the price of another service',
  },
  {
    term: 'Observation',
    found: /\bobservation\b/i,
    meaning: 'hours in a hospital without being admitted',
  },
  {
    term: 'Waste',
    found: /\bJW\b|\bJZ\b|\bdiscarded\b/,
    meaning: 'what is left of an opened vial and thrown away',
  },
  {
    term: 'Telehealth',
    found: /\btelehealth\b/i,
    meaning: 'care by video or telephone',
  },
  {
    term: 'Statement of an exclusion',
    found: /\bexclu(?:ded|sion) (?:list|from federal|provider)|\bLEIE\b/i,
    meaning: 'a public list of people whom federal programs may not pay',
  },
]
