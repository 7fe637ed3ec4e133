import { inkShade, type Raster } from './raster.ts'

/** Black print is darker than this, the red of a form in a gray scan lighter. */
const darkest = 85
/** Shares of the ink, without the gray rims of dark letters: so much must be of either kind. */
const leastLight = 0.2
const leastDark = 0.1
const ink = inkShade + 20
const paper = 255

/**
 * A form in a gray scan without its own red print, which is lighter than what was filled in; the page as it is where
 * its ink is of one kind.
 */
export function withoutLightInk(raster: Raster): Raster {
  const { width, gray } = raster
  const beside = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1]
  let [light, dark] = [0, 0]
  for (const [at, shade] of gray.entries()) {
    if (shade >= ink) continue
    if (shade < darkest) dark++
    else if (beside.every((step) => (gray[at + step] ?? paper) >= darkest)) light++
  }
  const all = light + dark
  if (light < leastLight * all || dark < leastDark * all) return raster
  return { ...raster, gray: gray.map((shade) => (shade < darkest ? shade : paper)) }
}
