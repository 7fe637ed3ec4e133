import type { LetterInList, LetterWhole } from '@plumbline/contract'
import { day, type Day } from '@plumbline/engine'
import {
  composeLetter,
  isCaseFact,
  isFactKey,
  letterAsks,
  letterHtml,
  letterKind,
  type Letter,
  type LetterInput,
  type Situation,
} from '@plumbline/letters'
import type { LetterRow } from '../../db/cases/letters.ts'
import { referenceOf } from '../../stored-audits/case-reference.ts'
import { type OpenedCase } from './case-answer.ts'
import { chosenArguments } from './chosen-words.ts'
import type { LetterWording } from './letter-wording.ts'

export function letterInList(row: LetterRow): LetterInList {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    situation: row.situation,
    title: letterKind(row.situation).title,
    createdAt: row.created_at.toISOString(),
    hash: row.hash?.toString('hex') ?? null,
  }
}

/** All that a letter of a case is composed from, as it stands now. */
export function letterInputOf(
  { row, content, findings }: OpenedCase,
  situation: Situation,
): LetterInput {
  const { facts, claimFacts, answers } = content
  const chosen = chosenArguments({ content, findings }, situation)
  return {
    situation,
    role: row.role,
    reference: referenceOf(row),
    today: today(),
    findings: findings.map(({ item, letter }) => ({ ...letter, answer: answers[item.id] })),
    facts: named(facts, isFactKey),
    claimFacts: Object.fromEntries(
      Object.entries(claimFacts).map(([claim, ofClaim]) => [claim, named(ofClaim, isCaseFact)]),
    ),
    ...(Object.keys(chosen).length > 0 && { arguments: chosen }),
  }
}

function named<Name extends string>(
  stated: Readonly<Record<string, string>>,
  isName: (word: string) => word is Name,
): Partial<Record<Name, string>> {
  const known: Partial<Record<Name, string>> = {}
  for (const [name, value] of Object.entries(stated)) if (isName(name)) known[name] = value
  return known
}

const easternDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' })

/** The day it is in the eastern United States: in universal time an evening's letter is of tomorrow. */
export function today(now = new Date()): Day {
  return day(easternDay.format(now))
}

/** A draft as it reads now, with the words that it may hold. */
export function draftWhole(
  opened: OpenedCase,
  row: LetterRow,
  wording: LetterWording,
): LetterWhole {
  const input = letterInputOf(opened, row.situation)
  const letter = composeLetter(input)
  return {
    ...letterInList(row),
    caseId: opened.row.id,
    role: opened.row.role,
    ...checks(letter),
    asks: letterAsks(input).map(({ claimId, findingAt, choices, ...ask }) => ({
      ...ask,
      choices: [...choices],
      claimId: claimId ?? null,
      findingId: findingAt === undefined ? null : (opened.findings[findingAt]?.item.id ?? null),
    })),
    ...wording,
    html: letterHtml(letter, 'draft'),
  }
}

/** What a final letter was locked with. */
export type LetterChecks = Pick<LetterWhole, 'missing' | 'checklist' | 'deadlines'>

export function checks({ missing, checklist, deadlines }: Letter): LetterChecks {
  return {
    missing: missing.map((item) => ({ ...item })),
    checklist: checklist.map((item) => ({ ...item })),
    deadlines: deadlines.map((item) => ({ ...item })),
  }
}
