import type { FormFacts } from './form-columns.table.ts'

const drug = /N4\s*(\d[\d-]{9,12})\s*(?:(UN|ML|GR|F2|ME)\s*(\d+(?:\.\d+)?))?/i
const minutes = /^7.*?\b(\d{1,4})\s*(?:minutes|mins?)\b/i

/**
 * What the shaded line of box 24, or the description of a revenue line, says of the service: a drug
 * (`N400026064871 UN1.5`: qualifier, NDC, unit and quantity) or the minutes of anesthesia
 * (`7Begin 1245 End 1415 Time 90 minutes`).
 */
export function supplementOf(text: string): FormFacts {
  const found = drug.exec(text)
  const time = minutes.exec(text)
  return {
    ...(found?.[1] !== undefined && { ndc: found[1] }),
    ...(found?.[2] !== undefined && { unitOfMeasure: found[2].toUpperCase() }),
    ...(found?.[3] !== undefined && { ndcQuantity: found[3] }),
    ...(time?.[1] !== undefined && { anesthesiaMinutes: time[1] }),
  }
}
