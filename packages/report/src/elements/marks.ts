import { classNames, type ErrorFlag, type FindingClass } from '@plumbline/engine'
import { html, type Markup } from '../html.ts'
import { flagMarks } from '../words/classes.ts'

/** A status with its mark: filled, half filled or open, so that it reads without color. */
export function flagMark(flag: ErrorFlag): Markup {
  return html`<span class="mark ${flagMarks[flag]}">${flag}</span>`
}

/** A class of finding with its mark. */
export function classMark(findingClass: FindingClass): Markup {
  return html`<span class="mark ${findingClass}">${classNames[findingClass]}</span>`
}
