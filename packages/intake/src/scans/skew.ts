import { inkShade, type Raster } from './raster.ts'

/** Paper is laid no more askew than this. */
const farthest = 0.09
const coarse = 0.005
const fine = 0.0005
/** Of the picture in which the angle is looked for, in dots. */
const smallWidth = 850

/**
 * By what angle the lines of a page fall to the right, in radians: that at which its ink stands in the sharpest rows.
 * 0 where it is straight or has no lines.
 */
export function skewOf(raster: Raster): number {
  const ink = inkOf(raster)
  const rough = sharpest(ink, -farthest, farthest, coarse)
  const angle = sharpest(ink, rough - coarse, rough + coarse, fine)
  return Math.abs(angle) < fine / 2 ? 0 : angle
}

/** The page turned back by an angle about its middle, white where nothing was. */
export function straightened(raster: Raster, angle: number): Raster {
  if (angle === 0) return raster
  const { width, height, gray } = raster
  const turned = new Uint8Array(gray.length)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [width / 2, height / 2]
  for (let y = 0; y < height; y++) {
    const [downX, downY] = [sine * (y - middleY), cosine * (y - middleY)]
    for (let x = 0; x < width; x++) {
      const fromX = middleX + cosine * (x - middleX) - downX
      const fromY = middleY + sine * (x - middleX) + downY
      turned[y * width + x] = shadeAt(raster, fromX, fromY)
    }
  }
  return { width, height, gray: turned }
}

/** Between dots, their mean by distance. */
function shadeAt({ width, height, gray }: Raster, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255
  const at = top * width + left
  const [right, down] = [x - left, y - top]
  const above = (gray[at] ?? 255) * (1 - right) + (gray[at + 1] ?? 255) * right
  const below = (gray[at + width] ?? 255) * (1 - right) + (gray[at + width + 1] ?? 255) * right
  return above * (1 - down) + below * down
}

interface Ink {
  readonly x: Float32Array
  readonly y: Float32Array
  readonly rows: number
}

/** Dots of ink of a smaller picture, about its middle. */
function inkOf({ width, height, gray }: Raster): Ink {
  const step = Math.max(1, Math.round(width / smallWidth))
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let y = 0; y < height; y += step)
    for (let x = 0; x < width; x += step)
      if ((gray[y * width + x] ?? 255) < inkShade) {
        xs.push((x - width / 2) / step)
        ys.push((y - height / 2) / step)
      }
  return { x: Float32Array.from(xs), y: Float32Array.from(ys), rows: Math.ceil(height / step) }
}

function sharpest(ink: Ink, from: number, to: number, step: number): number {
  let best = { angle: 0, sharpness: -1 }
  for (let angle = from; angle <= to; angle += step) {
    const sharpness = sharpnessAt(ink, angle)
    if (sharpness > best.sharpness) best = { angle, sharpness }
  }
  return best.angle
}

/** Sum of squares of the ink in each row. */
function sharpnessAt({ x, y, rows }: Ink, angle: number): number {
  const counts = new Float64Array(rows * 2)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  for (let at = 0; at < x.length; at++) {
    const row = Math.round(cosine * (y[at] ?? 0) - sine * (x[at] ?? 0)) + rows
    counts[row] = (counts[row] ?? 0) + 1
  }
  return counts.reduce((sum, count) => sum + count * count, 0)
}
