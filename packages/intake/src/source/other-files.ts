import { IntakeRefusal, type RefusalCode } from '../words/intake-refusal.ts'

/** A kind of file that decodes as text and is no table: how it is known, and what is said of it. */
interface OtherFile {
  readonly isIt: (text: string) => boolean
  readonly code: RefusalCode
  readonly says: string
}

/** Begins a segment of NCPDP's telecommunication standard: field separator, and the number of the segment. */
const fieldSeparator = '\u001c'
/** Letters, digits and blanks of mainframes, as they look when they are read as Windows-1252. */
const mainframe = /[@ðñòóôõö÷øùÁ-ÉÑ-Ùâ-é\u0081-\u0089\u0091-\u0099K`k]/g
const mainframeDigits = /[ðñòóôõö÷øù]{2}/
const looked = 4096

const otherFiles: readonly OtherFile[] = [
  {
    isIt: (text) => text.includes(`${fieldSeparator}AM0`),
    code: 'edi-file',
    says: 'pharmacy claims as they are sent one by one (NCPDP D.0 with its separators): send them as a table with a row for each fill',
  },
  {
    isIt: (text) => text.slice(257, 262) === 'ustar',
    code: 'archive-file',
    says: 'a tar archive: unpack it, or pack its files as a zip archive',
  },
  {
    isIt: (text) => text.startsWith('HEADER RECORD*******LIB'),
    code: 'binary-file',
    says: 'a SAS transport file: export the table as CSV',
  },
  {
    isIt: (text) => text.startsWith('{\\rtf'),
    code: 'letter',
    says: 'a text of a word processor (RTF): send the claims that it tells of as a table, or print it as a PDF',
  },
  {
    isIt: (text) => isMail(text.slice(0, looked)),
    code: 'letter',
    says: 'an e-mail: send the file that is attached to it',
  },
  {
    isIt: (text) => isMainframe(text.slice(0, looked)),
    code: 'binary-file',
    says: 'a mainframe file (EBCDIC): have it converted to text, and describe its records with --layout where they have fixed widths',
  },
]

/** Refuses text that is another kind of file, by its name. Throws `IntakeRefusal`. */
export function refuseOtherFiles(text: string): void {
  const known = otherFiles.find(({ isIt }) => isIt(text))
  if (known) throw new IntakeRefusal(known.code, `The file looks like ${known.says}.`)
}

/** Its first lines are fields of a mail, three of them at least. */
function isMail(text: string): boolean {
  const [head = ''] = text.split(/\r?\n\r?\n/)
  const names = head.match(
    /^(?:From|To|Subject|Date|Received|MIME-Version|Message-ID|Return-Path): /gim,
  )
  return new Set(names?.map((name) => name.toLowerCase())).size >= 3
}

function isMainframe(text: string): boolean {
  const letters = text.match(mainframe)?.length ?? 0
  return (
    text.length > 40 &&
    mainframeDigits.test(text) &&
    letters > 0.8 * text.length &&
    !text.includes(' ')
  )
}
