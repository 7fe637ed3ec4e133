import { ownFillText, ownMedicalText } from '../foreign/own-layout.ts'
import { medicalDialects, pharmacyDialects, writeCsv, type Dialect } from '../making/dialects.ts'
import { cms1500Form } from './cms-1500-form.ts'
import { fhirForm } from './fhir-form.ts'
import type { Form } from './form.ts'
import { fillRows, institutionalRows, professionalRows } from './form-rows.ts'
import { medicalTexts, pharmacyTexts } from './text-forms.ts'
import { medicalWorkbook, pharmacyWorkbook } from './workbook-form.ts'
import { ub04Form } from './ub-04-form.ts'
import { x12Form } from './x12-form.ts'

/** How many lines of each kind. */
export interface Sizes {
  readonly professional: number
  readonly institutional: number
  readonly fills: number
}

/** One and the same in two ways. */
export interface FormFiles {
  readonly file: Uint8Array
  readonly truth: Uint8Array
}

/** The same claims in one form and in our own layout. */
export interface FormPair {
  readonly of: string
  readonly form: string
  /** Made when asked for. */
  readonly files: () => Promise<FormFiles>
}

/** Every kind of claims in every form that it comes in. */
export function allForms({ professional, institutional, fills }: Sizes): readonly FormPair[] {
  const medical = [...medicalTexts, medicalWorkbook, x12Form, fhirForm]
  const pharmacy = [...pharmacyTexts, pharmacyWorkbook]
  const [physicians, hospitals, filled] = [
    professionalRows(professional),
    institutionalRows(institutional),
    fillRows(fills),
  ]
  const ofMedical = pairs(medicalDialects.plain, ownMedicalText)
  const ofFills = pairs(pharmacyDialects.plain, ownFillText)
  return [
    ...[...medical, ...papers.map((paper) => cms1500Form(paper))].map((form) =>
      ofMedical('professional', form, physicians),
    ),
    ...[...medical, ...papers.map((paper) => ub04Form(paper))].map((form) =>
      ofMedical('institutional', form, hospitals),
    ),
    ...pharmacy.map((form) => ofFills('fills', form, filled)),
  ]
}

const papers = [
  ...(['printed', 'printed with its labels', 'printed with its lines and labels'] as const),
  'filled in',
] as const

function pairs<Row>(
  dialect: Dialect<Row>,
  ownText: (rows: readonly Row[], fields: ReadonlySet<string>, own: Form<Row>['own']) => string,
) {
  return (of: string, form: Form<Row>, rows: readonly Row[]): FormPair => ({
    of,
    form: form.name,
    files: async () => {
      const said = form.loses?.(rows) ?? rows
      const truth = form.fields ? ownText(said, form.fields, form.own) : writeCsv(said, dialect)
      return { file: await form.write(said), truth: Buffer.from(truth) }
    },
  })
}
