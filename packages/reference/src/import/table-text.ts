import Papa from 'papaparse'

/** How the fields of a text stand apart. */
export type Delimiter = ',' | '\t' | '|' | ';'

export const delimiters: readonly Delimiter[] = [',', '\t', '|', ';']

const sampleCharacters = 2 ** 16

/** The first rows of a text under one delimiter: what importers recognise a file by. */
export function sampleRows(text: string, delimiter: Delimiter): readonly (readonly string[])[] {
  return Papa.parse<string[]>(text.slice(0, sampleCharacters), options(delimiter, 50)).data
}

/** Every row of a text from the top; `broken` says that its quotes do not close. */
export function eachRow(
  text: string,
  delimiter: Delimiter,
  visit: (cells: readonly string[], broken: boolean) => void,
): void {
  Papa.parse<string[]>(text, {
    ...options(delimiter, 0),
    step: ({ data, errors }) => {
      visit(data, errors.length > 0)
    },
  })
}

/** Tab and pipe files of the agencies hold bare quotes (`5" SYRINGE`), so they are not quoted. */
function options(delimiter: Delimiter, preview: number) {
  const quoted = delimiter === ',' || delimiter === ';'
  return { delimiter, preview, ...(quoted ? {} : { quoteChar: '\u0000' }) }
}
