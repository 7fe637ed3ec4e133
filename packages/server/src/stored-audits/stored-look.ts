import { LookColumn, UploadLook } from '@plumbline/contract'
import { isoDate, type Day } from '@plumbline/engine'
import type { ColumnClues, Look, SetAsideGroup } from '@plumbline/intake'
import * as z from 'zod'
import { placeShown, placeToStore, StoredPlace } from './row-place.ts'
import { sealResult, unsealResult, type ResultsKey } from '../files/results-key.ts'

/** What may be told of a column's values; missing where the column is in no doubt. */
const Clues = z.object({ shapes: z.array(z.string()), fits: z.array(z.string()) })

const notKept = { upload: true, choices: true, mapping: true, help: true } as const

const Stored = UploadLook.omit(notKept).extend({
  /** Of the headings, for a mapping that is to be remembered. */
  fingerprint: z.string(),
  columns: z.array(LookColumn.extend({ clues: Clues.optional() })),
  /** Where rows stand of which pictures can be asked for. */
  placesOfRows: z.array(z.object({ row: z.number().int(), place: StoredPlace })).default([]),
})

/** A look as it is kept until it is answered. */
export type StoredLook = z.infer<typeof Stored>

/** Sealed with the upload's own key, by the process that read the file. */
export function sealLook(key: ResultsKey, look: Look): Buffer {
  return sealResult(key, 'look', Buffer.from(JSON.stringify(storedLook(look))))
}

export function openLook(key: ResultsKey, sealed: Buffer): StoredLook {
  return Stored.parse(JSON.parse(unsealResult(key, 'look', sealed).toString('utf8')))
}

const columnsShown = 300
const setAsideShown = 20

function storedLook({ table, totals, recognized, ...look }: Look): StoredLook {
  const { headerRow, isFixed, fingerprint, columns, top } = table
  const { kind, because } = recognized
  const shown = look.setAside.slice(0, setAsideShown)
  return {
    ...{ form: look.form, notes: [...look.notes], headerRow, isFixed, fingerprint },
    recognized: { kind, because },
    columns: columns.slice(0, columnsShown).map(({ meaning, samples, clues, ...column }) => ({
      ...column,
      meaning: meaning ?? null,
      samples: [...samples],
      ...(clues && { clues: keptClues(clues) }),
    })),
    top: top.map((row) => ({ ...row })),
    totals: totals ? answeredTotals(totals) : null,
    setAside: shown.map(({ places, examples, ...group }) => ({
      ...group,
      examples: [...examples],
      places: Array.from(places, ([row, place]) => ({ row, ...placeShown(place) })),
    })),
    placesOfRows: shown.flatMap(placesIn),
    questions: look.questions.map(({ kind: asked, text, keys }) => ({
      kind: asked,
      text,
      keys: [...keys],
    })),
  }
}

function keptClues({ shapes, fits }: ColumnClues) {
  return { shapes: [...shapes], fits: [...fits] }
}

function placesIn({ places }: SetAsideGroup): StoredLook['placesOfRows'] {
  return Array.from(places, ([row, place]) => ({ row, place: placeToStore(place) }))
}

function answeredTotals(totals: NonNullable<Look['totals']>): StoredLook['totals'] {
  const { rows, lines, setAside, patients, claims } = totals
  return {
    ...{ rows, lines, setAside, patients, claims },
    charge: totals.chargeCents / 100,
    allowed: totals.allowedCents / 100,
    paid: totals.paidCents / 100,
    firstDay: dayText(totals.firstDay),
    lastDay: dayText(totals.lastDay),
  }
}

function dayText(day: Day | undefined): string | null {
  return day === undefined ? null : isoDate(day)
}
