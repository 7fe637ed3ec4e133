/** A public table that anybody may download: where it stands, and what its file is to be called. */
export interface PublicTable {
  readonly name: string
  /** Where a file of the table may stand on a day, best first; later ones for what is not out yet. */
  readonly addresses: (today: Date) => readonly string[]
  /** For tables whose address changes: a catalog of data sets (DCAT) and the title to look for. */
  readonly catalog?: {
    readonly address: string
    readonly title: (today: Date) => string
  }
  /** The name that tells the importer which release it is, where the file does not say so itself. */
  readonly fileName: (address: string, modified: Date) => string
}

const asPublished = (address: string) =>
  decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '')

/** The tables that need no license. Addresses as their publishers use them in 2026. */
export const publicTables: readonly PublicTable[] = [
  {
    name: 'Exclusions (HHS OIG, LEIE)',
    addresses: () => ['https://oig.hhs.gov/exclusions/downloadables/UPDATED.csv'],
    fileName: asPublished,
  },
  {
    name: 'National Drug Code Directory (FDA)',
    addresses: () => ['https://www.accessdata.fda.gov/cder/ndctext.zip'],
    // Neither the zip nor its files say the day; the server does.
    fileName: (_, modified) => `ndctext_${modified.toISOString().slice(0, 10)}.zip`,
  },
  {
    name: 'ICD-10-CM (CDC)',
    addresses: (today) => {
      const year = fiscalYear(today)
      return [year, year - 1].flatMap((fiscal) => [
        `https://ftp.cdc.gov/pub/Health_Statistics/NCHS/Publications/ICD10CM/${fiscal}/icd10cm-Code%20Descriptions-${fiscal}.zip`,
        `https://www.cms.gov/files/zip/${fiscal}-code-descriptions-tabular-order.zip`,
      ])
    },
    fileName: asPublished,
  },
  {
    name: 'HCPCS Level II (CMS)',
    addresses: (today) =>
      [quarterStart(today, 0), quarterStart(today, -1)].map(
        ({ month, year }) =>
          `https://www.cms.gov/files/zip/${month}-${year}-alpha-numeric-hcpcs-file.zip`,
      ),
    fileName: asPublished,
  },
  {
    name: 'Drug acquisition costs (Medicaid, NADAC)',
    addresses: () => [],
    catalog: {
      address: 'https://data.medicaid.gov/api/1/metastore/schemas/dataset/items',
      title: (today) => `NADAC (National Average Drug Acquisition Cost) ${today.getUTCFullYear()}`,
    },
    fileName: () => 'nadac.csv',
  },
]

/** October begins the fiscal year of the next calendar year. */
function fiscalYear(today: Date): number {
  return today.getUTCFullYear() + (today.getUTCMonth() >= 9 ? 1 : 0)
}

const quarterMonths = ['january', 'april', 'july', 'october'] as const

function quarterStart(today: Date, away: number): { month: string; year: number } {
  const quarter = today.getUTCFullYear() * 4 + Math.floor(today.getUTCMonth() / 3) + away
  return { month: quarterMonths[quarter % 4] ?? 'january', year: Math.floor(quarter / 4) }
}
