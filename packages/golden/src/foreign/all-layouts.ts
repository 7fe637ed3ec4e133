import type { FillRow } from '../making/fill-row.ts'
import type { MedicalRow } from '../making/medical-row.ts'
import { fillCells, type FillCell } from './fill-cells.table.ts'
import type { Layout } from './layout.ts'
import { apiFillLayouts } from './layouts/pharmacies/api-fills.table.ts'
import { othersClaimLayouts } from './layouts/providers/claims-of-others.table.ts'
import { othersFillLayouts } from './layouts/pharmacies/fills-of-others.table.ts'
import { strangersClaimLayouts } from './layouts/payers/claims-of-strangers.table.ts'
import { strangersFillLayouts } from './layouts/pharmacies/fills-of-strangers.table.ts'
import { allPayerLayouts } from './layouts/data/all-payer.table.ts'
import { claimsSystemLayouts } from './layouts/payers/claims-systems.table.ts'
import { clearinghouseLayouts } from './layouts/payers/clearinghouses.table.ts'
import { consoleLayouts } from './layouts/data/consoles.table.ts'
import { dataFeedLayouts } from './layouts/data/data-feeds.table.ts'
import { everydayClaimLayouts } from './layouts/payers/everyday-claims.table.ts'
import { everydayFillLayouts } from './layouts/pharmacies/everyday-fills.table.ts'
import { exchangeLayouts } from './layouts/payers/exchanges.table.ts'
import { freshClaimLayouts } from './layouts/payers/fresh-claims.table.ts'
import { freshFillLayouts } from './layouts/pharmacies/fresh-fills.table.ts'
import { freshOfficeLayouts } from './layouts/providers/fresh-offices.table.ts'
import { furtherFillLayouts } from './layouts/pharmacies/further-fills.table.ts'
import { furtherSystemLayouts } from './layouts/payers/further-systems.table.ts'
import { handWorkLayouts } from './layouts/providers/hand-work.table.ts'
import { hospitalBillLayouts } from './layouts/providers/hospital-bills.table.ts'
import { managerExtractLayouts } from './layouts/pharmacies/manager-extracts.table.ts'
import { officeExportLayouts } from './layouts/providers/office-exports.table.ts'
import { otherCounterLayouts } from './layouts/pharmacies/other-counters.table.ts'
import { otherHouseLayouts } from './layouts/payers/other-houses.table.ts'
import { payerExtractLayouts } from './layouts/payers/payer-extracts.table.ts'
import { pharmacyFileLayouts } from './layouts/pharmacies/pharmacy-files.table.ts'
import { pharmacyManagerLayouts } from './layouts/pharmacies/pharmacy-managers.table.ts'
import { researchFileLayouts } from './layouts/data/research-files.table.ts'
import { smallManagerLayouts } from './layouts/pharmacies/small-managers.table.ts'
import { spreadsheetLayouts } from './layouts/providers/spreadsheets.table.ts'
import { strangeCounterLayouts } from './layouts/pharmacies/strange-counters.table.ts'
import { strangeFillLayouts } from './layouts/pharmacies/strange-fills.table.ts'
import { strangeMannerLayouts } from './layouts/data/strange-manners.table.ts'
import { strangeFillProgramLayouts } from './layouts/pharmacies/strange-fill-programs.table.ts'
import { strangeProgramLayouts } from './layouts/data/strange-programs.table.ts'
import { billReviewLayouts } from './layouts/payers/bill-reviews.table.ts'
import { strangePaperLayouts } from './layouts/payers/strange-papers.table.ts'
import { strangeSystemLayouts } from './layouts/payers/strange-systems.table.ts'
import { unseenBillLayouts } from './layouts/providers/unseen-bills.table.ts'
import { unseenClaimLayouts } from './layouts/payers/unseen-claims.table.ts'
import { unseenFillLayouts } from './layouts/pharmacies/unseen-fills.table.ts'
import { payerQueryLayouts } from './layouts/payers/queries-of-payers.table.ts'
import { providerListLayouts } from './layouts/providers/lists-of-providers.table.ts'
import { fillListLayouts } from './layouts/pharmacies/lists-of-fills.table.ts'
import { tradeExportLayouts } from './layouts/providers/trade-exports.table.ts'
import { medicalCells, type MedicalCell } from './medical-cells.table.ts'
import { ownFillText, ownMedicalText } from './own-layout.ts'
import { writeLayout } from './write-layout.ts'

