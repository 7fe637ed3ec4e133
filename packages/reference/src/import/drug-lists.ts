import { type DrugFacts } from '@plumbline/engine'
import { ReferenceFileError } from '../reference-file-error.ts'
import { codeKey } from '../store/code-key.ts'
import { KeyedRowsBuilder } from '../store/keyed-rows.ts'
import { cellAt, ndcCell } from './source/cells.ts'
import { findHeader, type HeaderRow } from './source/header-row.ts'
import { headedImporter, keyedDraft, type Draft } from './importer.ts'
import { requirePublished } from './published.ts'
import { allDays, daysAround } from './release-window.ts'
import type { SourceRows } from './source/source-rows.ts'

const productColumns = {
  productId: /^productid$/,
  brandName: /^proprietaryname$/,
  ingredient: /^substancename$/,
  genericName: /^nonproprietaryname$/,
  form: /^dosageformname$/,
  strength: /^active numerator strength$/,
  unit: /^active ingred unit$/,
  schedule: /^deaschedule$/,
}

/** FDA `package.txt`: the packages, which take their facts from `product.txt` in the same zip. */
export const drugPackagesImporter = headedImporter(
  'FDA National Drug Code Directory (ndctext.zip with product.txt and package.txt)',
  { productId: /^productid$/, package: /^ndcpackagecode$/ },
  readPackages,
)

/** `product.txt` has no package codes of its own. */
export const drugProductsImporter = headedImporter('FDA product.txt', productColumns, (rows) => {
  const packages = rows.sibling((top) => findHeader(top, { package: /^ndcpackagecode$/ }))
  if (packages) return []
  throw new ReferenceFileError(
    'ambiguous-file',
    `${rows.name} lists drug products without their packages. Import the zip as the FDA publishes ` +
      'it (ndctext.zip), which holds product.txt and package.txt.',
  )
})

function readPackages(
  rows: SourceRows,
  header: HeaderRow<'productId' | 'package'>,
): readonly Draft[] {
  const source = rows.sibling((top) => findHeader(top, productColumns))
  if (!source) {
    throw new ReferenceFileError(
      'ambiguous-file',
      `${rows.name} lists drug packages without their products. Import the zip as the FDA ` +
        'publishes it (ndctext.zip), which holds product.txt and package.txt.',
    )
  }
  const products = readProducts(source.rows, source.found)
  const drugs = new KeyedRowsBuilder<DrugFacts>()
  rows.each(header.row + 1, (cells) => {
    const ndc = ndcCell(cellAt(cells, header.at.package))
    const product = products.get(cellAt(cells, header.at.productId))
    if (ndc === undefined || !product) return 'bad'
    drugs.set(codeKey(ndc), product)
    return 'read'
  })
  const published = requirePublished(rows.names, rows.name)
  return [keyedDraft('drugs', daysAround(published, { before: 180, after: 45 }), drugs)]
}

function readProducts(
  rows: SourceRows,
  { row, at }: HeaderRow<keyof typeof productColumns>,
): ReadonlyMap<string, DrugFacts> {
  const products = new Map<string, DrugFacts>()
  rows.each(row + 1, (cells) => {
    const productId = cellAt(cells, at.productId)
    if (productId === '') return 'bad'
    products.set(productId, {
      ingredient: ingredients(cellAt(cells, at.ingredient) || cellAt(cells, at.genericName)),
      brandName: orUndefined(cellAt(cells, at.brandName)),
      strength: strengths(cellAt(cells, at.strength), cellAt(cells, at.unit)),
      form: orUndefined(cellAt(cells, at.form).toLowerCase()),
      schedule: scheduleOf(cellAt(cells, at.schedule)),
    })
    return 'read'
  })
  return products
}

const listColumns = {
  ndc: /^ndc$/,
  ingredient: /^generic description$/,
  description: /^description$/,
  strength: /^strength$/,
  unit: /^measure$/,
  form: /^dosage form$/,
  schedule: /^dea$/,
}

/** A published selection of packages (universal medication identifiers). */
export const drugSelectionImporter = headedImporter(
  'a list of NDCs with generic description, strength, form and DEA schedule',
  listColumns,
  (rows, { row, at }) => {
    const drugs = new KeyedRowsBuilder<DrugFacts>()
    rows.each(row + 1, (cells) => {
      const ndc = ndcCell(cellAt(cells, at.ndc))
      if (ndc === undefined) return 'bad'
      drugs.set(codeKey(ndc), {
        ingredient: ingredients(cellAt(cells, at.ingredient)),
        brandName: /\[([^\]]+)\]$/.exec(cellAt(cells, at.description))?.[1],
        strength: strengths(cellAt(cells, at.strength), cellAt(cells, at.unit)),
        form: orUndefined(cellAt(cells, at.form).toLowerCase()),
        schedule: scheduleOf(cellAt(cells, at.schedule)),
      })
      return 'read'
    })
    // A selection says nothing of what it leaves out, and a package does not change with the date.
    return [keyedDraft('drugs', allDays('selection'), drugs, { complete: false })]
  },
)

/** Lower case, in alphabetical order, joined by `; `. */
function ingredients(text: string): string | undefined {
  const names = text
    .toLowerCase()
    .split(/\s*;\s*/)
    .filter(Boolean)
  return orUndefined(Array.from(new Set(names)).sort().join('; '))
}

/** `5; 325` and `mg; mg` together: `5 mg; 325 mg`. */
function strengths(amounts: string, units: string): string | undefined {
  const unit = units.split(/\s*;\s*/)
  const all = amounts
    .split(/\s*;\s*/)
    .map((amount, index) => `${amount} ${unit[index] ?? ''}`.trim())
  return orUndefined(all.join('; '))
}

/** `CII` as the FDA writes it, or `2`; the copy at hand writes schedule III as `2I`. */
function scheduleOf(text: string): DrugFacts['schedule'] {
  const schedules: Record<string, DrugFacts['schedule']> = {
    CII: 2,
    '2': 2,
    CIII: 3,
    '3': 3,
    '2I': 3,
    CIV: 4,
    '4': 4,
    CV: 5,
    '5': 5,
  }
  return schedules[text.toUpperCase()]
}

function orUndefined(text: string): string | undefined {
  return text === '' ? undefined : text
}
