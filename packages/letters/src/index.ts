export { letterAsks, type LetterAsk } from './asks/letter-asks.ts'
export { argumentGroups, type ArgumentGroup } from './compose/argument-groups.ts'
export { composeLetter } from './compose/compose-letter.ts'
export { recipientText, type NamedLine } from './compose/recipient-text.ts'
export { startedClock } from './deadlines/started-clock.ts'
export type { DeadlineSaid } from './deadlines/deadline.ts'
export {
  caseFacts,
  factKeys,
  facts,
  isFactKey,
  type CaseFact,
  isCaseFact,
  type FactKey,
} from './facts/facts.ts'
export { letterKind, situationsOf } from './kinds/index.ts'
export {
  roles,
  situations,
  type Block,
  type ChecklistItem,
  type Letter,
  type LetterFinding,
  type LetterInput,
  type LetterLine,
  type MissingFact,
  type Role,
  type Situation,
  type Words,
} from './letter.ts'
export { letterDocx } from './render/letter-docx.ts'
export { letterHtml } from './render/letter-html.ts'
