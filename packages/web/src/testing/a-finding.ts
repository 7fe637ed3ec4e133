import { FindingItem, FindingsPage, FindingWhole } from '@plumbline/contract'

/** One open finding of a list, with what a test changes. */
export function aFinding(changes: Partial<FindingItem> = {}): FindingItem {
  return FindingItem.parse({
    ...{ id: 'f1', uploadId: 'u1', uploadName: 'July', claimId: 'C-1', row: 2 },
    ...{ ruleId: 'duplicate-line', title: 'The same service twice', category: 'duplicate' },
    ...{ class: 'error', standing: 'firm', dollars: 120.5, paid: 150, code: '99213' },
    serviceDate: '2026-03-04',
    provider: { mark: 'p1', label: 'Payee One' },
    patient: { mark: 'm1', label: 'Member 1' },
    summary: '99213 is billed on two lines of one day',
    ...{ decision: 'open', reason: null, decidedBy: null, decidedAt: null },
    ...{ carriedOver: false, caseId: null },
    ...changes,
  })
}

export function aFindingsPage(items: readonly FindingItem[], total = items.length): FindingsPage {
  const firm = items.reduce((sum, { dollars }) => sum + dollars, 0)
  return FindingsPage.parse({ items, total, dollars: { firm, recordsNeeded: 0, inDoubt: 7 } })
}

/** The same finding whole: two lines, of which two cells decide. */
export function aWholeFinding(item: FindingItem, changes: object = {}): FindingWhole {
  const line = (row: number, atFault: boolean) => ({
    ...{ row, place: null, isEarlier: false, atFault, atRisk: atFault ? item.dollars : 0 },
    cells: [
      { field: 'procedureCode', label: 'procedure code', value: '99213', decides: true },
      { field: 'paidCents', label: 'paid amount', value: '$150.00', decides: false },
    ],
  })
  const { ruleId, category, title } = item
  return FindingWhole.parse({
    item,
    finding: {
      ...{ ruleId, ruleVersion: 3, category, class: item.class, basis: 'binding', title },
      ...{ message: 'Both lines bill 99213.', rows: [2, 5], amountAtRiskCents: 12_050 },
      ...{ evidence: [], arithmetic: '$120.50 = paid on row 5.', clearedBy: 'Modifier 76.' },
      ...{ suggestedFix: 'Ask for the second payment back.' },
      words: {
        by: 'rules',
        reviewer: 'It was paid more than once.',
        provider: 'You were paid more than once.',
        patient: 'It is on the bill more than once.',
      },
      sources: [{ title: 'NCCI Policy Manual', section: 'Chapter 1' }],
    },
    lines: [line(2, false), line(5, true)],
    ...{ linesLeftOut: 0, history: [], earlierDecision: null, rulePage: '/rules/x', ofRecords: [] },
    ...changes,
  })
}
