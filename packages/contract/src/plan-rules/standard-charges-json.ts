import * as z from 'zod'
import type { StandardCharge, StandardCharges } from './standard-charges.ts'

const amount = z.union([z.number(), z.string()]).nullish().transform(written)
const text = z.string().nullish().transform(written)

const Payer = z.object({
  payer_name: text,
  plan_name: text,
  standard_charge_dollar: amount,
  standard_charge_percentage: amount,
  standard_charge_algorithm: text,
  methodology: text,
})

const Charge = z.object({
  setting: text,
  billing_class: text,
  modifier_code: z.union([z.string(), z.array(z.string())]).nullish(),
  payers_information: z.array(Payer).nullish(),
})

const Item = z.object({
  code_information: z.array(z.object({ code: amount, type: text })).nullish(),
  drug_information: z.object({ unit: amount, type: text }).nullish(),
  standard_charges: z.array(Charge).nullish(),
})

const File = z.object({ standard_charge_information: z.array(Item) })

/**
 * The negotiated charges of a JSON file by the CMS template, versions 2 and 3; undefined where it is none.
 * The row of a charge says which item it belongs to.
 */
export function standardChargesInJson(file: unknown): StandardCharges | undefined {
  const items = File.safeParse(file).data?.standard_charge_information
  if (items === undefined) return undefined
  const payers = items.flatMap(({ standard_charges }) =>
    (standard_charges ?? []).flatMap(({ payers_information }) => payers_information ?? []),
  )
  return {
    names: [...new Set(payers.map(nameOf))],
    *of(whose) {
      for (const [at, item] of items.entries()) yield* chargesOf(item, at + 1, whose)
    },
  }
}

function nameOf({ payer_name, plan_name }: z.output<typeof Payer>): string {
  return [payer_name, plan_name].filter((name) => name !== '').join(', ')
}

function chargesOf(item: z.output<typeof Item>, row: number, whose: string): StandardCharge[] {
  const { code_information: codes, drug_information: drug, standard_charges: charges } = item
  return (charges ?? []).flatMap((charge) =>
    (charge.payers_information ?? [])
      .filter((payer) => nameOf(payer) === whose)
      .map((payer) => ({
        row,
        codes: codes ?? [],
        modifiers: [charge.modifier_code ?? []].flat().join(' '),
        setting: charge.setting,
        billingClass: charge.billing_class,
        measured: drug ? `${drug.unit} ${drug.type}`.trim() : '',
        dollars: payer.standard_charge_dollar,
        percent: payer.standard_charge_percentage,
        algorithm: payer.standard_charge_algorithm,
        methodology: payer.methodology,
      })),
  )
}

function written(value: string | number | null | undefined): string {
  return String(value ?? '').trim()
}
