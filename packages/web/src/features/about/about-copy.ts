export const audiences = [
  { name: 'Third-party administrators', need: 'Check what was paid before a client asks.' },
  { name: 'Self-funded employers', need: 'See where the health plan’s money goes.' },
  { name: 'Pharmacy benefit managers', need: 'Find quantity, supply and rebate problems.' },
  { name: 'Audit firms', need: 'Test every claim, with working papers that stand.' },
  { name: 'Brokers and consultants', need: 'Bring clients figures instead of guesses.' },
  { name: 'Healthcare advocates', need: 'Show a patient what is wrong with a bill.' },
  { name: 'Medical bill auditors', need: 'Spend the day on judgment, not on look-ups.' },
  { name: 'Legal teams', need: 'Cite the rule, the release and the arithmetic.' },
  { name: 'Healthcare providers', need: 'Fix claims before they are denied.' },
] as const

export const values = [
  { name: 'Accuracy', text: 'A wrong finding is a defect. What cannot be told is said to be so.' },
  {
    name: 'Openness',
    text: 'Every finding shows its rule, its source, its evidence and its sums.',
  },
  { name: 'Privacy', text: 'Health records are handled with the care we would want for our own.' },
  { name: 'Fairness', text: 'Underpayments count as much as overpayments; each line counts once.' },
] as const