/** The same claims twice. */
export interface FilePair {
  readonly foreign: Uint8Array
  readonly truth: Uint8Array
  /** Whether lines of the foreign file say of which claim they are. */
  readonly saysClaim: boolean
}

/** A foreign file and its truth: the same claims in our own layout, as far as the foreign one can say them. */
export interface ForeignFile {
  readonly name: string
  readonly source: string
  readonly manner: string
  readonly type: 'medical' | 'pharmacy'
  /** Made when asked for. */
  readonly files: () => FilePair
}

const medicalSources: Readonly<Record<string, readonly Layout<MedicalRow, MedicalCell>[]>> = {
  'claims systems': claimsSystemLayouts,
  clearinghouses: clearinghouseLayouts,
  'hospital bills': hospitalBillLayouts,
  'research files': researchFileLayouts,
  'all-payer databases': allPayerLayouts,
  spreadsheets: spreadsheetLayouts,
  'further systems': furtherSystemLayouts,
  'trade exports': tradeExportLayouts,
  'consoles and programs': consoleLayouts,
  exchanges: exchangeLayouts,
  'queries and screens': strangeSystemLayouts,
  'papers between payers': strangePaperLayouts,
  'bill reviews': billReviewLayouts,
  'databases and portals': strangeMannerLayouts,
  'programs of statistics': strangeProgramLayouts,
  'extracts of payers': payerExtractLayouts,
  'exports of offices': officeExportLayouts,
  'feeds of data': dataFeedLayouts,
  'work by hand': handWorkLayouts,
  'further houses': otherHouseLayouts,
  'claims of strangers': strangersClaimLayouts,
  'claims of others': othersClaimLayouts,
  'claims unseen': unseenClaimLayouts,
  'bills unseen': unseenBillLayouts,
  'queries of payers': payerQueryLayouts,
  'lists of providers': providerListLayouts,
  'fresh claims': freshClaimLayouts,
  'fresh offices': freshOfficeLayouts,
  'everyday exports': everydayClaimLayouts,
}

const pharmacySources: Readonly<Record<string, readonly Layout<FillRow, FillCell>[]>> = {
  'pharmacy benefit managers': pharmacyManagerLayouts,
  'other pharmacy files': pharmacyFileLayouts,
  'further pharmacies': furtherFillLayouts,
  'invoices and interfaces': apiFillLayouts,
  'programs of pharmacies': strangeFillLayouts,
  'counters and mail orders': strangeCounterLayouts,
  'statistics of fills': strangeFillProgramLayouts,
  'extracts of managers': managerExtractLayouts,
  'smaller managers': smallManagerLayouts,
  'further counters': otherCounterLayouts,
  'fills of strangers': strangersFillLayouts,
  'fills of others': othersFillLayouts,
  'fills unseen': unseenFillLayouts,
  'lists of fills': fillListLayouts,
  'fresh fills': freshFillLayouts,
  'everyday fills': everydayFillLayouts,
}

/** Every layout, by kind of source. */
export const foreignFiles: readonly ForeignFile[] = [
  ...Object.entries(medicalSources).flatMap(([source, layouts]) =>
    layouts.map((layout) => medicalFile(source, layout)),
  ),
  ...Object.entries(pharmacySources).flatMap(([source, layouts]) =>
    layouts.map((layout) => pharmacyFile(source, layout)),
  ),
]

function medicalFile(source: string, layout: Layout<MedicalRow, MedicalCell>): ForeignFile {
  const { name, manner, own } = layout
  const files = () => {
    const { bytes, rows, fields, saysClaim } = writeLayout(layout, medicalCells)
    return {
      foreign: bytes,
      truth: Buffer.from(ownMedicalText(rows, fields, own)),
      saysClaim,
    }
  }
  return { name, source, manner, type: 'medical', files }
}

function pharmacyFile(source: string, layout: Layout<FillRow, FillCell>): ForeignFile {
  const { name, manner, own } = layout
  const files = () => {
    const { bytes, rows, fields, saysClaim } = writeLayout(layout, fillCells)
    return { foreign: bytes, truth: Buffer.from(ownFillText(rows, fields, own)), saysClaim }
  }
  return { name, source, manner, type: 'pharmacy', files }
}
