import { inkShade, type Raster } from './raster.ts'

/** Shortest lines that are taken off, in points: no letter and no dash is so long. */
const shortest = { across: 40, down: 26 } as const
/** Thicker ones are bars and pictures. */
const thickest = 2
const paper = 255
/** Gray that scanners leave beside ink. */
const rim = 200

/**
 * A page without the lines of its form or table, which readers take for letters or join with them. What crosses a line
 * stays whole, but for a dot where it touches.
 */
export function withoutRuledLines(raster: Raster, dotsPerPoint: number): Raster {
  const { width, height } = raster
  const thick = Math.max(2, Math.round(thickest * dotsPerPoint))
  const long = (points: number) => Math.round(points * dotsPerPoint)
  const across = { along: 1, beside: width, lines: height, dots: width }
  const down = { along: width, beside: 1, lines: width, dots: height }
  // Where two lines cross, the second is no thicker once the first is gone.
  const rest = withoutLines(raster.gray, across, { long: long(shortest.across), thick })
  return { width, height, gray: withoutLines(rest, down, { long: long(shortest.down), thick }) }
}

interface Way {
  /** Steps from dot to dot along a line, and from line to line. */
  readonly along: number
  readonly beside: number
  readonly lines: number
  readonly dots: number
}

function withoutLines(
  from: Uint8Array,
  { along, beside, lines, dots }: Way,
  { long, thick }: { readonly long: number; readonly thick: number },
): Uint8Array {
  const gray = Uint8Array.from(from)
  for (let line = 0; line < lines; line++) {
    let run = 0
    for (let dot = 0; dot <= dots; dot++) {
      const isInk = dot < dots && (from[line * beside + dot * along] ?? paper) < inkShade + 32
      if (isInk) {
        run++
        continue
      }
      if (run >= long)
        for (let at = dot - run; at < dot; at++)
          eraseAcross(from, gray, line * beside + at * along, beside, thick)
      run = 0
    }
  }
  return gray
}

/** Takes a dot of a line off with its rim, where the ink there is no thicker than a line. */
function eraseAcross(
  from: Uint8Array,
  gray: Uint8Array,
  at: number,
  beside: number,
  thick: number,
): void {
  let [first, last] = [at, at]
  const isDark = (dot: number) => (from[dot] ?? paper) < rim
  while (isDark(first - beside) && last - first < thick * beside) first -= beside
  while (isDark(last + beside) && last - first < thick * beside) last += beside
  if (last - first >= thick * beside) return
  for (let dot = first; dot <= last; dot += beside) gray[dot] = paper
}
