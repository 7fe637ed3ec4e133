import { historyIndex, type ClaimLine } from '../../claim/claim-line.ts'
import { deaStanding } from '../../codes/dea.ts'
import { areMaskedNumbers } from '../../facts/bills/npis/masked-numbers.ts'
import { cells, drugField } from '../../findings/evidence.ts'
import {
  cannotTell,
  eachOpenLine,
  finding,
  look,
  notApplicable,
  pass,
  type Outcome,
} from '../../rule/outcome.ts'
import { deniedOrPending } from '../../rule/reasons.ts'
import { cite, defineGroupRule } from '../../rule/rule.ts'
import { field, say, words } from '../../sentences/say.ts'

const maskedFile = cannotTell('the DEA numbers of this file are masked or made up')
const otherNumber = cannotTell('the number has not the form of a DEA number')
const noNumber = notApplicable('the line names its prescriber by no DEA number')

/** Prescribers named by a DEA number that was never given out, or given to nobody who prescribes. */
export const deaNumberImpossible = defineGroupRule({
  id: 'dea-number-impossible',
  version: 1,
  title: 'DEA number that no prescriber can have',
  category: 'data-quality',
  class: 'error',
  basis: 'binding',
  auditTypes: ['pharmacy'],
  scope: 'batch',
  sources: [
    cite('21 CFR 1306.05', '(a) prescriptions for controlled substances bear the DEA number'),
    cite('21 CFR 1306.03', '(a) who may prescribe: practitioners who are registered or exempt'),
    cite('DEA Pharmacist’s Manual', 'structure of a registration number and its check digit'),
  ],
  needs: { fields: [] },
  clearedBy: 'The DEA number on the prescription, as the registration lookup of the DEA shows it.',
  suggestedFix: 'Ask the pharmacy for the prescription and the number on it.',
  triage: ({ standing }) => (standing.isDenied ? deniedOrPending : look),
  judge({ lines }) {
    const areMasked = areMaskedDeas(lines)
    return eachOpenLine((line) =>
      line.index === historyIndex ? noNumber : outcomeOf(line, areMasked),
    )
  },
})

/** Whether the numbers of the file are masks, as far as their check digits show it. */
function areMaskedDeas(lines: readonly ClaimLine[]): boolean {
  const all = new Set(lines.flatMap(({ prescriberDea }) => prescriberDea ?? []))
  const wrong = Array.from(all).filter((each) => deaStanding(each) === 'wrong-check-digit')
  return areMaskedNumbers(wrong, all.size)
}

function outcomeOf(line: ClaimLine, areMasked: boolean): Outcome {
  const { prescriberDea } = line
  if (prescriberDea === undefined) return noNumber
  switch (deaStanding(prescriberDea)) {
    case 'valid':
      return pass
    case 'no-dea-number':
      return otherNumber
    case 'wrong-check-digit':
      return areMasked
        ? maskedFile
        : flag(line, 'fails its check digit, so nobody was ever given it')
    case 'not-a-prescriber':
      return areMasked
        ? maskedFile
        : flag(
            line,
            'begins like those of distributors and treatment programs, which prescribe nothing',
          )
  }
}

function flag(line: ClaimLine, fault: string): Outcome {
  return finding({
    message: say`The DEA number ${field(line, 'prescriberDea')} of the prescriber ${words(fault)}.`,
    lines: [line],
    evidence: cells(line, 'prescriberDea', drugField(line)),
    ...(deaStanding(line.prescriberDea ?? '') === 'not-a-prescriber' && { class: 'lead' as const }),
  })
}
