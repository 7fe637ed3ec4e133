import { withoutLightInk } from './light-ink.ts'
import type { PagePicture, PagePictures } from './page-pictures.ts'
import { isBlank } from './raster.ts'
import { withoutRuledLines } from './ruled-lines.ts'
import { packScannedWord, type PackedScannedWord, type PageToScan } from './scanned-page.ts'
import { skewOf, straightened } from './skew.ts'
import { withoutSmallPrint } from './small-print.ts'
import type { JudgedWord } from './two-readings.ts'

/** The size in which pages are shown to the readers. */
export const dotsPerInch = 300

/** A page as readers see it: straight, without ruled lines. Undefined where there is nothing to read. */
export async function straightPage(
  pictures: PagePictures,
  { page, wordsAsText, withoutSmallPrint: isForm = false }: PageToScan,
): Promise<PagePicture | undefined> {
  if (wordsAsText > 0 && !pictures.hasPictures(page)) return undefined
  const picture = await pictures.pictureOf(page, dotsPerInch)
  if (isBlank(picture)) return undefined
  const { scale } = picture
  const straight = straightened(picture, skewOf(picture))
  const unruled = withoutRuledLines(isForm ? withoutLightInk(straight) : straight, scale)
  return { ...(isForm ? withoutSmallPrint(unruled, scale) : unruled), scale }
}

/** Words in points of the page, as they travel, of words in dots. */
export function asPacked(scale: number): (word: JudgedWord) => PackedScannedWord {
  return ({ text, doubt, left, right, baseline, size }: JudgedWord) =>
    packScannedWord({
      text,
      ...(doubt !== undefined && { doubt }),
      left: left / scale,
      right: right / scale,
      baseline: baseline / scale,
      size: size / scale,
    })
}
