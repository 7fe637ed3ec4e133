import { hundredth, type PackedField } from './pdf-page.ts'

/** What is asked of the page of a PDF: the matrix from its own space to the page as it is looked at. */
interface Viewport {
  readonly transform: readonly number[]
}

/** Whether an annotation is a field to fill in. */
export function isField(annotation: unknown): annotation is object {
  return (
    typeof annotation === 'object' &&
    annotation !== null &&
    Reflect.get(annotation, 'subtype') === 'Widget'
  )
}

/** The fields of a page that hold something, and where each stands. */
export function filledFields(annotations: readonly unknown[], viewport: Viewport): PackedField[] {
  return annotations.filter(isField).flatMap((field): PackedField[] => {
    const value = valueOf(field).trim()
    const rectangle: unknown = Reflect.get(field, 'rect')
    if (value === '' || !Array.isArray(rectangle)) return []
    const [left, bottom, right, top] = rectangle.filter(isNumber)
    if (left === undefined || bottom === undefined || right === undefined || top === undefined)
      return []
    const [x1, y1] = seen(viewport, left, bottom)
    const [x2, y2] = seen(viewport, right, top)
    return [[value, Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]]
  })
}

function seen(
  { transform: [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] }: Viewport,
  x: number,
  y: number,
) {
  return [hundredth(a * x + c * y + e), hundredth(b * x + d * y + f)] as const
}

/** What was typed or chosen; `X` in a box that is ticked. */
function valueOf(field: object): string {
  const value: unknown = Reflect.get(field, 'fieldValue')
  const ticked: unknown = Reflect.get(field, 'exportValue') ?? Reflect.get(field, 'buttonValue')
  if (Reflect.get(field, 'checkBox') === true || Reflect.get(field, 'radioButton') === true) {
    return value !== 'Off' && value !== null && value !== '' && value === ticked ? 'X' : ''
  }
  if (Reflect.get(field, 'fieldType') === 'Btn') return ''
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'string').join(' ')
  return typeof value === 'string' ? value : ''
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
