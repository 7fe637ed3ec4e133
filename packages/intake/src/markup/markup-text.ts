import { TextDecoder } from 'node:util'
import type { ByteScan } from '../source/byte-source.ts'
import { detectEncoding } from '../source/encoding.ts'

const start =
  /^\s*(?:<!--[^>]*-->\s*)*<(?:!doctype|\?xml|html|head|body|meta|style|table|workbook)\b/i
const spreadsheet = 'urn:schemas-microsoft-com:office:spreadsheet'

/**
 * Whether a file is a table in markup: a web page with one, which portals and report programs save as `.xls`, or a workbook
 * of Excel 2003 in XML. Any other markup is none.
 */
export function isMarkupTable({ head, isUtf8 }: Pick<ByteScan, 'head' | 'isUtf8'>): boolean {
  const text = new TextDecoder(detectEncoding(head, isUtf8)).decode(head)
  return start.test(text.slice(0, 4_096)) && (hasWebTable(text) || text.includes(spreadsheet))
}

function hasWebTable(text: string): boolean {
  const table = text.search(/<table[\s>]/i)
  return table >= 0 && /<t[rh][\s>]/i.test(text.slice(table))
}
