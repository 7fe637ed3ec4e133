import type { PdfPage } from '../pdf/pdf-page.ts'
import { FormPage, type Shift } from './form-page.ts'
import { boxOfRevenueLine, boxOfService } from './line-box.ts'
import { signsOfCms1500, signsOfUb04, type FormSigns } from './form-signs.ts'
import type { ClaimForm, FormClaim } from './form-claim.ts'
import { readCms1500 } from './read-cms-1500.ts'
import { readUb04 } from './read-ub-04.ts'

/** A form with how it is read and how it is known. */
interface KnownForm extends ClaimForm {
  readonly read: (page: FormPage) => FormClaim
  /** What stands where only this form has it. */
  readonly signsIn: (claim: FormClaim) => FormSigns
  /** Where pages of this form may lie on larger paper. */
  readonly margins: readonly Shift[]
}

const atHome: Shift = { right: 0, down: 0 }

/** The forms that are read, the professional one first. */
export const claimForms: readonly KnownForm[] = [
  {
    name: 'CMS-1500',
    placeOf: (line) => (line === 0 ? 'CMS-1500' : `box 24, line ${line}`),
    boxOf: boxOfService,
    read: readCms1500,
    signsIn: signsOfCms1500,
    margins: [atHome],
  },
  {
    name: 'UB-04',
    placeOf: (line) => (line === 0 ? 'UB-04' : `form locator 42 to 47, line ${line}`),
    boxOf: boxOfRevenueLine,
    read: readUb04,
    signsIn: signsOfUb04,
    margins: [atHome, { right: 36, down: 36 }],
  },
]

/** A page that was known as a form. */
export interface PlacedForm {
  readonly form: KnownForm
  readonly shift: Shift
  readonly claim: FormClaim
}

/** So much beside the lines must stand in its place. */
const fewestSigns = 3

/** Printers miss the boxes by up to a third of an inch. */
const farthest = 24
const step = { right: 4, down: 3 }

/**
 * Which form a page is, and how far it was printed from where it belongs: by what stands in the boxes, so that
 * neither lines nor labels of the form need be in the file. Undefined where it is none.
 *
 * @param before the form of the page before, which is tried first
 */
export function placeForm(page: PdfPage, before?: PlacedForm): PlacedForm | undefined {
  if (before) {
    const same = tried(page, before.form, before.shift, 0)
    if (same) return same.placed
  }
  const home: Tried[] = []
  for (const form of claimForms) {
    for (const margin of form.margins) {
      const here = tried(page, form, margin)
      if (here?.isWhole === true) return here.placed
      if (here) home.push(here)
    }
  }
  // Where it belongs, unless it is more of a form elsewhere.
  return [...home, ...claimForms.flatMap((form) => bestOf(page, form))].toSorted(
    (a, b) => b.likeness - a.likeness,
  )[0]?.placed
}

interface Tried {
  readonly likeness: number
  /** Each of its lines has all that a service must have, with its charge in dollars and cents. */
  readonly isWhole: boolean
  readonly placed: PlacedForm
}

/** @param fewestServices 0 where the page before was this form already: a form may have none */
function tried(
  page: PdfPage,
  form: KnownForm,
  shift: Shift,
  fewestServices = 1,
): Tried | undefined {
  const claim = form.read(new FormPage(page, shift))
  const { services, others } = form.signsIn(claim)
  const isForm = services >= fewestServices && others >= fewestSigns
  const unclear = claim.lines.filter(({ because }) => because === 'unclear-amount').length
  const likeness = 10 * services + others - unclearWeight * unclear
  const isWhole = unclear === 0 && services === claim.lines.length
  return isForm ? { likeness, isWhole, placed: { form, shift, claim } } : undefined
}

/** A form that was printed beside its place has its cents beside their line: then another place may tell them. */
const unclearWeight = 5

/** In the middle of the shifts that fit best. */
function bestOf(page: PdfPage, form: KnownForm): Tried[] {
  const all = form.margins.flatMap((margin) =>
    shiftsAround(margin).flatMap((shift) => tried(page, form, shift) ?? []),
  )
  const most = Math.max(0, ...all.map(({ likeness }) => likeness))
  const best = all.filter(({ likeness }) => likeness === most)
  const middle = {
    right: mean(best.map(({ placed }) => placed.shift.right)),
    down: mean(best.map(({ placed }) => placed.shift.down)),
  }
  const nearest = best.toSorted(
    (one, other) => distance(one.placed.shift, middle) - distance(other.placed.shift, middle),
  )
  return nearest.slice(0, 1)
}

function shiftsAround(margin: Shift): Shift[] {
  const shifts: Shift[] = []
  for (let right = -farthest; right <= farthest; right += step.right)
    for (let down = -farthest; down <= farthest; down += step.down)
      shifts.push({ right: margin.right + right, down: margin.down + down })
  return shifts
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function distance(one: Shift, other: Shift): number {
  return Math.hypot(one.right - other.right, one.down - other.down)
}
