import { FindingItem } from '@plumbline/contract'
import type { LetterLine } from '@plumbline/letters'
import * as z from 'zod'
import type { CaseSnapshot } from './case-snapshot.ts'

const day = z.number().int().optional()
const cents = z.number().int().optional()
const Line = z.object({
  claimId: z.string().optional(),
  member: z.string().optional(),
  serviceDay: day,
  billedBy: z.string().optional(),
  service: z.string(),
  units: z.number().optional(),
  chargedCents: cents,
  paidCents: cents,
  paidDay: day,
  atRiskCents: z.number(),
})

const Stored = z.object({
  item: FindingItem,
  letter: z.object({
    ruleId: z.string(),
    title: z.string(),
    sentence: z.string(),
    class: z.enum(['error', 'lead', 'outlier']),
    basis: z.enum(['binding', 'plan', 'benchmark', 'statistical']).optional(),
    sources: z.array(
      z.object({ title: z.string(), section: z.string(), release: z.string().optional() }),
    ),
    arithmetic: z.string(),
    clearedBy: z.string(),
    lines: z.array(Line.transform(wholeLine)),
    compared: z.array(Line.transform(wholeLine)).optional(),
  }),
})

/** What is absent from JSON is undefined in a letter. */
function wholeLine(stored: z.infer<typeof Line>): LetterLine {
  const { claimId, member, serviceDay, units, chargedCents, paidCents, paidDay, ...rest } = stored
  return { ...rest, claimId, member, serviceDay, units, chargedCents, paidCents, paidDay }
}

/** A snapshot that was kept as JSON. */
export function asSnapshot(text: string): CaseSnapshot {
  return Stored.parse(JSON.parse(text))
}
