import { ownFillText, ownMedicalText } from '../foreign/own-layout.ts'
import { medicalDialects, pharmacyDialects, writeCsv, type Dialect } from '../making/dialects.ts'
import { fhirForm } from './fhir-form.ts'
import type { Form } from './form.ts'
import { fillRows, institutionalRows, professionalRows } from './form-rows.ts'
import { medicalTexts, pharmacyTexts } from './text-forms.ts'
import { medicalWorkbook, pharmacyWorkbook } from './workbook-form.ts'
import { x12Form } from './x12-form.ts'

/** How many lines of each kind. */
export interface Sizes {
  readonly professional: number
  readonly institutional: number
  readonly fills: number
}

/** The same claims in one form and in our own layout. */
export interface FormPair {
  readonly of: string
  readonly form: string
  /** Made when asked for. */
  readonly files: () => { readonly file: Uint8Array; readonly truth: Uint8Array }
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
    ...medical.map((form) => ofMedical('professional', form, physicians)),
    ...medical.map((form) => ofMedical('institutional', form, hospitals)),
    ...pharmacy.map((form) => ofFills('fills', form, filled)),
  ]
}

function pairs<Row>(
  dialect: Dialect<Row>,
  ownText: (rows: readonly Row[], fields: ReadonlySet<string>, own: Form<Row>['own']) => string,
) {
  return (of: string, form: Form<Row>, rows: readonly Row[]): FormPair => ({
    of,
    form: form.name,
    files: () => {
      const said = form.loses?.(rows) ?? rows
      const truth = form.fields ? ownText(said, form.fields, form.own) : writeCsv(said, dialect)
      return { file: form.write(said), truth: Buffer.from(truth) }
    },
  })
}
