import type { ClaimLine } from '@plumbline/engine'

/** A line of text of a medical record, as it stands on its page. */
export interface RecordLine {
  /** 1 first. */
  readonly page: number
  readonly text: string
}

/** What a record is held against: the line of the claim, without who the patient is. */
export type BilledLine = Pick<
  ClaimLine,
  | 'serviceFromDay'
  | 'serviceThroughDay'
  | 'procedureCode'
  | 'modifiers'
  | 'units'
  | 'ndcQuantity'
  | 'unitOfMeasure'
  | 'diagnoses'
  | 'ageYears'
  | 'sex'
  | 'renderingNpi'
  | 'billingNpi'
  | 'facilityNpi'
  | 'prescriberNpi'
>

/** What can be asked of a record without understanding its medicine; `apart`, whether a service was separate, only by a model. */
export type RecordQuestion =
  | 'patient'
  | 'date'
  | 'provider'
  | 'signature'
  | 'side'
  | 'time'
  | 'apart'
  | 'dose'
  | 'waste'
  | 'diagnosis'
  | 'level'
  | 'criteria'

/** How the record, as far as it was supplied, answers. */
export type RecordAnswer = 'supported' | 'not-found' | 'contradicted' | 'cannot-tell'

/** A line of the record, letter for letter. */
export interface Quote {
  readonly page: number
  readonly text: string
}

/** One question, its answer and what in the record it rests on. */
export interface RecordReview {
  readonly question: RecordQuestion
  readonly answer: RecordAnswer
  /** One sentence. */
  readonly because: string
  /** In the order of the pages, at most five. */
  readonly quotes: readonly Quote[]
}

/** What a question comes to; undefined where it does not arise for the line. */
export type Asked = Omit<RecordReview, 'question'> | undefined
