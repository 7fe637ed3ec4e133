import { deadlineSaid, statedDay } from '../deadlines/deadline.ts'
import type { DeadlineSaid } from '../deadlines/deadline.ts'
import { facts } from '../facts/facts.ts'
import { letterKind } from '../kinds/index.ts'
import type { ElementSource, LetterClock, LetterElement } from '../kinds/kind.ts'
import { lawCitation, lawsOfStates } from '../laws/laws.ts'
import type { Block, ChecklistItem, Letter, LetterInput, MissingFact, Words } from '../letter.ts'
import { LetterContext } from './letter-context.ts'

/**
 * A letter with what it still lacks. Pure: the same input gives the same letter. It says only what the
 * findings and the stated facts say; a fact that is missing stands in the text as what it is.
 */
export function composeLetter(input: LetterInput): Letter {
  const kind = letterKind(input.situation)
  const context = new LetterContext(input)
  const missing = kind.elements.flatMap((element) => lackedBy(element, context))
  if (!kind.roles.includes(input.role))
    missing.unshift({
      fact: 'A sender who writes such letters',
      why: `${kind.title} is not written in this role.`,
    })
  const blocks = kind.elements.flatMap((element) => element.write?.(context) ?? [])
  missing.push(...openIn(blocks))
  return {
    title: kind.title,
    blocks,
    checklist: kind.elements.map((element) => checked(element, context)),
    missing: once(missing),
    deadlines: [
      ...kind.clocks.flatMap((clock) => runs(clock, context)),
      ...(kind.deadlines?.(context) ?? []),
    ],
  }
}

function lackedBy(element: LetterElement, context: LetterContext): MissingFact[] {
  const why = element.label
  const unstated = element.needs.filter((key) => context.stated(key) === undefined)
  return [
    ...unstated.map((key) => ({ fact: facts[key].label, why })),
    ...(element.lacks?.(context) ?? []).map((fact) => ({ fact, why })),
  ]
}

function checked(element: LetterElement, context: LetterContext): ChecklistItem {
  const { id, label, source } = element
  return {
    element: id,
    label,
    done: lackedBy(element, context).length === 0,
    source: sourceSaid(source),
  }
}

function runs(
  { clock, from, fromWhat, begins }: LetterClock,
  context: LetterContext,
): DeadlineSaid[] {
  const stated = statedDay(context.input.facts[from])
  if (stated === undefined) return []
  const { today } = context.input
  return [deadlineSaid(clock, begins?.(stated) ?? stated, { fromWhat, today })]
}

/** What one state requires of its payers is good practice elsewhere. */
function sourceSaid(source: ElementSource): string {
  if (source === 'practice') return 'good practice'
  const cited = lawCitation(source)
  return lawsOfStates.has(source) ? `good practice, and required by ${cited}` : cited
}

/** Whatever stands open in the text, so that no final letter can hold a gap. */
function openIn(blocks: readonly Block[]): MissingFact[] {
  return blocks
    .flatMap(wordsIn)
    .flat()
    .flatMap((word) =>
      typeof word === 'string' ? [] : [{ fact: word.needed, why: 'It stands in the text' }],
    )
}

function wordsIn(block: Block): readonly Words[] {
  switch (block.kind) {
    case 'heading':
      return []
    case 'subject':
    case 'paragraph':
      return [block.words]
    case 'list':
      return block.items
    case 'table':
      return block.rows.flat()
    case 'address':
    case 'signature':
      return block.lines
  }
}

/** A fact that several elements need is missing once. */
function once(missing: readonly MissingFact[]): MissingFact[] {
  const byFact = new Map<string, MissingFact>()
  for (const item of missing) if (!byFact.has(item.fact)) byFact.set(item.fact, item)
  return Array.from(byFact.values())
}
